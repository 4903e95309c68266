//! Which subjects the shipped series cover.

use languages::text::{fold, is_unspaced_script};
use pipeline::brief::MasterBrief;

use super::question_text::{QuestionText, is_english, searched_part, themes};
use super::sums::{names_sum_in, past_sum};
use super::word_list::WordList;
use languages::asks;

/// Instruments that follow the US composite closely enough for its history to be theirs.
const US_MARKET: [&str; 10] = [
    "^GSPC", "SPY", "VOO", "IVV", "VTI", "ITOT", "SCHB", "SPLG", "^RUA", "^W5000",
];

/// Words that only say which market is meant.
const MARKET_QUALIFIERS: [&str; 5] = ["the", "us", "u.s.", "american", "whole"];

/// Whether an instrument follows the US composite.
pub fn follows_us_market(symbol: &str) -> bool {
    US_MARKET.contains(&symbol)
}

/// Funds and indices of the stocks of the whole world, and funds of the S&P 500 that are listed elsewhere. US stocks
/// stand in for all of them: they make up more than half of a world fund, and have the only long history here.
const LIKE_US_MARKET: [&str; 25] = [
    "1655.T",
    "2558.T",
    "ACWI",
    "ACWI11.SA",
    "CSPX.L",
    "CW8.PA",
    "ESE.PA",
    "EUNL.DE",
    "FTSEALLWORLD",
    "IUSQ.DE",
    "IVVB11.SA",
    "MSCIACWI",
    "MSCIWORLD",
    "PE500.PA",
    "SPPW.DE",
    "SPXI11.SA",
    "SWPPX",
    "URTH",
    "VGWL.DE",
    "VT",
    "VUSA.L",
    "VWCE.DE",
    "VWRL.L",
    "WPEA.PA",
    "XDWD.DE",
];

/// Whether US stocks stand in for an instrument without a long history.
pub fn is_like_us_market(symbol: &str) -> bool {
    LIKE_US_MARKET.contains(&symbol)
}

/// Whether the US market series are about the subject itself, and not only background.
pub fn us_market_is_subject(brief: &MasterBrief) -> bool {
    let subject = &brief.subject;
    if subject
        .instruments
        .iter()
        .any(|instrument| follows_us_market(&instrument.symbol))
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
            // "Is 5% a year a realistic return?" names no subject, so reading gives the question itself.
            let unnamed = matches!(subject.themes.as_slice(), [theme] if theme.trim() == brief.question.trim());
            let text = QuestionText::new(brief);
            if unnamed && text.has(WordList::Return) || text.has_words("names-cape") {
                return true;
            }
            let themes = || subject.themes.iter().map(|theme| theme.to_lowercase());
            // "What dividend can I live on?" is about stocks, and those of the United States have figures.
            if !subject.themes.is_empty() && themes().all(|theme| is_nothing_but("asks-income", &theme)) {
                return true;
            }
            // Bonds and inflation beside stocks are what the market is compared with.
            let beside = |theme: &str| names("asks-bonds", theme) || names("on-inflation", theme) || points_back(theme);
            themes().any(|theme| means_the_market(&theme))
                && themes().all(|theme| means_the_market(&theme) || beside(&theme))
        }
    }
}

/// Whether a question is about another country than the United States.
pub fn is_elsewhere(brief: &MasterBrief) -> bool {
    let text = fold(&format!("{} {}", searched_part(&brief.question), themes(brief)));
    // "500 euros" is a sum and says nothing about where.
    let is_number = |word: &str| word.ends_with(|letter: char| letter.is_ascii_digit());
    let words: Vec<&str> = text.split_whitespace().collect();
    // "1 Million Euro" too.
    let in_euros = names_sum_in(brief, "EUR");
    let is_euro = |word: &str| matches!(word, "eur" | "euro" | "euros");
    let counted = |at: usize| at > 0 && is_number(words[at - 1]) || in_euros && is_euro(words[at]);
    let rest = words.iter().enumerate().filter(|(at, _)| !counted(*at));
    let text: String = rest.fold(" ".to_owned(), |text, (_, word)| text + word + " ");
    // Only at the beginning of words: "capital" does not name Italy.
    let english = is_english(brief);
    let names = |list: &str| asks::list(list, english).are_in(&text);
    names("elsewhere") && !names("united-states") && !text.contains(" us ")
}

