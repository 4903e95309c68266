//! How an instrument is known to the shipped files.

use super::shipped::{filers, prices};

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
    filers().get(cik(symbol)?.as_str()).copied()
}

/// What an instrument trades in, empty where nobody knows: symbols of markets outside the US carry a suffix.
pub fn currency(symbol: &str) -> &'static str {
    if symbol.contains('.') { "" } else { "USD" }
}

/// The number the SEC knows a company by.
fn cik(symbol: &str) -> Option<String> {
    let renamed = [("ADAM", "1273685"), ("GOOG", "1652044")];
    let known = renamed.iter().find(|(now, _)| *now == symbol);
    let filed = || filers().iter().find(|(_, ticker)| **ticker == symbol);
    known
        .map(|(_, cik)| (*cik).to_owned())
        .or_else(|| filed().map(|(cik, _)| (*cik).to_owned()))
}
