//! Names that are also common words: when such a word is a name.

use super::super::lists::List;
use super::Mention;
use super::context::Context;
use super::named::Candidate;
use instruments::names::{Name, Names};
use languages::asks;
use languages::language::Language;
use languages::text::{Text, script::Script};

/// The most letters of the name of a figure.
const MAX_FIGURE_LETTERS: usize = 40;

/// Whether a common word is a name here.
pub(super) fn is_name(text: &Text<'_>, context: &Context, candidate: &Candidate<'_>, name: &Name) -> bool {
    let (start, end) = (candidate.start, candidate.end);
    let letters = Names::get().letters(name);
    let alone = text.folded.len() <= letters.len() + 2;
    // "US bank stocks" are an industry: before a plural, a name made of common words needs its capitals.
    let several = letters.contains(&' ') && ["stocks", "etfs", "funds"].contains(&text.word_after(end).as_str());
    if several && !capitals_agree(text.verbatim(start, end), name.written) {
        return false;
    }
    // A word that follows names, such as "para", is none itself.
    let written = text.verbatim(start, end);
    if List::AfterAName.has(&written.to_lowercase()) && !capitals_agree(written, name.written) {
        return false;
    }
    if alone || beside_company_word(text, start, end) {
        return true;
    }
    let cased = letters
        .first()
        .is_some_and(|letter| Script::of(*letter).has_capitals() && letter.is_alphabetic());
    if !cased {
        // The script has no capitals: a name begins a sentence or has a word of investing after it.
        let first = start <= 1 || begins_sentence(text, start);
        let after: String = text.folded[end..text.folded.len().min(end + 8)].iter().collect();
        let with = [
            "株",
            "股",
            "주식",
            "주가",
            "शेयर",
            "涨",
            "跌",
            "买",
            "卖",
            "買",
            "売",
            "사도",
            "사야",
        ]
        .iter()
        .any(|word| after.contains(word));
        return context.asks && (first || with);
    }
    let long = letters.contains(&' ');
    let capital = !context.all_capitals && capitals_agree(written, name.written);
    if capital {
        let begins = begins_sentence(text, start);
        let in_place = context.asks || (!begins || long || context.money) && !context.off_topic;
        let noun = context.language == Language::De && List::NounName.has(&letters.iter().collect::<String>());
        let compound = begins && !long && opens_compound(text, context, end);
        return in_place && !noun && !compound && !is_person(text, context, start, end);
    }
    let before = text.word_before(start);
    if long {
        let two = letters.iter().filter(|letter| **letter == ' ').count() == 1;
        return context.asks && !(two && List::Article.has(&before));
    }
    let small = context.no_capitals || context.all_capitals;
    if small && context.asks && start <= 1 {
        return !List::Article.has(&text.word_after(end));
    }
    // "is ups a value trap": the words around it are about a company.
    let goes_on = context.of_a_company || !List::Article.has(&text.word_after(end));
    small && context.asks && goes_on && List::BeforeAName.has(&before)
}

/// "ALL stock", "shares of Gap", "Gap Inc.": a word that only goes with a company.
pub(super) fn beside_company_word(text: &Text<'_>, start: usize, end: usize) -> bool {
    let after = text.word_after(end);
    let before = text.word_before(start);
    if List::LegalForm.has(&after) || List::CompanyAfter.has(&after) || List::CompanyBefore.has(&before) {
        return !List::Article.has(&text.verbatim(start, end).to_lowercase());
    }
    let glued = text.folded.get(end).is_some_and(|letter| "株股".contains(*letter));
    let mut two = text.word_before(start.saturating_sub(before.chars().count() + 1));
    two.push(' ');
    two.push_str(&before);
    glued || List::CompanyBefore.has(&two)
}

/// Whether two names stand side by side, with nothing but "or", "and", "vs" or a sign between them.
pub(super) fn side_by_side(text: &Text<'_>, one: &Mention, other: &Candidate<'_>) -> bool {
    let (from, to) = if one.end <= other.start {
        (one.end, other.start)
    } else {
        (other.end, one.start)
    };
    if from > to || to - from > 12 {
        return false;
    }
    let between: String = text.folded[from..to].iter().collect();
    let sign = text
        .original
        .get(text.original_at(from)..text.original_at(to))
        .unwrap_or_default();
    match between.trim() {
        "" => sign.contains([',', '/', '&', '+', '、', '，']),
        word => List::Link.has(word),
    }
}

/// Whether every word that is capitalised in the name is capitalised here.
fn capitals_agree(written: &str, name: &str) -> bool {
    let all = written.chars().any(char::is_uppercase) && !written.chars().any(char::is_lowercase);
    let mut here = written
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let words = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let any = name.chars().any(char::is_uppercase);
    let capital = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    // A name without capitals must be capitalised here all the same.
    all || words
        .into_iter()
        .all(|word| here.next().is_some_and(|own| capital(own) || any && !capital(word)))
}

/// Whether a sentence begins here, so that any word would have a capital.
pub(super) fn begins_sentence(text: &Text<'_>, start: usize) -> bool {
    let before = text.original.get(..text.original_at(start)).unwrap_or_default();
    let before = before.trim_end_matches([' ', '"', '\'', '(', '“', '„', '«', '¿', '¡', '#', '*', '\u{a0}']);
    before.is_empty() || before.ends_with(['.', '?', '!', ':', '\n', '…', '•', '-'])
}

/// "Morgan Freeman", "Boris Johnson": somebody's name.
fn is_person(text: &Text<'_>, context: &Context, start: usize, end: usize) -> bool {
    if List::FirstName.has(&text.word_before(start)) {
        return true;
    }
    // German writes every noun with a capital.
    if context.language == Language::De {
        return false;
    }
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    let mut letters = rest.strip_prefix(' ').unwrap_or_default().chars();
    let capital = letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase);
    capital
        && !List::CompanyAfter.has(&text.word_after(end))
        && Names::get()
            .exactly(&text.word_after(end).chars().collect::<Vec<_>>())
            .is_empty()
}

/// "Square footage", "Gap insurance": a sentence that begins with a word before a noun, and not with a name before a
/// verb.
pub(super) fn opens_compound(text: &Text<'_>, context: &Context, end: usize) -> bool {
    if context.language != Language::En {
        return false;
    }
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    let small = rest
        .strip_prefix(' ')
        .unwrap_or_default()
        .starts_with(char::is_lowercase);
    small && !List::AfterAName.has(&text.word_after(end)) && !is_before_a_figure(text, end)
}

/// The lists of figures that accounts report.
const FIGURES: [&str; 8] = [
    "names-buybacks",
    "names-cash",
    "names-free-cash-flow",
    "names-gross-margin",
    "names-net-margin",
    "names-net-profit",
    "names-operating-margin",
    "names-sales",
];

/// Whether a figure follows that only companies have: "Intel free cash flow".
fn is_before_a_figure(text: &Text<'_>, end: usize) -> bool {
    let follows: String = text.folded[end..text.folded.len().min(end + MAX_FIGURE_LETTERS)]
        .iter()
        .collect();
    let follows = follows.trim_start();
    let begins = |list: &&str| {
        asks::list(list, true)
            .iter()
            .any(|word| follows.starts_with(&word.folded))
    };
    FIGURES.iter().any(begins)
}
