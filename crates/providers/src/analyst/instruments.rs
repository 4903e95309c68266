//! The best-known instruments, and how people name them. A full master takes this list's place later.

use std::collections::HashMap;
use std::sync::OnceLock;

use pipeline::brief::mib::Instrument;

use super::lexicon::{Hit, Signal};
use super::text::{Text, fold};

/// The list as it ships.
pub const INSTRUMENTS: &str = include_str!("../../../../data/instruments.csv");

/// A name people use.
#[derive(Debug, Clone)]
pub struct Alias {
    /// The name.
    pub text: String,
    /// As the rules read it.
    pub folded: String,
    /// Whether it is also a common word, so that only its capital makes it a name.
    pub capital: bool,
}

impl Alias {
    fn new(text: &str, capital: bool) -> Self {
        Self {
            text: text.to_owned(),
            folded: fold(text),
            capital,
        }
    }
}

/// An instrument with its names.
#[derive(Debug, Clone)]
pub struct Listed {
    /// As the brief names it.
    pub instrument: Instrument,
    /// What people call it.
    pub aliases: Vec<Alias>,
}

/// Tickers that mean something else more often than not.
const NOT_ALONE: &str = "PM|DE|MS|MA|CL|NG|HG|ES|MO|SOL|ARM|COST|SNOW|CAT";
/// Capitals that are no tickers.
const NO_TICKER: &str = "USA|US|EU|UK|UN|ETF|ETFS|GDP|BIP|PIB|CEO|CFO|AI|KI|IA|IPO|ESG|EPS|PE|ROI|ROE|USD|EUR|GBP|\
    JPY|CHF|CNY|INR|FED|ECB|EZB|BCE|BOJ|BOE|SEC|IRA|REIT|REITS|CPI|PPI|PMI|TV|IT|EV|EVS|OK|FAQ|\
    DIY|CD|ISA|HSA|SIP|NFT|API|PDF|CSV|SQL|HTML|NASA|FIFA|NBA|NFL|COVID|II|III|AND|OR|NOT";

/// More names than this in one question are not read; the brief takes only a few.
const MOST: usize = 64;

/// Every instrument of the list.
pub fn all() -> &'static [Listed] {
    static LIST: OnceLock<Vec<Listed>> = OnceLock::new();
    LIST.get_or_init(|| INSTRUMENTS.lines().skip(1).filter_map(listed).collect())
}

fn listed(line: &str) -> Option<Listed> {
    let fields = split(line);
    let [symbol, name, exchange, asset_class, currency, names] = fields.try_into().ok()?;
    let mut aliases: Vec<Alias> = names
        .split('|')
        .filter(|alias| !alias.is_empty())
        .map(|alias| match alias.strip_prefix('=') {
            Some(rest) => Alias::new(rest, true),
            None => Alias::new(alias, false),
        })
        .collect();
    // The full name is a name too; single words such as "Gold" are in the list already.
    if fold(&name).contains(' ') {
        aliases.push(Alias::new(&name, false));
    }
    // A ticker in lower case is as good as in capitals where it cannot be a word.
    if symbol.len() >= 4 && !["COST", "SNOW", "SHOP", "COIN", "RACE", "SPOT", "UBER", "META"].contains(&symbol.as_str())
    {
        aliases.push(Alias::new(&symbol, false));
    }
    let instrument = Instrument {
        symbol,
        name,
        exchange,
        asset_class,
        currency,
    };
    Some(Listed { instrument, aliases })
}

fn split(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => {
                if let Some(field) = fields.last_mut() {
                    field.push(letter);
                }
            }
        }
    }
    fields
}

/// What a text names.
#[derive(Debug, Clone, Default)]
pub struct Named {
    /// Instruments, each once, in the order of the text.
    pub clear: Vec<Instrument>,
    /// Names that could be one of several.
    pub ambiguous: Vec<(String, Vec<Instrument>)>,
}

