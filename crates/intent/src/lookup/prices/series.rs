//! The series of prices that a question names.

use languages::asks;
use languages::text::is_unspaced_script;
use pipeline::brief::MasterBrief;
use reading::named_currencies::{CODES, NamedCurrency, WITHOUT_RATES, in_order};

/// Metals and coins: the symbol and the list of its names.
const SPOTS: [(&str, &str); 5] = [
    ("XAU", "spot-gold"),
    ("XAG", "spot-silver"),
    ("XPT", "spot-platinum"),
    ("BTC-USD", "spot-bitcoin"),
    ("ETH-USD", "spot-ether"),
];

/// The stocks whose prices from 2000 to 2013 ship.
const STOCKS: [&str; 5] = ["AAPL", "GOOGL", "IBM", "META", "MSFT"];

/// The most series of a question.
const MAX_SERIES: usize = 6;

/// The most letters between a number and the currency that it counts.
const MAX_SUM_WORDS: usize = 1;

/// One series of prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Series {
    /// What one unit of a currency costs in another.
    Pair {
        /// The currency that is bought.
        base: &'static str,
        /// The currency that it is paid in.
        quote: &'static str,
    },
    /// A metal or a coin.
    Spot {
        /// Its symbol.
        symbol: &'static str,
        /// The currency of the price.
        quote: &'static str,
        /// Whether it is for a gram, and not for an ounce.
        is_gram: bool,
    },
    /// A stock.
    Stock(&'static str),
    /// US consumer prices.
    ConsumerPrices,
}

impl Series {
    /// Whether it is a metal, whose price is for an ounce or a gram.
    pub fn is_metal(&self) -> bool {
        matches!(self, Self::Spot { symbol, .. } if symbol.starts_with('X'))
    }

    /// The part of its figure ids that names it.
    pub fn key(&self) -> String {
        match self {
            Self::Pair { base, quote } => format!("{base}{quote}"),
            Self::Spot { symbol, .. } => symbol.replace('-', "_"),
            Self::Stock(symbol) => (*symbol).to_owned(),
            Self::ConsumerPrices => "CPI".to_owned(),
        }
    }
}

/// What was found.
pub struct Found {
    /// The series, in the order of the question.
    pub series: Vec<Series>,
    /// A currency without rates.
    pub missing: Option<&'static str>,
    /// A sum of the first currency.
    pub sum: Option<f64>,
    /// Whether the question is hardly more than the names of two currencies.
    pub is_bare: bool,
}

/// The series that a question names; `None` where it names none, or other instruments.
pub fn of(question: &str, folded: &str, brief: &MasterBrief, has: impl Fn(&str) -> bool) -> Option<Found> {
    let currencies = in_order(question);
    let spots = spots(folded);
    let known = brief.subject.instruments.iter();
    let is_ours = |symbol: &str| {
        let is_pair = symbol.len() == 6 && CODES.iter().any(|code| symbol.starts_with(code));
        is_pair || SPOTS.iter().any(|(spot, _)| *spot == symbol) || STOCKS.contains(&symbol)
    };
    if !known
        .clone()
        .all(|known| is_ours(&known.symbol) || known.asset_class == "currency")
    {
        return None;
    }
    let stocks: Vec<Series> = known
        .filter_map(|known| STOCKS.into_iter().find(|symbol| *symbol == known.symbol))
        .map(Series::Stock)
        .collect();
    if !stocks.is_empty() {
        let sum = sum_of(folded, None);
        return (spots.is_empty()).then_some(Found {
            series: stocks,
            missing: None,
            sum,
            is_bare: false,
        });
    }
    if !spots.is_empty() {
        let quote = currencies.iter().map(|named| named.code).find(|code| *code != "USD");
        if let Some(missing) = quote.filter(|code| WITHOUT_RATES.contains(code)) {
            return Some(Found {
                series: Vec::new(),
                missing: Some(missing),
                sum: None,
                is_bare: false,
            });
        }
        let is_gram = has("price-gram");
        let quote = match quote {
            Some(quote) => quote,
            // "Gram altın ne kadar?" is asked for in liras.
            None if is_gram && brief.language == "tr" => "TRY",
            None => "USD",
        };
        let mut series: Vec<Series> = spots
            .iter()
            .map(|symbol| Series::Spot {
                symbol,
                quote,
                is_gram: is_gram && symbol.starts_with('X'),
            })
            .collect();
        if has("on-inflation") && series.len() == 1 {
            series.push(Series::ConsumerPrices);
        }
        let is_bare = series.len() == 1 && !currencies.is_empty();
        return Some(Found {
            series,
            missing: None,
            sum: None,
            is_bare,
        });
    }
    pairs(folded, &currencies, has)
}

