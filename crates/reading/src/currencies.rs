//! Currency pairs: a question that names only currencies is about the price of one in the other.

use pipeline::brief::mib::Instrument;

use super::lists::List;
use super::named_currencies::{self, CODES};
use instruments::Master;
use languages::asks;
use languages::text::fold;

/// Lists of events since which people ask what a currency did.
const EVENTS: [&str; 2] = ["event-brexit", "event-covid"];

/// Only so many words of a question are searched for a pair of codes.
const MAX_WORDS: usize = 500;

/// Whether a question names a sum in a currency, and not the currency itself: "20.000 Euro".
fn is_sum(question: &str, theme: &str) -> bool {
    let question = fold(question);
    let before = question.split(theme).next().unwrap_or_default();
    let word = before.split_whitespace().next_back().unwrap_or_default();
    word.bytes().any(|byte| byte.is_ascii_digit()) || List::MoneyUnit.has(word)
}

/// Whether a theme is the currency of a sum in the question, and so no theme.
pub(super) fn is_of_a_sum(question: &str, theme: &str) -> bool {
    let theme = fold(theme);
    let is_currency = List::Currency.words().iter().any(|word| word.folded == theme);
    is_currency && is_sum(question, &theme)
}

/// Whether a theme is about stocks, bonds or prices, to which currencies are only a background.
fn names_assets(theme: &str) -> bool {
    let theme = format!(" {} ", fold(theme));
    let lists = [
        "stock-market",
        "asks-stocks",
        "asks-bonds",
        "on-inflation",
        "asks-rates",
        "asks-savings",
    ];
    lists.into_iter().any(|list| asks::list(list, false).are_in(&theme))
}

/// The currency that a question names in the plural, where it names no sum.
fn in_plural(question: &str) -> Option<usize> {
    let question = fold(question);
    // A year is no sum: "What was the euro worth in dollars in 2010?"
    let mut numbers = question
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|digits| !digits.is_empty());
    if !numbers.all(|digits| digits.len() == 4 && !digits.ends_with("00")) {
        return None;
    }
    // "Swiss francs" before the francs of another country.
    let text = format!("{question} ");
    let known = List::Currency.words().iter();
    let plurals = known.filter(|known| text.contains(&format!("{}s ", known.folded)));
    let called = plurals.max_by_key(|known| known.folded.len())?;
    CODES.iter().position(|code| *code == called.value)
}

/// The currencies that a question names, as places in `CODES`; none beside a sum.
fn in_words(question: &str) -> Vec<usize> {
    let text = format!(" {} ", fold(question));
    let numbers = text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|digits| !digits.is_empty());
    if numbers.into_iter().any(|digits| digits != "1") {
        return Vec::new();
    }
    let is_named = |called: &&str| text.contains(&format!(" {called} ")) || text.contains(&format!(" {called}s "));
    let codes = CODES.iter().enumerate().filter(|(_, code)| {
        let mut words = List::Currency.words().iter().filter(|known| known.value == **code);
        is_named(&&*code.to_lowercase()) || words.any(|known| is_named(&known.folded.as_str()))
    });
    codes.map(|(at, _)| at).collect()
}

/// The pair that a question writes with codes: "usd/jpy".
pub(super) fn written_pair(question: &str) -> Option<Instrument> {
    let code = |word: &str| CODES.iter().position(|code| code.eq_ignore_ascii_case(word));
    let mut words = question.split_whitespace().take(MAX_WORDS).filter_map(|word| {
        let (base, quote) = word.split_once('/')?;
        let quote = quote.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        Some([code(base)?, code(quote)?])
    });
    instrument_of(&mut words.next()?.to_vec())
}

/// The pair of a question that names exactly two currencies, in any language: "Dolar kaç lira?"
fn pair_in_order(question: &str) -> Option<Instrument> {
    let mut named: Vec<usize> = Vec::new();
    for currency in named_currencies::in_order(question) {
        named.push(CODES.iter().position(|code| *code == currency.code)?);
    }
    named.sort_unstable();
    named.dedup();
    // Two of the seven best known are read with the themes of the question, too.
    let is_pair = named.len() == 2;
    is_pair.then(|| instrument_of(&mut named)).flatten()
}

