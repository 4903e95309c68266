//! A fund by its issuer alone: "the Vanguard ETF" is one of many.

use super::super::lists::List;
use super::context::Context;
use super::{FoundSoFar, MAX_MENTIONS, Mention};
use instruments::{Entry, Master};
use languages::steps;
use languages::text::Text;

/// Issuers, and how the names of their funds begin where that is another word.
const ISSUERS: &[(&str, &str)] = &[
    ("vanguard", "Vanguard"),
    ("ishares", "iShares"),
    ("spdr", "SPDR"),
    ("schwab", "Schwab"),
    ("fidelity", "Fidelity"),
    ("invesco", "Invesco"),
    ("ark", "ARK"),
    ("wisdomtree", "WisdomTree"),
    ("xtrackers", "Xtrackers"),
    ("amundi", "Amundi"),
    ("vaneck", "VanEck"),
    ("proshares", "ProShares"),
    ("global x", "Global X"),
    ("blackrock", "iShares"),
    ("state street", "SPDR"),
    ("jpmorgan", "JPMorgan"),
    ("franklin", "Franklin"),
    ("pimco", "PIMCO"),
];

/// Adds names of issuers with "ETF" or "fund" within the next four words, where no fund was found there.
pub(super) fn families(text: &Text<'_>, context: &Context, found: &mut FoundSoFar) {
    if !context.asks {
        return;
    }
    let words = text.placed_words();
    for (at, (start, word)) in words.iter().enumerate() {
        steps::step(1);
        if found.mentions.len() >= MAX_MENTIONS {
            return;
        }
        let two = words.get(at + 1).map(|(_, next)| format!("{word} {next}"));
        let issuer = ISSUERS
            .iter()
            .find(|(name, _)| name == word || two.as_deref() == Some(name));
        let Some((name, beginning)) = issuer else { continue };
        let after = at + name.split(' ').count();
        let near = words.get(after..words.len().min(after + 4)).unwrap_or_default();
        let Some(kind) = near.iter().position(|(_, word)| List::Fund.has(word)) else {
            continue;
        };
        let end = near
            .get(kind)
            .map_or(*start, |(from, word)| from + word.chars().count());
        let known = found.mentions.iter().position(|mention| mention.overlaps(*start, end));
        // A fund found there by its whole name is settled; a company of that name is not what was meant.
        if known.is_some_and(|known| {
            found.mentions[known]
                .options
                .iter()
                .any(|option| option.asset_class == "fund" || option.asset_class == "index")
        }) {
            continue;
        }
        let described: Vec<&str> = near.iter().take(kind).map(|(_, word)| word.as_str()).collect();
        let options = of_issuer(beginning, &described);
        if options.len() > 1 {
            found.mentions.retain(|mention| !mention.overlaps(*start, end));
            found.mentions.push(Mention::of(*start, end, &options));
        }
    }
}

/// Funds of an issuer, those whose names have the most of these words first.
fn of_issuer(beginning: &str, described: &[&str]) -> Vec<&'static Entry> {
    const FIRST: [&str; 12] = [
        "VOO", "VTI", "VT", "IVV", "EUNL.DE", "AGG", "SPY", "GLD", "QQQ", "SCHD", "SCHB", "ARKK",
    ];
    steps::step(Master::get().entries().len());
    let funds = Master::get()
        .entries()
        .iter()
        .filter(|entry| entry.asset_class == "fund" && entry.name.starts_with(beginning));
    let mut funds: Vec<&Entry> = funds.collect();
    let fits = |entry: &Entry| {
        described
            .iter()
            .filter(|word| entry.name.to_lowercase().contains(**word))
            .count()
    };
    let place = |entry: &Entry| {
        FIRST
            .iter()
            .position(|symbol| *symbol == entry.symbol)
            .unwrap_or(FIRST.len())
    };
    funds.sort_by_key(|entry| (usize::MAX - fits(entry), place(entry)));
    funds.truncate(4);
    funds
}
