//! Contractions where a word is inserted into a message: `de el oro` is `del oro`, and the Italian article before a
//! number depends on how the number is spoken: `del 7%`, but `dell’8%` and `dello 0,5%`. In German a day has an article
//! and a month has none: `vom 1. Mai bis zum 3. Juni`, but `von Mai bis Juni`.

use std::borrow::Cow;

use crate::language::Language;

/// A preposition and an article, and the one word they make.
const SPANISH: &[(&str, &str)] = &[(" de el ", " del "), (" a el ", " al ")];
const ITALIAN: &[(&str, &str)] = &[
    (" di il ", " del "),
    (" a il ", " al "),
    (" da il ", " dal "),
    (" in il ", " nel "),
    (" su il ", " sul "),
    (" di l’", " dell’"),
    (" a l’", " all’"),
    (" da l’", " dall’"),
    (" in l’", " nell’"),
    (" su l’", " sull’"),
    (" a agosto", " ad agosto"),
    (" a aprile", " ad aprile"),
];
const PORTUGUESE: &[(&str, &str)] = &[
    (" de o ", " do "),
    (" de a ", " da "),
    (" em o ", " no "),
    (" em a ", " na "),
    (" a o ", " ao "),
    (" por o ", " pelo "),
    (" por a ", " pela "),
    (" a a ", " à "),
];

/// A filled message as its language writes it.
pub fn contracted(text: Cow<'_, str>, language: Language) -> Cow<'_, str> {
    let pairs = match language {
        Language::De => return Cow::Owned(with_articles_of_days(&text)),
        Language::Es => SPANISH,
        Language::It => return Cow::Owned(with_articles(&replaced(&text, ITALIAN))),
        Language::Pt => PORTUGUESE,
        _ => return text,
    };
    Cow::Owned(replaced(&text, pairs))
}

fn replaced(text: &str, pairs: &[(&str, &str)]) -> String {
    let join = |text: String, (apart, one): &(&str, &str)| text.replace(apart, one);
    pairs.iter().fold(text.to_owned(), join)
}

/// A German text with the article before every day that follows `von` or `bis`.
fn with_articles_of_days(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let before_day = words.peek().is_some_and(|next| is_ordinal(next));
        out.push_str(match word {
            "Von" if before_day => "Vom",
            "von" if before_day => "vom",
            "bis" if before_day => "bis zum",
            _ => word,
        });
        if words.peek().is_some() {
            out.push(' ');
        }
    }
    out
}

/// Whether a word is the number of a day: `1.`.
fn is_ordinal(word: &str) -> bool {
    let number = word.strip_suffix('.');
    number.is_some_and(|number| {
        !number.is_empty() && number.len() < 3 && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The article before a consonant, before a vowel, and before `zero`.
const ARTICLES: [[&str; 3]; 6] = [
    ["il", "l’", "lo"],
    ["del", "dell’", "dello"],
    ["al", "all’", "allo"],
    ["dal", "dall’", "dallo"],
    ["nel", "nell’", "nello"],
    ["sul", "sull’", "sullo"],
];

/// A text with the right article before every number.
fn with_articles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let form = words.peek().and_then(|next| form_before(next));
        match form.and_then(|form| article(word, form)) {
            Some(article) => out.push_str(&article),
            None => out.push_str(word),
        }
        let joined = out.ends_with('’') && form == Some(VOWEL) && !word.ends_with('’');
        if words.peek().is_some() && !joined {
            out.push(' ');
        }
    }
    out
}

const VOWEL: usize = 1;
const ZERO: usize = 2;

/// Which form stands before a number; nothing where the article is right as it is. Eight, one and eleven begin with a
/// vowel, and so do eleven thousand and eight hundred. A year from 1000 to 1999 begins with `mille`.
fn form_before(number: &str) -> Option<usize> {
    let number = number.trim_start_matches(['+', '-', '−']);
    let whole: String = number
        .chars()
        .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
        .filter(char::is_ascii_digit)
        .collect();
    let groups = whole.len().div_ceil(3).max(1);
    // The digits before the first thousand: `11` of 11.300.
    let first = &whole[..whole.len().saturating_sub(3 * (groups - 1))];
    match first {
        "" => None,
        "0" => Some(ZERO),
        "1" if groups == 1 => Some(VOWEL),
        "11" => Some(VOWEL),
        first if first.starts_with('8') => Some(VOWEL),
        _ => None,
    }
}

/// The word with its article in another form, where it ends in one.
fn article(word: &str, form: usize) -> Option<String> {
    let start = word
        .char_indices()
        .rev()
        .take_while(|(_, letter)| letter.is_alphabetic())
        .last()
        .map(|(at, _)| at)?;
    let (before, found) = word.split_at(start);
    let known = ARTICLES.iter().find(|forms| forms[0].eq_ignore_ascii_case(found))?;
    let capital = found.starts_with(char::is_uppercase);
    let mut letters = known[form].chars();
    let first = letters.next()?;
    let first = if capital { first.to_ascii_uppercase() } else { first };
    Some(format!("{before}{first}{}", letters.as_str()))
}

#[cfg(test)]
mod tests {
    use super::{contracted, with_articles};
    use crate::language::Language;

    #[test]
    fn prepositions_and_articles_grow_together() {
        for (language, text, expected) in [
            (Language::Es, "el precio de el oro", "el precio del oro"),
            (Language::It, "il prezzo di l’oro", "il prezzo dell’oro"),
            (Language::Pt, "o preço de o ouro", "o preço do ouro"),
            (Language::Fr, "le prix de l’or", "le prix de l’or"),
            (
                Language::De,
                "Von 1. Mai bis 31. Juni stieg er von 3 auf 5.",
                "Vom 1. Mai bis zum 31. Juni stieg er von 3 auf 5.",
            ),
            (Language::De, "von Mai bis Juni, bis 2026", "von Mai bis Juni, bis 2026"),
        ] {
            assert_eq!(contracted(text.into(), language), expected);
        }
    }

    #[test]
    fn the_article_follows_the_number_as_it_is_spoken() {
        for (text, expected) in [
            ("è salito del 7,1% nel 2024", "è salito del 7,1% nel 2024"),
            ("è salito del 8,3%", "è salito dell’8,3%"),
            ("è sceso del 11% al 80%", "è sceso dell’11% all’80%"),
            ("(il 0,5% di)", "(lo 0,5% di)"),
            ("Il 8 settembre e il 1 marzo", "L’8 settembre e l’1 marzo"),
            ("dal 1871 al 11.300", "dal 1871 all’11.300"),
            ("il 18% e il 1.250", "il 18% e il 1.250"),
            ("nel", "nel"),
            ("", ""),
        ] {
            assert_eq!(with_articles(text), expected);
        }
    }
}
