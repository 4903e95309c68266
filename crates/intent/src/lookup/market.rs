//! What a question asks to look up in the history of the US stock and bond market.

use pipeline::brief::MasterBrief;
use reading::horizon::{is_assumed, is_unstated, of_brief};

use super::times::{Time, named_times};
use crate::coverage::{is_elsewhere, names_the_market};
use crate::mix::{self, Mix};
use crate::question::Question;
use crate::question_text::QuestionText;
use crate::stated_rates::stated_fall;
use crate::sums::past_sum;
use crate::word_list::WordList;
use history::HistoryLookup;

pub mod history;

/// A fall of this size, in per cent, is a bear market.
const BEAR_MARKET: u16 = 20;

/// What the prices of US stocks are measured by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Valuation {
    /// Price over the mean of ten years of earnings.
    Cape,
    /// Price over the earnings of the past year.
    PriceToEarnings,
    /// Dividend over price.
    DividendYield,
    /// The level of the index.
    Price,
}

/// How long the best and the worst periods are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Span {
    /// From one month to the next.
    Month,
    /// A calendar year.
    Year,
    /// Ten years.
    Decade,
}

/// Months of the calendar that are compared with the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Season {
    /// One month.
    Month(u8),
    /// From May to October: "sell in May".
    Summer,
}

