//! Which language a question is in. The script tells first, then the words of our own lists, and a detector that goes
//! by letter patterns only where enough letters are left. Names of instruments are left out: they are the same in
//! every language.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::Language;
use super::script::Scripts;
use super::words::WordLists;
use crate::text::fold;

/// How many characters of a text are read: the rest is taken to be in the same language.
pub const MAX_DETECTION_CHARS: usize = 2_000;

/// Longer words are in no list.
const LONGEST_WORD: usize = 40;

/// The score of a listed word, split evenly between the languages that have it.
const WORD_SCORE: u32 = 24;

/// The detector needs so many words, with so many letters, that are in no list.
const ENOUGH_WORDS: usize = 3;
const ENOUGH_LETTERS: usize = 16;

/// The language of a text of which nothing else is known.
pub fn detect(text: &str) -> Language {
    detect_beside_names(text, &[], None)
}

/// The language of a text. `names` are the stretches of its bytes that name instruments, in their order. `accepted`
/// is what the caller likes to read: it decides where the text is too short to tell, and English where there is none.
pub fn detect_beside_names(text: &str, names: &[Range<usize>], accepted: Option<Language>) -> Language {
    let end = text
        .char_indices()
        .nth(MAX_DETECTION_CHARS)
        .map_or(text.len(), |(end, _)| end);
    let text = text.get(..end).unwrap_or(text);
    let evidence = Evidence::of(text, names);
    let scripts = Scripts::of(text);
    if let Some(language) = scripts.language(text) {
        let outside: String = pieces(text, names).collect();
        // "buy 삼성전자": the words are English, and the name is only a name.
        if evidence.known == 0 || Scripts::of(&outside).words() >= evidence.known {
            return language;
        }
    }
    evidence.language(accepted.unwrap_or_default())
}

/// The text outside the names.
fn pieces<'a>(text: &'a str, names: &'a [Range<usize>]) -> impl Iterator<Item = &'a str> {
    let starts = std::iter::once(0).chain(names.iter().map(|name| name.end));
    let ends = names.iter().map(|name| name.start).chain(std::iter::once(text.len()));
    starts.zip(ends).filter_map(|(start, end)| text.get(start..end))
}

/// What the words of a text say.
#[derive(Debug, Default)]
struct Evidence {
    scores: [u32; Language::ALL.len()],
    /// How many words are in a list.
    known: usize,
    /// The lower-case words that are in no list.
    unlisted: Vec<String>,
}

impl Evidence {
    fn of(text: &str, names: &[Range<usize>]) -> Self {
        let mut evidence = Self::default();
        let all_capitals = !text.contains(char::is_lowercase);
        let mut first = true;
        for word in pieces(text, names).flat_map(words) {
            evidence.weigh(word, all_capitals, first);
            first = false;
        }
        // "Was bedeutet Tracking Difference?" is German, although most of its words are English.
        if let Some(language) = opening(text) {
            evidence.add(language, 2 * WORD_SCORE);
        }
        if text.contains(['¿', '¡']) {
            evidence.add(Language::Es, WORD_SCORE);
        }
        evidence
    }

    fn weigh(&mut self, word: &str, all_capitals: bool, first: bool) {
        let capitals = word.chars().filter(|letter| letter.is_uppercase()).count();
        // A word in capitals is a ticker symbol, unless the whole text is in capitals or it is one letter at the start.
        let symbol = !all_capitals && capitals > 0 && capitals == word.chars().count() && !(first && capitals == 1);
        if symbol || word.chars().count() > LONGEST_WORD {
            return;
        }
        let lower: String = word.to_lowercase().nfc().collect();
        let lists = WordLists::get();
        if let Some(set) = lists.exactly(&lower) {
            self.known += 1;
            self.share(WORD_SCORE, set);
        } else if let Some(set) = lists.likely(&lower, capitals > 0) {
            self.share(WORD_SCORE / 2, set);
            self.unlisted.push(lower);
        } else if capitals == 0 {
            self.unlisted.push(lower);
        }
    }

