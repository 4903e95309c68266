//! The months, quarters and years that a question names.

use pipeline::brief::MasterBrief;

use crate::past_period::{PastPeriod, decades, years};
use crate::question_text::QuestionText;
use crate::word_list::WordList;

/// A time of the past. Months are counted from the year 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// A month.
    Month(i32),
    /// A quarter, by its first month.
    Quarter(i32),
    /// The end of a year.
    EndOf(u16),
    /// A year.
    Year(u16),
    /// Several years, from the first to the last.
    Years(u16, u16),
}

impl Time {
    /// Its first and its last month.
    pub fn months(self) -> (f64, f64) {
        let january = |year: u16| f64::from(year) * 12.0 + 1.0;
        match self {
            Self::Month(month) => (f64::from(month), f64::from(month)),
            Self::Quarter(month) => (f64::from(month), f64::from(month) + 2.0),
            Self::EndOf(year) => (january(year) + 11.0, january(year) + 11.0),
            Self::Year(year) => (january(year), january(year) + 11.0),
            Self::Years(first, last) => (january(first), january(last) + 11.0),
        }
    }
}

/// The most times of a question that are answered.
const MAX_TIMES: usize = 8;

/// The longest range of years of which each is told.
const MAX_RANGE: u16 = 6;

/// The years of a calendar that series may have.
const FIRST_YEAR: u16 = 1871;

/// The times that a question names, the oldest first.
pub fn of(text: &QuestionText, brief: &MasterBrief) -> Vec<Time> {
    let this_year: u16 = brief.as_of.get(..4).and_then(|year| year.parse().ok()).unwrap_or(0);
    let known = FIRST_YEAR..=this_year;
    let mut times: Vec<Time> = decades(text, &known)
        .map(|decade| Time::Years(decade, (decade + 9).min(this_year)))
        .collect();
    let has_decades = !times.is_empty();
    let named = years(text, brief, &known);
    let mut taken: Vec<u16> = Vec::new();
    for (before, digits, after) in text.digit_runs() {
        let Some(year) = digits.parse::<u16>().ok().filter(|year| named.contains(year)) else {
            continue;
        };
        let exact = month(text, before, after).map(|month| Time::Month(i32::from(year) * 12 + month));
        let exact = exact.or_else(|| {
            let quarter = quarter(text, before, after)?;
            Some(Time::Quarter(i32::from(year) * 12 + quarter * 3 - 2))
        });
        let ends = |before: &str| text.ends_with_words(before, "economy-year-end");
        let is_end = || ends(before) || ends(trimmed(before)) || text.begins_with_words(after, "economy-year-end");
        match exact.or_else(|| is_end().then_some(Time::EndOf(year))) {
            Some(time) => times.push(time),
            None if !has_decades && !taken.contains(&year) => taken.push(year),
            None => {}
        }
    }
    taken.sort_unstable();
    // A short range is told year by year.
    if let [first, last] = taken[..]
        && last - first < MAX_RANGE
    {
        taken = (first..=last).collect();
    }
    times.extend(taken.into_iter().map(Time::Year));
    times.sort_by(|one, other| one.months().0.total_cmp(&other.months().0));
    times.dedup();
    times.truncate(MAX_TIMES);
    times
}

/// The first month of a time since when something changed, and how many months back that is, if a question names it so.
pub fn since(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<Since> {
    if let (true, Some(first)) = (text.has(WordList::Since), times.first()) {
        return Some(match first {
            Time::Month(month) => Since::Month(f64::from(*month)),
            Time::EndOf(_) => Since::Month(first.months().0),
            // A year begins with what was at the end of the one before.
            _ => Since::Month(first.months().0 - 1.0),
        });
    }
    match PastPeriod::named(text, brief) {
        Some(PastPeriod::Last(years)) if years > 1 => Some(Since::Ago(12.0 * f64::from(years))),
        _ if times.is_empty() && text.has(WordList::ThisYear) => {
            let this_year: f64 = brief.as_of.get(..4)?.parse().ok()?;
            Some(Since::Month(this_year * 12.0))
        }
        _ => None,
    }
}

/// Since when a change is asked for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Since {
    /// Since a month.
    Month(f64),
    /// So many months before the newest value.
    Ago(f64),
}

fn trimmed(before: &str) -> &str {
    let before = before.trim_end();
    let of = [" of", " de", " del", " do", " di", " da", " van", " nam"];
    of.iter().find_map(|of| before.strip_suffix(of)).unwrap_or(before)
}

/// The month that stands beside a year.
fn month(text: &QuestionText, before: &str, after: &str) -> Option<i32> {
    // "2026年7月", "2026년 7월", "2026-07".
    let unspaced = after.trim_start_matches(['年', '년', ' ', '-']);
    let digits: String = unspaced.chars().take_while(char::is_ascii_digit).collect();
    let rest = &unspaced[digits.len()..];
    let is_marked = rest.starts_with(['月', '월']) || digits.len() == 2 && digits.starts_with(['0', '1']);
    if let Some(month) = digits
        .parse()
        .ok()
        .filter(|month| is_marked && (1..=12).contains(month))
    {
        return Some(month);
    }
    let before = trimmed(before);
    (1..=12).find(|month| {
        let list = format!("economy-month-{month}");
        text.ends_with_words(before, &list) || text.begins_with_words(after, &list)
    })
}

/// The quarter that stands beside a year.
fn quarter(text: &QuestionText, before: &str, after: &str) -> Option<i32> {
    let before = trimmed(before);
    let after = after.trim_start_matches(['-', ' ', '年', '년']);
    (1..=4).find(|quarter| {
        let list = format!("economy-quarter-{quarter}");
        text.ends_with_words(before, &list) || text.begins_with_words(after, &list)
    })
}
