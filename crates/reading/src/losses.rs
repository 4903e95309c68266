//! The risk tolerance by statements about losses: "I cannot bear losses", "losing half would not scare me", "a 10% drop
//! is too much for me".

use std::ops::Range;

use super::amounts::Unit;
use super::facts::QUESTION_MARKS;
use super::features::Features;
use super::lexicon::{Hit, Signal, has};

/// What ends a sentence.
pub(super) const SENTENCE_ENDS: [&str; 12] = [". ", "? ", "! ", "; ", "\n", "？", "。", "！", "；", "؟", "؛", "।"];

/// The risk tolerance, in the order of the ready-made answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RiskTolerance {
    /// Some.
    Medium,
    /// Little.
    Low,
    /// Much.
    High,
}

/// A fall up to this size, in per cent, is small.
const SMALL_FALL: f64 = 15.0;
/// A fall from this size on, in per cent, is deep.
const DEEP_FALL: f64 = 35.0;

/// Only so many letters and sentences of a text are read: people state it early.
const MAX_LETTERS: usize = 4_000;
const MAX_SENTENCES: usize = 32;

/// The tolerance that a text states by losses that its author can or cannot bear; `None` where it only asks about
/// losses.
pub(super) fn read(features: &Features<'_>) -> Option<RiskTolerance> {
    let text = &features.text;
    let end = text.original_at(text.folded.len().min(MAX_LETTERS));
    let mut rest = text.original.get(..end).unwrap_or(text.original);
    let mut at = 0;
    for _ in 0..MAX_SENTENCES {
        let stop = SENTENCE_ENDS
            .iter()
            .filter_map(|stop| rest.find(stop).map(|at| at + stop.len()))
            .min();
        let (sentence, after) = rest.split_at(stop.unwrap_or(rest.len()));
        let statement = statement(sentence);
        let place = text.place(at)..text.place(at + statement.len());
        if let Some(tolerance) = in_sentence(features, &place) {
            return Some(tolerance);
        }
        at += sentence.len();
        rest = after;
    }
    None
}

/// The part of a sentence that states something: all of it, or what comes before the question: "I hate losses, is it
/// safe?"
fn statement(sentence: &str) -> &str {
    if sentence.trim_end().ends_with(QUESTION_MARKS) {
        let before = sentence.rsplit_once([',', ':', '、', '，', '،']);
        before.map_or("", |(statement, _)| statement)
    } else {
        sentence
    }
}

fn in_sentence(features: &Features<'_>, place: &Range<usize>) -> Option<RiskTolerance> {
    // The details are in the order of the text.
    let first = features.details.partition_point(|hit| hit.start < place.start);
    let last = features.details.partition_point(|hit| hit.start < place.end);
    let inside = |hit: &&Hit| hit.end <= place.end;
    let hits: Vec<Hit> = features.details[first..last].iter().filter(inside).copied().collect();
    if has(&hits, Signal::Appetite) {
        let said = [
            (Signal::Middling, RiskTolerance::Medium),
            (Signal::Low, RiskTolerance::Low),
            (Signal::High, RiskTolerance::High),
        ];
        return said
            .into_iter()
            .find(|(signal, _)| has(&hits, *signal))
            .map(|(_, tolerance)| tolerance);
    }
    if !has(&hits, Signal::Loss) {
        return None;
    }
    if has(&hits, Signal::BearNot) {
        return Some(RiskTolerance::Low);
    }
    let size = || size(features, place, &hits);
    match (
        has(&hits, Signal::Bear),
        has(&hits, Signal::Fears),
        has(&hits, Signal::Not),
    ) {
        (_, true, false) | (true, false, true) => Some(RiskTolerance::Low),
        (_, true, true) => Some(size().unwrap_or(RiskTolerance::High)),
        (true, false, false) => Some(size().unwrap_or(RiskTolerance::Medium)),
        (false, false, _) => None,
    }
}

/// How large the loss is that a sentence speaks of.
fn size(features: &Features<'_>, place: &Range<usize>, hits: &[Hit]) -> Option<RiskTolerance> {
    let mut percents = features
        .amounts
        .iter()
        .filter(|amount| amount.unit == Unit::Percent && place.contains(&amount.start));
    let fall = percents.find_map(|amount| amount.value.parse::<f64>().ok());
    let part = || hits.iter().find_map(|hit| hit.signal.percent());
    match fall.or_else(part) {
        Some(fall) if fall <= SMALL_FALL => Some(RiskTolerance::Low),
        Some(fall) if fall < DEEP_FALL => Some(RiskTolerance::Medium),
        Some(_) => Some(RiskTolerance::High),
        None if has(hits, Signal::Heavy) || has(hits, Signal::Total) => Some(RiskTolerance::High),
        None if has(hits, Signal::Slight) => Some(RiskTolerance::Medium),
        None => None,
    }
}
