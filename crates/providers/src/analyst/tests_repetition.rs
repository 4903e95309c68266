use std::collections::{BTreeMap, BTreeSet};

use pipeline::language::Language;

use super::names;
use super::tests_session::{QUESTIONS, Run, run_on};

/// Questions of every kind, beside those of the other tests.
const MORE: [&str; 20] = [
    "Is Apple overvalued?",
    "Is Tesla expensive for the next 3 years?",
    "Is Microsoft a good company to own for 10 years?",
    "Is IBM a safe investment for 2 years?",
    "How risky is Amazon over 5 years?",
    "Alphabet or Apple for 10 years?",
    "Intel or AMD for 5 years?",
    "Is Nestlé a good investment for 5 years?",
    "Is the US stock market too expensive for 10 years?",
    "Are US stocks or bonds better over 20 years?",
    "Is a 80/20 portfolio sensible for 15 years?",
    "Is a recession coming in the US?",
    "Is the US yield curve inverted?",
    "Where are US interest rates heading over 2 years?",
    "Will the dollar fall over the next year?",
    "Is silver a good investment for 5 years?",
    "Is bitcoin a good investment for 5 years?",
    "Are bank stocks a good investment for 5 years?",
    "How sound are the accounts of Johnson & Johnson?",
    "Should I keep my savings in cash for 3 years?",
];

/// What may come up again and again, and why.
const JUSTIFIED: [(&str, &str); 0] = [];

/// The sentences of an answer, each once, with numbers, months and names left out.
fn sentences(run: &Run) -> BTreeSet<String> {
    let (mut analysis, mut debrief) = (run.analysis.clone(), run.debrief.clone());
    let mut texts: Vec<&mut String> = analysis.texts_mut();
    texts.extend(debrief.paragraphs.iter_mut());
    let instruments = run.brief.subject.instruments.iter();
    let mut known: Vec<String> = instruments
        .flat_map(|known| [known.name.clone(), names::short(&known.name, &known.symbol)])
        .collect();
    known.push(run.brief.subject.in_words());
    let mut found = BTreeSet::new();
    for text in texts {
        let text = known
            .iter()
            .fold(text.clone(), |text, name| text.replace(name.as_str(), "NAME"));
        found.extend(text.split_inclusive(['.', '!', '?']).filter_map(plain));
    }
    found
}

/// A sentence without what differs from answer to answer; nothing where it is no sentence.
fn plain(sentence: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let figure = |word: &&str| !word.contains(|letter: char| letter.is_ascii_digit()) && !MONTHS.contains(word);
    let words: Vec<&str> = sentence.split_whitespace().filter(figure).collect();
    (words.len() > 3).then(|| words.join(" "))
}

/// A sentence that stands in every answer answers no question.
#[test]
fn what_comes_up_in_more_than_a_third_of_all_answers_is_justified() {
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let questions = || QUESTIONS.iter().chain(&MORE);
    for question in questions() {
        let run = run_on(question, "2026-11-15", Language::En);
        for sentence in sentences(&run) {
            *answers.entry(sentence).or_default() += 1;
        }
    }
    let all = questions().count();
    assert!(all >= 30);
    let justified = |sentence: &str| JUSTIFIED.iter().any(|(start, _)| sentence.starts_with(start));
    let often: Vec<(usize, &String)> = answers
        .iter()
        .filter(|(sentence, count)| **count * 3 > all && !justified(sentence))
        .map(|(sentence, count)| (*count, sentence))
        .collect();
    assert!(often.is_empty(), "in how many of {all} answers: {often:#?}");
}
