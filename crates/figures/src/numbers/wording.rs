//! Decides which numbers are wording and need no figure: years, dates, ordinals, names and counts.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::reading::NumberReading;
use super::stated_unit::{StatedUnit, read_unit};
use super::units::UnitKind;
use languages::steps;

/// `list, word`. `label`: words that a number follows as a label (`step 3`). `measures`: words before a number that a
/// measure follows as often as a count. `counted`: what is counted in a text about investing. `not-counted`: words that
/// no number counts.
const TABLE: &str = include_str!("wording.tsv");

static WORDS: LazyLock<HashSet<(&str, &str)>> =
    LazyLock::new(|| TABLE.lines().filter_map(|line| line.split_once('\t')).collect());

fn is_listed(list: &str, word: &str) -> bool {
    WORDS.contains(&(list, word))
}

/// Counts up to this are wording where no unit follows.
pub const MAX_WORDING_COUNT: f64 = 100.0;

/// Whether a number is wording, in a text built from message templates.
pub fn is_wording_lenient(
    before: &str,
    literal: &str,
    after: &str,
    readings: &[NumberReading],
    unit: StatedUnit,
) -> bool {
    if !word_before(before).is_empty() || is_ordinal(after) || is_date(literal) || is_index(before, literal) {
        return true;
    }
    if is_named(before, literal, after) {
        return true;
    }
    !unit.is_measure() && (is_small_or_year(literal, readings) || is_numbered(before, literal))
}

/// The 200-day average is called by its number in every language.
pub fn is_average(literal: &str, unit: StatedUnit) -> bool {
    literal == "200" && unit.kind == UnitKind::Days
}

/// Whether a number is wording, in free text: a bare number is a count only where a word follows that it can count.
pub fn is_wording_strict(
    before: &str,
    literal: &str,
    after: &str,
    readings: &[NumberReading],
    unit: StatedUnit,
) -> bool {
    let plain = is_plain(literal);
    let name = word_before(before);
    let has_unit = matches!(
        unit.kind,
        UnitKind::Share | UnitKind::Points | UnitKind::BasisPoints | UnitKind::Money(_) | UnitKind::Times
    );
    if name.contains('_') || !name.is_empty() && plain && !has_unit {
        return true;
    }
    if is_date(literal) || is_index(before, literal) || is_named(before, literal, after) {
        return true;
    }
    if is_ordinal(after) {
        let word = after.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        return !word.trim_start_matches([' ', '-']).starts_with("percentile");
    }
    let time = matches!(unit.kind, UnitKind::Years | UnitKind::Months | UnitKind::Days);
    if unit.is_stated() && !time {
        return false;
    }
    if is_numbered(before, literal) {
        return true;
    }
    if !is_small_or_year(literal, readings) {
        return false;
    }
    is_year(literal) || time && !is_age(after) || is_count(before, after) && !is_age(after)
}

/// `four years old`: an age is a figure, not wording.
pub fn is_age(after: &str) -> bool {
    let mut words = after.trim_start_matches([' ', '-']).split([' ', '-', ',', '.']).skip(1);
    words.next() == Some("old")
}

/// Whether a small number counts what follows it, names what is before it, or is part of a date.
fn is_count(before: &str, after: &str) -> bool {
    let label: Vec<char> = before
        .trim_end()
        .chars()
        .rev()
        .take_while(|letter| letter.is_alphabetic())
        .collect();
    let label: String = label.into_iter().rev().flat_map(char::to_lowercase).collect();
    if !label.is_empty() && is_listed("label", &label) {
        return true;
    }
    // `15, 2026` is a date.
    let next = after.trim_start_matches([',', '.', ' ']);
    if next.get(..4).is_some_and(is_year) && !next[4..].starts_with(|letter: char| letter.is_ascii_digit()) {
        return true;
    }
    counts(after, MAX_RANGE_PARTS) && (!is_listed("measures", &label) || is_countable(after))
}

/// What is counted in a text about investing.
fn is_countable(after: &str) -> bool {
    let word: String = after
        .trim_start_matches([' ', '-', '–'])
        .chars()
        .take_while(|letter| letter.is_alphabetic() || letter.is_ascii_digit())
        .flat_map(char::to_lowercase)
        .collect();
    !word.is_ascii() || word.starts_with(|letter: char| letter.is_ascii_digit()) || is_listed("counted", &word)
}

/// `5-10-20 stocks`: how many further parts of a range are skipped to find the counted word.
const MAX_RANGE_PARTS: usize = 4;

