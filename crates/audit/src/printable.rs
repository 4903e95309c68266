//! Makes any text printable: characters without a glyph are spelled out, long words can be broken, and control
//! characters have no effect. A text that changes its script or font over and over is cut, and so is one of very many
//! lines.

use std::cell::Cell;

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::fonts::has_glyph;
use crate::runs::within_runs;

/// The most combining marks on one letter; more are spelled out. A letter with its marks is one cluster, and the PDF
/// repeats the text of a cluster for each of its glyphs, so the size would grow quadratically.
const MAX_MARKS: usize = 8;

/// A longer word may be wider than a column: it may be broken after punctuation, and within its parts.
const LONG_WORD: usize = 20;
/// Within a part of a long word, a break is allowed after this many characters.
const LONG_PART: usize = 12;
/// A zero-width space: allows a line break.
const BREAK: char = '\u{200b}';

/// The most runs (see [`crate::runs`]) in all texts of a document together.
const MAX_RUNS: usize = 20_000;
/// As many runs may every text have, even if others have used up those of the document.
const MIN_RUNS_OF_TEXT: usize = 100;
/// The most lines of one text. The time to lay out a cell grows with the square of its lines.
const MAX_LINES_OF_TEXT: usize = 500;
/// The most lines in all texts of a document together.
const MAX_LINES: usize = 5_000;
/// As many lines may every text have, even if others have used up those of the document.
const MIN_LINES_OF_TEXT: usize = 10;
/// What a text ends in that has more runs or lines than it may have.
const REST: &str = " … (the rest is in record.json)";

/// Makes the texts of one document printable.
#[derive(Debug)]
pub struct Printer {
    runs_left: Cell<usize>,
    lines_left: Cell<usize>,
}

impl Default for Printer {
    fn default() -> Self {
        Self {
            runs_left: Cell::new(MAX_RUNS),
            lines_left: Cell::new(MAX_LINES),
        }
    }
}

impl Printer {
    /// The text as it is printed. A character that no font has is spelled out as `⟨U+4E2D⟩`, adjacent ones together.
    pub fn printable(&self, text: &str) -> String {
        let mut shown = spell_out_missing(text);
        let lines = self.within_lines(&shown);
        let length = self.within_runs(shown.get(..lines).unwrap_or(&shown));
        if length < shown.len() {
            shown.truncate(length);
            shown.push_str(REST);
        }
        with_breaks(&shown)
    }

    /// The length of the beginning of a text that has as many runs as it may have.
    fn within_runs(&self, text: &str) -> usize {
        let left = self.runs_left.get();
        let (length, runs) = within_runs(text, left.max(MIN_RUNS_OF_TEXT));
        self.runs_left.set(left.saturating_sub(runs));
        length
    }

    /// The length of the beginning of a text that has as many lines as it may have.
    fn within_lines(&self, text: &str) -> usize {
        let left = self.lines_left.get();
        let most = left.clamp(MIN_LINES_OF_TEXT, MAX_LINES_OF_TEXT);
        let mut breaks = text.match_indices('\n').map(|(at, _)| at);
        let end = breaks.nth(most - 1);
        let lines = end.map_or_else(|| 1 + text.matches('\n').count(), |_| most);
        self.lines_left.set(left.saturating_sub(lines));
        end.unwrap_or(text.len())
    }
}

fn with_breaks(shown: &str) -> String {
    let mut out = String::with_capacity(shown.len());
    for word in shown.split_inclusive([' ', '\n']) {
        add_word(word, &mut out);
    }
    out
}

