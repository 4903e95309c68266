//! A horizon from two ages: "41 now and stop working at 60", "she is nine and goes to college at eighteen".

use super::horizon::{FoundHorizon, Horizon, HorizonWording};
use super::lengths::{means_something_else, number_at};
use super::lists::List;
use languages::asks;
use languages::text::{Text, is_unspaced_script};

/// A number that may be an age.
struct Age {
    years: u32,
    /// Whether the words around say that it is somebody's age now.
    is_now: bool,
    /// Whether the words around say that something happens at this age.
    is_later: bool,
}

/// Only so many letters are read: people state their age early.
const MAX_LETTERS: usize = 4_000;

/// The most ages that are read.
const MAX_AGES: usize = 12;

/// The years from an age to a later one.
pub(super) fn until(text: &Text<'_>, retires: bool, child: bool) -> Option<FoundHorizon> {
    let ages = ages(text);
    let years = ages.iter().find_map(|now| {
        let child = child && now.years < 18;
        let old_enough = if child { 0..=17 } else { 16..=75 };
        let is_now = now.is_now || child;
        let later = |then: &&Age| {
            let at = if child { 10..=35 } else { 30..=80 };
            then.years > now.years
                && at.contains(&then.years)
                && (retires || then.is_later || child)
                && (then.is_later || !then.is_now)
        };
        let then = ages
            .iter()
            .find(later)
            .filter(|_| is_now && old_enough.contains(&now.years))?;
        Some(then.years - now.years)
    })?;
    Some(FoundHorizon {
        horizon: Horizon::of_months(f64::from(years) * 12.0),
        wording: HorizonWording::Years,
    })
}

/// The numbers that are neither money, nor parts of a hundred, nor lengths of time.
fn ages(text: &Text<'_>) -> Vec<Age> {
    let letters = &text.folded;
    let mut found = Vec::new();
    let mut at = 1;
    while at < letters.len().min(MAX_LETTERS) && found.len() < MAX_AGES {
        let opens = letters[at - 1] == ' ' || is_unspaced_script(letters[at - 1]) && !is_unspaced_script(letters[at]);
        let number = opens.then(|| number_at(letters, at)).flatten();
        let Some((value, end)) = number else {
            at += 1;
            continue;
        };
        // "thirty four" is one number.
        let (value, end) = match number_at(letters, end + 1) {
            Some((unit, stop))
                if value >= 20.0 && value % 10.0 == 0.0 && unit < 10.0 && !letters[at].is_ascii_digit() =>
            {
                (value + unit, stop)
            }
            _ => (value, end),
        };
        let whole = value.fract() == 0.0 && (0.0..=80.0).contains(&value);
        if whole && !is_money(text, end) && !is_in_a_ratio(text, at, end) {
            let before: String = letters[at.saturating_sub(20)..at].iter().collect();
            let after: String = letters[end..letters.len().min(end + 16)].iter().collect();
            let near: Vec<&str> = before.split_whitespace().rev().take(2).collect();
            let follows = after.trim_start();
            if is_a_length(&near, follows) {
                at = end.max(at + 1);
                continue;
            }
            let behind = follows.trim_start_matches(['살', '세', '歳', '才', '岁']);
            let told = near.iter().any(|word| List::BeforeAge.has(word)) || List::AfterAge.begins(follows);
            let told = told || ends_with(&before, "before-own-age");
            let is_later = near.iter().any(|word| List::BeforeLaterAge.has(word)) || List::AtAge.begins(behind);
            let is_later = is_later || ends_with(&before, "before-later-age") || begins_with(behind, "after-later-age");
            // "In about 2 years" is no age. In other languages an age is told in years too: "tengo 30 años".
            let counts_years = ["years", "yrs", "year"].iter().any(|unit| follows.starts_with(unit));
            if counts_years && !told && !is_later && !follows.starts_with("years old") {
                at = end.max(at + 1);
                continue;
            }
            found.push(Age {
                years: value as u32,
                is_now: told || means_something_else(text, at, end),
                is_later,
            });
        }
        at = end.max(at + 1);
    }
    found
}

/// Whether the text before a number ends with a phrase of a list of `asks.tsv`: "vid 65".
fn ends_with(before: &str, list: &str) -> bool {
    let before = format!(" {}", before.trim());
    asks::list(list, false).iter().any(|known| {
        let rest = before.strip_suffix(known.folded.as_str());
        rest.is_some_and(|rest| rest.ends_with(' '))
    })
}

/// Whether the text after a number begins with one: "65歳まで".
fn begins_with(follows: &str, list: &str) -> bool {
    asks::list(list, false).iter().any(|known| {
        let rest = follows.trim_start().strip_prefix(known.folded.as_str());
        rest.is_some_and(|rest| !known.is_whole || !rest.starts_with(char::is_alphanumeric))
    })
}

/// Whether a number is a length of time by the words around: "for 30 years", "30年間". `near`: the words before, the
/// nearest first.
fn is_a_length(near: &[&str], follows: &str) -> bool {
    let begins = |list: &str| {
        asks::list(list, false)
            .iter()
            .any(|word| follows.starts_with(&word.folded))
    };
    let is_before = |word: &&str| {
        asks::list("before-length", false)
            .iter()
            .any(|known| known.folded == **word)
    };
    near.first().is_some_and(is_before) && begins("years-after") || begins("after-length")
}

/// "60/40" is a mix, not two ages.
fn is_in_a_ratio(text: &Text<'_>, start: usize, end: usize) -> bool {
    let before = text.original.get(..text.original_at(start)).unwrap_or_default();
    let after = text.original.get(text.original_at(end)..).unwrap_or_default();
    before.trim_end().ends_with('/') || after.trim_start().starts_with('/')
}

/// "40k", "60%", "12万".
fn is_money(text: &Text<'_>, end: usize) -> bool {
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    let folded: String = text.folded.get(end..).unwrap_or_default().iter().take(16).collect();
    let word = text.word_after(end);
    let is_currency = || List::Currency.words().iter().any(|known| known.folded == word);
    let is_signed = rest.trim_start().starts_with(['%', '€', '$', '£']);
    is_signed || List::NotAnAge.begins(folded.trim_start()) || is_currency()
}
