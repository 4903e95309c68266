//! Finds the numbers in a text, whatever the language writes between their digits.
//!
//! The work is linear in the text, whatever is in it: every part of it is read a bounded number of times.

use super::context::{context_after, context_before};
use super::reading::{NumberReading, SpelledKind};
use super::stated_unit::{StatedUnit, is_cjk, read_unit};
use super::units::UnitKind;
use super::{CUT, spelled, wording};
use languages::language::Language;
use languages::steps;

/// A stretch of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Token<'a> {
    /// No number in it.
    Words(&'a str),
    /// `{{fig:ID}}`.
    Reference(&'a str),
    /// Where a number was cut out before.
    Cut,
    /// A literal number.
    Number {
        /// As it is written.
        text: &'a str,
        /// Its possible values: `1.234` is more than a thousand in German and little more than one in English.
        readings: Vec<NumberReading>,
        /// The unit stated next to it.
        unit: StatedUnit,
        /// Whether it is a year, a date, an ordinal, a name or a count, and so no figure.
        wording: bool,
    },
}

const OPEN: &str = "{{fig:";
const CLOSE: &str = "}}";

/// Chinese, Japanese and Korean have no word for a billion; figures in billions are written in these units of 1e8.
const TENTHS_OF_A_BILLION: [char; 3] = ['亿', '億', '억'];

/// The text as tokens, which joined together are the text again. In strict mode, numbers in words count too.
pub fn tokens(text: &str, strict: bool, language: Language) -> Vec<Token<'_>> {
    let mode = if strict { Mode::Strict } else { Mode::Lenient };
    let words = |at| if strict { in_words(text, at, language) } else { None };
    tokenize(text, mode, words)
}

/// The numbers of a text with their units, those that are wording included.
pub fn numbers(text: &str) -> impl Iterator<Item = (Vec<NumberReading>, StatedUnit)> {
    let tokens = tokenize(text, Mode::NumbersOnly, |_| None).into_iter();
    tokens.filter_map(|token| match token {
        Token::Number { readings, unit, .. } => Some((readings, unit)),
        _ => None,
    })
}

/// How a literal is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// For free text.
    Strict,
    /// For text built from message templates.
    Lenient,
    /// As lenient, without deciding whether a number is wording.
    NumbersOnly,
}

