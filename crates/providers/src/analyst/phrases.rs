//! Names of measures, seats and gaps in the session's language. The words are in `analyst.ftl` of each.

use pipeline::language::Language;
use pipeline::locale::{Arg, Locale};

use crate::data_room::gaps::{Gap, STOCK_PRICES_END, US_MARKET_ENDS};

/// A phrase by its key. A key that is missing shows as itself.
pub fn phrase(key: &str, language: Language) -> String {
    Locale::of(language).text(key).into_owned()
}

/// A gap in a language.
pub fn gap(gap: &Gap, language: Language) -> String {
    let (key, name, date) = match gap {
        Gap::Prices(name) => ("gap-prices", name.as_str(), STOCK_PRICES_END),
        Gap::OldPrices(name) => ("gap-old-prices", name.as_str(), STOCK_PRICES_END),
        Gap::Accounts(name) => ("gap-accounts", name.as_str(), ""),
        Gap::Industry(name) => ("gap-industry", name.as_str(), ""),
        Gap::OldMarket => ("gap-old-market", "", US_MARKET_ENDS),
        Gap::News => ("gap-news", "", ""),
    };
    Locale::of(language).say(key, &[("name", Arg::Text(name)), ("date", Arg::Date(date))])
}
