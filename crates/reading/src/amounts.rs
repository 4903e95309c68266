//! Amounts in a text: how many, how many per cent, and how much money.

use super::lengths::number_at;
use super::lists::List;
use languages::text::{Text, is_unspaced_script};

/// What an amount counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    /// Parts of a hundred.
    Percent,
    /// Shares or units.
    Shares,
    /// Money, with the code of its currency; empty where only "30k" is said.
    Money(&'static str),
    /// No unit is named.
    Plain,
}

/// An amount and its place in the folded text.
#[derive(Debug, Clone)]
pub(super) struct Amount {
    pub start: usize,
    pub end: usize,
    /// A decimal as text.
    pub value: String,
    pub unit: Unit,
}

/// The most amounts that are read.
const MAX_AMOUNTS: usize = 64;

/// The amounts of a text.
pub(super) fn amounts(text: &Text<'_>) -> Vec<Amount> {
    let letters = &text.folded;
    let mut found = Vec::new();
    let mut at = 1;
    while at < letters.len() && found.len() < MAX_AMOUNTS {
        let before = letters[at - 1];
        let opens = matches!(before, ' ' | '$') || is_unspaced_script(before);
        if let Some((value, end)) = opens.then(|| tenths(letters, at)).flatten() {
            found.push(Amount {
                start: at,
                end,
                value,
                unit: Unit::Percent,
            });
            at = end;
            continue;
        }
        let Some((value, end)) = opens.then(|| number(letters, at)).flatten() else {
            let spelled = if before == ' ' { spelled(text, at) } else { None };
            at = spelled.as_ref().map_or(at + 1, |amount| amount.end);
            found.extend(spelled);
            continue;
        };
        let (value, end) = with_thousands(text, value, end);
        let unit = match percent_before(text, at) {
            true => Unit::Percent,
            false => unit(text, end),
        };
        let sum = (unit == Unit::Plain).then(|| money(text, at, &value, end)).flatten();
        let (value, end, unit) = sum.unwrap_or((value, end, unit));
        found.push(Amount {
            start: at,
            end,
            value,
            unit,
        });
        at = end;
    }
    found
}

/// Letters after 成 and 割 that make another word of them: 成长 is growth, 割合 a share.
const NOT_TENTH_SUFFIXES: &str = "长長为為本功立熟分交员員果绩績合り";

/// "三成", "3割": so many tenths, in per cent.
fn tenths(letters: &[char], at: usize) -> Option<(String, usize)> {
    let digit = *letters.get(at)?;
    let value = digit
        .to_digit(10)
        .or_else(|| han_digit(digit).filter(|value| *value < 10))?;
    let is_tenth = matches!(letters.get(at + 1), Some('成' | '割'));
    let is_other_word = letters
        .get(at + 2)
        .is_some_and(|next| NOT_TENTH_SUFFIXES.contains(*next));
    (is_tenth && !is_other_word && value > 0).then(|| ((value * 10).to_string(), at + 2))
}

/// "sixty percent", "twenty-five shares": a number in words counts only with a unit after it.
fn spelled(text: &Text<'_>, at: usize) -> Option<Amount> {
    let (tens, end) = number_at(&text.folded, at)?;
    let (value, end) = match number_at(&text.folded, end + 1) {
        Some((ones, stop)) if tens >= 20.0 && tens % 10.0 == 0.0 && ones < 10.0 => (tens + ones, stop),
        _ => (tens, end),
    };
    let unit = Some(unit(text, end)).filter(|unit| *unit != Unit::Plain)?;
    Some(Amount {
        start: at,
        end,
        value: value.to_string(),
        unit,
    })
}

/// "%60" and "yüzde 60" in Turkish.
fn percent_before(text: &Text<'_>, at: usize) -> bool {
    let before = text.original.get(..text.original_at(at)).unwrap_or_default();
    before.trim_end().ends_with(['%', '٪']) || text.word_before(at) == "yuzde"
}

