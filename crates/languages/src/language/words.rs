//! The words by which a language in Latin letters is known: the small words, and those of questions about money. A
//! list is the file `words.txt` of a language; a word that several languages have stands in each of their lists.

use std::collections::HashMap;
use std::sync::OnceLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::{Language, WordForms};

/// The shortest part of a word that is looked up.
const SHORTEST_PART: usize = 5;

/// A set of languages, one bit for each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct LanguageSet(u32);

impl LanguageSet {
    /// The languages of which this is true.
    fn of(is_in: impl Fn(Language) -> bool) -> Self {
        let languages = Language::ALL.into_iter().filter(|language| is_in(*language));
        languages.fold(Self::default(), Self::with)
    }

    const fn with(self, language: Language) -> Self {
        Self(self.0 | 1 << language as u32)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub(super) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it has this one.
    pub(super) const fn has(self, language: Language) -> bool {
        self.0 & 1 << language as u32 != 0
    }
}

/// The word lists of all languages.
pub(super) struct WordLists {
    exact: HashMap<&'static str, LanguageSet>,
    /// Without accents, for those that are typed without them.
    bare: HashMap<String, LanguageSet>,
}

impl WordLists {
    /// The lists, built at first use.
    pub(super) fn get() -> &'static Self {
        static WORDS: OnceLock<WordLists> = OnceLock::new();
        WORDS.get_or_init(|| {
            let mut words = Self {
                exact: HashMap::with_capacity(10_000),
                bare: HashMap::with_capacity(4_000),
            };
            for language in Language::ALL {
                for word in language.files().words.split_whitespace() {
                    let set = words.exact.entry(word).or_default();
                    *set = set.with(language);
                    let bare = without_accents(word);
                    // A syllable of Vietnamese without its marks is a word of many others.
                    if bare != word && language != Language::Vi {
                        let set = words.bare.entry(bare).or_default();
                        *set = set.with(language);
                    }
                }
            }
            words
        })
    }

    /// The languages that have exactly this word, which is in lower case.
    pub(super) fn exactly(&self, word: &str) -> Option<LanguageSet> {
        self.exact.get(word).copied()
    }

    /// The languages that a word in no list is likely of: by the same word with accents, by its letters, or by a
    /// part. One with a capital may be a name, so only a part of it tells.
    pub(super) fn likely(&self, word: &str, capital: bool) -> Option<LanguageSet> {
        if capital {
            return self.by_part(word);
        }
        let bare = self.bare.get(word).copied();
        bare.or_else(|| by_letters(word)).or_else(|| self.by_part(word))
    }

    /// By the longest known word at the end of a compound, or at the beginning of an inflected word.
    fn by_part(&self, word: &str) -> Option<LanguageSet> {
        let known = |part: &str, languages: LanguageSet| {
            let long = part.chars().nth(SHORTEST_PART - 1).is_some();
            let set = self.exactly(part).filter(|_| long)?;
            // Only if no language that writes words otherwise has the part too.
            let own = set.and(languages);
            (!own.is_empty() && own == set).then_some(own)
        };
        let writing = |forms: WordForms| LanguageSet::of(|language| language.traits().forms == forms);
        let (compounding, inflecting) = (writing(WordForms::Compounds), writing(WordForms::Endings));
        let places = || word.char_indices().map(|(at, _)| at).skip(2);
        places().find_map(|at| known(word.get(at..)?, compounding)).or_else(|| {
            places()
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .find_map(|at| known(word.get(..at)?, inflecting))
        })
    }
}

/// The languages whose `letters` have every rare letter of a word.
fn by_letters(word: &str) -> Option<LanguageSet> {
    let having = |letter: char| LanguageSet::of(|language| language.traits().letters.contains(letter));
    let rare = word.chars().map(having).filter(|set| !set.is_empty());
    rare.reduce(LanguageSet::and).filter(|set| !set.is_empty())
}

/// A word without its accents.
fn without_accents(word: &str) -> String {
    let plain = word.nfd().filter(|letter| !is_combining_mark(*letter));
    let typed = |letter| match letter {
        'ı' => 'i',
        'ł' => 'l',
        _ => letter,
    };
    plain.map(typed).collect()
}
