//! The figures of questions on all the years of US stocks; see `intent::lookup::market::history`.

use figures::ledger::Evidence;
use intent::lookup::market::history::{Condition, Gain, HistoryLookup};
use market_data::calendar::{month_formula, month_period, month_text};
use market_data::shipped;

use super::Room;
use crate::figure::{FigureContext, Recipe, computed};
use crate::market_recipes::{REAL, WORTH};
use crate::sums::rounding_step;

/// The Decembers of a window. Every placeholder that contains another comes before it.
const DECEMBERS: (&str, &str) = (
    "{decembers}",
    "where_at_least({window}, floor({window} / 12) - {window} / 12, 0)",
);
const YEARS: (&str, &str) = ("{years}", "changes(at({worth}, month, {decembers}))");
const RATES: (&str, &str) = ("{rates}", "at(value_FEDFUNDS, month_FEDFUNDS, {decembers})");

const ALL_YEARS: [Recipe; 3] = [
    computed(
        "ev_lookup_years_count",
        "count",
        "round(count({years}), 0)",
        "number of calendar years, from December to December",
    ),
    computed(
        "ev_lookup_years_median",
        "percent",
        "round(median({years}), 1)",
        "median of what US stocks brought in these years, with dividends and after inflation",
    ),
    computed(
        "ev_lookup_years_lost",
        "percent",
        "round(share_not_above({years}, 0), 1)",
        "share of these years without a gain",
    ),
];

const UP: Recipe = computed(
    "ev_lookup_years_up",
    "count",
    "round(count({years}) - count(where_at_least(0 - {years}, 0 - {years}, 0)), 0)",
    "number of calendar years with a gain, with dividends and after inflation",
);

const IN_A_ROW: [Recipe; 2] = [
    computed(
        "ev_lookup_losing_runs",
        "count",
        "round(count(where_at_least(runs_below({years}, 0), runs_below({years}, 0), {run})), 0)",
        "how often at least {run} calendar years in a row lost money, with dividends and after inflation",
    ),
    computed(
        "ev_lookup_losing_longest",
        "years",
        "round(max(runs_below({years}, 0)), 0)",
        "most calendar years in a row with a loss",
    ),
];

const WHEN: [Recipe; 3] = [
    computed(
        "ev_lookup_when_count",
        "count",
        "round(count(where_at_least({years}, {gauge}, {least})), 0)",
        "number of calendar years in which {condition}",
    ),
    computed(
        "ev_lookup_when_median",
        "percent",
        "round(median(where_at_least({years}, {gauge}, {least})), 1)",
        "median of what US stocks brought in those years, with dividends and after inflation",
    ),
    computed(
        "ev_lookup_when_lost",
        "percent",
        "round(share_not_above(where_at_least({years}, {gauge}, {least}), 0), 1)",
        "share of those years without a gain",
    ),
];

const CHANCE: [Recipe; 2] = [
    computed(
        "ev_lookup_chance",
        "percent",
        "round(share_above(rolling({worth} * cpi, {months}), {bound}), 1)",
        "share of all overlapping periods of that length since 1871 with more than that gain, with dividends and \
         before inflation",
    ),
    computed(
        "ev_lookup_chance_real",
        "percent",
        "round(share_above(rolling({worth}, {months}), {bound}), 1)",
        "the same after inflation",
    ),
];

const GAIN: Recipe = computed(
    "ev_lookup_chance_gain",
    "{unit}",
    "round({percent}, {places})",
    "the gain that the question names",
);

const SPAN: Recipe = computed(
    "ev_lookup_periods_horizon",
    "years",
    "round({months} / 12, 0)",
    "the length of these periods",
);

const DIVIDENDS: [Recipe; 3] = [
    computed(
        "ev_lookup_past_start",
        "{currency}",
        "round({sum}, 0)",
        "the sum of the question",
    ),
    computed(
        "ev_lookup_now_dividend_yield",
        "percent",
        "round(at(dividend, month, {last}) / at(price, month, {last}) * 100, 1)",
        "dividends of the twelve months over the mean price of the last month",
    ),
    computed(
        "ev_lookup_dividend_income",
        "{currency}",
        "round(floor({sum} * at(dividend, month, {last}) / at(price, month, {last}) / {step} + 0.5) * {step}, 0)",
        "the sum times that yield, to about three digits",
    ),
];

