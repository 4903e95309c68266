//! Any text as a text that can be set: nothing is lost without a trace, nothing runs off the page, nothing acts.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::faces::can_set;

/// So many marks may stand on a letter; more are spelled out. A letter with its marks is set as one, and the document
/// repeats its text for each of them.
const MAX_MARKS: usize = 8;

/// A word of more letters than this is wider than some columns: it may be broken at its joints, and within its parts.
const LONG_WORD: usize = 20;
/// A part of a long word is given a place to break after so many letters.
const LONG_PART: usize = 12;
/// Where a line may be broken though nothing is shown.
const BREAK: char = '\u{200b}';

/// The text as it is set. A letter that no face has is spelled out as `⟨U+4E2D⟩`, neighbours together.
pub fn plain(text: &str) -> String {
    let shown = shown(text);
    let mut out = String::with_capacity(shown.len());
    for word in shown.split_inclusive([' ', '\n']) {
        add_word(word, &mut out);
    }
    out
}

/// The letters that are shown.
fn shown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut missing = Missing::default();
    let mut marks = 0;
    for letter in text.chars() {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        match letter {
            '\r' => {}
            '\n' | '\t' | ' ' | '\u{a0}' => {
                missing.spell(&mut out);
                out.push(if letter == '\n' { '\n' } else { ' ' });
            }
            // What steers the direction of writing could make a line say what was not written.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' => {
                missing.add(letter);
            }
            _ if letter.is_control() || marks > MAX_MARKS || !can_set(letter) => missing.add(letter),
            _ => {
                missing.spell(&mut out);
                out.push(letter);
            }
        }
    }
    missing.spell(&mut out);
    out
}

/// A word with the places where it may be broken. Names such as `ev_AAPL_price` may always be broken at their joints.
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

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

/// Letters that cannot be set, and how often each stands there in a row.
#[derive(Default)]
struct Missing(Vec<(char, usize)>);

impl Missing {
    fn add(&mut self, letter: char) {
        match self.0.last_mut() {
            Some((last, count)) if *last == letter => *count += 1,
            _ => self.0.push((letter, 1)),
        }
    }

    fn spell(&mut self, out: &mut String) {
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

    #[test]
    fn what_can_be_set_is_set_as_it_is() {
        for text in [
            "Should I buy Nestlé (NESN) at 22.4× – or wait?",
            "Ελλάδα, Россия, Łódź, ₹ € ¥ ₩",
            "أرامكو السعودية",
            "בנק הפועלים",
        ] {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn what_cannot_be_set_is_spelled_out() {
        assert_eq!(plain("トヨタ Toyota"), "⟨U+30C8 U+30E8 U+30BF⟩ Toyota");
        assert_eq!(plain("a\u{202e}b\u{7}c"), "a⟨U+202E⟩b⟨U+0007⟩c");
        assert_eq!(plain("c🙂"), "c⟨U+1F642⟩");
        assert_eq!(plain("one\r\ntwo"), "one\ntwo");
    }

    #[test]
    fn a_letter_has_few_marks_and_the_rest_is_spelled_out() {
        let few = format!("a{}b", "\u{301}".repeat(MAX_MARKS));
        assert_eq!(plain(&few), few);
        let many = format!("a{}b", "\u{301}".repeat(20_000));
        let set = plain(&many);
        assert!(set.contains("⟨U+0301 × 19992⟩b"), "{}", set.len());
        let mixed = plain(&"\u{64b}\u{301}".repeat(10_000));
        let runs = mixed.split(|letter: char| !is_mark(letter));
        assert!(runs.map(|run| run.chars().count()).max() <= Some(MAX_MARKS));
    }

    #[test]
    fn a_word_without_end_can_be_broken() {
        let set = plain(&"x".repeat(20_000));
        assert!(set.split(BREAK).all(|part| part.len() <= LONG_PART));
        assert_eq!(set.replace(BREAK, "").len(), 20_000);
        assert_eq!(plain("internationalization is long"), "internationalization is long");
    }

    #[test]
    fn names_and_addresses_are_broken_at_their_joints() {
        let parts = |text: &str| plain(text).split(BREAK).map(str::to_owned).collect::<Vec<_>>();
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
            let set = plain(&text);
            prop_assert!(set.chars().all(|letter| letter == '\n' || letter == BREAK || can_set(letter)));
        }
    }
}
