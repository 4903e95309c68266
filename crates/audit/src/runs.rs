//! Runs of a text: parts that are set in one font and one script.
//!
//! typst sets each run for itself, and in the PDF each is an element of its own, with its place in the tags. Together
//! that takes about 45 bytes, where a letter of a longer run takes one or two. So a text that changes its script with
//! every letter would make a document of many megabytes.

use unicode_script::{Script, UnicodeScript};

use crate::fonts::font_of;
use crate::printable::is_mark;

/// The length in bytes of the longest beginning of a text that has at most this many runs, and how many it has.
pub fn within_runs(text: &str, most: usize) -> (usize, usize) {
    let mut runs = 0;
    let mut last: Option<Run> = None;
    for (at, letter) in text.char_indices() {
        let next = Run::of(letter, last);
        if !last.is_some_and(|last| next.continues(last)) {
            if runs == most {
                return (at, runs);
            }
            runs += 1;
        }
        last = Some(next);
    }
    (text.len(), runs)
}

/// What the letters of a run have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Run {
    font: Option<usize>,
    script: Script,
    /// Every mark is a run of its own, because its height differs from that of the letter and of other marks.
    mark: bool,
}

impl Run {
    fn of(letter: char, last: Option<Self>) -> Self {
        // Most letters are ASCII; the tables of all characters are slow.
        let script = match letter {
            'a'..='z' | 'A'..='Z' => Script::Latin,
            _ if letter.is_ascii() => Script::Common,
            _ => letter.script(),
        };
        // Spaces, digits and punctuation belong to the script of what they follow.
        let script = last.map_or(script, |last| if is_generic(script) { last.script } else { script });
        Self {
            font: font_of(letter),
            script,
            mark: !letter.is_ascii() && is_mark(letter),
        }
    }

    fn continues(self, last: Self) -> bool {
        let same_script = self.script == last.script || is_generic(last.script);
        same_script && self.font == last.font && !self.mark && !last.mark
    }
}

fn is_generic(script: Script) -> bool {
    matches!(script, Script::Common | Script::Inherited | Script::Unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(text: &str) -> usize {
        within_runs(text, usize::MAX).1
    }

    #[test]
    fn a_run_is_of_one_script_and_font() {
        for (text, expected) in [
            ("", 0),
            ("Should I buy Nestlé (NESN) at 22.4× – or wait?", 1),
            ("22 dollars", 1),
            ("Что делать с 100 € и $5?", 1),
            ("Was ist Россия?", 2),
            ("aбaб", 4),
            ("a ⟨U+4E2D⟩ b", 5),
            ("كلمة كلمة", 3),
            ("b\u{301}b", 3),
            ("b\u{301}\u{302}b", 4),
        ] {
            assert_eq!(runs(text), expected, "{text}");
        }
    }

    #[test]
    fn the_beginning_with_so_many_runs_ends_where_the_next_begins() {
        assert_eq!(within_runs("aaббaa", 2), ("aaбб".len(), 2));
        assert_eq!(within_runs("aaббaa", 3), ("aaббaa".len(), 3));
        assert_eq!(within_runs("aa", 0), (0, 0));
    }
}