fn counts(after: &str, ranges: usize) -> bool {
    steps::step(after.len());
    const JOINING: [&str; 6] = ["to", "and", "or", "bis", "à", "a"];
    let trimmed = after.trim_start();
    // A range: its start is wording if its end is.
    let rest = trimmed.strip_prefix(['-', '–', '—']).or_else(|| {
        JOINING
            .iter()
            .find_map(|word| trimmed.strip_prefix(word).filter(|rest| rest.starts_with(' ')))
    });
    if let Some(rest) = rest {
        let rest = rest.trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let following = &rest[digits..];
            return ranges > 0 && !read_unit("", following).is_measure() && counts(following, ranges - 1);
        }
    }
    let word: String = trimmed
        .chars()
        .take_while(|letter| letter.is_alphabetic())
        .flat_map(char::to_lowercase)
        .collect();
    if word == "of" {
        let whole = trimmed[2..].trim_start();
        return whole.starts_with(|letter: char| letter.is_ascii_digit())
            || whole.starts_with("the ")
            || whole.starts_with("these ");
    }
    !word.is_empty() && !is_listed("not-counted", &word)
}

/// The part of a name right before: `t_risk_c1`, `Q3`, `S&P500`. In a script without spaces only what is right before
/// can be one: in `Apple的市盈率为22.4倍` the number belongs to no name.
fn word_before(before: &str) -> &str {
    let word = before
        .rsplit(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
        .next()
        .unwrap_or_default();
    if word.chars().any(|letter| letter.is_ascii_alphabetic() || letter == '_') {
        word
    } else {
        ""
    }
}

/// `S&P 500`, `Nikkei 225`: the number is part of the name.
fn is_index(before: &str, literal: &str) -> bool {
    const NAMES: [&str; 11] = [
        "S&P", "Russell", "FTSE", "Nikkei", "CSI", "STOXX", "Stoxx", "Nasdaq", "Fortune", "TOPIX", "MSCI",
    ];
    const SIZES: [&str; 13] = [
        "30", "50", "100", "200", "225", "250", "300", "400", "500", "600", "1000", "2000", "3000",
    ];
    let name = before.trim_end_matches([' ', '\u{a0}', '-']);
    SIZES.contains(&literal) && name.len() < before.len() && NAMES.iter().any(|known| name.ends_with(known))
}

/// Numbers that are part of a name or of the clock: `401(k)`, `24/7`, `9:30`, `10y–3m`, `5G`, `200-day`.
fn is_named(before: &str, literal: &str, after: &str) -> bool {
    if !is_plain(literal) {
        return false;
    }
    let then = |start: &str| {
        after
            .strip_prefix(start)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let plan = matches!(literal, "401" | "403" | "457") && (after.starts_with("(k)") || after.starts_with("(b)"));
    let always = literal == "24" && then("/7") || literal == "7" && before.ends_with("24/");
    // Exactly two digits after the colon, at most two before it.
    let minutes = |text: &str| {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        digits == 2 && text < "60"
    };
    let clock = literal.len() <= 2 && after.strip_prefix(':').is_some_and(minutes)
        || minutes(literal)
            && before.ends_with(':')
            && before[..before.len() - 1].ends_with(|letter: char| letter.is_ascii_digit());
    let tenor = literal.len() <= 2
        && (then("y")
            || then("yr")
            || then("m")
                && ["y–", "y-", "y/", "y less ", "y minus "]
                    .iter()
                    .any(|end| before.ends_with(end)));
    let generation = literal.len() == 1 && (then("G") || then("D"));
    let window = literal.len() <= 3 && (after.starts_with("-day") || after.starts_with("-week"));
    plan || always || clock || tenor || generation || window
}

/// `IFRS 15`, `Section 301`: the number belongs to the word before it, unless it has a unit of its own.
fn is_numbered(before: &str, literal: &str) -> bool {
    const NUMBERED: &str = " ifrs ias asc fas sfas iso section rule article regulation ";
    let mut words = before.trim_end().rsplit(|letter: char| !letter.is_alphabetic());
    let label = words.next().unwrap_or_default().to_lowercase();
    is_plain(literal) && !label.is_empty() && before.ends_with(' ') && NUMBERED.contains(&format!(" {label} "))
}

fn is_ordinal(after: &str) -> bool {
    let word: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
    ["st", "nd", "rd", "th"].contains(&word.as_str()) || after.starts_with("-K") || after.starts_with("-Q")
}

fn is_plain(literal: &str) -> bool {
    literal.chars().all(|letter| letter.is_ascii_digit())
}

fn is_small_or_year(literal: &str, readings: &[NumberReading]) -> bool {
    let small = |reading: &NumberReading| reading.value <= MAX_WORDING_COUNT || is_year(literal);
    is_plain(literal) && readings.first().is_some_and(small)
}

/// A year that a text on investing can speak of.
pub fn is_year(literal: &str) -> bool {
    literal.len() == 4 && literal.parse().is_ok_and(|year: u32| (1800..2200).contains(&year))
}

/// `2026-11-15`, `2026-11`, or a span of years.
pub fn is_date(literal: &str) -> bool {
    let mut parts = literal.split('-');
    let starts = parts.next().is_some_and(is_year);
    let rest: Vec<&str> = parts.collect();
    starts && !rest.is_empty() && rest.iter().all(|part| part.len() == 2 || is_year(part))
}
