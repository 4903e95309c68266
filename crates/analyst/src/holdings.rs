//! What the first sentence says of what somebody owns: the largest position, and what half of it in cash would have
//! changed.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::Evidence;

use super::figures::{Figures, number};
use super::said::{FirstSentence, Said};
use instruments::Master;
use market_data::key::key_of;

/// The positions with the part of their figure ids: by symbol, or by place where it is a class of assets.
pub fn positions(brief: &Mib) -> Vec<(String, String)> {
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
fn largest<'a>(brief: &Mib, figures: &Figures<'a>) -> Option<(String, &'a Evidence)> {
    let weighed = positions(brief).into_iter().filter_map(|(key, name)| {
        let weight = figures.get(&format!("ev_pf_weight_{key}"))?;
        Some((name, weight))
    });
    // Of two that are level the first counts.
    weighed.reduce(|best, next| if number(next.1) > number(best.1) { next } else { best })
}

/// Whether a position spreads its money by itself: a fund, an index or a class of assets.
fn is_spread(key: &str) -> bool {
    let mut entries = Master::get().entries().iter();
    let known = entries.find(|entry| key_of(entry.symbol) == key);
    known.is_none_or(|entry| matches!(entry.asset_class, "fund" | "index"))
}

/// Above this share, in per cent, a single position is much.
pub const MUCH: f64 = 25.0;

/// Whether no single company makes up much of a portfolio: what is large spreads its money by itself.
pub fn is_well_spread(figures: &Figures<'_>) -> bool {
    let mut single = figures.weights().filter(|weight| !spreads(weight)).map(number);
    figures.weights().next().is_some() && single.all(|share| share <= MUCH)
}

fn spreads(weight: &Evidence) -> bool {
    weight.evidence_id.strip_prefix("ev_pf_weight_").is_none_or(is_spread)
}

/// That no single company makes up much, where the largest position spreads its money by itself.
pub fn spread<'a>(brief: &Mib, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (name, weight) = largest(brief, figures).filter(|(_, weight)| spreads(weight) && is_well_spread(figures))?;
    let arguments = [
        ("largest", Arg::Text(name.as_str())),
        ("weight", super::words::quantity(weight)),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-spread", &arguments),
        figures: vec![weight],
    })
}

/// Adds the largest position to what is said; nothing where it spreads its money by itself, for then its weight says
/// little.
pub fn add<'a>(brief: &Mib, said: &mut Said<'a>, figures: &Figures<'a>) -> Option<()> {
    let (name, weight) = largest(brief, figures)?;
    if spreads(weight) {
        return None;
    }
    said.quote("weight", weight, figures);
    said.add("largest", name);
    Some(())
}

/// Adds what the deepest fall would have been with half of the largest position in cash.
pub fn with_half<'a>(brief: &Mib, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
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
