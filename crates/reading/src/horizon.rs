//! The investment horizon, read from a question or an answer in many languages.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::MasterBrief;

use super::lengths::year_at;
use super::lexicon::{Hit, Signal, has};
use super::lists::List;
use super::{ages, features, lengths};
use languages::text::{Text, fold};

/// A length of time, in years.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Horizon(f64);

/// The years of the ready-made answers and of words such as "long-term". The order is that of the list in every locale:
/// one to three years, three to ten, more than ten, less than one. A range counts as its middle.
const READY_MADE: [Horizon; 4] = [NEAR, MEDIUM, LONG, SHORT];
const NEAR: Horizon = Horizon(2.0);
const MEDIUM: Horizon = Horizon(6.5);
const LONG: Horizon = Horizon(15.0);
const SHORT: Horizon = Horizon(0.5);

/// The length of a retirement where the question names none.
pub const DEFAULT_RETIREMENT: Horizon = Horizon(30.0);

/// The length of a savings plan or of a loan where the question names none: long enough to tell how such plans ended.
pub const DEFAULT_PLAN: Horizon = Horizon(15.0);

/// Where a question asks for the best or the worst year.
pub const ONE_YEAR: Horizon = Horizon(1.0);
/// Where a question asks for the best or the worst decade.
pub const DECADE: Horizon = Horizon(10.0);

/// The longest window, in years: of longer ones, fewer than five fit side by side since 1871.
const MAX_WINDOW_YEARS: f64 = 50.0;

impl Horizon {
    /// From a number of months.
    pub(super) fn of_months(months: f64) -> Self {
        Self(months / 12.0)
    }

    /// In years.
    pub const fn years(self) -> f64 {
        self.0
    }

    /// The length of the past windows to compare with, in whole years, at least one.
    pub fn window(self) -> u32 {
        self.0.round().clamp(1.0, MAX_WINDOW_YEARS) as u32
    }

    /// Its place in the list of ready-made answers.
    pub fn option(self) -> usize {
        match self.0 {
            years if years < 1.0 => 3,
            years if years < 3.0 => 0,
            years if years <= 10.0 => 1,
            _ => 2,
        }
    }
}

/// How a brief words a horizon that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HorizonWording {
    /// In the words of the question.
    Verbatim(String),
    /// As a number of years, which the question does not name itself.
    Years,
    /// As a ready-made answer: the question names no number of years.
    ReadyMade,
}

/// A horizon as it was found.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundHorizon {
    /// The length in years.
    pub horizon: Horizon,
    /// Its wording in the brief.
    pub wording: HorizonWording,
}

/// Reads a horizon: two ages, the length of time that was found, a year to come, a figure of speech, in this order.
pub(super) fn read(
    text: &Text<'_>,
    hits: &[Hit],
    years: &[(usize, u32)],
    length: Option<FoundHorizon>,
    as_of: &str,
) -> Option<FoundHorizon> {
    ages::until(text, has(hits, Signal::Retire), has(hits, Signal::Child))
        .or(length)
        .or_else(|| by_year(text, years, as_of))
        .or_else(|| hits.iter().find_map(|hit| by_word(text, hit, as_of)))
}

/// The horizon of a word such as "long-term" or "next month".
fn by_word(text: &Text<'_>, hit: &Hit, as_of: &str) -> Option<FoundHorizon> {
    let horizon = match hit.signal {
        Signal::Long => LONG,
        Signal::Medium => MEDIUM,
        Signal::Near => NEAR,
        Signal::Short | Signal::Dated if !looks_back(text, hit.start) && !is_over(text, hit.end, as_of) => SHORT,
        _ => return None,
    };
    let wording = HorizonWording::ReadyMade;
    Some(FoundHorizon { horizon, wording })
}

/// "down 18% this year" looks back.
fn looks_back(text: &Text<'_>, start: usize) -> bool {
    let before: String = text.folded[start.saturating_sub(32)..start].iter().collect();
    before.split_whitespace().rev().take(4).any(|word| List::Went.has(word))
}

/// "in March 2020": the year behind it is over.
fn is_over(text: &Text<'_>, end: usize, as_of: &str) -> bool {
    let now = as_of.get(..4).and_then(|year| year.parse::<u32>().ok());
    let year = (end..end + 8).find_map(|at| year_at(&text.folded, at));
    matches!((year, now), (Some(year), Some(now)) if (1900..now).contains(&year))
}

/// Whether the question names no number of years, so that the horizon is assumed or read from a word such as
/// "retirement".
pub fn is_assumed(brief: &MasterBrief) -> bool {
    let mut answered = brief.clarifications.iter();
    ready_made(brief).is_some() && !answered.any(|answered| answered.question_id == "horizon")
}

/// Whether nothing says how long, so that the horizon is the default of one to three years.
pub fn is_unstated(brief: &MasterBrief) -> bool {
    is_assumed(brief) && ready_made(brief) == Some(NEAR)
}

/// The horizon of a brief that is one of the ready-made answers.
fn ready_made(brief: &MasterBrief) -> Option<Horizon> {
    let options = Locale::of(Language::from_code(&brief.language)).options("question-horizon-options");
    let place = options.iter().position(|option| *option == brief.horizon)?;
    READY_MADE.get(place).copied()
}

/// The horizon of a brief, in years. One that cannot be read is taken for three to ten years.
pub fn of_brief(brief: &MasterBrief) -> Horizon {
    if let Some(horizon) = ready_made(brief) {
        return horizon;
    }
    let scan = features::Scan::of(&brief.horizon);
    let (years, length) = (lengths::years(&scan.text), lengths::measured(&scan.text));
    read(&scan.text, &scan.hits, &years, length, &brief.as_of).map_or(MEDIUM, |found| found.horizon)
}

/// "the 2.5% gilt 2044" is a name, "gilts until 2044" a horizon.
fn names_a_bond(text: &Text<'_>, at: usize) -> bool {
    let stretch = text.verbatim(at.saturating_sub(36), at);
    // "2,5 %" is one number; "bonds, retiring in 2038" are two things.
    let mut parts = [", ", "; ", ". ", ": "]
        .iter()
        .filter_map(|stop| stretch.rsplit_once(stop))
        .map(|(_, rest)| rest);
    let before = fold(parts.next().unwrap_or(stretch));
    let words: Vec<&str> = before.split_whitespace().rev().take(5).collect();
    let until = words.iter().take(3).any(|word| List::Until.has(word));
    !until && words.iter().any(|word| List::DatedBond.has(word))
}

/// "by 2035": a year to come.
fn by_year(text: &Text<'_>, years: &[(usize, u32)], as_of: &str) -> Option<FoundHorizon> {
    let now: u32 = as_of.get(..4)?.parse().ok()?;
    let ahead = |(at, year): &&(usize, u32)| (now + 1..=now + 60).contains(year) && !names_a_bond(text, *at);
    let (at, year) = years.iter().find(ahead)?;
    Some(FoundHorizon {
        horizon: Horizon::of_months(f64::from(year - now) * 12.0),
        wording: HorizonWording::Verbatim(text.verbatim(*at, at + 4).to_owned()),
    })
}
