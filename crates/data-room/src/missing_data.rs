//! Whether data is too old or too short, or missing at all.

use languages::asks;
use languages::text::fold;
use market_data::calendar::{day_of, parse};

use super::gaps::Gap;
use super::prices::Prices;

/// Prices whose last close is older than this on the date of the brief are a gap.
pub const OLD_PRICES_DAYS: f64 = 30.0;
/// Accounts that are older than this are a gap: the next annual report should be out.
pub const OLD_ACCOUNTS_DAYS: f64 = 500.0;

/// Whether a theme is something of which there are figures: bonds, rates, the central bank, and so no industry.
pub fn is_covered(theme: &str) -> bool {
    const LISTS: [&str; 8] = [
        "asks-bonds",
        "asks-rates",
        "asks-savings",
        "on-inflation",
        "on-jobs",
        "on-policy-rate",
        "on-rates",
        "plain-bonds",
    ];
    let theme = format!(" {} ", fold(theme));
    LISTS.iter().any(|list| asks::list(list, false).are_in(&theme))
}

pub fn days_since(day: f64, today: &str) -> f64 {
    parse(today).map_or(0.0, |today| day_of(today) - day)
}

pub fn old_prices(prices: &Prices, name: &str, today: &str) -> Option<Gap> {
    let last = prices.last();
    (days_since(day_of(last), today) > OLD_PRICES_DAYS).then(|| Gap::PricesOld {
        name: name.to_owned(),
        date: last.to_string(),
    })
}

/// The gap for the shortest window that the price history does not cover.
pub fn too_short(prices: &Prices, name: &str) -> Option<Gap> {
    let months = u32::try_from(prices.months()).unwrap_or_default();
    let ends = u32::try_from(prices.series("month").len())
        .unwrap_or_default()
        .saturating_sub(1);
    let ladder = [
        ("return_1y", months, 12),
        ("vol_36m", ends, 36),
        ("return_5y", months, 60),
        ("return_10y", months, 120),
    ];
    let (measure, have, need) = ladder.into_iter().find(|(_, have, need)| have < need)?;
    Some(Gap::WindowTooShort {
        name: name.to_owned(),
        measure: measure.to_owned(),
        have,
        need,
    })
}
