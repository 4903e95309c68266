//! The text around a number: as much of it as can tell something about the number.

use languages::steps;

/// How many characters are read on either side of a number, not counting blanks next to it. Names, units and labels are
/// shorter. Without a limit, a text full of numbers would take quadratic time.
pub const MAX_CONTEXT_CHARS: usize = 120;

/// Characters between a number and its unit or name. No digit is among them, so a run of blanks is next to at most two
/// numbers and is read at most twice.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || "-–—−+~≈.,\u{200e}".contains(letter)
}

/// The end of the text before a number, up to the limit.
pub fn context_before(before: &str) -> &str {
    let words = before.trim_end_matches(is_blank);
    let start = words
        .char_indices()
        .rev()
        .nth(MAX_CONTEXT_CHARS - 1)
        .map_or(0, |(at, _)| at);
    steps::step(before.len() - start);
    &before[start..]
}

/// The beginning of the text after a number, up to the limit.
pub fn context_after(after: &str) -> &str {
    let words = after.trim_start_matches(is_blank);
    let blanks = after.len() - words.len();
    let end = words
        .char_indices()
        .nth(MAX_CONTEXT_CHARS)
        .map_or(after.len(), |(at, _)| blanks + at);
    steps::step(end);
    &after[..end]
}

/// The text before a number, or nothing where it cannot hold a unit: if it is blank, or if another number is next to
/// this one. A quick way out for numbers in a row.
pub fn unit_context_before(before: &str) -> &str {
    let last = before.trim_end_matches(is_blank).chars().next_back();
    if last.is_none_or(|letter| letter.is_ascii_digit()) {
        ""
    } else {
        before
    }
}

/// The text after a number, or nothing where it cannot hold a unit.
pub fn unit_context_after(after: &str) -> &str {
    let first = after.trim_start_matches(is_blank).chars().next();
    if first.is_none_or(|letter| letter.is_ascii_digit()) {
        ""
    } else {
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_do_not_count_and_words_do() {
        let blanks = " -.".repeat(100);
        let word = "é".repeat(MAX_CONTEXT_CHARS);
        assert_eq!(context_before(&format!("x{word}{blanks}")), format!("{word}{blanks}"));
        assert_eq!(context_after(&format!("{blanks}{word}x")), format!("{blanks}{word}"));
        assert_eq!((context_before("ab "), context_after(" ab")), ("ab ", " ab"));
        assert_eq!((unit_context_before("$ -"), unit_context_after(" %")), ("$ -", " %"));
        assert_eq!(
            (
                unit_context_before("$5 -"),
                unit_context_after("-5 %"),
                unit_context_after(" ")
            ),
            ("", "", "")
        );
        assert_eq!(
            (
                context_before(""),
                context_after(""),
                context_before(" "),
                context_after(" ")
            ),
            ("", "", " ", " ")
        );
    }
}
