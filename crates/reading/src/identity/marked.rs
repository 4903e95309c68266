//! Unmistakable symbols: cashtags, ISINs, and symbols with their market.

use pipeline::brief::mib::Instrument;

use super::context::Context;
use super::{FoundSoFar, Mention};
use instruments::{Master, is_isin};
use languages::text::Text;

/// Everything marked, in the order of the text.
pub(super) fn marked(text: &Text<'_>, context: &Context) -> FoundSoFar {
    let mut found = FoundSoFar::default();
    for (at, word) in words(text.original) {
        let (start, end) = (text.place(at), text.place(at + word.len()));
        if found.mentions.len() >= super::MAX_MENTIONS {
            break;
        }
        if let Some(symbol) = word.strip_prefix('$') {
            cashtag(symbol, start, end, &mut found);
        } else if word.len() == 12 && word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            isin(&word.to_ascii_uppercase(), start, end, &mut found);
        } else if let Some(entry) = qualified(text.original, at, word, context) {
            found.mentions.push(Mention::of(start, end, &[entry]));
        }
    }
    found
}

/// Words with the signs that symbols have.
fn words(original: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "$.^:=-&/".contains(letter);
    let mut rest = original;
    let mut at = 0;
    std::iter::from_fn(move || {
        let skip = rest.find(is_part)?;
        let word = &rest[skip..];
        let length = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
        let (word, left) = word.split_at(length);
        let trimmed = word.trim_end_matches(['.', ':', '-', '=', '/', '&', '$']);
        let start = at + skip;
        at = start + length;
        rest = left;
        let inner = trimmed.trim_start_matches(['.', ':', '-', '=', '/', '&']);
        Some((start + trimmed.len() - inner.len(), inner))
    })
}

/// `$AAPL`, `$brk.b`. An unknown one is taken as it is: the user may have imported its prices.
fn cashtag(written: &str, start: usize, end: usize, found: &mut FoundSoFar) {
    let symbol = written.split(['$', '/', ':', '&']).next().unwrap_or_default();
    if !symbol.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '^') {
        return;
    }
    let end = end - (written.len() - symbol.len()).min(end - start);
    if let Some(entry) = Master::get().resolve_symbol(symbol) {
        found.mentions.push(Mention::of(start, end, &[entry]));
    } else if symbol.len() <= 6 && symbol.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        let symbol = symbol.to_ascii_uppercase();
        let instrument = Instrument {
            name: symbol.clone(),
            symbol,
            ..Instrument::default()
        };
        found.mentions.push(Mention {
            start,
            end,
            options: vec![instrument],
        });
    }
}

fn isin(isin: &str, start: usize, end: usize, found: &mut FoundSoFar) {
    match Master::get().by_isin(isin) {
        Some(entry) => found.mentions.push(Mention::of(start, end, &[entry])),
        // Only one is asked about, so more than a few are not needed.
        None if is_isin(isin) && found.unknown.len() < 8 => found.unknown.push(isin.to_owned()),
        None => {}
    }
}

/// `BRK.B`, `7203.T`, `^GSPC`, `BTC-USD`, `NASDAQ:AAPL`, and with a space `NYSE: ALL`, `SAP GY`.
fn qualified(original: &str, at: usize, word: &str, context: &Context) -> Option<&'static instruments::Entry> {
    let master = Master::get();
    let capitals = |word: &str| !word.bytes().any(|byte| byte.is_ascii_lowercase());
    let letters = |word: &str| word.bytes().any(|byte| byte.is_ascii_alphanumeric());
    if word.len() > 16 || !capitals(word) || !letters(word) {
        // "7203.t" and "brk.b" have a dot between letters that no sentence has.
        let dotted = word.len() <= 10 && word.split('.').count() == 2 && !word.ends_with('.');
        let (base, market) = word.split_once('.').filter(|_| dotted)?;
        let known = base.len() > 1
            && market.len() <= 2
            && !["de", "it", "at", "es", "fr", "us", "me", "to", "in", "is"].contains(&market);
        return master
            .resolve_symbol(word)
            .filter(|_| known && letters(base) && context.asks);
    }
    let signs = word.contains(['.', ':', '^', '=']) || word.contains('-') && word.len() > 3;
    if signs && !context.all_capitals {
        return master.resolve_symbol(word).or_else(|| {
            // "NYSE:ALL/NOW" and "AT&T/VZ" are two words.
            let first = word
                .split('/')
                .next()
                .filter(|first| first.len() < word.len() && first.contains(':'))?;
            master.resolve_symbol(first)
        });
    }
    let before = original.get(..at)?.trim_end();
    if let Some(market) = before.strip_suffix(':') {
        let market = market.rsplit(|letter: char| !letter.is_ascii_alphanumeric()).next()?;
        return master
            .resolve_symbol(&format!("{market}:{word}"))
            .filter(|_| market.len() > 2 && capitals(market));
    }
    // "SAP GY": the letters of a market after the symbol, as Bloomberg writes them.
    let rest = original.get(at + word.len()..)?.strip_prefix(' ')?;
    let market = rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next()?;
    let known = [
        "GY", "GR", "FP", "NA", "LN", "JP", "JT", "UW", "UN", "HK", "IM", "SM", "SW", "VX", "AU", "CN", "TI", "PW",
    ]
    .contains(&market);
    master
        .resolve_symbol(&format!("{word} {market}"))
        .filter(|_| known && !context.all_capitals)
}
