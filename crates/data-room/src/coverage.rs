//! Which subjects the shipped series speak about.

use languages::text::fold;
use pipeline::brief::Mib;
use pipeline::brief::mib::Instrument;

use super::words;

/// Instruments that follow the US composite closely enough for its history to be theirs.
const US_MARKET: [&str; 10] = [
    "^GSPC", "SPY", "VOO", "IVV", "VTI", "ITOT", "SCHB", "SPLG", "^RUA", "^W5000",
];

/// Words that say no more than which market it is.
const PLACES: [&str; 5] = ["the", "us", "u.s.", "american", "whole"];

/// Whether an instrument follows the US composite.
pub fn follows_us_market(symbol: &str) -> bool {
    US_MARKET.contains(&symbol)
}

/// Whether a fund or an index holds stocks of the whole world, or those of the S&P 500 elsewhere, by its name. US stocks
/// stand in for those: they are more than half of their value, and the only stocks here with a long history.
pub fn is_like_us_market(known: &Instrument) -> bool {
    let name = format!(" {} ", fold(&known.name));
    let names = |words: &[&str]| words.iter().any(|word| name.contains(&format!(" {word} ")));
    matches!(known.asset_class.as_str(), "fund" | "index")
        && names(&["world", "acwi", "global", "s p 500"])
        && !names(&NOT_THE_WHOLE)
}

/// Words in the name of a fund that say that it holds a part of the market.
const NOT_THE_WHOLE: [&str; 15] = [
    "bond",
    "bonds",
    "aggregate",
    "dividend",
    "equal",
    "ex",
    "growth",
    "value",
    "quality",
    "momentum",
    "small",
    "sharia",
    "technology",
    "health",
    "energy",
];

/// Whether the US market series are about the subject itself, and not only its surroundings.
pub fn us_market_is_subject(brief: &Mib) -> bool {
    let subject = &brief.subject;
    if subject
        .instruments
        .iter()
        .any(|instrument| follows_us_market(&instrument.symbol) || is_like_us_market(instrument))
    {
        return true;
    }
    if !subject.instruments.is_empty() {
        return false;
    }
    if is_elsewhere(brief) {
        return false;
    }
    match subject.kind.as_str() {
        "macro" | "portfolio" => true,
        // A theme such as solar stocks is not the market; "stocks" is.
        _ => {
            let themes = || subject.themes.iter().map(|theme| theme.to_lowercase());
            // Bonds beside stocks are what the market is held against.
            themes().any(|theme| means_the_market(&theme))
                && themes().all(|theme| means_the_market(&theme) || names_bonds(&theme))
        }
    }
}

/// Whether a question is about another country than the United States.
pub fn is_elsewhere(brief: &Mib) -> bool {
    let said = fold(&format!("{} {}", brief.question, brief.subject.themes.join(" ")));
    // "500 euros" is a sum and says nothing about where.
    let is_number = |word: &str| word.ends_with(|letter: char| letter.is_ascii_digit());
    let words: Vec<&str> = said.split_whitespace().collect();
    let counted = |at: usize| at > 0 && is_number(words[at - 1]);
    let rest = words.iter().enumerate().filter(|(at, _)| !counted(*at));
    let said: String = rest.fold(" ".to_owned(), |said, (_, word)| said + word + " ");
    // Where words begin with it: "capital" has nothing to do with Italy.
    let names = |list: &str| words::list(list).iter().any(|word| word.is_in(&said));
    names("elsewhere") && !names("united-states") && !said.contains(" us ")
}

/// Whether a text names stocks or the market for them.
pub fn names_stocks(text: &str) -> bool {
    const MARKETS: [&str; 4] = ["market", "markt", "mercado", "marche"];
    let markets = |word: &&str| !MARKETS.iter().any(|market| word.starts_with(market));
    let words = words::list("stock-market").iter().map(|word| word.written);
    let mut words = words.filter(|word| *word != "share" && *word != "bolsa" && *word != "portfolio");
    words.any(|word| markets(&word) && text.contains(word))
}

fn names_bonds(theme: &str) -> bool {
    let theme = format!(" {} ", fold(theme));
    let mut bonds = words::list("asks-bonds").iter();
    bonds.any(|word| word.is_in(&theme))
}

fn means_the_market(theme: &str) -> bool {
    let stocks = words::list("stock-market").iter().map(|word| word.written);
    let begins = |theme: &str| stocks.clone().any(|word| theme.starts_with(word));
    // `US stocks`, `the stock market`, `American shares`: nothing but the market and where it is.
    let only_that = theme.split(' ').all(|word| PLACES.contains(&word) || begins(word));
    only_that && theme.split(' ').any(begins) || ["index fund", "index funds"].contains(&theme)
}
