//! The words of a question, by which it is told what the question wants to know.

use std::borrow::Cow;

use pipeline::brief::Mib;

use super::words::{self, Word};
use languages::text::fold;

/// Years of crashes that people name, and the one that is meant where they name none.
const CRASHES: [u16; 7] = [2008, 1929, 1973, 1974, 1987, 2000, 2020];

/// A number and a word for what it counts are at most so many letters apart.
const NEAR: usize = 30;

/// A sum and the word for how often it is paid are at most so many letters apart.
const BESIDE: usize = 14;

/// Letters after a number that make it a sum: ten thousands and the like, and currencies.
const COUNTED: &str = "万萬億亿千円元만억천원";

/// So many places of a number are looked at.
const MAX_PLACES: usize = 8;

/// Of a longer question, so many letters at its beginning and at its end say what it wants to know. It is looked at for
/// many figures, so the work on one that is as long as it may be would add up.
const LOOKED_AT: usize = 3_000;

/// What of a question is looked at.
pub fn looked_at(question: &str) -> Cow<'_, str> {
    let first = question.char_indices().nth(LOOKED_AT).map(|(at, _)| at);
    let last = question.char_indices().rev().nth(LOOKED_AT - 1).map(|(at, _)| at);
    match (first, last) {
        (Some(first), Some(last)) if first < last => {
            Cow::Owned(format!("{} {}", &question[..first], &question[last..]))
        }
        _ => Cow::Borrowed(question),
    }
}

/// The words of a question, folded.
pub struct Said(String);

impl Said {
    pub fn new(brief: &Mib) -> Self {
        let question = fold(&looked_at(&brief.question));
        let said = format!(" {question} {} ", fold(&brief.subject.themes.join(" ")));
        // A class of assets, and no wish for income.
        Self(said.replace("fixed income", "bonds").replace("renda fixa", "bonds"))
    }

    /// Whether it has one of these words: where letters are spelled, words begin with it; else it is anywhere.
    pub fn has(&self, words: Words) -> bool {
        words::list(words.list()).iter().any(|word| self.says(word))
    }

    /// Whether it has this word.
    pub fn says(&self, word: &Word) -> bool {
        word.is_in(&self.0)
    }

    /// The place of the first of these words, or `usize::MAX` where there is none.
    pub fn place(&self, words: Words) -> usize {
        let places = words::list(words.list())
            .iter()
            .filter_map(|word| word.place_in(&self.0));
        places.min().unwrap_or(usize::MAX)
    }

    /// Whether it names a crash by its year.
    pub fn names_crash(&self) -> bool {
        self.crash_year().is_some() && self.crash().is_some()
    }

    /// Whether a number stands right before or after one of these words: "400 a month", "monatlich 100 Euro".
    pub fn has_a_number_beside(&self, words: Words) -> bool {
        let is_number = |letter: char| letter.is_numeric();
        words::list(words.list()).iter().any(|word| {
            let mut places = self.0.match_indices(word.folded.as_str()).take(MAX_PLACES);
            let beside = |(at, found): (usize, &str)| {
                let before = self.0[..at].chars().rev().take(BESIDE).any(is_number);
                before || self.0[at + found.len()..].chars().take(BESIDE).any(is_number)
            };
            places.any(beside)
        })
    }

    /// Whether it speaks of a crash or a fall.
    pub fn speaks_of_a_fall(&self) -> bool {
        self.crash_year().is_some() || self.has(Words::Crash) || self.has(Words::Fall)
    }

    /// Whether a number stands near a word for a fall, in one sentence of a text.
    pub fn is_beside_a_fall(text: &str, number: f64) -> bool {
        let number = number.to_string();
        let sentences = text
            .split(['?', '!', '？', '！', '。'])
            .flat_map(|part| part.split(". "));
        let folded = sentences.map(|sentence| format!(" {} ", fold(sentence)));
        let places = folded.flat_map(|sentence| {
            let found = sentence.match_indices(&number).take(MAX_PLACES);
            found.map(|(at, _)| stretch(&sentence, at)).collect::<Vec<String>>()
        });
        let near_falls = |stretch: String| {
            let near = Self(stretch);
            near.has(Words::Fall) || near.has(Words::Crash) || near.has(Words::Wait)
        };
        places.take(MAX_PLACES).any(near_falls)
    }

    /// The year of the crash that it speaks of.
    pub fn crash(&self) -> Option<u16> {
        if self.has(Words::DotCom) {
            return Some(2000);
        }
        match self.crash_year() {
            Some(year) => (self.has(Words::Crash) || self.has(Words::Fall) || self.is_again(year)).then_some(year),
            None => self.has(Words::Crash).then_some(CRASHES[0]),
        }
    }

