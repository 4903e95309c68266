//! Figures that a question asks to look up: what a series was at a time, how it changed, its highest, its ratio to
//! another. Such an answer is a fact: nothing speaks for or against it.

use pipeline::brief::MasterBrief;

use super::last_brief::{LastBrief, known_or};
use super::plan;
use super::question::Question;
use super::question_text::QuestionText;

pub mod accounts;
pub mod caution;
pub mod economy;
pub mod market;
pub mod prices;
#[cfg(test)]
mod tests_caution;
pub mod times;

thread_local! {
    /// The last brief with what it asks to look up.
    static LAST: LastBrief<Option<Lookup>> = const { LastBrief::new(None) };
}

/// What is to be looked up.
#[derive(Debug, Clone, PartialEq)]
pub enum Lookup {
    /// Figures of companies' accounts.
    Accounts(accounts::AccountsLookup),
    /// Prices of metals, coins, currencies and the stocks whose prices ship.
    Prices(prices::PriceLookup),
    /// Series of the economy, yields and the policy rate.
    Economy(economy::EconomyLookup),
    /// The history of the US stock and bond market.
    Market(market::MarketLookup),
}

impl Lookup {
    /// What a brief asks to look up; `None` where it asks what to do, or for anything else.
    pub fn of(brief: &MasterBrief) -> Option<Self> {
        known_or(&LAST, brief, Self::read)
    }

    fn read(brief: &MasterBrief) -> Option<Self> {
        let text = QuestionText::new(brief);
        // What is dangerous is said before anything speaks for or against it.
        if let Some(caution) = market::MarketLookup::caution(&text, brief) {
            return Some(Self::Market(caution));
        }
        if plan::takes_out(&text, brief) && !text.has_words("lives-off-dividends") {
            return None;
        }
        // "How many rupees does a dollar buy?" and "How many shares did it buy back?" ask for no decision to buy.
        let buys_back = text.has_words("acc-buybacks") && !text.has_words("acc-view-always");
        let decides = !buys_back && !prices::series::counts_a_currency(&brief.question);
        // "Should I sell in May?" asks what the season brought.
        let decides = decides && !text.has_words("season-summer");
        if Question::asks_for_a_decision(brief) && decides {
            return None;
        }
        let accounts = || accounts::AccountsLookup::of(&text, brief).map(Self::Accounts);
        let prices = || prices::PriceLookup::of(&text, brief).map(Self::Prices);
        let economy = || economy::EconomyLookup::of(&text, brief).map(Self::Economy);
        let market = || market::MarketLookup::of(&text, brief).map(Self::Market);
        // "Đồng đô la" is the dollar, and no Vietnamese dong.
        if text.has_words("dollar-worth")
            && let Some(worth) = economy()
        {
            return Some(worth);
        }
        accounts().or_else(prices).or_else(economy).or_else(market)
    }
}
