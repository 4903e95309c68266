use std::collections::{BTreeMap, BTreeSet};

use languages::language::Language;

use super::names;
use super::tests_session::{QUESTIONS, Run, run_on};

/// Questions of every kind, beside those of the other tests.
const MORE: [&str; 20] = [
    "Is Apple overvalued for the next 5 years?",
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

/// Beginnings of sentences that may be in many answers, and why.
const JUSTIFIED: [(&str, &[&str]); 6] = [
    (
        "what a reader must know of every answer: who made it, how sure they are, how old its figures are",
        &[
            "specialists reviewed this independently",
            "We are not sure of this: our confidence",
            "It says how good the evidence is",
            "How current this is",
        ],
    ),
    (
        "what is missing, and what can be done about it: said only where it is missing",
        &[
            "What was missing:",
            "Our data on the US stock market ends",
            "We have no prices of NAME after",
            "We have no news",
            "For a better answer, add newer data",
            "What would change the view:",
            "Current figures in place of the old ones",
            "Data that closes the gaps",
            "Data that closes this gap",
            "Our oldest figures are",
            "What happened since is not in them",
        ],
    ),
    (
        "interest rates and falls concern everybody who owns stocks: the figures in the sentences differ",
        &[
            "A fall as deep as the worst",
            "A position small enough",
            "The price falls from its last high",
            "Yields rise well above",
            "Earnings that grow with prices",
            "The ten-year yield rises by more than a point",
            "Short-term yields were higher than long-term ones",
            "Change of the ten-year yield",
            "Inflation without food and energy",
            "Ten-year US government bonds yielded",
            "Ten-year yield less inflation",
            "Ten-year yield less two-year yield",
            "That is more than your risk tolerance allows",
        ],
    ),
    (
        "a risk that follows from the state of the data or of the committee's own debate",
        &[
            "Things have changed in the",
            "Add current data before",
            "Newer figures point the other way",
            "Important data is missing",
            "Add the missing data",
            "New data changes the result",
            "The strongest point against this view proves decisive",
            "Rely on this view only",
            "Newer figures confirm this point",
            "The red team's objection proves right",
            "Check this point first",
            "Newer figures support the objection",
        ],
    ),
    (
        "what became of questions and objections: the figures are in the question and in the claim",
        &[
            "Accepted; confidence is lowered",
            "Noted; it does not change",
            "Its author concedes the point",
            "The question was answered from the figures",
            "The opposite case:",
            "The oldest of the figures end",
            "The probabilities are frequencies",
            "It does not change the view",
            "The figures bear it out",
            "The point counts for less",
            "We are less confident",
        ],
    ),
    (
        "bear, base and bull are defined in the same words for everybody, so that answers can be compared",
        &[
            "The horizon ends without a gain",
            "There is a gain after inflation",
            "The gain after inflation is above",
            "The value at the end of the horizon",
            "The yearly gain stays at or below",
            "A course clearly better than that of its market",
            "A course like that of its market",
            "At the end of the horizon there is a gain",
            "The result is far from that of its market",
            "The result is no better than that of its market",
            "We cannot estimate the odds",
        ],
    ),
];

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
        found.extend(text.split(". ").filter_map(plain));
    }
    found
}

/// A sentence without numbers and months; `None` where fewer than four words are left.
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

/// A sentence that is in every answer answers no question.
#[test]
fn what_comes_up_in_more_than_a_third_of_all_answers_is_justified() {
    let questions: Vec<&str> = QUESTIONS.into_iter().chain(MORE).collect();
    assert!(questions.len() >= 30);
    // Two threads, for there are two cores.
    let halves = questions.chunks(questions.len().div_ceil(2));
    let answer = |question: &&str| sentences(&run_on(question, "2026-11-15", Language::En));
    let answers: Vec<BTreeSet<String>> = std::thread::scope(|scope| {
        let threads: Vec<_> = halves
            .map(|half| scope.spawn(move || half.iter().map(answer).collect::<Vec<_>>()))
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for sentence in answers.iter().flatten() {
        *counted.entry(sentence).or_default() += 1;
    }
    let justified = |sentence: &str| {
        let mut starts = JUSTIFIED.iter().flat_map(|(_, starts)| starts.iter());
        starts.any(|start| sentence.starts_with(start))
    };
    let often: Vec<(&str, usize)> = counted
        .into_iter()
        .filter(|(sentence, count)| count * 3 > questions.len() && !justified(sentence))
        .collect();
    assert!(
        often.is_empty(),
        "in how many of {} answers: {often:#?}",
        questions.len()
    );
}
