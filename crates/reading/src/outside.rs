//! Questions about subjects of which we have no data: taxes, brokers, houses, news. They get the message `outside-ID`,
//! which says what is missing, and nothing else.
//!
//! The words are the lists `outside-ID` of `asks.tsv`, which count in any question, and `outside-ID-alone`, which count
//! only in one that names no instrument and no sum: "energy stocks" says little beside the name of a company, and
//! "I inherited 50,000" asks what to do with a sum. Only words of the language of the question count.

use languages::asks;
use languages::language::{Language, detect};
use languages::text::fold;

use super::{definition, views};

/// The subjects. Where a question has words of several, the first one is meant.
pub const SUBJECTS: [&str; 16] = [
    "fund-types",
    "tax",
    "estate",
    "property",
    "bank",
    "account",
    "start",
    "insurance",
    "analysts",
    "private",
    "trading",
    "bonds",
    "events",
    "sectors",
    "picks",
    "elsewhere",
];

/// A longer question tells of more than one subject.
const MAX_LETTERS: usize = 240;

/// A longer number is a sum or a year.
const MAX_DIGITS: usize = 2;

/// The subject without data that a question is about; `None` if it is about anything else.
pub fn of(question: &str, language: Language) -> Option<&'static str> {
    if question.chars().nth(MAX_LETTERS).is_some() || definition::of(question).is_some() {
        return None;
    }
    let text = format!(" {} ", fold(question));
    let in_language = |language| {
        let has = |list: &str| asks::list_of(list, language).are_in(&text);
        let has_alone = |subject: &str| has(&format!("outside-{subject}-alone"));
        // "Are European stocks cheaper than American ones?" has an answer for one of the two.
        let is_beside_ours = |subject: &str| subject == "elsewhere" && has("united-states");
        let mut subjects = SUBJECTS.into_iter().filter(|subject| !is_beside_ours(subject));
        subjects.find(|subject| {
            // Beside the name of a company, the heirs of its shares ask about the shares.
            let is_beside_a_name = *subject == "estate" && !super::names(question).is_empty();
            let anywhere = has(&format!("outside-{subject}")) && !names_a_year(question) && !is_beside_a_name;
            // "What is an ETF and how do I start with 200 a month?" asks for a meaning first.
            let begins = *subject == "start" && names_one_number(question) && !has("asks-monthly");
            let is_free = || begins || !names_a_sum(question) || definition::of_first_half(question).is_some();
            anywhere || has_alone(subject) && is_free() && super::names(question).is_empty()
        })
    };
    // A short question may be told as English. The other way round, "war" in a German question is no news.
    let detected = detect(question);
    let is_other = language != detected && language != Language::En;
    let found = in_language(detected).or_else(|| in_language(language).filter(|_| is_other));
    // "Should I buy Apple? My adviser's price target is 500" asks about Apple, but taxes on a sale are taxes.
    let decides = || views::asks_for_a_decision(question) && !super::names(question).is_empty();
    found.filter(|subject| *subject == "tax" || !decides())
}

/// The runs of digits of a text.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    runs.filter(|run| !run.is_empty())
}

/// Whether a question names a sum, a share or a year.
fn names_a_sum(question: &str) -> bool {
    question.contains(['%', '％', '/']) || numbers(question).any(|number| number.len() > MAX_DIGITS)
}

/// Whether a question names one number alone: "How do I start with 1,000 dollars?"
fn names_one_number(question: &str) -> bool {
    let numbers = question.split(|letter: char| !letter.is_ascii_digit() && !matches!(letter, ',' | '.'));
    let numbers = numbers.filter(|number| number.contains(|letter: char| letter.is_ascii_digit()));
    numbers.count() == 1 && !question.contains(['%', '％'])
}

/// Whether it names a past or coming year: "How did stocks do in the war of 1941?" asks for the figures of that year.
fn names_a_year(question: &str) -> bool {
    numbers(question).any(|number| number.parse().is_ok_and(|year: u32| (1800..2100).contains(&year)))
}
