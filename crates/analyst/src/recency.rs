//! How current the evidence is, by its kind.

use std::collections::BTreeMap;

use languages::locale::Arg;
use pipeline::committee::Evidence;

use super::past_economy;
use super::words::Words;

/// Kinds of evidence in the order of the sentence: the `ID` of the message `current-ID`, and prefixes of source ids.
const KINDS: [(&str, &[&str]); 7] = [
    ("accounts", &["filings", "accounts_"]),
    ("prices", &["prices_"]),
    ("metals", &["metals_coins"]),
    ("exchange", &["currencies"]),
    ("market", &["us_market_monthly"]),
    (
        "rates",
        &[
            "rates_daily",
            "treasury_curve",
            "series_DGS",
            "series_DFF",
            "series_FEDFUNDS",
            "series_TB",
            "series_GS",
        ],
    ),
    ("economy", &["macro", "series_"]),
];

/// One sentence on how recent the evidence of each kind is; `None` without evidence. For accounts and prices, the
/// company whose figures end first counts; for series, the newest one.
pub fn sentence<'a>(evidence: impl Iterator<Item = &'a Evidence>, words: Words) -> Option<String> {
    let mut ends: [BTreeMap<&str, String>; KINDS.len()] = Default::default();
    // Ages and the horizon carry the date of the question and not that of any data.
    let is_of_data = |figure: &&Evidence| {
        let id = figure.evidence_id.as_str();
        let is_of_the_question = id == "ev_horizon" || id.starts_with("ev_supposed_");
        !id.ends_with("_age") && !is_of_the_question && !past_economy::is_of_past_years(figure)
    };
    for figure in evidence.filter(is_of_data) {
        let Some(kind) = KINDS.iter().position(|(_, starts)| of_kind(figure, starts)) else {
            continue;
        };
        // `AAPL close` and `AAPL month ends` are of one company.
        let whose = figure.series.split(' ').next().unwrap_or_default();
        let end = ends[kind].entry(whose).or_default();
        let month = month_of(&figure.as_of);
        if *end < month {
            *end = month;
        }
    }
    let mut told = Vec::new();
    for ((kind, _), ends) in KINDS.iter().zip(&ends) {
        let by_company = ["accounts", "prices"].contains(kind);
        let date = if by_company {
            ends.values().min()
        } else {
            ends.values().max()
        };
        told.extend(date.map(|date| words.say(&format!("current-{kind}"), &[("date", Arg::Date(date))])));
    }
    let list = words.list(&told);
    (!told.is_empty()).then(|| words.say("evidence-current", &[("kinds", Arg::Text(&list))]))
}

fn of_kind(figure: &Evidence, starts: &[&str]) -> bool {
    // The public float is valued on a day in mid-year, which says nothing about the date of the accounts.
    let valued = ["float_to_earnings", "implied_growth", "public_float"];
    if valued.iter().any(|measure| figure.evidence_id.ends_with(measure)) {
        return false;
    }
    starts.iter().any(|start| figure.source_id.starts_with(start))
}

/// The month of a date; for a quarter, its last month.
pub fn month_of(date: &str) -> String {
    let month = date.get(..7).unwrap_or(date);
    let quarters = [("-Q1", "-03"), ("-Q2", "-06"), ("-Q3", "-09"), ("-Q4", "-12")];
    quarters
        .iter()
        .fold(month.to_owned(), |month, (quarter, last)| month.replace(quarter, last))
}
