//! The first sentence on a portfolio: the largest position, and what half of it in cash would have changed.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Evidence;

use super::figures::{Figures, number};
use super::message_args::{FirstSentence, MessageArgs};
use instruments::Master;
use market_data::key::key_of;

/// The positions as (key in figure ids, short name). The key is the symbol, or `partN` for a class of assets.
pub fn positions(brief: &MasterBrief) -> Vec<(String, String)> {
    let held = brief.holdings.positions.iter().map(|held| (&held.symbol, &held.name));
    let asked = brief
        .subject
        .instruments
        .iter()
        .map(|known| (&known.symbol, &known.name));
    let all: Vec<(&String, &String)> = match brief.holdings.positions.is_empty() {
        true => asked.collect(),
        false => held.collect(),
    };
    let one = |(at, (symbol, name)): (usize, (&String, &String))| {
        let key = match symbol.is_empty() {
            true => format!("part{}", at + 1),
            false => key_of(symbol),
        };
        let short = super::names::short(name, symbol);
        (key, short)
    };
    all.into_iter().enumerate().map(one).collect()
}

/// The name of the largest position and its weight.
fn largest<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<(String, &'a Evidence)> {
    let weighed = positions(brief).into_iter().filter_map(|(key, name)| {
        let weight = figures.get(&format!("ev_pf_weight_{key}"))?;
        Some((name, weight))
    });
    // On a tie, the first position counts.
    weighed.reduce(|best, next| if number(next.1) > number(best.1) { next } else { best })
}

/// Whether a position is diversified in itself: a fund, an index or a class of assets.
fn is_diversified_key(key: &str) -> bool {
    let mut entries = Master::get().entries().iter();
    let known = entries.find(|entry| key_of(entry.symbol) == key);
    known.is_none_or(|entry| matches!(entry.asset_class, "fund" | "index"))
}

/// A position above this weight, in per cent, is large.
pub const LARGE_WEIGHT: f64 = 25.0;

/// Whether no single company is a large position: every large one is diversified in itself.
pub fn is_well_diversified(figures: &Figures<'_>) -> bool {
    let mut single = figures.weights().filter(|weight| !is_diversified(weight)).map(number);
    figures.weights().next().is_some() && single.all(|share| share <= LARGE_WEIGHT)
}

fn is_diversified(weight: &Evidence) -> bool {
    weight
        .evidence_id
        .strip_prefix("ev_pf_weight_")
        .is_none_or(is_diversified_key)
}

/// Says that no single company is a large position, where the largest position is diversified in itself.
pub fn diversified_answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (name, weight) =
        largest(brief, figures).filter(|(_, weight)| is_diversified(weight) && is_well_diversified(figures))?;
    let arguments = [
        ("largest", Arg::Text(name.as_str())),
        ("weight", super::words::quantity(weight)),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-spread", &arguments),
        figures: vec![weight],
    })
}

/// Adds the largest position to the arguments; `None` where that position is diversified in itself, because its weight
/// then says little.
pub fn add_largest<'a>(brief: &MasterBrief, args: &mut MessageArgs<'a>, figures: &Figures<'a>) -> Option<()> {
    let (name, weight) = largest(brief, figures)?;
    if is_diversified(weight) {
        return None;
    }
    args.quote("weight", weight, figures);
    args.add("largest", name);
    Some(())
}

/// Adds what the deepest fall would have been with half of the largest position in cash.
pub fn with_half_in_cash<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let found = figures.get("ev_pf_halved_drawdown_36m").zip(largest(brief, figures));
    let Some((halved, (name, _))) = found else { return };
    let size = Evidence {
        value: halved.value.size(),
        ..halved.clone()
    };
    let arguments = [
        ("largest", Arg::Text(name.as_str())),
        ("halved", super::words::quantity(&size)),
    ];
    answer.add(&figures.words.say("first-half", &arguments), figures);
    answer.figures.push(halved);
}
