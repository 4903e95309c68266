//! Questions that ask what a term of investing means: "What is an ETF?", "ETFとは何ですか", "the difference between a
//! stock and a bond".
//!
//! The term must be all that is asked about: beside it only the words of the question, an article and politeness may
//! stand. "What is a good ETF?" and "What is the price of gold?" ask for something else.
//!
//! A number may stand beside a term that is a ratio, and a judgement of it: "what does P/E 25 mean", "is a P/E of 33
//! high", "what is a good P/E".
//!
//! The words are in `terms.tsv` of every language, a list and a word or phrase a line. `opens` and `closes` ask what
//! something means, `polite` and `article` only stand beside it, `and` is between two terms, `number` ties a number
//! to a term ("of"), `level` judges it ("high"), `then` begins another question, and the words after `term ID` name
//! the term whose meaning is the message `define-ID`. English terms count in every language. The lists are of no use
//! to the classifier, so that a change needs no `make learn`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::subject::KnownSubject;
use languages::language::Language;
use languages::steps;
use languages::text::script::Script;
use languages::text::{Text, fold, is_unspaced_script};
use pipeline::brief::mib::Subject;

/// A longer text asks for more than the meaning of a term. The bound keeps the search linear.
pub(super) const MAX_LETTERS: usize = 120;

/// The most articles and particles around a term. With more of them, the number of readings to try would
/// grow with every word.
const MAX_ARTICLES: u32 = 2;

/// Terms that are ratios, of which people ask what a number means.
const RATIOS: [&str; 14] = [
    "beta",
    "cape",
    "dividend-yield",
    "drawdown",
    "duration",
    "expense-ratio",
    "net-margin",
    "operating-margin",
    "payout-ratio",
    "pb",
    "pe",
    "peg",
    "roe",
    "sharpe-ratio",
];

/// Numbers that are years: "dividend yield 2022" asks for a figure.
const YEARS: std::ops::RangeInclusive<u32> = 1800..=2199;

/// A question for the meaning of terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    /// The ids of the terms, one or two of them, in the order of the question.
    pub terms: Vec<&'static str>,
    /// The terms as they were written.
    pub words: Vec<String>,
    /// Whether a number of the term is asked about: "is a P/E of 33 high".
    pub has_number: bool,
}

impl Definition {
    /// The terms as the subject of a question.
    pub(super) fn subject(self) -> KnownSubject {
        KnownSubject {
            subject: Subject {
                kind: "sector_or_theme".to_owned(),
                instruments: Vec::new(),
                themes: self.words,
            },
            ambiguous: None,
        }
    }
}

/// The terms whose meaning a question asks for; `None` if it asks for anything else.
pub fn of(question: &str) -> Option<Definition> {
    if question.chars().nth(MAX_LETTERS).is_some() {
        return None;
    }
    let text = Text::new(question);
    let folded: String = text.folded.iter().collect();
    let asked = VOCABULARIES.iter().find_map(|words| words.read(folded.trim(), false));
    let marked = marked(&folded);
    let of_a_number = || {
        let marked = marked.as_deref()?;
        let texts = VOCABULARIES.iter().map(|words| (words, words.without_number(marked)));
        let mut found = texts.filter_map(|(words, text)| words.ratio(&text));
        found.next()
    };
    let has_number = asked.is_none();
    let found = match asked {
        Some(found) => found.into_iter().map(|(term, name)| (term, name.to_owned())).collect(),
        None => vec![of_a_number().or_else(|| of_a_level(&folded))?],
    };
    let mut definition = Definition {
        terms: Vec::new(),
        words: Vec::new(),
        has_number,
    };
    for (term, name) in found {
        if !definition.terms.contains(&term) {
            definition.terms.push(term);
            definition.words.push(verbatim(&text, &folded, &name));
        }
    }
    Some(definition)
}

/// The ratio of which a question asks what a good value is: "what is a good P/E".
fn of_a_level(folded: &str) -> Option<(&'static str, String)> {
    VOCABULARIES
        .iter()
        .find_map(|words| words.ratio_of_a_level(folded.trim()))
}

/// The terms whose meaning the first half of a question asks for: "what is an ETF and how do I start". The words of the
/// list `then` begin the second half.
pub fn of_first_half(question: &str) -> Option<Definition> {
    let folded = fold(question);
    let then = Language::ALL
        .into_iter()
        .flat_map(lines)
        .filter(|(list, _)| *list == "then");
    let mut halves = then.filter_map(|(_, word)| folded.split_once(&format!(" {} ", fold(word))));
    halves.find_map(|(first, _)| of(first))
}

