//! What is dangerous, or decided by a figure that the question leaves out. It is said before any view.

use figures::numbers::Stated;
use languages::language::Language;
use pipeline::brief::MasterBrief;
use reading::falls::of as falls_of;
use reading::horizon::{DEFAULT_PLAN, is_unstated, of_brief};

use crate::mix;
use crate::question_text::QuestionText;
use crate::stated_rates::loan_rate;
use crate::sums::numbers;
use crate::word_list::WordList;

/// The smallest weight of one company, in per cent, that is a danger by itself.
const LARGE_WEIGHT: f64 = 20.0;

/// Yearly fees, in per cent.
const FEES: std::ops::RangeInclusive<f64> = 0.05..=5.0;

/// What is weighed, in per cent of everything.
#[derive(Debug, Clone, PartialEq)]
pub struct Weight {
    /// Its name; empty where the question names none.
    pub name: String,
    /// In per cent of everything.
    pub percent: f64,
    /// Whether it is a company.
    pub is_company: bool,
}

/// A caution.
#[derive(Debug, Clone, PartialEq)]
pub enum Caution {
    /// Investing borrowed money.
    Margin,
    /// Selling what one does not own.
    Short,
    /// Too much in one place.
    Weight(Weight),
    /// A yearly fee: its rate in per cent, and over how many years.
    Fee(f64, u32),
    /// Money for old age, all in stocks.
    OldAge,
    /// Money that waits for higher rates.
    Waiting,
    /// Selling in a fall.
    Panic,
    /// Two plans of monthly payments: the sum and the years of each.
    TwoPlans([(f64, u32); 2]),
    /// Single stocks against a fund of them all.
    SingleStocks,
    /// A loan against investing, where the rate of the loan is not stated.
    LoanRate,
}

impl Caution {
    /// The caution that a brief calls for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let has = |list: &str| text.has_words(list);
        let invests = text.has(WordList::Invest) || text.has(WordList::Stocks) || !brief.subject.instruments.is_empty();
        let invests = invests || has("stock-market") || has("plain-funds");
        if has("caution-margin") && invests {
            return Some(Self::Margin);
        }
        if has("caution-short") && has("caution-loss") {
            return Some(Self::Short);
        }
        if let Some(rate) = fee(text, brief) {
            let years = if is_unstated(brief) {
                DEFAULT_PLAN.window()
            } else {
                of_brief(brief).window()
            };
            return Some(Self::Fee(rate, years));
        }
        if let Some(plans) = two_plans(text, brief) {
            return Some(Self::TwoPlans(plans));
        }
        if has("caution-panic") && (text.speaks_of_a_fall() || has("market-down")) {
            return Some(Self::Panic);
        }
        if text.has(WordList::Savings) && has("waits-for-rates") {
            return Some(Self::Waiting);
        }
        if has("caution-old") && (has("caution-all-in-stocks") || text.has(WordList::Stocks)) {
            return Some(Self::OldAge);
        }
        if has("caution-single-stocks") && has("caution-index") && brief.subject.instruments.is_empty() {
            return Some(Self::SingleStocks);
        }
        if let Some(weight) = weight(text, brief) {
            return Some(Self::Weight(weight));
        }
        let lends = text.has(WordList::Repay) && has("names-loan") && invests && loan_rate(brief).is_none();
        (lends && !text.has(WordList::Wait) && mix::weights(brief).is_none()).then_some(Self::LoanRate)
    }
}

/// The yearly fee that a question names.
fn fee(text: &QuestionText, brief: &MasterBrief) -> Option<f64> {
    if !text.has_words("names-fee") {
        return None;
    }
    let shares = numbers(&brief.question).into_iter().filter_map(|stated| match stated {
        Stated::Share(share) if FEES.contains(&share) => Some(share),
        _ => None,
    });
    match shares.collect::<Vec<f64>>().as_slice() {
        [fee] => Some(*fee),
        // "1.1% against 0.05%": what the dearer one costs more.
        [one, other] if one != other => Some(((one - other).abs() * 100.0).round() / 100.0),
        _ => None,
    }
}

/// "100 a month for 40 years or 200 a month for 20 years".
fn two_plans(text: &QuestionText, brief: &MasterBrief) -> Option<[(f64, u32); 2]> {
    if !text.has(WordList::Monthly) {
        return None;
    }
    // The themes of a brief repeat parts of its question.
    let question = MasterBrief {
        question: brief.question.clone(),
        language: brief.language.clone(),
        ..MasterBrief::default()
    };
    let text = QuestionText::new(&question);
    let (mut years, mut sums): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    for (_, digits, after) in text.digit_runs().take(5) {
        let Ok(number) = digits.parse() else { continue };
        if text.begins_with(after, WordList::Years) {
            years.push(number);
        } else if number >= 10 {
            sums.push(number);
        }
    }
    match (sums.as_slice(), years.as_slice()) {
        ([first, second], [one, other]) if (first, one) != (second, other) => {
            let plan = |sum: &u32, years: &u32| (f64::from(*sum), (*years).clamp(1, 50));
            Some([plan(first, one), plan(second, other)])
        }
        _ => None,
    }
}

/// How much of everything is in one place.
fn weight(text: &QuestionText, brief: &MasterBrief) -> Option<Weight> {
    let instrument = match brief.subject.instruments.as_slice() {
        [] => None,
        [one] => Some(one),
        // An employer beside something else is rare; several names are a portfolio.
        _ => return None,
    };
    let is_company = instrument.is_none_or(|known| known.asset_class == "stock" || known.asset_class == "equity");
    let is_fund = instrument.is_some_and(|known| matches!(known.asset_class.as_str(), "fund" | "index" | "currency"));
    let of_one = instrument.is_some() || text.has_words("one-company");
    let is_mixed = mix::weights(brief).is_some_and(|mix| mix.stocks < 100);
    if is_fund || !of_one || is_mixed {
        return None;
    }
    let shares = numbers(&brief.question).into_iter().filter_map(|stated| match stated {
        Stated::Share(share) => Some(share),
        _ => None,
    });
    let shares: Vec<f64> = shares.take(3).collect();
    // "If Apple falls 30%, what happens to my portfolio?" names no weight.
    if !falls_of(&brief.question, Language::from_code(&brief.language)).is_empty() {
        return None;
    }
    let of_everything = text.has_words("my-money");
    let percent = match shares.as_slice() {
        [share] if of_everything => Some(*share),
        _ if text.has_words("more-than-half") => Some(50.0),
        [] if text.has_words("all-my-money") => Some(100.0),
        [] if of_everything => stated_weight(brief),
        _ => None,
    };
    let percent = percent.filter(|share| (LARGE_WEIGHT..=100.0).contains(share))?;
    Some(Weight {
        name: instrument.map_or_else(String::new, |known| known.name.clone()),
        percent,
        is_company,
    })
}

/// The weight of the only position, where reading found one.
fn stated_weight(brief: &MasterBrief) -> Option<f64> {
    match brief.holdings.positions.as_slice() {
        [held] => held.weight.parse().ok(),
        _ => None,
    }
}
