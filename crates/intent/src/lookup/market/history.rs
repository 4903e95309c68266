//! What a question asks of all the years of US stocks at once: how many gained, how years of high inflation or of
//! changing rates went, and how likely a gain is.

use figures::numbers::Stated;
use languages::asks;
use pipeline::brief::MasterBrief;
use reading::horizon::{DECADE, ONE_YEAR, is_assumed, is_unstated, of_brief};

use crate::mix;
use crate::question_text::QuestionText;
use crate::stated_rates::{stated_fall, supposed_inflation};
use crate::sums::{numbers, past_sum};
use crate::word_list::WordList;

/// So many losing years in a row are counted where a question names no number.
const LOSING_YEARS: u32 = 3;

/// Gains that a question may name, in per cent.
const GAINS: std::ops::RangeInclusive<f64> = 1.0..=1000.0;

/// Yearly rates of deposits, in per cent.
const DEPOSIT_RATES: std::ops::RangeInclusive<f64> = 0.25..=15.0;

/// A condition on calendar years.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// US consumer prices rose fast.
    HighInflation,
    /// The US policy rate fell.
    RateCut,
    /// The US policy rate rose.
    RateRise,
}

/// A gain whose chance is asked for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Gain {
    /// Twice the money.
    Double,
    /// So many per cent in all.
    InAll(f64),
    /// So many per cent a year.
    PerYear(f64),
}

/// What is asked of all the years of US stocks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum HistoryLookup {
    /// How many calendar years gained.
    YearsUp,
    /// How often so many calendar years in a row lost money.
    LosingYears(u32),
    /// How the calendar years went in which a condition held.
    When(Condition),
    /// How often stocks gained at least so much over so many years.
    Chance(Gain, u32),
    /// What the dividends of a sum come to in a year: the sum and its currency.
    Dividends(f64, &'static str),
}

impl HistoryLookup {
    /// What a brief on US stocks asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        if mix::weights(brief).is_some() {
            return None;
        }
        if text.has_words("lives-off-dividends") {
            return past_sum(brief).map(|(sum, currency)| Self::Dividends(sum, currency));
        }
        if stated_fall(brief).is_some() || text.has(WordList::Bonds) {
            return None;
        }
        if text.has_words("years-in-a-row") && !text.has_words("every-year") {
            let stated = !is_assumed(brief) && !is_unstated(brief);
            let years = if stated { of_brief(brief).window() } else { LOSING_YEARS };
            return Some(Self::LosingYears(years.clamp(2, 10)));
        }
        if text.has_words("asks-years-up") {
            return Some(Self::YearsUp);
        }
        chance(text, brief).or_else(|| condition(text, brief).map(Self::When))
    }
}

/// "How likely is it that stocks double in ten years?"
fn chance(text: &QuestionText, brief: &MasterBrief) -> Option<HistoryLookup> {
    let shares = numbers(&brief.question).into_iter().filter_map(|stated| match stated {
        Stated::Share(share) => Some(share),
        _ => None,
    });
    let is_likely = text.has(WordList::HowOften);
    let beside_a_deposit = |rate: f64| text.has(WordList::Stocks) && text.has_beside(rate, WordList::Savings);
    let gain = match shares.collect::<Vec<f64>>().as_slice() {
        [] if is_likely && text.has_words("names-doubling") => Gain::Double,
        // "Is a savings account at 4% better than stocks?"
        [rate] if DEPOSIT_RATES.contains(rate) && beside_a_deposit(*rate) => Gain::PerYear(*rate),
        [share] if is_likely && GAINS.contains(share) && text.has_words("names-gain") => {
            if text.has_words("every-year") || is_yearly(text, *share) {
                Gain::PerYear(*share)
            } else {
                Gain::InAll(*share)
            }
        }
        _ => return None,
    };
    let horizon = match gain {
        _ if !is_unstated(brief) => of_brief(brief),
        Gain::InAll(_) => ONE_YEAR,
        Gain::Double | Gain::PerYear(_) => DECADE,
    };
    Some(HistoryLookup::Chance(gain, horizon.window()))
}

/// Whether a word for "a year" stands right before a share: "年8%", "연 8%", and not "10年8%".
fn is_yearly(text: &QuestionText, share: f64) -> bool {
    let whole = share.trunc().to_string();
    let mut runs = text.digit_runs().filter(|(_, digits, _)| *digits == whole);
    runs.any(|(before, ..)| {
        let before = before.trim_end();
        let mut words = asks::list("yearly-before", false).iter();
        words.any(|word| {
            let rest = before.strip_suffix(word.folded.as_str());
            rest.is_some_and(|rest| !rest.ends_with(char::is_numeric))
        })
    })
}

/// "What happens to stocks when the Fed cuts rates?"
fn condition(text: &QuestionText, brief: &MasterBrief) -> Option<Condition> {
    if !text.has_words("asks-what-follows") || supposed_inflation(brief).is_some() {
        return None;
    }
    [
        ("when-rates-fall", Condition::RateCut),
        ("when-rates-rise", Condition::RateRise),
        ("when-inflation-is-high", Condition::HighInflation),
    ]
    .into_iter()
    .find(|(list, _)| text.has_words(list))
    .map(|(_, condition)| condition)
}
