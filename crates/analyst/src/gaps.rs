//! What is missing, in the words of a language.

use languages::locale::Arg;
use pipeline::committee::Ledger;

use super::words::Words;
use data_room::gaps::Gap;

/// The first gap that data could close, in words. No data source has news, so that gap is skipped.
pub fn first(ledger: &Ledger, words: Words) -> Option<String> {
    let mut gaps = ledger.gaps.iter();
    let gap = gaps.find(|gap| Gap::of_words(gap) != Some(Gap::NewsMissing))?;
    Some(describe(gap, words))
}

/// A gap of the ledger in words; an unknown one is returned as it is.
pub fn describe(gap: &str, words: Words) -> String {
    let Some(known) = Gap::of_words(gap) else {
        return gap.to_owned();
    };
    match &known {
        Gap::PricesMissing { name, .. } => named(words, "gap-prices-missing", name),
        Gap::PricesOld { name, date } => dated(words, "gap-prices-old", name, date),
        Gap::AccountsMissing { name, .. } => named(words, "gap-accounts-missing", name),
        Gap::AccountsOld { name, date } => dated(words, "gap-accounts-old", name, date),
        Gap::IndustryMissing { name } => named(words, "gap-industry-missing", name),
        Gap::MarketOld { date } => dated(words, "gap-market-old", "", date),
        Gap::NewsMissing => words.text("gap-news-missing"),
        Gap::ProviderDown { provider, reason } => words.say(
            "gap-provider-down",
            &[("provider", Arg::Text(provider)), ("reason", Arg::Text(reason))],
        ),
        Gap::WindowTooShort { name, .. } => named(words, "gap-window-too-short", name),
        Gap::HoldingsUnpriced { name } => named(words, "gap-holdings-unpriced", name),
        Gap::PositionsLeftOut { counted, left_out } => {
            let (counted, left_out) = (counted.to_string(), left_out.to_string());
            let counts = [
                ("counted", Arg::Text(counted.as_str())),
                ("left", Arg::Text(left_out.as_str())),
            ];
            words.say("gap-positions-left-out", &counts)
        }
        Gap::PortfolioNoWeights => words.text("gap-portfolio-no-weights"),
    }
}

fn named(words: Words, key: &str, name: &str) -> String {
    words.say(key, &[("name", Arg::Text(name))])
}

fn dated(words: Words, key: &str, name: &str, date: &str) -> String {
    words.say(key, &[("name", Arg::Text(name)), ("date", Arg::Date(date))])
}
