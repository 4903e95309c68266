//! How an instrument is known to the shipped files.

use super::shipped::{filers, prices};
use crate::master::Master;

/// Tickers that changed: the present one, and the one the prices have. The prices of GOOG are of the class now GOOGL.
const RENAMED_PRICES: [(&str, &str); 5] = [
    ("AAPL", "AAPL"),
    ("GOOGL", "GOOG"),
    ("IBM", "IBM"),
    ("META", "FB"),
    ("MSFT", "MSFT"),
];

/// The ticker of an instrument in the shipped prices.
pub fn shipped_prices(symbol: &str) -> Option<&'static str> {
    let ticker = RENAMED_PRICES.iter().find(|(now, _)| *now == symbol)?.1;
    prices().series(&format!("close_{ticker}")).map(|_| ticker)
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
