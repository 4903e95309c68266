//! Marks of a measured quantity: a number beside one is a figure, however small it is.

use super::beside::{unit_ahead, unit_behind};

/// Per cent and its points, after a number or before it.
const SHARES: [&str; 41] = [
    "%",
    "٪",
    "％",
    "percent",
    "per cent",
    "prozent",
    "pour cent",
    "por ciento",
    "por cento",
    "per cento",
    "procent",
    "процент",
    "प्रतिशत",
    "パーセント",
    "퍼센트",
    "phần trăm",
    "persen",
    "yüzde",
    "بالمئة",
    "بالمائة",
    "في المئة",
    "في المائة",
    "pct",
    "割",
    "百分之",
    "punto porcentual",
    "puntos porcentuales",
    "point de pourcentage",
    "points de pourcentage",
    "punto percentuale",
    "punti percentuali",
    "ponto percentual",
    "pontos percentuais",
    "punkt proc",
    "punkty proc",
    "punktów proc",
    "punktu proc",
    "نقطة مئوية",
    "نقاط مئوية",
    "个百分点",
    "điểm phần trăm",
];

/// Words that a count of millions and more has behind it.
const SCALES: [&str; 61] = [
    "million",
    "billion",
    "trillion",
    "milliard",
    "millón",
    "millones",
    "mil millones",
    "billón",
    "billones",
    "milione",
    "milioni",
    "miliard",
    "bilione",
    "bilioni",
    "milhão",
    "milhões",
    "bilhão",
    "bilhões",
    "trilhão",
    "trilhões",
    "miljoen",
    "miljard",
    "biljoen",
    "miljon",
    "biljon",
    "milyon",
    "milyar",
    "trilyon",
    "triệu",
    "tỷ",
    "nghìn tỷ",
    "млн",
    "млрд",
    "трлн",
    "миллион",
    "миллиард",
    "триллион",
    "mln",
    "mld",
    "bln",
    "milion",
    "bilion",
    "mrd",
    "mio",
    "مليون",
    "ملايين",
    "مليار",
    "تريليون",
    "मिलियन",
    "अरब",
    "ट्रिलियन",
    "लाख",
    "करोड़",
    "百万",
    "亿",
    "億",
    "兆",
    "万亿",
    "백만",
    "억",
    "조",
];

/// Currencies, after a number or before it.
const CURRENCIES: [&str; 12] = [
    "$", "€", "£", "¥", "₹", "usd", "eur", "gbp", "jpy", "dollar", "euro", "chf",
];

/// Codes of currencies that are words when they are not in capitals.
const CODES: [&str; 18] = [
    "AUD", "BRL", "CAD", "CNY", "DKK", "HKD", "INR", "KRW", "MXN", "NOK", "PLN", "RUB", "SEK", "SGD", "TRY", "TWD",
    "VND", "ZAR",
];

/// Longer than the longest of them.
pub const MAX_UNIT_DISTANCE: usize = 24;

/// Whether a unit or a currency stands beside the number.
pub fn measured(before: &str, after: &str) -> bool {
    let (before, after) = (unit_behind(before), unit_ahead(after).trim_start());
    if before.is_empty() && after.is_empty() {
        return false;
    }
    // A sign can stand between the mark and the number: `%-5`.
    let before = before.trim_end_matches(|letter: char| letter.is_whitespace() || "-−+\u{200e}".contains(letter));
    if CODES
        .iter()
        .any(|code| after.starts_with(code) || before.ends_with(code))
    {
        return true;
    }
    let after: String = after
        .chars()
        .take(MAX_UNIT_DISTANCE)
        .flat_map(char::to_lowercase)
        .collect();
    let before: Vec<char> = before.chars().rev().take(MAX_UNIT_DISTANCE).collect();
    let before: String = before.into_iter().rev().flat_map(char::to_lowercase).collect();
    let beside = |mark: &&str| after.starts_with(mark) || before.ends_with(mark);
    SHARES.iter().chain(&CURRENCIES).any(beside) || SCALES.iter().any(|word| after.starts_with(word))
}

/// Whether per cent stands behind a number or before it, both in lower case.
pub fn is_share(after: &str, before: &str) -> bool {
    SHARES
        .iter()
        .any(|mark| after.starts_with(mark) || before.ends_with(mark))
}
