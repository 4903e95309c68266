//! Numbers in words: in English as far as people write them, in Chinese numerals, and in the words of the text's own
//! language.

use super::numerals;
use super::reading::{NumberReading, SpelledKind, SpelledNumber};
use languages::language::Language;

const SMALL_NUMBERS: [(&str, f64); 28] = [
    ("zero", 0.0),
    ("one", 1.0),
    ("two", 2.0),
    ("three", 3.0),
    ("four", 4.0),
    ("five", 5.0),
    ("six", 6.0),
    ("seven", 7.0),
    ("eight", 8.0),
    ("nine", 9.0),
    ("ten", 10.0),
    ("eleven", 11.0),
    ("twelve", 12.0),
    ("thirteen", 13.0),
    ("fourteen", 14.0),
    ("fifteen", 15.0),
    ("sixteen", 16.0),
    ("seventeen", 17.0),
    ("eighteen", 18.0),
    ("nineteen", 19.0),
    ("twenty", 20.0),
    ("thirty", 30.0),
    ("forty", 40.0),
    ("fifty", 50.0),
    ("sixty", 60.0),
    ("seventy", 70.0),
    ("eighty", 80.0),
    ("ninety", 90.0),
];

const SCALES: [(&str, f64); 4] = [
    ("thousand", 1e3),
    ("million", 1e6),
    ("billion", 1e9),
    ("trillion", 1e12),
];

/// Words that state a factor. One without a value is never found in the ledger, so it is always cut out.
const FACTORS: [(&str, Option<f64>); 16] = [
    ("doubled", Some(2.0)),
    ("doubling", Some(2.0)),
    ("tripled", Some(3.0)),
    ("tripling", Some(3.0)),
    ("quadrupled", Some(4.0)),
    ("quintupled", Some(5.0)),
    ("halved", Some(0.5)),
    ("halving", Some(0.5)),
    ("twofold", Some(2.0)),
    ("threefold", Some(3.0)),
    ("fourfold", Some(4.0)),
    ("fivefold", Some(5.0)),
    ("tenfold", Some(10.0)),
    ("hundredfold", Some(100.0)),
    ("double-digit", None),
    ("triple-digit", None),
];

/// Parts of a whole, in per cent.
const FRACTIONS: [(&str, f64); 25] = [
    ("half its", 50.0),
    ("half their", 50.0),
    ("half of", 50.0),
    ("half the value", 50.0),
    ("a third of", 100.0 / 3.0),
    ("one third of", 100.0 / 3.0),
    ("one-third of", 100.0 / 3.0),
    ("two thirds of", 200.0 / 3.0),
    ("two-thirds of", 200.0 / 3.0),
    ("two thirds", 200.0 / 3.0),
    ("two-thirds", 200.0 / 3.0),
    ("a quarter of", 25.0),
    ("one quarter of", 25.0),
    ("one-quarter of", 25.0),
    ("three quarters of", 75.0),
    ("three-quarters of", 75.0),
    ("a fifth of", 20.0),
    ("one fifth of", 20.0),
    ("one-fifth of", 20.0),
    ("two fifths of", 40.0),
    ("three fifths of", 60.0),
    ("four fifths of", 80.0),
    ("a tenth of", 10.0),
    ("one tenth of", 10.0),
    ("one-tenth of", 10.0),
];

/// Fractions of these are about the committee or about time, not measurements.
const NOT_MEASURED: [&str; 9] = [
    "the members",
    "members",
    "the committee",
    "the seats",
    "a year",
    "a century",
    "the year",
    "the time",
    "the battle",
];

/// Reads a number in words at the beginning of a text, in English and in the text's own language.
pub fn read(text: &str, language: Language) -> Option<SpelledNumber> {
    let low: String = text.chars().take(120).flat_map(char::to_lowercase).collect();
    // Lower-casing must not change byte lengths, because positions are used in the original text.
    if !low
        .chars()
        .zip(text.chars())
        .all(|(low, own)| low.len_utf8() == own.len_utf8())
    {
        return None;
    }
    if let Some((words, value)) = FRACTIONS.iter().find(|(words, _)| starts_with_word(&low, words)) {
        let whole = low[words.len()..].trim_start();
        if NOT_MEASURED.iter().any(|words| starts_with_word(whole, words)) {
            return None;
        }
        let length = words.split(" of").next().map_or(words.len(), str::len);
        return Some(spelled_number(length, Some(*value), SpelledKind::Share));
    }
    if let Some((word, value)) = FACTORS.iter().find(|(word, _)| starts_with_word(&low, word)) {
        return Some(spelled_number(word.len(), *value, SpelledKind::Factor));
    }
    let english = || english(&low).map(|count| odds(&low, &count).or_else(|| multiple(&low, &count)).unwrap_or(count));
    english()
        .or_else(|| numerals::read(&low, language))
        .or_else(|| chinese(text))
}

