//! Finds words and phrases in a text in one pass, however many there are to look for.

use std::collections::HashMap;
use std::sync::OnceLock;

pub use super::signal::Signal;

use super::lists::List;
use super::single_metals::is_inside_a_word;
use super::words::entries;
use languages::steps;
use languages::text::script::{Script, follows_particle};
use languages::text::{Text, fold};

/// A place where something was found.
#[derive(Debug, Clone, Copy)]
pub struct Hit {
    /// What the matched words mean.
    pub signal: Signal,
    /// Where it begins in the folded text, in characters.
    pub start: usize,
    /// The letter after its last one.
    pub end: usize,
}

/// In the trie, matches any ending of a word before a space.
const ANY_ENDING: char = '\u{1}';

#[derive(Default)]
struct Node {
    /// The letters that can follow, in order.
    next: Vec<(char, u32)>,
    whole: Vec<Signal>,
    beginning: Vec<Signal>,
}

/// A trie of all words and phrases to look for.
pub struct Lexicon {
    nodes: Vec<Node>,
    /// The nodes after the root for ASCII letters: the step that is taken most.
    first: [u32; 128],
}

impl Lexicon {
    /// The only instance, built at first use.
    pub fn get() -> &'static Self {
        static LEXICON: OnceLock<Lexicon> = OnceLock::new();
        LEXICON.get_or_init(|| {
            let mut lexicon = Self {
                nodes: vec![Node::default()],
                first: [0; 128],
            };
            let signals: HashMap<&str, Signal> = Signal::ALL.iter().map(|signal| (signal.name(), *signal)).collect();
            for entry in entries() {
                if let Some(signal) = signals.get(entry.meaning) {
                    lexicon.add(entry.word, *signal);
                }
            }
            lexicon
        })
    }

    fn grow(&mut self, node: u32, letter: char) -> u32 {
        let fresh = self.nodes.len() as u32;
        let next = &mut self.nodes[node as usize].next;
        match next.binary_search_by_key(&letter, |(known, _)| *known) {
            Ok(at) => next[at].1,
            Err(at) => {
                next.insert(at, (letter, fresh));
                self.nodes.push(Node::default());
                if node == 0 && letter.is_ascii() {
                    self.first[letter as usize] = fresh;
                }
                fresh
            }
        }
    }

    fn step(&self, node: u32, letter: char) -> Option<u32> {
        if node == 0 && letter.is_ascii() {
            return Some(self.first[letter as usize]).filter(|next| *next != 0);
        }
        let next = &self.nodes[node as usize].next;
        if next.len() <= 4 {
            return next.iter().find(|(known, _)| *known == letter).map(|(_, next)| *next);
        }
        let at = next.binary_search_by_key(&letter, |(known, _)| *known).ok()?;
        Some(next[at].1)
    }

    /// Adds a pattern; `*` stands for any ending of a word.
    fn add(&mut self, pattern: &str, signal: Signal) {
        let (stem, beginning) = pattern.strip_suffix('*').map_or((pattern, false), |stem| (stem, true));
        let mut node = 0;
        for (at, part) in stem.split('*').enumerate() {
            if at > 0 {
                node = self.grow(node, ANY_ENDING);
                node = self.grow(node, ' ');
            }
            for letter in fold(part).chars() {
                node = self.grow(node, letter);
            }
        }
        let node = &mut self.nodes[node as usize];
        let list = if beginning {
            &mut node.beginning
        } else {
            &mut node.whole
        };
        if !list.contains(&signal) {
            list.push(signal);
        }
    }

    /// Everything found, in the order of the text, longer phrases before shorter ones that start at the same place.
    pub fn scan(&self, text: &Text<'_>) -> Vec<Hit> {
        let (mut hits, mut here): (Vec<Hit>, Vec<Hit>) = (Vec::new(), Vec::new());
        for start in 0..text.folded.len() {
            let letter = text.folded[start];
            let before = start.checked_sub(1).map_or(' ', |at| text.folded[at]);
            let opens = opens(&text.folded, start, before, letter);
            if letter == ' ' || letter == '$' || !opens {
                continue;
            }
            here.clear();
            self.matches(text, start, &mut here);
            hits.extend(here.iter().rev());
        }
        // "貯金を" is about savings, and not about gold.
        hits.retain(|hit| {
            let is_of_a_metal = matches!(hit.signal, Signal::Market | Signal::Gold);
            !(is_of_a_metal && is_inside_a_word(&text.folded, hit.start))
        });
        compounds(text, &mut hits);
        // Hits inside a harmless phrase are dropped: "capital guaranteed" guarantees no gain.
        let harmless: Vec<Hit> = hits
            .iter()
            .filter(|hit| hit.signal == Signal::Harmless)
            .copied()
            .collect();
        if !harmless.is_empty() {
            // "a capital guarantee that ...": so are promises that only begin inside one.
            let begins = |hit: &Hit| {
                let promise = matches!(hit.signal, Signal::Certainty | Signal::Guarantee | Signal::Riskless);
                promise && near(hit, &harmless).any(|phrase| hit.start < phrase.end)
            };
            hits.retain(|hit| hit.signal.is_for_rules_only() || !within(hit, &harmless) && !begins(hit));
        }
        hits
    }

    /// Every phrase that starts here, the shortest first.
    fn matches(&self, text: &Text<'_>, start: usize, hits: &mut Vec<Hit>) {
        self.deeper(text, start, start, 0, hits);
        hits.sort_by_key(|hit| hit.end);
    }

    fn deeper(&self, text: &Text<'_>, start: usize, from: usize, node: u32, hits: &mut Vec<Hit>) {
        let (mut node, mut end) = (node, from);
        while let Some(&letter) = text.folded.get(end) {
            steps::step(1);
            if node != 0
                && let Some(skipped) = self.step(node, ANY_ENDING)
            {
                let rest = text.folded[end..]
                    .iter()
                    .take(24)
                    .take_while(|letter| letter.is_alphanumeric());
                self.deeper(text, start, end + rest.count(), skipped, hits);
            }
            let Some(deeper) = self.step(node, letter) else {
                return;
            };
            node = deeper;
            end += 1;
            let here = &self.nodes[node as usize];
            let after = text.folded.get(end).copied().unwrap_or(' ');
            let closes = closes(letter, after);
            let whole = here.whole.iter().filter(|_| closes);
            hits.extend(whole.chain(&here.beginning).map(|signal| Hit {
                signal: *signal,
                start,
                end,
            }));
        }
    }
}

