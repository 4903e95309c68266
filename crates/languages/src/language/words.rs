//! The words by which a language in Latin letters is known: the small words, and those of questions about money. A
//! list is the file `words.txt` of a language; a word that several languages have stands in each of their lists.

use std::collections::HashMap;
use std::sync::OnceLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::Language;

/// Letters that only some of our languages have.
const LETTERS: [(&str, &[Language]); 13] = [
    ("ąćęłńśźż", &[Language::Pl]),
    ("ğışİ", &[Language::Tr]),
    ("ñ¿¡", &[Language::Es]),
    ("õ", &[Language::Pt, Language::Vi]),
    ("ã", &[Language::Pt, Language::Vi]),
    ("å", &[Language::Sv]),
    ("ß", &[Language::De]),
    ("ä", &[Language::De, Language::Sv]),
    ("ö", &[Language::De, Language::Sv, Language::Tr]),
    ("ü", &[Language::De, Language::Tr]),
    ("ç", &[Language::Fr, Language::Pt, Language::Tr]),
    ("òì", &[Language::It, Language::Vi]),
    ("đơư", &[Language::Vi]),
];

/// Languages that write words together, the last of them the one that says what it is: Bankaktien, goudprijs.
const JOINING: [Language; 3] = [Language::De, Language::Nl, Language::Sv];

/// Languages that write endings onto a word: altınların, obligacjami.
const BENDING: [Language; 2] = [Language::Tr, Language::Pl];

/// The shortest part of a word that is looked up.
const SHORTEST_PART: usize = 5;

/// A set of languages, one bit for each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Set(u32);

impl Set {
    fn of(languages: &[Language]) -> Self {
        languages
            .iter()
            .fold(Self::default(), |set, language| set.with(*language))
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

/// All lists.
pub(super) struct Words {
    exact: HashMap<&'static str, Set>,
    /// Without accents, for those that are typed without them.
    bare: HashMap<String, Set>,
}

impl Words {
    /// The one there is, built at first use.
    pub(super) fn get() -> &'static Self {
        static WORDS: OnceLock<Words> = OnceLock::new();
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
    pub(super) fn exactly(&self, word: &str) -> Option<Set> {
        self.exact.get(word).copied()
    }

    /// The languages that a word in no list is likely of: by the same word with accents, by its letters, or by a
    /// part. One with a capital may be a name, so only a part of it tells.
    pub(super) fn likely(&self, word: &str, capital: bool) -> Option<Set> {
        if capital {
            return self.by_part(word);
        }
        let letters = LETTERS
            .iter()
            .find(|(letters, _)| word.contains(|letter| letters.contains(letter)));
        let by_letters = || letters.map(|(_, languages)| Set::of(languages));
        let vietnamese = || {
            word.contains([
                'ạ', 'ả', 'ấ', 'ầ', 'ế', 'ề', 'ệ', 'ị', 'ọ', 'ộ', 'ợ', 'ụ', 'ủ', 'ứ', 'ự',
            ])
        };
        self.bare
            .get(word)
            .copied()
            .or_else(|| vietnamese().then(|| Set::of(&[Language::Vi])))
            .or_else(by_letters)
            .or_else(|| self.by_part(word))
    }

    /// By the longest known word at its end or its beginning, in a language that writes words so.
    fn by_part(&self, word: &str) -> Option<Set> {
        let known = |part: &str, languages: &[Language]| {
            let long = part.chars().nth(SHORTEST_PART - 1).is_some();
            let set = self.exactly(part).filter(|_| long)?;
            // What another language has too may be that language's.
            let own = set.and(Set::of(languages));
            (!own.is_empty() && own == set).then_some(own)
        };
        let places = || word.char_indices().map(|(at, _)| at).skip(2);
        places().find_map(|at| known(word.get(at..)?, &JOINING)).or_else(|| {
            places()
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .find_map(|at| known(word.get(..at)?, &BENDING))
        })
    }
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