/// What is to be looked up in the history of the US stock and bond market.
#[derive(Debug, Clone, PartialEq)]
pub enum MarketLookup {
    /// A valuation at some times; whether the highest of a year is asked for.
    Value(Valuation, Vec<Time>, bool),
    /// The highest and the lowest value of a valuation.
    ValueRange(Valuation),
    /// What followed a CAPE of at least so much.
    AfterCape(u16),
    /// What stocks promise beyond bonds.
    Premium,
    /// A fall of the past, in these years or since 1871, and how long the recovery took.
    Fall(Mix, Option<(u16, u16)>),
    /// How far prices were below their high.
    BelowHigh(Time),
    /// What each of several years returned.
    Years(Mix, Vec<u16>),
    /// The best and the worst periods since a year.
    Extremes(Mix, Span, Option<u16>),
    /// The average return, and the median of periods of so many years.
    Average(Mix, u32),
    /// How often falls of at least a fifth came, and how long they lasted.
    BearMarkets {
        /// Whether the question asks how often.
        how_often: bool,
    },
    /// How a month of the calendar did.
    Season(Season),
    /// How much stocks swing.
    Swings,
    /// What a sum that is saved every year since a year has become.
    SavedSince(f64, &'static str, u16),
    /// What a sum became that was invested in a month.
    InvestedIn(f64, &'static str, Time),
    /// How often periods of so many years lost money.
    Losses(Mix, u32),
    /// What is asked of all the years of US stocks.
    History(HistoryLookup),
    /// A caution that comes before any view; see `caution`.
    Caution(super::caution::Caution),
}

impl MarketLookup {
    /// What a brief asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let held = !brief.holdings.positions.is_empty() && mix::weights(brief).is_none();
        // "Against" begins like "again".
        let repeats = text.has(WordList::Again) && !text.has_words("against");
        if is_elsewhere(brief) || held || text.has(WordList::Forecast) || repeats {
            return None;
        }
        let mut instruments = brief.subject.instruments.iter();
        let on_market = instruments.all(|known| crate::coverage::follows_us_market(&known.symbol));
        if !on_market && mix::weights(brief).is_none() {
            return None;
        }
        let times = named_times(text, brief);
        Self::of_values(text, &times)
            .or_else(|| Self::of_money(text, brief, &times))
            .or_else(|| Self::of_history(text, brief, &times))
            .or_else(|| Self::of_falls(text, brief, &times))
            .or_else(|| Self::of_returns(text, brief, &times))
    }

    /// A caution, whatever the question asks to decide.
    pub fn caution(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        super::caution::Caution::of(text, brief).map(Self::Caution)
    }

    fn of_values(text: &QuestionText, times: &[Time]) -> Option<Self> {
        if text.has_words("names-equity-premium") {
            return Some(Self::Premium);
        }
        let valuation = valuation(text)?;
        if valuation == Valuation::Cape && text.has_words("followed-by") {
            return bound(text).map(Self::AfterCape);
        }
        if !times.is_empty() && !text.has(WordList::Since) {
            let is_of_years = times.iter().all(|time| time.month.is_none());
            let compares = times.len() > 1 && is_of_years;
            return Some(Self::Value(valuation, times.to_vec(), compares));
        }
        let ranges = text.has_words("asks-range") && valuation != Valuation::Price;
        ranges.then_some(Self::ValueRange(valuation))
    }

    fn of_money(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<Self> {
        let (sum, currency) = past_sum(brief)?;
        let is_monthly = text.has(WordList::Since) && text.has_a_number_beside(WordList::Monthly);
        match times {
            [time] if is_monthly => Some(Self::SavedSince(12.0 * sum, currency, time.year)),
            [time] if is_paid_every_year(text) => Some(Self::SavedSince(sum, currency, time.year)),
            [time] if time.month.is_some() && is_on_stocks(text, brief) => Some(Self::InvestedIn(sum, currency, *time)),
            _ => None,
        }
    }

    fn of_history(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<Self> {
        // "Can I live off dividends with 800,000 dollars?" means stocks.
        let is_on_stocks = is_on_stocks(text, brief) || text.has_words("lives-off-dividends");
        let asked = HistoryLookup::of(text, brief).filter(|_| is_on_stocks && times.is_empty());
        asked.map(Self::History)
    }

    fn of_falls(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<Self> {
        // "How bad was the crash of 2008?" means stocks.
        let is_crash_alone = text.has(WordList::Crash) && brief.subject.instruments.is_empty();
        if !is_on_stocks(text, brief) && !is_crash_alone {
            return None;
        }
        let falls = text.has(WordList::Fall) || text.has(WordList::Crash) || text.has(WordList::DeepestFall);
        if let [time] = times
            && time.month.is_some()
            && text.has_words("below-high")
        {
            return Some(Self::BelowHigh(*time));
        }
        let lasts = text.has_words("always-recover");
        let lasts = lasts
            || text.has_words("bear-markets")
                && (text.has_words("asks-average") || text.has_words("bear-markets-last"));
        let are_falls = text.has(WordList::Crash) || text.has_words("bear-markets");
        let repeats = text.has(WordList::HowOften) && are_falls && stated_fall(brief).is_none();
        // "How many times has the market fallen more than 20%?"
        let counts = text.has_words("counts-falls") && falls && is_bear_market(brief);
        let how_often = repeats || counts;
        if times.is_empty() && (lasts || how_often) {
            return Some(Self::BearMarkets { how_often });
        }
        if text.has_words("asks-what-if") {
            return None;
        }
        let years: Vec<u16> = times.iter().map(|time| time.year).collect();
        let named = match (years.iter().min(), years.iter().max()) {
            (Some(first), Some(last)) => Some((*first, *last)),
            _ if text.has(WordList::DotCom) => Some((2000, 2000)),
            _ => None,
        };
        let told = text.has_words("told-fall") || text.has(WordList::Recover);
        let falls = falls || text.has_words("asks-how-bad");
        let is_range = named.is_some_and(|(first, last)| last - first <= 6) && !text.has(WordList::Since);
        // "How much did stocks fall in 2008?" asks for that year alone.
        let is_crash = text.has(WordList::Crash) || text.has(WordList::Recover) || text.has_words("asks-how-bad");
        let is_of_a_year = years.len() == 1 && times.iter().all(|time| time.month.is_none());
        let is_asked = is_crash || !is_of_a_year || !text.has(WordList::PastReturn);
        let is_planned = mix::weights(brief).is_some() && !is_unstated(brief);
        let falls = falls || text.has(WordList::Recover);
        if is_range && told && falls && is_asked && !is_planned && past_sum(brief).is_none() {
            return Some(Self::Fall(asset(brief), named));
        }
        let deepest = text.has(WordList::DeepestFall) && named.is_none();
        deepest.then(|| Self::Fall(asset(brief), None))
    }

    fn of_returns(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<Self> {
        if text.has_words("season-summer") {
            return Some(Self::Season(Season::Summer));
        }
        if !is_on_stocks(text, brief) {
            return None;
        }
        let this_year: u16 = brief.as_of.get(..4)?.parse().ok()?;
        if let Some(month) =
            super::times::season(text, brief).filter(|_| times.is_empty() && text.has_words("asks-season"))
        {
            return Some(Self::Season(Season::Month(month)));
        }
        let since = match times {
            [time] if text.has(WordList::Since) && time.year < this_year => Some(time.year),
            _ => None,
        };
        if text.has_words("best-month") {
            return Some(Self::Extremes(asset(brief), Span::Month, since));
        }
        if since.is_some() && (text.has_words("best-year") || text.has(WordList::Extremes)) {
            let span = if text.has(WordList::Decade) {
                Span::Decade
            } else {
                Span::Year
            };
            return Some(Self::Extremes(asset(brief), span, since));
        }
        let years: Vec<u16> = times.iter().map(|time| time.year).collect();
        if years.len() > 1 && text.has_words("against") && !text.has_words("until") {
            return Some(Self::Years(asset(brief), years));
        }
        if text.has_words("names-swings") && times.is_empty() {
            return Some(Self::Swings);
        }
        let years = match is_assumed(brief) || is_unstated(brief) {
            true => 10,
            false => of_brief(brief).window(),
        };
        if text.has_words("ever-lost") && !is_assumed(brief) {
            return Some(Self::Losses(asset(brief), years));
        }
        let averages = text.has_words("asks-average") || text.has_words("plan-with");
        let returns = text.has(WordList::Return) || text.has(WordList::PastReturn);
        if averages && returns && times.is_empty() {
            return Some(Self::Average(asset(brief), years));
        }
        None
    }
}

/// What stocks are measured by, where a question names it.
fn valuation(text: &QuestionText) -> Option<Valuation> {
    [
        ("names-cape", Valuation::Cape),
        ("names-pe", Valuation::PriceToEarnings),
        ("names-dividend-yield", Valuation::DividendYield),
        ("names-level", Valuation::Price),
    ]
    .into_iter()
    .find(|(list, _)| text.has_words(list))
    .map(|(_, valuation)| valuation)
}

/// The ratio of a question: "a CAPE above 30".
fn bound(text: &QuestionText) -> Option<u16> {
    let mut numbers = text.digit_runs().filter_map(|(_, digits, _)| digits.parse().ok());
    numbers.find(|number| (10..=44).contains(number))
}

/// Whether a question names no size of a fall, or that of a bear market.
fn is_bear_market(brief: &MasterBrief) -> bool {
    stated_fall(brief).is_none_or(|fall| fall == BEAR_MARKET)
}

/// Whether a sum is paid every year: "1000 a year", "每年1000".
fn is_paid_every_year(text: &QuestionText) -> bool {
    text.digit_runs().any(|(before, digits, after)| {
        let is_year = digits.len() == 4 && text.ends_with_words(before, "asks-since");
        !is_year && (text.begins_with_words(after, "every-year") || text.ends_with_words(before, "every-year"))
    })
}

/// Whether a question is about stocks, bonds or a mix of both.
fn is_on_stocks(text: &QuestionText, brief: &MasterBrief) -> bool {
    mix::weights(brief).is_some() || names_the_market(text, brief) || text.has_words("bear-markets")
}

/// What a question is about: a mix, bonds alone, or stocks.
fn asset(brief: &MasterBrief) -> Mix {
    let bonds = Question::speaks_of_bonds(brief) && !Question::speaks_of_stocks(brief);
    mix::weights(brief).unwrap_or(if bonds { Mix::BONDS } else { Mix::STOCKS })
}
