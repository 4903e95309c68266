//! The word lists: in order, each entry once, none of them dead, all of them read.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use super::lists::List;
use super::signal::Signal;
use super::words::{Entry, entries, files};
use languages::text::{fold, is_unspaced_script};

/// A pattern as it is looked for: folded, with its stars.
fn pattern(word: &str) -> String {
    let parts: Vec<String> = word.split('*').map(fold).collect();
    parts.join("*")
}

/// A meaning with its value. What is an order in one language is a small word in another, so the language belongs to
/// it.
fn meaning(entry: &Entry) -> String {
    let language = if entry.meaning == List::OrderVerb.name() {
        entry.language
    } else {
        ""
    };
    format!("{} {}{language}", entry.meaning, entry.value)
}

#[test]
fn every_line_is_in_order_and_has_a_known_meaning() {
    let signals = Signal::ALL.iter().map(|signal| signal.name());
    let known: HashSet<&str> = signals.chain(List::ALL.iter().map(|list| list.name())).collect();
    for (language, file) in files() {
        let lines: Vec<&str> = file.lines().collect();
        for pair in lines.windows(2) {
            assert!(
                pair[0] < pair[1],
                "{language}: {:?} stands before {:?}",
                pair[0],
                pair[1]
            );
        }
        for line in &lines {
            assert_eq!(line.matches('\t').count(), 1, "{language}: {line}");
        }
    }
    for entry in entries() {
        assert!(known.contains(entry.meaning), "{entry:?}");
        assert_eq!(entry.word, entry.word.trim(), "{entry:?}");
    }
}

#[test]
fn an_entry_stands_once_and_has_one_value() {
    let mut seen: HashMap<(String, String), Entry> = HashMap::new();
    let mut values: HashMap<(&str, String), &str> = HashMap::new();
    for entry in entries() {
        let twin = seen.insert((meaning(&entry), pattern(entry.word)), entry);
        assert!(twin.is_none(), "{entry:?} and {twin:?}");
        let value = values.insert((entry.meaning, pattern(entry.word)), entry.value);
        assert!(
            value.is_none_or(|value| value == entry.value),
            "{entry:?} has two values"
        );
    }
}

#[test]
fn a_word_is_of_one_script() {
    let script = |letter: char| match u32::from(letter) {
        0x41..=0x5A | 0x61..=0x7A | 0xC0..=0x24F | 0x1E00..=0x1EFF => Some("Latin"),
        0x370..=0x3FF => Some("Greek"),
        0x400..=0x4FF => Some("Cyrillic"),
        0x600..=0x6FF => Some("Arabic"),
        0x900..=0x97F => Some("Devanagari"),
        _ => None,
    };
    for entry in entries() {
        for word in entry.word.split_whitespace() {
            let scripts: HashSet<&str> = word.chars().filter_map(script).collect();
            assert!(scripts.len() < 2, "{entry:?} mixes {scripts:?}");
        }
    }
}

#[test]
fn no_entry_is_dead() {
    let mut stems: BTreeMap<String, HashSet<String>> = BTreeMap::new();
    for entry in entries().filter(|entry| entry.word.ends_with('*')) {
        let stem = pattern(entry.word).trim_end_matches('*').to_owned();
        stems.entry(meaning(&entry)).or_default().insert(stem);
    }
    for entry in entries() {
        let folded = pattern(entry.word);
        let core = folded.trim_end_matches('*');
        assert!(!core.is_empty(), "{entry:?} is empty as texts are read");
        let Some(stems) = stems.get(&meaning(&entry)) else {
            continue;
        };
        assert!(
            folded != core || !stems.contains(core),
            "{entry:?} stands with any ending too"
        );
        // A longer phrase is worth its place, and so is a longer word where a script has no spaces.
        if core.contains(|letter| is_unspaced_script(letter) || letter == '*') {
            continue;
        }
        let last = core.rfind(' ').map_or(0, |space| space + 1);
        let inside = core.char_indices().map(|(at, _)| at).filter(|at| *at > last);
        let shadow = inside
            .map(|at| &core[..at])
            .find(|beginning| stems.contains(*beginning));
        assert!(shadow.is_none(), "{entry:?} is found by {shadow:?}* already");
    }
}

#[test]
fn every_meaning_has_words_and_a_reader() {
    let used: HashSet<&str> = entries().map(|entry| entry.meaning).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let here = root
        .map(|folder| folder.join(file!()))
        .find(|path| path.exists())
        .unwrap();
    let folder = here.parent().unwrap();
    let mut code = String::new();
    for folder in [folder.to_owned(), folder.join("identity"), folder.join("parts")] {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let declares = ["signal.rs", "lists.rs"].contains(&name.as_str()) || name.starts_with("tests_");
            if name.ends_with(".rs") && !declares {
                code.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let is_read = |name: String| {
        let ends = |rest: &str| !rest.starts_with(|letter: char| letter.is_alphanumeric());
        code.match_indices(&name).any(|(at, _)| ends(&code[at + name.len()..]))
    };
    for signal in Signal::ALL {
        assert!(used.contains(signal.name()), "{signal:?} has no words");
        let by_rules = is_read(format!("Signal::{signal:?}")) || signal.class().is_some() || signal.percent().is_some();
        // The classifier weighs all others.
        assert!(!signal.is_for_rules_only() || by_rules, "nothing reads {signal:?}");
    }
    for list in List::ALL {
        assert!(used.contains(list.name()), "{list:?} has no words");
        assert!(is_read(format!("List::{list:?}")), "nothing reads {list:?}");
    }
}
