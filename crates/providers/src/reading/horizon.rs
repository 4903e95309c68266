//! For how long: read from a question or an answer, in years and words of many languages.

use pipeline::language::Language;
use pipeline::locale::Locale;

use super::lengths::{means_something_else, measured, years};
use super::lexicon::{Hit, Signal};
use super::words_time::WENT;
use crate::text::{Text, runs_on};

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
    let until = until_an_age(text, retires);
    until
        .or_else(|| measured(text))
        .or_else(|| by_year(text, as_of))
        .or_else(|| {
            hits.iter().find_map(|hit| {
                let span = match hit.signal {
                    Signal::Long => Span::Long,
                    Signal::Medium => Span::Medium,
                    Signal::Near => Span::Near,
                    Signal::Short if !went(text, hit.start) => Span::Short,
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

/// "41 now and stop working at 60": the years between two ages.
fn until_an_age(text: &Text<'_>, retires: bool) -> Option<Found> {
    let numbers: Vec<(usize, u32)> = text
        .words()
        .iter()
        .filter_map(|(at, word)| {
            let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
            let rest = word.chars().nth(digits.len());
            let value: u32 = digits
                .parse()
                .ok()
                .filter(|_| digits.len() == 2 && rest.is_none_or(runs_on))?;
            Some((*at, value))
        })
        .take(8)
        .collect();
    let (now, end) = numbers.iter().enumerate().find_map(|(at, (place, now))| {
        let age = means_something_else(&text.folded, *place, place + 2) || is_age(text, *place);
        let later = |(place, end): &&(usize, u32)| {
            let said = [
                "at", "until", "till", "with", "mit", "bis", "a", "los", "aos", "tot", "op", "до", "в",
            ];
            end > now && (45..=80).contains(end) && (retires || said.contains(&text.word_before(*place).as_str()))
        };
        let end = numbers[at + 1..].iter().find(later).map(|(_, end)| *end)?;
        (age && (16..=75).contains(now)).then_some((*now, end))
    })?;
    Some(Found {
        span: Span::of_months(f64::from(end - now) * 12.0),
        words: Some((end - now).to_string()),
    })
}

/// "I am 41", "with 41", "41 years", "41歳".
fn is_age(text: &Text<'_>, place: usize) -> bool {
    let after: String = text.folded[place + 2..text.folded.len().min(place + 16)]
        .iter()
        .collect();
    let before = text.word_before(place);
    let units = [
        "years",
        "jahre",
        "ans",
        "anos",
        "anni",
        "jaar",
        "lat",
        "лет",
        "yas",
        "歳",
        "才",
        "岁",
        "살",
        "세",
        "साल",
        "سنة",
        "عاما",
    ];
    let words = [
        "am", "m", "bin", "ai", "tengo", "ho", "tenho", "ben", "mam", "мне", "aged", "age", "turn", "mit", "con",
        "com", "avec", "met",
    ];
    words.contains(&before.as_str()) || units.iter().any(|unit| after.trim_start().starts_with(unit))
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

/// "by 2035": a year to come.
fn by_year(text: &Text<'_>, as_of: &str) -> Option<Found> {
    let now: u32 = as_of.get(..4)?.parse().ok()?;
    let (at, year) = years(text)
        .into_iter()
        .find(|(_, year)| (now + 1..=now + 60).contains(year))?;
    Some(Found {
        span: Span::of_months(f64::from(year - now) * 12.0),
        words: Some(text.verbatim(at, at + 4).to_owned()),
    })
}
