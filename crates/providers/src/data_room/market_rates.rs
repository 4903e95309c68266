//! Prices, interest rates and bonds in the United States.

use pipeline::committee::Evidence;

use super::figure::{Recipe, computed, reported};
use super::market::about;

const PRICES: &str = "US consumer prices";
const YIELD: &str = "US government bonds, ten years, yield";

const FIGURES: [(&str, Recipe); 8] = [
    (
        PRICES,
        computed(
            "ev_infl_12m",
            "percent",
            "round(growth(ago(cpi, 12), last(cpi)), 1)",
            "consumer prices over those twelve months before, less one; the newest month is the source's estimate",
        ),
    ),
    (
        PRICES,
        computed(
            "ev_infl_10y",
            "percent per year",
            "round(annualised(ago(cpi, 120), last(cpi), 120), 1)",
            "consumer prices over those ten years before, as a yearly rate",
        ),
    ),
    (
        YIELD,
        reported(
            "ev_long_rate",
            "percent",
            "round(last(long_rate), 2)",
            "the month's yield",
        ),
    ),
    (
        YIELD,
        computed(
            "ev_long_rate_median",
            "percent",
            "round(median(known(long_rate)), 2)",
            "median of all months since 1871",
        ),
    ),
    (
        YIELD,
        computed(
            "ev_long_rate_change_12m",
            "percentage points",
            "round(last(long_rate) - ago(long_rate, 12), 2)",
            "yield less the yield twelve months before",
        ),
    ),
    (
        YIELD,
        computed(
            "ev_real_long_rate",
            "percent",
            "round(last(long_rate) - growth(ago(cpi, 12), last(cpi)), 1)",
            "yield less the inflation of the last twelve months",
        ),
    ),
    (
        "US government bonds with coupons, after inflation",
        computed(
            "ev_bond_real_return_10y",
            "percent per year",
            "round(last(rolling(real_bond_index, 120)), 1)",
            "real total return of the last ten years, as a yearly rate",
        ),
    ),
    // Both series start in the same month, so the windows pair up from the front.
    (
        "S&P composite against US government bonds",
        computed(
            "ev_freq_stocks_beat_bonds_10y",
            "percent",
            "round(share_above(rolling({worth}, 120) - rolling(real_bond_index, 120), 0), 1)",
            "share of all overlapping ten-year windows since 1871 in which stocks returned more than bonds",
        ),
    ),
];

/// Every figure on inflation, interest rates and bonds.
pub fn evidence(as_of: &str, out: &mut Vec<Evidence>) {
    for (series, recipe) in &FIGURES {
        out.extend(about(series, as_of).figure(recipe));
    }
}
