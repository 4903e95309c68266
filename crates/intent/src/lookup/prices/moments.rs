//! The times that a question about prices names.

use std::sync::LazyLock;

use languages::language::Language;
use languages::locale::Locale;
use languages::text::fold;
use pipeline::brief::MasterBrief;

use super::this_year;
use crate::past_period::PastPeriod;
use crate::question_text::{QuestionText, SUM_SUFFIXES};
use crate::word_list::WordList;

/// The first year of any shipped price, with room for questions about earlier ones.
const FIRST_YEAR: i16 = 1900;

/// The years of the shipped prices of stocks.
const STOCK_YEARS: std::ops::RangeInclusive<i16> = 2000..=2013;

/// The most moments of a question.
const MAX_MOMENTS: usize = 4;

/// One point or stretch of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// A day.
    Day(i16, i8, i8),
    /// A month.
    Month(i16, i8),
    /// A whole year.
    Year(i16),
    /// The end of a year.
    YearEnd(i16),
    /// The beginning of a year.
    YearStart(i16),
    /// So many months before the newest price.
    Back(i32),
    /// The newest price.
    Now,
}

impl Moment {
    /// Its year, where it has one.
    pub const fn year(self) -> Option<i16> {
        match self {
            Self::Day(year, ..) | Self::Month(year, _) | Self::Year(year) | Self::YearEnd(year) => Some(year),
            Self::YearStart(year) => Some(year),
            Self::Back(_) | Self::Now => None,
        }
    }
}

/// The time of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Time {
    /// It names none.
    Unnamed,
    /// Prices at these times.
    At(Vec<Moment>),
    /// From one time to another.
    Window(Moment, Moment),
}

impl Time {
    /// The time that a question names.
    pub fn of(text: &QuestionText, brief: &MasterBrief, folded: &str, has: impl Fn(&str) -> bool) -> Self {
        let Some(this_year) = this_year(brief) else {
            return Self::Unnamed;
        };
        let mut moments = named(folded, this_year, &has);
        let since = text.has(WordList::Since);
        if moments.is_empty() {
            moments.extend(month_alone(folded, brief));
        }
        if moments.is_empty() {
            let event = |list: &str, moment| has(list).then_some(moment);
            let brexit = event("event-brexit", Moment::Month(2016, 6));
            moments.extend(brexit.or_else(|| event("event-covid", Moment::Month(2020, 2))));
        }
        if moments.is_empty() && text.has(WordList::ThisYear) {
            return Self::Window(Moment::YearEnd(this_year - 1), Moment::Now);
        }
        if moments.is_empty()
            && let Some(PastPeriod::Last(years)) = PastPeriod::named(text, brief)
        {
            return Self::Window(Moment::Back(i32::from(years) * 12), Moment::Now);
        }
        let looks_back = text.has(WordList::LastBefore) || has("price-moved");
        if moments.is_empty()
            && looks_back
            && let Some(years) = some_years(text)
        {
            return Self::Window(Moment::Back(years * 12), Moment::Now);
        }
        let year_ago = has("price-year-ago");
        let now = has("price-now");
        if moments.is_empty() && (year_ago || text.has(WordList::PastYear)) {
            return match year_ago && now {
                true => Self::At(vec![Moment::Now, Moment::Back(12)]),
                false => Self::Window(Moment::Back(12), Moment::Now),
            };
        }
        match moments.as_slice() {
            [] => Self::Unnamed,
            [one] if now && !since => Self::At(vec![*one, Moment::Now]),
            [one] if since => Self::Window(*one, Moment::Now),
            [one, other] if !has("price-versus") && (has("price-moved") || has("price-between") || since) => {
                Self::Window(*one, *other)
            }
            [one, other] if matches!((one, other), (Moment::Year(_), Moment::Year(_))) && has("price-what-if") => {
                Self::Window(*one, *other)
            }
            _ => Self::At(moments),
        }
    }

