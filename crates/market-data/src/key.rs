//! How an instrument is named in the ids of series and figures.

/// The prefix of an instrument's figures: `ev_AAPL_…`.
pub fn key_of(symbol: &str) -> String {
    symbol
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .collect::<String>()
        .trim_matches('_')
        .to_owned()
}
