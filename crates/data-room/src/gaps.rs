//! Gaps: data that was looked for and not found. The ledger stores the English sentence of a gap, which can be parsed
//! back for translation.

use serde::{Deserialize, Serialize};

/// Data that the data room does not have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Gap {
    /// No prices of an instrument.
    PricesMissing {
        /// The instrument.
        name: String,
        /// Its symbol, under which prices can be imported.
        symbol: String,
    },
    /// The last price of an instrument is too old.
    PricesOld {
        /// The instrument.
        name: String,
        /// The last date.
        date: String,
    },
    /// No accounts of a company.
    AccountsMissing {
        /// The company.
        name: String,
        /// Its symbol, under which accounts can be imported.
        symbol: String,
    },
    /// The last accounts of a company are too old.
    AccountsOld {
        /// The company.
        name: String,
        /// The end of the last fiscal year.
        date: String,
    },
    /// No data on an industry or a theme.
    IndustryMissing {
        /// The industry or theme.
        name: String,
    },
    /// The series of the US market are too old.
    MarketOld {
        /// The last month.
        date: String,
    },
    /// No news.
    NewsMissing,
    /// A provider that may have data could not be called.
    ProviderDown {
        /// The name of the provider.
        provider: String,
        /// Why it could not be called.
        reason: String,
    },
    /// A history is too short for a figure, and so for all figures over longer windows.
    WindowTooShort {
        /// The instrument or company.
        name: String,
        /// The end of the id of the shortest figure that is missing, one of [`MEASURES`].
        measure: String,
        /// The length of the history, in the unit of the measure.
        have: u32,
        /// The length that the figure needs.
        need: u32,
    },
    /// A holding without a price.
    HoldingsUnpriced {
        /// The name of the holding.
        name: String,
    },
    /// A portfolio has more positions than are counted.
    PositionsLeftOut {
        /// How many are counted.
        counted: u32,
        /// How many are not.
        left_out: u32,
    },
    /// The weights of a portfolio are unknown: the user stated no amounts, or prices are in several currencies.
    PortfolioNoWeights,
}

/// Figures that a short history can lack: the end of the id, the name for people, and the unit of the history.
pub const MEASURES: [(&str, &str, &str); 5] = [
    ("return_1y", "the return over one year", "months"),
    ("vol_36m", "the swings over three years", "months"),
    ("return_5y", "the return over five years", "months"),
    ("return_10y", "the return over ten years", "months"),
    ("pe_median", "its own usual valuation", "years"),
];

const PRICES_MISSING: &str =
    "No prices of {name} ({symbol}) are in the data room; `convene data import FILE` adds them.";
const PRICES_OLD: &str = "The prices of {name} end {date}; `convene data import FILE` adds newer ones.";
const ACCOUNTS_MISSING: &str =
    "No accounts of {name} ({symbol}) are in the data room; `convene data import FILE` adds them.";
const ACCOUNTS_OLD: &str =
    "The accounts of {name} end with the fiscal year to {date}; `convene data import FILE` adds newer ones.";
const INDUSTRY_MISSING: &str = "No industry data on {name} are in the data room.";
const MARKET_OLD: &str = "The US market series end {date}; nothing newer is in the data room.";
const NEWS_MISSING: &str = "No news or sentiment data are in the data room.";
const PROVIDER_DOWN: &str = "{provider} could not be asked for data: {reason}.";
const WINDOW_TOO_SHORT: &str =
    "The history of {name} is too short for {measure}: there are {have} of the {need} {unit} it takes.";
const HOLDINGS_UNPRICED: &str =
    "The holding {name} has no price in the data room, so its share of the whole is not known.";
const POSITIONS_LEFT_OUT: &str = "Only the first {counted} positions are counted; {left_out} more are left out.";
const PORTFOLIO_NO_WEIGHTS: &str = "How much of the whole each holding is, is not known; say the shares, or quantities \
                                    of holdings that have prices in one currency.";

impl Gap {
    /// The English sentence that the ledger stores.
    pub fn in_words(&self) -> String {
        match self {
            Self::PricesMissing { name, symbol } => fill(PRICES_MISSING, &[name, symbol]),
            Self::PricesOld { name, date } => fill(PRICES_OLD, &[name, date]),
            Self::AccountsMissing { name, symbol } => fill(ACCOUNTS_MISSING, &[name, symbol]),
            Self::AccountsOld { name, date } => fill(ACCOUNTS_OLD, &[name, date]),
            Self::IndustryMissing { name } => fill(INDUSTRY_MISSING, &[name]),
            Self::MarketOld { date } => fill(MARKET_OLD, &[date]),
            Self::NewsMissing => NEWS_MISSING.to_owned(),
            Self::ProviderDown { provider, reason } => fill(PROVIDER_DOWN, &[provider, reason.trim_end_matches('.')]),
            Self::WindowTooShort {
                name,
                measure,
                have,
                need,
            } => {
                let known = MEASURES.iter().find(|(id, ..)| id == measure);
                let (words, unit) = known.map_or((measure.as_str(), "months"), |(_, words, unit)| (*words, *unit));
                fill(
                    WINDOW_TOO_SHORT,
                    &[name, words, &have.to_string(), &need.to_string(), unit],
                )
            }
            Self::HoldingsUnpriced { name } => fill(HOLDINGS_UNPRICED, &[name]),
            Self::PositionsLeftOut { counted, left_out } => {
                fill(POSITIONS_LEFT_OUT, &[&counted.to_string(), &left_out.to_string()])
            }
            Self::PortfolioNoWeights => PORTFOLIO_NO_WEIGHTS.to_owned(),
        }
    }

