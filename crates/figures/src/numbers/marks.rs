//! Which unit a literal claims: per cent, money and in which currency, times, years; and in thousands, millions or more.

use super::beside::{unit_ahead, unit_behind};
use super::units;

/// What a literal says it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Nothing is said.
    Bare,
    /// Per cent.
    Share,
    /// Percentage points.
    Points,
    /// Hundredths of them.
    BasisPoints,
    /// A currency by its code; a sign or a word that several currencies have is less than a code.
    Money(&'static str),
    /// How many times.
    Times,
    /// Years.
    Years,
    /// Months.
    Months,
    /// Days.
    Days,
}

/// The unit of a literal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mark {
    /// What it counts.
    pub kind: Kind,
    /// What it is multiplied with: in English, and elsewhere. A billion is one thing in London and another in Berlin.
    pub scales: [f64; 2],
}

impl Mark {
    /// Nothing is said.
    pub const NONE: Self = Self {
        kind: Kind::Bare,
        scales: [1.0, 1.0],
    };

    /// Whether anything is said.
    pub fn is_said(self) -> bool {
        self != Self::NONE
    }
}

/// Points of per cent, in every language that ships. They come before per cent, whose word most of them begin with.
const POINTS: [&str; 28] = [
    "percentage point",
    "percent point",
    "pp",
    "prozentpunkt",
    "punto porcentual",
    "puntos porcentuales",
    "point de pourcentage",
    "points de pourcentage",
    "punto percentuale",
    "punti percentuali",
    "ponto percentual",
    "pontos percentuais",
    "procentpunt",
    "procentenhet",
    "punkt proc",
    "punkty proc",
    "punktów proc",
    "punktu proc",
    "процентн",
    "yüzde puan",
    "نقطة مئوية",
    "نقاط مئوية",
    "प्रतिशत अंक",
    "パーセントポイント",
    "퍼센트포인트",
    "个百分点",
    "điểm phần trăm",
    "%p",
];

const BASIS: [&str; 4] = ["basis point", "bps", "basispunkt", "points de base"];

const TIMES: [&str; 14] = [
    "times", "-fold", "fold", "倍", "배", "mal so", "-fach", "fach", "fois", "veces", "volte", "vezes", "keer", "lần",
];

const YEARS: [&str; 22] = [
    "year",
    "jahr",
    "an ",
    "ans",
    "année",
    "año",
    "anno",
    "anni",
    "ano",
    "jaar",
    "rok",
    "lat",
    "år",
    "yıl",
    "год",
    "лет",
    "年",
    "년",
    "वर्ष",
    "साल",
    "năm",
    "سن",
];
const MONTHS: [&str; 17] = [
    "month",
    "monat",
    "mois",
    "mes",
    "mês",
    "maand",
    "miesi",
    "månad",
    "ay ",
    "месяц",
    "か月",
    "ヶ月",
    "个月",
    "개월",
    "महीन",
    "tháng",
    "شهر",
];
const DAYS: [&str; 17] = [
    "day",
    "tag",
    "jour",
    "día",
    "giorn",
    "dia",
    "dag",
    "dni",
    "dzie",
    "gün",
    "дн",
    "日",
    "天",
    "일",
    "दिन",
    "ngày",
    "يوم",
];

/// What a currency is called, and its code; a `$` may be any dollar.
const MONEY: [(&str, &str); 22] = [
    ("us$", "USD"),
    ("$", "$"),
    ("€", "EUR"),
    ("£", "GBP"),
    ("¥", "¥"),
    ("₹", "INR"),
    ("us dollar", "USD"),
    ("u.s. dollar", "USD"),
    ("dollar", "$"),
    ("dólar", "$"),
    ("dolar", "$"),
    ("euro", "EUR"),
    ("pound", "GBP"),
    ("yen", "JPY"),
    ("yuan", "CNY"),
    ("franken", "CHF"),
    ("swiss franc", "CHF"),
    ("rupee", "INR"),
    ("美元", "USD"),
    ("ドル", "$"),
    ("달러", "$"),
    ("доллар", "$"),
];

