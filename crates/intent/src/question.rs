//! What a question wants to know. Its words say it, in every language; where they do not, its kind does.

use std::ops::RangeInclusive;

use figures::numbers::{Stated, stated};
use pipeline::brief::Mib;
use pipeline::brief::mib::Instrument;

use super::coverage::{follows_us_market, is_elsewhere, is_like_us_market};
use super::mix;
use super::said::{Said, Words, looked_at};
use super::withdrawal_rate::withdrawal_rate;
use reading::horizon::{Horizon, PLAN, RETIREMENT, is_assumed, is_unsaid, of_brief};

/// A fall of stocks that somebody asks about, in per cent. Smaller shares are rates of interest or withdrawals.
const FALLS: RangeInclusive<f64> = 5.0..=90.0;

/// Interest of loans, in per cent a year.
const LOANS: RangeInclusive<f64> = 0.5..=40.0;

/// Inflation that somebody supposes, in per cent a year.
const INFLATIONS: RangeInclusive<f64> = 0.5..=30.0;

/// What a question wants to know.
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
    /// What a crash like that of a year would do.
    Crash(u16),
    /// What a fall of stocks by so many per cent would do to a mix.
    StockFall(u16),
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
    /// Whether to pay off a loan or to invest.
    RepayOrInvest,
    /// Whether to save or to invest.
    SaveOrInvest,
    /// Whether stocks or bonds.
    StocksOrBonds,
    /// Whether what is taken out year after year lasts.
    Withdrawals,
    /// What regular saving comes to.
    SavingsPlan,
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
    /// What to think of it.
    View,
}

impl Question {
    /// What a brief wants to know.
    pub fn of(brief: &Mib) -> Self {
        let said = Said::new(brief);
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
        // Who waits for a crash asks about waiting.
        if can_plan && said.has(Words::Wait) && !said.has(Words::Withdraw) && !said.names_crash() {
            return Self::Wait;
        }
        // Money that somebody wants back is no recovery of the market.
        let recovers = said.has(Words::Recover) && said.speaks_of_a_fall() && !held;
        if recovers && on_market && mix.is_none() && !is_elsewhere(brief) {
            return Self::Recovery;
        }
        if let Some(percent) = stated_fall(brief).filter(|_| mix.is_some()) {
            return Self::StockFall(percent);
        }
        if let Some(year) = said.crash().filter(|_| on_market || mix.is_some()) {
            return Self::Crash(year);
        }
        let invests = said.has(Words::Invest) || said.has(Words::Stocks) || !subject.instruments.is_empty();
        if can_plan && mix.is_none() && said.has(Words::Repay) && invests && loan_rate(brief).is_some() {
            return Self::RepayOrInvest;
        }
        if let Some(plan) = plan(&said, brief).filter(|_| can_plan) {
            return plan;
        }
        if mix::other(brief).is_some() {
            return Self::WhichMix;
        }
        let on_bonds = general && said.has(Words::Bonds) || mix::is_of_bond_funds(brief);
        if on_bonds && said.has(Words::Rates) && (said.has(Words::Rise) || said.has(Words::Fall)) {
            // "If rates fall, how much do bonds rise?": what the rates do stands next to their name.
            let rates = said.place(Words::Rates);
            let rises = said.place(Words::Rise).abs_diff(rates) <= said.place(Words::Fall).abs_diff(rates);
            return if rises { Self::RatesUp } else { Self::RatesDown };
        }
        if kind == "comparison" && subject.instruments.len() > 1 {
            return Self::Which;
        }
        let split = held || subject.themes.iter().any(|theme| theme.contains('/'));
        if general && !split && said.has(Words::Bonds) && said.has(Words::Return) && !said.has(Words::Stocks) {
            return Self::BondYield;
        }
        if general && !split && kind != "macro" {
            let stocks = said.has(Words::Stocks);
            let other = said.has(Words::Income) || said.has(Words::Value);
            // Somebody who asks whether to switch to bonds is taken to hold stocks.
            let stocks = stocks || said.has(Words::Switch);
            if said.has(Words::Bonds) && stocks && !other {
                return Self::StocksOrBonds;
            }
            if said.has(Words::Savings) && (stocks || said.has(Words::Invest)) {
                return Self::SaveOrInvest;
            }
            if said.has(Words::Savings) && said.has(Words::Bonds) {
                return Self::CashOrBonds;
            }
        }
        let by_kind = match kind {
            "portfolio" => Self::Portfolio,
            "comparison" => Self::Which,
            _ => Self::View,
        };
        asked(&said, kind == "single_security").unwrap_or(by_kind)
    }

