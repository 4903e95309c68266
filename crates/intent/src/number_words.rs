//! Numbers that a question writes in words, in digits: "a million", "500 bin", "三百万".

use languages::text::is_unspaced_script;

/// One million in words, and half of one, in the languages that write them apart. Of two that begin alike, the longer
/// one comes first.
const MILLIONS: [(&str, &str); 31] = [
    ("half a million", "0.5 million"),
    ("a million", "1 million"),
    ("one million", "1 million"),
    ("two million", "2 million"),
    ("eine halbe million", "0,5 million"),
    ("eine million", "1 million"),
    ("een half miljoen", "0,5 miljoen"),
    ("een miljoen", "1 miljoen"),
    ("en halv miljon", "0,5 miljon"),
    ("en miljon", "1 miljon"),
    ("un demi-million", "0,5 million"),
    ("un million", "1 million"),
    ("medio millón", "0,5 millón"),
    ("un millón", "1 millón"),
    ("mezzo milione", "0,5 milione"),
    ("un milione", "1 milione"),
    ("meio milhão", "0,5 milhão"),
    ("um milhão", "1 milhão"),
    ("pół miliona", "0,5 miliona"),
    ("milion zł", "1 milion zł"),
    ("milion euro", "1 milion euro"),
    ("один миллион", "1 миллион"),
    ("два миллиона", "2 миллиона"),
    ("миллион руб", "1 миллион руб"),
    ("миллион дол", "1 миллион дол"),
    ("bir milyon", "1 milyon"),
    ("نصف مليون", "0.5 مليون"),
    ("مليوني", "2 مليون"),
    ("مليون", "1 مليون"),
    ("एक करोड़", "1 करोड़"),
    ("एक लाख", "1 लाख"),
];

/// The tens, hundreds and thousands of Chinese and Japanese numbers.
const HAN_STEPS: [(char, u32); 3] = [('十', 10), ('百', 100), ('千', 1_000)];

/// What follows a number of one Chinese sign that counts money.
const HAN_UNITS: &str = "万萬亿億元円";

/// A text with such numbers in digits.
pub(super) fn in_digits(text: &str) -> String {
    with_han_digits(&with_turkish_thousands(&with_a_million(text)))
}

/// A text with a million in words written as a number; unchanged where it has none.
fn with_a_million(text: &str) -> String {
    let lower = text.to_lowercase();
    let known = MILLIONS.iter().find_map(|(words, number)| {
        let at = lower.match_indices(words).map(|(at, _)| at);
        let counts = |at: &usize| stands_alone(&lower[..*at], words);
        let alone = at.into_iter().find(counts)?;
        Some((alone, words.len(), number))
    });
    // The codes of currencies are in capitals, so the text is kept as it is where it can be.
    let kept = if lower.len() == text.len() {
        text
    } else {
        lower.as_str()
    };
    match known {
        Some((at, length, number)) => {
            let (before, after) = (kept.get(..at), kept.get(at + length..));
            format!("{}{number}{}", before.unwrap_or_default(), after.unwrap_or_default())
        }
        None => text.to_owned(),
    }
}

/// Whether what follows a text is no part of another number or word: "twenty-one million", "5 مليون", "an extra
/// million".
fn stands_alone(before: &str, words: &str) -> bool {
    let is_inside = |letter: char| letter == '-' || letter.is_alphanumeric() && !is_unspaced_script(letter);
    // "5 مليون", but "mit 60 eine Million".
    let is_bare = ["milion", "миллион", "مليون"]
        .iter()
        .any(|bare| words.starts_with(bare));
    let is_counted = is_bare && before.trim_end().ends_with(char::is_numeric);
    !before.ends_with(is_inside) && !is_counted
}