    fn share(&mut self, weight: u32, languages: super::words::LanguageSet) {
        let each = weight / languages.count().max(1);
        for language in Language::ALL.into_iter().filter(|language| languages.has(*language)) {
            self.add(language, each);
        }
    }

    fn add(&mut self, language: Language, weight: u32) {
        if let Some(score) = self.scores.get_mut(language as usize) {
            *score += weight;
        }
    }

    fn language(&self, otherwise: Language) -> Language {
        let score = |language: Language| self.scores.get(language as usize).copied().unwrap_or(0);
        let best = self.scores.iter().copied().max().unwrap_or(0);
        let leads = |language: &Language| score(*language) == best;
        if best > 0 && self.scores.iter().filter(|score| **score == best).count() == 1 {
            return Language::ALL.into_iter().find(leads).unwrap_or(otherwise);
        }
        let guess = self.by_letters();
        match guess {
            _ if best > 0 && leads(&otherwise) => otherwise,
            Some(guess) if best == 0 || leads(&guess) => guess,
            _ if best > 0 => Language::ALL
                .into_iter()
                .filter(leads)
                .max_by_key(|language| language.traits().speakers)
                .unwrap_or(otherwise),
            _ => otherwise,
        }
    }

    /// What the detector makes of the words that are in no list, if they are enough.
    fn by_letters(&self) -> Option<Language> {
        let letters: usize = self.unlisted.iter().map(|word| word.chars().count()).sum();
        if self.unlisted.len() < ENOUGH_WORDS || letters < ENOUGH_LETTERS {
            return None;
        }
        Some(match whichlang::detect_language(&self.unlisted.join(" ")) {
            whichlang::Lang::Deu => Language::De,
            whichlang::Lang::Spa => Language::Es,
            whichlang::Lang::Fra => Language::Fr,
            whichlang::Lang::Ita => Language::It,
            whichlang::Lang::Nld => Language::Nl,
            whichlang::Lang::Por => Language::Pt,
            whichlang::Lang::Swe => Language::Sv,
            whichlang::Lang::Tur => Language::Tr,
            whichlang::Lang::Vie => Language::Vi,
            // The others have a script of their own.
            _ => Language::En,
        })
    }
}

/// The most words of the beginning of a question.
const MAX_OPENING_WORDS: usize = 6;

/// The beginnings of questions for the meaning of a term, of two words or more, with their language; `None` where
/// several languages have one.
static OPENINGS: LazyLock<HashMap<String, Option<Language>>> = LazyLock::new(|| {
    let mut openings = HashMap::new();
    for language in Language::ALL {
        let lines = language.files().terms.lines();
        let phrases = lines.filter_map(|line| line.strip_prefix("opens\t")).map(fold);
        for phrase in phrases.filter(|phrase| phrase.contains(' ')) {
            openings
                .entry(phrase)
                .and_modify(|known| *known = None)
                .or_insert(Some(language));
        }
    }
    openings
});

/// The language of the words that a question begins with.
fn opening(text: &str) -> Option<Language> {
    let start: String = text.chars().take(MAX_OPENING_WORDS * LONGEST_WORD).collect();
    let folded = fold(&start);
    let words: Vec<&str> = folded.split_whitespace().take(MAX_OPENING_WORDS).collect();
    let mut lengths = (2..=words.len()).rev();
    lengths.find_map(|length| OPENINGS.get(&words[..length].join(" ")).copied().flatten())
}

/// The words of a text: letters without a digit or the mark of a symbol beside them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |letter: char| letter.is_alphanumeric() || matches!(letter, '$' | '#' | '@' | '\u{300}'..='\u{36F}');
    text.split(move |letter: char| !part(letter)).filter(|word| {
        let mark = |letter: char| letter.is_numeric() || matches!(letter, '$' | '#' | '@');
        !word.is_empty() && !word.contains(mark)
    })
}
