//! Figures from month ends: volatility, how often windows of a given length gained, and correlation with the market.

use figures::ledger::Evidence;

use super::figure::{FigureContext, Recipe, computed};
use super::prices::{Prices, common_months};
use market_data::calendar::{date_of, month_formula, month_text, period};
use market_data::table::Table;

const VOL_36M: Recipe = computed(
    "vol_36m",
    "percent per year",
    "round(volatility(tail(month_end_{k}, 37)), 1)",
    "standard deviation of the last thirty-six monthly changes times the root of twelve",
);
/// Used when there are less than three years.
const VOL_12M: Recipe = computed(
    "vol_12m",
    "percent per year",
    "round(volatility(tail(month_end_{k}, 13)), 1)",
    "standard deviation of the last twelve monthly changes times the root of twelve",
);
const WORST: Recipe = computed(
    "worst_month",
    "percent",
    "round(min(changes(month_end_{k})), 1)",
    "worst change from one month end to the next",
);
const BEST: Recipe = computed(
    "best_month",
    "percent",
    "round(max(changes(month_end_{k})), 1)",
    "best change from one month end to the next",
);

/// The windows that are counted in every brief, in months.
const SPANS: [usize; 5] = [1, 12, 36, 60, 120];
const WINDOWS: [Recipe; 2] = [
    computed(
        "freq_pos_{span}",
        "percent",
        "round(share_above(rolling(month_end_{k}, {months}), 0), 1)",
        "share of all overlapping windows of that length with a gain",
    ),
    computed(
        "freq_neg_{span}",
        "percent",
        "round(share_not_above(rolling(month_end_{k}, {months}), 0), 1)",
        "share of all overlapping windows of that length without a gain",
    ),
];
const GOOD: [Recipe; 3] = [
    computed(
        "freq_good_bound_{span}",
        "percent per year",
        "round(quantile(where_at_least(rolling(month_end_{k}, {months}), rolling(month_end_{k}, {months}), 0), 75), 1)",
        "yearly rate that a quarter of the windows with a gain exceeded",
    ),
    computed(
        "freq_good_{span}",
        "percent",
        "round(share_above(rolling(month_end_{k}, {months}), \
         quantile(where_at_least(rolling(month_end_{k}, {months}), rolling(month_end_{k}, {months}), 0), 75)), 1)",
        "share of all overlapping windows of that length with a gain above that rate",
    ),
    computed(
        "freq_periods_{span}",
        "count",
        "round(floor((count(month_end_{k}) - 1) / {months}), 0)",
        "number of windows of that length that do not overlap",
    ),
];
const MEDIAN: Recipe = computed(
    "median_{span}",
    "percent per year",
    "round(median(rolling(month_end_{k}, {months})), 1)",
    "median yearly rate over all overlapping windows of that length",
);
const COUNT: Recipe = computed(
    "window_count_1y",
    "windows",
    "round(count(rolling(month_end_{k}, 12)), 0)",
    "number of overlapping one-year windows",
);

const WITH_MARKET: [Recipe; 2] = [
    computed(
        "beta_36m",
        "ratio",
        "round(beta(changes({a}), changes({b})), 2)",
        "covariance of the monthly changes with those of {market} over the variance of the latter, thirty-six months",
    ),
    computed(
        "correlation_36m",
        "ratio",
        "round(correlation(changes({a}), changes({b})), 2)",
        "correlation of the monthly changes with those of {market}, thirty-six months",
    ),
];

const REAL: Recipe = computed(
    "real_return_5y",
    "percent per year",
    "round(annualised(at(month_end_{k}, month_{k}, {from}) / at({cpi}, {cpi_month}, {from}), \
     at(month_end_{k}, month_{k}, {to}) / at({cpi}, {cpi_month}, {to}), 60), 1)",
    "month end over the one sixty months before, both over consumer prices, as a yearly rate",
);

