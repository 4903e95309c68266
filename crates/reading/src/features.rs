//! Everything that one pass over a text finds.

use languages::language::Language;

use super::amounts::{Amount, amounts};
use super::horizon::{self, FoundHorizon};
use super::identity::{self, Named};
use super::lexicon::{Hit, Lexicon, Signal, has};
use super::themes;
use super::{exclusions, facts, lengths};
use languages::text::Text;

/// A text and the words and phrases that were looked for in it.
pub(super) struct Scan<'a> {
    /// The text.
    pub text: Text<'a>,
    /// The signals that the classifier and the rules read, in the order of the text.
    pub hits: Vec<Hit>,
    /// The signals that only the rules read, in the order of the text.
    pub details: Vec<Hit>,
}

impl<'a> Scan<'a> {
    /// Finds every word and phrase of the lexicon in a text.
    pub fn of(text: &'a str) -> Self {
        let text = Text::new(text);
        let (details, hits) = Lexicon::get()
            .scan(&text)
            .into_iter()
            .partition(|hit| hit.signal.is_for_rules_only());
        Self { text, hits, details }
    }

    /// The instruments that the text names. Hits inside their names are removed.
    pub fn named(&mut self, language: Language) -> Named {
        let years = lengths::years(&self.text);
        let ahead = lengths::measured(&self.text).is_some();
        identity::named(&self.text, &mut self.hits, language, &years, ahead)
    }
}

/// Everything that one pass over a text finds. Later decisions read this value and do not search the text again.
pub(super) struct Features<'a> {
    /// The text.
    pub text: Text<'a>,
    /// The signals outside names that the classifier and the rules read, in the order of the text.
    pub hits: Vec<Hit>,
    /// The signals that only the rules read, in the order of the text.
    pub details: Vec<Hit>,
    /// The instruments it names, without those that it excludes.
    pub named: Named,
    /// Its subjects besides instruments, in its own words.
    pub themes: Vec<String>,
    /// Its numbers, with what they count.
    pub amounts: Vec<Amount>,
    /// The horizon, if it states one.
    pub horizon: Option<FoundHorizon>,
    /// Whether it asks how things are, were or work: no horizon is needed for that.
    pub asks_for_facts: bool,
}

impl<'a> Features<'a> {
    /// The features of a scanned text, in a language, as of a date.
    pub fn of(scan: Scan<'a>, language: Language, as_of: &str) -> Self {
        let Scan {
            text,
            mut hits,
            details,
        } = scan;
        let years = lengths::years(&text);
        let length = lengths::measured(&text);
        let ahead = length.is_some();
        let mut named = identity::named(&text, &mut hits, language, &years, ahead);
        exclusions::mark(&text, &mut named, &mut hits, &details);
        let horizon = horizon::read(&text, &hits, &years, length, as_of);
        Self {
            asks_for_facts: facts::asks_for_facts(&text, &hits, &years, as_of),
            themes: themes::of(&text, &hits, !named.clear.is_empty()),
            amounts: amounts(&text),
            text,
            hits,
            details,
            named,
            horizon,
        }
    }

    /// Whether it has a hit of this signal.
    pub fn has(&self, signal: Signal) -> bool {
        let hits = if signal.is_for_rules_only() {
            &self.details
        } else {
            &self.hits
        };
        has(hits, signal)
    }
}