    /// What several companies are compared by, where the words say it.
    pub fn compared_by(brief: &Mib) -> Option<Self> {
        let said = Said::new(brief);
        let margin = said.has(Words::Margin).then_some(Self::Margin);
        asked(&said, true).or(margin)
    }

    /// Whether a brief asks what is to come in the economy.
    pub fn asks_for_a_forecast(brief: &Mib) -> bool {
        Said::new(brief).has(Words::Forecast)
    }

    /// Whether a brief speaks of percentage points.
    pub fn speaks_of_points(brief: &Mib) -> bool {
        Said::new(brief).has(Words::Points)
    }

    /// Whether a brief asks for amounts.
    pub fn asks_how_much(brief: &Mib) -> bool {
        Said::new(brief).has(Words::HowMuch)
    }

    /// Whether a brief speaks of taking money out year after year.
    pub fn withdraws(brief: &Mib) -> bool {
        Said::new(brief).has(Words::Withdraw)
    }

    /// Whether a brief speaks of what something pays out.
    pub fn wants_income(brief: &Mib) -> bool {
        Said::new(brief).has(Words::Income)
    }

    /// Whether a brief speaks of sums by the month.
    pub fn is_monthly(brief: &Mib) -> bool {
        Said::new(brief).has(Words::Monthly)
    }

    /// Whether it asks for one thing only, so that other points are beside the point.
    pub const fn is_narrow(self) -> bool {
        matches!(
            self,
            Self::Concentration
                | Self::Crash(_)
                | Self::Debt
                | Self::EarningsPerShare
                | Self::EarningsQuality
                | Self::ImpliedGrowth
                | Self::CashOrBonds
                | Self::RatesDown
                | Self::RatesUp
                | Self::Recovery
                | Self::RepayOrInvest
                | Self::ReturnOnEquity
                | Self::SaveOrInvest
                | Self::StockFall(_)
                | Self::StocksOrBonds
        )
    }

    /// Whether it is about a plan of taking out or paying in.
    pub const fn is_plan(self) -> bool {
        matches!(self, Self::Withdrawals | Self::SavingsPlan | Self::LumpSum | Self::Wait)
    }

    /// Whether the US stock market answers it, whatever its kind.
    pub const fn is_on_market(self) -> bool {
        self.is_plan()
            || matches!(
                self,
                Self::Recovery
                    | Self::RepayOrInvest
                    | Self::SaveOrInvest
                    | Self::StocksOrBonds
                    | Self::Crash(_)
                    | Self::StockFall(_)
            )
    }
}

/// For how long the figures of a brief are counted.
pub fn horizon(brief: &Mib) -> Horizon {
    match Question::of(brief) {
        Question::Withdrawals if is_assumed(brief) => RETIREMENT,
        Question::RepayOrInvest | Question::SavingsPlan if is_unsaid(brief) => PLAN,
        _ => of_brief(brief),
    }
}

