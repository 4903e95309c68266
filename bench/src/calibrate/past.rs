//! The shipped files as they stood on a past date, and what came after it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use data_room::Gathered;
use pipeline::Timestamp;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind, Found};

/// A stock whose prices and accounts ship.
#[derive(Debug, Clone, Copy)]
pub struct Stock {
    /// The name in the question.
    pub name: &'static str,
    /// The symbol in the instrument master.
    symbol: &'static str,
    /// The ticker in the file of prices.
    prices: &'static str,
}

/// The stocks with more than a few years of prices.
pub const STOCKS: [Stock; 4] = [
    stock("Apple", "AAPL", "AAPL"),
    stock("Alphabet", "GOOGL", "GOOG"),
    stock("IBM", "IBM", "IBM"),
    stock("Microsoft", "MSFT", "MSFT"),
];

const fn stock(name: &'static str, symbol: &'static str, prices: &'static str) -> Stock {
    Stock { name, symbol, prices }
}

/// Series of the economy: the id that the data room asks for, and the column of `macro.csv` that stands for it and
/// reaches furthest back.
const SERIES: [(&str, &str); 5] = [
    ("DGS10", "GS10"),
    ("DGS3MO", "TB3MS"),
    ("CPIAUCSL", "CPIAUCSL"),
    ("UNRATE", "UNRATE"),
    ("FEDFUNDS", "FEDFUNDS"),
];
/// Figures are published late: what is known on a date ends this many months before it.
const LATE: u32 = 3;
/// Years of the market's own history before the first question.
const BEFORE: u32 = 25;
/// Months of prices before the first question about a stock.
const PRICES_BEFORE: u32 = 36;

/// A date as months since the year 0.
type Month = u32;

/// The same month, this many years later.
pub fn month_after(month: Month, years: u32) -> Month {
    month + 12 * years
}

/// The first day of a month: the date of a question.
pub fn date(month: Month) -> String {
    format!("{}-01", name(month))
}

/// The shipped files.
pub struct Past {
    /// What an investment in the US market was worth after inflation.
    worth: BTreeMap<Month, f64>,
    /// Consumer prices.
    cpi: BTreeMap<Month, f64>,
    /// By id: month and value.
    series: BTreeMap<&'static str, Vec<(Month, String)>>,
    /// By the name in the file: date, close, adjusted, volume.
    prices: BTreeMap<&'static str, Vec<[String; 4]>>,
    /// By symbol: rows of an accounts dataset with the end of their year.
    accounts: BTreeMap<String, Vec<(String, String)>>,
}

