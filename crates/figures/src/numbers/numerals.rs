//! Numbers in words of languages other than English, from `numerals.tsv`: what each form is worth, how hundreds and
//! thousands join, and the words for a factor and for a part of a whole.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::reading::{NumberReading, SpelledKind, SpelledNumber};
use languages::language::{Language, Numerals};

/// `language, value, forms`: a value is a number up to 99, an irregular hundred, 100, 1000, `point`, `and`, `x2` for a
/// factor, `%25` for a part of a whole.
const TABLE: &str = include_str!("numerals.tsv");

/// Words that name the decimal places after the digits: `две целых четыре десятых процента`.
const DECIMAL_PLACE_WORDS: [&str; 6] = ["десят", "сотых", "сотая", "сотые", "dziesiąt", "setn"];

/// What a form means.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Meaning {
    Number(f64),
    Hundred,
    Thousand,
    Point,
    And,
    Factor(f64),
    Share(f64),
}

#[derive(Debug, Default)]
struct Lexicon {
    forms: HashMap<&'static str, Meaning>,
    /// Letters of the longest form.
    longest: usize,
    /// Whether the parts of a numeral may be written as one word.
    joined: bool,
    /// Whether a numeral must end where a word ends.
    spaced: bool,
}

static LEXICONS: LazyLock<HashMap<&'static str, Lexicon>> = LazyLock::new(|| {
    let mut all: HashMap<&'static str, Lexicon> = HashMap::new();
    for line in TABLE.lines() {
        let mut fields = line.split('\t');
        let (Some(language), Some(value), Some(forms)) = (fields.next(), fields.next(), fields.next()) else {
            continue;
        };
        let Some(meaning) = meaning(value) else { continue };
        let lexicon = all.entry(language).or_default();
        let numerals = Language::from_code(language).traits().numerals;
        lexicon.joined = numerals != Numerals::Spaced;
        lexicon.spaced = numerals != Numerals::Unspaced;
        for form in forms.split('|').filter(|form| !form.is_empty()) {
            lexicon.longest = lexicon.longest.max(form.chars().count());
            lexicon.forms.insert(form, meaning);
        }
    }
    all
});

fn meaning(value: &str) -> Option<Meaning> {
    if let Some(by) = value.strip_prefix('x') {
        return by.parse().ok().map(Meaning::Factor);
    }
    if let Some(part) = value.strip_prefix('%') {
        return part.parse().ok().map(Meaning::Share);
    }
    Some(match value {
        "point" => Meaning::Point,
        "and" => Meaning::And,
        "100" => Meaning::Hundred,
        "1000" => Meaning::Thousand,
        number => Meaning::Number(number.parse().ok()?),
    })
}

impl Lexicon {
    /// The longest form that begins here, with its end.
    fn form(&self, low: &str, at: usize) -> Option<(Meaning, usize)> {
        let rest = low.get(at..)?;
        let mut ends: Vec<usize> = rest
            .char_indices()
            .take(self.longest)
            .map(|(from, letter)| from + letter.len_utf8())
            .collect();
        ends.reverse();
        ends.into_iter().find_map(|end| {
            let meaning = *self.forms.get(&rest[..end])?;
            let fits = match meaning {
                Meaning::Factor(_) => true,
                Meaning::And => self.joined || at > 0,
                _ => self.joined || ends_word(&rest[end..]),
            };
            fits.then_some((meaning, at + end))
        })
    }

    /// Where the next part may begin.
    fn after(&self, low: &str, at: usize) -> Option<usize> {
        let rest = low.get(at..)?;
        match rest.chars().next()? {
            ' ' | '\u{a0}' | '-' | '\u{202f}' => rest.chars().next().map(|letter| at + letter.len_utf8()),
            _ => self.joined.then_some(at),
        }
    }

    fn number(&self, low: &str) -> Option<SpelledNumber> {
        let (mut total, mut group, mut places) = (0.0, 0.0_f64, 0);
        let (mut at, mut end, mut joins_attached) = (0, 0, false);
        loop {
            let start = match end {
                0 => 0,
                _ if joins_attached => at,
                _ => match self.after(low, at) {
                    Some(start) => start,
                    None => break,
                },
            };
            joins_attached = false;
            let Some((meaning, stop)) = self.form(low, start) else {
                break;
            };
            match meaning {
                Meaning::Number(value) if group % 100.0 == 0.0 && (value < 100.0 || group == 0.0) => group += value,
                Meaning::Hundred if group < 100.0 => group = group.max(1.0) * 100.0,
                Meaning::Thousand if total == 0.0 => {
                    total = group.max(1.0) * 1_000.0;
                    group = 0.0;
                }
                Meaning::And if end > 0 => {
                    // `وعشرون`: the next part is attached to `and`.
                    joins_attached = !low[stop..].starts_with([' ', '-']);
                    at = stop;
                    continue;
                }
                Meaning::Point if end > 0 => {
                    if let Some((value, count, stop)) = self.decimals(low, stop) {
                        group += value;
                        places = count;
                        end = stop;
                    }
                    break;
                }
                _ => break,
            }
            at = stop;
            end = stop;
        }
        let whole = end > 0 && (!self.spaced || ends_word(&low[end..]));
        whole.then_some(SpelledNumber {
            length: end,
            reading: Some(NumberReading {
                value: total + group,
                places,
            }),
            kind: SpelledKind::LexiconCount,
        })
    }

