//! Finds the shipped prices and filings of an instrument.

use std::sync::{Arc, OnceLock};

use crate::key::key_of;
use crate::shipped::{currencies, filers, metals_coins, prices};
use crate::table::Table;
use instruments::Master;

/// The stocks whose prices ship: today's ticker, and the one in the file. GOOG in the file is the class now called
/// GOOGL.
const SHIPPED_TICKERS: [(&str, &str); 5] = [
    ("AAPL", "AAPL"),
    ("GOOGL", "GOOG"),
    ("IBM", "IBM"),
    ("META", "FB"),
    ("MSFT", "MSFT"),
];

/// The metals and coins whose prices ship.
const SHIPPED_METALS_COINS: [&str; 5] = ["XAU", "XAG", "XPT", "BTC-USD", "ETH-USD"];

/// The shipped prices of one instrument.
pub struct ShippedPrices {
    /// The table that has the series.
    pub table: Arc<Table>,
    /// The suffix of the series' names: `close_{key}` and so on.
    pub key: String,
    /// The currency of the prices.
    pub currency: String,
}

/// The shipped prices of an instrument: a stock, a metal, a coin or a pair of currencies.
pub fn shipped_prices(symbol: &str) -> Option<ShippedPrices> {
    let ticker = SHIPPED_TICKERS.iter().find(|(now, _)| *now == symbol);
    let (table, key, currency) = match ticker {
        Some((_, ticker)) => (prices(), (*ticker).to_owned(), "USD"),
        None if SHIPPED_METALS_COINS.contains(&symbol) => (metals_coins(), key_of(symbol), "USD"),
        None => (currencies(), symbol.to_owned(), symbol.get(3..).unwrap_or_default()),
    };
    table.series(&format!("close_{key}"))?;
    let currency = currency.to_owned();
    Some(ShippedPrices { table, key, currency })
}

/// The ticker of a company in the shipped filings.
pub fn shipped_filings(symbol: &str) -> Option<&'static str> {
    filers().get(cik(symbol)?).copied()
}

/// The symbol and the name of each company whose accounts ship, by symbol.
pub fn companies_with_accounts() -> &'static [(String, String)] {
    static COMPANIES: OnceLock<Vec<(String, String)>> = OnceLock::new();
    COMPANIES.get_or_init(|| {
        // A company that is listed no longer has no name here.
        let named = |cik: &&str| {
            let entry = Master::get().by_cik(cik)?;
            Some((entry.symbol.to_owned(), entry.name.to_owned()))
        };
        let mut companies: Vec<(String, String)> = filers().keys().filter_map(named).collect();
        companies.sort();
        companies
    })
}

/// The trading currency of an instrument; empty where unknown.
pub fn currency(symbol: &str) -> &'static str {
    Master::get().by_symbol(symbol).map_or("", |entry| entry.currency)
}

/// The company's number at the SEC.
fn cik(symbol: &str) -> Option<&'static str> {
    let entry = Master::get().by_symbol(symbol)?;
    Some(entry.cik).filter(|cik| !cik.is_empty())
}
