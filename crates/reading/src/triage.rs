//! Reads a question: is it ours, is it clear, and what is it about.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::holdings::Position;
use pipeline::brief::{Clarification, Triage};

use super::answers::{Answers, with_additions};
use super::features::{Features, Scan};
use super::learned::{self, Verdict};
use super::{draft, holdings, mandate, parts, subject};

/// What there is to read.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The session, for the brief.
    pub session_id: &'a str,
    /// The question, verbatim.
    pub input: &'a str,
    /// The session's language.
    pub language: Language,
    /// What was asked and answered.
    pub clarifications: &'a [Clarification],
    /// Today.
    pub as_of: &'a str,
    /// What the user owns, where it was brought in.
    pub portfolio: &'a [Position],
}

/// A question that is ours, with everything its brief is written from.
pub(super) struct Reading<'a> {
    /// What there was to read.
    pub asked: Asked<'a>,
    /// What was found in the question and in what was added to it.
    pub features: &'a Features<'a>,
    /// What was answered to the analyst's questions.
    pub answers: Answers<'a>,
    /// What its wording is taken for.
    pub verdict: Verdict,
}

/// Reads a question with what was answered so far.
pub fn triage(asked: Asked<'_>) -> Triage {
    let reject = |key: &str| Triage::Reject {
        message: Locale::of(asked.language).text(key).into_owned(),
    };
    if !asked.input.chars().any(char::is_alphanumeric) {
        return reject("reject-blank");
    }
    let mut answers = Answers::read(asked.clarifications);
    if let Some(key) = answers.iter().find_map(|answer| mandate::unlawful(&answer.scan.hits)) {
        return reject(key);
    }
    let whole = with_additions(asked.input, asked.clarifications);
    let features = Features::of(Scan::of(&whole), asked.language, asked.as_of);
    if let Some(key) = mandate::refusal(&features, asked.language) {
        return reject(key);
    }
    let verdict = learned::verdict(&features, asked.language);
    let rejected = verdict == Verdict::Reject;
    // Whoever was asked back is not sent away.
    let is_new = asked.clarifications.is_empty();
    let instrument = answers.take("instrument");
    let reading = Reading {
        asked,
        features: &features,
        answers,
        verdict: if rejected { Verdict::Clarify } else { verdict },
    };
    let make_up = parts::read(&reading);
    // Nor is whoever says what a portfolio is made of, however it is worded.
    if rejected && is_new && make_up.positions.len() < 2 {
        return reject(mandate::likeliest(&features.hits));
    }
    let holdings = holdings::of(&reading, make_up.positions);
    let subject = subject::of(&reading, instrument, &holdings);
    draft::write(&reading, subject, holdings, &make_up.unread)
}
