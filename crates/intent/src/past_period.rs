//! The past years that a question asks about: "in the 1970s", "since 2000", "from 2000 to 2010".

use std::ops::RangeInclusive;

use figures::numbers::Stated;
use pipeline::brief::MasterBrief;

use super::question_text::{QuestionText, SUM_SUFFIXES};
use super::sums::numbers;
use super::word_list::WordList;

/// The first full year of the history of US stocks.
const FIRST_YEAR: u16 = 1871;

/// The most years back from today.
const MAX_LAST_YEARS: u16 = 150;

/// The most years and decades of a question that are looked at.
const MAX_YEARS: usize = 8;

/// The letters before a decade in which a word says that it is an age: "in my late 50s".
const MAX_AGE_DISTANCE: usize = 10;

/// The years of events that people name instead of a year.
const EVENTS: [(&str, u16); 2] = [("event-brexit", 2016), ("event-covid", 2020)];

/// Past years that a question names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PastPeriod {
    /// From the beginning of the first to the end of the last.
    Years(u16, u16),
    /// From January of this year to the newest figures.
    Since(u16),
    /// So many years to the newest figures.
    Last(u16),
}

impl PastPeriod {
    /// The period whose return a question asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let asks = [WordList::PastReturn, WordList::Return, WordList::Grow];
        if !asks.into_iter().any(|list| text.has(list)) {
            // "Stocks against bonds, 1966 to 1982".
            let of_years = years(text, brief, &(FIRST_YEAR..=u16::MAX)).len() > 1;
            let looks_back = !text.has(WordList::Forecast) && !text.speaks_of_a_fall();
            // "Were bonds or stocks better in the 1980s?"
            let compares = text.has(WordList::Stocks) && text.has(WordList::Bonds);
            let is_range = of_years && text.has_words("until") || compares;
            let named = Self::named(text, brief).filter(|_| is_range && looks_back);
            return named.filter(|period| matches!(period, Self::Years(first, last) if first < last));
        }
        let this_year = || Self::this_year(text, brief).filter(|_| text.has(WordList::PastReturn));
        Self::named(text, brief).or_else(this_year)
    }

    /// The year up to now, where a question names it.
    pub fn this_year(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let this_year = brief.as_of.get(..4)?.parse().ok()?;
        text.has(WordList::ThisYear).then_some(Self::Since(this_year))
    }

    /// The calendar year before this one, where a question asks for its return.
    pub fn last_year(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let this_year: u16 = brief.as_of.get(..4)?.parse().ok()?;
        let asks = text.has(WordList::PastReturn) || text.has(WordList::Return);
        let last = this_year.saturating_sub(1);
        (asks && text.has(WordList::PastYear)).then_some(Self::Years(last, last))
    }

    /// The past period that a question names, whatever it asks.
    pub fn named(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let this_year: u16 = brief.as_of.get(..4)?.parse().ok()?;
        let known = FIRST_YEAR..=this_year;
        if let Some(decade) = decades(text, &known).next() {
            return Some(match decade + 9 {
                end if end < this_year => Self::Years(decade, end),
                _ => Self::Since(decade),
            });
        }
        if let Some(count) = last_years(text) {
            return Some(Self::Last(count));
        }
        let mut years = years(text, brief, &known);
        if years.is_empty() && text.has_words("event-ww2") {
            return Some(Self::Years(1939, 1945));
        }
        if years.is_empty() {
            years.extend(
                EVENTS
                    .iter()
                    .filter(|(event, _)| text.has_words(event))
                    .map(|(_, year)| year),
            );
        }
        match (years.iter().min(), years.iter().max()) {
            (Some(first), Some(last)) if first != last && *last < this_year => Some(Self::Years(*first, *last)),
            (Some(first), Some(last)) if first != last => Some(Self::Since(*first)),
            // "What would 1,000 invested in 1990 be worth?" means: today.
            (Some(year), _) if text.has(WordList::Since) || text.has(WordList::Grow) || becomes(text) => {
                Some(Self::Since(*year))
            }
            (Some(year), _) if *year < this_year => Some(Self::Years(*year, *year)),
            (Some(year), _) => Some(Self::Since(*year)),
            _ => None,
        }
    }

    /// Its first and its last year.
    pub const fn first_and_last(self, this_year: u16) -> (u16, u16) {
        match self {
            Self::Years(first, last) => (first, last),
            Self::Since(first) => (first, this_year),
            Self::Last(count) => (this_year.saturating_sub(count), this_year),
        }
    }
}