fn tokenize<'a>(text: &'a str, mode: Mode, in_words: impl Fn(usize) -> Option<(Token<'a>, usize)>) -> Vec<Token<'a>> {
    let mut found = Vec::new();
    let mut words = 0;
    let mut at = 0;
    let mut reference_end = ReferenceEnd::default();
    while at < text.len() {
        steps::step(1);
        let rest = &text[at..];
        let cut = || rest.starts_with(CUT).then_some((Token::Cut, CUT.len()));
        let token = reference_end
            .reference(text, at)
            .or_else(cut)
            .or_else(|| number(text, at, mode));
        match token.or_else(|| in_words(at)) {
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

/// The position of the next `}}`. It is searched once, not for every `{{fig:` before it.
#[derive(Default)]
struct ReferenceEnd {
    /// `None` before the first search; the end of the text if there is no further `}}`.
    known: Option<usize>,
}

impl ReferenceEnd {
    fn reference<'a>(&mut self, text: &'a str, at: usize) -> Option<(Token<'a>, usize)> {
        text[at..].strip_prefix(OPEN)?;
        let start = at + OPEN.len();
        let end = match self.known.filter(|known| *known >= start) {
            Some(known) => known,
            None => {
                let found = text[start..].find(CLOSE).map_or(text.len(), |found| start + found);
                steps::step(found - start);
                *self.known.insert(found)
            }
        };
        (end < text.len()).then(|| (Token::Reference(&text[start..end]), end + CLOSE.len() - at))
    }
}

fn number(text: &str, at: usize, mode: Mode) -> Option<(Token<'_>, usize)> {
    let strict = mode == Mode::Strict;
    let rest = &text[at..];
    let mut length = literal_length(rest)?;
    let mut readings = readings(&rest[..length]);
    if strict && let Some((more, by)) = exponent(&rest[length..]) {
        length += more;
        for reading in &mut readings {
            reading.value *= 10f64.powi(by);
            reading.places = 0;
        }
    }
    let (before, literal, after) = (
        context_before(&text[..at]),
        &rest[..length],
        context_after(&rest[length..]),
    );
    let unit = read_unit(before, after);
    if !strict && after.starts_with(TENTHS_OF_A_BILLION) {
        let tenths = readings.clone().into_iter().map(|reading| NumberReading {
            value: reading.value / 10.0,
            places: reading.places + 1,
        });
        readings.extend(tenths.collect::<Vec<_>>());
    }
    let wording = match mode {
        Mode::Strict => wording::is_wording_strict(before, literal, after, &readings, unit),
        Mode::Lenient => {
            wording::is_average(literal, unit) || wording::is_wording_lenient(before, literal, after, &readings, unit)
        }
        Mode::NumbersOnly => false,
    };
    Some((
        Token::Number {
            text: literal,
            readings,
            unit,
            wording,
        },
        length,
    ))
}

/// A number in words, where one begins here.
fn in_words(text: &str, at: usize, language: Language) -> Option<(Token<'_>, usize)> {
    let (before, rest) = text.split_at(at);
    if before.ends_with(|letter: char| letter.is_alphanumeric() && !is_cjk(letter) || matches!(letter, '_' | '-')) {
        return None;
    }
    steps::step(1);
    let spelled = spelled::read(rest, language)?;
    let (before, after) = (context_before(before), context_after(&rest[spelled.length..]));
    // In scripts without spaces, a numeral with a letter right after it may be a syllable of another word, so a unit
    // before it is ignored.
    let is_syllable = spelled.kind == SpelledKind::LexiconCount && after.starts_with(is_cjk);
    let mut unit = read_unit(if is_syllable { "" } else { before }, after);
    match spelled.kind {
        SpelledKind::Share => {
            unit = StatedUnit {
                kind: UnitKind::Share,
                ..StatedUnit::NONE
            }
        }
        SpelledKind::Factor => {
            unit = StatedUnit {
                kind: UnitKind::Times,
                ..StatedUnit::NONE
            }
        }
        SpelledKind::Count | SpelledKind::LexiconCount => {}
    }
    let is_count = spelled.kind == SpelledKind::Count;
    let counts = is_count || spelled.kind == SpelledKind::LexiconCount;
    let large = is_count
        && spelled
            .reading
            .is_some_and(|reading| reading.value > wording::MAX_WORDING_COUNT);
    let time = matches!(unit.kind, UnitKind::Years | UnitKind::Months | UnitKind::Days) && !wording::is_age(after);
    let whole = spelled.reading.is_none_or(|reading| reading.places == 0);
    let wording = counts && !large && (time || whole && !unit.is_stated());
    Some((
        Token::Number {
            text: &rest[..spelled.length],
            readings: spelled.reading.into_iter().collect(),
            unit,
            wording,
        },
        spelled.length,
    ))
}

/// A date or a span of years has at most so many parts; a longer chain is numbers with hyphens between them.
const MAX_DATE_PARTS: usize = 8;

/// The length of the digits that begin here, with single separators between them; dates are one literal.
fn literal_length(rest: &str) -> Option<usize> {
    let first = digits_length(rest, 0)?;
    // `5-10` is two numbers, and only what begins with a year is a date.
    if !rest[first..].starts_with('-') || !wording::is_year(&rest[..first]) {
        return Some(first);
    }
    let whole = digits_length(rest, MAX_DATE_PARTS)?;
    let date = wording::is_date(&rest[..whole]);
    Some(if date { whole } else { first })
}

/// The length of the digits that begin here, over so many hyphens at most.
fn digits_length(rest: &str, mut hyphens: usize) -> Option<usize> {
    let mut end = 0;
    let mut letters = rest.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        steps::step(1);
        if letter.is_ascii_digit() {
            end = at + 1;
            continue;
        }
        let digit_follows = letters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        let is_thousands_group = || {
            let digits = rest[at + letter.len_utf8()..].chars().take(4);
            digits.take_while(char::is_ascii_digit).count() == 3
        };
        let joins = match letter {
            '.' | ',' | '\'' | '’' => digit_follows,
            '-' if digit_follows && hyphens > 0 => {
                hyphens -= 1;
                true
            }
            // A space joins only what it groups: `1 234` but not `in 5 2020`.
            ' ' | '\u{a0}' | '\u{202f}' => digit_follows && is_thousands_group(),
            _ => false,
        };
        if end == 0 || !joins {
            break;
        }
    }
    (end > 0).then_some(end)
}

/// `e6`, `E-3`.
fn exponent(after: &str) -> Option<(usize, i32)> {
    let rest = after.strip_prefix(['e', 'E'])?;
    let sign = usize::from(rest.starts_with(['+', '-']));
    let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
    let ends = !rest[sign + digits..].starts_with(char::is_alphanumeric);
    let by: i32 = rest[..sign + digits].parse().ok().filter(|by: &i32| by.abs() <= 30)?;
    (digits > 0 && ends).then_some((1 + sign + digits, by))
}

fn readings(literal: &str) -> Vec<NumberReading> {
    let compact: String = literal
        .chars()
        .filter(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','))
        .collect();
    let mut found: Vec<NumberReading> = Vec::new();
    for point in ['.', ','] {
        let (whole, after) = compact.split_once(point).unwrap_or((&compact, ""));
        if let Some(reading) = read(whole, after).filter(|reading| !found.contains(reading)) {
            found.push(reading);
        }
    }
    found
}

/// The number with these digits before and after the point, if the separators can be those of digit groups.
fn read(whole: &str, after: &str) -> Option<NumberReading> {
    let groups: Vec<&str> = whole.split(['.', ',']).collect();
    let grouped = match groups.as_slice() {
        [_] => true,
        // Groups of three digits, or of two as in India: `12,34,567`.
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
    (grouped && value.is_finite()).then_some(NumberReading { value, places })
}

/// Replaces the digits of all scripts by ASCII digits: `٢٥٪` becomes `25٪`.
pub fn with_plain_digits(text: &str) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    const ZEROS: [u32; 9] = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50, 0xff10];
    let plain = |letter: char| {
        let code = u32::from(letter);
        let digit = ZEROS
            .iter()
            .find_map(|zero| code.checked_sub(*zero).filter(|digit| *digit < 10))
            // Mathematical bold, double-struck, sans-serif and monospace digits, one after the other.
            .or_else(|| code.checked_sub(0x1d7ce).filter(|at| *at < 50).map(|at| at % 10));
        match digit.and_then(|digit| char::from_digit(digit, 10)) {
            Some(digit) => digit,
            None if letter == '٫' => '.',
            None if letter == '٬' => ',',
            None if letter == '．' => '.',
            None => letter,
        }
    };
    let mut before = ' ';
    let mut level = |letter: char| {
        let raised = RAISED.iter().position(|digit| *digit == letter);
        // A raised digit after a word or a number is a footnote or a power.
        let digit = raised.filter(|_| !before.is_alphanumeric() || RAISED.contains(&before));
        before = letter;
        match digit.and_then(|digit| char::from_digit(u32::try_from(digit).ok()?, 10)) {
            Some(digit) => digit,
            None => plain(letter),
        }
    };
    text.chars().map(&mut level).collect()
}
