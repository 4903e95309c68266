//! What a question is taken for by its wording, learned from labelled questions.
//!
//! Rules know what words mean and miss most ways to say a thing. So what the rules found, and the words and letters of the
//! question, are weighed together: a straight sum over weights that were learned from the labelled questions in
//! `bench/labels` (`bench learn` writes them again, the same ones from the same questions). Names, horizons and everything
//! unlawful stay with the rules.

use languages::language::Language;

use super::identity::Named;
use super::lexicon::{Hit, Lexicon};
use super::triage::{Asked, Reading};
use super::{draft, holdings, horizon, identity, mandate, subject};
use languages::text::Text;

/// How many weights there are for each verdict.
pub const WEIGHTS: usize = 1 << 17;

/// The weights, one verdict after the other.
static LEARNED: &[u8] = include_bytes!("learned.bin");

/// Letters beyond these say nothing new of what a question is.
const MOST_LETTERS: usize = 2_000;

/// What is to become of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is not taken up.
    Reject,
    /// Something must be asked.
    Clarify,
    /// Nothing must be asked.
    Complete,
}

/// The verdicts, in the order of their weights.
pub const VERDICTS: [Verdict; 3] = [Verdict::Reject, Verdict::Clarify, Verdict::Complete];

/// What is to be weighed: the places of the weights, each with how much it counts.
pub type Features = Vec<(usize, f32)>;

/// The verdict on a question, as it was first asked.
pub(super) fn verdict(asked: Asked<'_>) -> Verdict {
    let text = Text::new(asked.input);
    let mut hits = Lexicon::get().scan(&text);
    let named = identity::named(&text, &mut hits, asked.language);
    verdict_on(asked, &text, &hits, &named)
}

/// The same of a question that is read already, and to which nothing was added.
pub(super) fn verdict_on(asked: Asked<'_>, text: &Text<'_>, hits: &[Hit], named: &Named) -> Verdict {
    let mut features = wording(text);
    add_found(&mut features, found(asked, text, hits, named));
    let score = |weights: &[u8]| -> f32 {
        let weigh = |(place, much): &(usize, f32)| much * f32::from(weights[*place].cast_signed());
        features.iter().map(weigh).sum()
    };
    let scored = LEARNED.chunks_exact(WEIGHTS).map(score).zip(VERDICTS);
    scored
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map_or(Verdict::Clarify, |(_, verdict)| verdict)
}

/// What can be weighed in a question; with what the rules found in it, or its wording alone.
pub fn features(input: &str, language: Language, as_of: &str, with_rules: bool) -> Features {
    let text = Text::new(input);
    let mut features = wording(&text);
    if with_rules {
        let mut hits = Lexicon::get().scan(&text);
        let named = identity::named(&text, &mut hits, language);
        let asked = Asked {
            session_id: "",
            input,
            language,
            clarifications: &[],
            as_of,
            portfolio: &[],
        };
        add_found(&mut features, found(asked, &text, &hits, &named));
    }
    features
}

fn wording(text: &Text<'_>) -> Features {
    let folded: String = text.folded.iter().take(MOST_LETTERS).collect();
    let mut features = vec![(place(&["constant"]), 1.0)];
    add(&mut features, letters(&folded));
    add(&mut features, words(&folded));
    features
}

/// Each alone and each with each.
fn add_found(features: &mut Features, mut found: Vec<String>) {
    found.sort_unstable();
    found.dedup();
    for (at, one) in found.iter().enumerate() {
        features.push((place(&["found", one]), 0.15));
        let pairs = found[at + 1..].iter().map(|other| place(&["both", one, other]));
        features.extend(pairs.map(|pair| (pair, 0.075)));
    }
}

/// Each once, and all of a kind together as much as one: a long question says no more than a short one.
fn add(features: &mut Features, mut places: Vec<usize>) {
    places.sort_unstable();
    places.dedup();
    let much = 1.0 / f32::from(u16::try_from(places.len()).unwrap_or(u16::MAX).max(1)).sqrt();
    features.extend(places.into_iter().map(|place| (place, much)));
}

/// Up to five letters in a row, within words.
fn letters(folded: &str) -> Vec<usize> {
    let mut places = Vec::new();
    for word in folded.split_whitespace() {
        let padded = format!(" {word} ");
        let starts: Vec<usize> = padded.char_indices().map(|(at, _)| at).chain([padded.len()]).collect();
        for length in 1..=5 {
            let runs = starts.windows(length + 1).map(|run| &padded[run[0]..run[length]]);
            places.extend(runs.map(|run| place(&["letters", run])));
        }
    }
    places
}

/// Up to three words in a row.
fn words(folded: &str) -> Vec<usize> {
    let words: Vec<&str> = folded.split_whitespace().collect();
    let mut places = Vec::new();
    for length in 1..=3 {
        let runs = words.windows(length).map(|run| run.join(" "));
        places.extend(runs.map(|run| place(&["words", &run])));
    }
    places
}

/// What the rules found, by name.
fn found(asked: Asked<'_>, text: &Text<'_>, hits: &[Hit], named: &Named) -> Vec<String> {
    let Asked {
        input, language, as_of, ..
    } = asked;
    let refusal = mandate::refusal(text, hits, named, language).unwrap_or("none");
    // What was answered since, and what is known of the user from elsewhere, changes nothing in how a question was put.
    let asked = Asked {
        clarifications: &[],
        portfolio: &[],
        ..asked
    };
    let reading = Reading { asked, text, hits };
    let mut found: Vec<String> = hits.iter().map(|hit| format!("{:?}", hit.signal)).collect();
    let counts = [
        ("clear", named.clear.len()),
        ("ambiguous", named.ambiguous.len()),
        ("unknown", named.unknown.len()),
    ];
    found.extend(counts.map(|(what, count)| format!("{what} {}", count.min(3))));
    let holdings = holdings::of(&reading, named);
    let facts = draft::is_about_facts(&reading);
    let ahead = horizon::read(text, hits, as_of).is_some();
    let known = subject::of(&reading, named.clone(), &holdings);
    let clear = known.is_clear();
    found.extend([
        refusal.to_owned(),
        format!("holdings {:?}", holdings.status),
        format!("subject {}", known.subject.kind),
        format!("clear {clear} facts {facts} ahead {ahead}"),
        format!("words {}", text.count_words().min(64).next_power_of_two()),
        language.code().to_owned(),
    ]);
    if refusal == "none" {
        let complete = clear && (ahead || facts);
        found.push(format!("complete {complete}"));
    }
    if !input.trim_end().ends_with(['?', '？', '؟']) {
        found.push("no question mark".to_owned());
    }
    found
}

/// The place of the weight of something. Two things may share one; that is learned with them.
fn place(parts: &[&str]) -> usize {
    // FNV-1a.
    let mut hash: u32 = 0x811c_9dc5;
    for part in parts {
        for byte in part.bytes().chain([0xff]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    // Its low bits depend on the last letter most.
    ((hash ^ (hash >> 15)) as usize) % WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        assert_eq!(LEARNED.len(), WEIGHTS * VERDICTS.len());
        let longest = "why ".repeat(10_000);
        for input in ["", "?", "日本株はどう", longest.as_str()] {
            let features = features(input, Language::En, "2026-11-15", true);
            assert!(features.iter().all(|(place, _)| *place < WEIGHTS), "{input}");
        }
    }
}
