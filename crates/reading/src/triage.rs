//! Reads a question: is it ours, is it clear, and what is it about.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::holdings::Position;
use pipeline::brief::{Clarification, Triage};

use super::learned::{self, Verdict};
use super::lexicon::{Hit, Lexicon, Signal};
use super::{draft, exclusions, identity, mandate, parts, subject};
use languages::text::Text;

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

/// Everything a reading knows.
pub(super) struct Reading<'a> {
    /// What there was to read.
    pub asked: Asked<'a>,
    /// The question and every answer nobody asked for.
    pub text: &'a Text<'a>,
    /// What was found in it, outside names.
    pub hits: &'a [Hit],
}

impl Reading<'_> {
    /// The last answer to a question, if there is one.
    pub fn answer(&self, question_id: &str) -> Option<&str> {
        let answers = self
            .asked
            .clarifications
            .iter()
            .rev()
            .filter(|known| known.question_id == question_id);
        answers
            .map(|known| first(known.answer.trim(), MOST_OF_AN_ANSWER))
            .find(|answer| !answer.is_empty())
    }

    /// Whether something of this kind is in it.
    pub fn has(&self, signal: Signal) -> bool {
        self.hits.iter().any(|hit| hit.signal == signal)
    }
}

/// So many characters of one answer are read. All of it is kept.
const MOST_OF_AN_ANSWER: usize = 20_000;

/// So many characters of the question and what was added to it are read together, and as many of the answers to what was
/// asked. All of it is kept.
const MOST: usize = 60_000;

/// The first characters of a text.
fn first(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).map_or(text, |(end, _)| &text[..end])
}

/// The questions this analyst asks.
const ASKED: [&str; 4] = ["instrument", "horizon", "risk", "objective"];

/// Reads a question with what was answered so far.
pub fn triage(asked: Asked<'_>) -> Triage {
    let reject = |key: &str| Triage::Reject {
        message: Locale::of(asked.language).text(key).into_owned(),
    };
    if !asked.input.chars().any(char::is_alphanumeric) {
        return reject("reject-blank");
    }
    let is_ours = |known: &&Clarification| ASKED.contains(&known.question_id.as_str());
    let mut whole = asked.input.to_owned();
    for extra in asked.clarifications.iter().filter(|known| !is_ours(known)) {
        whole.push('\n');
        whole.push_str(&extra.answer);
    }
    let whole = first(&whole, MOST);
    let mut left = MOST;
    for answer in asked.clarifications.iter().filter(is_ours) {
        let read = first(&answer.answer, left.min(MOST_OF_AN_ANSWER));
        left -= read.chars().count();
        let hits = Lexicon::get().scan(&Text::new(read));
        if let Some(key) = mandate::unlawful(&hits) {
            return reject(key);
        }
    }
    let text = Text::new(whole);
    let mut hits = Lexicon::get().scan(&text);
    let mut named = identity::named(&text, &mut hits, asked.language);
    let learned = if asked.clarifications.is_empty() {
        learned::verdict_on(asked, &text, &hits, &named)
    } else {
        match learned::verdict(asked) {
            // Whoever was asked back is not sent away.
            Verdict::Reject => Verdict::Clarify,
            learned => learned,
        }
    };
    match mandate::refusal(&text, &hits, &named, asked.language) {
        Some(mandate::OFF) if learned != Verdict::Reject => {}
        None if learned == Verdict::Reject => return reject(mandate::likeliest(&hits)),
        Some(key) => return reject(key),
        None => {}
    }
    exclusions::mark(&text, &mut named, &mut hits);
    let reading = Reading {
        asked,
        text: &text,
        hits: &hits,
    };
    let holdings = super::holdings::of(&reading, &named);
    let unread = parts::read(&reading, &named).unread;
    let subject = subject::of(&reading, named, &holdings);
    draft::verdict(&reading, subject, holdings, &unread, learned)
}
