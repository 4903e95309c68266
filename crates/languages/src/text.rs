//! A question as the rules read it: lower case, no accents, single spaces, and where each letter came from.

use std::cell::OnceCell;
use std::ops::Range;

use unicode_normalization::char::decompose_canonical;

pub mod script;

use crate::steps;

/// How many letters of a word are read: no known word is longer.
const MAX_WORD_CHARS: usize = 40;

/// The text and its folded form, letter by letter.
pub struct Text<'a> {
    /// As it was written.
    pub original: &'a str,
    /// Folded: letters and digits, single spaces, `$` before a ticker, `.` inside a number. A space on either end.
    pub folded: Vec<char>,
    /// For each folded letter, its byte position in the original.
    positions: Vec<usize>,
    words: OnceCell<Vec<(usize, String)>>,
}

impl<'a> Text<'a> {
    /// Folds a text. Takes time in proportion to its length and nothing else.
    pub fn new(original: &'a str) -> Self {
        let mut text = Self {
            original,
            folded: Vec::with_capacity(original.len() + 2),
            positions: Vec::with_capacity(original.len() + 2),
            words: OnceCell::new(),
        };
        text.push(' ', 0);
        // Dropped marks are filtered first, so that `next` is never one of them.
        let mut letters = original
            .char_indices()
            .filter(|(_, letter)| !is_dropped(*letter))
            .peekable();
        while let Some((at, letter)) = letters.next() {
            steps::step(1);
            // Most letters are these, and stay as they are.
            if letter.is_ascii_lowercase() {
                text.push(letter, at);
                continue;
            }
            let next = letters.peek().map_or(' ', |(_, next)| *next);
            text.fold(letter, next, at);
        }
        if text.folded.last() != Some(&' ') {
            text.push(' ', original.len());
        }
        text
    }

    fn push(&mut self, letter: char, at: usize) {
        self.folded.push(letter);
        self.positions.push(at);
    }

    fn fold(&mut self, letter: char, next: char, at: usize) {
        let letter = to_ascii(letter);
        let before = self.folded.last().copied().unwrap_or(' ');
        match letter {
            '$' if next.is_alphabetic() => {
                self.space(at);
                self.push('$', at);
            }
            '.' if before.is_ascii_digit() && to_ascii(next).is_ascii_digit() => self.push('.', at),
            _ if letter.is_alphanumeric() || is_vowel_sign(letter) => {
                for low in letter.to_lowercase().filter(|low| !is_dropped(*low)) {
                    self.push_unaccented(low, at);
                }
            }
            _ => self.space(at),
        }
    }

    /// Pushes a lower-case letter without its accents; `ß` and `æ` become two letters.
    fn push_unaccented(&mut self, letter: char, at: usize) {
        match base(letter) {
            'ß' => {
                self.push('s', at);
                self.push('s', at);
            }
            'æ' => {
                self.push('a', at);
                self.push('e', at);
            }
            base => self.push(simplified(base), at),
        }
    }

    fn space(&mut self, at: usize) {
        if self.folded.last() != Some(&' ') {
            self.push(' ', at);
        }
    }

