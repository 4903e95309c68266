//! Whether a question only asks how expensive or how risky something is. The answer depends on nobody's plans, so that
//! nothing is asked back.

use languages::asks;
use languages::language::Language;
use languages::text::fold;

use super::lexicon::{Signal, has};
use super::triage::Reading;

/// A longer text tells of somebody's plans.
const MAX_LETTERS: usize = 120;

/// Words for the price of something against its worth, and for its risk.
const LISTS: [&str; 2] = ["asks-value", "asks-risk"];

/// Signals of plans: what to do, what is to come, what is owned, and what for.
const PLANS: [Signal; 8] = [
    Signal::Decide,
    Signal::Ahead,
    Signal::Owns,
    Signal::Intent,
    Signal::Growth,
    Signal::Income,
    Signal::Preserve,
    Signal::Retire,
];

/// Whether the question asks for the price or the risk of something as it is.
pub(super) fn asks_for_price_or_risk(reading: &Reading<'_>) -> bool {
    let input = reading.asked.input;
    if input.chars().nth(MAX_LETTERS).is_some() {
        return false;
    }
    let text = format!(" {} ", fold(input));
    let is_english = reading.asked.language == Language::En;
    let asks = LISTS.iter().any(|list| asks::list(list, is_english).are_in(&text));
    asks && !PLANS.iter().any(|signal| has(&reading.features.hits, *signal))
}
