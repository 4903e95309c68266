//! Where lines are broken.

use std::ops::Range;

use typst_library::layout::Abs;

use super::letters::Letter;
use crate::plain::BREAK;

/// The lines of a cell that is so wide. A word that is wider than a line is broken where the line ends.
pub(super) fn wrap(letters: &[Letter], width: Abs) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let (mut start, mut across) = (0, Abs::zero());
    // Where the line could end, and how wide it is up to there: between words, or within one that is too long for a line.
    let (mut between, mut within) = (None, None);
    for (index, letter) in letters.iter().enumerate() {
        work::step();
        if letter.letter == '\n' {
            lines.push(start..index);
            (start, across, between, within) = (index + 1, Abs::zero(), None, None);
            continue;
        }
        while letter.letter != ' ' && index > start && !width.fits(across + letter.width) {
            work::step();
            let (end, before) = between.or(within).unwrap_or((index, across));
            lines.push(start..end);
            (start, across) = (end, across - before);
            between = None;
            within = within
                .filter(|(end, _)| *end > start)
                .map(|(end, width)| (end, width - before));
        }
        across += letter.width;
        match chance(letters, index) {
            Some(Chance::Between) => between = Some((index + 1, across)),
            Some(Chance::Within) => within = Some((index + 1, across)),
            None => {}
        }
    }
    if start < letters.len() {
        lines.push(start..letters.len());
    }
    lines
}

/// Counts the letters and breaks that are looked at in test builds.
mod work {
    #[cfg(test)]
    thread_local! {
        pub(super) static STEPS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }

    #[cfg(test)]
    pub(super) fn step() {
        STEPS.with(|steps| steps.set(steps.get() + 1));
    }

    #[cfg(not(test))]
    pub(super) const fn step() {}
}

/// A place where a line may end.
enum Chance {
    Between,
    Within,
}

/// Whether a line may end behind a letter.
fn chance(letters: &[Letter], index: usize) -> Option<Chance> {
    let at = |index: usize| letters.get(index).map(|letter| letter.letter);
    let (before, next) = (index.checked_sub(1).and_then(at), at(index + 1)?);
    match at(index)? {
        ' ' => (next != ' ').then_some(Chance::Between),
        '-' | '/' if before.is_some_and(char::is_alphanumeric) => next.is_alphabetic().then_some(Chance::Between),
        '–' | '—' => next.is_alphabetic().then_some(Chance::Between),
        BREAK => Some(Chance::Within),
        // The joints of names and formulas.
        '_' | '.' | '(' | '#' | ':' | ',' => next.is_alphabetic().then_some(Chance::Within),
        _ => None,
    }
}

/// How wide letters are.
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
        // Where its parts meet, if they do.
        assert_eq!(
            wrapped("a real_total_return(cpi)", 14.0),
            ["a ", "real_total_", "return(cpi)"]
        );
        assert_eq!(wrapped("x(last(price,cpi), 2)", 13.0), ["x(last(price,", "cpi), 2)"]);
    }

    #[test]
    fn a_new_line_is_one() {
        assert_eq!(wrapped("one\ntwo\n\nthree\n", 9.0), ["one", "two", "", "three"]);
        assert!(wrapped("", 9.0).is_empty());
    }

    /// How many steps it takes to break a text.
    fn steps(text: &str, width: f64) -> usize {
        let letters = letters(text);
        work::STEPS.with(|steps| steps.set(0));
        let _ = wrap(&letters, Abs::pt(width));
        work::STEPS.with(std::cell::Cell::get)
    }

    #[test]
    fn every_letter_is_looked_at_twice_at_most() {
        for unit in [
            "a",
            " ",
            "a ",
            "a-",
            "\n",
            "a\n",
            "_a",
            "\u{200b}",
            "a\u{200b}",
            "-",
            "a.b/c ",
        ] {
            for width in [0.5, 1.0, 7.0, 10_000.0] {
                for length in [10_000, 20_000] {
                    let text: String = unit.chars().cycle().take(length).collect();
                    assert!(steps(&text, width) <= 2 * length, "{unit:?} in {width}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_text_is_broken_in_steps_by_its_length(text in "\\PC{0,200}", width in 0.1_f64..30.0) {
            prop_assert!(steps(&text, width) <= 2 * text.chars().count() + 1);
        }

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