    /// The year of a crash that stands in it by itself: "2000万円" is a sum.
    fn crash_year(&self) -> Option<u16> {
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        let counts = |letter: Option<char>| letter.is_some_and(|letter| COUNTED.contains(letter));
        let is_named = |year: &u16| {
            self.0.match_indices(&year.to_string()).any(|(at, found)| {
                let (before, after) = (&self.0[..at], &self.0[at + found.len()..]);
                let next = after.chars().next();
                !is_digit(before.chars().next_back()) && !is_digit(next) && !counts(next)
            })
        };
        CRASHES.into_iter().find(is_named)
    }

    /// Whether it speaks of another such year: "another 1929", "1929 again". Another 2000 is as often a sum.
    fn is_again(&self, year: u16) -> bool {
        let mut words = words::list(Words::Again.list()).iter();
        let beside = |word: &Word| {
            let before = format!("{} {year} ", word.folded);
            let after = format!(" {year} {}", word.folded);
            self.0.contains(&before) || self.0.contains(&after)
        };
        year != 2000 && words.any(beside)
    }
}

/// The letters around a place of a text.
fn stretch(text: &str, at: usize) -> String {
    let before: Vec<char> = text[..at].chars().rev().take(NEAR).collect();
    let before: String = before.into_iter().rev().collect();
    let after: String = text[at..].chars().take(NEAR).collect();
    format!(" {before}{after} ")
}

/// The lists by which a question is told from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    Value,
    Risk,
    Debt,
    Quality,
    Growth,
    Concentration,
    Income,
    Return,
    Crash,
    Fall,
    Again,
    DotCom,
    Rates,
    Rise,
    Bonds,
    Stocks,
    Invest,
    Savings,
    Withdraw,
    Monthly,
    SavingsPlan,
    LumpSum,
    Wait,
    EarningsPerShare,
    ReturnOnEquity,
    Switch,
    Spend,
    SalesGrowth,
    Margin,
    HowMuch,
    Points,
    /// What has to be saved for a goal.
    SavingGoal,
    /// What it takes to live on.
    CapitalNeeded,
    /// Paying off a loan.
    Repay,
    InflationStays,
    Forecast,
    /// Getting back to where it was.
    Recover,
}

impl Words {
    /// The name of its list; see `words`.
    const fn list(self) -> &'static str {
        match self {
            Self::Again => "asks-again",
            Self::Bonds => "asks-bonds",
            Self::CapitalNeeded => "asks-capital",
            Self::Concentration => "asks-concentration",
            Self::Crash => "asks-crash",
            Self::Debt => "asks-debt",
            Self::DotCom => "asks-dotcom",
            Self::EarningsPerShare => "asks-eps",
            Self::Fall => "asks-fall",
            Self::Forecast => "asks-forecast",
            Self::Growth => "asks-growth",
            Self::HowMuch => "asks-how-much",
            Self::Income => "asks-income",
            Self::InflationStays => "asks-inflation-stays",
            Self::Invest => "asks-invest",
            Self::LumpSum => "asks-lump-sum",
            Self::Margin => "asks-margin",
            Self::Monthly => "asks-monthly",
            Self::Points => "asks-points",
            Self::Quality => "asks-quality",
            Self::Rates => "asks-rates",
            Self::Recover => "asks-recover",
            Self::Repay => "asks-repay",
            Self::Return => "asks-return",
            Self::ReturnOnEquity => "asks-roe",
            Self::Rise => "asks-rise",
            Self::Risk => "asks-risk",
            Self::SalesGrowth => "asks-sales-growth",
            Self::SavingGoal => "asks-saving-goal",
            Self::Savings => "asks-savings",
            Self::SavingsPlan => "asks-savings-plan",
            Self::Spend => "asks-spend",
            Self::Stocks => "asks-stocks",
            Self::Switch => "asks-switch",
            Self::Value => "asks-value",
            Self::Wait => "asks-wait",
            Self::Withdraw => "asks-withdraw",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_question_the_beginning_and_the_end_are_looked_at() {
        assert_eq!(looked_at("Is it risky?"), "Is it risky?");
        let middle = "é".repeat(2 * LOOKED_AT - 2);
        assert_eq!(looked_at(&format!("a{middle}b")), format!("a{middle}b"));
        let long = format!("begin {} end", "é".repeat(20_000));
        let part = looked_at(&long);
        assert!(part.starts_with("begin é") && part.ends_with("é end"));
        assert_eq!(part.chars().count(), 2 * LOOKED_AT + 1);
    }
}