/// Whether the text asks what something of a past year is today: "what would I have today?"
fn becomes(text: &QuestionText) -> bool {
    text.has(WordList::PastReturn) && text.has_words("asks-until-now")
}

/// The decades of a text, by their first year.
pub(super) fn decades<'a>(text: &'a QuestionText, known: &RangeInclusive<u16>) -> impl Iterator<Item = u16> + 'a {
    let known = known.clone();
    let decades = text.digit_runs().filter_map(|(before, digits, after)| {
        let number: u16 = digits.parse().ok().filter(|number| number % 10 == 0)?;
        let is_marked =
            text.begins_with(after, WordList::DecadeAfter) || text.ends_with(before, WordList::DecadeBefore);
        match digits.len() {
            4 => is_marked.then_some(number),
            2 if number >= 20 => (is_marked && !is_age(before)).then_some(1900 + number),
            _ => None,
        }
    });
    decades.filter(move |year| known.contains(year)).take(MAX_YEARS)
}

/// The number of years that are just over: "the last 10 years".
pub(super) fn last_years(text: &QuestionText) -> Option<u16> {
    let in_words = [
        (WordList::LastTwoYears, 2),
        (WordList::LastThreeYears, 3),
        (WordList::LastFiveYears, 5),
        (WordList::LastTenYears, 10),
        (WordList::LastTwentyYears, 20),
    ];
    if let Some((_, count)) = in_words.into_iter().find(|(list, _)| text.has(*list)) {
        return Some(count);
    }
    let mut runs = text.digit_runs();
    runs.find_map(|(before, digits, after)| {
        let count: u16 = digits
            .parse()
            .ok()
            .filter(|count| (1..=MAX_LAST_YEARS).contains(count))?;
        let in_years = text.begins_with(after, WordList::Years);
        let is_last = in_years && text.ends_with(before, WordList::LastBefore);
        let is_ago =
            text.begins_with(after, WordList::AgoAfter) || in_years && text.ends_with(before, WordList::AgoBefore);
        (is_last || is_ago).then_some(count)
    })
}

/// Whether the text before a decade says that it is somebody's age.
fn is_age(before: &str) -> bool {
    let start = before
        .char_indices()
        .rev()
        .nth(MAX_AGE_DISTANCE)
        .map_or(0, |(at, _)| at);
    before[start..].split(' ').any(|word| word == "my")
}

/// The years of a text. A number with a currency or a scale is a sum: "2000 euros", "2000万円". Where the price of a
/// currency is asked for, its name beside a number is none: "the euro 2022".
pub(super) fn years(text: &QuestionText, brief: &MasterBrief, known: &RangeInclusive<u16>) -> Vec<u16> {
    let stated = numbers(&brief.question);
    let mut named = brief.subject.instruments.iter();
    let is_on_currency = brief.subject.kind == "macro" || named.any(|known| known.asset_class == "currency");
    let is_sum = |year: &u16| {
        let is_it = |number: f64| number == f64::from(*year);
        stated.iter().any(|stated| match stated {
            Stated::Amount(number, currency) => {
                let is_year = is_on_currency && number % 100.0 != 0.0;
                currency.is_some() && !is_year && is_it(*number)
            }
            Stated::Share(number) | Stated::Points(number) => is_it(*number),
        })
    };
    let runs = text
        .digit_runs()
        .filter(|(_, digits, after)| digits.len() == 4 && !after.starts_with(|letter| SUM_SUFFIXES.contains(letter)));
    let years = runs.filter_map(|(_, digits, _)| digits.parse().ok());
    years
        .filter(|year| known.contains(year) && !is_sum(year))
        .take(MAX_YEARS)
        .collect()
}
