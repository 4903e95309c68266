//! The first sentence about all the years of US stocks; see `intent::lookup::market::history`.

use intent::lookup::market::history::{Condition, Gain, HistoryLookup};
use languages::locale::Arg;

use super::say;
use crate::figures::Figures;
use crate::message_args::FirstSentence;

/// The figure that a question asks for.
pub(super) fn answer<'a>(asked: HistoryLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    match asked {
        HistoryLookup::YearsUp => {
            let named = [
                ("up", "ev_lookup_years_up"),
                ("count", "ev_lookup_years_count"),
                ("lost", "ev_lookup_years_lost"),
                ("median", "ev_lookup_years_median"),
            ];
            of_years("lookup-years-up", &named, &[], figures)
        }
        HistoryLookup::LosingYears(run) => {
            let named = [
                ("runs", "ev_lookup_losing_runs"),
                ("longest", "ev_lookup_losing_longest"),
            ];
            let run = run.to_string();
            of_years("lookup-losing-years", &named, &[("run", Arg::Text(&run))], figures)
        }
        HistoryLookup::When(condition) => {
            let condition = match condition {
                Condition::HighInflation => "inflation",
                Condition::RateCut => "cut",
                Condition::RateRise => "rise",
            };
            let named = [
                ("count", "ev_lookup_when_count"),
                ("median", "ev_lookup_when_median"),
                ("lost", "ev_lookup_when_lost"),
                ("all_count", "ev_lookup_years_count"),
                ("all", "ev_lookup_years_median"),
                ("all_lost", "ev_lookup_years_lost"),
            ];
            of_years("lookup-when", &named, &[("condition", Arg::Text(condition))], figures)
        }
        HistoryLookup::Chance(gain, _) => chance(gain, figures),
        HistoryLookup::Dividends(..) => {
            let named = [
                ("sum", "ev_lookup_past_start"),
                ("yield", "ev_lookup_now_dividend_yield"),
                ("income", "ev_lookup_dividend_income"),
            ];
            say("lookup-dividends", &named, &[], figures)
        }
    }
}

/// A sentence on calendar years, with the first of them.
fn of_years<'a>(
    key: &str,
    named: &[(&str, &str)],
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let (_, id) = named.first()?;
    // The period begins in the December before.
    let before: u16 = figures.get(id)?.period.as_deref()?.get(..4)?.parse().ok()?;
    let since = (before + 1).to_string();
    let more: Vec<(&str, Arg<'_>)> = more
        .iter()
        .copied()
        .chain([("since", Arg::Text(since.as_str()))])
        .collect();
    say(key, named, &more, figures)
}

fn chance<'a>(gain: Gain, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let kind = match gain {
        Gain::Double => "double",
        Gain::InAll(_) => "all",
        Gain::PerYear(_) => "year",
    };
    let stated = ("percent", "ev_lookup_chance_gain");
    let named = [
        ("chance", "ev_lookup_chance"),
        ("real", "ev_lookup_chance_real"),
        ("years", "ev_lookup_periods_horizon"),
    ];
    let named: Vec<(&str, &str)> = named
        .into_iter()
        .chain((gain != Gain::Double).then_some(stated))
        .collect();
    say("lookup-chance", &named, &[("gain", Arg::Text(kind))], figures)
}
