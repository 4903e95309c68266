//! Orders to trade, which the committee refuses. "Buy 100 shares" is an order, "buy X?" a question.

use languages::language::{Language, Numerals};

use super::facts::QUESTION_MARKS;
use super::features::Features;
use super::lexicon::Signal;
use super::lists::List;
use languages::text::{Text, fold};

/// The most letters of a text that are searched for an order.
const MAX_LETTERS: usize = 4_000;
/// The most clauses of a text that are checked for an order.
const MAX_CLAUSES: usize = 200;
/// What ends a clause, besides a question mark.
const CLAUSE_ENDS: [char; 11] = ['.', ',', ';', ':', '!', '\n', '-', '–', '—', '،', '।'];
/// The most words of a clause.
const MAX_CLAUSE_WORDS: usize = 64;

/// Whether a text orders to buy or sell something.
pub(super) fn is_order(features: &Features<'_>, language: Language) -> bool {
    let text = &features.text;
    if ends_as_question(text) || converts_currencies(text) {
        return false;
    }
    let done = features.has(Signal::Done);
    let names = !features.named.is_empty();
    // "10 lot Aselsan al" is too short for the language detection.
    let turkish = text.first_words(16).any(|word| ["lot", "adet"].contains(&word));
    let language = if turkish { Language::Tr } else { language };
    let code = language.code();
    // Where words are written onto each other, the verb may be anywhere.
    if language.traits().numerals == Numerals::Unspaced {
        let whole: String = text.folded.iter().take(MAX_LETTERS).collect();
        let mut verbs = List::OrderVerb.words().iter().filter(|verb| verb.language == code);
        let digits = whole.contains(|letter: char| letter.is_ascii_digit());
        return done && (names || digits) && verbs.any(|verb| whole.contains(&verb.folded));
    }
    clauses(text).any(|clause| orders(&clause, language, names, done))
}

/// "Convert 10000 dollars to euros" asks what one sum is in another currency.
fn converts_currencies(text: &Text<'_>) -> bool {
    let converts = |word: &str| ["conver", "konver"].iter().any(|verb| word.starts_with(verb));
    let currencies = text.first_words(12).filter(|word| List::Currency.has(word)).count();
    text.first_words(3).any(converts) && currencies > 1
}

/// Whether a clause opens with an order, or closes with one where the verb comes last.
fn orders(clause: &[String], language: Language, names: bool, done: bool) -> bool {
    let code = language.code();
    let open: Vec<&str> = clause
        .iter()
        .map(String::as_str)
        .skip_while(|word| List::Polite.has(word))
        .collect();
    let is_verb = |words: &[&str]| is_order_verb(&words.join(" "), code);
    // Two words at most make a verb: "hol mir", "ले लो".
    let first = (1..=2).any(|length| open.get(..length).is_some_and(&is_verb));
    let amount = |words: &[&str]| words.iter().any(|word| is_amount(word));
    let own = |words: &[&str]| words.iter().any(|word| List::Own.has(word) || List::Mine.has(word));
    let rest: Vec<&str> = open
        .iter()
        .skip(1)
        .copied()
        .skip_while(|word| List::Polite.has(word))
        .take(3)
        .collect();
    let opens = first && (amount(&rest) || own(&rest) || done && (names || amount(&open)));
    if !language.traits().is_verb_last {
        return opens;
    }
    let mut close = open.clone();
    while close.last().is_some_and(|word| List::AfterOrderVerb.has(word)) {
        close.pop();
    }
    let length = close.len();
    let last = (1..=2).any(|count| {
        length
            .checked_sub(count)
            .and_then(|from| close.get(from..))
            .is_some_and(&is_verb)
    });
    opens || last && length > 1 && (amount(&close) || own(&close) || done)
}

/// Whether it is a verb of trading in this language: the same word may be a particle in another.
fn is_order_verb(said: &str, code: &str) -> bool {
    let own = |language: &str| language == code || language == "all";
    List::OrderVerb.has(said)
        && List::OrderVerb
            .words()
            .iter()
            .any(|verb| own(verb.language) && verb.folded == said)
}

/// A number of shares or of money.
fn is_amount(word: &str) -> bool {
    word.trim_start_matches('$')
        .starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words of each clause, but for those that end in a question mark: a question is no order.
fn clauses<'a>(text: &'a Text<'_>) -> impl Iterator<Item = Vec<String>> + 'a {
    let ends = |letter: char| CLAUSE_ENDS.contains(&letter) || QUESTION_MARKS.contains(&letter);
    let start = text.original_at(MAX_LETTERS.min(text.folded.len()));
    text.original
        .get(..start)
        .unwrap_or(text.original)
        .split_inclusive(ends)
        .take(MAX_CLAUSES)
        .filter(|clause| !clause.ends_with(QUESTION_MARKS))
        .map(|clause| {
            fold(clause.trim_end_matches(CLAUSE_ENDS))
                .split_whitespace()
                .take(MAX_CLAUSE_WORDS)
                .map(str::to_owned)
                .collect()
        })
}

/// Whether the text ends with a question mark.
pub(super) fn ends_as_question(text: &Text<'_>) -> bool {
    text.original.trim_end().ends_with(QUESTION_MARKS)
}
