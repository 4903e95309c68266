//! Shipped data by subject: to check live values against, to continue, and to list what is available.

use std::sync::Arc;

use figures::ledger::Source;
use jiff::civil::Date;

use super::calendar::{date_of, parse};
use super::listing::{shipped_filings, shipped_prices};
use shipped_data::{CURRENCIES, METALS_COINS};

use super::shipped;
use super::table::{Table, number, rows};
use crate::symbols::{currency_pair, metal_or_coin as metal_or_coin_code};

/// The yields of the shipped curve: the name at FRED, and the column in the file.
const TENORS: [(&str, &str); 11] = [
    ("DGS1MO", "m1"),
    ("DGS3MO", "m3"),
    ("DGS6MO", "m6"),
    ("DGS1", "y1"),
    ("DGS2", "y2"),
    ("DGS3", "y3"),
    ("DGS5", "y5"),
    ("DGS7", "y7"),
    ("DGS10", "y10"),
    ("DGS20", "y20"),
    ("DGS30", "y30"),
];

/// How much data ships on a subject, and for which dates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shipped {
    /// The source in words, for people.
    pub title: String,
    /// The number of closes, rates or fiscal years.
    pub rows: usize,
    /// The first date.
    pub first: Date,
    /// The last date.
    pub last: Date,
}

/// A shipped series by its id at FRED, oldest first; empty where it does not ship.
pub fn series(id: &str) -> Vec<(Date, f64)> {
    let tables = [shipped::rates(), shipped::economy(), shipped::quarters()];
    let (day, value) = (format!("day_{id}"), format!("value_{id}"));
    let found = tables.iter().map(|table| dated(table, &day, &value));
    if let Some(values) = found.into_iter().find(|values| !values.is_empty()) {
        return values;
    }
    let tenor = TENORS.iter().find(|(name, _)| *name == id);
    tenor.map_or_else(Vec::new, |(_, column)| dated(&shipped::curve(), "curve_day", column))
}

/// The shipped prices of a metal (an ounce) or a coin in US dollars, by its code.
pub fn metal_or_coin(code: &str) -> Vec<(Date, f64)> {
    column(METALS_COINS, code)
}

/// What ships of the daily prices of a stock.
pub fn prices(symbol: &str) -> Option<Shipped> {
    let found = shipped_prices(symbol).filter(|found| Arc::ptr_eq(&found.table, &shipped::prices()))?;
    range_of_days(&found.table.source, found.table.series(&format!("day_{}", found.key))?)
}

/// What ships on a currency pair, a metal or a coin. Its days have gaps, so these are no daily prices.
pub fn rates_of(symbol: &str) -> Option<Shipped> {
    if let Some(code) = metal_or_coin_code(symbol) {
        return range(&shipped::metals_coins().source, &metal_or_coin(code));
    }
    let (one, other) = currency_pair(symbol)?;
    let known = [one, other].into_iter().filter(|code| *code != "EUR");
    let known = known.map(|code| column(CURRENCIES, code));
    range(&shipped::currencies().source, &known.min_by_key(Vec::len)?)
}

/// What ships of the accounts of a company.
pub fn accounts(symbol: &str) -> Option<Shipped> {
    let ticker = shipped_filings(symbol)?;
    let table = shipped::filings();
    range_of_days(&table.source, table.series(&format!("period_end_{ticker}"))?)
}

/// The range of a series of days, without its gaps.
fn range_of_days(source: &Source, days: &[f64]) -> Option<Shipped> {
    let known = days.iter().copied().filter(|day| day.is_finite());
    let known: Vec<(Date, f64)> = known.map(|day| (date_of(day), day)).collect();
    range(source, &known)
}

fn range(source: &Source, values: &[(Date, f64)]) -> Option<Shipped> {
    Some(Shipped {
        title: source.title.clone(),
        rows: values.len(),
        first: values.first()?.0,
        last: values.last()?.0,
    })
}

/// A column of a file whose first column is the date, without empty cells.
fn column(text: &str, name: &str) -> Vec<(Date, f64)> {
    let header = text.lines().next().unwrap_or_default();
    let Some(at) = header.split(',').position(|column| column == name).filter(|at| *at > 0) else {
        return Vec::new();
    };
    let value = |row: Vec<&str>| {
        let value = number(row.get(at).copied().unwrap_or_default());
        Some((parse(row.first()?)?, value)).filter(|(_, value)| value.is_finite())
    };
    rows(text).filter_map(value).collect()
}

/// The values of a series with their dates, without its gaps.
fn dated(table: &Table, days: &str, values: &str) -> Vec<(Date, f64)> {
    let (Some(days), Some(values)) = (table.series(days), table.series(values)) else {
        return Vec::new();
    };
    let known = days.iter().zip(values).filter(|(_, value)| value.is_finite());
    known.map(|(day, value)| (date_of(*day), *value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn series_of_every_file_are_found_by_their_name() {
        for (id, at_least) in [
            ("DGS10", 6_000),
            ("UNRATE", 800),
            ("GDPC1", 260),
            ("DGS3MO", 500),
            ("DGS30", 500),
        ] {
            let values = series(id);
            assert!(values.len() > at_least, "{id}: {}", values.len());
            assert!(values.is_sorted_by_key(|(date, _)| *date), "{id}");
        }
        assert!(metal_or_coin("XAU").len() > 50);
        assert_eq!((series("NOSUCH"), metal_or_coin("ZZZ")), (Vec::new(), Vec::new()));
    }

    #[test]
    fn what_ships_on_a_company_is_told_with_its_dates() {
        let (prices, accounts) = (prices("AAPL").unwrap(), accounts("AAPL").unwrap());
        assert!(prices.rows > 1_000 && prices.first < prices.last, "{prices:?}");
        assert!(accounts.rows > 10 && accounts.last.year() >= 2025, "{accounts:?}");
        for known in ["EURUSD", "USDJPY", "XAU", "BTC-USD"] {
            assert!(rates_of(known).is_some_and(|shipped| shipped.rows > 50), "{known}");
        }
        assert_eq!(rates_of("SOL-USD").or(rates_of("AAPL")), None);
        assert_eq!(super::prices("SAP.DE"), None);
        assert_eq!(super::accounts("SAP.DE"), None);
    }
}
