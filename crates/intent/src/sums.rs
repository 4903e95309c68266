//! The sum of money that a question names, and what it is for.

use std::ops::RangeInclusive;

use figures::numbers::{Stated, stated};
use pipeline::brief::MasterBrief;

use super::number_words::in_digits;
use super::question::Question;
use super::question_text::{QuestionText, searched_part, with_whole_years};
use super::word_list::WordList;

/// Smaller numbers are not taken for sums of money: they are years, ages or counts.
pub const SMALLEST_SUM: f64 = 100.0;
/// Monthly savings may be this small, where their currency is named.
const SMALLEST_SAVING: f64 = 5.0;
/// People ask what one dollar would have become.
const SMALLEST_PAST_SUM: f64 = 1.0;
/// Larger sums are not somebody's savings.
const LARGEST_SUM: f64 = 1e12;

/// Years of the calendar that people name.
const YEARS: RangeInclusive<f64> = 1871.0..=2100.0;

/// Whether a number without a currency is a year of the calendar. A round one is rather a sum: "2000 a month".
pub(super) fn is_year(number: f64) -> bool {
    YEARS.contains(&number) && number % 100.0 != 0.0
}

/// What the sum of a question is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The monthly payment into a plan.
    Saving,
    /// The target of a savings plan.
    Goal,
    /// What is invested at once.
    Invested,
    /// The target of a sum that is invested at once.
    GoalAtOnce,
    /// The capital to withdraw from.
    Capital,
    /// The withdrawal of a year.
    Withdrawal,
}

/// The one sum of a plan.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlannedSum {
    /// What the sum is for.
    pub role: Role,
    /// The amount: of a withdrawal by the year, of a saving by the month.
    pub sum: f64,
    /// The code of its currency; empty if none is named.
    pub currency: &'static str,
}

impl PlannedSum {
    /// The sum of a brief with this question, where it names exactly one.
    pub fn of(brief: &MasterBrief, question: Question) -> Option<Self> {
        let text = QuestionText::new(brief);
        let role = match question {
            Question::SavingsPlan if text.has(WordList::SavingGoal) => Role::Goal,
            Question::SavingsPlan if text.has_a_number_beside(WordList::Monthly) => Role::Saving,
            Question::GrownSum if text.has(WordList::GoalAtOnce) => Role::GoalAtOnce,
            Question::GrownSum => Role::Invested,
            Question::Withdrawals if text.has(WordList::CapitalNeeded) || is_taken_out(&text) => Role::Withdrawal,
            Question::Withdrawals => Role::Capital,
            _ => return None,
        };
        let (sum, currency) = only_sum(&brief.question, smallest(role))?;
        let by_the_month = role == Role::Withdrawal && text.is_monthly();
        let sum = if by_the_month { 12.0 * sum } else { sum };
        Some(Self { role, sum, currency })
    }
}

/// Whether the one sum of a question is what is taken out, and not what it is taken from: "How long will my money last
/// if I take out 2,000 a month?", "Can I live on 2,000 a month?"
fn is_taken_out(text: &QuestionText) -> bool {
    let by_the_period = text.is_monthly() || text.has(WordList::Yearly);
    let asks_for_it = text.has(WordList::WhatSum) && !text.has(WordList::HowLong);
    by_the_period && !asks_for_it && (text.has(WordList::HowLong) || text.has_a_number_beside(WordList::Monthly))
}

/// The one sum that a question about past years names, with the code of its currency.
pub fn past_sum(brief: &MasterBrief) -> Option<(f64, &'static str)> {
    // A round year is no sum here: "since 2000".
    // Nor is the number in the name of an index: "标普500".
    let is_in_a_name = |sum: f64| {
        let mut instruments = brief.subject.instruments.iter();
        instruments.any(|known| known.name.contains(&sum.to_string()))
    };
    let is_sum = |(sum, currency): &(f64, &str)| !currency.is_empty() || !YEARS.contains(sum) && !is_in_a_name(*sum);
    let sums = sums(&brief.question, SMALLEST_PAST_SUM).into_iter().filter(is_sum);
    only(sums.collect())
}

