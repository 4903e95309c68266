//! The type of a question. Its words tell it, in every language; where they do not, the kind of its subject does.

use pipeline::brief::MasterBrief;
use pipeline::brief::mib::Instrument;

use super::coverage::{follows_us_market, is_elsewhere, is_like_us_market, names_the_market};
use super::lookup::Lookup;
use super::lookup::caution::Caution;
use super::lookup::market::MarketLookup;
use super::mix;
use super::past_period::PastPeriod;
use super::plan;
use super::question_text::QuestionText;
use super::stated_rates::{loan_rate, stated_fall, supposed_return, yields_from_to};
use super::sums::{PlannedSum, start_and_goal};
use super::supposed_falls::SupposedFalls;
use super::word_list::WordList;
use languages::language::Language;
use reading::horizon::{
    DECADE, DEFAULT_PLAN, DEFAULT_RETIREMENT, Horizon, ONE_YEAR, is_assumed, is_unstated, of_brief,
};

mod properties;
mod wording;

pub(crate) use wording::asked;
use wording::{asks_for_a_cash_rate, asks_for_a_share_of_stocks, asks_how_to_invest, past_of_prices};

const OLD_AGE: MarketLookup = MarketLookup::Caution(Caution::OldAge);

/// The type of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether something is cheap or expensive.
    Value,
    /// How risky it is.
    Risk,
    /// Whether a company owes too much.
    Debt,
    /// Whether its profits are real: earned by the business, and paid in cash.
    EarningsQuality,
    /// What it earned for each share.
    EarningsPerShare,
    /// What it earned on its equity.
    ReturnOnEquity,
    /// What growth its price counts on.
    ImpliedGrowth,
    /// How fast its sales grow.
    SalesGrowth,
    /// What it keeps of its sales.
    Margin,
    /// Whether too much is in one place.
    Concentration,
    /// What it pays out.
    Income,
    /// What return to expect.
    Return,
    /// What it returned in past years.
    Past(PastPeriod),
    /// What its price did in past years.
    PastPrice(PastPeriod),
    /// What the best and the worst past periods brought.
    Extremes,
    /// How deep stocks fell at worst.
    DeepestFall,
    /// How long money takes to double.
    Doubling,
    /// What yearly return turns one sum into another.
    NeededReturn,
    /// What a crash like that of a year would do.
    Crash(u16),
    /// What a fall of stocks by so many per cent would do to a mix.
    StockFall(u16),
    /// What supposed falls of parts take from a whole.
    PartsFall,
    /// How long stocks take to recover from a crash.
    Recovery,
    /// What rising interest rates do to bonds.
    RatesUp,
    /// What falling interest rates do to bonds.
    RatesDown,
    /// What bonds pay.
    BondYield,
    /// Whether cash or bonds.
    CashOrBonds,
    /// Whether a money market fund or a savings account.
    CashRate,
    /// How much of the money to have in stocks.
    StockShare,
    /// Whether to pay off a loan or to invest.
    RepayOrInvest,
    /// Whether to save or to invest.
    SaveOrInvest,
    /// Whether stocks or bonds.
    StocksOrBonds,
    /// Whether stocks keep up with inflation.
    BeatInflation,
    /// Whether what is taken out year after year lasts.
    Withdrawals,
    /// What regular saving comes to.
    SavingsPlan,
    /// What one sum becomes.
    GrownSum,
    /// Whether to invest a sum at once or in parts.
    LumpSum,
    /// Whether to wait for a fall.
    Wait,
    /// Which of several.
    Which,
    /// Which of two mixes of stocks and bonds.
    WhichMix,
    /// What a portfolio is like as a whole.
    Portfolio,
    /// What a term of investing means.
    Definition,
    /// Something of which there is no data; see `reading::outside`.
    Outside,
    /// What a figure is or was; see `lookup`.
    Lookup,
    /// What to think of it.
    View,
}

