//! Companies whose accounts ship, as people type them: without the apostrophe of a genitive ("apples cash"), and by
//! tickers in small letters beside another company.

use super::context::Context;
use super::{MAX_MENTIONS, Mention};
use instruments::Master;
use languages::language::Language;
use languages::steps;
use languages::text::Text;

/// A genitive without its apostrophe, and the company's symbol.
const GENITIVES: [(&str, &str); 21] = [
    ("adobes", "ADBE"),
    ("alphabets", "GOOGL"),
    ("amazons", "AMZN"),
    ("apples", "AAPL"),
    ("boeings", "BA"),
    ("costcos", "COST"),
    ("dows", "DOW"),
    ("exxonmobils", "XOM"),
    ("exxons", "XOM"),
    ("googles", "GOOGL"),
    ("intels", "INTC"),
    ("mattels", "MAT"),
    ("microsofts", "MSFT"),
    ("nikes", "NKE"),
    ("nvidias", "NVDA"),
    ("oracles", "ORCL"),
    ("pfizers", "PFE"),
    ("targets", "TGT"),
    ("teslas", "TSLA"),
    ("upss", "UPS"),
    ("walmarts", "WMT"),
];

/// Beginnings of words that name what a company reports. Such a word stands after a genitive.
const REPORTED: [&str; 32] = [
    "assets",
    "balance",
    "book",
    "buyback",
    "capex",
    "capital",
    "cash",
    "current",
    "debt",
    "dividend",
    "earnings",
    "effective",
    "eps",
    "equity",
    "free",
    "goodwill",
    "gross",
    "income",
    "interest",
    "inventor",
    "margin",
    "net",
    "operating",
    "payout",
    "profit",
    "research",
    "return",
    "revenue",
    "roe",
    "sales",
    "shares",
    "tax",
];

/// Tickers that people write in small letters, and a short name; each counts only beside another company.
const SMALL: [(&str, &str); 16] = [
    ("aapl", "AAPL"),
    ("adbe", "ADBE"),
    ("amzn", "AMZN"),
    ("cost", "COST"),
    ("duke", "DUK"),
    ("googl", "GOOGL"),
    ("hrb", "HRB"),
    ("intc", "INTC"),
    ("khc", "KHC"),
    ("msft", "MSFT"),
    ("nke", "NKE"),
    ("nvda", "NVDA"),
    ("orcl", "ORCL"),
    ("pfe", "PFE"),
    ("tgt", "TGT"),
    ("wmt", "WMT"),
];

/// Those of them that are also words.
const WORDS: [&str; 2] = ["cost", "duke"];

/// Words between two companies of a list.
const BETWEEN: [&str; 6] = ["and", "or", "vs", "versus", "with", "to"];

/// Adds these companies.
pub(super) fn filers(text: &Text<'_>, context: &Context, known: &mut Vec<Mention>) {
    let words = text.placed_words();
    let symbol_of = |table: &[(&str, &'static str)], word: &str| {
        table
            .iter()
            .find(|(written, _)| *written == word)
            .map(|(_, symbol)| *symbol)
    };
    let add = |known: &mut Vec<Mention>, start: usize, word: &str, symbol: &str| {
        let end = start + word.chars().count();
        steps::step(known.len());
        let is_free = known.len() < MAX_MENTIONS && !known.iter().any(|mention| mention.overlaps(start, end));
        if let Some(entry) = Master::get().by_symbol(symbol).filter(|_| is_free) {
            known.push(Mention::of(start, end, &[entry]));
        }
    };
    if context.language == Language::En {
        for (at, (start, word)) in words.iter().enumerate() {
            let next = words.get(at + 1).map_or("", |(_, next)| next.as_str());
            let is_genitive = REPORTED.iter().any(|reported| next.starts_with(reported));
            if let Some(symbol) = symbol_of(&GENITIVES, word).filter(|_| is_genitive) {
                add(known, *start, word, symbol);
            }
        }
    }
    // "amzn wmt cost tgt", "Boeing, Duke or Oracle": from one company to the next, as far as the list goes.
    for _ in 0..2 {
        for (at, (start, word)) in words.iter().enumerate() {
            let Some(symbol) = symbol_of(&SMALL, word) else {
                continue;
            };
            let is_named = |at: Option<usize>| {
                let named = at.and_then(|at| words.get(at));
                named.is_some_and(|(from, word)| {
                    known
                        .iter()
                        .any(|mention| mention.overlaps(*from, from + word.chars().count()))
                })
            };
            let joins = |at: Option<usize>| {
                at.and_then(|at| words.get(at))
                    .is_some_and(|(_, word)| BETWEEN.contains(&word.as_str()))
            };
            let after = if joins(Some(at + 1)) { at + 2 } else { at + 1 };
            let before = if joins(at.checked_sub(1)) {
                at.checked_sub(2)
            } else {
                at.checked_sub(1)
            };
            // "What did Apple cost?" names no Costco: such a word stands in a list of tickers, or after "or".
            let is_ticker = |at: Option<usize>| {
                let named = at.and_then(|at| words.get(at));
                named.is_some_and(|(_, word)| symbol_of(&SMALL, word).is_some())
            };
            let counts = |place: Option<usize>, is_joined: bool| {
                is_named(place) && (is_joined || !WORDS.contains(&word.as_str()) || is_ticker(place))
            };
            if counts(Some(after), joins(Some(at + 1))) || counts(before, joins(at.checked_sub(1))) {
                add(known, *start, word, symbol);
            }
        }
    }
}
