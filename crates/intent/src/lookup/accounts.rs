//! What a question asks to look up in figures of companies' accounts: which figures, of which companies and years, and
//! what to do with them.

use pipeline::brief::MasterBrief;
use reading::horizon::is_unstated;

use crate::question_text::QuestionText;
use crate::word_list::WordList;
use items::Item;
use years::Years;

pub mod items;
pub mod years;

/// What is to be looked up in figures of companies' accounts.
#[derive(Debug, Clone, PartialEq)]
pub struct AccountsLookup {
    /// The symbols and names of the companies; none where the question is about all that have accounts.
    pub companies: Vec<(String, String)>,
    /// The figures, in the order of the question.
    pub items: Vec<Item>,
    /// What to do with them.
    pub operation: Operation,
    /// Of which fiscal years.
    pub years: Years,
    /// Whether years are those by which the company names them.
    pub is_fiscal: bool,
    /// Whether the lowest is asked for.
    pub is_lowest: bool,
    /// Whether the question asks why: accounts do not tell.
    pub asks_why: bool,
}

/// What to do with the figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// State each.
    Value,
    /// State every year.
    History,
    /// Add the years up.
    Total,
    /// From the first year to the last.
    Change,
    /// Whether one grew faster than the other.
    Faster,
    /// Whether one covers the other.
    Cover,
    /// The years in which it was lowered.
    Cuts,
    /// Years in a row.
    Streak(Streak),
    /// The last year that had it.
    LastWith,
    /// The highest, and the fall since.
    Peak,
    /// The companies with a loss.
    Losses,
    /// Which companies there are accounts of.
    Companies,
    /// Which years there are accounts of.
    Coverage,
    /// A number that no accounts have: members, employees.
    Uncounted,
    /// How many shares were bought back.
    SharesBought,
}

/// What happened in each of the years in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Streak {
    /// A loss.
    Loss,
    /// A profit.
    Profit,
    /// More than the year before.
    Rise,
    /// Less than the year before.
    Fall,
}

/// Words after which a question is about something else than what accounts state.
const ELSEWHERE: [WordList; 2] = [WordList::Forecast, WordList::Again];

/// The word lists of valuations and prices, which accounts do not have.
const OTHER_MEASURES: [&str; 2] = ["names-market-value", "acc-not"];

impl AccountsLookup {
    /// What a brief asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let subject = &brief.subject;
        let has = |list: &str| text.has_words(list);
        let has_accounts = subject.instruments.iter().all(|known| known.asset_class == "equity");
        if subject.kind == "portfolio" || !brief.holdings.positions.is_empty() || !has_accounts {
            return None;
        }
        let companies: Vec<(String, String)> = subject
            .instruments
            .iter()
            .map(|known| (known.symbol.clone(), known.name.clone()))
            .collect();
        let is_on_all = companies.is_empty();
        let build = |items: Vec<Item>, operation: Operation| Self {
            companies: companies.clone(),
            items,
            operation,
            years: Years::of(text, brief),
            is_fiscal: Years::are_fiscal(text),
            is_lowest: has("acc-op-lowest"),
            asks_why: reading::asks_why(&brief.question),
        };
        if is_on_all && has("acc-companies") {
            return Some(build(Vec::new(), Operation::Companies));
        }
        if is_on_all && !has("acc-all") {
            return None;
        }
        if has("acc-coverage") && !is_on_all {
            return Some(build(Vec::new(), Operation::Coverage));
        }
        // "CAPE" begins like "capex".
        let values = text.has(WordList::Value) && !has("acc-capex") && !text.is_english();
        let looks_elsewhere = values || ELSEWHERE.into_iter().any(|list| text.has(list));
        if looks_elsewhere || OTHER_MEASURES.into_iter().any(has) {
            return None;
        }
        let mut items = items::named(text);
        if has("acc-op-uncounted") {
            return Some(build(items, Operation::Uncounted));
        }
        if items.is_empty() && has("acc-op-business") && has("acc-op-change") {
            items.push("revenue");
        }
        if items.contains(&"buybacks") && has("acc-op-share-count") {
            return Some(build(items, Operation::SharesBought));
        }
        // "Do earnings per share grow from buybacks?" asks what profit and number of shares did.
        let is_effect = has("acc-op-buyback-effect") && items.contains(&"eps_diluted");
        if is_effect {
            items = vec!["eps_diluted", "net_income", "shares_diluted"];
        }
        let operation = match is_effect {
            true => Operation::Change,
            false => operation(text, &mut items, is_on_all)?,
        };
        let mut lookup = build(items, operation);
        if operation == Operation::Cuts && lookup.years == Years::Newest && text.has(WordList::PastYear) {
            lookup.years = Years::Last(1);
        }
        let is_plain = operation == Operation::Value && lookup.companies.len() == 1;
        let is_view = has("acc-view");
        // Somebody who says for how long to invest wants more than a figure of the past.
        let is_plan = !is_unstated(brief) && lookup.years == Years::Newest;
        let is_open = lookup.items.is_empty() || is_plan || is_view && is_plain && lookup.years == Years::Newest;
        (!is_open && !has("acc-view-always")).then(|| lookup.settled())
    }

    /// With the operation that fits the years.
    fn settled(mut self) -> Self {
        // "Total assets" adds nothing up.
        if self.operation == Operation::Total && matches!(self.years, Years::Newest | Years::Named(_)) {
            self.operation = Operation::Value;
        }
        if self.operation == Operation::Value
            && matches!(self.years, Years::Range(..) | Years::Since(_) | Years::Last(_))
        {
            self.operation = match self.companies.len() {
                1 => Operation::History,
                _ => Operation::Change,
            };
        }
        self
    }
}

