//! The words by which a question says what it wants to know (`asks-…`), which part of the economy it is on (`on-…`),
//! and whether it means the stock market of the United States. They are in `asks.tsv` of every language, and in
//! `words.tsv` here where they are of none: a list, a tab, the beginning of a word or phrase; a `$` at its end marks a
//! whole word. Case and accents do not matter.

use std::collections::HashMap;
use std::sync::LazyLock;

use languages::language::Language;
use languages::text::{fold, runs_on};

/// Every file, that of no language first.
fn files() -> impl Iterator<Item = &'static str> {
    let of_languages = Language::ALL.into_iter().map(|language| language.files().asks);
    std::iter::once(include_str!("words.tsv")).chain(of_languages)
}

/// One word of a list.
#[derive(Debug)]
pub struct Word {
    /// As it is written.
    pub written: &'static str,
    /// Without case and accents.
    pub folded: String,
    is_whole: bool,
}

impl Word {
    fn of(entry: &'static str) -> Self {
        let written = entry.trim_end_matches('$');
        Self {
            written,
            folded: fold(written),
            is_whole: written != entry,
        }
    }

    /// Whether a folded text with a space at both ends has it: one of its words begins with it; in a script without
    /// spaces it is anywhere.
    pub fn is_in(&self, text: &str) -> bool {
        self.place_in(text).is_some()
    }

    /// The first place where a text has this word.
    pub fn place_in(&self, text: &str) -> Option<usize> {
        let end = if self.is_whole { " " } else { "" };
        match self.folded.starts_with(runs_on) {
            true => text.find(&self.folded),
            false => text.find(&format!(" {}{end}", self.folded)),
        }
    }
}

static LISTS: LazyLock<HashMap<&str, Vec<Word>>> = LazyLock::new(|| {
    let mut lists: HashMap<&str, Vec<Word>> = HashMap::new();
    let lines = files().flat_map(str::lines);
    for (list, entry) in lines.filter_map(|line| line.split_once('\t')) {
        lists.entry(list).or_default().push(Word::of(entry));
    }
    lists
});

/// The words of a list in every language.
pub fn list(name: &str) -> &'static [Word] {
    LISTS.get(name).map(Vec::as_slice).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_file_is_in_order_and_no_entry_stands_twice() {
        let mut seen = HashSet::new();
        for file in files() {
            let lines: Vec<&str> = file.lines().collect();
            assert!(lines.is_sorted(), "not in order: {:?}", lines.first());
            for line in lines {
                let (list, entry) = line.split_once('\t').expect(line);
                assert!(
                    !list.is_empty() && !fold(entry).is_empty() && entry.trim() == entry,
                    "{line}"
                );
                assert!(seen.insert(line), "{line} stands twice");
            }
        }
    }
}
