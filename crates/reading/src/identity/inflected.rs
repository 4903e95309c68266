//! Names with the endings of a case, in Russian, Polish, German, Swedish and Dutch, and German ones with "share"
//! written onto them.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::common_words::{begins_sentence, beside_company_word};
use super::context::Context;
use super::{MAX_MENTIONS, Mention};
use instruments::names::{Name, NameMeaning, Names};
use instruments::{Entry, Master};
use languages::language::Language;
use languages::text::Text;

const CYRILLIC: [&str; 23] = [
    "ами", "ями", "ого", "ому", "ыми", "ой", "ом", "ем", "ей", "ах", "ях", "ов", "ам", "ую", "а", "у", "е", "ы", "и",
    "ю", "я", "ь", "о",
];
const POLISH: [&str; 14] = [
    "owi", "iem", "em", "ami", "ach", "om", "ow", "ie", "u", "a", "y", "e", "i", "ę",
];
const GERMAN: [&str; 6] = ["aktien", "aktie", "papiere", "papier", "kurs", "s"];
/// The genitive of names in Swedish and Dutch: "Apples".
const GENITIVE: [&str; 1] = ["s"];

/// Adds names in another case than the one the master has.
pub(super) fn inflected(text: &Text<'_>, context: &Context, known: &mut Vec<Mention>) {
    let cyrillic = text.folded.iter().any(|letter| is_cyrillic(*letter));
    let has_endings = matches!(
        context.language,
        Language::Pl | Language::De | Language::Sv | Language::Nl
    );
    if !cyrillic && !has_endings {
        return;
    }
    let words = text.placed_words();
    let mut skip = 0;
    for (at, (start, word)) in words.iter().enumerate() {
        if at < skip || known.len() >= MAX_MENTIONS {
            continue;
        }
        let mut fresh = None;
        if word.starts_with(is_cyrillic) {
            // Two words before one: "Газпром нефти" is not Gazprom.
            for count in [2, 1] {
                let Some(part) = words.get(at..at + count) else {
                    continue;
                };
                let stems: Vec<String> = part.iter().map(|(_, word)| stem(word)).collect();
                let end = part.last().map_or(0, |(from, word)| from + word.chars().count());
                let written = text.verbatim(*start, end);
                let capital = written.starts_with(char::is_uppercase) && !begins_sentence(text, *start)
                    || beside_company_word(text, *start, end);
                if let Some((entry, common)) = by_stem(&stems.join(" "))
                    && (capital || !common)
                {
                    fresh = Some((end, entry));
                    skip = at + count;
                    break;
                }
            }
        } else if let Some(entry) = shortened(word, context.language) {
            fresh = Some((start + word.chars().count(), entry));
        }
        if let Some((end, entry)) = fresh {
            // The two words of a name replace the one that was found in them.
            known.retain(|mention| !(mention.overlaps(*start, end) && mention.end - mention.start < end - start));
            if !known.iter().any(|mention| mention.overlaps(*start, end)) {
                known.push(Mention::of(*start, end, &entry));
            }
        }
    }
}

fn is_cyrillic(letter: char) -> bool {
    ('\u{400}'..='\u{4FF}').contains(&letter)
}

fn stem(word: &str) -> String {
    let long = |rest: &&str| rest.chars().count() >= 3;
    let rest = CYRILLIC
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(long));
    rest.unwrap_or(word).to_owned()
}

/// Names of one or two Russian words by what does not change in them.
fn by_stem(stems: &str) -> Option<(Vec<&'static Entry>, bool)> {
    static STEMS: OnceLock<HashMap<String, (NameMeaning, bool)>> = OnceLock::new();
    let names = Names::get();
    let map = STEMS.get_or_init(|| {
        let cyrillic = |name: &&Name| {
            names.letters(name).first().is_some_and(|letter| is_cyrillic(*letter))
                && (!name.common || !names.letters(name).contains(&' '))
        };
        let stemmed = names.all().iter().filter(cyrillic).map(|name| {
            let words: String = names.letters(name).iter().collect();
            let stems: Vec<String> = words.split(' ').map(stem).collect();
            (stems.join(" "), (name.means, name.common))
        });
        stemmed.collect()
    });
    let (means, common) = map.get(stems).filter(|_| stems.chars().count() >= 3)?;
    Some((entries(*means), *common))
}

fn entries(means: NameMeaning) -> Vec<&'static Entry> {
    let places = Names::get().meanings(means);
    places.iter().filter_map(|place| Master::get().at(*place)).collect()
}

/// A word without its ending.
fn shortened(word: &str, language: Language) -> Option<Vec<&'static Entry>> {
    let endings: &[&str] = match language {
        Language::Pl => &POLISH,
        Language::De => &GERMAN,
        _ => &GENITIVE,
    };
    let stems = endings.iter().filter_map(|ending| word.strip_suffix(ending));
    // "Microsofcie": t becomes c before this ending.
    let softened = word
        .strip_suffix("cie")
        .filter(|_| language == Language::Pl)
        .map(|stem| format!("{stem}t"));
    let stems = stems
        .map(str::to_owned)
        .chain(softened)
        .filter(|stem| stem.chars().count() >= 3);
    let mut stems = stems
        .flat_map(|stem| [format!("{stem}a"), stem])
        .filter(|stem| stem.chars().count() >= 4 || language == Language::De);
    stems.find_map(|stem| {
        let letters: Vec<char> = stem.chars().collect();
        let name = Names::get()
            .exactly(&letters)
            .iter()
            .find(|name| !name.common && name.language.is_empty())?;
        Some(entries(name.means))
    })
}