impl Past {
    /// Reads the files of a folder.
    pub fn read(data: &Path) -> Result<Self, String> {
        let text = |name: &str| {
            let path = data.join(name);
            std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let (worth, cpi) = market(&text("us_market_monthly.csv")?);
        let (economy, prices) = (text("macro.csv")?, text("prices_daily.csv")?);
        let series = SERIES.into_iter().map(|(id, name)| (id, column(&economy, name)));
        Ok(Self {
            worth,
            cpi,
            series: series.collect(),
            prices: STOCKS
                .into_iter()
                .map(|one| (one.prices, closes(&prices, one.prices)))
                .collect(),
            accounts: accounts(&text("filings.csv")?),
        })
    }

    /// The first and the last date on which a question about the market can be asked and checked.
    pub fn market_months(&self, years: u32) -> (Month, Month) {
        let (first, last) = ends(&self.worth);
        (month_after(first, BEFORE), last - 12 * years)
    }

    /// Whether the market gained after inflation.
    pub fn market_gained(&self, month: Month, years: u32) -> Option<bool> {
        Some(self.worth.get(&month_after(month, years))? > self.worth.get(&month)?)
    }

    /// What was known about the market.
    pub fn of_market(&self, month: Month) -> Gathered {
        let known = month - LATE;
        let mut gathered = Gathered::default();
        gathered.cut_market(&name(known));
        for (id, values) in &self.series {
            let rows = values.iter().filter(|(at, _)| *at <= known);
            let rows: Vec<String> = rows.map(|(at, value)| format!("{}-01,{value}", name(*at))).collect();
            add(&mut gathered, DatasetKind::Series, id, &rows);
        }
        gathered
    }

    /// The first and the last date on which a question about a stock can be asked and checked.
    pub fn stock_months(&self, stock: Stock, years: u32) -> (Month, Month) {
        let days = self.prices.get(stock.prices).map(Vec::as_slice).unwrap_or_default();
        let at = |row: Option<&[String; 4]>| row.and_then(|row| month_of(&row[0])).unwrap_or_default();
        (
            at(days.first()) + PRICES_BEFORE,
            at(days.last()).saturating_sub(12 * years),
        )
    }

    /// What was known about a stock: closes before the date, and accounts of years that ended three months before it,
    /// without facts per share.
    pub fn of_stock(&self, stock: Stock, month: Month) -> Gathered {
        let mut gathered = self.of_market(month);
        let (today, late) = (date(month), date(month - LATE));
        let days = self.prices.get(stock.prices).into_iter().flatten();
        let rows: Vec<String> = days.filter(|row| row[0] < today).map(|row| row.join(",")).collect();
        add(&mut gathered, DatasetKind::Prices, stock.symbol, &rows);
        let facts = self.accounts.get(stock.symbol).into_iter().flatten();
        let rows: Vec<String> = facts
            .filter(|(end, _)| *end < late)
            .map(|(_, row)| row.clone())
            .collect();
        add(&mut gathered, DatasetKind::Accounts, stock.symbol, &rows);
        gathered
    }

    /// Whether a stock gained after inflation.
    pub fn stock_gained(&self, stock: Stock, month: Month, years: u32) -> Option<bool> {
        let real = |month: Month| {
            let today = date(month);
            let before = self.prices.get(stock.prices)?.iter().rfind(|row| row[0] < today)?;
            Some(before[2].parse::<f64>().ok()? / self.cpi.get(&(month - 1))?)
        };
        Some(real(month_after(month, years))? > real(month)?)
    }
}

fn ends(values: &BTreeMap<Month, f64>) -> (Month, Month) {
    let first = values.keys().next().copied().unwrap_or_default();
    (first, values.keys().next_back().copied().unwrap_or_default())
}

fn add(gathered: &mut Gathered, kind: DatasetKind, subject: &str, rows: &[String]) {
    if rows.is_empty() {
        return;
    }
    let key = DatasetKey {
        kind,
        subject: subject.to_owned(),
        provider: "past".to_owned(),
    };
    let body = format!("{}\n{}\n", kind.header(), rows.join("\n"));
    let dataset = Dataset::new(key, "shipped, cut".to_owned(), None, Timestamp::from_seconds(0), body);
    gathered.add(kind, subject, Found::Dataset(Arc::new(dataset)));
}

fn month_of(date: &str) -> Option<Month> {
    let year: Month = date.get(..4)?.parse().ok()?;
    let month: Month = date.get(5..7)?.parse().ok()?;
    Some(year * 12 + month - 1)
}

fn name(month: Month) -> String {
    format!("{:04}-{:02}", month / 12, month % 12 + 1)
}

/// A column of a file that begins with a month, without its gaps.
fn column(text: &str, name: &str) -> Vec<(Month, String)> {
    let header = text.lines().next().unwrap_or_default();
    let Some(at) = header.split(',').position(|column| column == name) else {
        return Vec::new();
    };
    let value = |line: &str| {
        let value = line.split(',').nth(at)?;
        Some((month_of(line)?, value.to_owned())).filter(|(_, value)| !value.is_empty())
    };
    text.lines().skip(1).filter_map(value).collect()
}

/// What an investment in the market was worth after inflation with dividends reinvested, and consumer prices.
fn market(text: &str) -> (BTreeMap<Month, f64>, BTreeMap<Month, f64>) {
    let numbers = |name: &str| -> BTreeMap<Month, f64> {
        let column = column(text, name).into_iter();
        column
            .filter_map(|(month, value)| Some((month, value.parse().ok()?)))
            .collect()
    };
    let (price, dividend, cpi) = (numbers("price"), numbers("dividend"), numbers("cpi"));
    let mut worth = BTreeMap::new();
    let mut level = 1.0;
    for (month, now) in &price {
        let step = || {
            let (before, then) = (price.get(&(month - 1))?, cpi.get(&(month - 1))?);
            Some((now + dividend.get(month)? / 12.0) / before * then / cpi.get(month)?)
        };
        match (worth.is_empty(), step()) {
            (true, _) => {}
            (false, Some(growth)) => level *= growth,
            (false, None) => break,
        }
        worth.insert(*month, level);
    }
    (worth, cpi)
}

fn closes(text: &str, ticker: &str) -> Vec<[String; 4]> {
    let header: Vec<&str> = text.lines().next().unwrap_or_default().split(',').collect();
    let place = |what: &str| header.iter().position(|column| *column == format!("{ticker}_{what}"));
    let (Some(close), Some(adjusted), Some(volume)) = (place("close"), place("adjusted"), place("volume")) else {
        return Vec::new();
    };
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let field = |at: usize| fields.get(at).copied().unwrap_or_default().to_owned();
        Some([field(0), field(close), field(adjusted), field(volume)]).filter(|row| !row[1].is_empty())
    };
    text.lines().skip(1).filter_map(row).collect()
}

/// Facts by symbol, each with the end of its fiscal year. A line of the file has the values of many years.
fn accounts(text: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let lines = || text.lines().skip(1).map(|line| line.split(',').collect::<Vec<&str>>());
    let mut ends: BTreeMap<(&str, u32), &str> = BTreeMap::new();
    let years = |first: &str, values: &'_ str| -> Vec<(u32, String)> {
        let first: u32 = first.parse().unwrap_or_default();
        (first..).zip(values.split('|').map(str::to_owned)).collect()
    };
    for line in lines() {
        if let [symbol, _, "period_end", _, first, values] = line.as_slice() {
            let first: u32 = first.parse().unwrap_or_default();
            ends.extend(
                (first..)
                    .zip(values.split('|'))
                    .map(|(year, end)| ((*symbol, year), end)),
            );
        }
    }
    let mut out: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for line in lines() {
        let [symbol, _, tag, unit, first, values] = line.as_slice() else {
            continue;
        };
        // Facts per share were restated for later splits, and closes were not, so the two do not fit together.
        if *unit == "date" || tag.contains("Share") || tag.starts_with("Entity") {
            continue;
        }
        for (year, value) in years(first, values).into_iter().filter(|(_, value)| !value.is_empty()) {
            if let Some(end) = ends.get(&(*symbol, year)) {
                let row = format!("{year},{end},{tag},{value},{unit}");
                out.entry((*symbol).to_owned())
                    .or_default()
                    .push(((*end).to_owned(), row));
            }
        }
    }
    out
}