/// The level of an exchange rate within its own history.
const LEVEL: [Recipe; 2] = [
    computed(
        "level_median",
        "{currency}",
        "round(median(month_end_{k}), 4)",
        "median of all month ends in the series",
    ),
    computed(
        "level_percentile",
        "percent",
        "round(share_below(month_end_{k}, last(month_end_{k})), 1)",
        "share of all month ends in the series that were lower",
    ),
];

/// Used in place of `REAL` when there are less than five years.
const SHORT_HISTORY: [Recipe; 2] = [
    computed(
        "gain_whole",
        "percent",
        "round(growth(at(month_end_{k}, month_{k}, {from}), at(month_end_{k}, month_{k}, {to})), 1)",
        "month end over the first one of the series, less one",
    ),
    computed(
        "infl_whole",
        "percent",
        "round(growth(at({cpi}, {cpi_month}, {from}), at({cpi}, {cpi_month}, {to})), 1)",
        "consumer prices over those of the first month of the series, less one",
    ),
];

/// Consumer prices by the month.
#[derive(Debug, Clone, Copy)]
pub struct Deflator<'a> {
    /// The table with both series.
    pub table: &'a Table,
    /// The name of the series of price levels.
    pub values: &'a str,
    /// The name of the series of months.
    pub months: &'a str,
}

/// The month ends of a window, in the language of formulas.
pub fn month_ends(prices: &Prices, from: f64, to: f64) -> String {
    let (k, from, to) = (&prices.key, month_formula(from), month_formula(to));
    format!("between(month_end_{k}, month_{k}, {from}, {to})")
}

/// Adds every figure on the month ends of an instrument. `prefix` begins the figure ids; `years` is the horizon, whose
/// windows are counted too.
pub fn figures(
    prices: &Prices,
    prefix: &str,
    years: u32,
    market: Option<&Prices>,
    deflator: Deflator<'_>,
    out: &mut Vec<Evidence>,
) {
    let days = prices.series("month_end_day");
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return;
    };
    let as_of = date_of(*last).to_string();
    let label = format!("{} month ends", prices.symbol);
    let window = |from: f64, to: f64| period(date_of(from), date_of(to));
    let whole = window(*first, *last);
    let context = FigureContext {
        tables: &[&prices.table],
        prefix,
        series: &label,
        as_of: &as_of,
        period: Some(&whole),
        names: &[("{k}", &prices.key)],
        known_figures: &[],
    };
    if (13..=36).contains(&days.len()) {
        let recent = window(days[days.len() - 13], *last);
        out.extend(
            FigureContext {
                period: Some(&recent),
                ..context
            }
            .figure(&VOL_12M),
        );
    }
    // At least three years: figures from fewer months are mostly chance.
    if days.len() > 36 {
        let recent = window(days[days.len() - 37], *last);
        out.extend(
            FigureContext {
                period: Some(&recent),
                ..context
            }
            .figure(&VOL_36M),
        );
        let ends = prices.series("month_end");
        let change = |at: usize| ends[at] / ends[at - 1];
        let worst = (1..ends.len()).reduce(|best, at| if change(at) < change(best) { at } else { best });
        let best = (1..ends.len()).reduce(|best, at| if change(at) > change(best) { at } else { best });
        for (recipe, at) in [(&WORST, worst), (&BEST, best)] {
            let month = at.map(|at| window(days[at - 1], days[at]));
            out.extend(
                FigureContext {
                    period: month.as_deref(),
                    ..context
                }
                .figure(recipe),
            );
        }
    }
    let horizon = 12 * years as usize;
    let horizon_span = Some(horizon).filter(|months| !SPANS.contains(months));
    for months in SPANS.into_iter().chain(horizon_span) {
        let span = match months {
            1 => "1m".to_owned(),
            _ => format!("{}y", months / 12),
        };
        // With fewer than four windows that do not overlap, a frequency means nothing.
        if days.len() > (4 * months).max(36) {
            let count = months.to_string();
            let names = [("{k}", prices.key.as_str()), ("{span}", &span), ("{months}", &count)];
            let context = FigureContext {
                names: &names,
                ..context
            };
            out.extend(context.figures(&WINDOWS));
            // A yearly rate of a one-month window means nothing.
            if months > 1 {
                out.extend(context.figures(&GOOD));
                out.extend(context.figure(&MEDIAN));
            }
            out.extend((months == 12).then(|| context.figure(&COUNT)).flatten());
        }
    }
    if prices.is_exchange_rate() {
        let names = [("{k}", prices.key.as_str()), ("{currency}", &prices.currency)];
        out.extend(
            FigureContext {
                names: &names,
                ..context
            }
            .figures(&LEVEL),
        );
    }
    let reach = prices.month_range().zip(deflator.table.series(deflator.months));
    if let Some(((from, to), cpi_months)) = reach {
        let cpi = deflator.table.series(deflator.values).unwrap_or_default();
        let known = cpi.iter().zip(cpi_months).filter(|(value, _)| !value.is_nan());
        let until = known.map(|(_, month)| *month).fold(f64::MIN, f64::max).min(to);
        // Consumer prices are published some weeks late. If they end much earlier, no figure is made.
        if until - 60.0 >= from && to - until <= 3.0 && !prices.is_exchange_rate() {
            out.extend(real_return(prices, context, until, deflator));
        } else if until - 12.0 >= from && to - until <= 3.0 && !prices.is_exchange_rate() {
            out.extend(short_history(prices, context, (from, until), deflator));
        }
    }
    if let Some(market) = market {
        out.extend(with_market(prices, market, context));
    }
}

