//! For how long: read from a question or an answer, in years and words of many languages.

use pipeline::language::Language;
use pipeline::locale::Locale;

use super::ages;
use super::lengths::{measured, year_at, years};
use super::lexicon::{Hit, Signal};
use super::words_time::{BONDS, WENT};
use crate::text::{Text, fold};

/// How long, as the four ready-made answers have it. The order is that of their list in every locale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Span {
    /// One to three years.
    Near,
    /// Three to ten.
    Medium,
    /// More than ten.
    Long,
    /// Less than one.
    Short,
}

impl Span {
    /// Its place in the list of ready-made answers.
    pub const fn option(self) -> usize {
        self as usize
    }

    /// The length of the historical windows that are like it, for the market as a whole.
    pub const fn window(self) -> &'static str {
        match self {
            Self::Short => "1y",
            Self::Near => "3y",
            Self::Medium => "10y",
            Self::Long => "20y",
        }
    }

    /// The same for a single stock, whose history is too short for longer ones.
    pub const fn stock_window(self) -> &'static str {
        match self {
            Self::Short => "1y",
            Self::Near | Self::Medium | Self::Long => "3y",
        }
    }

    /// Its far end in years.
    pub const fn years(self) -> f64 {
        match self {
            Self::Short => 1.0,
            Self::Near => 3.0,
            Self::Medium => 10.0,
            Self::Long => 30.0,
        }
    }

    pub(super) fn of_months(months: f64) -> Self {
        match months {
            months if months < 12.0 => Self::Short,
            months if months < 36.0 => Self::Near,
            months if months <= 120.0 => Self::Medium,
            _ => Self::Long,
        }
    }
}

/// A horizon as it was found: its span, and the words for it where they say more than the span does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// How long.
    pub span: Span,
    /// In the words of the question.
    pub words: Option<String>,
}

/// Reads a horizon; a length of time counts before a figure of speech.
pub fn read(text: &Text<'_>, hits: &[Hit], as_of: &str) -> Option<Found> {
    let retires = hits.iter().any(|hit| hit.signal == Signal::Retire);
    let child = hits.iter().any(|hit| hit.signal == Signal::Child);
    let until = ages::until(text, retires, child);
    until
        .or_else(|| measured(text))
        .or_else(|| by_year(text, as_of))
        .or_else(|| {
            hits.iter().find_map(|hit| {
                let span = match hit.signal {
                    Signal::Long => Span::Long,
                    Signal::Medium => Span::Medium,
                    Signal::Near => Span::Near,
                    Signal::Short | Signal::Dated if !went(text, hit.start) && !is_over(text, hit.end, as_of) => {
                        Span::Short
                    }
                    _ => return None,
                };
                Some(Found { span, words: None })
            })
        })
}

/// "down 18% this year" looks back.
fn went(text: &Text<'_>, start: usize) -> bool {
    let before: String = text.folded[start.saturating_sub(32)..start].iter().collect();
    before.split_whitespace().rev().take(4).any(|word| {
        WENT.split('|').any(|known| match known.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => known == word,
        })
    })
}

/// "in March 2020": the year behind it is over.
fn is_over(text: &Text<'_>, end: usize, as_of: &str) -> bool {
    let now = as_of.get(..4).and_then(|year| year.parse::<u32>().ok());
    let year = (end..end + 8).find_map(|at| year_at(&text.folded, at));
    matches!((year, now), (Some(year), Some(now)) if (1900..now).contains(&year))
}

/// The span of a horizon that is already in a brief.
pub fn span_of(horizon: &str, language: Language) -> Span {
    let options = Locale::of(language).options("question-horizon-options");
    let spans = [Span::Near, Span::Medium, Span::Long, Span::Short];
    if let Some(span) = spans
        .into_iter()
        .find(|span| options.get(span.option()).is_some_and(|option| option == horizon))
    {
        return span;
    }
    let text = Text::new(horizon);
    let hits = super::lexicon::Lexicon::get().scan(&text);
    read(&text, &hits, "").map_or(Span::Medium, |found| found.span)
}

/// "the 2.5% gilt 2044" is a name, "gilts until 2044" a horizon.
fn names_a_bond(text: &Text<'_>, at: usize) -> bool {
    const UNTIL: &str = "to|until|till|by|bis|jusqu|jusque|hasta|fino|al|ate|tot|do|kadar|до";
    let stretch = text.verbatim(at.saturating_sub(36), at);
    // "2,5 %" is one number; "bonds, retiring in 2038" are two things.
    let mut parts = [", ", "; ", ". ", ": "]
        .iter()
        .filter_map(|stop| stretch.rsplit_once(stop))
        .map(|(_, rest)| rest);
    let before = fold(parts.next().unwrap_or(stretch));
    let words: Vec<&str> = before.split_whitespace().rev().take(5).collect();
    let until = |word: &&str| UNTIL.split('|').any(|until| until == *word);
    let near = words.iter().take(3).any(until);
    !near && words.iter().any(|word| BONDS.split('|').any(|bond| bond == *word))
}

/// "by 2035": a year to come.
fn by_year(text: &Text<'_>, as_of: &str) -> Option<Found> {
    let now: u32 = as_of.get(..4)?.parse().ok()?;
    let (at, year) = years(text)
        .into_iter()
        .find(|(at, year)| (now + 1..=now + 60).contains(year) && !names_a_bond(text, *at))?;
    Some(Found {
        span: Span::of_months(f64::from(year - now) * 12.0),
        words: Some(text.verbatim(at, at + 4).to_owned()),
    })
}