    /// The original text of a range of the folded text.
    pub fn verbatim(&self, start: usize, end: usize) -> &'a str {
        self.original.get(self.bytes(start, end)).unwrap_or_default().trim()
    }

    /// The byte range in the original of a range of the folded text.
    pub fn bytes(&self, start: usize, end: usize) -> Range<usize> {
        let from = self.positions.get(start).copied().unwrap_or(self.original.len());
        let to = match end.checked_sub(1).and_then(|last| self.positions.get(last)) {
            Some(last) => {
                let rest = self.original.get(*last..).unwrap_or_default();
                last + rest.chars().next().map_or(0, char::len_utf8)
            }
            None => from,
        };
        from..to
    }

    /// The position in the folded text of a byte position in the original.
    pub fn place(&self, original: usize) -> usize {
        self.positions.partition_point(|from| *from < original).max(1)
    }

    /// The byte position in the original of a position in the folded text.
    pub fn original_at(&self, folded: usize) -> usize {
        self.positions.get(folded).copied().unwrap_or(self.original.len())
    }

    /// The word before a place, folded; empty where a sentence begins. Of a very long one only the end.
    pub fn word_before(&self, at: usize) -> String {
        let before = self.folded.get(..at).unwrap_or_default();
        // There is never more than one space in a row.
        let end = before.len() - usize::from(before.last() == Some(&' '));
        let near = &before[end.saturating_sub(MAX_WORD_CHARS)..end];
        let length = near.iter().rev().take_while(|letter| **letter != ' ').count();
        steps::step(length);
        near[near.len() - length..].iter().collect()
    }

    /// The word after a place, folded.
    pub fn word_after(&self, at: usize) -> String {
        let rest = self.folded.get(at..).unwrap_or_default().iter();
        rest.skip_while(|letter| **letter == ' ')
            .take_while(|letter| **letter != ' ')
            .take(MAX_WORD_CHARS)
            .inspect(|_| steps::step(1))
            .collect()
    }

    /// The end of the word that `at` is in; `at` itself in a script without spaces.
    pub fn word_end(&self, at: usize) -> usize {
        let last = at.checked_sub(1).and_then(|last| self.folded.get(last));
        if last.is_some_and(|letter| is_unspaced_script(*letter)) {
            return at;
        }
        let rest = self.folded.get(at..).unwrap_or_default();
        at + rest
            .iter()
            .take(24)
            .take_while(|letter| !matches!(**letter, ' ' | '$'))
            .count()
    }

    /// The first words, folded: what a long text is about is said early.
    pub fn first_words(&self, most: usize) -> impl Iterator<Item = &str> {
        self.placed_words().iter().take(most).map(|(_, word)| word.as_str())
    }

    /// The words with their place in the folded text.
    pub fn words(&self) -> Vec<(usize, String)> {
        self.placed_words().to_vec()
    }

    /// The words with their place, without a copy; the text is split once.
    pub fn placed_words(&self) -> &[(usize, String)] {
        self.words.get_or_init(|| {
            let mut words = Vec::new();
            let mut at = 0;
            steps::step(self.folded.len());
            for word in self.folded.split(|letter| *letter == ' ') {
                if !word.is_empty() {
                    words.push((at, word.iter().collect()));
                }
                at += word.len() + 1;
            }
            words
        })
    }
}

/// A pattern folded in the same way, without the spaces at its ends.
pub fn fold(pattern: &str) -> String {
    let folded: String = Text::new(pattern).folded.iter().collect();
    folded.trim().to_owned()
}

/// Whether a letter is of a script that is written without spaces or with particles glued on.
pub fn is_unspaced_script(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0x600..=0x6FF
            | 0x900..=0x97F
            | 0xE00..=0xE7F
            | 0x1100..=0x11FF
            | 0x3040..=0x30FF
            | 0x3400..=0x4DBF
            | 0x4E00..=0x9FFF
            | 0xAC00..=0xD7AF
    )
}

/// Vowel signs, which belong to a word although Unicode does not count them as letters.
fn is_vowel_sign(letter: char) -> bool {
    // The two strokes that end a sentence in Hindi are no part of a word.
    matches!(u32::from(letter), 0x900..=0x963 | 0x966..=0x97F | 0xE31..=0xE4E | 0x30FC)
}

/// Full-width ASCII, and the digits of Arabic, Persian and Hindi, as ASCII.
fn to_ascii(letter: char) -> char {
    match u32::from(letter) {
        code @ 0xFF01..=0xFF5E => char::from_u32(code - 0xFEE0).unwrap_or(letter),
        code @ (0x660..=0x669 | 0x6F0..=0x6F9 | 0x966..=0x96F) => {
            let zero = [0x966, 0x6F0, 0x660]
                .into_iter()
                .find(|zero| *zero <= code)
                .unwrap_or(code);
            char::from_u32(u32::from('0') + code - zero).unwrap_or(letter)
        }
        _ => letter,
    }
}

/// Marks that are drawn on a letter and add nothing to its meaning here.
fn is_dropped(letter: char) -> bool {
    !letter.is_ascii()
        && matches!(
            letter,
            '\u{300}'..='\u{36F}'
                | '\u{64B}'..='\u{652}'
                | '\u{640}'
                | '\u{93C}'
                | '\u{200B}'..='\u{200F}'
                | '\u{FEFF}'
        )
}

/// A letter without its accents, where Unicode can decompose it.
fn base(letter: char) -> char {
    match letter {
        '\u{C0}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}' | '\u{958}'..='\u{95F}' => {
            let mut first = None;
            decompose_canonical(letter, |part| {
                first.get_or_insert(part);
            });
            first.unwrap_or(letter)
        }
        _ => letter,
    }
}

/// Replaces a letter by the one that people often type instead.
fn simplified(letter: char) -> char {
    match letter {
        'ø' => 'o',
        'đ' | 'ð' => 'd',
        'ł' => 'l',
        'ı' => 'i',
        'ё' => 'е',
        'أ' | 'إ' | 'آ' => 'ا',
        'ى' => 'ي',
        '\u{901}' => '\u{902}',
        _ => letter,
    }
}