/// Codes, in capitals.
const CODES: [&str; 26] = [
    "USD", "EUR", "GBP", "JPY", "CHF", "AUD", "BRL", "CAD", "CNY", "DKK", "HKD", "INR", "KRW", "MXN", "NOK", "PLN",
    "RUB", "SEK", "SGD", "TRY", "TWD", "VND", "ZAR", "NZD", "ILS", "THB",
];

/// How many a word multiplies with, longer words before those they begin with.
const SCALES: [(&str, [f64; 2]); 62] = [
    ("mil millones", [1e9, 1e9]),
    ("nghìn tỷ", [1e12, 1e12]),
    ("万亿", [1e12, 1e12]),
    ("hundred thousand", [1e5, 1e5]),
    ("hundred", [1e2, 1e2]),
    ("thousand", [1e3, 1e3]),
    ("tausend", [1e3, 1e3]),
    ("milliard", [1e9, 1e9]),
    ("million", [1e6, 1e6]),
    ("billion", [1e9, 1e12]),
    ("trillion", [1e12, 1e18]),
    ("millón", [1e6, 1e6]),
    ("millones", [1e6, 1e6]),
    ("billón", [1e12, 1e12]),
    ("billones", [1e12, 1e12]),
    ("milion", [1e6, 1e6]),
    ("miliard", [1e9, 1e9]),
    ("bilion", [1e12, 1e12]),
    ("milhão", [1e6, 1e6]),
    ("milhões", [1e6, 1e6]),
    ("bilhão", [1e9, 1e9]),
    ("bilhões", [1e9, 1e9]),
    ("trilhão", [1e12, 1e12]),
    ("trilhões", [1e12, 1e12]),
    ("miljoen", [1e6, 1e6]),
    ("miljard", [1e9, 1e9]),
    ("biljoen", [1e12, 1e12]),
    ("miljon", [1e6, 1e6]),
    ("biljon", [1e12, 1e12]),
    ("milyon", [1e6, 1e6]),
    ("milyar", [1e9, 1e9]),
    ("trilyon", [1e12, 1e12]),
    ("triệu", [1e6, 1e6]),
    ("tỷ", [1e9, 1e9]),
    ("млн", [1e6, 1e6]),
    ("млрд", [1e9, 1e9]),
    ("трлн", [1e12, 1e12]),
    ("миллион", [1e6, 1e6]),
    ("миллиард", [1e9, 1e9]),
    ("триллион", [1e12, 1e12]),
    ("mln", [1e6, 1e6]),
    ("mld", [1e9, 1e9]),
    ("mrd", [1e9, 1e9]),
    ("mio", [1e6, 1e6]),
    ("bln", [1e9, 1e12]),
    ("مليون", [1e6, 1e6]),
    ("ملايين", [1e6, 1e6]),
    ("مليار", [1e9, 1e9]),
    ("تريليون", [1e12, 1e12]),
    ("मिलियन", [1e6, 1e6]),
    ("अरब", [1e9, 1e9]),
    ("ट्रिलियन", [1e12, 1e12]),
    ("लाख", [1e5, 1e5]),
    ("करोड़", [1e7, 1e7]),
    ("百万", [1e6, 1e6]),
    ("亿", [1e8, 1e8]),
    ("億", [1e8, 1e8]),
    ("兆", [1e12, 1e12]),
    ("万", [1e4, 1e4]),
    ("백만", [1e6, 1e6]),
    ("억", [1e8, 1e8]),
    ("조", [1e12, 1e12]),
];

/// Letters right behind a number.
const LETTERS: [(&str, f64); 11] = [
    ("k", 1e3),
    ("K", 1e3),
    ("m", 1e6),
    ("M", 1e6),
    ("mn", 1e6),
    ("mm", 1e6),
    ("bn", 1e9),
    ("b", 1e9),
    ("B", 1e9),
    ("tn", 1e12),
    ("T", 1e12),
];

/// The unit of a literal, from what stands beside it.
pub fn of(before: &str, after: &str) -> Mark {
    let (before, after) = (unit_behind(before), unit_ahead(after));
    if before.is_empty() && after.is_empty() {
        return Mark::NONE;
    }
    let (scales, rest) = scale(after);
    let kind = kind(before, rest, rest.len() == after.len());
    Mark {
        kind,
        scales: scales.unwrap_or([1.0, 1.0]),
    }
}

