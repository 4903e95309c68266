//! Triage of a question: refuse it, ask back, or write its brief.

use languages::asks;
use languages::language::Language;
use languages::locale::Locale;
use languages::text::fold;
use pipeline::brief::holdings::{Holdings, Position};
use pipeline::brief::mib::Subject;
use pipeline::brief::{Clarification, INSTRUMENT, Triage};
use pipeline::session::title_of;

use super::answers::{Answers, with_additions};
use super::features::{Features, Scan};
use super::learned::{self, Verdict};
use super::lexicon::Signal;
use super::states;
use super::subject::{KnownSubject, MAX_THEME_CHARACTERS};
use super::{currencies, definition, draft, general, holdings, mandate, outside, parts, subject};

/// The input of a triage.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The session, for the brief.
    pub session_id: &'a str,
    /// The question, verbatim.
    pub input: &'a str,
    /// The session's language.
    pub language: Language,
    /// The questions asked back so far, with their answers.
    pub clarifications: &'a [Clarification],
    /// The date of the question, `YYYY-MM-DD`.
    pub as_of: &'a str,
    /// The imported portfolio of the user, if any.
    pub portfolio: &'a [Position],
}

/// A question under triage, with everything that its brief is written from.
pub(super) struct Reading<'a> {
    /// The question and what the caller sent with it.
    pub asked: Asked<'a>,
    /// What was found in the question and in the additions to it.
    pub features: &'a Features<'a>,
    /// The answers to the questions of this analyst.
    pub answers: Answers<'a>,
    /// The classifier's verdict; never `Reject`.
    pub verdict: Verdict,
    /// Whether it asks what a term of investing means, or for something of which there is no data. That needs nothing
    /// from the user.
    pub is_plain: bool,
}

/// "Tell me about Costco", "Compare the sales of Walmart and Amazon".
fn asks_about_an_instrument(asked: &Asked<'_>, features: &Features<'_>) -> bool {
    let text = format!(" {} ", fold(asked.input));
    let asks = asks::list("asks-about", asked.language == Language::En).are_in(&text);
    let compares =
        features.has(Signal::Compare) && !features.has(Signal::Elsewhere) && !features.has(Signal::NeverOurs);
    match features.named.clear.len() {
        0 => false,
        1 => asks,
        _ => asks || compares,
    }
}

/// What a question without data is about: itself. Figures of an instrument that it names would not answer it.
fn outside_subject(question: &str) -> KnownSubject {
    let subject = Subject {
        kind: "sector_or_theme".to_owned(),
        instruments: Vec::new(),
        themes: vec![title_of(question, MAX_THEME_CHARACTERS)],
    };
    KnownSubject {
        subject,
        ambiguous: None,
    }
}

/// Triages a question with the answers so far.
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
    let definition = definition::of(asked.input);
    if definition.is_none()
        && let Some(key) = mandate::refusal(&features, asked.language)
    {
        return reject(key);
    }
    let verdict = learned::verdict(&features, asked.language);
    let is_outside = outside::of(asked.input, asked.language).is_some();
    let rejected = verdict == Verdict::Reject && definition.is_none() && !is_outside;
    // After asking back, a question is no longer refused for its wording.
    let is_new = asked.clarifications.is_empty();
    let instrument = answers.take(INSTRUMENT);
    let reading = Reading {
        asked,
        features: &features,
        answers,
        verdict: if rejected { Verdict::Clarify } else { verdict },
        is_plain: definition.is_some() || is_outside,
    };
    if let Some(definition) = definition {
        return draft::write(&reading, definition.subject(), Holdings::default(), &[]);
    }
    if is_outside {
        let subject = outside_subject(asked.input);
        return draft::write(&reading, subject, Holdings::default(), &[]);
    }
    let composition = parts::read(&reading);
    // Nor is one that states the composition of a portfolio, that names two currencies ("usd/jpy"), that asks for our
    // own data or for how long money lasts, or that asks to be told about an instrument or to compare several.
    let is_ours = composition.positions.len() > 1
        || currencies::written_pair(asked.input).is_some()
        || general::asks_for_a_rate(&features, asked.language)
        || general::asks_about_our_data(&features, asked.language)
        || states::asks_about_companies_with_accounts(&reading)
        || states::takes_money_out(&reading)
        || asks_about_an_instrument(&asked, &features);
    if rejected && is_new && !is_ours {
        return reject(mandate::likeliest(&features.hits));
    }
    let holdings = holdings::of(&reading, composition.positions);
    let subject = subject::of(&reading, instrument, &holdings);
    draft::write(&reading, subject, holdings, &composition.unassigned)
}