    /// Whether it names a day.
    pub fn names_a_day(&self) -> bool {
        matches!(self, Self::At(moments) if moments.iter().any(|moment| matches!(moment, Moment::Day(..))))
    }

    /// Whether it names a day, a month or a year that is over.
    pub fn names_a_past_time(&self) -> bool {
        matches!(self, Self::At(moments) if moments.iter().all(|moment| moment.year().is_some()))
    }

    /// Whether it is of the years whose stock prices ship.
    pub fn is_within_shipped_stocks(&self) -> bool {
        let is_within = |moment: &Moment| moment.year().is_some_and(|year| STOCK_YEARS.contains(&year));
        match self {
            Self::Unnamed => false,
            Self::At(moments) => moments.iter().all(is_within),
            Self::Window(from, to) => is_within(from) && (is_within(to) || *to == Moment::Now),
        }
    }
}

/// A number of years beside the word for years: "last 5 yrs", "10 year change".
fn some_years(text: &QuestionText) -> Option<i32> {
    let mut runs = text.digit_runs();
    runs.find_map(|(_, digits, after)| {
        let years: i32 = digits.parse().ok().filter(|years| (1..=60).contains(years))?;
        text.begins_with(after, WordList::Years).then_some(years)
    })
}

/// The names of the months in all languages, folded, with their numbers. Longer ones first.
static MONTHS: LazyLock<Vec<(String, i8)>> = LazyLock::new(|| {
    let mut names: Vec<(String, i8)> = Vec::new();
    for language in Language::ALL {
        for month in 1..=12_i8 {
            for date in [format!("2000-{month:02}"), format!("2000-{month:02}-15")] {
                let written = fold(&Locale::of(language).date(&date));
                let words = written.split(|letter: char| letter.is_ascii_digit() || letter == ' ');
                let name = words.max_by_key(|word| word.chars().count()).unwrap_or_default();
                if name.chars().count() > 2 {
                    names.push((name.to_owned(), month));
                }
            }
        }
    }
    let short = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    names.extend((1..).zip(short).map(|(month, name)| (name.to_owned(), month)));
    names.push(("sept".to_owned(), 9));
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    names.dedup();
    names
});

/// The month that a word names: the word itself, or a longer one that begins with it ("stycznia", "styczniu").
fn month_of(word: &str) -> Option<i8> {
    const STEM: usize = 5;
    let exact = MONTHS.iter().find(|(name, _)| name == word);
    let by_stem = || {
        let stem: String = word.chars().take(STEM).collect();
        let is_long = stem.chars().count() == STEM;
        MONTHS.iter().find(|(name, _)| is_long && name.starts_with(&stem))
    };
    exact.or_else(by_stem).map(|(_, month)| *month)
}

/// The times with a year, in their order.
fn named(folded: &str, this_year: i16, has: impl Fn(&str) -> bool) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut last_end = 0;
    let mut at = 0;
    while let Some(start) = folded
        .get(at..)
        .and_then(|rest| rest.find(|letter: char| letter.is_ascii_digit()))
    {
        let start = at + start;
        let rest = folded.get(start..).unwrap_or_default();
        let length = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        at = start + length;
        let (digits, after) = rest.split_at(length);
        let year = digits.parse::<i16>().ok().filter(|_| length == 4);
        let Some(year) = year.filter(|year| (FIRST_YEAR..=this_year).contains(year)) else {
            continue;
        };
        if after.starts_with(|letter| SUM_SUFFIXES.contains(letter)) || after.starts_with('.') {
            continue;
        }
        let before = folded.get(last_end..start).unwrap_or_default();
        last_end = at;
        moments.push(moment(year, before, after));
        if moments.len() == MAX_MOMENTS {
            break;
        }
    }
    let is_one_year = matches!(
        moments.as_slice(),
        [Moment::Year(_)] | [Moment::Year(_), Moment::Year(_)]
    );
    if is_one_year && has("price-end-of") {
        moments = moments
            .iter()
            .filter_map(|one| one.year().map(Moment::YearEnd))
            .collect();
    } else if is_one_year && has("price-start-of") {
        moments = moments
            .iter()
            .filter_map(|one| one.year().map(Moment::YearStart))
            .collect();
    }
    moments.dedup();
    moments
}