/// The pair that the themes of a question name, if all of them are currencies. A single currency is paired with the
/// dollar. No pair: the dollar alone, and sums of money.
pub(super) fn pair(question: &str, themes: &[String]) -> Option<Instrument> {
    let code = |theme: &String| {
        let theme = fold(theme);
        let (article, name) = theme.split_once(' ').unwrap_or_default();
        // "l'euro"
        let theme = if article == "l" || List::Article.has(article) {
            name
        } else {
            &theme
        };
        if is_sum(question, theme) {
            return None;
        }
        // "курс доллара": the rate of a currency.
        let (of, name) = theme.split_once(' ').unwrap_or_default();
        let is_rate = asks::list("rate-of", false).iter().any(|word| word.folded == of);
        let theme = if is_rate { name } else { theme };
        let called = List::Currency.words().iter().find(|word| word.folded == theme)?;
        CODES.iter().position(|code| *code == called.value)
    };
    if let Some(written) = written_pair(question) {
        return Some(written);
    }
    if let Some(named) = pair_in_order(question).filter(|_| !names_assets(question)) {
        return Some(named);
    }
    // "How many dollars is a pound?" names no theme, so that the question itself stands for one.
    let is_unnamed = matches!(themes, [theme] if question.starts_with(theme.trim_end_matches('…')));
    let in_words = in_words(question);
    if (themes.is_empty() || is_unnamed) && in_words.len() == 2 && !names_assets(question) {
        return instrument_of(&mut in_words.clone());
    }
    let mut named: Vec<usize> = themes.iter().filter_map(code).collect();
    // "The pound against the dollar since Brexit": two currencies are a pair, whatever happened beside them.
    let are_two = named.iter().any(|one| named.iter().any(|other| one != other));
    let is_event = |theme: &str| {
        EVENTS
            .iter()
            .any(|list| asks::list(list, false).are_in(&format!(" {} ", fold(theme))))
    };
    let is_aside = |theme: &&String| code(theme).is_some() || are_two && !names_assets(theme) || is_event(theme);
    if !themes.iter().all(|theme| is_aside(&theme)) {
        return None;
    }
    // "What is the dollar worth in euros?"
    if named.len() == 1 {
        named.extend(in_plural(question));
    }
    instrument_of(&mut named)
}

/// The pair of these currencies, by their places in `CODES`.
fn instrument_of(named: &mut Vec<usize>) -> Option<Instrument> {
    named.sort_unstable();
    named.dedup();
    let of = |at: usize| CODES[at];
    let (base, quote) = match named.as_slice() {
        [one] if of(*one) == "USD" => return None,
        [one] if ["EUR", "GBP", "AUD", "NZD"].contains(&of(*one)) => (of(*one), "USD"),
        [one] => ("USD", of(*one)),
        [one, other] => (of(*one), of(*other)),
        _ => return None,
    };
    let symbol = format!("{base}{quote}");
    Some(match Master::get().by_symbol(&symbol) {
        Some(entry) => entry.instrument(),
        None => Instrument {
            name: format!("{base}/{quote}"),
            symbol,
            asset_class: "currency".to_owned(),
            currency: quote.to_owned(),
            ..Instrument::default()
        },
    })
}

#[cfg(test)]
mod tests {
    use super::pair;

    #[test]
    fn currencies_become_a_pair() {
        for (themes, symbol) in [
            (&["Euro", "dollar"][..], Some("EURUSD")),
            (&["Dollar", "Euro"], Some("EURUSD")),
            (&["euro"], Some("EURUSD")),
            (&["the yen", "the dollar"], Some("USDJPY")),
            (&["Swiss franc"], Some("USDCHF")),
            (&["yen", "dólar"], Some("USDJPY")),
            (&["ドル", "ユーロ"], Some("EURUSD")),
            (&["euro", "yuan"], Some("EURCNY")),
            (&["dollar"], None),
            (&["yen", "yuan"], Some("JPYCNY")),
            (&["euro", "inflation"], None),
            (&[], None),
        ] {
            let themes: Vec<String> = themes.iter().map(|theme| (*theme).to_owned()).collect();
            let found = pair(&themes.join(" or "), &themes).map(|instrument| instrument.symbol);
            assert_eq!(found.as_deref(), symbol, "{themes:?}");
        }
        let francs = pair("How many Swiss francs do I get for a euro?", &["euro".to_owned()]);
        assert_eq!(francs.unwrap().symbol, "EURCHF");
        let codes = pair("Is eur/chf safe for my savings?", &["savings".to_owned()]);
        assert_eq!(codes.unwrap().symbol, "EURCHF");
        let in_euros = pair("What is the dollar worth in euros?", &["the dollar".to_owned()]);
        assert_eq!(in_euros.unwrap().symbol, "EURUSD");
        for question in ["Wie lege ich 20.000 Euro an?", "Dove metto 50 mila euro?"] {
            assert!(pair(question, &["Euro".to_owned()]).is_none(), "{question}");
        }
    }
}
