//! Well-known names with a letter or two wrong.

use std::sync::OnceLock;

use super::super::lexicon::{Hit, Signal, near as near_hits};
use super::super::lists::List;
use super::context::Context;
use super::{MAX_MENTIONS, Mention};
use instruments::Master;
use instruments::names::{Name, NameMeaning, Names};
use languages::text::Text;
use strsim::osa_distance;

/// The most words of one text that are compared with names.
const MAX_TRIED: usize = 48;

/// Adds names that somebody misspelt.
pub(super) fn misspelled(text: &Text<'_>, context: &Context, hits: &[Hit], known: &mut Vec<Mention>) {
    if context.off_topic && !context.investing {
        return;
    }
    let words = text.placed_words();
    let meaning = |start: usize, end: usize| {
        let place = Hit {
            signal: Signal::Intent,
            start,
            end,
        };
        near_hits(&place, hits).any(|hit| end <= hit.end && hit.signal != Signal::Intent)
    };
    // A text that writes one name with a capital is taken to do so with every name.
    let capitalises_names = known.iter().any(|mention| {
        text.verbatim(mention.start, mention.end)
            .starts_with(char::is_uppercase)
    });
    let mut tried = 0;
    for (at, (start, word)) in words.iter().enumerate() {
        let length = word.chars().count();
        let end = start + length;
        if tried == MAX_TRIED || known.len() >= MAX_MENTIONS {
            return;
        }
        let latin = word.bytes().all(|byte| byte.is_ascii_lowercase());
        let free = |end: usize| !known.iter().any(|mention| mention.overlaps(*start, end));
        let capital = text.verbatim(*start, end).starts_with(char::is_uppercase);
        if !latin
            || length < 4
            || !free(end)
            || meaning(*start, end)
            || capitalises_names && !capital
            || !(context.asks || capital || context.words <= 3)
        {
            continue;
        }
        tried += 1;
        let two = words
            .get(at + 1)
            .filter(|(_, next)| next.bytes().all(|byte| byte.is_ascii_lowercase()));
        let pair = two
            .map(|(from, next)| (from + next.len(), format!("{word} {next}")))
            .filter(|(end, _)| free(*end));
        let found = pair
            .and_then(|(end, both)| closest(&both).map(|place| (end, place)))
            .or_else(|| closest(word).map(|place| (end, place)));
        if let Some((end, place)) = found
            && let Some(entry) = Master::get().at(place)
        {
            known.push(Mention::of(*start, end, &[entry]));
        }
    }
}

/// How many letters of a word of this length may be wrong.
fn max_typos(length: usize) -> usize {
    match length {
        0..=4 => 0,
        5..=8 => 1,
        _ => 2,
    }
}

/// The place of the only well-known instrument whose name is closest to a word.
fn closest(word: &str) -> Option<u32> {
    let letters: Vec<char> = word.chars().collect();
    let first = *letters.first()?;
    let most = max_typos(letters.len());
    if most == 0 || List::NoMisspelling.has(word) {
        return None;
    }
    let names = Names::get();
    let mut best: Option<(usize, u32)> = None;
    let mut tie = false;
    for name in famous(first) {
        let other = names.letters(name);
        let NameMeaning::One(place) = name.means else { continue };
        if other.len() < 5
            || other.len().abs_diff(letters.len()) > most
            || other.contains(&' ') != letters.contains(&' ')
        {
            continue;
        }
        let most = most.min(max_typos(other.len()));
        // The number of letters to change, add, leave out or swap with the next one.
        let distance = osa_distance(word, &other.iter().collect::<String>());
        if distance > most {
            continue;
        }
        match best {
            Some((least, known)) if distance > least || known == place && distance >= least => {}
            Some((least, _)) if distance == least => tie = true,
            _ => (best, tie) = (Some((distance, place)), false),
        }
    }
    best.filter(|_| !tie).map(|(_, place)| place)
}

/// The well-known names that begin with a letter.
fn famous(letter: char) -> impl Iterator<Item = &'static Name> {
    static FAMOUS: OnceLock<Vec<Vec<Name>>> = OnceLock::new();
    let lists = FAMOUS.get_or_init(|| {
        let list = |letter: char| {
            Names::get()
                .beginning(letter)
                .iter()
                .filter(|name| name.famous)
                .copied()
                .collect()
        };
        ('a'..='z').map(list).collect()
    });
    let at = (letter as usize).checked_sub('a' as usize);
    at.and_then(|at| lists.get(at)).into_iter().flatten()
}
