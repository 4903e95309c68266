//! What the text around the names says about how to read them.

use languages::asks;
use languages::language::Language;

use super::super::lexicon::{Hit, Signal};
use languages::text::Text;

/// Only so many letters of a text are searched for words that go with a company.
const MAX_LETTERS: usize = 400;

/// The context of the names in a text.
#[derive(Debug)]
pub(in super::super) struct Context {
    /// It is about investing.
    pub investing: bool,
    /// It is about investing, or compares, or looks ahead.
    pub asks: bool,
    /// It speaks of money or business.
    pub money: bool,
    /// Something in it is not about investing.
    pub off_topic: bool,
    /// All letters are capitals, so that they prove nothing.
    pub all_capitals: bool,
    /// It asks for something that only companies have, such as sales or a payout.
    pub of_a_company: bool,
    /// No letter is a capital.
    pub no_capitals: bool,
    /// How many words there are.
    pub words: usize,
    /// The language of the question; Polish also where it was typed without Polish letters.
    pub language: Language,
}

impl Context {
    pub fn new<'a>(
        text: &Text<'_>,
        hits: impl Iterator<Item = &'a Hit>,
        language: Language,
        years: &[(usize, u32)],
        ahead: bool,
    ) -> Self {
        let (mut investing, mut looks, mut money, mut off_topic) = (false, false, false, false);
        for hit in hits {
            match hit.signal {
                Signal::Finance | Signal::Market | Signal::Economy | Signal::Portfolio => investing = true,
                Signal::Invest
                | Signal::Compare
                | Signal::Long
                | Signal::Medium
                | Signal::Near
                | Signal::Short
                | Signal::Decide
                | Signal::Judge
                | Signal::Ahead => {
                    looks = true;
                }
                Signal::Money => money = true,
                Signal::Elsewhere | Signal::NeverOurs => off_topic = true,
                _ => {}
            }
        }
        let words = text.placed_words().len();
        // A year of this century, past or to come.
        let has_year = years.iter().any(|(_, year)| (2000..2100).contains(year));
        let letters = || text.original.chars();
        let start: String = text.folded.iter().take(MAX_LETTERS).collect();
        let of_a_company = asks::list("of-a-company", language == Language::En).are_in(&format!(" {} ", start.trim()));
        Self {
            investing,
            asks: investing || looks || ahead || has_year || of_a_company,
            of_a_company,
            money,
            off_topic,
            all_capitals: words > 3 && !letters().any(char::is_lowercase) && letters().any(char::is_uppercase),
            no_capitals: !letters().any(char::is_uppercase),
            words,
            language: if is_polish(text, language) {
                Language::Pl
            } else {
                language
            },
        }
    }
}

/// Polish, by its own letters or its commonest words.
fn is_polish(text: &Text<'_>, language: Language) -> bool {
    let own = text
        .original
        .chars()
        .filter(|letter| "ąęłśźżńćĄĘŁŚŹŻŃĆ".contains(*letter))
        .count();
    let words = [
        "czy", "na", "co", "akcje", "akcji", "jest", "sie", "lat", "jak", "warto", "kupic",
    ];
    own > 0
        || language == Language::En
            && text
                .placed_words()
                .iter()
                .filter(|(_, word)| words.contains(&word.as_str()))
                .count()
                > 1
}
