//! The limits and conditions that a question states: whether its portfolio keeps to them, or that the figures do not.

use intent::supposed_falls::class_of;
use languages::language::Language;
use languages::locale::{Arg, Locale};
use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::Position;
use pipeline::session::title_of;
use reading::falls::Falling;
use reading::limits::{self, Limit, Limited};

use super::figures::Figures;
use super::message_args::FirstSentence;
use super::names;
use super::words::capitalised;

/// The most conditions that are told, and the most letters of each: a posted brief may have many long ones.
const MAX_TOLD: usize = 4;
const MAX_LETTERS: usize = 80;

/// A weight over its limit by no more than this, in per cent, is kept: weights are rounded.
const NEARLY: f64 = 0.05;

/// Begins with the limits that the portfolio exceeds or keeps to, and ends with the conditions that the figures leave
/// out.
pub fn add<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    if brief.constraints.is_empty() {
        return;
    }
    let language = Language::from_code(&brief.language);
    let limits = limits::of(&brief.question, language);
    let told: Vec<String> = limits.iter().filter_map(|limit| told(limit, brief, figures)).collect();
    // What was compared with the weights is part of the answer.
    let is_of_weights = |words: &str| !limits::of(words, language).is_empty();
    let left_out = brief.constraints.iter().filter(|words| !words.trim().is_empty());
    let left_out: Vec<String> = left_out
        .take(MAX_TOLD)
        .map(|words| title_of(words, MAX_LETTERS))
        .filter(|words| told.is_empty() || !is_of_weights(words))
        .collect();
    for text in told.into_iter().rev() {
        let first = FirstSentence {
            text,
            figures: Vec::new(),
        };
        answer.lead_with(first, figures);
    }
    if !left_out.is_empty() {
        let quoted: Vec<String> = left_out
            .iter()
            .map(|words| figures.words.say("quoted-question", &[("text", Arg::Text(words))]))
            .collect();
        let limits = figures.words.list(&quoted);
        let note = figures
            .words
            .say("first-constraints", &[("limits", Arg::Text(&limits))]);
        answer.add(&note, figures);
    }
}

/// Whether the portfolio keeps to a limit; `None` where its weights are not known.
fn told(limit: &Limit, brief: &MasterBrief, figures: &Figures<'_>) -> Option<String> {
    let words = figures.words;
    let locale = Locale::of(Language::from_code(&brief.language));
    let percent = |number: f64| locale.quantity(languages::decimal::Decimal::of(number), "percent");
    let weight = |held: &Position| held.weight.parse::<f64>().unwrap_or_default();
    let positions = &brief.holdings.positions;
    let is_of = |held: &&Position| match limit.of.as_ref() {
        // A fund is no single share.
        Some(Limited::EachPosition) => {
            let known = brief
                .subject
                .instruments
                .iter()
                .find(|known| known.symbol == held.symbol);
            known.is_some_and(|known| known.asset_class == "equity")
        }
        Some(Limited::Part(Falling::Instrument(symbol))) => held.symbol == *symbol,
        Some(Limited::Part(Falling::Class(key))) if held.symbol.is_empty() => held.name == locale.text(key),
        Some(Limited::Part(Falling::Class(key))) => class_of(&held.symbol, brief) == Some(*key),
        None => false,
    };
    let mut limited: Vec<(String, f64)> = positions
        .iter()
        .filter(is_of)
        .map(|held| (names::of_instrument(&held.name, &held.symbol, words), weight(held)))
        .collect();
    if let Some(Limited::Part(Falling::Class(key))) = limit.of.as_ref() {
        let mix = intent::mix::weights(brief).filter(|_| positions.is_empty());
        let of_mix = mix.and_then(|mix| match *key {
            "class-stocks" => Some(mix.stocks),
            "class-bonds" => Some(mix.bonds),
            "class-cash" => Some(mix.cash),
            _ => None,
        });
        let sum = of_mix.map_or_else(|| limited.iter().map(|(_, weight)| weight).sum(), f64::from);
        limited = if limited.is_empty() && of_mix.is_none() {
            Vec::new()
        } else {
            vec![(locale.text(key).into_owned(), sum)]
        };
    }
    let is_above = |(_, weight): &&(String, f64)| *weight > limit.percent + NEARLY;
    let above: Vec<&(String, f64)> = limited.iter().filter(is_above).collect();
    let (message, shown) = match above.is_empty() {
        true => ("first-limit-kept", limited.iter().collect()),
        false => ("first-limit-exceeded", above),
    };
    if shown.is_empty() {
        return None;
    }
    let part = |(name, weight): &&(String, f64)| {
        let weight = percent(*weight);
        words.say(
            "first-limit-part",
            &[("name", Arg::Text(name)), ("weight", Arg::Text(&weight))],
        )
    };
    let parts: Vec<String> = shown.iter().map(part).collect();
    let (parts, limit) = (words.list(&parts), percent(limit.percent));
    let arguments = [("limit", Arg::Text(&limit)), ("parts", Arg::Text(&parts))];
    Some(capitalised(&words.say(message, &arguments)))
}
