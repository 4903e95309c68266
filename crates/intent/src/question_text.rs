//! The text of a question, and the word lists that tell what it asks for.

use std::borrow::Cow;

use pipeline::brief::MasterBrief;

use super::word_list::WordList;
use languages::asks::{self, Word, Words};
use languages::language::{Language, detect};
use languages::text::{fold, is_unspaced_script};

/// Years of crashes that people name. The first is meant where a question about a crash names none.
const CRASH_YEARS: [u16; 7] = [2008, 1929, 1973, 1974, 1987, 2000, 2020];

/// The most letters between a number and a word for a fall.
const MAX_FALL_DISTANCE: usize = 40;

/// The most letters between a sum and the word for how often it is paid: "20 тысяч рублей в месяц".
const MAX_SUM_DISTANCE: usize = 18;

/// The most letters between a rate and the word for what it is the rate of.
const MAX_RATE_DISTANCE: usize = 14;

/// Letters after a number that make it a sum: ten thousands and the like, and currencies.
pub const SUM_SUFFIXES: &str = "万萬億亿千円元만억천원";

/// The most occurrences of a number or word that are searched.
const MAX_OCCURRENCES: usize = 8;

/// Of a longer question, only so many letters at its beginning and at its end are searched. Each question is searched
/// for many figures, so that searching the longest allowed text would add up.
const MAX_LETTERS_PER_END: usize = 1_000;

/// The most letters of all themes together that are searched.
const MAX_THEME_LETTERS: usize = 1_000;

/// The part of a question that is searched: all of it, or its beginning and its end.
pub fn searched_part(question: &str) -> Cow<'_, str> {
    let first = question.char_indices().nth(MAX_LETTERS_PER_END).map(|(at, _)| at);
    let last = question
        .char_indices()
        .rev()
        .nth(MAX_LETTERS_PER_END - 1)
        .map(|(at, _)| at);
    match (first, last) {
        (Some(first), Some(last)) if first < last => {
            Cow::Owned(format!("{} {}", &question[..first], &question[last..]))
        }
        _ => Cow::Borrowed(question),
    }
}

/// The themes of a brief in one text. Reading a question gives far fewer letters; a posted brief may have more.
pub fn themes(brief: &MasterBrief) -> String {
    let themes = brief.subject.themes.join(" ");
    themes.chars().take(MAX_THEME_LETTERS).collect()
}

/// A text with both years of a range written in full, and apart: "1973-74" becomes "1973 - 1974".
pub fn with_whole_years(text: &str) -> Cow<'_, str> {
    const DASHES: [char; 4] = ['-', '–', '—', '~'];
    if !text.contains(DASHES) {
        return Cow::Borrowed(text);
    }
    let letters: Vec<char> = text.chars().collect();
    let digits_from = |at: usize| {
        letters[at..]
            .iter()
            .take_while(|letter| letter.is_ascii_digit())
            .count()
    };
    let is_digit = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    let mut out = String::with_capacity(text.len() + 8);
    let mut at = 0;
    while at < letters.len() {
        let begins = letters[at].is_ascii_digit() && !is_digit(at.checked_sub(1)) && digits_from(at) == 4;
        let is_range = begins && letters.get(at + 4).is_some_and(|dash| DASHES.contains(dash));
        let century: String = letters[at..].iter().take(2).collect();
        let second = if is_range { digits_from(at + 5) } else { 0 };
        if is_range && matches!(century.as_str(), "18" | "19" | "20") && matches!(second, 2 | 4) {
            out.extend(&letters[at..at + 4]);
            out.push_str(" - ");
            // "2008-10" is a month, "1973-74" are years.
            let two: String = letters[at + 5..at + 5 + second].iter().collect();
            let is_later = two > letters[at + 2..at + 4].iter().collect::<String>() && two.as_str() > "12";
            if second == 2 && !is_later {
                out.push_str(&two);
            } else {
                out.push_str(if second == 2 { &century } else { "" });
                out.push_str(&two);
            }
            at += 5 + second;
        } else {
            out.push(letters[at]);
            at += 1;
        }
    }
    Cow::Owned(out)
}

/// Whether session and question are both in English.
pub fn is_english(brief: &MasterBrief) -> bool {
    Language::from_code(&brief.language) == Language::En && detect(&searched_part(&brief.question)) == Language::En
}

/// The question and its themes, folded, with a space at both ends.
pub struct QuestionText {
    folded: String,
    is_english: bool,
}

impl QuestionText {
    pub fn new(brief: &MasterBrief) -> Self {
        let question = fold(&with_whole_years(&searched_part(&brief.question)));
        let text = format!(" {question} {} ", fold(&themes(brief)));
        // "Fixed income" is a class of assets and no wish for income, "net income" is profit.
        Self {
            folded: text
                .replace("fixed income", "bonds")
                .replace("renda fixa", "bonds")
                .replace("net income", "net profit")
                .replace("operating income", "operating profit"),
            is_english: is_english(brief),
        }
    }

