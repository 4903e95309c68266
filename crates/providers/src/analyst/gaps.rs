//! What is missing, in the words of a language.

use pipeline::locale::Arg;

use super::words::Words;
use crate::data_room::gaps::{Gap, STOCK_PRICES_END, US_MARKET_ENDS};

/// A gap of the ledger in words; one that is not known stands as it is.
pub fn told(gap: &str, words: Words) -> String {
    let Some(known) = Gap::read(gap) else {
        return gap.to_owned();
    };
    let (key, name, date) = match &known {
        Gap::Prices(name) => ("gap-prices-missing", name.as_str(), ""),
        Gap::OldPrices(name) => ("gap-prices-old", name.as_str(), STOCK_PRICES_END),
        Gap::Accounts(name) => ("gap-accounts-missing", name.as_str(), ""),
        Gap::Industry(name) => ("gap-industry-missing", name.as_str(), ""),
        Gap::OldMarket => ("gap-market-old", "", US_MARKET_ENDS),
        Gap::News => ("gap-news-missing", "", ""),
    };
    words.say(key, &[("name", Arg::Text(name)), ("date", Arg::Date(date))])
}
