//! The fiscal years that a question names.

use pipeline::brief::MasterBrief;

use crate::past_period::last_years;
use crate::question_text::{QuestionText, SUM_SUFFIXES};
use crate::word_list::WordList;

/// The first year of which anybody asks for accounts.
const FIRST_YEAR: u16 = 1980;

/// The most years that one question names.
const MAX_NAMED: usize = 12;

/// The most letters between two years with a word between them that makes a range.
const MAX_BETWEEN: usize = 24;

/// The most letters between a year and the word that makes it a fiscal year.
const MAX_FISCAL_DISTANCE: usize = 18;

/// Fiscal years.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Years {
    /// The newest one.
    Newest,
    /// Each of these.
    Named(Vec<u16>),
    /// From the first to the last.
    Range(u16, u16),
    /// From this one to the newest one.
    Since(u16),
    /// So many, the newest one the last.
    Last(u16),
}

impl Years {
    /// The years that a question names.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Self {
        let this_year: u16 = brief.as_of.get(..4).and_then(|year| year.parse().ok()).unwrap_or(2100);
        let is_year = |digits: &str, after: &str| {
            let year: u16 = digits.parse().ok().filter(|_| digits.len() == 4)?;
            let is_sum = after.starts_with(|letter| SUM_SUFFIXES.contains(letter));
            ((FIRST_YEAR..=this_year + 1).contains(&year) && !is_sum).then_some(year)
        };
        let places: Vec<(usize, u16)> = text
            .digit_runs()
            .filter_map(|(before, digits, after)| Some((before.len(), is_year(digits, after)?)))
            .take(MAX_NAMED)
            .collect();
        let mut years: Vec<u16> = places.iter().map(|(_, year)| *year).collect();
        years.dedup();
        let events = [("event-covid", 2020)];
        if years.is_empty()
            && let Some((_, year)) = events.into_iter().find(|(event, _)| text.has_words(event))
        {
            years.push(year);
        }
        match (places.as_slice(), years.as_slice()) {
            (_, []) => last(text).map_or(Self::Newest, Self::Last),
            ([(at, first), (to, second)], _) if first < second && joins(text, *at, *to) => Self::Range(*first, *second),
            (_, [year]) if text.has(WordList::Since) || text.has_words("acc-op-since") => Self::Since(*year),
            _ => Self::Named(years),
        }
    }

    /// Whether the years are those that the company names them by, and not calendar years.
    pub fn are_fiscal(text: &QuestionText) -> bool {
        let fiscal = text.spans("acc-op-fiscal");
        text.digit_runs()
            .filter(|(_, digits, _)| digits.len() == 4)
            .any(|(before, digits, _)| {
                let (at, end) = (before.len(), before.len() + digits.len());
                fiscal.iter().any(|(from, to)| {
                    at.checked_sub(*to).is_some_and(|gap| gap <= MAX_FISCAL_DISTANCE)
                        || from.checked_sub(end).is_some_and(|gap| gap <= MAX_FISCAL_DISTANCE)
                })
            })
    }
}

/// So many years that are just over, or that a question looks at: "over five years", "ten fiscal years".
fn last(text: &QuestionText) -> Option<u16> {
    let counted = || {
        text.digit_runs().find_map(|(_, digits, after)| {
            let count: u16 = digits.parse().ok().filter(|count| (2..=30).contains(count))?;
            (text.begins_with(after, WordList::Years) || text.begins_with_words(after, "acc-op-years")).then_some(count)
        })
    };
    let in_words = [
        ("acc-years-3", 3),
        ("acc-years-5", 5),
        ("acc-years-10", 10),
        ("acc-years-2", 2),
        ("acc-years-4", 4),
    ];
    let spelled = || {
        in_words
            .into_iter()
            .find(|(list, _)| text.has_words(list))
            .map(|(_, count)| count)
    };
    // "For five years" alone tells how long somebody invests.
    let is_past = text.has_words("acc-op-past");
    last_years(text).or_else(|| counted().or_else(spelled).filter(|_| is_past))
}

/// Whether the words between two years make a range of them.
fn joins(text: &QuestionText, at: usize, to: usize) -> bool {
    let between = text.part(at + 4, to);
    let is_dash = matches!(between.trim(), "-" | "–" | "—" | "~" | "～" | "〜" | "");
    let spans = text.spans("acc-op-to");
    is_dash || between.len() <= MAX_BETWEEN && spans.iter().any(|(from, end)| *from >= at + 4 && *end <= to)
}
