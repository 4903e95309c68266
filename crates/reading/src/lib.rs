//! The reading of a question by rules: which instruments it names, whether it is ours, and what is missing for a brief.

use std::ops::Range;

use languages::language::Language;

mod ages;
mod amounts;
mod currencies;
mod draft;
mod exclusions;
mod holdings;
pub mod horizon;
mod identity;
mod key_questions;
pub mod learned;
mod lengths;
pub mod lexicon;
mod losses;
mod mandate;
mod orders;
mod parts;
pub mod signal;
mod subject;
mod triage;
mod words_ask;
mod words_calendar;
mod words_elsewhere;
mod words_exclusions;
mod words_figures;
mod words_life;
mod words_not_names;
mod words_orders;
mod words_parts;
mod words_refuse;
mod words_subject;
mod words_themes;
mod words_time;
mod words_unlawful;
mod words_wishes;

pub use triage::{Asked, triage};

use languages::text::Text;

/// Which instruments a text names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Identified {
    /// The symbols of those that are clear, each once, in the order of the text.
    pub symbols: Vec<String>,
    /// Names that could be one of several, with the symbols of what they could be.
    pub ambiguous: Vec<(String, Vec<String>)>,
    /// What looks like a symbol or a number of a security and is none that is known.
    pub unknown: Vec<String>,
}

/// Finds the instruments a text names, without regard to what is asked about them.
pub fn identify(text: &str, language: Language) -> Identified {
    let text = Text::new(text);
    let mut hits = lexicon::Lexicon::get().scan(&text);
    let named = identity::named(&text, &mut hits, language);
    let symbol = |instrument: pipeline::brief::mib::Instrument| instrument.symbol;
    Identified {
        symbols: named.clear.into_iter().map(symbol).collect(),
        ambiguous: named
            .ambiguous
            .into_iter()
            .map(|(name, options)| (name, options.into_iter().map(symbol).collect()))
            .collect(),
        unknown: named.unknown,
    }
}

/// Where a text names instruments, as stretches of its bytes in their order, whatever its language is.
pub fn names(text: &str) -> Vec<Range<usize>> {
    let text = Text::new(text);
    let mut hits = lexicon::Lexicon::get().scan(&text);
    let named = identity::named(&text, &mut hits, Language::En);
    let places = named.mentions.iter().map(|name| text.bytes(name.start, name.end));
    let mut last = 0;
    let apart = |place: &Range<usize>| {
        let fits = last <= place.start && place.start < place.end;
        last = if fits { place.end } else { last };
        fits
    };
    places.filter(apart).collect()
}

#[cfg(test)]
mod tests_answers;
#[cfg(test)]
mod tests_any_text;
#[cfg(test)]
mod tests_classes;
#[cfg(test)]
mod tests_clear;
#[cfg(test)]
mod tests_holdings;
#[cfg(test)]
mod tests_identity;
#[cfg(test)]
mod tests_language;
#[cfg(test)]
mod tests_said;
#[cfg(test)]
mod tests_triage;
