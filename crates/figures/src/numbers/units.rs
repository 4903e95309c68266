//! Words next to numbers: units, currencies and scales, from the `units.tsv` of every language, and signs and codes
//! from the `units.tsv` here.

use std::sync::LazyLock;

use languages::language::Language;

/// The unit of a literal number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnitKind {
    /// No unit.
    Bare,
    /// Per cent.
    Share,
    /// Percentage points.
    Points,
    /// Hundredths of a percentage point.
    BasisPoints,
    /// A currency by its code, or by a sign that several currencies share (`$`).
    Money(&'static str),
    /// How many times.
    Times,
    /// Years.
    Years,
    /// Months.
    Months,
    /// Days.
    Days,
}

/// `meaning, word`. A meaning is a unit (`share`, `points`, `basis-points`, `times`, `years`, `months`, `days`), a
/// currency (`money USD`; `money $` may be any dollar), its code in capitals (`code USD`), what a word multiplies with
/// (`scale 1e6`; `scale 1e9 1e12` where English and the other languages differ), or the factor of letters right after a
/// number (`letters 1e3`).
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_languages = Language::ALL.into_iter().map(|language| language.files().units);
    let files = std::iter::once(include_str!("units.tsv")).chain(of_languages);
    files.flat_map(str::lines).filter_map(|line| line.split_once('\t'))
}

/// How many characters next to a number are read for a unit: the longest word, and a few for an ending.
pub const MAX_UNIT_CHARS: usize = 24;

/// The table by what its words mean, longer words before those they begin with.
pub struct Units {
    /// Units and currencies, in lower case.
    pub kinds: Vec<(&'static str, UnitKind)>,
    /// Codes of currencies, in capitals.
    pub codes: Vec<&'static str>,
    /// What a word multiplies with: in English, and elsewhere.
    pub scales: Vec<(&'static str, [f64; 2])>,
    /// What letters right after a number multiply with: `5k`.
    pub letters: Vec<(&'static str, f64)>,
}

/// The table, read once.
pub static UNITS: LazyLock<Units> = LazyLock::new(|| {
    let mut units = Units {
        kinds: Vec::new(),
        codes: Vec::new(),
        scales: Vec::new(),
        letters: Vec::new(),
    };
    let mut rows: Vec<(&str, &str)> = rows().collect();
    rows.sort_by_key(|(_, word)| std::cmp::Reverse(word.len()));
    for (meaning, word) in rows {
        units.add(meaning, word);
    }
    units
});

impl Units {
    /// Adds a row; false where its meaning is none of those above.
    fn add(&mut self, meaning: &'static str, word: &'static str) -> bool {
        let (name, detail) = meaning.split_once(' ').unwrap_or((meaning, ""));
        let mut factors = detail.split(' ').filter_map(|factor| factor.parse().ok());
        let kind = match (name, factors.next()) {
            ("scale", Some(english)) => {
                self.scales.push((word, [english, factors.next().unwrap_or(english)]));
                return true;
            }
            ("letters", Some(factor)) => {
                self.letters.push((word, factor));
                return true;
            }
            ("code", None) => {
                self.codes.push(word);
                return true;
            }
            ("money", None) => UnitKind::Money(detail),
            ("share", None) => UnitKind::Share,
            ("points", None) => UnitKind::Points,
            ("basis-points", None) => UnitKind::BasisPoints,
            ("times", None) => UnitKind::Times,
            ("years", None) => UnitKind::Years,
            ("months", None) => UnitKind::Months,
            ("days", None) => UnitKind::Days,
            _ => return false,
        };
        self.kinds.push((word, kind));
        true
    }
}

/// Whether a lower-case text begins with a word of the table. A word of one or two Latin letters stands alone: `5 pp`,
/// but not `5 ppm`.
pub fn starts_with_unit(text: &str, word: &str) -> bool {
    let alone = word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    text.strip_prefix(word)
        .is_some_and(|rest| !alone || !rest.starts_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_meaning() {
        let words = rows().filter(|(meaning, _)| !meaning.starts_with("code ") && !meaning.starts_with("letters "));
        let mut words: Vec<&str> = words.map(|(_, word)| word).collect();
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
    }

    #[test]
    fn every_row_means_something() {
        let mut units = Units {
            kinds: Vec::new(),
            codes: Vec::new(),
            scales: Vec::new(),
            letters: Vec::new(),
        };
        for (meaning, word) in rows() {
            assert!(units.add(meaning, word), "{meaning} {word}");
            assert!(word.chars().count() < MAX_UNIT_CHARS && word.trim() == word, "{word}");
            assert!(
                meaning.starts_with("code ") || meaning.starts_with("letters ") || word == word.to_lowercase(),
                "{word}"
            );
        }
    }
}