/// Replaces characters that cannot be printed by their code points.
fn spell_out_missing(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut missing = Missing::default();
    let mut marks = 0;
    let mut breaks = LineBreaks::default();
    for letter in text.chars() {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        match letter {
            '\r' => {}
            '\n' | '\t' | ' ' | '\u{a0}' => {
                missing.flush(&mut out);
                breaks.space(letter == '\n', &mut out);
            }
            // Further characters that break a line.
            '\u{2028}' | '\u{2029}' => missing.add(letter),
            // Invisible and bidirectional control characters could reorder a line so that it reads as another text.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' => {
                missing.add(letter);
            }
            _ if letter.is_control() || marks > MAX_MARKS || !has_glyph(letter) => missing.add(letter),
            _ => {
                missing.flush(&mut out);
                out.push(letter);
            }
        }
    }
    missing.flush(&mut out);
    out
}

/// Appends a word with its allowed breaks. Names such as `ev_AAPL_price` may always be broken after `_`.
fn add_word(word: &str, out: &mut String) {
    let long = word.trim_end().chars().nth(LONG_WORD).is_some();
    let mut part = 0;
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next() {
        out.push(letter);
        part += 1;
        let joint = letter == '_' || long && matches!(letter, '.' | '(' | '#' | ':' | ',' | '/');
        let next = letters.peek().copied().unwrap_or(' ');
        if joint && next.is_alphanumeric() || long && part >= LONG_PART && !is_mark(next) && !next.is_whitespace() {
            out.push(BREAK);
            part = 0;
        }
    }
}

/// Whether a character is set above, below or around another one.
pub fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

/// Counts the line breaks at the end of what is printed: a run of them, with white space between, becomes two.
#[derive(Default)]
struct LineBreaks {
    count: usize,
    /// The length of what is printed, up to and including this run of white space.
    end: usize,
}

impl LineBreaks {
    /// Prints a line break or a space.
    fn space(&mut self, is_break: bool, out: &mut String) {
        // Something else was printed since.
        if out.len() != self.end {
            self.count = 0;
        }
        match (is_break, self.count) {
            (true, 0 | 1) => out.push('\n'),
            (true, _) => out.truncate(out.trim_end_matches(' ').len()),
            (false, _) => out.push(' '),
        }
        self.count += usize::from(is_break);
        self.end = out.len();
    }
}

/// A run of characters that cannot be printed, each with the number of its repetitions.
#[derive(Default)]
struct Missing(Vec<(char, usize)>);

impl Missing {
    fn add(&mut self, letter: char) {
        match self.0.last_mut() {
            Some((last, count)) if *last == letter => *count += 1,
            _ => self.0.push((letter, 1)),
        }
    }

