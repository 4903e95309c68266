//! Finds the numbers in a text, whatever the language writes between their digits.

use super::units::measured;

/// A stretch of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Token<'a> {
    /// No number in it.
    Words(&'a str),
    /// `{{fig:ID}}`.
    Reference(&'a str),
    /// A literal number.
    Number {
        /// As it stands there.
        text: &'a str,
        /// What it can mean: `1.234` is one thing in London and another in Berlin.
        readings: Vec<Reading>,
        /// Whether it is a year, a date, an ordinal, a name or a count, and so no figure.
        wording: bool,
    },
}

/// One way to read a literal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reading {
    /// Never negative: whether a fall is written with a sign is a matter of words.
    pub value: f64,
    /// Digits after the point.
    pub places: u8,
}

const OPEN: &str = "{{fig:";
const CLOSE: &str = "}}";

/// Counts up to this are wording where no unit follows.
const SMALL: f64 = 100.0;

/// Chinese, Japanese and Korean have no word for a billion. Their next smaller one is a tenth of it, and a figure in
/// billions is written in that.
const TENTHS_OF_A_BILLION: [char; 3] = ['亿', '億', '억'];

/// The text as tokens, which joined together are the text again.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut words = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let token = reference(rest).or_else(|| number(text, at));
        match token {
            Some((token, length)) => {
                if words < at {
                    found.push(Token::Words(&text[words..at]));
                }
                found.push(token);
                at += length;
                words = at;
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    if words < text.len() {
        found.push(Token::Words(&text[words..]));
    }
    found
}

fn reference(rest: &str) -> Option<(Token<'_>, usize)> {
    let id = rest.strip_prefix(OPEN)?.split(CLOSE).next()?;
    let length = OPEN.len() + id.len() + CLOSE.len();
    (rest.get(..length)?.ends_with(CLOSE)).then_some((Token::Reference(id), length))
}

fn number(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    let rest = &text[at..];
    let length = literal(rest)?;
    let (before, literal, after) = (&text[..at], &rest[..length], &rest[length..]);
    let mut readings = readings(literal);
    if after.starts_with(TENTHS_OF_A_BILLION) {
        for reading in &mut readings {
            reading.value /= 10.0;
            reading.places += 1;
        }
    }
    let wording = is_wording(before, literal, after, &readings);
    Some((
        Token::Number {
            text: literal,
            readings,
            wording,
        },
        length,
    ))
}

/// The length of the digits that begin here, with single separators between them; dates are one literal.
fn literal(rest: &str) -> Option<usize> {
    let mut end = 0;
    let mut letters = rest.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if letter.is_ascii_digit() {
            end = at + 1;
            continue;
        }
        let digit_follows = letters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        let thousands = || {
            rest[at + letter.len_utf8()..]
                .chars()
                .take_while(char::is_ascii_digit)
                .count()
                == 3
        };
        let joins = match letter {
            '.' | ',' | '\'' | '’' | '-' => digit_follows,
            // A space joins only what it groups: `1 234` but not `in 5 2020`.
            ' ' | '\u{a0}' | '\u{202f}' => digit_follows && thousands(),
            _ => false,
        };
        if end == 0 || !joins {
            break;
        }
    }
    (end > 0).then_some(end)
}

fn readings(literal: &str) -> Vec<Reading> {
    let compact: String = literal
        .chars()
        .filter(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','))
        .collect();
    let mut found: Vec<Reading> = Vec::new();
    for point in ['.', ','] {
        let (whole, after) = compact.split_once(point).unwrap_or((&compact, ""));
        if let Some(reading) = read(whole, after).filter(|reading| !found.contains(reading)) {
            found.push(reading);
        }
    }
    found
}

/// What stands before a point and after it, if the separators before it can be those of groups.
fn read(whole: &str, after: &str) -> Option<Reading> {
    let groups: Vec<&str> = whole.split(['.', ',']).collect();
    let grouped = match groups.as_slice() {
        [_] => true,
        // Thousands, and hundreds above them in India: `12,34,567`.
        [first, middle @ .., last] => {
            (1..=3).contains(&first.len())
                && !first.starts_with('0')
                && middle.iter().all(|group| (2..=3).contains(&group.len()))
                && last.len() == 3
        }
        [] => false,
    };
    let value: f64 = format!("{}.{after}0", groups.concat()).parse().ok()?;
    let places = u8::try_from(after.len()).ok().filter(|places| *places <= 12)?;
    (grouped && value.is_finite()).then_some(Reading { value, places })
}

fn is_wording(before: &str, literal: &str, after: &str, readings: &[Reading]) -> bool {
    // Part of a name: `t_risk_c1`, `Q3`, `S&P500`. In a script without spaces only what is right before can be one: in
    // `Apple的市盈率为22.4倍` the number belongs to no name.
    let word_before = before
        .rsplit(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
        .next()
        .unwrap_or_default();
    if word_before
        .chars()
        .any(|letter| letter.is_ascii_alphabetic() || letter == '_')
    {
        return true;
    }
    let word_after: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
    if ["st", "nd", "rd", "th"].contains(&word_after.as_str()) || after.starts_with("-K") || after.starts_with("-Q") {
        return true;
    }
    if is_date(literal) {
        return true;
    }
    if measured(before, after) {
        return false;
    }
    let plain = literal.chars().all(|letter| letter.is_ascii_digit());
    plain
        && readings
            .first()
            .is_some_and(|reading| reading.value <= SMALL || is_year(literal))
}

fn is_year(literal: &str) -> bool {
    literal.len() == 4 && literal.parse().is_ok_and(|year: u32| (1800..2200).contains(&year))
}

/// `2026-11-15`, `2026-11`, or a span of years.
fn is_date(literal: &str) -> bool {
    let mut parts = literal.split('-');
    let starts = parts.next().is_some_and(is_year);
    let rest: Vec<&str> = parts.collect();
    starts && !rest.is_empty() && rest.iter().all(|part| part.len() == 2 || is_year(part))
}
