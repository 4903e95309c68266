//! The part of a series or figure id that names the instrument.

/// The symbol with `_` for every other character than letters and digits: `BRK_B` in `ev_BRK_B_price`.
pub fn key_of(symbol: &str) -> String {
    symbol
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .collect::<String>()
        .trim_matches('_')
        .to_owned()
}