impl Question {
    /// The type of the question of a brief.
    pub fn of(brief: &MasterBrief) -> Self {
        if reading::definition::of(&brief.question).is_some() {
            return Self::Definition;
        }
        if outside(brief).is_some() {
            return Self::Outside;
        }
        if Lookup::of(brief).is_some() {
            return Self::Lookup;
        }
        let text = QuestionText::new(brief);
        let subject = &brief.subject;
        let kind = subject.kind.as_str();
        let general = subject.instruments.is_empty() && !is_elsewhere(brief);
        let held = !brief.holdings.positions.is_empty();
        // The only history that reaches back to a crash is that of the US market.
        let mut instruments = subject.instruments.iter();
        let on_market = instruments.all(|known| follows_us_market(&known.symbol));
        let mix = mix::weights(brief);
        let follows = |known: &Instrument| follows_us_market(&known.symbol) || is_like_us_market(&known.symbol);
        let can_plan = general || mix.is_some() || subject.instruments.iter().all(follows);
        // Waiting for a crash is a question about waiting, not about the crash.
        if can_plan && text.has(WordList::Wait) && !text.has(WordList::Withdraw) && !text.names_crash() {
            return Self::Wait;
        }
        // "How often do stocks fall by 20 per cent?" is what somebody who waits for that fall wants to know.
        if can_plan && mix.is_none() && text.has(WordList::HowOften) && stated_fall(brief).is_some() {
            return Self::Wait;
        }
        // Somebody who holds something asks for money back.
        let recovers = text.has(WordList::Recover) && text.speaks_of_a_fall() && !held;
        if recovers && on_market && mix.is_none() && !is_elsewhere(brief) {
            return Self::Recovery;
        }
        let holds_others = brief
            .holdings
            .positions
            .iter()
            .any(|held| !follows_us_market(&held.symbol));
        let is_on_us_stocks = on_market && !holds_others && !is_elsewhere(brief) && names_the_market(&text, brief);
        let is_supposed = mix.is_some() || is_on_us_stocks && text.has_words("asks-what-if");
        if let Some(falls) = SupposedFalls::of(brief) {
            return falls.of_us_stocks.map_or(Self::PartsFall, Self::StockFall);
        }
        if let Some(percent) = stated_fall(brief).filter(|_| is_supposed) {
            return Self::StockFall(percent);
        }
        if general && !held && asks_for_a_cash_rate(&text) {
            return Self::CashRate;
        }
        let is_past = PastPeriod::named(&text, brief).is_some();
        let is_on_allocation = asks_for_a_share_of_stocks(&text) || !held && asks_how_to_invest(&text, brief);
        if general && mix.is_none() && !is_past && is_on_allocation {
            return Self::StockShare;
        }
        let plan = plan::of(&text, brief).filter(|_| can_plan);
        // "How much did stocks fall in 2008?" asks for that year, "a fall like that of 2008" for the next one.
        let looks_back = text.has(WordList::PastReturn) && mix.is_none() && !held;
        // What these years returned hides how far stocks fell in them.
        let is_short = matches!(text.crash(), Some(1987 | 2020));
        let falls = text.has(WordList::Crash) || text.has(WordList::Fall) && (!looks_back || is_short);
        let on_history = on_market && !is_elsewhere(brief) || mix.is_some();
        let asks_for_the_worst = mix.is_none() && !held && text.has(WordList::DeepestFall);
        if on_history && asks_for_the_worst && names_the_market(&text, brief) {
            return Self::DeepestFall;
        }
        if on_history && !(falls && text.crash().is_some()) && matches!(plan, None | Some(Self::GrownSum)) {
            let is_on_stocks = mix.is_some() || names_the_market(&text, brief);
            let period = PastPeriod::of(&text, brief).or_else(|| PastPeriod::last_year(&text, brief));
            let period = period.filter(|_| is_on_stocks && !text.has(WordList::Value));
            if let Some(period) = period {
                return Self::Past(period);
            }
            // Over stated years, what can be lost is what was lost at worst over so many years.
            let asks_for_a_loss = text.has(WordList::LossSize) && !is_assumed(brief) && !brief.horizon.is_empty();
            if text.has(WordList::Extremes) || asks_for_a_loss && !text.has(WordList::HowOften) {
                return Self::Extremes;
            }
            let doubles = mix.is_none() && plan::doubles(&text, brief);
            if doubles && (supposed_return(brief).is_some() || is_unstated(brief)) {
                return Self::Doubling;
            }
        }
        if can_plan && text.has(WordList::NeededReturn) && start_and_goal(brief).is_some() {
            return Self::NeededReturn;
        }
        if !on_history
            && !held
            && plan.is_none()
            && let Some(period) = past_of_prices(&text, brief)
        {
            return Self::PastPrice(period);
        }
        if let Some(year) = text.crash().filter(|_| on_market || mix.is_some()) {
            return Self::Crash(year);
        }
        let invests = text.has(WordList::Invest) || text.has(WordList::Stocks) || !subject.instruments.is_empty();
        let invests_at_all = invests || text.has_words("stock-market") || text.has_words("plain-funds");
        // "I have debt at 22%. Should I invest?"
        let repays = text.has(WordList::Repay) || text.has_words("names-loan") && text.has(WordList::Invest);
        if can_plan && mix.is_none() && repays && invests_at_all && loan_rate(brief).is_some() {
            return Self::RepayOrInvest;
        }
        if can_plan && mix.is_none() && text.has(WordList::Emergency) && (invests || !text.has(WordList::HowMuch)) {
            return Self::SaveOrInvest;
        }
        if let Some(plan) = plan {
            return plan;
        }
        if mix::other(brief).is_some() {
            return Self::WhichMix;
        }
        let on_bonds = general && text.has(WordList::Bonds) || mix::is_of_bond_funds(brief);
        if on_bonds && text.has(WordList::Rates) && (text.has(WordList::Rise) || text.has(WordList::Fall)) {
            // "If rates fall, how much do bonds rise?": the verb nearest to the rates belongs to them.
            let rates = text.position(WordList::Rates);
            let rises = text.position(WordList::Rise).abs_diff(rates) <= text.position(WordList::Fall).abs_diff(rates);
            return if rises { Self::RatesUp } else { Self::RatesDown };
        }
        if let Some((from, to)) = yields_from_to(brief).filter(|_| on_bonds) {
            return if from < to { Self::RatesUp } else { Self::RatesDown };
        }
        // Whether the time is right depends on what stocks cost.
        // "I hold nothing but VTI. Should I add bonds?"
        let is_all_in_stocks = mix.is_none() && is_on_us_stocks && !subject.instruments.is_empty();
        let on_prices = text.has(WordList::Value) || text.has(WordList::Income) || text.has(WordList::Rates);
        if is_all_in_stocks && text.has(WordList::Bonds) && !on_prices {
            return Self::StocksOrBonds;
        }
        let names_stocks = is_on_us_stocks || general && invests_at_all;
        if names_stocks && !held && mix.is_none() && text.has_words("good-time") && !text.has(WordList::Bonds) {
            return Self::Value;
        }
        if kind == "comparison" && subject.instruments.len() > 1 {
            return Self::Which;
        }
        if mix::is_of_bills(brief) {
            return Self::BondYield;
        }
        let split = held || subject.themes.iter().any(|theme| theme.contains('/'));
        let asks_for_yield = text.has(WordList::Return) || text.has(WordList::Income);
        if general && !split && text.has(WordList::Bonds) && asks_for_yield && !text.has(WordList::Stocks) {
            return Self::BondYield;
        }
        if general && !split && kind != "macro" {
            let stocks = text.has(WordList::Stocks);
            let other = text.has(WordList::Income) || text.has(WordList::Value);
            // Somebody who asks whether to switch to bonds is taken to hold stocks.
            let stocks = stocks || text.has(WordList::Switch);
            if text.has(WordList::Bonds) && stocks && !other {
                return Self::StocksOrBonds;
            }
            if text.has(WordList::Savings) && (stocks || text.has(WordList::Invest)) {
                return Self::SaveOrInvest;
            }
            // "What is the safest way to get 5% a year?" is what bills and bonds pay.
            let names_a_rate = || text.has_words("every-year") && loan_rate(brief).is_some();
            let is_on_rates = || names_a_rate() && !text.has(WordList::Inflation) && !stocks;
            if text.has(WordList::Savings) && (text.has(WordList::Bonds) || is_on_rates()) {
                return Self::CashOrBonds;
            }
        }
        let is_one_sum = || {
            !text.has(WordList::Monthly)
                && !text.has_words("asks-earns")
                && PlannedSum::of(brief, Self::GrownSum).is_some()
        };
        let is_horizon_stated = !is_assumed(brief) && !brief.horizon.is_empty();
        let has_a_sum = || is_horizon_stated && is_one_sum();
        let by_kind = match kind {
            // "The safest place for 50,000 for a year?", "I need 20,000 in three years": cash beside stocks.
            "portfolio" if general && !split && mix.is_none() && is_one_sum() && plan::is_for_soon(&text, brief) => {
                Self::SaveOrInvest
            }
            // "Is it smart to hold cash for 20 years?"
            "portfolio" if general && !split && text.has(WordList::Savings) && is_horizon_stated => Self::SaveOrInvest,
            // "I have 50,000 for 20 years. What should I do?": what such sums became.
            "portfolio" if general && !split && mix.is_none() && has_a_sum() => Self::GrownSum,
            "portfolio" => Self::Portfolio,
            "comparison" => Self::Which,
            _ => Self::View,
        };
        // "Are stocks a hedge against inflation?" sets nothing side by side.
        let beats = general && !split && text.has(WordList::Inflation) && text.has(WordList::Stocks);
        asked(&text, kind == "single_security").unwrap_or(if beats { Self::BeatInflation } else { by_kind })
    }
}