    /// Parses the sentence of [`Self::in_words`].
    pub fn of_words(text: &str) -> Option<Self> {
        let two = |template| <[String; 2]>::try_from(read(template, text)?).ok();
        let one = |template| <[String; 1]>::try_from(read(template, text)?).ok();
        if text == NEWS_MISSING {
            return Some(Self::NewsMissing);
        }
        if text == PORTFOLIO_NO_WEIGHTS {
            return Some(Self::PortfolioNoWeights);
        }
        two(PRICES_MISSING)
            .map(|[name, symbol]| Self::PricesMissing { name, symbol })
            .or_else(|| two(ACCOUNTS_MISSING).map(|[name, symbol]| Self::AccountsMissing { name, symbol }))
            .or_else(|| two(ACCOUNTS_OLD).map(|[name, date]| Self::AccountsOld { name, date }))
            .or_else(|| two(PRICES_OLD).map(|[name, date]| Self::PricesOld { name, date }))
            .or_else(|| one(INDUSTRY_MISSING).map(|[name]| Self::IndustryMissing { name }))
            .or_else(|| one(MARKET_OLD).map(|[date]| Self::MarketOld { date }))
            .or_else(|| one(HOLDINGS_UNPRICED).map(|[name]| Self::HoldingsUnpriced { name }))
            .or_else(|| too_short(text))
            .or_else(|| {
                let [counted, left_out] = two(POSITIONS_LEFT_OUT)?.map(|count| count.parse().ok());
                Some(Self::PositionsLeftOut {
                    counted: counted?,
                    left_out: left_out?,
                })
            })
            .or_else(|| two(PROVIDER_DOWN).map(|[provider, reason]| Self::ProviderDown { provider, reason }))
    }
}

fn too_short(text: &str) -> Option<Gap> {
    let [name, words, have, need, _] = <[String; 5]>::try_from(read(WINDOW_TOO_SHORT, text)?).ok()?;
    let measure = MEASURES.iter().find(|(_, known, _)| *known == words)?.0;
    Some(Gap::WindowTooShort {
        name,
        measure: measure.to_owned(),
        have: have.parse().ok()?,
        need: need.parse().ok()?,
    })
}

/// The pieces of a template around its placeholders.
fn pieces(template: &str) -> impl Iterator<Item = &str> {
    template.split('{').enumerate().map(|(at, piece)| match at {
        0 => piece,
        _ => piece.split_once('}').map_or(piece, |(_, rest)| rest),
    })
}

/// Fills the placeholders of a template in order. Braces in the values are not expanded.
fn fill(template: &str, values: &[&str]) -> String {
    let mut values = values.iter();
    let join = |mut text: String, piece: &str| {
        text.push_str(values.next().copied().unwrap_or_default());
        text.push_str(piece);
        text
    };
    let mut pieces = pieces(template);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, join)
}

/// The values that a template was filled with. Matches from the back, so that a name may contain the text that follows
/// it in the template.
fn read(template: &str, text: &str) -> Option<Vec<String>> {
    let pieces: Vec<&str> = pieces(template).collect();
    let (first, rest) = pieces.split_first()?;
    let (last, between) = rest.split_last()?;
    let mut text = text.strip_prefix(first)?.strip_suffix(last)?;
    let mut values = Vec::new();
    for piece in between.iter().rev() {
        let (before, value) = text.rsplit_once(piece)?;
        values.push(value.to_owned());
        text = before;
    }
    values.push(text.to_owned());
    values.reverse();
    Some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> String {
        text.to_owned()
    }

    #[test]
    fn every_gap_reads_back() {
        for name in [
            "Apple Inc.",
            "A (B) end 2013; C",
            "Müller & Söhne",
            "{name}",
            "The prices of X",
            "",
        ] {
            let name = text(name);
            let all = [
                Gap::PricesMissing {
                    name: name.clone(),
                    symbol: text("BRK-B"),
                },
                Gap::PricesOld {
                    name: name.clone(),
                    date: text("2013-03-01"),
                },
                Gap::AccountsMissing {
                    name: name.clone(),
                    symbol: text("AAPL"),
                },
                Gap::AccountsOld {
                    name: name.clone(),
                    date: text("2023-09-30"),
                },
                Gap::IndustryMissing { name: name.clone() },
                Gap::MarketOld { date: text("2023-06") },
                Gap::NewsMissing,
                Gap::ProviderDown {
                    provider: text("stooq"),
                    reason: name.trim_end_matches('.').to_owned(),
                },
                Gap::WindowTooShort {
                    name: name.clone(),
                    measure: text("return_1y"),
                    have: 9,
                    need: 12,
                },
                Gap::HoldingsUnpriced { name },
                Gap::PositionsLeftOut {
                    counted: 40,
                    left_out: 160,
                },
                Gap::PortfolioNoWeights,
            ];
            for gap in all {
                let words = gap.in_words();
                assert_eq!(Gap::of_words(&words), Some(gap), "{words}");
            }
        }
        assert_eq!(Gap::of_words("Absent: Macro: away"), None);
    }

    #[test]
    fn a_gap_has_a_code() {
        let old = Gap::PricesOld {
            name: text("Apple"),
            date: text("2013-03-01"),
        };
        let json = serde_json::to_string(&old).unwrap();
        assert_eq!(json, r#"{"code":"prices_old","name":"Apple","date":"2013-03-01"}"#);
        assert_eq!(serde_json::from_str::<Gap>(&json).unwrap(), old);
    }
}
