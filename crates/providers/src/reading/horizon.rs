//! For how long: read from a question or an answer, in years and words of many languages.

use std::collections::HashMap;
use std::sync::OnceLock;

use pipeline::language::Language;
use pipeline::locale::Locale;

use super::amounts::han_number;
use super::lexicon::{Hit, Signal};
use super::words_time::{AFTER, BEFORE, LENGTHS, NUMBERS, UNITS, WENT};
use crate::text::script::Script;
use crate::text::{Text, fold, runs_on};

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

    fn of_months(months: f64) -> Self {
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

pub(super) fn measured(text: &Text<'_>) -> Option<Found> {
    let letters = &text.folded;
    let mut at = 1;
    while at < letters.len() {
        let before = letters[at - 1];
        let opens = before == ' ' || runs_on(before);
        let whole = opens
            .then(|| longest(by_letter(&LENGTH_WORDS, LENGTHS), letters, at))
            .flatten();
        if let Some((months, stop)) = whole.filter(|(_, stop)| !means_something_else(letters, at, *stop)) {
            let words = Some(text.verbatim(at, stop).to_owned());
            return Some(Found {
                span: Span::of_months(months),
                words,
            });
        }
        let found = opens.then(|| number_at(letters, at)).flatten();
        let Some((count, end)) = found else {
            at += 1;
            continue;
        };
        let length = length_at(letters, end, count).filter(|(months, _)| *months > 0.0 && *months <= 1200.0);
        if let Some((months, stop)) = length.filter(|(_, stop)| !means_something_else(letters, at, *stop)) {
            let words = Some(text.verbatim(at, stop).to_owned());
            return Some(Found {
                span: Span::of_months(months),
                words,
            });
        }
        at = end.max(at + 1);
    }
    None
}

/// The number that starts here, in digits or in words, and where it ends.
fn number_at(letters: &[char], at: usize) -> Option<(f64, usize)> {
    let digits: String = letters[at..]
        .iter()
        .take(6)
        .take_while(|letter| letter.is_ascii_digit() || **letter == '.')
        .collect();
    if !digits.is_empty() {
        return digits
            .trim_end_matches('.')
            .parse()
            .ok()
            .map(|number| (number, at + digits.trim_end_matches('.').len()));
    }
    let run: Vec<char> = letters[at..]
        .iter()
        .take(4)
        .copied()
        .take_while(|letter| han_number(&[*letter]).is_some())
        .collect();
    if let Some(number) = han_number(&run) {
        return Some((f64::from(number), at + run.len()));
    }
    // A Korean number is a word of its own, not the end of another.
    let hangul = |at: usize| {
        letters
            .get(at)
            .is_some_and(|letter| Script::of(*letter) == Script::Hangul)
    };
    let inside = hangul(at) && at > 0 && hangul(at - 1);
    if inside {
        return None;
    }
    longest(by_letter(&NUMBER_WORDS, NUMBERS), letters, at)
}

type ByLetter = HashMap<char, Vec<(String, f64)>>;
static NUMBER_WORDS: OnceLock<ByLetter> = OnceLock::new();
static UNIT_WORDS: OnceLock<ByLetter> = OnceLock::new();
static LENGTH_WORDS: OnceLock<ByLetter> = OnceLock::new();

/// Words by their first letter, so that most of a text is passed over at once.
fn by_letter(once: &'static OnceLock<ByLetter>, table: &'static [(f64, &'static str)]) -> &'static ByLetter {
    once.get_or_init(|| {
        let mut map = ByLetter::new();
        for (number, words) in table {
            for word in words.split('|').map(fold) {
                map.entry(word.chars().next().unwrap_or(' '))
                    .or_default()
                    .push((word, *number));
            }
        }
        map
    })
}

fn longest(words: &ByLetter, letters: &[char], at: usize) -> Option<(f64, usize)> {
    let words = words.get(letters.get(at)?)?.iter();
    let ends = words.filter_map(|(word, number)| starts(letters, at, word).map(|end| (*number, end)));
    ends.max_by_key(|(_, end)| *end)
}

/// "5 years", "5 to 10 years", "5-year", "5年": months, and where it ends.
fn length_at(letters: &[char], end: usize, count: f64) -> Option<(f64, usize)> {
    // "5y": only without a space, because "y" is a word in Spanish.
    if let Some(stop) = starts(letters, end, "y") {
        return Some((count * 12.0, stop));
    }
    let at = skip_space(letters, end);
    if let Some((months, stop)) = unit_at(letters, at) {
        return Some((count * months, stop));
    }
    // "six more years", "los próximos cinco años" the other way round.
    const MORE: [&str; 16] = [
        "more",
        "further",
        "full",
        "good",
        "odd",
        "weitere",
        "weiteren",
        "volle",
        "autres",
        "mas",
        "altri",
        "mais",
        "extra",
        "kolejnych",
        "daha",
        "plus",
    ];
    let more = MORE.iter().find_map(|word| starts(letters, at, word));
    if let Some((months, stop)) = more.and_then(|after| unit_at(letters, skip_space(letters, after))) {
        return Some((count * months, stop));
    }
    for link in [
        "to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "ila", "до", "или", "do", "lub", "of", "y", "e",
        "から", "至", "到", "ate", "إلى", "से", "~", "",
    ] {
        // Most of them are passed over by their first letter.
        if link.chars().next().is_some_and(|first| letters.get(at) != Some(&first)) {
            continue;
        }
        let Some(after) = starts(letters, at, link) else {
            continue;
        };
        let next = skip_space(letters, after);
        let second = number_at(letters, next).filter(|(_, stop)| *stop > end);
        let unit = second.and_then(|(_, stop)| unit_at(letters, skip_space(letters, stop)));
        if let (Some((second, _)), Some((months, stop))) = (second, unit) {
            return Some((second.max(count) * months, stop));
        }
    }
    None
}

fn unit_at(letters: &[char], at: usize) -> Option<(f64, usize)> {
    longest(by_letter(&UNIT_WORDS, UNITS), letters, at)
}

/// Whether a word stands here, as a whole where its script has spaces; where it ends.
fn starts(letters: &[char], at: usize, word: &str) -> Option<usize> {
    let mut end = at;
    let mut last = ' ';
    for letter in word.chars() {
        if letters.get(end) != Some(&letter) {
            return None;
        }
        last = letter;
        end += 1;
    }
    let after = letters.get(end).copied().unwrap_or(' ');
    (!after.is_alphanumeric() || runs_on(last) || word.is_empty()).then_some(end)
}

fn skip_space(letters: &[char], at: usize) -> usize {
    at + usize::from(letters.get(at) == Some(&' '))
}

/// Whether the words around make a length of time the past, an age or the name of a bond.
fn means_something_else(letters: &[char], start: usize, end: usize) -> bool {
    let before: String = letters[start.saturating_sub(24)..start].iter().collect();
    let after: String = letters[end..letters.len().min(end + 16)].iter().collect();
    let near: Vec<&str> = before.split_whitespace().rev().take(2).collect();
    let age_words = [
        "am", "m", "bin", "ai", "tengo", "ho", "tenho", "vor", "mam", "мне", "ha", "da", "od", "уже", "faz", "son",
        "age",
    ];
    let past = near.iter().enumerate().any(|(away, word)| {
        let glued = runs_on(word.chars().last().unwrap_or(' '))
            && BEFORE
                .split('|')
                .any(|known| runs_on(known.chars().next().unwrap_or(' ')) && word.ends_with(known));
        glued || BEFORE.split('|').any(|known| known == *word) && (away == 0 || !age_words.contains(word))
    });
    // "I've worked for the county for 22 years."
    let far: String = letters[start.saturating_sub(60)..start].iter().collect();
    let lasted = far.split_whitespace().rev().take(9).any(|word| {
        [
            "worked",
            "working",
            "been",
            "lived",
            "married",
            "arbeite",
            "travaille",
            "trabajo",
            "lavoro",
            "trabalho",
            "werk",
            "pracuje",
            "calisiyorum",
            "работаю",
        ]
        .contains(&word)
    });
    let follows = after.trim_start();
    let word = follows.split_whitespace().next().unwrap_or_default();
    let named = AFTER
        .split('|')
        .any(|known| word == known || runs_on(known.chars().next().unwrap_or(' ')) && follows.starts_with(known));
    past || lasted || named
}

/// Numbers of four digits that may be years, with their places.
pub(super) fn years(text: &Text<'_>) -> Vec<(usize, u32)> {
    let letters = &text.folded;
    let mut found = Vec::new();
    let mut at = 1;
    while at < letters.len() && found.len() < 16 {
        let digits = letters[at..]
            .iter()
            .take(8)
            .take_while(|letter| letter.is_ascii_digit())
            .count();
        if digits == 0 {
            at += 1;
            continue;
        }
        let opens = letters[at - 1] == ' ' || runs_on(letters[at - 1]);
        let after = letters.get(at + digits).copied().unwrap_or(' ');
        let year: String = letters[at..at + digits].iter().collect();
        if let (true, true, Ok(year)) = (digits == 4 && opens, after == ' ' || runs_on(after), year.parse()) {
            found.push((at, year));
        }
        at += digits;
    }
    found
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