/// Whether a word may begin here.
fn opens(letters: &[char], at: usize, before: char, letter: char) -> bool {
    let script = Script::of(letter);
    let glued = Script::of(before);
    match script {
        _ if matches!(before, ' ' | '$') => true,
        Script::Arabic => glued != Script::Arabic || follows_particle(letters, at),
        Script::Devanagari => glued != Script::Devanagari,
        Script::Spaced => glued != Script::Spaced,
        Script::Han | Script::Katakana | Script::Hangul => true,
    }
}

/// Whether a word may end between these letters.
fn closes(letter: char, after: char) -> bool {
    let script = Script::of(letter);
    let glued = Script::of(after);
    match script {
        _ if !after.is_alphanumeric() && glued == Script::Spaced => true,
        Script::Arabic | Script::Devanagari | Script::Spaced => glued != script,
        Script::Han | Script::Katakana | Script::Hangul => true,
    }
}

/// Adds compounds by their ends: Windkraftaktien, Staatsanleihen, bankaandelen.
fn compounds(text: &Text<'_>, hits: &mut Vec<Hit>) {
    let ends = |word: &str, ending: &str| word.len() > ending.len() && word.ends_with(ending);
    for (start, word) in text.placed_words() {
        let length = word.chars().count();
        let endings = List::CompoundEnd.words().iter();
        if length > 8 && endings.map(|ending| &ending.folded).any(|ending| ends(word, ending)) {
            hits.push(Hit {
                signal: Signal::Market,
                start: *start,
                end: start + length,
            });
        }
    }
    hits.sort_by_key(|hit| (hit.start, std::cmp::Reverse(hit.end)));
}

/// Whether a hit is part of one of these phrases, which are in the order of the text.
pub(super) fn within(hit: &Hit, phrases: &[Hit]) -> bool {
    near(hit, phrases).take(16).any(|phrase| hit.end <= phrase.end)
}

/// The phrases that begin where a hit begins or a little before it. Phrases are sorted by where they begin, and they
/// are short: one that begins earlier cannot reach the hit.
pub(super) fn near<'a>(hit: &Hit, phrases: &'a [Hit]) -> impl Iterator<Item = &'a Hit> {
    let start = hit.start;
    let last = phrases.partition_point(|phrase| phrase.start <= start);
    phrases[..last]
        .iter()
        .rev()
        .take_while(move |phrase| phrase.start + 80 > start)
        .inspect(|_| steps::step(1))
}

/// The hits of these signals, in the order of the text.
pub(super) fn of_kind(hits: &[Hit], signals: &[Signal]) -> Vec<Hit> {
    hits.iter()
        .filter(|hit| signals.contains(&hit.signal))
        .copied()
        .collect()
}

/// Whether one of the hits is of this signal.
pub(super) fn has(hits: &[Hit], signal: Signal) -> bool {
    hits.iter().any(|hit| hit.signal == signal)
}