/// Whether a text names stocks or the stock market.
pub fn names_stocks(text: &str) -> bool {
    const MARKETS: [&str; 4] = ["market", "markt", "mercado", "marche"];
    // "Inflazione", "disoccupazione" and "transacciones" have the word for stocks inside.
    const NOT_INSIDE: [&str; 4] = ["accion", "acoes", "actions", "azion"];
    let markets = |word: &&str| !MARKETS.iter().any(|market| word.starts_with(market));
    let words = asks::list("stock-market", false).iter().map(|word| word.written);
    let mut words = words.filter(|word| *word != "share" && *word != "bolsa" && *word != "portfolio");
    let is_in = |word: &str| match NOT_INSIDE.contains(&word) {
        true => text.contains(&format!(" {word}")),
        false => text.contains(word),
    };
    words.any(|word| markets(&word) && is_in(word))
}

/// Whether a theme has a word of a list.
fn names(list: &str, theme: &str) -> bool {
    let theme = format!(" {} ", fold(theme));
    asks::list(list, false).are_in(&theme)
}

/// Whether all words of a theme are in a list.
fn is_nothing_but(list: &str, theme: &str) -> bool {
    let mut words = theme.split(' ').filter(|word| !word.is_empty());
    words.all(|word| names(list, word))
}

/// Whether a theme is a fund of which nothing particular is said.
fn is_plain_fund(theme: &str) -> bool {
    let theme = fold(theme);
    asks::list("plain-funds", false).iter().any(|word| word.folded == theme)
}

/// Whether a theme only points at money that was spoken of before: "the fund", "my savings".
fn points_back(theme: &str) -> bool {
    const POINTERS: [&str; 7] = ["the", "my", "this", "fund", "funds", "money", "savings"];
    theme.split(' ').all(|word| POINTERS.contains(&word))
}

fn means_the_market(theme: &str) -> bool {
    let stocks = asks::list("stock-market", false).iter().map(|word| word.written);
    let begins = |theme: &str| stocks.clone().any(|word| theme.starts_with(word));
    let is_market = |word: &str| begins(word) || without_country(word).is_some_and(begins);
    // `US stocks`, `the stock market`, `American shares`: nothing but the market and where it is.
    let is_where = |word: &str| MARKET_QUALIFIERS.contains(&word) || names("united-states", word);
    let only_that = theme.split(' ').all(|word| is_where(word) || is_market(word));
    // Some languages write "stocks" as two words.
    let is_one_of = || stocks.clone().any(|word| theme == word) || is_plain_fund(theme);
    only_that && theme.split(' ').any(is_market) || is_one_of()
}

/// What follows the name of the United States in a word of a script without spaces: the stocks of `米国株`.
fn without_country(word: &str) -> Option<&str> {
    let countries = asks::list("united-states", false).iter().map(|word| word.written);
    let mut unspaced = countries.filter(|country| country.starts_with(is_unspaced_script));
    unspaced.find_map(|country| word.strip_prefix(country))
}

/// Whether a question is about stocks or bonds, and not about something of which nothing is known: "guldet 2013".
pub(super) fn names_the_market(text: &QuestionText, brief: &MasterBrief) -> bool {
    let subject = &brief.subject;
    let is_the_subject = subject.kind != "macro" && us_market_is_subject(brief);
    let lists = [WordList::Stocks, WordList::Bonds, WordList::Invest, WordList::Savings];
    let names_stocks = lists.into_iter().any(|list| text.has(list)) || text.has_words("stock-market");
    !subject.instruments.is_empty() || is_the_subject || names_stocks || past_sum(brief).is_some()
}
