//! Two things side by side: the sentence is the same whichever is named first.

use languages::locale::Arg;
use pipeline::committee::Balance;

use super::answer::OUTLIVED;
use super::figures::{Figures, Topic, number};
use super::said::{FirstSentence, Said};

/// Figures further apart than this, in years, are not set side by side.
const APART: f64 = 1.0;

/// What accounts are compared by, and the message; a lender has no operating margin.
const ACCOUNTS: [(&str, &[&str]); 2] = [
    ("first-compare", &["operating_margin", "revenue_growth_1y", "roe"]),
    ("first-compare-short", &["revenue_growth_1y", "roe"]),
];

/// The answer to which of two: by prices over the same months, else by accounts of the same year.
pub fn compared<'a>(one: &Topic, other: &Topic, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    // Whoever is ahead stands first; where nobody is, the order of the symbols decides.
    let (ahead, behind) = match balance {
        Balance::Favourable => (one, other),
        Balance::Unfavourable => (other, one),
        _ if one.key <= other.key => (one, other),
        _ => (other, one),
    };
    let level = !matches!(balance, Balance::Favourable | Balance::Unfavourable);
    let more = [
        ("name", Arg::Text(ahead.short.as_str())),
        ("other", Arg::Text(behind.short.as_str())),
        ("ahead", Arg::Text(if level { "none" } else { "one" })),
    ];
    by_prices(ahead, behind, &more, figures).or_else(|| by_accounts(ahead, behind, &more, figures))
}

/// Over the same three years. The figures are of the pair in the order of its symbols.
fn by_prices<'a>(
    ahead: &Topic,
    behind: &Topic,
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let sorted = ahead.key <= behind.key;
    let (first, second) = if sorted { (ahead, behind) } else { (behind, ahead) };
    let id = |measure: &str| format!("ev_{}_{}_{measure}", first.key, second.key);
    let said = Said::sizes(first, &[&id("return_gap_3y"), &id("vol_ratio_36m")], figures)?;
    if said.figures.iter().any(|figure| figures.years_old(figure) > OUTLIVED) {
        return None;
    }
    let gained = number(said.figures.first()?) >= 0.0;
    let arguments = [
        ("first", Arg::Text(first.short.as_str())),
        ("second", Arg::Text(second.short.as_str())),
        ("gained", Arg::Text(if gained { "more" } else { "less" })),
    ];
    let all: Vec<(&str, Arg<'_>)> = more.iter().chain(&arguments).copied().collect();
    Some(said.say("first-which", &all, figures))
}

/// By accounts of the same year.
fn by_accounts<'a>(
    ahead: &Topic,
    behind: &Topic,
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    ACCOUNTS.into_iter().find_map(|(message, measures)| {
        let mut said = Said::of(ahead, measures, figures)?;
        for (at, measure) in measures.iter().enumerate() {
            let (own, other) = (*said.figures.get(at)?, figures.of(behind, measure)?);
            if (figures.years_old(other) - figures.years_old(own)).abs() > APART {
                return None;
            }
            said.add(&format!("{measure}_other"), figures.words.quantity(other));
            said.figures.push(other);
        }
        Some(said.say(message, more, figures))
    })
}