fn scale(after: &str) -> (Option<[f64; 2]>, &str) {
    let attached: String = after.chars().take_while(char::is_ascii_alphabetic).collect();
    if let Some((letters, by)) = LETTERS.iter().find(|(letters, _)| *letters == attached) {
        return (Some([*by, *by]), &after[letters.len()..]);
    }
    let rest = after.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '-');
    let word: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
    if let Some((letters, by)) = LETTERS
        .iter()
        .find(|(letters, _)| letters.len() == 2 && *letters == word)
    {
        return (Some([*by, *by]), &rest[letters.len()..]);
    }
    let low: String = rest
        .chars()
        .take(units::MAX_UNIT_DISTANCE)
        .flat_map(char::to_lowercase)
        .collect();
    for (name, by) in SCALES {
        if low.starts_with(name) {
            let skipped = rest
                .char_indices()
                .nth(name.chars().count())
                .map_or(rest.len(), |(at, _)| at);
            // What is left of the word: `millions`, `Milliarden`, `Mrd.`.
            let left = rest[skipped..]
                .trim_start_matches(|letter: char| letter.is_alphabetic() && !is_cjk(letter) || letter == '.');
            let (more, left) = scale_once(left);
            return (Some([by[0] * more, by[1] * more]), left);
        }
    }
    (None, after)
}

/// `hundred million`: a scale behind a scale.
fn scale_once(after: &str) -> (f64, &str) {
    let rest = after.trim_start();
    let low: String = rest
        .chars()
        .take(units::MAX_UNIT_DISTANCE)
        .flat_map(char::to_lowercase)
        .collect();
    for name in ["thousand", "million", "billion", "trillion"] {
        if low.starts_with(name) {
            let by = match name {
                "thousand" => 1e3,
                "million" => 1e6,
                "billion" => 1e9,
                _ => 1e12,
            };
            return (by, rest[name.len()..].trim_start_matches('s'));
        }
    }
    (1.0, after)
}

fn kind(before: &str, after: &str, attached: bool) -> Kind {
    let x = after
        .strip_prefix(['x', '×'])
        .filter(|rest| !rest.starts_with(char::is_alphanumeric));
    if attached && x.is_some() {
        return Kind::Times;
    }
    let after = after.trim_start_matches(|letter: char| letter.is_whitespace() || matches!(letter, '-' | '\u{200e}'));
    let after = ["of ", "de ", "di "]
        .iter()
        .find_map(|word| after.strip_prefix(word))
        .unwrap_or(after);
    let before = before.trim_end_matches(|letter: char| letter.is_whitespace() || "-−+\u{200e}~≈".contains(letter));
    if let Some(code) = CODES
        .iter()
        .find(|code| word_at(after, code) || word_before(before, code))
    {
        return Kind::Money(code);
    }
    let low: String = after
        .chars()
        .take(units::MAX_UNIT_DISTANCE)
        .flat_map(char::to_lowercase)
        .collect();
    let last: Vec<char> = before.chars().rev().take(units::MAX_UNIT_DISTANCE).collect();
    let last: String = last.into_iter().rev().flat_map(char::to_lowercase).collect();
    let begins = |words: &[&str]| words.iter().any(|word| low.starts_with(word));
    if begins(&POINTS) && !(low.starts_with("pp") && low[2..].starts_with(char::is_alphabetic)) {
        return Kind::Points;
    }
    if begins(&BASIS) || word_at(&low, "bp") {
        return Kind::BasisPoints;
    }
    if units::is_share(&low, &last) || low.starts_with("percentile") {
        return Kind::Share;
    }
    if let Some((_, code)) = MONEY
        .iter()
        .find(|(name, _)| low.starts_with(name) || last.ends_with(name))
    {
        return Kind::Money(code);
    }
    if begins(&TIMES) {
        return Kind::Times;
    }
    // `years` but not `yearly`; a script without spaces has no such ends.
    for (words, kind) in [
        (&YEARS[..], Kind::Years),
        (&MONTHS[..], Kind::Months),
        (&DAYS[..], Kind::Days),
    ] {
        if begins(words) {
            return kind;
        }
    }
    Kind::Bare
}

fn word_at(text: &str, word: &str) -> bool {
    text.strip_prefix(word)
        .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn word_before(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
}

/// Chinese, Japanese and Korean letters.
pub fn is_cjk(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}