/// The sum that is invested, with the code of its currency: the only one of a question, or all its parts added up where
/// the portfolio was read from them ("30,000 in stocks and 20,000 in bonds").
pub fn invested_sum(brief: &MasterBrief) -> Option<(f64, &'static str)> {
    let sums = sums(&brief.question, SMALLEST_SUM);
    let total: f64 = sums.iter().map(|(sum, _)| sum).sum();
    let weights: Vec<f64> = brief
        .holdings
        .positions
        .iter()
        .filter_map(|held| held.weight.parse().ok())
        .collect();
    let fits = |((sum, _), weight): (&(f64, &str), &f64)| (sum / total * 100.0 - weight).abs() < 0.1;
    let are_parts = sums.len() > 1 && sums.len() == weights.len() && sums.iter().zip(&weights).all(fits);
    match sums.first().filter(|_| are_parts) {
        Some((_, currency)) => Some((total, currency)),
        None => only(sums),
    }
}

/// The two sums of a question that names a start and a larger goal, with the code of their currency.
pub fn start_and_goal(brief: &MasterBrief) -> Option<(f64, f64, &'static str)> {
    match sums(&brief.question, SMALLEST_SUM).as_slice() {
        [(one, first), (other, second)] if one != other => {
            let currency = if first.is_empty() { second } else { first };
            Some((one.min(*other), one.max(*other), *currency))
        }
        _ => None,
    }
}

/// How much larger a sum must be than the other for it to be the start of a plan, and not another monthly sum.
const START_TO_SAVING: f64 = 5.0;

/// The sum that is there at the start of a savings plan, and the one that is paid in every month: "I have 50,000 and
/// save 300 a month."
pub fn start_and_saving(brief: &MasterBrief) -> Option<(PlannedSum, PlannedSum)> {
    let text = QuestionText::new(brief);
    if text.has(WordList::SavingGoal) || !text.has_a_number_beside(WordList::Monthly) {
        return None;
    }
    let (saving, start, currency) = start_and_goal(brief)?;
    let planned = |role: Role, sum: f64| PlannedSum { role, sum, currency };
    let is_start = start >= START_TO_SAVING * saving;
    is_start.then(|| (planned(Role::Invested, start), planned(Role::Saving, saving)))
}

/// The currency of the first sum of a question that names one.
pub fn currency(brief: &MasterBrief) -> Option<&'static str> {
    numbers(&brief.question).into_iter().find_map(|stated| match stated {
        Stated::Amount(_, currency) => currency,
        _ => None,
    })
}

/// Whether a question names a sum in this currency: "2 million dollars" says nothing about the dollar.
pub fn names_sum_in(brief: &MasterBrief, code: &str) -> bool {
    let is_sum = |stated: &Stated| match stated {
        Stated::Amount(number, Some(currency)) => *currency == code && !is_year(*number),
        _ => false,
    };
    numbers(&brief.question).iter().any(is_sum)
}

/// The numbers of a question, without those of indices.
pub fn numbers(question: &str) -> Vec<Stated> {
    // A range of years is no sum: "1973-74".
    let text = searched_part(question);
    let text = in_digits(&with_whole_years(&text));
    let text = with_joined_thousands(&without_indices(&text));
    // "500 monthly" would else be read as 500 months.
    let text = BY_THE_PERIOD.iter().fold(text, |text, word| text.replace(word, "/"));
    stated(&text)
}

/// Words for "every month" and "every year" that begin like the word for a month or a year.
const BY_THE_PERIOD: [&str; 8] = [
    "jaarlijks",
    "maandelijks",
    "miesięcznie",
    "monatlich",
    "monthly",
    "månatlig",
    "yearly",
    "årlig",
];

/// A text with its groups of three digits joined: "2 000" becomes "2000".
fn with_joined_thousands(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let parts_thousands = |at: usize| {
        let follows = is_digit(at + 1) && is_digit(at + 2) && is_digit(at + 3) && !is_digit(at + 4);
        letters[at].is_whitespace() && at > 0 && is_digit(at - 1) && follows
    };
    let kept = (0..letters.len()).filter(|at| !parts_thousands(*at));
    kept.map(|at| letters[at]).collect()
}

/// Indices whose names end in a number.
const NUMBERED_INDICES: [&str; 11] = [
    "s&p", "sp", "nasdaq", "ftse", "russell", "stoxx", "nikkei", "topix", "csi", "cac", "euronext",
];