/// The gain over a short history and the inflation of the same months.
fn short_history(
    prices: &Prices,
    context: FigureContext<'_>,
    (from, until): (f64, f64),
    deflator: Deflator<'_>,
) -> Vec<Evidence> {
    let (Some(start), Some(end)) = (prices.month_end(from), prices.month_end(until)) else {
        return Vec::new();
    };
    let (from, to) = (month_formula(from), month_formula(until));
    let names = [
        ("{k}", prices.key.as_str()),
        ("{cpi}", deflator.values),
        ("{cpi_month}", deflator.months),
        ("{from}", &from),
        ("{to}", &to),
    ];
    let context = FigureContext {
        tables: &[&prices.table, deflator.table],
        names: &names,
        as_of: &end.to_string(),
        period: Some(&period(start, end)),
        ..context
    };
    context.figures(&SHORT_HISTORY).collect()
}

fn real_return(prices: &Prices, context: FigureContext<'_>, until: f64, deflator: Deflator<'_>) -> Option<Evidence> {
    let (start, end) = (prices.month_end(until - 60.0)?, prices.month_end(until)?);
    let (from, to) = (month_formula(until - 60.0), month_formula(until));
    let names = [
        ("{k}", prices.key.as_str()),
        ("{cpi}", deflator.values),
        ("{cpi_month}", deflator.months),
        ("{from}", &from),
        ("{to}", &to),
    ];
    FigureContext {
        tables: &[&prices.table, deflator.table],
        names: &names,
        as_of: &end.to_string(),
        period: Some(&period(start, end)),
        ..context
    }
    .figure(&REAL)
}

fn with_market(prices: &Prices, market: &Prices, context: FigureContext<'_>) -> Vec<Evidence> {
    let Some((from, to)) = common_months(&[prices, market], 36) else {
        return Vec::new();
    };
    let (Some(start), Some(end)) = (prices.month_end(from), prices.month_end(to)) else {
        return Vec::new();
    };
    let (a, b) = (month_ends(prices, from, to), month_ends(market, from, to));
    let names = [("{a}", a.as_str()), ("{b}", &b), ("{market}", &market.symbol)];
    let context = FigureContext {
        tables: &[&prices.table, &market.table],
        names: &names,
        as_of: &end.to_string(),
        period: Some(&period(start, end)),
        ..context
    };
    context.figures(&WITH_MARKET).collect()
}

/// The last month of a list of months, for people.
pub fn last_month(table: &Table, months: &str) -> Option<String> {
    table.last(months).map(month_text)
}
