//! The years and months of the past that a question names: "October 2008", "1999年12月", "the end of 1999".

use languages::language::Language;
use languages::locale::Locale;
use languages::text::fold;
use pipeline::brief::MasterBrief;

use crate::question_text::{QuestionText, SUM_SUFFIXES};
use crate::word_list::WordList;

/// The first year of the history.
const FIRST_YEAR: u16 = 1871;

/// The most times that are looked at.
const MAX_TIMES: usize = 6;

/// The fewest letters by which the name of a month is known.
const SHORTEST_NAME: usize = 3;

/// A year, or a month of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Time {
    /// The year.
    pub year: u16,
    /// The month from 1 to 12, where the question names it.
    pub month: Option<u8>,
}

/// The times that a question names, in its order.
pub fn named_times(text: &QuestionText, brief: &MasterBrief) -> Vec<Time> {
    let Some(this_year) = brief.as_of.get(..4).and_then(|year| year.parse::<u16>().ok()) else {
        return Vec::new();
    };
    let names = month_names(brief);
    let mut found: Vec<Time> = Vec::new();
    for (before, digits, after) in text.digit_runs() {
        let Some(year) = digits.parse::<u16>().ok().filter(|_| digits.len() == 4) else {
            continue;
        };
        // "Since 1950" and "from 1950" are years; "1950 dollars" are not told apart here.
        if !(FIRST_YEAR..=this_year).contains(&year) || after.starts_with(|letter| SUM_SUFFIXES.contains(letter)) {
            continue;
        }
        // "The 1970s" are a decade.
        if !after.starts_with(' ') && text.begins_with(after, WordList::DecadeAfter) {
            continue;
        }
        let ends = text.ends_with_words(before, "year-end") || text.begins_with_words(after, "year-end-after");
        let month = month_beside(before, after, &names).or(ends.then_some(12));
        let time = Time { year, month };
        if !found.contains(&time) && found.len() < MAX_TIMES {
            found.push(time);
        }
    }
    found
}

/// The month of the calendar that a question names without a year.
pub fn season(text: &QuestionText, brief: &MasterBrief) -> Option<u8> {
    let names = month_names(brief);
    text.words_of_question().find_map(|word| month_of(word, &names, false))
}

/// The names of the months in the language of a brief, folded.
fn month_names(brief: &MasterBrief) -> Vec<String> {
    let locale = Locale::of(Language::from_code(&brief.language));
    let name = |month: usize| {
        let date = fold(&locale.date(&format!("2000-{month:02}")));
        let words = date
            .split(' ')
            .filter(|word| !word.starts_with(|letter: char| letter.is_ascii_digit()));
        words.max_by_key(|word| word.len()).unwrap_or_default().to_owned()
    };
    (1..=12).map(name).collect()
}

/// The month beside a year.
fn month_beside(before: &str, after: &str, names: &[String]) -> Option<u8> {
    // "2008年10月", "2008년 10월".
    let rest = after.trim_start_matches(['年', '년', ' ']);
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let is_month = rest[digits.len()..].starts_with(['月', '월']);
    if let Some(month) = digits
        .parse::<u8>()
        .ok()
        .filter(|month| is_month && (1..=12).contains(month))
    {
        return Some(month);
    }
    let mut near = before.split_whitespace().rev().take(2);
    near.find_map(|word| month_of(word, names, true))
}

/// The month that a word names. Beside a year, its first three letters are enough.
fn month_of(word: &str, names: &[String], beside_a_year: bool) -> Option<u8> {
    let length = word.chars().count();
    let is_named = |name: &&String| {
        let letters = name.chars().count();
        // Names are inflected at their end: "октябрь", "в октябре".
        let stem: String = name
            .chars()
            .take(letters.saturating_sub(2).max(SHORTEST_NAME))
            .collect();
        let whole =
            letters >= SHORTEST_NAME && word.starts_with(&stem) && length + 1 >= letters && length <= letters + 2;
        whole || beside_a_year && length == SHORTEST_NAME && name.starts_with(word)
    };
    let at = names.iter().position(|name| is_named(&name))?;
    u8::try_from(at + 1).ok()
}
