//! For how long: read from a question or an answer, in years and words of many languages.

use std::collections::HashMap;
use std::sync::OnceLock;

use pipeline::language::Language;
use pipeline::locale::Locale;

use super::lexicon::{Hit, Signal};
use super::text::{Text, runs_on};

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

/// Months in a unit of time.
const UNITS: &[(f64, &str)] = &[
    (
        12.0,
        "years|year|yrs|yr|y|jahren|jahre|jahr|ans|an|annees|annee|anos|ano|anni|anno|jaar|jaren|ar|yil|yillik|nam|лет|года|год|年|년|سنوات|سنة|عاما|साल|वर्ष",
    ),
    (
        1.0,
        "months|month|mos|mo|monaten|monate|monat|mois|meses|mes|mesi|mese|maanden|maand|manader|manad|ay|thang|месяцев|месяца|ヶ月|か月|カ月|个月|개월|달|شهر|أشهر|महीने",
    ),
    (
        0.25,
        "weeks|week|wochen|woche|semaines|semaine|semanas|settimane|weken|veckor|недель|週間|周|주",
    ),
    (0.03, "days|day|tagen|tage|jours|dias|giorni|dagen|天"),
    (120.0, "decades|decade|jahrzehnte|jahrzehnten"),
];

/// Numbers in words.
const NUMBERS: &[(f64, &str)] = &[
    (1.0, "one|ein|einem|un|een|一"),
    (2.0, "two|zwei|deux|dos|due|dois|twee|二|两"),
    (3.0, "three|drei|trois|tres|tre|drie|три|三"),
    (4.0, "four|vier|quatre|cuatro|quattro|quatro"),
    (5.0, "five|funf|cinq|cinco|cinque|vijf|fem|bes|пять|五"),
    (6.0, "six|sechs|seis|sei|zes|六"),
    (7.0, "seven|sieben|siete"),
    (8.0, "eight|acht|ocho|八"),
    (10.0, "ten|zehn|dix|diez|dieci|dez|tien|tio|on|десять|十"),
    (12.0, "twelve|zwolf"),
    (15.0, "fifteen|funfzehn|quinze|quince|quindici|vijftien"),
    (
        20.0,
        "twenty|zwanzig|vingt|veinte|venti|vinte|twintig|tjugo|yirmi|двадцать|二十",
    ),
    (30.0, "thirty|dreissig|trente|treinta|trenta|trinta|dertig|三十"),
    (40.0, "forty"),
    (0.5, "半"),
];

/// Words before a length of time that make it the past, or somebody's age.
const BEFORE: &str = "last|past|previous|since|letzten|letzte|vergangenen|seit|vor|dernieres|derniers|depuis|ultimos|ultimas|pasados|desde|ultimi|ultime|scorsi|passati|afgelopen|laatste|sinds|senaste|passados|son|последние|последних|過去|过去|지난|पिछले|am|m|bin|ai|tengo|ho|tenho|aged|turned";

/// Words after it that make it an age, the past, or the name of a bond.
const AFTER: &str = "old|ago|earlier|alt|bond|bonds|note|notes|treasury|treasuries|yield|yields|gilt|gilts|bund|mortgage|mortgages|rate|rates|high|low|average|history|return|returns|前|国債|国债";

/// Reads a horizon; a length of time counts before a figure of speech.
pub fn read(text: &Text<'_>, hits: &[Hit], as_of: &str) -> Option<Found> {
    measured(text).or_else(|| by_year(text, as_of)).or_else(|| {
        hits.iter().find_map(|hit| {
            let span = match hit.signal {
                Signal::Long => Span::Long,
                Signal::Medium => Span::Medium,
                Signal::Near => Span::Near,
                Signal::Short => Span::Short,
                _ => return None,
            };
            Some(Found { span, words: None })
        })
    })
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

fn measured(text: &Text<'_>) -> Option<Found> {
    let letters = &text.folded;
    let mut at = 1;
    while at < letters.len() {
        let before = letters[at - 1];
        let found = (before == ' ' || runs_on(before))
            .then(|| number_at(letters, at))
            .flatten();
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
    longest(by_letter(&NUMBER_WORDS, NUMBERS), letters, at)
}

type ByLetter = HashMap<char, Vec<(&'static str, f64)>>;
static NUMBER_WORDS: OnceLock<ByLetter> = OnceLock::new();
static UNIT_WORDS: OnceLock<ByLetter> = OnceLock::new();

/// Words by their first letter, so that most of a text is passed over at once.
fn by_letter(once: &'static OnceLock<ByLetter>, table: &'static [(f64, &'static str)]) -> &'static ByLetter {
    once.get_or_init(|| {
        let mut map = ByLetter::new();
        for (number, words) in table {
            for word in words.split('|') {
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
    let at = skip_space(letters, end);
    if let Some((months, stop)) = unit_at(letters, at) {
        return Some((count * months, stop));
    }
    for link in [
        "to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "ila", "до", "から", "至", "到", "~", "",
    ] {
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
    let age_words = ["am", "m", "bin", "ai", "tengo", "ho", "tenho", "vor"];
    let past = near.iter().enumerate().any(|(away, word)| {
        let glued = runs_on(word.chars().last().unwrap_or(' '))
            && BEFORE
                .split('|')
                .any(|known| runs_on(known.chars().next().unwrap_or(' ')) && word.ends_with(known));
        glued || BEFORE.split('|').any(|known| known == *word) && (away == 0 || !age_words.contains(word))
    });
    let follows = after.trim_start();
    let word = follows.split_whitespace().next().unwrap_or_default();
    let named = AFTER
        .split('|')
        .any(|known| word == known || runs_on(known.chars().next().unwrap_or(' ')) && follows.starts_with(known));
    past || named
}

/// "by 2035": a year to come.
fn by_year(text: &Text<'_>, as_of: &str) -> Option<Found> {
    let now: f64 = as_of.get(..4)?.parse().ok()?;
    text.words().iter().find_map(|(at, word)| {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        let rest = word.chars().nth(digits.len());
        let year: f64 = digits
            .parse()
            .ok()
            .filter(|_| digits.len() == 4 && rest.is_none_or(runs_on))?;
        let found = (year > now && year <= now + 60.0).then(|| text.verbatim(*at, at + 4).to_owned())?;
        Some(Found {
            span: Span::of_months((year - now) * 12.0),
            words: Some(found),
        })
    })
}