/// What the words ask for. Some of it fits only a company.
fn asked(said: &Said, company: bool) -> Option<Question> {
    // Of the debt and the dividend, what is named first is asked; the other is a reason or an aim.
    let debt_first = company && said.has(Words::Income) && said.place(Words::Debt) < said.place(Words::Income);
    let asked = [
        (Words::Growth, Question::ImpliedGrowth, company),
        (Words::ReturnOnEquity, Question::ReturnOnEquity, company),
        (Words::Concentration, Question::Concentration, true),
        (Words::Debt, Question::Debt, debt_first),
        (Words::Income, Question::Income, true),
        (Words::EarningsPerShare, Question::EarningsPerShare, company),
        (Words::Value, Question::Value, true),
        (Words::Return, Question::Return, true),
        (Words::Debt, Question::Debt, company),
        (Words::Quality, Question::EarningsQuality, company),
        (Words::SalesGrowth, Question::SalesGrowth, company),
        (Words::Risk, Question::Risk, true),
    ];
    let found = asked.into_iter().find(|(words, _, fits)| *fits && said.has(*words));
    found.map(|(_, question, _)| question)
}

/// The yearly interest of a loan that a question names, in per cent.
pub fn loan_rate(brief: &Mib) -> Option<f64> {
    one_share(brief, LOANS)
}

/// The inflation that a question supposes, in per cent a year.
pub fn supposed_inflation(brief: &Mib) -> Option<f64> {
    let supposes = Said::new(brief).has(Words::InflationStays);
    supposes.then(|| one_share(brief, INFLATIONS)).flatten()
}

/// The one share of a question that is no weight of the portfolio, where it is in a range.
fn one_share(brief: &Mib, range: RangeInclusive<f64>) -> Option<f64> {
    match shares(brief, range).as_slice() {
        [share] => Some(*share),
        _ => None,
    }
}

/// The shares of a question in per cent that are in a range and are no weights of the portfolio.
fn shares(brief: &Mib, range: RangeInclusive<f64>) -> Vec<f64> {
    let shares = stated(&looked_at(&brief.question))
        .into_iter()
        .filter_map(|stated| match stated {
            Stated::Share(share) => Some(share),
            _ => None,
        });
    let mut shares: Vec<f64> = shares.filter(|share| range.contains(share)).collect();
    for held in &brief.holdings.positions {
        let is_weight = |share: &f64| held.weight.parse() == Ok(*share);
        if let Some(at) = shares.iter().position(is_weight) {
            shares.remove(at);
        }
    }
    shares
}

/// The fall of stocks in per cent that a question names: a share beside a word for a fall, and no weight of the
/// portfolio.
pub fn stated_fall(brief: &Mib) -> Option<u16> {
    let fall = one_share(brief, FALLS)?;
    Said::is_beside_a_fall(&looked_at(&brief.question), fall).then_some(fall.round() as u16)
}

/// The plan of taking out or paying in that a question describes.
fn plan(said: &Said, brief: &Mib) -> Option<Question> {
    // Living on dividends is no withdrawal, unless a rate is given; nor is every need.
    let rate = withdrawal_rate(&brief.question, said.has(Words::Monthly)).is_some();
    let takes_out = said.has(Words::Withdraw) && (rate || !said.has(Words::Income)) || said.has(Words::Spend) && rate;
    let wants_capital = said.has(Words::CapitalNeeded) && (said.has(Words::Spend) || said.has(Words::Monthly));
    if said.has(Words::SavingGoal) {
        return Some(Question::SavingsPlan);
    }
    // A rent, a wage and what somebody spends come every month too.
    let invests = said.has(Words::Invest) || said.has(Words::Savings) || said.has(Words::Stocks);
    let invests = invests || !brief.subject.instruments.is_empty() || mix::weights(brief).is_some();
    let spends = said.has(Words::Withdraw) || said.has(Words::Spend);
    let has_a_number = brief.question.chars().any(char::is_numeric);
    let pays_in = said.has(Words::Monthly) && has_a_number && invests && !spends;
    if takes_out || wants_capital {
        Some(Question::Withdrawals)
    } else if said.has(Words::LumpSum) {
        Some(Question::LumpSum)
    } else if said.has(Words::Wait) {
        Some(Question::Wait)
    } else if said.has(Words::SavingsPlan) || pays_in {
        Some(Question::SavingsPlan)
    } else {
        None
    }
}