/// What a condition is measured by: its list, one value for each calendar year, and the least value that counts.
fn gauge(condition: Condition) -> (&'static str, &'static str, &'static str) {
    match condition {
        Condition::HighInflation => (
            "changes(at(cpi, month, {decembers}))",
            "5",
            "US consumer prices rose by at least 5 per cent",
        ),
        Condition::RateCut => (
            "({rates} - tail({rates}, count({rates}) - 1))",
            "0.5",
            "the US policy rate fell by at least half a percentage point",
        ),
        Condition::RateRise => (
            "(tail({rates}, count({rates}) - 1) - {rates})",
            "0.5",
            "the US policy rate rose by at least half a percentage point",
        ),
    }
}

/// Adds what the question asks for.
pub(super) fn figures(room: &Room<'_>, asked: HistoryLookup, out: &mut Vec<Evidence>) {
    match asked {
        HistoryLookup::YearsUp => {
            years(room, &ALL_YEARS, &[], out);
            years(room, &[UP], &[], out);
        }
        HistoryLookup::LosingYears(run) => {
            years(room, &ALL_YEARS[..1], &[], out);
            years(room, &IN_A_ROW, &[("{run}", &run.to_string())], out);
        }
        HistoryLookup::When(condition) => {
            let (gauge, least, words) = gauge(condition);
            let named = [("{gauge}", gauge), ("{least}", least), ("{condition}", words)];
            years(room, &ALL_YEARS, &named, out);
            years(room, &WHEN, &named, out);
        }
        HistoryLookup::Chance(gain, years) => chance(room, gain, years, out),
        HistoryLookup::Dividends(sum, currency) => dividends(room, sum, currency, out),
    }
}

/// Adds figures on calendar years: all of them, or those since the policy rate is known where a formula uses it.
fn years(room: &Room<'_>, recipes: &[Recipe], named: &[(&str, &str)], out: &mut Vec<Evidence>) {
    let economy = shipped::economy();
    let uses_rates = named.iter().any(|(_, text)| text.contains("{rates}"));
    let known = economy.series("month_FEDFUNDS").and_then(|months| months.first());
    let first = match known {
        Some(first) if uses_rates => room.first.max(*first),
        _ => room.first,
    };
    let (from, to) = ((first / 12.0).ceil() * 12.0, (room.last / 12.0).floor() * 12.0);
    let window = format!("between(month, month, {}, {})", month_formula(from), month_formula(to));
    let names = [YEARS, RATES, DECEMBERS, ("{window}", &window), WORTH];
    let names: Vec<(&str, &str)> = named.iter().copied().chain(names).collect();
    let context = FigureContext {
        tables: &[&room.market.table, &economy],
        prefix: "",
        series: REAL,
        as_of: &month_text(to),
        period: Some(&month_period(from, to)),
        names: &names,
        known_figures: &[],
    };
    out.extend(context.figures(recipes));
}

fn chance(room: &Room<'_>, gain: Gain, years: u32, out: &mut Vec<Evidence>) {
    let months = (12 * years).to_string();
    let (bound, stated) = match gain {
        Gain::Double => (format!("annualised(1, 2, {months})"), None),
        Gain::InAll(percent) => (
            format!("annualised(100, 100 + {percent}, {months})"),
            Some((percent, "percent")),
        ),
        Gain::PerYear(percent) => (percent.to_string(), Some((percent, "percent per year"))),
    };
    let names = [("{months}", &*months), ("{bound}", &*bound)];
    room.add(&CHANCE, REAL, room.first, &names, out);
    room.add(&[SPAN], REAL, room.first, &names, out);
    if let Some((percent, unit)) = stated {
        let places = if percent.fract() == 0.0 { "0" } else { "1" };
        let names = [
            ("{percent}", &*percent.to_string()),
            ("{unit}", unit),
            ("{places}", places),
        ];
        room.add(&[GAIN], REAL, room.first, &names, out);
    }
}

fn dividends(room: &Room<'_>, sum: f64, currency: &str, out: &mut Vec<Evidence>) {
    let last = month_formula(room.last);
    // Shares of a sum this small in a hundred still have three digits.
    let step = rounding_step(sum / 100.0).to_string();
    let names = [
        ("{currency}", currency),
        ("{sum}", &*sum.to_string()),
        ("{last}", &*last),
        ("{step}", &*step),
    ];
    let figures = DIVIDENDS.iter();
    out.extend(figures.filter_map(|recipe| {
        room.market
            .figure(recipe, "S&P composite dividends", None, room.last, &names)
    }));
}
