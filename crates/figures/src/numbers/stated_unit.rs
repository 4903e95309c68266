//! The unit that a text states for a literal number: per cent, a currency, times, years; and its scale, such as
//! millions.

use super::context::{unit_context_after, unit_context_before};
use super::units::{MAX_UNIT_CHARS, UNITS, UnitKind, starts_with_unit};

/// The unit that a text states for a literal number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StatedUnit {
    /// What it counts.
    pub kind: UnitKind,
    /// What the number is multiplied with: in English, and elsewhere. A billion is 1e9 in English and 1e12 in German.
    pub scales: [f64; 2],
}

impl StatedUnit {
    /// No unit and no scale.
    pub const NONE: Self = Self {
        kind: UnitKind::Bare,
        scales: [1.0, 1.0],
    };

    /// Whether a unit or a scale is stated.
    pub fn is_stated(self) -> bool {
        self != Self::NONE
    }

    /// Whether the unit is one of measurements: a small number with such a unit is a figure, not a count.
    pub fn is_measure(self) -> bool {
        let unit = matches!(
            self.kind,
            UnitKind::Share | UnitKind::Points | UnitKind::BasisPoints | UnitKind::Money(_)
        );
        unit || self.scales != Self::NONE.scales
    }
}

/// Reads the unit of a literal from the text around it.
pub fn read_unit(before: &str, after: &str) -> StatedUnit {
    let (before, after) = (unit_context_before(before), unit_context_after(after));
    if before.is_empty() && after.is_empty() {
        return StatedUnit::NONE;
    }
    let (scales, rest) = scale(after);
    let kind = kind(before, rest, rest.len() == after.len());
    StatedUnit {
        kind,
        scales: scales.unwrap_or(StatedUnit::NONE.scales),
    }
}

/// The scale of a literal, and the text after the words that state it.
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
    // `hundred million`: one scale after another.
    match scale_word(left.trim_start()) {
        Some((more, left)) => (Some([by[0] * more[0], by[1] * more[1]]), left),
        None => (Some(by), left),
    }
}

/// The factor of a scale word, and the text after the word and its ending: `millions`, `Milliarden`, `Mrd.`.
fn scale_word(text: &str) -> Option<([f64; 2], &str)> {
    let low = lower(text.chars());
    let (word, by) = UNITS.scales.iter().find(|(word, _)| low.starts_with(word))?;
    let word_end = text.char_indices().nth(word.chars().count());
    let left = word_end.map_or("", |(at, _)| &text[at..]);
    let ending = |letter: char| letter.is_alphabetic() && !is_cjk(letter) || letter == '.';
    Some((*by, left.trim_start_matches(ending)))
}

fn kind(before: &str, after: &str, attached: bool) -> UnitKind {
    let x = after
        .strip_prefix(['x', '×'])
        .filter(|rest| !rest.starts_with(char::is_alphanumeric));
    if attached && x.is_some() {
        return UnitKind::Times;
    }
    let after = after.trim_start_matches(|letter: char| letter.is_whitespace() || matches!(letter, '-' | '\u{200e}'));
    let after = ["of ", "de ", "di "]
        .iter()
        .find_map(|word| after.strip_prefix(word))
        .unwrap_or(after);
    let before = before.trim_end_matches(|letter: char| letter.is_whitespace() || "-−+\u{200e}~≈".contains(letter));
    let is_code = |code: &&&str| starts_with_word(after, code) || ends_with_word(before, code);
    if let Some(code) = UNITS.codes.iter().find(is_code) {
        return UnitKind::Money(code);
    }
    let lower_after = lower(after.chars());
    let last: Vec<char> = before.chars().rev().take(MAX_UNIT_CHARS).collect();
    let lower_before = lower(last.into_iter().rev());
    // Only per cent and currencies stand before a number.
    let precedes = |kind: UnitKind| matches!(kind, UnitKind::Share | UnitKind::Money(_));
    // `USD 5`, but not `valeur 5`: in scripts with spaces, a unit before a number must be a whole word.
    let ends = |word: &str| match word.starts_with(|letter: char| letter.is_alphabetic() && !is_cjk(letter)) {
        true => ends_with_word(&lower_before, word),
        false => lower_before.ends_with(word),
    };
    let is_adjacent =
        |(word, kind): &&(&str, UnitKind)| starts_with_unit(&lower_after, word) || precedes(*kind) && ends(word);
    UNITS
        .kinds
        .iter()
        .find(is_adjacent)
        .map_or(UnitKind::Bare, |(_, kind)| *kind)
}

fn lower(letters: impl Iterator<Item = char>) -> String {
    letters.take(MAX_UNIT_CHARS).flat_map(char::to_lowercase).collect()
}

/// The Latin letters at the beginning of a text.
fn latin_word(text: &str) -> &str {
    let end = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    &text[..end]
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word)
        .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
}

/// Chinese, Japanese and Korean letters.
pub fn is_cjk(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}