/// The metals and coins that a text names, in its order.
fn spots(folded: &str) -> Vec<&'static str> {
    let mut found: Vec<(usize, &'static str)> = Vec::new();
    for (symbol, list) in SPOTS {
        let words = asks::list(list, false);
        let places = words.iter().filter_map(|word| {
            let single = word.folded.chars().count() == 1;
            let mut places = folded.match_indices(word.folded.as_str()).take(8);
            places.find_map(|(at, name)| {
                let (before, after) = (folded.get(..at)?, folded.get(at + name.len()..)?);
                let is_free = match word.folded.starts_with(is_unspaced_script) {
                    true => !single || reading::is_a_metal(before, after),
                    false => before.ends_with(' ') && (!word.is_whole || after.starts_with([' ', '.'])),
                };
                is_free.then_some(at)
            })
        });
        found.extend(places.min().map(|at| (at, symbol)));
    }
    found.sort_unstable();
    found.into_iter().map(|(_, symbol)| symbol).collect()
}

/// The pairs of the currencies that a question names.
fn pairs(folded: &str, named: &[NamedCurrency], has: impl Fn(&str) -> bool) -> Option<Found> {
    let missing = named
        .iter()
        .find(|named| WITHOUT_RATES.contains(&named.code))
        .map(|named| named.code);
    if missing.is_some() {
        return Some(Found {
            series: Vec::new(),
            missing,
            sum: None,
            is_bare: false,
        });
    }
    let mut distinct: Vec<NamedCurrency> = Vec::new();
    for one in named {
        if !distinct.iter().any(|known| known.code == one.code) {
            distinct.push(*one);
        }
    }
    let all_currencies = has("price-any-currency");
    let first = distinct.first()?;
    if all_currencies && distinct.len() == 1 {
        let others = CODES.into_iter().filter(|code| *code != first.code);
        // The rates of every other currency.
        let series = others.map(|base| Series::Pair {
            base,
            quote: first.code,
        });
        return Some(Found {
            series: series.collect(),
            missing: None,
            sum: None,
            is_bare: false,
        });
    }
    let sum = sum_of(folded, Some(&distinct));
    // "I have 30,000 euros" names a sum, and no rate.
    if sum.is_some() && distinct.len() == 1 {
        return None;
    }
    let series = match distinct.as_slice() {
        [one] => vec![with_the_usual(one.code)?],
        [one, other] => vec![in_their_order(folded, one, other)],
        several => against_one(folded, several),
    };
    // Two correlated pairs are named by their codes: "EUR/USD and GBP/USD".
    let series = match named {
        [a, b, c, d] if has("price-correlation") => vec![
            Series::Pair {
                base: a.code,
                quote: b.code,
            },
            Series::Pair {
                base: c.code,
                quote: d.code,
            },
        ],
        _ => series,
    };
    let is_bare = distinct.len() == 2;
    Some(Found {
        series: series.into_iter().take(MAX_SERIES).collect(),
        missing: None,
        sum,
        is_bare,
    })
}

/// One currency against the dollar, as it is usually quoted; `None` for the dollar alone.
fn with_the_usual(code: &'static str) -> Option<Series> {
    match code {
        "USD" => None,
        "EUR" | "GBP" | "AUD" | "NZD" => Some(Series::Pair {
            base: code,
            quote: "USD",
        }),
        _ => Some(Series::Pair {
            base: "USD",
            quote: code,
        }),
    }
}

/// Two currencies: the first is bought, unless the question asks how many of it there are for the second, or what it is
/// for each unit of the second.
fn in_their_order(folded: &str, one: &NamedCurrency, other: &NamedCurrency) -> Series {
    let before = |named: &NamedCurrency| folded.get(..named.start).unwrap_or_default().trim_end().to_owned();
    let counted = |named: &NamedCurrency| ends_with_a_word(&before(named), "price-how-many");
    let between = folded.get(one.end..other.start).unwrap_or_default();
    let per = asks::list("price-per", false);
    let is_per = per.are_in(&format!(" {} ", between.trim()));
    let has_number = |named: &NamedCurrency| before(named).ends_with(|letter: char| letter.is_ascii_digit());
    let flips = has_number(other) || !has_number(one) && (counted(one) || is_per);
    let (base, quote) = if flips { (other, one) } else { (one, other) };
    Series::Pair {
        base: base.code,
        quote: quote.code,
    }
}