/// The ids of all terms, in their order.
pub fn all_terms() -> Vec<&'static str> {
    let mut terms: Vec<&str> = lines(Language::En)
        .filter_map(|(list, _)| list.strip_prefix("term "))
        .collect();
    terms.dedup();
    terms
}

/// A mark in the place of a number.
const MARK: char = '\u{1}';

/// A folded text with a mark in the place of its numbers; `None` where it has none, or a year.
fn marked(folded: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = folded;
    while let Some(at) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(at);
        let is_of_number = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '%');
        let length = number.find(|letter| !is_of_number(letter)).unwrap_or(number.len());
        let (number, after) = number.split_at(length);
        if number.parse().is_ok_and(|year: u32| YEARS.contains(&year)) {
            return None;
        }
        out.push_str(before);
        out.push(MARK);
        rest = after;
    }
    out.push_str(rest);
    out.contains(MARK).then_some(out)
}

/// A name as it was written. A term stands at the end more often than at the beginning.
fn verbatim(text: &Text<'_>, folded: &str, name: &str) -> String {
    let start = folded.rfind(name).unwrap_or_default();
    let start = folded[..start].chars().count();
    text.verbatim(start, start + name.chars().count()).to_owned()
}

/// The lines of a language: the list, and a word on it.
fn lines(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    language.files().terms.lines().filter_map(|line| line.split_once('\t'))
}

/// What a language says around a term.
struct Form {
    folded: String,
    /// Whether it asks what something means.
    asks: bool,
    /// Whether it judges a number: "high". It asks only where there is a number.
    judges: bool,
}

/// A term and its folded name in the text.
type Found<'t> = (&'static str, &'t str);

/// The words of one language. Longer ones come first.
#[derive(Default)]
struct Vocabulary {
    before: Vec<Form>,
    after: Vec<Form>,
    articles: Vec<String>,
    between: Vec<String>,
    terms: HashMap<String, &'static str>,
    /// What ties a number to a term.
    number: Vec<String>,
}

static VOCABULARIES: LazyLock<Vec<Vocabulary>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Vocabulary::of).collect());

impl Vocabulary {
    fn of(language: Language) -> Self {
        let mut words = Self::default();
        for (list, word) in lines(language) {
            let folded = fold(word);
            let form = |asks| Form {
                folded: folded.clone(),
                asks,
                judges: list == "level",
            };
            match list {
                "opens" => words.before.push(form(true)),
                "closes" => words.after.push(form(true)),
                "number" => words.number.push(folded),
                "polite" | "level" => {
                    words.before.push(form(false));
                    words.after.push(form(false));
                }
                "article" => words.articles.push(folded),
                "then" => {}
                "and" => words.between.push(folded),
                _ => words.add_term(list, folded),
            }
        }
        for (list, word) in lines(Language::En) {
            words.add_term(list, fold(word));
        }
        for forms in [&mut words.before, &mut words.after] {
            forms.sort_by_key(|form| std::cmp::Reverse(form.folded.len()));
        }
        for particles in [&mut words.articles, &mut words.number] {
            particles.sort_by_key(|particle| std::cmp::Reverse(particle.len()));
        }
        words
    }

    /// Adds a name of a term, unless the language uses it for another one.
    fn add_term(&mut self, list: &'static str, folded: String) {
        if let Some(term) = list.strip_prefix("term ") {
            self.terms.entry(folded).or_insert(term);
        }
    }

    /// A text without its marked numbers and what ties them to a term: "p/e of 33" is "p/e".
    fn without_number(&self, marked: &str) -> String {
        let mut text = marked.to_owned();
        for word in &self.number {
            let (before, after) = (format!("{word}{MARK}"), format!("{MARK}{word}"));
            text = text.replace(&format!(" {word} {MARK}"), &format!(" {MARK}"));
            if word.starts_with(has_no_spaces) {
                text = text
                    .replace(&before, &MARK.to_string())
                    .replace(&after, &MARK.to_string());
            }
        }
        let text = text.replace(MARK, " ");
        text.split_whitespace().collect::<Vec<&str>>().join(" ")
    }

    /// The ratio that a text without its number asks about.
    fn ratio(&self, text: &str) -> Option<(&'static str, String)> {
        let found = self.read(text, true)?;
        match found.as_slice() {
            [(term, name)] if RATIOS.contains(term) => Some((*term, (*name).to_owned())),
            _ => None,
        }
    }

