//! Names exactly as in the instrument master.

use super::super::lexicon::{Hit, Signal, of_kind, within};
use super::common_words::{begins_sentence, is_name};
use super::context::Context;
use super::{MAX_MENTIONS, Mention};
use instruments::Master;
use instruments::names::{Name, NameMeaning, Names};
use languages::steps;
use languages::text::Text;
use languages::text::script::{Script, follows_particle};

/// A range of a text that has the letters of a name.
pub(super) struct Candidate<'a> {
    pub start: usize,
    pub end: usize,
    /// Every name with these letters.
    pub names: &'a [Name],
}

impl Candidate<'_> {
    /// Whether the words in it are words of a name whatever the context.
    pub fn keeps_words(&self) -> bool {
        self.names.iter().any(|name| !name.common)
    }
}

/// Every range that has the letters of a name, the longest at its place.
pub(super) fn candidates(text: &Text<'_>) -> Vec<Candidate<'static>> {
    let names = Names::get();
    let letters = &text.folded;
    let mut found = Vec::new();
    let mut at = 1;
    while at < letters.len() && found.len() < 4 * MAX_MENTIONS {
        steps::step(1);
        if !opens(letters, at) {
            at += 1;
            continue;
        }
        match names.longest(&letters[at..], |length| closes(letters, at + length)) {
            Some((length, names)) => {
                found.push(Candidate {
                    start: at,
                    end: at + length,
                    names,
                });
                at += length;
            }
            None => at += 1,
        }
    }
    found
}

/// Whether a name may begin here.
fn opens(letters: &[char], at: usize) -> bool {
    let (before, first) = (letters[at - 1], letters[at]);
    if matches!(first, ' ' | '$') || before == '$' {
        return false;
    }
    if before == ' ' {
        return true;
    }
    let glued = Script::of(before);
    match Script::of(first) {
        Script::Han => true,
        Script::Katakana => glued != Script::Katakana,
        Script::Hangul => glued != Script::Hangul,
        Script::Arabic => follows_particle(letters, at),
        Script::Spaced => matches!(glued, Script::Han | Script::Katakana | Script::Hangul),
        Script::Devanagari => false,
    }
}

/// Whether a name may end here.
pub(super) fn closes(letters: &[char], end: usize) -> bool {
    let after = letters.get(end).copied().unwrap_or(' ');
    let last = end
        .checked_sub(1)
        .and_then(|at| letters.get(at))
        .copied()
        .unwrap_or(' ');
    if matches!(after, ' ' | '$') {
        return true;
    }
    let glued = Script::of(after);
    match Script::of(last) {
        Script::Han | Script::Hangul => true,
        Script::Katakana => glued != Script::Katakana,
        Script::Spaced => matches!(glued, Script::Han | Script::Katakana | Script::Hangul),
        Script::Arabic | Script::Devanagari => false,
    }
}

/// Adds the candidates that are names here to the known mentions.
pub(super) fn add_accepted(
    text: &Text<'_>,
    hits: &[Hit],
    context: &Context,
    candidates: &[Candidate<'_>],
    known: &mut Vec<Mention>,
) {
    let is_free = |candidate: &Candidate<'_>, known: &[Mention]| {
        known.len() < MAX_MENTIONS
            && !known
                .iter()
                .any(|mention| mention.overlaps(candidate.start, candidate.end))
    };
    let not_names = of_kind(hits, &[Signal::NotAName]);
    let something_else = |candidate: &Candidate<'_>| {
        let place = Hit {
            signal: Signal::NotAName,
            start: candidate.start,
            end: candidate.end,
        };
        within(&place, &not_names)
    };
    let mut open = Vec::new();
    for candidate in candidates {
        if !is_free(candidate, known) || something_else(candidate) {
            continue;
        }
        let Some(name) = choose(candidate.names, context.language.code()) else {
            continue;
        };
        if adds_accents(text.verbatim(candidate.start, candidate.end), name.written)
            || begins_with_possessive(text, candidate.start)
        {
            continue;
        }
        let fruit = ["Apple", "Amazon"].contains(&name.written) && begins_sentence(text, candidate.start);
        if fruit && super::common_words::opens_compound(text, context, candidate.end) {
            continue;
        }
        if name.common && !is_name(text, context, candidate, name) {
            open.push((candidate, name));
        } else {
            known.push(mention(candidate, name));
        }
    }
    // "visa or mastercard": beside a name, a common word is a name too.
    for (candidate, name) in open {
        if known
            .iter()
            .any(|other| super::common_words::side_by_side(text, other, candidate))
        {
            known.push(mention(candidate, name));
        }
    }
}

/// Whether a place is the "s" of a possessive: "Apple's P/E" does not name the S&P.
fn begins_with_possessive(text: &Text<'_>, start: usize) -> bool {
    let is_s = text.folded[start..].starts_with(&['s', ' ']);
    is_s && start > 0 && text.verbatim(start - 1, start).starts_with(['\'', '’'])
}

/// The meaning of a name in a language: an entry of this language goes before one of all languages.
fn choose<'a>(names: &'a [Name], language: &str) -> Option<&'a Name> {
    let own = names.iter().find(|name| name.language == language);
    let several = |name: &&Name| matches!(name.means, NameMeaning::Several(_));
    let any = || names.iter().filter(|name| name.language.is_empty());
    own.or_else(|| any().find(several))
        .or_else(|| any().find(|name| !name.common))
        .or_else(|| any().next())
}

fn mention(candidate: &Candidate<'_>, name: &Name) -> Mention {
    let master = Master::get();
    let places = Names::get().meanings(name.means);
    let entries: Vec<_> = places.iter().filter_map(|place| master.at(*place)).collect();
    Mention::of(candidate.start, candidate.end, &entries)
}

/// Whether the text has accents that the name has not: people leave accents out but add none, so "über" is not Uber.
fn adds_accents(written: &str, name: &str) -> bool {
    let accented = |letter: char| ('\u{C0}'..='\u{24F}').contains(&letter);
    name.is_ascii() && written.chars().any(accented)
}
