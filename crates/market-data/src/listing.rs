//! How an instrument is known to the shipped files.

use std::sync::Arc;

use crate::key::key_of;
use crate::shipped::{currencies, filers, metals_coins, prices};
use crate::table::Table;
use instruments::Master;

/// Tickers that changed: the present one, and the one the prices have. The prices of GOOG are of the class now GOOGL.
const RENAMED_PRICES: [(&str, &str); 5] = [
    ("AAPL", "AAPL"),
    ("GOOGL", "GOOG"),
    ("IBM", "IBM"),
    ("META", "FB"),
    ("MSFT", "MSFT"),
];

/// Metals and coins that ship.
const SPOT: [&str; 5] = ["XAU", "XAG", "XPT", "BTC-USD", "ETH-USD"];

/// Prices that ship.
pub struct Shipped {
    /// Where they are.
    pub table: Arc<Table>,
    /// The end of the names of their series.
    pub key: String,
    /// What they are in.
    pub currency: String,
}

/// The shipped prices of an instrument: a stock, a metal, a coin or a pair of currencies.
pub fn shipped_prices(symbol: &str) -> Option<Shipped> {
    let ticker = RENAMED_PRICES.iter().find(|(now, _)| *now == symbol);
    let (table, key, currency) = match ticker {
        Some((_, ticker)) => (prices(), (*ticker).to_owned(), "USD"),
        None if SPOT.contains(&symbol) => (metals_coins(), key_of(symbol), "USD"),
        None => (currencies(), symbol.to_owned(), symbol.get(3..).unwrap_or_default()),
    };
    table.series(&format!("close_{key}"))?;
    let currency = currency.to_owned();
    Some(Shipped { table, key, currency })
}

/// The ticker of a company in the shipped filings.
pub fn shipped_filings(symbol: &str) -> Option<&'static str> {
    filers().get(cik(symbol)?).copied()
}

/// What an instrument trades in, empty where nobody knows.
pub fn currency(symbol: &str) -> &'static str {
    Master::get().by_symbol(symbol).map_or("", |entry| entry.currency)
}

/// The number the SEC knows a company by.
fn cik(symbol: &str) -> Option<&'static str> {
    let entry = Master::get().by_symbol(symbol)?;
    Some(entry.cik).filter(|cik| !cik.is_empty())
}