    fn flush(&mut self, out: &mut String) {
        if self.0.is_empty() {
            return;
        }
        let spelled = self.0.drain(..).map(|(letter, count)| match count {
            1 => format!("U+{:04X}", u32::from(letter)),
            count => format!("U+{:04X} × {count}", u32::from(letter)),
        });
        let spelled: Vec<String> = spelled.collect();
        out.push('⟨');
        out.push_str(&spelled.join(" "));
        out.push('⟩');
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn printable(text: &str) -> String {
        Printer::default().printable(text)
    }

    #[test]
    fn what_can_be_set_is_set_as_it_is() {
        for text in [
            "Should I buy Nestlé (NESN) at 22.4× – or wait?",
            "Ελλάδα, Россия, Łódź, ₹ € ¥ ₩",
            "أرامكو السعودية",
            "בנק הפועלים",
        ] {
            assert_eq!(printable(text), text);
        }
    }

    #[test]
    fn what_cannot_be_set_is_spelled_out() {
        assert_eq!(printable("トヨタ Toyota"), "⟨U+30C8 U+30E8 U+30BF⟩ Toyota");
        assert_eq!(printable("a\u{202e}b\u{7}c"), "a⟨U+202E⟩b⟨U+0007⟩c");
        assert_eq!(printable("c🙂"), "c⟨U+1F642⟩");
        assert_eq!(printable("one\r\ntwo"), "one\ntwo");
    }

    #[test]
    fn a_letter_has_few_marks_and_the_rest_is_spelled_out() {
        let few = format!("a{}b", "\u{301}".repeat(MAX_MARKS));
        assert_eq!(printable(&few), few);
        let many = format!("a{}b", "\u{301}".repeat(20_000));
        let set = printable(&many);
        assert!(set.contains("⟨U+0301 × 19992⟩b"), "{}", set.len());
        let mixed = printable(&"\u{64b}\u{301}".repeat(10_000));
        let runs = mixed.split(|letter: char| !is_mark(letter));
        assert!(runs.map(|run| run.chars().count()).max() <= Some(MAX_MARKS));
    }

    #[test]
    fn a_document_has_so_many_runs_and_each_text_a_few() {
        let printer = Printer::default();
        let mixed = |letters: usize| "aб".chars().cycle().take(letters).collect::<String>();
        // How many letters of so many are printed, and whether the rest is named.
        let printed = |letters: usize| {
            let set = printer.printable(&mixed(letters)).replace(BREAK, "");
            let shown = set.strip_suffix(REST).unwrap_or(&set);
            assert!(mixed(letters).starts_with(shown));
            (shown.chars().count(), set.ends_with(REST))
        };
        assert_eq!(printed(15_000), (15_000, false));
        assert_eq!(printed(15_000), (5_000, true));
        for _ in 0..2 {
            assert_eq!(printed(15_000), (MIN_RUNS_OF_TEXT, true));
            assert_eq!(printed(MIN_RUNS_OF_TEXT), (MIN_RUNS_OF_TEXT, false));
        }
        let long = "all in one script ".repeat(2_000);
        assert!(printer.printable(&long) == long);
    }

    #[test]
    fn empty_lines_are_no_more_than_one() {
        assert_eq!(printable("a\n\nb\nc"), "a\n\nb\nc");
        assert_eq!(printable(&format!("a{}b", "\n".repeat(60_000))), "a\n\nb");
        assert_eq!(
            printable(&format!("a{}b", "\r\n \t\u{a0}".repeat(9_000))),
            "a\n \u{20} \n   b"
        );
        assert_eq!(printable("a\u{2028}b"), "a⟨U+2028⟩b");
    }

    #[test]
    fn a_text_and_a_document_have_so_many_lines() {
        let printer = Printer::default();
        let lines = |count: usize| vec!["x"; count].join("\n");
        // How many lines of so many are printed, and whether the rest is named.
        let printed = |count: usize| {
            let set = printer.printable(&lines(count));
            (set.matches('x').count(), set.ends_with(REST))
        };
        assert_eq!(printed(MAX_LINES_OF_TEXT), (MAX_LINES_OF_TEXT, false));
        for _ in 1..MAX_LINES / MAX_LINES_OF_TEXT {
            assert_eq!(printed(100_000), (MAX_LINES_OF_TEXT, true));
        }
        assert_eq!(printed(100_000), (MIN_LINES_OF_TEXT, true));
        assert_eq!(printed(MIN_LINES_OF_TEXT), (MIN_LINES_OF_TEXT, false));
    }

    #[test]
    fn a_word_without_end_can_be_broken() {
        let set = printable(&"x".repeat(20_000));
        assert!(set.split(BREAK).all(|part| part.len() <= LONG_PART));
        assert_eq!(set.replace(BREAK, "").len(), 20_000);
        assert_eq!(
            printable("internationalization is long"),
            "internationalization is long"
        );
    }

    #[test]
    fn names_and_addresses_are_broken_at_their_joints() {
        let parts = |text: &str| printable(text).split(BREAK).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(parts("ev_AAPL_price"), ["ev_", "AAPL_", "price"]);
        assert_eq!(parts("in the U.S.A., 22.4 or 1:2"), ["in the U.S.A., 22.4 or 1:2"]);
        assert_eq!(
            parts("https://example.org/x/report"),
            ["https://", "example.", "org/", "x/", "report"]
        );
    }

    proptest! {
        #[test]
        fn whatever_is_set_has_a_face(text in any::<String>()) {
            let set = printable(&text);
            prop_assert!(set.chars().all(|letter| letter == '\n' || letter == BREAK || has_glyph(letter)));
        }
    }
}