/// `one in four`, `two out of five`.
fn odds(low: &str, count: &SpelledNumber) -> Option<SpelledNumber> {
    let rest = &low[count.length..];
    let rest = rest.strip_prefix(" in ").or_else(|| rest.strip_prefix(" out of "))?;
    let whole = english(rest)?;
    let (part, of) = (count.reading?.value, whole.reading?.value);
    let following = rest[whole.length..].trim_start();
    let counted = ["member", "seat", "year", "month", "quarter", "scenario"];
    if part >= of || counted.iter().any(|word| following.starts_with(word)) {
        return None;
    }
    let length = low.len() - rest.len() + whole.length;
    Some(spelled_number(length, Some(part / of * 100.0), SpelledKind::Share))
}

/// `ten-bagger`, `twentyfold`.
fn multiple(low: &str, count: &SpelledNumber) -> Option<SpelledNumber> {
    let rest = &low[count.length..];
    let word = ["-bagger", " bagger", "-fold", " fold"]
        .into_iter()
        .find(|word| starts_with_word(rest, word))?;
    Some(spelled_number(
        count.length + word.len(),
        count.reading.map(|reading| reading.value),
        SpelledKind::Factor,
    ))
}

fn spelled_number(length: usize, value: Option<f64>, kind: SpelledKind) -> SpelledNumber {
    SpelledNumber {
        length,
        reading: value.map(|value| NumberReading {
            value,
            places: u8::from(value.fract() != 0.0 && value < 1.0),
        }),
        kind,
    }
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word)
        .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn english(low: &str) -> Option<SpelledNumber> {
    let (mut total, mut group, mut end, mut seen) = (0.0, 0.0, 0, false);
    let mut places = 0;
    let mut at = 0;
    while let Some((word, start)) = next_word(low, at) {
        let stop = start + word.len();
        if let Some((_, value)) = SMALL_NUMBERS.iter().find(|(name, _)| *name == word) {
            group += value;
            seen = true;
        } else if word == "a" && at == 0 {
            // `a hundred billion`, `a million`.
            let next = next_word(low, stop).map(|(next, _)| next);
            if !next.is_some_and(|next| next == "hundred" || SCALES.iter().any(|(name, _)| *name == next)) {
                return None;
            }
            group = 1.0;
            seen = true;
        } else if word == "hundred" && seen {
            group *= 100.0;
        } else if let Some((_, by)) = SCALES.iter().find(|(name, _)| *name == word).filter(|_| seen) {
            // At the end it is a scale like any other: `ninety-four billion` is exact to a billion.
            let more =
                next_word(low, stop).is_some_and(|(next, _)| SMALL_NUMBERS.iter().any(|(name, _)| *name == next));
            if !more {
                break;
            }
            total += group * by;
            group = 0.0;
        } else if word == "point" && seen {
            let (digits, count, stop) = decimals(low, stop);
            group += digits;
            places = count;
            if count > 0 {
                end = stop;
            }
            break;
        } else if word == "and" && seen {
            if starts_with_word(&low[stop..], " a half") {
                group += 0.5;
                places = 1;
                end = stop + " a half".len();
                break;
            }
            at = stop;
            continue;
        } else {
            break;
        }
        end = stop;
        at = stop;
    }
    seen.then_some(SpelledNumber {
        length: end,
        reading: Some(NumberReading {
            value: total + group,
            places,
        }),
        kind: SpelledKind::Count,
    })
}

/// Digits in words after a point.
fn decimals(low: &str, from: usize) -> (f64, u8, usize) {
    let (mut value, mut places, mut at) = (0.0, 0_u8, from);
    while let Some((word, start)) = next_word(low, at) {
        let Some((_, digit)) = SMALL_NUMBERS.iter().take(10).find(|(name, _)| *name == word) else {
            break;
        };
        places += 1;
        value += digit / 10f64.powi(i32::from(places));
        at = start + word.len();
    }
    (value, places, at)
}

/// The next word, if only a space or a hyphen is before it.
fn next_word(low: &str, at: usize) -> Option<(&str, usize)> {
    let rest = low.get(at..)?;
    let skipped = if at == 0 {
        0
    } else {
        usize::from(rest.starts_with([' ', '-']))
    };
    if at > 0 && skipped == 0 {
        return None;
    }
    let word: usize = rest[skipped..].bytes().take_while(u8::is_ascii_alphabetic).count();
    (word > 0).then(|| (&rest[skipped..skipped + word], at + skipped))
}

fn chinese(text: &str) -> Option<SpelledNumber> {
    let (mut total, mut group, mut digit, mut length) = (0.0, 0.0, 0.0, 0);
    for letter in text.chars() {
        match letter {
            '十' | '百' | '千' => {
                let by = match letter {
                    '十' => 10.0,
                    '百' => 100.0,
                    _ => 1_000.0,
                };
                group += if digit == 0.0 { by } else { digit * by };
                digit = 0.0;
            }
            '万' | '亿' | '億' if length > 0 => {
                total += (group + digit) * if letter == '万' { 1e4 } else { 1e8 };
                (group, digit) = (0.0, 0.0);
            }
            _ => match "〇零一二三四五六七八九两".chars().position(|known| known == letter) {
                Some(12) => digit = 2.0,
                Some(at) => digit = at.saturating_sub(1) as f64,
                None => break,
            },
        }
        length += letter.len_utf8();
    }
    (length > 0).then(|| spelled_number(length, Some(total + group + digit), SpelledKind::Count))
}