    /// Whether it has a word of this list: at the beginning of a word, or anywhere in scripts without spaces.
    pub fn has(&self, list: WordList) -> bool {
        self.has_words(list.name())
    }

    /// Whether it has a word of the list with this name.
    pub fn has_words(&self, list: &str) -> bool {
        self.words(list).are_in(&self.folded)
    }

    /// The folded text, with a space at both ends.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    /// Whether only English words count.
    pub const fn is_english(&self) -> bool {
        self.is_english
    }

    /// Whether it begins with a word of the list with this name.
    pub fn starts_with_words(&self, list: &str) -> bool {
        self.words(list).position_in(&self.folded) == Some(0)
    }

    fn words(&self, list: &str) -> &'static Words {
        asks::list(list, self.is_english)
    }

    /// The byte offset of the first word of this list; `usize::MAX` where there is none.
    pub fn position(&self, list: WordList) -> usize {
        self.position_of(list.name())
    }

    /// The same for the list with this name.
    pub fn position_of(&self, list: &str) -> usize {
        self.words(list).position_in(&self.folded).unwrap_or(usize::MAX)
    }

    /// Where the words of the list with this name stand, in bytes.
    pub fn spans(&self, list: &str) -> Vec<(usize, usize)> {
        self.words(list).spans_in(&self.folded)
    }

    /// The folded text between two places.
    pub fn part(&self, from: usize, to: usize) -> &str {
        self.folded.get(from..to).unwrap_or_default()
    }

    /// Its words, in their order.
    pub fn words_of_question(&self) -> impl Iterator<Item = &str> {
        self.folded.split(' ').filter(|word| !word.is_empty())
    }

    /// Each run of digits, with the text before and after it.
    pub fn digit_runs(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        let text = self.folded.as_str();
        let is_digit = |letter: &char| letter.is_ascii_digit();
        let starts = text
            .char_indices()
            .filter(move |(at, letter)| is_digit(letter) && !text[..*at].ends_with(|before: char| is_digit(&before)));
        starts.map(move |(at, _)| {
            let rest = &text[at..];
            let length = rest.find(|letter: char| !is_digit(&letter)).unwrap_or(rest.len());
            (&text[..at], &rest[..length], &rest[length..])
        })
    }

    /// Whether the text after a number begins with a word of this list: "1970s", "70er", "1970年代".
    pub fn begins_with(&self, after: &str, list: WordList) -> bool {
        self.begins_with_words(after, list.name())
    }

    /// The same for the list with this name.
    pub fn begins_with_words(&self, after: &str, list: &str) -> bool {
        let after = after.trim_start();
        self.words(list).iter().any(|word| {
            let rest = after.strip_prefix(word.folded.as_str());
            rest.is_some_and(|rest| !word.is_whole || rest.starts_with(' '))
        })
    }

    /// Whether the text before a number ends with a word of this list: "les années 70".
    pub fn ends_with(&self, before: &str, list: WordList) -> bool {
        self.ends_with_words(before, list.name())
    }

    /// The same for the list with this name.
    pub fn ends_with_words(&self, before: &str, list: &str) -> bool {
        let before = before.trim_end();
        self.words(list).iter().any(|word| {
            let rest = before.strip_suffix(word.folded.as_str());
            rest.is_some_and(|rest| rest.ends_with(' ') || word.folded.starts_with(is_unspaced_script))
        })
    }

    /// Whether it names a crash by its year.
    pub fn names_crash(&self) -> bool {
        self.crash_year().is_some() && self.crash().is_some()
    }

    /// Whether it speaks of sums by the month. In Japanese and Korean the month may stand right before its sum:
    /// "月20万円".
    pub fn is_monthly(&self) -> bool {
        let stands_before_a_sum = |sign: &str| {
            self.folded.match_indices(sign).take(MAX_OCCURRENCES).any(|(at, _)| {
                let (before, after) = (&self.folded[..at], &self.folded[at + sign.len()..]);
                // "10月20日" is a date.
                let is_date = before.trim_end().ends_with(|letter: char| letter.is_ascii_digit());
                !is_date && after.trim_start().starts_with(|letter: char| letter.is_ascii_digit())
            })
        };
        self.has(WordList::Monthly) || ["月", " 월 "].into_iter().any(stands_before_a_sum)
    }

    /// Whether a number is right before or after a word of this list: "400 a month", "monatlich 100 Euro".
    pub fn has_a_number_beside(&self, list: WordList) -> bool {
        self.is_beside(list, MAX_SUM_DISTANCE, |near| near.contains(char::is_numeric))
    }

    /// Whether this number is right before or after a word of this list: "at 3% inflation", "inflation of 3%".
    pub fn has_beside(&self, number: f64, list: WordList) -> bool {
        // The sign before decimals differs from language to language, so that of 2.5 the 2 is looked for.
        let digits = number.trunc().to_string();
        let is_digits = |part: &str| part == digits;
        self.is_beside(list, MAX_RATE_DISTANCE, |near| {
            near.split(|letter: char| !letter.is_numeric()).any(is_digits)
        })
    }

    /// Whether the letters right before or right after a word of this list are as wanted.
    fn is_beside(&self, list: WordList, distance: usize, is_wanted: impl Fn(&str) -> bool) -> bool {
        self.words(list.name()).iter().any(|word| {
            let mut places = self.folded.match_indices(word.folded.as_str()).take(MAX_OCCURRENCES);
            places.any(|(at, found)| {
                let (before, after) = (&self.folded[..at], &self.folded[at + found.len()..]);
                let start = before.char_indices().rev().take(distance).last();
                let end = after.char_indices().nth(distance);
                is_wanted(&before[start.map_or(at, |(start, _)| start)..])
                    || is_wanted(&after[..end.map_or(after.len(), |(end, _)| end)])
            })
        })
    }

    /// Whether it speaks of a crash or a fall.
    pub fn speaks_of_a_fall(&self) -> bool {
        self.crash_year().is_some() || self.has(WordList::Crash) || self.has(WordList::Fall)
    }

    /// Whether a number is near a word for a fall, in the same sentence of the question.
    pub fn is_beside_a_fall(brief: &MasterBrief, number: f64) -> bool {
        let (text, is_english) = (searched_part(&brief.question), is_english(brief));
        let number = number.to_string();
        let sentences = text
            .split(['?', '!', '？', '！', '。'])
            .flat_map(|part| part.split(". "));
        let folded = sentences.map(|sentence| format!(" {} ", fold(sentence)));
        let places = folded.flat_map(|sentence| {
            let found = sentence.match_indices(&number).take(MAX_OCCURRENCES);
            found
                .map(|(at, _)| letters_around(&sentence, at))
                .collect::<Vec<String>>()
        });
        let near_falls = |around: String| {
            let near = Self {
                folded: around,
                is_english,
            };
            near.has(WordList::Fall) || near.has(WordList::Crash) || near.has(WordList::Wait)
        };
        places.take(MAX_OCCURRENCES).any(near_falls)
    }

    /// The year of the crash that it speaks of; 2008 where it names none.
    pub fn crash(&self) -> Option<u16> {
        if self.has(WordList::DotCom) {
            return Some(2000);
        }
        if self.has(WordList::Seventies) {
            return Some(1973);
        }
        match self.crash_year() {
            Some(year) => {
                (self.has(WordList::Crash) || self.has(WordList::Fall) || self.is_again(year)).then_some(year)
            }
            None => self.has(WordList::Crash).then_some(CRASH_YEARS[0]),
        }
    }

    /// The year of a crash that it names as a number of its own: "2000万円" is a sum.
    fn crash_year(&self) -> Option<u16> {
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        let counts = |letter: Option<char>| letter.is_some_and(|letter| SUM_SUFFIXES.contains(letter));
        let is_named = |year: &u16| {
            self.folded.match_indices(&year.to_string()).any(|(at, found)| {
                let (before, after) = (&self.folded[..at], &self.folded[at + found.len()..]);
                let next = after.chars().next();
                !is_digit(before.chars().next_back()) && !is_digit(next) && !counts(next)
            })
        };
        CRASH_YEARS.into_iter().find(is_named)
    }

    /// Whether it speaks of another such year: "another 1929", "1929 again". "Another 2000" is as often a sum.
    fn is_again(&self, year: u16) -> bool {
        let mut words = self.words(WordList::Again.name()).iter();
        let beside = |word: &Word| {
            let before = format!("{} {year} ", word.folded);
            let after = format!(" {year} {}", word.folded);
            self.folded.contains(&before) || self.folded.contains(&after)
        };
        year != 2000 && words.any(beside)
    }
}

/// The letters around a position in a text.
fn letters_around(text: &str, at: usize) -> String {
    let before: Vec<char> = text[..at].chars().rev().take(MAX_FALL_DISTANCE).collect();
    let before: String = before.into_iter().rev().collect();
    let after: String = text[at..].chars().take(MAX_FALL_DISTANCE).collect();
    format!(" {before}{after} ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_question_the_beginning_and_the_end_are_looked_at() {
        assert_eq!(searched_part("Is it risky?"), "Is it risky?");
        let middle = "é".repeat(2 * MAX_LETTERS_PER_END - 2);
        assert_eq!(searched_part(&format!("a{middle}b")), format!("a{middle}b"));
        let long = format!("begin {} end", "é".repeat(20_000));
        let part = searched_part(&long);
        assert!(part.starts_with("begin é") && part.ends_with("é end"));
        assert_eq!(part.chars().count(), 2 * MAX_LETTERS_PER_END + 1);
    }
}
