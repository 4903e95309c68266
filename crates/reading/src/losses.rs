//! What somebody says about losses: "I cannot bear losses", "losing half would not scare me", "a 10% drop is too much
//! for me".

use std::ops::Range;

use super::amounts::Unit;
use super::facts::QUESTION_MARKS;
use super::features::Features;
use super::lexicon::{Hit, Signal, has};

/// What ends a sentence.
pub(super) const SENTENCE_ENDS: [&str; 12] = [". ", "? ", "! ", "; ", "\n", "？", "。", "！", "；", "؟", "؛", "।"];

/// How much risk somebody can bear, in the order of the ready-made answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bears {
    /// Some.
    Medium,
    /// Little.
    Low,
    /// Much.
    High,
}

/// A fall up to here is a small one, in per cent.
const SMALL: f64 = 15.0;
/// A fall from here on is a deep one.
const DEEP: f64 = 35.0;

/// So many letters of a text are read for it, and so many sentences: whoever says it says it early.
const MAX_LETTERS: usize = 4_000;
const MAX_SENTENCES: usize = 32;

/// What a text says about losses that its author can or cannot bear; nothing where it only asks about losses of
/// something.
pub(super) fn read(features: &Features<'_>) -> Option<Bears> {
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
        let told = told(sentence);
        let place = text.place(at)..text.place(at + told.len());
        if let Some(bears) = in_sentence(features, &place) {
            return Some(bears);
        }
        at += sentence.len();
        rest = after;
    }
    None
}

/// The part of a sentence that tells something. A question asks; what somebody can bear is told, in a sentence or
/// before the question: "I hate losses, is it safe?"
fn told(sentence: &str) -> &str {
    if sentence.trim_end().ends_with(QUESTION_MARKS) {
        let before = sentence.rsplit_once([',', ':', '、', '，', '،']);
        before.map_or("", |(told, _)| told)
    } else {
        sentence
    }
}

fn in_sentence(features: &Features<'_>, place: &Range<usize>) -> Option<Bears> {
    // The details are in the order of the text.
    let first = features.details.partition_point(|hit| hit.start < place.start);
    let last = features.details.partition_point(|hit| hit.start < place.end);
    let inside = |hit: &&Hit| hit.end <= place.end;
    let hits: Vec<Hit> = features.details[first..last].iter().filter(inside).copied().collect();
    if has(&hits, Signal::Appetite) {
        let said = [
            (Signal::Middling, Bears::Medium),
            (Signal::Low, Bears::Low),
            (Signal::High, Bears::High),
        ];
        return said
            .into_iter()
            .find(|(signal, _)| has(&hits, *signal))
            .map(|(_, bears)| bears);
    }
    if !has(&hits, Signal::Loss) {
        return None;
    }
    if has(&hits, Signal::BearNot) {
        return Some(Bears::Low);
    }
    let size = || size(features, place, &hits);
    match (
        has(&hits, Signal::Bear),
        has(&hits, Signal::Fears),
        has(&hits, Signal::Not),
    ) {
        (_, true, false) | (true, false, true) => Some(Bears::Low),
        (_, true, true) => Some(size().unwrap_or(Bears::High)),
        (true, false, false) => Some(size().unwrap_or(Bears::Medium)),
        (false, false, _) => None,
    }
}

/// How large the loss is that a sentence speaks of.
fn size(features: &Features<'_>, place: &Range<usize>, hits: &[Hit]) -> Option<Bears> {
    let mut percents = features
        .amounts
        .iter()
        .filter(|amount| amount.unit == Unit::Percent && place.contains(&amount.start));
    let fall = percents.find_map(|amount| amount.value.parse::<f64>().ok());
    let part = || hits.iter().find_map(|hit| hit.signal.percent());
    match fall.or_else(part) {
        Some(fall) if fall <= SMALL => Some(Bears::Low),
        Some(fall) if fall < DEEP => Some(Bears::Medium),
        Some(_) => Some(Bears::High),
        None if has(hits, Signal::Heavy) || has(hits, Signal::Total) => Some(Bears::High),
        None if has(hits, Signal::Slight) => Some(Bears::Medium),
        None => None,
    }
}
