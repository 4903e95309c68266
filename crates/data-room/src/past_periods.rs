//! What US stocks, bonds or a mix of both returned in the past years that a question names, and in the best and the
//! worst periods as long as its horizon.

use figures::ledger::Evidence;
use intent::mix::{self, Mix};
use intent::past_period::PastPeriod;
use intent::question::Question;
use intent::sums::past_sum;
use market_data::calendar::month_formula;
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::Market;
use super::market_recipes::REAL;
use super::mix_figures::{self, levels};
use super::sums::rounding_step;

const PERIOD: [Recipe; 2] = [
    computed(
        "ev_past_{key}_return_nominal",
        "{unit}",
        "round(annualised(at({levels} * cpi, month, {from}), at({levels} * cpi, month, {to}), {months}), 1)",
        "return over the months of the question, with dividends and interest and before inflation, as a yearly rate",
    ),
    computed(
        "ev_past_{key}_return_real",
        "{unit}",
        "round(annualised(at({levels}, month, {from}), at({levels}, month, {to}), {months}), 1)",
        "the same after inflation",
    ),
];

const MONEY: [Recipe; 3] = [
    computed(
        "ev_past_start",
        "{currency}",
        "round({sum}, 0)",
        "the sum of the question, invested at the beginning of those months",
    ),
    computed(
        "ev_past_sum",
        "{currency}",
        "round(floor({sum} * at({levels} * cpi, month, {to}) / at({levels} * cpi, month, {from}) / {step} + 0.5) \
         * {step}, 0)",
        "what it had become at their end, with dividends and interest",
    ),
    computed(
        "ev_past_real_sum",
        "{currency}",
        "round(floor({sum} * at({levels}, month, {to}) / at({levels}, month, {from}) / {real_step} + 0.5) \
         * {real_step}, 0)",
        "the same in the money of the first month",
    ),
];

const WORST: Recipe = computed(
    "ev_past_worst",
    "{unit}",
    "round(min(rolling({levels}, {months})), 1)",
    "worst return of all overlapping periods as long as the horizon, since 1871, with dividends and after inflation, \
     as a yearly rate",
);

const BEST: Recipe = computed(
    "ev_past_best",
    "{unit}",
    "round(max(rolling({levels}, {months})), 1)",
    "best return of those periods",
);

/// Adds the figures, if the question asks for them. `years` is the horizon.
pub fn figures(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    match Question::of(brief) {
        Question::Past(period) => of_period(brief, period, out),
        Question::Extremes => extremes(brief, f64::from(12 * years), out),
        _ => {}
    }
}

/// What a figure is about: the part of its id, the weights, their formula and the name of the series.
fn parts(brief: &MasterBrief) -> Vec<(&'static str, Mix, String, &'static str)> {
    let mix = |weights: Mix| ("mix", weights, mix_figures::formula(weights), mix_figures::SERIES);
    let stocks = || ("sp", Mix::STOCKS, "{worth}".to_owned(), REAL);
    let bonds = || {
        (
            "bonds",
            Mix::BONDS,
            mix_figures::formula(Mix::BONDS),
            mix_figures::SERIES,
        )
    };
    match mix::weights(brief) {
        Some(Mix::BONDS) => vec![bonds()],
        Some(weights) if weights != Mix::STOCKS => vec![mix(weights), stocks()],
        _ if Question::speaks_of_bonds(brief) && Question::speaks_of_stocks(brief) => vec![stocks(), bonds()],
        _ if Question::speaks_of_bonds(brief) => vec![bonds()],
        _ => vec![stocks()],
    }
}

fn of_period(brief: &MasterBrief, period: PastPeriod, out: &mut Vec<Evidence>) {
    let market = Market::shipped();
    let last = market
        .last_month_of("dividend")
        .min(market.last_month_of("real_bond_index"));
    let first = market.first_month_of("price");
    let (from, to) = match period {
        // A year begins where the one before ends.
        PastPeriod::Years(from, to) => (f64::from(from) * 12.0, f64::from(to) * 12.0 + 12.0),
        PastPeriod::Since(year) => (f64::from(year) * 12.0 + 1.0, last),
        PastPeriod::Last(years) => (last - f64::from(years) * 12.0, last),
    };
    let from = from.max(first);
    if to > last || from >= to {
        return;
    }
    let (start, end, months) = (month_formula(from), month_formula(to), (to - from).to_string());
    for (at, (key, weights, levels, series)) in parts(brief).into_iter().enumerate() {
        let mut recipes: Vec<&Recipe> = PERIOD.iter().collect();
        let money = past_sum(brief).filter(|_| at == 0);
        recipes.extend(money.iter().flat_map(|_| &MONEY));
        let (sum, currency) = money.unwrap_or_default();
        let grown = sum * growth(&market, weights, from, to);
        let names = [
            ("{key}", key),
            ("{levels}", &*levels),
            ("{from}", &*start),
            ("{to}", &*end),
            ("{months}", &*months),
            ("{unit}", unit_of(to - from)),
            ("{sum}", &*sum.to_string()),
            ("{step}", &*rounding_step(grown).to_string()),
            (
                "{real_step}",
                &*rounding_step(grown).min(rounding_step(sum)).to_string(),
            ),
            ("{currency}", currency),
        ];
        let figures = recipes.into_iter();
        out.extend(figures.filter_map(|recipe| market.figure(recipe, series, Some(from), to, &names)));
    }
}

/// The unit of a return over so many months. Of a single year, "a year" need not be said.
fn unit_of(months: f64) -> &'static str {
    if months > 12.0 { "percent per year" } else { "percent" }
}

/// What one became after inflation. Only used to choose how many digits to show.
fn growth(market: &Market, weights: Mix, from: f64, to: f64) -> f64 {
    let levels = levels(market, weights);
    let at = |wanted: f64| {
        levels
            .iter()
            .find(|(_, month)| *month == wanted)
            .map(|(level, _)| *level)
    };
    at(to).zip(at(from)).map_or(1.0, |(end, start)| end / start)
}

/// The worst and the best period of the first part of a question.
fn extremes(brief: &MasterBrief, months: f64, out: &mut Vec<Evidence>) {
    let market = Market::shipped();
    let Some((_, weights, formula, series)) = parts(brief).into_iter().next() else {
        return;
    };
    let levels = levels(&market, weights);
    let ends = levels.iter().zip(levels.iter().skip(months as usize));
    let growths = ends.map(|((start, from), (end, to))| (end / start, *from, *to));
    let worst = growths.clone().min_by(|one, other| one.0.total_cmp(&other.0));
    let best = growths.max_by(|one, other| one.0.total_cmp(&other.0));
    let count = months.to_string();
    let names = [
        ("{levels}", &*formula),
        ("{months}", &*count),
        ("{unit}", unit_of(months)),
    ];
    for (recipe, found) in [(&WORST, worst), (&BEST, best)] {
        out.extend(found.and_then(|(_, from, to)| market.figure(recipe, series, Some(from), to, &names)));
    }
}
