//! Reads a question: which instruments it names, whether the committee may take it up, and what is missing for a brief.

use std::ops::Range;

use languages::language::Language;

mod ages;
mod amounts;
mod answers;
mod currencies;
pub mod definition;
mod draft;
mod exclusions;
mod facts;
pub mod falls;
mod features;
mod general;
mod holdings;
pub mod horizon;
mod identity;
mod key_questions;
pub mod learned;
mod lengths;
pub mod lexicon;
pub mod limits;
mod lists;
mod losses;
mod mandate;
mod meanings;
pub mod named_currencies;
mod orders;
pub mod outside;
mod parts;
pub mod signal;
mod single_metals;
mod states;
mod subject;
mod themes;
mod triage;
mod views;
mod words;

pub use single_metals::is_a_metal;
pub use triage::{Asked, triage};
pub use views::{asks_for_a_decision, asks_for_a_view, asks_why};

use features::Scan;

/// Which instruments a text names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Identified {
    /// The symbols of unambiguous names, each once, in the order of the text.
    pub symbols: Vec<String>,
    /// Names that could be one of several, with the symbols of what they could be.
    pub ambiguous: Vec<(String, Vec<String>)>,
    /// What looks like a symbol or an ISIN but is unknown.
    pub unknown: Vec<String>,
}

/// Finds the instruments that a text names, whatever it asks about them.
pub fn identify(text: &str, language: Language) -> Identified {
    let named = Scan::of(text).named(language);
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

/// The byte ranges in which a text of any language names instruments, in order and without overlap.
pub fn names(text: &str) -> Vec<Range<usize>> {
    let mut scan = Scan::of(text);
    let named = scan.named(Language::En);
    let places = named.mentions.iter().map(|name| scan.text.bytes(name.start, name.end));
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
mod tests_definition;
#[cfg(test)]
mod tests_holdings;
#[cfg(test)]
mod tests_identity;
#[cfg(test)]
mod tests_language;
#[cfg(test)]
mod tests_outcomes;
#[cfg(test)]
mod tests_outside;
#[cfg(test)]
mod tests_said;
#[cfg(test)]
mod tests_traits;
#[cfg(test)]
mod tests_triage;
#[cfg(test)]
mod tests_words;
