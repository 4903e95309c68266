//! Which unit a literal claims: per cent, money and in which currency, times, years; and in thousands, millions or
//! more.

use super::beside::{unit_ahead, unit_behind};
use super::units::{Kind, MAX_UNIT_DISTANCE, UNITS, begins};

/// The unit of a literal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mark {
    /// What it counts.
    pub kind: Kind,
    /// What it is multiplied with: in English, and elsewhere. A billion is one thing in London and another in Berlin.
    pub scales: [f64; 2],
}

impl Mark {
    /// Nothing is said.
    pub const NONE: Self = Self {
        kind: Kind::Bare,
        scales: [1.0, 1.0],
    };

    /// Whether anything is said.
    pub fn is_said(self) -> bool {
        self != Self::NONE
    }

    /// Whether it says that something was measured: a small number beside such a unit is a figure, not a count.
    pub fn is_measure(self) -> bool {
        let unit = matches!(
            self.kind,
            Kind::Share | Kind::Points | Kind::BasisPoints | Kind::Money(_)
        );
        unit || self.scales != Self::NONE.scales
    }
}

/// The unit of a literal, from what stands beside it.
pub fn of(before: &str, after: &str) -> Mark {
    let (before, after) = (unit_behind(before), unit_ahead(after));
    if before.is_empty() && after.is_empty() {
        return Mark::NONE;
    }
    let (scales, rest) = scale(after);
    let kind = kind(before, rest, rest.len() == after.len());
    Mark {
        kind,
        scales: scales.unwrap_or(Mark::NONE.scales),
    }
}

/// What a literal is multiplied with, and the text behind the words that say so.
fn scale(after: &str) -> (Option<[f64; 2]>, &str) {
    let attached = latin_word(after);
    let letters = |word: &str| UNITS.letters.iter().find(|(letters, _)| *letters == word);
    if let Some((_, by)) = letters(attached) {
        return (Some([*by, *by]), &after[attached.len()..]);
    }
    let rest = after.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '-');
    // `5 bn`, but not `5 m`, which is five metres.
    let word = latin_word(rest);
    if let Some((_, by)) = letters(word).filter(|(letters, _)| letters.len() == 2) {
        return (Some([*by, *by]), &rest[word.len()..]);
    }
    let Some((by, left)) = scale_word(rest) else {
        return (None, after);
    };
    // `hundred million`: a scale behind a scale.
    match scale_word(left.trim_start()) {
        Some((more, left)) => (Some([by[0] * more[0], by[1] * more[1]]), left),
        None => (Some(by), left),
    }
}

/// A word that multiplies, and the text behind it and its ending: `millions`, `Milliarden`, `Mrd.`.
fn scale_word(text: &str) -> Option<([f64; 2], &str)> {
    let low = lower(text.chars());
    let (word, by) = UNITS.scales.iter().find(|(word, _)| low.starts_with(word))?;
    let behind = text.char_indices().nth(word.chars().count());
    let left = behind.map_or("", |(at, _)| &text[at..]);
    let ending = |letter: char| letter.is_alphabetic() && !is_cjk(letter) || letter == '.';
    Some((*by, left.trim_start_matches(ending)))
}

fn kind(before: &str, after: &str, attached: bool) -> Kind {
    let x = after
        .strip_prefix(['x', '×'])
        .filter(|rest| !rest.starts_with(char::is_alphanumeric));
    if attached && x.is_some() {
        return Kind::Times;
    }
    let after = after.trim_start_matches(|letter: char| letter.is_whitespace() || matches!(letter, '-' | '\u{200e}'));
    let after = ["of ", "de ", "di "]
        .iter()
        .find_map(|word| after.strip_prefix(word))
        .unwrap_or(after);
    let before = before.trim_end_matches(|letter: char| letter.is_whitespace() || "-−+\u{200e}~≈".contains(letter));
    let is_code = |code: &&&str| word_at(after, code) || word_before(before, code);
    if let Some(code) = UNITS.codes.iter().find(is_code) {
        return Kind::Money(code);
    }
    let ahead = lower(after.chars());
    let last: Vec<char> = before.chars().rev().take(MAX_UNIT_DISTANCE).collect();
    let behind = lower(last.into_iter().rev());
    // Only per cent and currencies stand before a number.
    let precedes = |kind: Kind| matches!(kind, Kind::Share | Kind::Money(_));
    // `USD 5`, but not `valeur 5`: where words are spelled, the whole of one stands before the number.
    let ends = |word: &str| match word.starts_with(|letter: char| letter.is_alphabetic() && !is_cjk(letter)) {
        true => word_before(&behind, word),
        false => behind.ends_with(word),
    };
    let beside = |(word, kind): &&(&str, Kind)| begins(&ahead, word) || precedes(*kind) && ends(word);
    UNITS.kinds.iter().find(beside).map_or(Kind::Bare, |(_, kind)| *kind)
}

fn lower(letters: impl Iterator<Item = char>) -> String {
    letters.take(MAX_UNIT_DISTANCE).flat_map(char::to_lowercase).collect()
}

/// The Latin letters at the beginning of a text.
fn latin_word(text: &str) -> &str {
    let end = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    &text[..end]
}

fn word_at(text: &str, word: &str) -> bool {
    text.strip_prefix(word)
        .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn word_before(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
}

/// Chinese, Japanese and Korean letters.
pub fn is_cjk(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}