/// Digits, or a Chinese number.
fn number(letters: &[char], at: usize) -> Option<(String, usize)> {
    let digits: String = letters[at..]
        .iter()
        .take(12)
        .take_while(|letter| letter.is_ascii_digit() || **letter == '.')
        .collect();
    let digits = digits.trim_end_matches('.');
    if digits.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Some((digits.to_owned(), at + digits.len()));
    }
    let run: Vec<char> = letters[at..]
        .iter()
        .take(8)
        .copied()
        .take_while(|letter| han_digit(*letter).is_some())
        .collect();
    let value = han_number(&run).filter(|_| run.len() > 1)?;
    Some((value.to_string(), at + run.len()))
}

/// "1.200" and "1,200" are twelve hundred; "1.5" is not. A comma is a space in the folded text.
fn with_thousands(text: &Text<'_>, value: String, end: usize) -> (String, usize) {
    if let Some((whole, part)) = value.split_once('.') {
        let thousands = part.len() == 3 && whole != "0" || part.contains('.');
        return (if thousands { value.replace('.', "") } else { value }, end);
    }
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    let Some(more) = rest.strip_prefix([',', '\'', '’']) else {
        return (value, end);
    };
    let digits: String = more.chars().take_while(char::is_ascii_digit).collect();
    match digits.len() {
        3 => (format!("{value}{digits}"), end + 4),
        1 | 2 if rest.starts_with(',') => (format!("{value}.{digits}"), end + 1 + digits.len()),
        _ => (value, end),
    }
}

/// Signs of currencies and their codes. In one question the dollar and the yen are always the same ones.
const CURRENCY_SIGNS: [(char, &str); 10] = [
    ('$', "USD"),
    ('€', "EUR"),
    ('£', "GBP"),
    ('¥', "JPY"),
    ('円', "JPY"),
    ('元', "CNY"),
    ('₹', "INR"),
    ('₩', "KRW"),
    ('원', "KRW"),
    ('₽', "RUB"),
];

/// A sum of money that begins at a place: "$30,000", "30k", "40 000 €", "30万円". The value is multiplied out.
fn money(text: &Text<'_>, at: usize, value: &str, end: usize) -> Option<(String, usize, Unit)> {
    let (digits, end) = with_spaced_thousands(text, at, value, end);
    let (factor, end) = multiplier(&text.folded, end);
    let before = text.original.get(..text.original_at(at)).unwrap_or_default();
    let after = text.original.get(text.original_at(end)..).unwrap_or_default();
    let after = after.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
    let of_sign = |sign: Option<char>| CURRENCY_SIGNS.into_iter().find(|(known, _)| Some(*known) == sign);
    let sign = of_sign(before.trim_end().chars().next_back()).or_else(|| of_sign(after.chars().next()));
    let word = text.word_after(end);
    let called = || List::Currency.words().iter().find(|known| known.folded == word);
    let code = sign.map(|(_, code)| code).or_else(|| called().map(|known| known.value));
    if code.is_none() && factor == 1.0 {
        return None;
    }
    let value = digits.parse::<f64>().ok()? * factor;
    Some((value.to_string(), end, Unit::Money(code.unwrap_or_default())))
}

/// "40 000" is forty thousand.
fn with_spaced_thousands(text: &Text<'_>, at: usize, value: &str, end: usize) -> (String, usize) {
    let rest = text.folded.get(end..).unwrap_or_default();
    let [' ', group @ ..] = rest else {
        return (value.to_owned(), end);
    };
    let digits: String = group
        .iter()
        .take(4)
        .take_while(|letter| letter.is_ascii_digit())
        .collect();
    match digits.len() == 3 && end - at <= 3 && !value.contains('.') {
        true => (format!("{value}{digits}"), end + 4),
        false => (value.to_owned(), end),
    }
}

