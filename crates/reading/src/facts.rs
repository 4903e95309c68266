//! Whether a question asks for facts: how things are, were or work.

use super::lexicon::{Hit, Signal, has, of_kind, within};
use super::lists::List;
use languages::text::{Text, is_unspaced_script};

/// The signs that end a question.
pub(super) const QUESTION_MARKS: [char; 3] = ['?', '？', '؟'];

/// Whether a text asks for facts, so that it needs no horizon.
pub(super) fn asks_for_facts(text: &Text<'_>, hits: &[Hit], years: &[(usize, u32)], as_of: &str) -> bool {
    let said = |signal: Signal| has(hits, signal);
    // "short selling" is a term of its own: its "selling" asks for no decision.
    let longer = of_kind(hits, &[Signal::Finance, Signal::Market, Signal::Economy, Signal::Fact]);
    let says_alone = |signal: Signal| {
        let mut own = hits.iter().filter(|hit| hit.signal == signal);
        own.any(|hit| !is_inside_longer(hit, &longer))
    };
    let wants = says_alone(Signal::Decide) || says_alone(Signal::Ahead);
    let judges = says_alone(Signal::Judge) && !said(Signal::Current) && !said(Signal::Figure);
    let names_facts = said(Signal::Fact)
        || said(Signal::Figure)
        || looks_back(years, as_of) && !said(Signal::Owns) && has_question_word(text)
        || asks_openly(text, hits);
    // A question about the law is about no trade of the user.
    let asks_the_law = said(Signal::Law) && speaks_of_market_abuse(hits);
    // "Why do bonds fall when rates rise?" only seems to look ahead; a second question may ask for more.
    let asks_why = said(Signal::Why) && text.original.matches(QUESTION_MARKS).count() < 2;
    names_facts && !wants && !judges || asks_the_law || asks_why || said(Signal::Curious)
}

/// Whether it names forms of market abuse.
pub(super) fn speaks_of_market_abuse(hits: &[Hit]) -> bool {
    [Signal::Trick, Signal::Inside, Signal::Manipulate, Signal::Insider]
        .into_iter()
        .any(|signal| has(hits, signal))
}

/// Whether a longer phrase than the hit covers it.
fn is_inside_longer(hit: &Hit, phrases: &[Hit]) -> bool {
    let longer_behind = Hit {
        end: hit.end + 1,
        ..*hit
    };
    let longer_before = Hit {
        start: hit.start.saturating_sub(1),
        ..*hit
    };
    within(&longer_behind, phrases) || within(&longer_before, phrases)
}

/// Whether a past year is named.
fn looks_back(years: &[(usize, u32)], as_of: &str) -> bool {
    let now = as_of.get(..4).and_then(|year| year.parse::<u32>().ok());
    now.is_some_and(|now| years.iter().any(|(_, year)| (1900..now).contains(year)))
}

/// Whether a question word is anywhere. In a script without spaces it cannot be told apart, so any word counts.
fn has_question_word(text: &Text<'_>) -> bool {
    text.first_words(300)
        .any(|word| word.contains(is_unspaced_script) || List::QuestionWord.has(word) || List::PastVerb.has(word))
}

/// Whether it begins with a question word and does not ask to pick one of all.
fn asks_openly(text: &Text<'_>, hits: &[Hit]) -> bool {
    let words: Vec<&str> = text
        .first_words(80)
        .skip_while(|word| List::BeforeAQuestion.has(word))
        .take(64)
        .collect();
    let [first, second, ..] = words.as_slice() else {
        return false;
    };
    // "What about Tesla?" asks for a view.
    let about = ["about", "of", "with", "mit", "avec", "con", "com", "met", "z", "с"].contains(second);
    let asks = text.original.contains(QUESTION_MARKS);
    let enough = words.len() >= if asks { 6 } else { 3 };
    let state = ["is", "are"].contains(first) && has(hits, Signal::Economy);
    let opens =
        state || List::QuestionWord.has(first) || asks && List::StateVerb.has(first) || List::PastVerb.has(first);
    enough && !about && opens && !has(hits, Signal::Which)
}
