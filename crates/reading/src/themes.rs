//! The themes of a question, in its own words.

use pipeline::session::title_of;

use super::lexicon::{Hit, Signal, has, of_kind, within};
use super::lists::List;
use super::subject::MAX_THEME_CHARACTERS;
use languages::steps;
use languages::text::{Text, fold};

/// The most phrases of a text that are read as themes.
const MAX_PHRASES: usize = 32;

/// A phrase of the text that names a theme.
struct ThemePhrase {
    start: usize,
    end: usize,
    /// Whether no punctuation is in it.
    is_unbroken: bool,
}

/// The themes of a question. Without an instrument there are none where it asks to pick one of all investments, or
/// refers to something that it does not name.
pub(super) fn of(text: &Text<'_>, hits: &[Hit], names_instrument: bool) -> Vec<String> {
    let themes = in_words(text, hits, names_instrument, has(hits, Signal::Compare));
    let general = themes.iter().all(|theme| List::Everything.has(&fold(theme)));
    let open = general && (has(hits, Signal::Which) || themes.is_empty());
    if !names_instrument && (open || has(hits, Signal::Pointing)) {
        return Vec::new();
    }
    themes
}

/// The themes in the words of the question. Where an instrument is named, "stock" beside it is no theme.
pub(super) fn in_words(text: &Text<'_>, hits: &[Hit], names_instrument: bool, compares: bool) -> Vec<String> {
    let mut found: Vec<ThemePhrase> = Vec::new();
    let constraints = of_kind(hits, &[Signal::Constraint]);
    for hit in hits {
        let wanted = match hit.signal {
            Signal::Economy | Signal::Topic => true,
            Signal::Market => !names_instrument || compares,
            Signal::Portfolio => !names_instrument,
            _ => false,
        };
        let end = text.word_end(hit.end);
        if found.len() == MAX_PHRASES {
            break;
        }
        let covered = found
            .iter()
            .any(|known| known.start <= hit.start && hit.end <= known.end);
        // "no tobacco" is a constraint and no theme.
        if !wanted || covered || within(hit, &constraints) {
            continue;
        }
        // Only the new part is searched, so that a long row of such words is read once.
        let is_unbroken = |from: usize| {
            steps::step(end - from);
            !text.verbatim(from, end).contains([',', ';', '/', '.'])
        };
        match found.last_mut() {
            // "semiconductor stocks" is one theme; "stocks, bonds" are two.
            Some(last) if last.is_unbroken && last.end + 1 == hit.start && is_unbroken(last.end) => last.end = end,
            _ => found.push(ThemePhrase {
                start: hit.start,
                end,
                is_unbroken: is_unbroken(hit.start),
            }),
        }
    }
    let mut themes: Vec<String> = Vec::new();
    for ThemePhrase { start, end, .. } in found {
        let words = title_of(text.verbatim(start, end), MAX_THEME_CHARACTERS);
        let folded = fold(&words);
        let weak = List::Everything.has(&folded) || List::BesideAName.has(&folded);
        let known = themes.iter().any(|theme| theme.to_lowercase() == words.to_lowercase());
        let beside = weak && names_instrument;
        if !words.is_empty() && !known && !beside {
            themes.push(words);
        }
    }
    themes
}