    /// The digits after a point: one by one, or one number of two digits.
    fn decimals(&self, low: &str, from: usize) -> Option<(f64, u8, usize)> {
        let (mut value, mut places, mut end) = (0.0, 0_u8, from);
        while let Some((Meaning::Number(digits), stop)) = self.after(low, end).and_then(|start| self.form(low, start)) {
            let more = if digits < 10.0 { 1 } else { 2 };
            if digits >= 100.0 || places + more > 4 {
                break;
            }
            places += more;
            value += digits / 10f64.powi(i32::from(places));
            end = stop;
        }
        let following = low[end..].trim_start();
        if DECIMAL_PLACE_WORDS.iter().any(|word| following.starts_with(word)) {
            end = low.len() - following.len() + word_length(following);
        }
        (places > 0).then_some((value, places, end))
    }
}

/// Reads a number that begins a text, which is in lower case.
pub fn read(low: &str, language: Language) -> Option<SpelledNumber> {
    let lexicon = LEXICONS.get(language.code())?;
    match lexicon.form(low, 0)? {
        (Meaning::Factor(by), stop) => {
            // The form may be a stem, so the whole word is taken.
            let length = stop + if lexicon.spaced { word_length(&low[stop..]) } else { 0 };
            Some(spelled_number(length, by, SpelledKind::Factor))
        }
        (Meaning::Share(part), stop) if !lexicon.spaced || ends_word(&low[stop..]) => {
            Some(spelled_number(stop, part, SpelledKind::Share))
        }
        (Meaning::Number(_) | Meaning::Hundred | Meaning::Thousand, _) => lexicon.number(low),
        _ => None,
    }
}

fn spelled_number(length: usize, value: f64, kind: SpelledKind) -> SpelledNumber {
    SpelledNumber {
        length,
        reading: Some(NumberReading {
            value,
            places: u8::from(value.fract() != 0.0),
        }),
        kind,
    }
}

fn ends_word(rest: &str) -> bool {
    !rest.starts_with(char::is_alphanumeric)
}

fn word_length(text: &str) -> usize {
    text.find(|letter: char| !letter.is_alphanumeric())
        .unwrap_or(text.len())
}

/// Every form of every language, for the property test.
#[cfg(test)]
pub fn forms() -> Vec<&'static str> {
    let forms = TABLE.lines().filter_map(|line| line.split('\t').nth(2));
    forms.flat_map(|forms| forms.split('|')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(language: Language, text: &str) -> Option<(f64, u8, usize)> {
        let spelled = read(text, language)?;
        spelled
            .reading
            .map(|reading| (reading.value, reading.places, spelled.length))
    }

    #[test]
    fn numerals_are_read_as_they_are_written() {
        for (language, text, expected, places) in [
            (Language::De, "zweiundzwanzig", 22.0, 0),
            (Language::De, "dreihunderteinundneunzig", 391.0, 0),
            (Language::De, "zwei komma vier vier", 2.44, 2),
            (Language::Fr, "quatre-vingt-dix-sept", 97.0, 0),
            (Language::Fr, "deux virgule quarante-quatre", 2.44, 2),
            (Language::Es, "treinta y uno", 31.0, 0),
            (Language::Es, "doscientos veintiséis", 226.0, 0),
            (Language::Ru, "пятнадцати", 15.0, 0),
            (Language::Tr, "otuz", 30.0, 0),
            (Language::Ar, "خمسة عشر", 15.0, 0),
            (Language::Vi, "mười hai", 12.0, 0),
            (Language::Hi, "तीस", 30.0, 0),
            (Language::Ko, "십삼", 13.0, 0),
            (Language::Sv, "tretton", 13.0, 0),
        ] {
            let read = value(language, text).unwrap_or_else(|| panic!("{text}"));
            assert!((read.0 - expected).abs() < 1e-9, "{text} {read:?}");
            assert_eq!((read.1, read.2), (places, text.len()), "{text}");
        }
    }

    #[test]
    fn what_only_begins_like_one_is_none() {
        for (language, text) in [
            (Language::De, "achtung"),
            (Language::De, "dreizehnte"),
            (Language::It, "seichento"),
            (Language::Nl, "tienduizendste"),
            (Language::Es, "dosis"),
        ] {
            assert_eq!(value(language, text), None, "{text}");
        }
    }

    #[test]
    fn every_language_has_all_up_to_a_hundred_and_no_form_twice() {
        let mut seen: HashMap<(&str, &str), &str> = HashMap::new();
        let mut values: HashMap<&str, std::collections::BTreeSet<&str>> = HashMap::new();
        for line in TABLE.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [language, value, forms] = fields[..] else {
                panic!("{line}");
            };
            assert!(meaning(value).is_some(), "{line}");
            values.entry(language).or_default().insert(value);
            for form in forms.split('|') {
                let before = seen.insert((language, form), value);
                assert!(
                    before.is_none_or(|before| before == value),
                    "{language} {form}: {before:?} and {value}"
                );
                assert_eq!(form, form.to_lowercase(), "{line}");
            }
        }
        for (language, known) in values {
            // Chinese numerals are read letter by letter.
            if language == "zh" {
                continue;
            }
            for number in (0..100).filter(|number| *number != 1).chain([1000]) {
                assert!(known.contains(number.to_string().as_str()), "{language} {number}");
            }
        }
    }
}
