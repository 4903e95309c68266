//! Where lines are broken.

use std::ops::Range;

use typst_library::layout::Abs;

use super::letters::{BREAK, Letter};

/// The lines of a cell that is so wide. A word that is wider than a line is broken where the line ends.
pub(super) fn wrap(letters: &[Letter], width: Abs) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let (mut start, mut across) = (0, Abs::zero());
    // Where the line could end, and how wide it is up to there.
    let mut chance = None;
    for (index, letter) in letters.iter().enumerate() {
        if letter.letter == '\n' {
            lines.push(start..index);
            (start, across, chance) = (index + 1, Abs::zero(), None);
            continue;
        }
        while letter.letter != ' ' && index > start && !width.fits(across + letter.width) {
            let (end, before) = chance.take().unwrap_or((index, across));
            lines.push(start..end);
            (start, across) = (end, across - before);
        }
        across += letter.width;
        if may_end(&letters[start..], index - start) {
            chance = Some((index + 1, across));
        }
    }
    if start < letters.len() {
        lines.push(start..letters.len());
    }
    lines
}

/// Whether a line may end behind a letter.
fn may_end(line: &[Letter], index: usize) -> bool {
    let at = |index: usize| line.get(index).map(|letter| letter.letter);
    let next = at(index + 1);
    match at(index) {
        Some(' ') => next != Some(' '),
        Some(BREAK) => true,
        Some('-' | '/') => {
            let before = index.checked_sub(1).and_then(at);
            before.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphabetic)
        }
        Some('–' | '—') => next.is_some_and(char::is_alphabetic),
        _ => false,
    }
}

/// How wide letters are, without the spaces at their end.
pub(super) fn width(letters: &[Letter]) -> Abs {
    letters.iter().map(|letter| letter.width).sum()
}

/// Letters without the spaces at their end.
pub(super) fn trimmed(letters: &[Letter]) -> &[Letter] {
    let end = letters
        .iter()
        .rposition(|letter| letter.letter != ' ')
        .map_or(0, |last| last + 1);
    &letters[..end]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use typst_library::layout::Em;

    use super::*;

    /// Every letter is as wide as a point.
    fn letters(text: &str) -> Vec<Letter> {
        let letter = |letter| Letter {
            letter,
            glyph: 1,
            advance: Em::one(),
            width: if matches!(letter, '\n' | BREAK) {
                Abs::zero()
            } else {
                Abs::pt(1.0)
            },
            look: 0,
        };
        text.chars().map(letter).collect()
    }

    fn wrapped(text: &str, width: f64) -> Vec<String> {
        let letters = letters(text);
        wrap(&letters, Abs::pt(width))
            .into_iter()
            .map(|line| letters[line].iter().map(|letter| letter.letter).collect())
            .collect()
    }

    #[test]
    fn lines_end_between_words() {
        assert_eq!(wrapped("one two three", 8.0), ["one two ", "three"]);
        assert_eq!(wrapped("one two three", 7.0), ["one two ", "three"]);
        assert_eq!(wrapped("one  two", 3.0), ["one  ", "two"]);
        assert_eq!(
            wrapped("long-term price/earnings", 16.0),
            ["long-term price/", "earnings"]
        );
        // A minus and a date stay whole.
        assert_eq!(
            wrapped("falls by -2.8% on 2023-09-30", 10.0),
            ["falls by ", "-2.8% on ", "2023-09-30"]
        );
    }

    #[test]
    fn a_word_wider_than_the_line_is_broken() {
        assert_eq!(wrapped("abcdefgh", 3.0), ["abc", "def", "gh"]);
        assert_eq!(wrapped("a bcdefgh", 4.0), ["a ", "bcde", "fgh"]);
        assert_eq!(wrapped("ab\u{200b}cd", 3.0), ["ab\u{200b}", "cd"]);
        assert_eq!(wrapped("abc", 0.5), ["a", "b", "c"]);
    }

    #[test]
    fn a_new_line_is_one() {
        assert_eq!(wrapped("one\ntwo\n\nthree\n", 9.0), ["one", "two", "", "three"]);
        assert!(wrapped("", 9.0).is_empty());
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_nothing_overflows(text in "[a-z \n/\u{200b}-]{0,60}", width in 1_u8..12) {
            let lines = wrapped(&text, f64::from(width));
            prop_assert_eq!(lines.concat(), text.replace('\n', ""));
            for line in &lines {
                let shown = line.trim_end_matches(' ').replace(BREAK, "");
                prop_assert!(shown.len() <= usize::from(width), "{line:?}");
            }
        }
    }
}
