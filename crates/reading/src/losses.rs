//! What somebody says about losses: "I cannot bear losses", "losing half would not scare me", "a 10% drop is too much
//! for me".

use super::amounts::{Unit, amounts};
use super::lexicon::{Hit, Lexicon, Signal};
use super::words_parts::SENTENCE_ENDS;
use languages::text::Text;

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
const FARTHEST: usize = 4_000;
const MOST_SENTENCES: usize = 32;

/// What a text says about losses that its author can or cannot bear; nothing where it only asks about losses of
/// something.
pub(super) fn read(text: &Text<'_>) -> Option<Bears> {
    let end = text.original_at(text.folded.len().min(FARTHEST));
    let mut rest = text.original.get(..end).unwrap_or(text.original);
    for _ in 0..MOST_SENTENCES {
        let stop = SENTENCE_ENDS
            .iter()
            .filter_map(|stop| rest.find(stop).map(|at| at + stop.len()))
            .min();
        let (sentence, after) = rest.split_at(stop.unwrap_or(rest.len()));
        if let Some(bears) = in_sentence(sentence) {
            return Some(bears);
        }
        rest = after;
    }
    None
}

fn in_sentence(sentence: &str) -> Option<Bears> {
    // A question asks; what somebody can bear is told, in a sentence or before the question: "I hate losses, is it
    // safe?"
    let told = match sentence.trim_end().ends_with(['?', '？', '؟']) {
        true => sentence.rsplit_once([',', ':', '、', '，', '،'])?.0,
        false => sentence,
    };
    let text = Text::new(told);
    let hits = Lexicon::parts().scan(&text);
    let has = |signal: Signal| hits.iter().any(|hit| hit.signal == signal);
    if has(Signal::Appetite) {
        let said = [
            (Signal::Middling, Bears::Medium),
            (Signal::Low, Bears::Low),
            (Signal::High, Bears::High),
        ];
        return said
            .into_iter()
            .find(|(signal, _)| has(*signal))
            .map(|(_, bears)| bears);
    }
    if !has(Signal::Loss) {
        return None;
    }
    if has(Signal::BearNot) {
        return Some(Bears::Low);
    }
    let bears = hits.iter().find(|hit| hit.signal == Signal::Bear);
    let fears = hits.iter().find(|hit| hit.signal == Signal::Fears);
    let denied = has(Signal::Not);
    match (bears, fears, denied) {
        (_, Some(_), false) => Some(Bears::Low),
        (_, Some(_), true) => Some(size(&text, &hits).unwrap_or(Bears::High)),
        (Some(_), None, true) => Some(Bears::Low),
        (Some(_), None, false) => Some(size(&text, &hits).unwrap_or(Bears::Medium)),
        (None, None, _) => None,
    }
}

/// How large the loss is that a sentence speaks of.
fn size(text: &Text<'_>, hits: &[Hit]) -> Option<Bears> {
    let percents = amounts(text).into_iter().filter(|amount| amount.unit == Unit::Percent);
    let fall = percents.filter_map(|amount| amount.value.parse::<f64>().ok()).next();
    let parts = hits.iter().find_map(|hit| match hit.signal {
        Signal::Twelfths(twelfths) => Some(f64::from(twelfths) / 0.12),
        _ => None,
    });
    let has = |signal: Signal| hits.iter().any(|hit| hit.signal == signal);
    match fall.or(parts) {
        Some(fall) if fall <= SMALL => Some(Bears::Low),
        Some(fall) if fall < DEEP => Some(Bears::Medium),
        Some(_) => Some(Bears::High),
        None if has(Signal::Heavy) || has(Signal::Total) => Some(Bears::High),
        None if has(Signal::Slight) => Some(Bears::Medium),
        None => None,
    }
}
