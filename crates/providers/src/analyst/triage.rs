//! Reads a question: is it ours, is it clear, and what is it about.

use pipeline::brief::{Clarification, Triage};
use pipeline::language::Language;
use pipeline::locale::Locale;

use super::lexicon::{Hit, Lexicon, Signal};
use super::text::Text;
use super::{draft, instruments, mandate, subject};

/// Everything a reading knows.
pub struct Reading<'a> {
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
    /// The question and every answer nobody asked for.
    pub text: &'a Text<'a>,
    /// What was found in it.
    pub hits: &'a [Hit],
}

impl Reading<'_> {
    /// The last answer to a question, if there is one.
    pub fn answer(&self, question_id: &str) -> Option<&str> {
        let answers = self
            .clarifications
            .iter()
            .rev()
            .filter(|known| known.question_id == question_id);
        answers
            .map(|known| known.answer.trim())
            .find(|answer| !answer.is_empty())
    }

    /// Whether something of this kind is in it.
    pub fn has(&self, signal: Signal) -> bool {
        self.hits.iter().any(|hit| hit.signal == signal)
    }
}

/// The questions this analyst asks.
pub const ASKED: [&str; 4] = ["instrument", "horizon", "risk", "objective"];

/// Reads a question with what was answered so far.
pub fn triage(
    session_id: &str,
    input: &str,
    language: Language,
    clarifications: &[Clarification],
    as_of: &str,
) -> Triage {
    let reject = |key: &str| Triage::Reject {
        message: Locale::of(language).text(key).into_owned(),
    };
    if !input.chars().any(char::is_alphanumeric) {
        return reject("reject-blank");
    }
    let mut whole = input.to_owned();
    for extra in clarifications
        .iter()
        .filter(|known| !ASKED.contains(&known.question_id.as_str()))
    {
        whole.push('\n');
        whole.push_str(&extra.answer);
    }
    let text = Text::new(&whole);
    let hits = Lexicon::get().scan(&text);
    let reading = Reading {
        session_id,
        input,
        language,
        clarifications,
        as_of,
        text: &text,
        hits: &hits,
    };
    for answer in clarifications
        .iter()
        .filter(|known| ASKED.contains(&known.question_id.as_str()))
    {
        let text = Text::new(&answer.answer);
        let hits = Lexicon::get().scan(&text);
        if let Some(key) = mandate::unlawful(&hits) {
            return reject(key);
        }
    }
    let about_investing = mandate::is_about_investing(&hits);
    let named = instruments::named(&text, &hits, about_investing);
    if let Some(key) = mandate::refusal(&text, &hits, &named) {
        return reject(key);
    }
    let subject = subject::of(&reading, named);
    draft::verdict(&reading, subject)
}