/// Whether a text ends with a word of a list, with at most one word behind it: "how many Swiss".
fn ends_with_a_word(text: &str, list: &str) -> bool {
    let words = asks::list(list, false);
    words.iter().any(|word| {
        let rest = text.strip_suffix(word.folded.as_str());
        rest.is_some_and(|rest| rest.ends_with(' ') || word.folded.starts_with(is_unspaced_script))
    })
}

/// A pair the other way round where people quote it so: what a dollar is in reais, and not what a real is in dollars. A
/// pair that is written with its codes stays as it is.
pub fn as_quoted(question: &str, series: Series) -> Series {
    const MAJOR: [&str; 4] = ["EUR", "GBP", "USD", "CHF"];
    const STRONG: [&str; 8] = ["AUD", "CAD", "CHF", "EUR", "GBP", "NZD", "SGD", "USD"];
    match series {
        Series::Pair { base, quote }
            if MAJOR.contains(&quote)
                && !STRONG.contains(&base)
                && !(question.contains(base) && question.contains(quote)) =>
        {
            Series::Pair {
                base: quote,
                quote: base,
            }
        }
        series => series,
    }
}

/// Whether a question counts one currency in another: "how many rupees does a dollar buy?"
pub fn counts_a_currency(question: &str) -> bool {
    let named = in_order(question);
    let folded = reading::named_currencies::searched(question);
    let is_counted = |named: &NamedCurrency| {
        let before = folded.get(..named.start).unwrap_or_default().trim_end();
        ends_with_a_word(before, "price-how-many")
    };
    let are_two = named
        .iter()
        .any(|one| named.first().is_some_and(|first| first.code != one.code));
    let lists = ["price-convert", "price-buys"];
    let converts = lists.iter().any(|list| asks::list(list, false).are_in(&folded));
    are_two && (named.iter().any(is_counted) || converts)
}

/// Several currencies against the one that the question sets them against; the dollar or the euro where it does not
/// say.
fn against_one(folded: &str, several: &[NamedCurrency]) -> Vec<Series> {
    let is_set_against = |named: &&NamedCurrency| {
        let before = folded.get(..named.start).unwrap_or_default().trim_end();
        let words: Vec<&str> = before.split(' ').rev().take(2).collect();
        let list = asks::list("price-against", false);
        words.iter().any(|near| list.iter().any(|word| word.folded == *near))
    };
    let usual = |code: &str| several.iter().find(|named| named.code == code);
    let counter = several.iter().find(is_set_against);
    let counter = counter
        .or_else(|| usual("USD"))
        .or_else(|| usual("EUR"))
        .or_else(|| several.last());
    let Some(counter) = counter else {
        return Vec::new();
    };
    let others = several.iter().filter(|named| named.code != counter.code);
    let pair = |named: &NamedCurrency| Series::Pair {
        base: named.code,
        quote: counter.code,
    };
    others.map(pair).collect()
}

/// The sum of a question: the number right before a currency, or the only large number that is no year.
fn sum_of(folded: &str, named: Option<&[NamedCurrency]>) -> Option<f64> {
    let parse = |text: &str| {
        let digits: String = text
            .chars()
            .filter(|letter| letter.is_ascii_digit() || *letter == '.')
            .collect();
        digits.parse::<f64>().ok().filter(|number| *number > 1.0)
    };
    match named {
        Some(named) => named.iter().find_map(|named| {
            let before = folded.get(..named.start)?.trim_end();
            let words: Vec<&str> = before.split(' ').rev().take(MAX_SUM_WORDS + 1).collect();
            // "2023年5月14日1欧元": the date before a sum is no part of it.
            let last = words.first()?;
            let last = last.rsplit(['年', '月', '日', '년', '월', '일']).next().unwrap_or(last);
            let is_number = last.starts_with(|letter: char| letter.is_ascii_digit());
            // "10 000" and "10.000" are thousands.
            let joined = match words.get(1) {
                Some(head) if is_number && last.len() == 3 && head.bytes().all(|byte| byte.is_ascii_digit()) => {
                    format!("{head}{last}")
                }
                _ => last.to_owned(),
            };
            let thousands = joined.split_once('.').is_some_and(|(_, rest)| rest.len() == 3);
            let joined = if thousands { joined.replace('.', "") } else { joined };
            parse(&joined).filter(|_| is_number)
        }),
        None => folded.split_whitespace().find_map(|word| {
            let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
            parse(word).filter(|number| is_number && (*number > 2_100.0 || *number == 1_000.0))
        }),
    }
}
