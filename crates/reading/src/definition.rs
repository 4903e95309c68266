//! Questions that ask what a term of investing means: "What is an ETF?", "ETFとは何ですか", "the difference between a
//! stock and a bond".
//!
//! The term must be all that is asked about: beside it only the words of the question, an article and politeness may
//! stand. "What is a good ETF?" and "What is the price of gold?" ask for something else.
//!
//! The words are in `terms.tsv` of every language, a list and a word or phrase a line. `opens` and `closes` ask what
//! something means, `polite` and `article` only stand beside it, `and` is between two terms, and the words after
//! `term ID` name the term whose meaning is the message `define-ID`. English terms count in every language. The lists
//! are of no use to the classifier, so that a change needs no `make learn`.

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

/// A question for the meaning of terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    /// The ids of the terms, one or two of them, in the order of the question.
    pub terms: Vec<&'static str>,
    /// The terms as they were written.
    pub words: Vec<String>,
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
    let found = VOCABULARIES.iter().find_map(|words| words.read(folded.trim()))?;
    let mut definition = Definition {
        terms: Vec::new(),
        words: Vec::new(),
    };
    for (term, name) in found {
        if !definition.terms.contains(&term) {
            definition.terms.push(term);
            definition.words.push(verbatim(&text, &folded, name));
        }
    }
    Some(definition)
}

/// The ids of all terms, in their order.
pub fn all_terms() -> Vec<&'static str> {
    let mut terms: Vec<&str> = lines(Language::En)
        .filter_map(|(list, _)| list.strip_prefix("term "))
        .collect();
    terms.dedup();
    terms
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
            };
            match list {
                "opens" => words.before.push(form(true)),
                "closes" => words.after.push(form(true)),
                "polite" => {
                    words.before.push(form(false));
                    words.after.push(form(false));
                }
                "article" => words.articles.push(folded),
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
        words.articles.sort_by_key(|article| std::cmp::Reverse(article.len()));
        words
    }

    /// Adds a name of a term, unless the language uses it for another one.
    fn add_term(&mut self, list: &'static str, folded: String) {
        if let Some(term) = list.strip_prefix("term ") {
            self.terms.entry(folded).or_insert(term);
        }
    }

    /// The terms of a folded question, if it has nothing else beside the words around them.
    fn read<'t>(&self, text: &'t str) -> Option<Vec<Found<'t>>> {
        let (mut rest, mut asks) = (text, false);
        loop {
            let found = if asks { self.terms_of(rest) } else { None };
            if found.is_some() {
                return found;
            }
            // A greeting may begin like a term, so that the words of the question are looked for first.
            match self.shortened(rest, true) {
                Some(shorter) => (rest, asks) = (shorter, true),
                None => rest = self.shortened(rest, false)?,
            }
        }
    }

    /// A text without one of the forms that it begins or ends with: those that ask, or the others.
    fn shortened<'t>(&self, text: &'t str, asks: bool) -> Option<&'t str> {
        steps::step(self.before.len() + self.after.len());
        let mut before = self.before.iter().filter(|form| form.asks == asks);
        let mut after = self.after.iter().filter(|form| form.asks == asks);
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
