//! Whether a question asks for a view.

use languages::asks;
use languages::text::{fold, is_unspaced_script};

use super::features::Scan;
use super::lexicon::{Signal, has};
use super::lists::List;

/// A bare name asks for a view: "Tesla stock".
const MAX_WORDS_OF_A_NAME: usize = 3;

/// The same, in letters of a script without spaces.
const MAX_LETTERS_OF_A_NAME: usize = 8;

/// Whether a question asks what to do or what to think of something, and not for a fact about it.
pub fn asks_for_a_view(question: &str) -> bool {
    let is_unspaced = question.contains(is_unspaced_script);
    let is_a_name = match is_unspaced {
        true => question.chars().nth(MAX_LETTERS_OF_A_NAME).is_none(),
        false => question.split_whitespace().nth(MAX_WORDS_OF_A_NAME).is_none(),
    };
    let folded = fold(question);
    let says_so = || asks_for_a_decision(question) || asks::list("asks-view", false).are_in(&format!(" {folded} "));
    let asks = folded
        .split_whitespace()
        .next()
        .is_some_and(|word| List::QuestionWord.has(word));
    is_a_name && !asks || says_so() || has(&Scan::of(question).hits, Signal::Judge)
}

/// Whether a question asks why.
pub fn asks_why(question: &str) -> bool {
    has(&Scan::of(question).hits, Signal::Why)
}

/// Whether a question asks what to do.
pub fn asks_for_a_decision(question: &str) -> bool {
    has(&Scan::of(question).hits, Signal::Decide)
}

#[cfg(test)]
mod tests {
    use super::asks_for_a_view;

    #[test]
    fn a_view_is_told_from_a_fact() {
        for question in [
            "Should I buy Apple?",
            "Tesla stock",
            "Is Apple a good investment for ten years?",
            "Sollte ich SAP kaufen?",
            "アップル",
            "What do you think of Microsoft for the long run?",
            "Is Apple een goede investering voor 5 jaar?",
            "アップルは5年間の良い投資ですか？",
            "Có nên mua Apple trong 5 năm không?",
            "Bull and bear case for Apple over 5 years",
        ] {
            assert!(asks_for_a_view(question), "{question}");
        }
        for question in [
            "How many employees does Apple have?",
            "What is Tesla?",
            "What was the revenue of Costco in 2015?",
            "Why do airlines go bankrupt so often?",
            "Wie hoch war der Umsatz von SAP im Jahr 2015?",
        ] {
            assert!(!asks_for_a_view(question), "{question}");
        }
    }
}