/// The word or letter after a number that multiplies it: "30k", "30 thousand", "30万".
fn multiplier(letters: &[char], end: usize) -> (f64, usize) {
    if matches!(letters.get(end), Some('万' | '萬' | '만')) {
        return (10_000.0, end + 1);
    }
    let gap = usize::from(letters.get(end) == Some(&' '));
    let rest = letters.get(end + gap..).unwrap_or_default();
    let word: String = rest.iter().take(12).take_while(|letter| **letter != ' ').collect();
    let factor = match word.as_str() {
        "crore" => 10_000_000.0,
        "lakh" | "लाख" => 100_000.0,
        _ if word.starts_with("million") => 1_000_000.0,
        _ if List::MoneyUnit.has(&word) => 1_000.0,
        _ => return (1.0, end),
    };
    (factor, end + gap + word.chars().count())
}

fn unit(text: &Text<'_>, end: usize) -> Unit {
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    if rest
        .trim_start_matches([' ', '\u{a0}', '\u{202f}'])
        .starts_with(['%', '％', '٪'])
    {
        return Unit::Percent;
    }
    let folded: String = text.folded.get(end..).unwrap_or_default().iter().take(16).collect();
    let follows = folded.trim_start();
    if List::Percent.begins(follows) {
        Unit::Percent
    } else if List::Shares.begins(follows) {
        Unit::Shares
    } else {
        Unit::Plain
    }
}

fn han_digit(letter: char) -> Option<u32> {
    Some(match letter {
        '一' => 1,
        '二' | '两' | '兩' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        '百' => 100,
        '千' => 1_000,
        '万' | '萬' => 10_000,
        _ => return None,
    })
}

/// A number in Chinese characters: 十二, 二十, 两千.
pub(super) fn han_number(run: &[char]) -> Option<u32> {
    let (mut total, mut section, mut digit) = (0_u32, 0_u32, 0_u32);
    for letter in run {
        match han_digit(*letter)? {
            value @ 1..=9 => digit = value,
            10_000 => {
                total = total.checked_add((section + digit).max(1).checked_mul(10_000)?)?;
                (section, digit) = (0, 0);
            }
            value => {
                section = section.checked_add(digit.max(1).checked_mul(value)?)?;
                digit = 0;
            }
        }
    }
    let sum = total.checked_add(section + digit)?;
    (sum > 0).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_money_are_no_number_of_shares() {
        for (input, sums) in [
            (
                "$30,000 in Apple and $10,000 in cash",
                &[("30000", "USD"), ("10000", "USD")][..],
            ),
            ("30k in VTI, 5k in cash", &[("30000", ""), ("5000", "")]),
            ("20.000 Euro in Apple", &[("20000", "EUR")]),
            ("40 000 € en actions", &[("40000", "EUR")]),
            ("株に300万円", &[("3000000", "JPY")]),
            ("50 mila euro", &[("50000", "EUR")]),
            ("100 AAPL and 200 shares of MSFT in 2030", &[]),
        ] {
            let found = amounts(&Text::new(input)).into_iter();
            let found: Vec<(String, &str)> = found
                .filter_map(|amount| match amount.unit {
                    Unit::Money(code) => Some((amount.value, code)),
                    _ => None,
                })
                .collect();
            let found: Vec<(&str, &str)> = found.iter().map(|(value, code)| (value.as_str(), *code)).collect();
            assert_eq!(found, sums, "{input}");
        }
    }

    #[test]
    fn tenths_are_shares() {
        let percents = |input: &str| {
            let found = amounts(&Text::new(input));
            let shares = found.into_iter().filter(|amount| amount.unit == Unit::Percent);
            shares.map(|amount| amount.value).collect::<Vec<String>>()
        };
        assert_eq!(percents("三成债券、两成现金"), ["30", "20"]);
        assert_eq!(percents("株式6割、債券4割"), ["60", "40"]);
        assert_eq!(percents("二成长股"), Vec::<String>::new());
    }
}