/// What to do with the figures; `None` where nothing says so and no figure is named.
fn operation(text: &QuestionText, items: &mut Vec<Item>, is_on_all: bool) -> Option<Operation> {
    let has = |list: &str| text.has_words(list);
    let pays = items.iter().any(|item| item.starts_with("dividend"));
    if is_on_all && items.first() == Some(&"net_income") && has("acc-op-loss") {
        return Some(Operation::Losses);
    }
    if pays && has("acc-op-cover") {
        if items.len() < 2 {
            items.push(if has("acc-op-earned") {
                "net_income"
            } else {
                "free_cash_flow"
            });
        }
        return Some(Operation::Cover);
    }
    if pays && items.len() == 2 && items.contains(&"net_income") && has("acc-op-earned") {
        return Some(Operation::Cover);
    }
    if has("acc-op-row") {
        let losses = items.contains(&"net_income") && has("acc-op-loss");
        let streak = match () {
            () if losses => Streak::Loss,
            () if has("acc-op-fall") => Streak::Fall,
            () if has("acc-op-rise") => Streak::Rise,
            () => Streak::Profit,
        };
        return (!items.is_empty()).then_some(Operation::Streak(streak));
    }
    if items.len() >= 2 && has("acc-op-faster") {
        return Some(Operation::Faster);
    }
    if items.is_empty() {
        return None;
    }
    let on_payouts = pays || items.contains(&"buybacks");
    Some(match () {
        () if on_payouts && has("acc-op-stop") => Operation::LastWith,
        () if on_payouts && (has("acc-op-cut") || has("acc-op-every-year")) => Operation::Cuts,
        () if has("acc-op-last-time") => Operation::LastWith,
        () if has("acc-op-peak") => Operation::Peak,
        () if has("acc-op-history") => Operation::History,
        () if has("acc-op-total") || is_spending(items) && has("acc-op-spent") => Operation::Total,
        () if has("acc-op-change") || has("acc-op-rise") || has("acc-op-fall") => Operation::Change,
        () => Operation::Value,
    })
}

/// Whether a figure is an amount that adds up over years.
fn is_spending(items: &[Item]) -> bool {
    let summed = [
        "buybacks",
        "dividends",
        "capex",
        "research",
        "paid_out",
        "interest_expense",
    ];
    items.iter().all(|item| summed.contains(item))
}
