//! The answers to the questions of this analyst, each read once.

use pipeline::brief::Clarification;

use super::features::Scan;
use super::lexicon::{Signal, has};

/// The questions this analyst asks.
const QUESTIONS: [&str; 4] = ["instrument", "horizon", "risk", "objective"];

/// The most characters of one answer that are read; the brief keeps all of it.
const MAX_ANSWER_CHARACTERS: usize = 20_000;

/// The most characters of the question with its additions that are read, and as many of all answers together. The brief
/// keeps all of them.
pub(super) const MAX_CHARACTERS: usize = 60_000;

/// An answer of this many letters or more says more than "I don't know".
const SHORT_ANSWER: usize = 60;

/// An answer as it was read.
pub(super) struct Answer<'a> {
    question_id: &'a str,
    /// The text of the answer.
    pub said: &'a str,
    /// What the scan found in it.
    pub scan: Scan<'a>,
}

impl Answer<'_> {
    /// Whether it says "I don't know".
    pub fn is_unsure(&self) -> bool {
        self.scan.text.folded.len() < SHORT_ANSWER && has(&self.scan.hits, Signal::Unsure)
    }
}

/// The answers, the last one first.
pub(super) struct Answers<'a>(Vec<Answer<'a>>);

impl<'a> Answers<'a> {
    /// Reads the answers to this analyst's questions.
    pub fn read(clarifications: &'a [Clarification]) -> Self {
        let mut left = MAX_CHARACTERS;
        let own = clarifications.iter().rev().filter(|known| is_ours(known));
        let read = own.map(|known| {
            let said = first(known.answer.trim(), left.min(MAX_ANSWER_CHARACTERS));
            left -= said.chars().count();
            Answer {
                question_id: &known.question_id,
                said,
                scan: Scan::of(said),
            }
        });
        Self(read.filter(|answer| !answer.said.is_empty()).collect())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Answer<'a>> {
        self.0.iter()
    }

    /// The last answer to a question, if there is one.
    pub fn to(&self, question_id: &str) -> Option<&Answer<'a>> {
        self.0.iter().find(|answer| answer.question_id == question_id)
    }

    /// Removes and returns the last answer to a question.
    pub fn take(&mut self, question_id: &str) -> Option<Answer<'a>> {
        let at = self.0.iter().position(|answer| answer.question_id == question_id)?;
        Some(self.0.remove(at))
    }
}

/// The question and the additions that no question asked for, up to `MAX_CHARACTERS`.
pub(super) fn with_additions(input: &str, clarifications: &[Clarification]) -> String {
    let mut whole = input.to_owned();
    for addition in clarifications.iter().filter(|known| !is_ours(known)) {
        whole.push('\n');
        whole.push_str(&addition.answer);
    }
    whole.truncate(first(&whole, MAX_CHARACTERS).len());
    whole
}

fn is_ours(known: &Clarification) -> bool {
    QUESTIONS.contains(&known.question_id.as_str())
}

/// The first characters of a text.
fn first(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).map_or(text, |(end, _)| &text[..end])
}