    /// The ratio of a text that asks what a good or a high value of it is.
    fn ratio_of_a_level(&self, text: &str) -> Option<(&'static str, String)> {
        let asked = self.shortened(text, |form| form.asks)?;
        let judged = self.shortened(asked, |form| form.judges)?;
        let (term, name) = self.term(judged.trim())?;
        RATIOS.contains(&term).then(|| (term, name.to_owned()))
    }

    /// The terms of a folded question, if it has nothing else beside the words around them.
    fn read<'t>(&self, text: &'t str, judges: bool) -> Option<Vec<Found<'t>>> {
        let (mut rest, mut asks) = (text, false);
        loop {
            let found = if asks { self.terms_of(rest) } else { None };
            if found.is_some() {
                return found;
            }
            // A greeting may begin like a term, so that the words of the question are looked for first.
            let judged = || self.shortened(rest, |form| judges && form.judges);
            let asked = self.shortened(rest, |form| form.asks).or_else(judged);
            match asked {
                Some(shorter) => (rest, asks) = (shorter, true),
                None => rest = self.shortened(rest, |form| !form.asks && !form.judges)?,
            }
        }
    }

    /// A text without one of the forms of a kind that it begins or ends with.
    fn shortened<'t>(&self, text: &'t str, kind: impl Fn(&Form) -> bool) -> Option<&'t str> {
        steps::step(self.before.len() + self.after.len());
        let mut before = self.before.iter().filter(|form| kind(form));
        let mut after = self.after.iter().filter(|form| kind(form));
        let begins = before.find_map(|form| without_start(text, &form.folded));
        begins.or_else(|| after.find_map(|form| without_end(text, &form.folded)))
    }

    /// The term that this is, or the two terms.
    fn terms_of<'t>(&self, text: &'t str) -> Option<Vec<Found<'t>>> {
        if let Some(term) = self.term(text) {
            return Some(vec![term]);
        }
        let spaces = text.match_indices(' ').map(|(at, _)| at);
        let glued = text.char_indices().filter(|(_, letter)| is_unspaced_script(*letter));
        let mut places = spaces.chain(glued.map(|(at, _)| at));
        places.find_map(|at| {
            let (first, rest) = text.split_at(at);
            let is_between = |word: &String| without_particle(rest.trim_start(), word);
            let second = self.between.iter().find_map(is_between)?;
            Some(vec![self.term(first.trim())?, self.term(second)?])
        })
    }

    /// The term of a name, with or without articles.
    fn term<'t>(&self, name: &'t str) -> Option<Found<'t>> {
        self.term_behind(name, MAX_ARTICLES)
    }

    /// The term behind so many articles at most.
    fn term_behind<'t>(&self, name: &'t str, articles: u32) -> Option<Found<'t>> {
        steps::step(1);
        if let Some(term) = self.terms.get(name) {
            return Some((*term, name));
        }
        let fewer = articles.checked_sub(1)?;
        // Particles stand after a name in Japanese and Korean.
        let is_after = |article: &str| article.starts_with(has_no_spaces);
        let after = |article: &String| without_end(name, article).filter(|_| is_after(article));
        let shorter = |article: &String| without_particle(name, article).or_else(|| after(article));
        let mut known = self.articles.iter();
        known.find_map(|article| self.term_behind(shorter(article)?, fewer))
    }
}

/// A text without a word or phrase that it begins with.
fn without_start<'t>(text: &'t str, phrase: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(phrase)?;
    let ends = rest.is_empty() || rest.starts_with(' ') || phrase.ends_with(has_no_spaces);
    ends.then(|| rest.trim_start())
}

/// A text without a word or phrase that it ends with.
fn without_end<'t>(text: &'t str, phrase: &str) -> Option<&'t str> {
    let rest = text.strip_suffix(phrase)?;
    let begins = rest.is_empty() || rest.ends_with(' ') || phrase.starts_with(has_no_spaces);
    begins.then(|| rest.trim_end())
}

/// A text without an article or a word for "and", which in Arabic is written together with the next word.
fn without_particle<'t>(text: &'t str, particle: &str) -> Option<&'t str> {
    let is_glued = particle.starts_with(|letter| Script::of(letter) == Script::Arabic);
    let rest = text.strip_prefix(particle).filter(|_| is_glued);
    rest.map(str::trim_start).or_else(|| without_start(text, particle))
}

/// Whether words of the script of a letter follow each other, or their particles, without a space.
fn has_no_spaces(letter: char) -> bool {
    matches!(Script::of(letter), Script::Han | Script::Katakana | Script::Hangul)
}
