//! What was looked for and not found. A gap is a value: it can be written down, and read back for a translation.

use pipeline::brief::Mib;

use super::{coverage, stocks};

/// Where the shipped stock prices end.
pub const STOCK_PRICES_END: &str = "2013-03-01";
/// Where the shipped market series ends.
pub const US_MARKET_ENDS: &str = "2023-06";

/// Something the data room does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gap {
    /// No prices of an instrument.
    Prices(String),
    /// Prices of an instrument that end long ago.
    OldPrices(String),
    /// No accounts of a company, or no composition of a fund.
    Accounts(String),
    /// Nothing on an industry or a theme.
    Industry(String),
    /// Nothing newer on the US market.
    OldMarket,
    /// No news.
    News,
}

const PRICES: (&str, &str) = (
    "No price history for ",
    " in the data room; the shipped prices end 2013-03-01.",
);
const OLD_PRICES: (&str, &str) = (
    "The shipped prices of ",
    " end 2013-03-01; nothing newer is in the data room.",
);
const ACCOUNTS: (&str, &str) = ("No accounts or composition of ", " in the data room.");
const INDUSTRY: (&str, &str) = ("No industry data on ", " in the data room.");
const OLD_MARKET: &str = "The US market series end 2023-06; nothing newer is in the data room.";
const NEWS: &str = "No news or sentiment data in the data room.";

impl Gap {
    /// The gap as the ledger has it.
    pub fn in_words(&self) -> String {
        let around = |(before, after): (&str, &str), name: &str| format!("{before}{name}{after}");
        match self {
            Self::Prices(name) => around(PRICES, name),
            Self::OldPrices(name) => around(OLD_PRICES, name),
            Self::Accounts(name) => around(ACCOUNTS, name),
            Self::Industry(name) => around(INDUSTRY, name),
            Self::OldMarket => OLD_MARKET.to_owned(),
            Self::News => NEWS.to_owned(),
        }
    }

    /// Reads back what [`Self::in_words`] wrote.
    pub fn read(text: &str) -> Option<Self> {
        let between = |(before, after): (&str, &str)| -> Option<String> {
            Some(text.strip_prefix(before)?.strip_suffix(after)?.to_owned())
        };
        between(PRICES)
            .map(Self::Prices)
            .or_else(|| between(OLD_PRICES).map(Self::OldPrices))
            .or_else(|| between(ACCOUNTS).map(Self::Accounts))
            .or_else(|| between(INDUSTRY).map(Self::Industry))
            .or_else(|| (text == OLD_MARKET).then_some(Self::OldMarket))
            .or_else(|| (text == NEWS).then_some(Self::News))
    }
}

/// The gaps of a brief.
pub fn of(brief: &Mib) -> Vec<Gap> {
    let mut gaps = Vec::new();
    for instrument in &brief.subject.instruments {
        let name = if instrument.name.is_empty() {
            &instrument.symbol
        } else {
            &instrument.name
        };
        if stocks::series_of(&instrument.symbol).is_some() {
            gaps.push(Gap::OldPrices(name.clone()));
        } else if !coverage::follows_us_market(&instrument.symbol) {
            gaps.push(Gap::Prices(name.clone()));
        }
        if matches!(instrument.asset_class.as_str(), "equity" | "fund" | "index" | "") {
            gaps.push(Gap::Accounts(name.clone()));
        }
    }
    if brief.subject.kind == "sector_or_theme" {
        gaps.extend(brief.subject.themes.iter().take(3).cloned().map(Gap::Industry));
    }
    gaps.push(Gap::OldMarket);
    gaps.push(Gap::News);
    gaps
}
