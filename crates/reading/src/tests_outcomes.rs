//! Questions in many languages, and whether each is answered at once, asked back or refused.

use languages::language::{Language, detect_beside_names};
use languages::locale::Locale;
use pipeline::brief::Triage;

use super::names;
use super::tests_triage::{asked, questions};
use super::triage::triage;

/// An outcome, a question, and then the symbols of a complete brief, the ids of the questions asked back, or the key of
/// the message; empty where they do not matter.
const QUESTIONS: &str = include_str!("tests_outcomes.tsv");

/// The language that the service detects.
fn language_of(input: &str) -> Language {
    detect_beside_names(input, &names(input), None)
}

/// What happened to a question, and more on it.
fn outcome(input: &str) -> (&'static str, String) {
    let triage = triage(asked(input, language_of(input)));
    match &triage {
        Triage::Reject { message } => ("reject", message.clone()),
        Triage::Clarify { .. } => ("clarify", questions(&triage).join(" ")),
        Triage::Complete { brief } => {
            let symbols = brief.subject.instruments.iter().map(|known| known.symbol.as_str());
            ("complete", symbols.collect::<Vec<_>>().join(" "))
        }
    }
}

#[test]
fn every_question_is_taken_up_asked_back_or_refused_as_it_should_be() {
    let mut wrong = Vec::new();
    for line in QUESTIONS.lines() {
        let [wanted, input, more] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let (said, said_more) = outcome(input);
        let more = match wanted {
            "reject" if !more.is_empty() => Locale::of(language_of(input)).text(more).into_owned(),
            _ => more.to_owned(),
        };
        if said != wanted || !more.is_empty() && more != said_more {
            wrong.push(format!("{input}: {said} {said_more}, wanted: {wanted} {more}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn words_beside_scandinavian_currencies_are_english() {
    for input in ["norwegian krone v swedish krona", "danish krone against the euro"] {
        assert_eq!(language_of(input), Language::En, "{input}");
    }
}
