//! What stands beside a number: as much of the text as can say something about it, and no more.

use languages::steps;

/// How many characters of a text are looked at on either side of a number, behind the blanks that are right beside it.
/// A name, a unit or a label is shorter. Without a bound a text of numbers would be read once for every number in it.
pub const LOOK: usize = 120;

/// What can stand between a number and what belongs to it. No digit is among it, so a run of blanks is beside two
/// numbers at most and costs no more than twice its length.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || "-–—−+~≈.,\u{200e}".contains(letter)
}

/// The end of what is before a number.
pub fn behind(before: &str) -> &str {
    let words = before.trim_end_matches(is_blank);
    let start = words.char_indices().rev().nth(LOOK - 1).map_or(0, |(at, _)| at);
    steps::step(before.len() - start);
    &before[start..]
}

/// The beginning of what is after a number.
pub fn ahead(after: &str) -> &str {
    let words = after.trim_start_matches(is_blank);
    let blanks = after.len() - words.len();
    let end = words
        .char_indices()
        .nth(LOOK)
        .map_or(after.len(), |(at, _)| blanks + at);
    steps::step(end);
    &after[..end]
}

/// What is before a number as far as a unit can be in it: nothing where a digit or nothing at all is next to it. Most
/// of what is beside numbers in a row is told by this at once.
pub fn unit_behind(before: &str) -> &str {
    let last = before.trim_end_matches(is_blank).chars().next_back();
    if last.is_none_or(|letter| letter.is_ascii_digit()) {
        ""
    } else {
        before
    }
}

/// The same of what is after a number.
pub fn unit_ahead(after: &str) -> &str {
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
        let word = "é".repeat(LOOK);
        assert_eq!(behind(&format!("x{word}{blanks}")), format!("{word}{blanks}"));
        assert_eq!(ahead(&format!("{blanks}{word}x")), format!("{blanks}{word}"));
        assert_eq!((behind("ab "), ahead(" ab")), ("ab ", " ab"));
        assert_eq!((unit_behind("$ -"), unit_ahead(" %")), ("$ -", " %"));
        assert_eq!((unit_behind("$5 -"), unit_ahead("-5 %"), unit_ahead(" ")), ("", "", ""));
        assert_eq!((behind(""), ahead(""), behind(" "), ahead(" ")), ("", "", " ", " "));
    }
}