/// A year with the month and the day beside it: "4 October 2025", "2025年10月4日", "2026-01-30".
fn moment(year: i16, before: &str, after: &str) -> Moment {
    let number = |word: &str, most: i8| word.parse::<i8>().ok().filter(|number| (1..=most).contains(number));
    // Chinese, Japanese and Korean write the month after the year.
    let parts: Vec<&str> = after
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect();
    let close = after.trim_start();
    let cjk = ["年", "년"].iter().find_map(|mark| close.strip_prefix(mark));
    if let Some(rest) = cjk
        && rest.trim_start().starts_with(|letter: char| letter.is_ascii_digit())
        && (rest.contains('月') || rest.contains('월'))
    {
        let month = parts.first().and_then(|part| number(part, 12));
        let day = parts.get(1).and_then(|part| number(part, 31));
        let has_day = rest.contains('日') || rest.contains('일');
        return match (month, day.filter(|_| has_day)) {
            (Some(month), Some(day)) => Moment::Day(year, month, day),
            (Some(month), None) => Moment::Month(year, month),
            _ => Moment::Year(year),
        };
    }
    // "2026-01-30" is folded to "2026 01 30".
    let iso: Vec<&str> = after.split(' ').filter(|part| !part.is_empty()).take(2).collect();
    if let [month, day] = iso.as_slice()
        && month.len() == 2
        && day.len() == 2
        && after.starts_with(' ')
        && let (Some(month), Some(day)) = (number(month, 12), number(day, 31))
    {
        return Moment::Day(year, month, day);
    }
    let words: Vec<&str> = before.split_whitespace().rev().take(4).collect();
    let month_at = words.iter().position(|word| month_of(word).is_some());
    let day_of = |word: &str| {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        number(&digits, 31)
    };
    match month_at.and_then(|at| Some((at, month_of(words.get(at)?)?))) {
        Some((at, month)) => {
            // "4 October 2025", "1 de enero de 2026", "October 4, 2025"
            let sides = words.iter().enumerate().filter(|(place, _)| place.abs_diff(at) <= 2);
            let day = sides
                .filter(|(place, _)| *place != at)
                .find_map(|(_, word)| day_of(word));
            match day {
                Some(day) => Moment::Day(year, month, day),
                None => Moment::Month(year, month),
            }
        }
        None => Moment::Year(year),
    }
}

/// A month without a year is the last one of that name: "since last October".
fn month_alone(folded: &str, brief: &MasterBrief) -> Option<Moment> {
    let (year, now) = (this_year(brief)?, brief.as_of.get(5..7)?.parse::<i8>().ok()?);
    let words: Vec<&str> = folded.split_whitespace().take(40).collect();
    let found = words.iter().enumerate().find_map(|(at, word)| {
        let is_long = word.chars().count() > 3 || at > 0 && ["last", "since", "in"].contains(&words[at - 1]);
        let exact = MONTHS.iter().find(|(name, _)| is_long && name == word);
        // "may" and "march" are also verbs.
        let is_verb = ["may", "march", "mars", "mart", "marca"].contains(word);
        let is_marked = at > 0 && ["last", "since", "in", "im", "seit", "en", "em"].contains(&words[at - 1]);
        exact.filter(|_| !is_verb || is_marked).map(|(_, month)| *month)
    })?;
    let said_last = words.contains(&"last");
    Some(match found < now && !(said_last && found == now - 1) {
        true if said_last && now - found < 2 => Moment::Month(year - 1, found),
        true => Moment::Month(year, found),
        false => Moment::Month(year - 1, found),
    })
}
