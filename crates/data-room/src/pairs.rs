//! Figures that compare two instruments over the same months.

use figures::ledger::Evidence;

use super::figure::{FigureContext, Recipe, computed};
use super::month_figures::month_ends;
use super::prices::{Prices, common_months};
use market_data::calendar::period;
use market_data::key::key_of;

/// Used when the two have less than three years in common.
const SHORT: (i32, Recipe) = (
    12,
    computed(
        "correlation_12m",
        "ratio",
        "round(correlation(changes({a}), changes({b})), 2)",
        "correlation of the monthly changes of {first} and {second}, twelve months",
    ),
);

/// Each figure with the number of months that it needs.
const FIGURES: [(i32, Recipe); 4] = [
    (
        12,
        computed(
            "return_gap_1y",
            "percentage points",
            "round(growth(first({a}), last({a})) - growth(first({b}), last({b})), 1)",
            "return of {first} less that of {second} over the same twelve months",
        ),
    ),
    (
        36,
        computed(
            "return_gap_3y",
            "percentage points",
            "round(annualised(first({a}), last({a}), 36) - annualised(first({b}), last({b}), 36), 1)",
            "yearly rate of {first} less that of {second} over the same thirty-six months",
        ),
    ),
    (
        36,
        computed(
            "vol_ratio_36m",
            "ratio",
            "round(volatility({a}) / volatility({b}), 2)",
            "volatility of {first} over that of {second}, the same thirty-six months",
        ),
    ),
    (
        36,
        computed(
            "correlation_36m",
            "ratio",
            "round(correlation(changes({a}), changes({b})), 2)",
            "correlation of the monthly changes of {first} and {second}, thirty-six months",
        ),
    ),
];

/// Adds the figures on a pair of instruments.
pub fn figures(one: &Prices, other: &Prices, out: &mut Vec<Evidence>) {
    let prefix = format!("ev_{}_{}_", key_of(&one.symbol), key_of(&other.symbol));
    let label = format!("{} and {} month ends", one.symbol, other.symbol);
    let short = common_months(&[one, other], 36).is_none();
    for (months, recipe) in FIGURES.iter().chain(short.then_some(&SHORT)) {
        let Some((from, to)) = common_months(&[one, other], *months) else {
            continue;
        };
        let (a, b) = (month_ends(one, from, to), month_ends(other, from, to));
        let names = [
            ("{a}", a.as_str()),
            ("{b}", &b),
            ("{first}", &one.symbol),
            ("{second}", &other.symbol),
        ];
        if let (Some(start), Some(end)) = (one.month_end(from), one.month_end(to)) {
            let context = FigureContext {
                tables: &[&one.table, &other.table],
                prefix: &prefix,
                series: &label,
                as_of: &end.to_string(),
                period: Some(&period(start, end)),
                names: &names,
                known_figures: &[],
            };
            out.extend(context.figure(recipe));
        }
    }
}