/// The subject without data that a brief asks about.
pub fn outside(brief: &MasterBrief) -> Option<&'static str> {
    let language = Language::from_code(&brief.language);
    reading::outside::of(&brief.question, language)
}

/// The horizon over which the figures of a brief are counted.
pub fn horizon(brief: &MasterBrief) -> Horizon {
    match Question::of(brief) {
        // "I am 45. Can I retire at 60?" tells when retirement begins, and not how long it lasts.
        // "How much can I take out in a month?" names no length of the plan either.
        Question::Withdrawals
            if is_assumed(brief) || of_brief(brief).years() < 1.0 || QuestionText::new(brief).has(WordList::Retire) =>
        {
            DEFAULT_RETIREMENT
        }
        // Stocks in old age are held for more than a year or two.
        Question::Lookup if is_unstated(brief) && Lookup::of(brief) == Some(Lookup::Market(OLD_AGE)) => DECADE,
        Question::RepayOrInvest | Question::SavingsPlan | Question::GrownSum if is_unstated(brief) => DEFAULT_PLAN,
        Question::Extremes if QuestionText::new(brief).has(WordList::Decade) => DECADE,
        Question::Extremes if is_unstated(brief) => ONE_YEAR,
        // Reading takes "the next decade" for more than ten years.
        _ if of_brief(brief).years() > DECADE.years() && QuestionText::new(brief).has_words("one-decade") => DECADE,
        _ => of_brief(brief),
    }
}
