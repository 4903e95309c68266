//! What the price of an instrument did in the past years that a question names.

use figures::ledger::Evidence;
use intent::past_period::PastPeriod;
use intent::question::Question;
use jiff::civil::{Date, date};
use market_data::calendar::{date_formula, date_of, day_of, months_before, period};
use pipeline::brief::MasterBrief;

use super::figure::{FigureContext, Recipe, computed};
use super::prices::Prices;

const CHANGE: Recipe = computed(
    "past_change",
    "percent",
    "round(growth(at(adjusted_{k}, day_{k}, {from}), at(adjusted_{k}, day_{k}, {to})), 1)",
    "close at the end of the years of the question over the one at their beginning, less one; dividends put back in \
     where the source adjusts for them",
);

/// Prices that end longer ago do not tell what happened until today.
const MAX_MONTHS_OLD: i32 = 12;

/// Adds the change of the price over the years of the question, as far as there are prices.
pub fn figures(brief: &MasterBrief, prices: &Prices, prefix: &str, out: &mut Vec<Evidence>) {
    let Question::PastPrice(years) = Question::of(brief) else {
        return;
    };
    let reaches_today = brief
        .as_of
        .parse()
        .is_ok_and(|today: Date| months_before(today, MAX_MONTHS_OLD) <= prices.last());
    // "The last ten years" end today, and not where old prices end.
    if !reaches_today && !matches!(years, PastPeriod::Years(..)) {
        return;
    }
    let (wanted_from, wanted_to) = first_and_last_day(years, prices.last());
    let days = prices.days();
    // The stored day that is nearest to the wanted one; of two, the earlier.
    let at = |wanted: Date| {
        let after = days.partition_point(|day| *day <= day_of(wanted));
        let distance = |at: usize| days.get(at).map_or(f64::INFINITY, |day| (day - day_of(wanted)).abs());
        match after.checked_sub(1) {
            Some(before) if distance(before) <= distance(after) => before,
            _ => after,
        }
    };
    let (start, end) = (at(wanted_from), at(wanted_to).min(days.len().saturating_sub(1)));
    if start >= end {
        return;
    }
    let (from, to) = (date_of(days[start]), date_of(days[end]));
    let names = [
        ("{k}", prices.key.as_str()),
        ("{from}", &*date_formula(from)),
        ("{to}", &*date_formula(to)),
    ];
    let context = FigureContext {
        tables: &[&prices.table],
        prefix,
        series: &format!("{} close", prices.symbol),
        as_of: &to.to_string(),
        period: Some(&period(from, to)),
        names: &names,
        known_figures: &[],
    };
    out.extend(context.figure(&CHANGE));
}

/// The days whose closes are compared. A year begins with the last close of the one before.
fn first_and_last_day(years: PastPeriod, last: Date) -> (Date, Date) {
    let end_of = |year: u16| date(year.min(9999) as i16, 12, 31);
    match years {
        PastPeriod::Years(from, to) => (end_of(from.saturating_sub(1)), end_of(to)),
        PastPeriod::Since(year) => (end_of(year.saturating_sub(1)), last),
        PastPeriod::Last(count) => (months_before(last, i32::from(count) * 12), last),
    }
}
