//! The classifier: reject a question, ask back, or complete the brief; learned from labelled questions.
//!
//! Rules know what words mean but miss most ways to say a thing. So the classifier is linear over the signals that were
//! found and the words and letters of the question. Its weights were learned from the labelled questions in
//! `bench/labels`; `make learn` writes them again, and the same questions give the same weights. Names, horizons and
//! everything unlawful stay with the rules.

use languages::language::Language;
use sha2::{Digest, Sha256};

use super::facts::QUESTION_MARKS;
use super::features::{Features, Scan};
use super::words;
use languages::text::Text;

/// The number of weights of each verdict: features are hashed to so many places.
pub const WEIGHTS: usize = 1 << 17;

/// The length of the digest before the weights, in bytes.
pub const DIGEST_BYTES: usize = 32;

/// The digest of what the weights were learned from, and the weights, one verdict after the other.
static LEARNED: &[u8] = include_bytes!("learned.bin");

/// Only so many letters of a question are weighed: more say nothing new about its verdict.
const MAX_LETTERS: usize = 2_000;

/// What happens to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The question is refused.
    Reject,
    /// The user must be asked something first.
    Clarify,
    /// The brief is complete without asking.
    Complete,
}

/// The verdicts, in the order of their weights.
pub const VERDICTS: [Verdict; 3] = [Verdict::Reject, Verdict::Clarify, Verdict::Complete];

/// The features of a question: the place of each weight, and how much it counts.
pub type Weighed = Vec<(usize, f32)>;

/// The verdict on a question.
pub(super) fn verdict(features: &Features<'_>, language: Language) -> Verdict {
    let mut weighed = wording(&features.text);
    add_found(&mut weighed, found(features, language));
    let score = |weights: &[u8]| -> f32 {
        let weigh = |(place, much): &(usize, f32)| much * f32::from(weights[*place].cast_signed());
        weighed.iter().map(weigh).sum()
    };
    let (_, weights) = LEARNED.split_at(DIGEST_BYTES);
    let scored = weights.chunks_exact(WEIGHTS).map(score).zip(VERDICTS);
    scored
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map_or(Verdict::Clarify, |(_, verdict)| verdict)
}

/// The features of a question: of its wording, and with `with_found` also of what the scan found.
pub fn weighed(input: &str, language: Language, as_of: &str, with_found: bool) -> Weighed {
    let features = Features::of(Scan::of(input), language, as_of);
    let mut weighed = wording(&features.text);
    if with_found {
        add_found(&mut weighed, found(&features, language));
    }
    weighed
}

/// The digest of what the weights in use were learned from.
pub fn learned_from() -> &'static [u8] {
    &LEARNED[..DIGEST_BYTES]
}

/// The digest of the word lists, of the training files and of the features of some questions. Weights with another
/// digest are stale.
pub fn digest<'a>(files: impl Iterator<Item = &'a [u8]>, samples: impl Iterator<Item = Weighed>) -> [u8; DIGEST_BYTES] {
    let mut digest = Sha256::new();
    for file in words::files().map(|(_, lines)| lines.as_bytes()).chain(files) {
        digest.update(Sha256::digest(file));
    }
    for (place, much) in samples.flatten() {
        digest.update(place.to_le_bytes());
        digest.update(much.to_le_bytes());
    }
    digest.finalize().into()
}

fn wording(text: &Text<'_>) -> Weighed {
    let folded: String = text.folded.iter().take(MAX_LETTERS).collect();
    let mut weighed = vec![(place(&["constant"]), 1.0)];
    add(&mut weighed, letters(&folded));
    add(&mut weighed, words(&folded));
    weighed
}

/// Adds every found feature alone and in pairs.
fn add_found(weighed: &mut Weighed, mut found: Vec<String>) {
    found.sort_unstable();
    found.dedup();
    for (at, one) in found.iter().enumerate() {
        weighed.push((place(&["found", one]), 0.15));
        let pairs = found[at + 1..].iter().map(|other| place(&["both", one, other]));
        weighed.extend(pairs.map(|pair| (pair, 0.075)));
    }
}

/// Adds each place once, scaled so that a long question counts no more than a short one.
fn add(weighed: &mut Weighed, mut places: Vec<usize>) {
    places.sort_unstable();
    places.dedup();
    let much = 1.0 / f32::from(u16::try_from(places.len()).unwrap_or(u16::MAX).max(1)).sqrt();
    weighed.extend(places.into_iter().map(|place| (place, much)));
}

/// One to five letters in a row, within words.
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

/// One to three words in a row.
fn words(folded: &str) -> Vec<usize> {
    let words: Vec<&str> = folded.split_whitespace().collect();
    let mut places = Vec::new();
    for length in 1..=3 {
        let runs = words.windows(length).map(|run| run.join(" "));
        places.extend(runs.map(|run| place(&["words", &run])));
    }
    places
}

/// What the scan found, as strings. Weights are learned for these strings: changing one makes the weights stale.
fn found(features: &Features<'_>, language: Language) -> Vec<String> {
    let Features { text, hits, named, .. } = features;
    let mut found: Vec<String> = hits.iter().map(|hit| hit.signal.name().to_owned()).collect();
    let counts = [
        ("clear", named.clear.len()),
        ("ambiguous", named.ambiguous.len()),
        ("unknown", named.unknown.len()),
        ("themes", features.themes.len()),
    ];
    found.extend(counts.map(|(what, count)| format!("{what} {}", count.min(3))));
    let (facts, ahead) = (features.asks_for_facts, features.horizon.is_some());
    let words = text.placed_words().len();
    found.extend([
        format!("facts {facts} ahead {ahead}"),
        format!("words {}", words.min(64).next_power_of_two()),
        language.code().to_owned(),
    ]);
    if !text.original.trim_end().ends_with(QUESTION_MARKS) {
        found.push("no question mark".to_owned());
    }
    found
}

/// The place of the weight of a feature, by hash. Features that collide share a weight.
fn place(parts: &[&str]) -> usize {
    // FNV-1a.
    let mut hash: u32 = 0x811c_9dc5;
    for part in parts {
        for byte in part.bytes().chain([0xff]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    // The low bits depend mostly on the last letter, so the high bits are mixed in.
    ((hash ^ (hash >> 15)) as usize) % WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        assert_eq!(LEARNED.len(), DIGEST_BYTES + WEIGHTS * VERDICTS.len());
        let longest = "why ".repeat(10_000);
        for input in ["", "?", "日本株はどう", longest.as_str()] {
            let weighed = weighed(input, Language::En, "2026-11-15", true);
            assert!(weighed.iter().all(|(place, _)| *place < WEIGHTS), "{input}");
        }
    }
}