/// A text with the Turkish word for a thousand after a number in English: "500 bin lira". In German, "bin" is followed
/// by who is: "mit 60 bin ich".
fn with_turkish_thousands(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("bin") {
        let (before, after) = (&rest[..at], &rest[at + 3..]);
        let counts = before.trim_end().ends_with(|letter: char| letter.is_ascii_digit());
        let ends = !after.starts_with(char::is_alphabetic);
        let is_german = after.trim_start().starts_with("ich");
        out.push_str(before);
        out.push_str(if counts && ends && !is_german {
            "thousand"
        } else {
            "bin"
        });
        rest = after;
    }
    out.push_str(rest);
    out
}

/// A text with Chinese numbers in digits: "三百万" becomes "300万".
fn with_han_digits(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < letters.len() {
        let run = letters[at..]
            .iter()
            .take(8)
            .take_while(|letter| is_han_number(**letter));
        let length = run.count();
        let follows = letters.get(at + length).copied().unwrap_or(' ');
        let begins = length > 0 && (han_digit(letters[at]).is_some() || opens_a_number(&letters, at, follows));
        let value = if begins {
            han_value(&letters[at..at + length])
        } else {
            0
        };
        if begins && value > 0 && (length > 1 || HAN_UNITS.contains(follows)) {
            out.push_str(&value.to_string());
            at += length;
        } else {
            out.push(letters[at]);
            at += 1;
        }
    }
    out
}

/// Whether a ten, a hundred or a thousand begins a number: "百万円", but not "3百万円" or "数百万円".
fn opens_a_number(letters: &[char], at: usize, follows: char) -> bool {
    let before = at.checked_sub(1).and_then(|before| letters.get(before)).copied();
    let goes_on = before.is_some_and(|before| before.is_numeric() || "数數几幾何".contains(before));
    !goes_on && (letters[at] == '十' || HAN_UNITS.contains(follows))
}

fn is_han_number(letter: char) -> bool {
    han_digit(letter).is_some() || HAN_STEPS.iter().any(|(step, _)| *step == letter)
}

fn han_digit(letter: char) -> Option<u32> {
    let signs = ["一", "二两兩", "三", "四", "五", "六", "七", "八", "九"];
    let digits = (1..).zip(signs);
    digits
        .into_iter()
        .find_map(|(digit, signs)| signs.contains(letter).then_some(digit))
}

/// The value of a Chinese number below ten thousand; 0 where it is none.
fn han_value(run: &[char]) -> u32 {
    let (mut whole, mut digit) = (0, None);
    for letter in run {
        let step = HAN_STEPS.iter().find(|(step, _)| step == letter).map(|(_, step)| *step);
        match (step, han_digit(*letter)) {
            (Some(step), _) => whole += digit.take().unwrap_or(1) * step,
            // Two digits in a row are no number of this kind.
            (None, next) if digit.is_none() => digit = next,
            _ => return 0,
        }
    }
    whole + digit.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::in_digits;

    #[test]
    fn numbers_in_words_become_digits() {
        for (text, digits) in [
            ("I have a million SEK", "I have 1 million SEK"),
            ("twenty-one million dollars", "twenty-one million dollars"),
            ("mam milion złotych", "mam 1 milion złotych"),
            ("mam 2 miliony złotych", "mam 2 miliony złotych"),
            ("5 million and a million", "5 million and 1 million"),
            ("mit 60 eine Million Euro", "mit 60 1 million Euro"),
            ("500 bin lira", "500 thousand lira"),
            ("Mit 60 bin ich in Rente", "Mit 60 bin ich in Rente"),
            ("ولدي مليون دولار", "ولدي 1 مليون دولار"),
            ("ولدي 5 مليون دولار", "ولدي 5 مليون دولار"),
            ("我有三百万元", "我有300万元"),
            ("每月取一千五百", "每月取1500"),
            ("二十年", "20年"),
            ("一年能取多少", "一年能取多少"),
            ("十分危险", "十分危险"),
            ("3千万円", "3千万円"),
            ("百万円", "100万円"),
            ("数百万円", "数百万円"),
        ] {
            assert_eq!(in_digits(text), digits);
        }
    }
}