/// Reads the instruments out of a text.
pub fn named(text: &Text<'_>, hits: &[Hit], about_investing: bool) -> Named {
    let mut found: Vec<(usize, usize, Vec<usize>)> = Vec::new();
    let whole = text.folded.get(..text.folded.len().min(64)).unwrap_or_default();
    let alone = whole.iter().collect::<String>();
    for hit in hits {
        if found.len() == MOST {
            break;
        }
        let Signal::Instrument(at) = hit.signal else { continue };
        let Some(listed) = all().get(at) else { continue };
        let written = text.verbatim(hit.start, hit.end);
        let folded: String = text.folded[hit.start..hit.end].iter().collect();
        let counts = listed.aliases.iter().any(|alias| {
            let as_written = !alias.capital || written == alias.text || written == alias.text.to_uppercase();
            alias.folded == folded && (as_written || alone.trim() == folded)
        });
        if !counts {
            continue;
        }
        match found.last_mut() {
            Some((start, _, list)) if *start == hit.start => list.push(at),
            _ => found.push((hit.start, hit.end, vec![at])),
        }
    }
    // In the order of the list, in which the more likely meaning stands first.
    found.iter_mut().for_each(|(_, _, list)| list.sort_unstable());
    let mut named = Named::default();
    let mut places: Vec<(usize, Vec<Instrument>, String)> = found
        .iter()
        .map(|(start, end, list)| {
            let options = list
                .iter()
                .filter_map(|at| all().get(*at))
                .map(|listed| listed.instrument.clone());
            (*start, options.collect(), text.verbatim(*start, *end).to_owned())
        })
        .collect();
    for (start, end, instrument) in tickers(text, about_investing) {
        if !found.iter().any(|(from, to, _)| *from < end && start < *to) {
            places.push((start, vec![instrument], String::new()));
        }
    }
    places.sort_by_key(|(start, ..)| *start);
    for (_, mut options, name) in places {
        if options.len() > 1 {
            if !named.ambiguous.iter().any(|(known, _)| *known == name) {
                named.ambiguous.push((name, options));
            }
        } else {
            let fresh = |option: &Instrument| !named.clear.iter().any(|known| known.symbol == option.symbol);
            let instrument = options.pop().filter(fresh);
            named.clear.extend(instrument);
        }
    }
    // "Delta (DAL)" has answered its own question.
    let clear = named.clear.clone();
    named.ambiguous.retain(|(_, options)| {
        !options
            .iter()
            .any(|option| clear.iter().any(|known| known.symbol == option.symbol))
    });
    named
}

/// Tickers by their capitals, and anything after a dollar sign.
fn tickers(text: &Text<'_>, about_investing: bool) -> Vec<(usize, usize, Instrument)> {
    let words = text.words();
    let alone = words.len() == 1;
    let shouted = words.len() > 3 && !text.original.chars().any(char::is_lowercase);
    let mut found = Vec::new();
    for (at, word) in &words {
        if found.len() == MOST {
            break;
        }
        let end = at + word.chars().count();
        let cash = word.starts_with('$');
        let written = text.verbatim(*at, end).trim_start_matches('$');
        let capitals = (1..=6).contains(&written.len())
            && written
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
            && written.chars().any(|letter| letter.is_ascii_alphabetic());
        if !capitals && !cash && !alone {
            continue;
        }
        let known = by_symbol(&written.to_ascii_uppercase());
        let digits = written.chars().any(|letter| letter.is_ascii_digit());
        let usual = capitals && !shouted && written.len() > 1 && !one_of(NOT_ALONE, written);
        let bare = capitals && !digits && written.len() <= 5 && (alone || usual && about_investing);
        let marked = cash && written.len() <= 6 && written.chars().all(|letter| letter.is_ascii_alphanumeric());
        let unknown = marked || bare;
        match known {
            Some(listed) if cash || alone || usual => found.push((*at, end, listed.instrument.clone())),
            None if unknown && !one_of(NO_TICKER, written) => {
                let symbol = written.to_ascii_uppercase();
                let instrument = Instrument {
                    name: symbol.clone(),
                    symbol,
                    ..Instrument::default()
                };
                found.push((*at, end, instrument));
            }
            _ => {}
        }
    }
    found
}

/// An instrument by its ticker in capitals, without the sign that marks an index.
pub fn by_symbol(symbol: &str) -> Option<&'static Listed> {
    static SYMBOLS: OnceLock<HashMap<&'static str, usize>> = OnceLock::new();
    let symbols = SYMBOLS.get_or_init(|| {
        let listed = all().iter().enumerate();
        listed
            .map(|(at, listed)| (listed.instrument.symbol.trim_start_matches('^'), at))
            .collect()
    });
    symbols.get(symbol).and_then(|at| all().get(*at))
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