/// A text without the numbers of indices: "S&P 500" is no sum.
fn without_indices(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_skipped = false;
    let mut last = ' ';
    for letter in text.chars() {
        let begins = letter.is_ascii_digit() && !last.is_ascii_digit();
        is_skipped = letter.is_ascii_digit() && (is_skipped || begins && ends_in_an_index(&out));
        if !is_skipped {
            out.push(letter);
        }
        last = letter;
    }
    out
}

/// Whether a text ends in the name of an index.
fn ends_in_an_index(text: &str) -> bool {
    let longest = text.char_indices().rev().nth(10).map_or(0, |(at, _)| at);
    let end = text[longest..].trim_end_matches([' ', '-']).to_lowercase();
    NUMBERED_INDICES.iter().any(|name| {
        let before = end.strip_suffix(name);
        before.is_some_and(|before| !before.ends_with(|letter: char| letter.is_ascii_alphanumeric()))
    })
}

/// The smallest sum with a named currency, by what it is for.
fn smallest(role: Role) -> f64 {
    match role {
        Role::Saving => SMALLEST_SAVING,
        _ => SMALLEST_SUM,
    }
}

/// The one sum of a question with the code of its currency.
fn only_sum(question: &str, smallest: f64) -> Option<(f64, &'static str)> {
    only(sums(question, smallest))
}

/// The sums of a question, each with the code of its currency. With a named currency they are at least `smallest`.
fn sums(question: &str, smallest: f64) -> Vec<(f64, &'static str)> {
    let least = |currency: Option<&str>| currency.map_or(SMALLEST_SUM, |_| smallest);
    let sums = numbers(question).into_iter().filter_map(|stated| match stated {
        Stated::Amount(sum, None) if is_year(sum) => None,
        Stated::Amount(sum, currency) if (least(currency)..=LARGEST_SUM).contains(&sum) => {
            Some((sum, currency.unwrap_or_default()))
        }
        _ => None,
    });
    sums.collect()
}

/// The only one of some sums; one that is said twice in a row is one sum.
fn only(mut sums: Vec<(f64, &'static str)>) -> Option<(f64, &'static str)> {
    sums.dedup();
    match sums.as_slice() {
        [sum] => Some(*sum),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sum_is_read_with_its_currency() {
        for (question, role, sum) in [
            ("$400 a month for 18 years", Role::Saving, Some((400.0, "USD"))),
            ("300 € par mois pendant 20 ans", Role::Saving, Some((300.0, "EUR"))),
            ("毎月5万円を15年積み立てる", Role::Saving, Some((50_000.0, "JPY"))),
            ("25 Euro monatlich bis 2045", Role::Saving, Some((25.0, "EUR"))),
            ("2 000 kronor i månaden i 25 år", Role::Saving, Some((2000.0, "SEK"))),
            ("R$ 500 por mês por 20 anos", Role::Saving, Some((500.0, "BRL"))),
            ("200 a month into an S&P 500 tracker", Role::Saving, Some((200.0, ""))),
            (
                "毎月5万円を15年間、S&P500に積み立てる",
                Role::Saving,
                Some((50_000.0, "JPY")),
            ),
            (
                "$300 a month in the Nasdaq-100 or the FTSE 100",
                Role::Saving,
                Some((300.0, "USD")),
            ),
            (
                "How much can I withdraw from 1.2 million?",
                Role::Capital,
                Some((1_200_000.0, "")),
            ),
            ("I have 20,000 and save 400 a month", Role::Saving, None),
            ("I have 50,000 and add 500 monthly", Role::Saving, None),
            (
                "Quero ter 200 mil euros em 20 anos",
                Role::Goal,
                Some((200_000.0, "EUR")),
            ),
            ("2000만원을 모으려면", Role::Goal, Some((20_000_000.0, "KRW"))),
            (
                "How much must I save to have a million dollars?",
                Role::Goal,
                Some((1_000_000.0, "USD")),
            ),
            (
                "Wie viel muss ich sparen, um eine Million Euro zu haben?",
                Role::Goal,
                Some((1_000_000.0, "EUR")),
            ),
            ("twenty-one million dollars", Role::Goal, None),
            ("I am 35 and save every month until 65", Role::Saving, None),
            ("Save until 2045", Role::Saving, None),
        ] {
            assert_eq!(only_sum(question, smallest(role)), sum, "{question}");
        }
    }
}
