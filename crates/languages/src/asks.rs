//! The word lists that tell the type of a question (`asks-…`), its topic of the economy (`on-…`), and whether it means
//! the stock market of the United States. They are in `asks.tsv` of every language; words of no language are in
//! `locales/asks.tsv`. A line is a list, a tab, and the beginning of a word or phrase; a `$` at its end marks a whole
//! word. Case and accents do not matter. In an English question only English words count: without accents, words of
//! other languages look like English ones ("a rate" means instalments in Italian, "dépôt" is in the name Home Depot).
//! Themes are compared with the words of all languages.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use super::language::Language;
use super::text::{fold, is_unspaced_script};

/// Every file with its language, the one of no language first.
fn files() -> impl Iterator<Item = (Option<Language>, &'static str)> {
    let of_languages = Language::ALL
        .into_iter()
        .map(|language| (Some(language), language.files().asks));
    std::iter::once((None, include_str!("../locales/asks.tsv"))).chain(of_languages)
}

/// One word of a list.
#[derive(Debug)]
pub struct Word {
    /// As it is written.
    pub written: &'static str,
    /// Without case and accents.
    pub folded: String,
    /// Whether no letter may follow it.
    pub is_whole: bool,
    /// The text to search for: at the beginning of a word, or anywhere in a script without spaces.
    searched: String,
}

/// The words of a list, in every language or in English.
#[derive(Default)]
pub struct Words(Vec<Word>);

impl Words {
    fn of(entries: &[&'static str]) -> Self {
        let word = |entry: &&'static str| {
            let written = entry.trim_end_matches('$');
            let folded = fold(written);
            let is_whole = written != *entry;
            let end = if is_whole { " " } else { "" };
            let searched = match folded.starts_with(is_unspaced_script) {
                true => format!("{folded}{end}"),
                false => format!(" {folded}{end}"),
            };
            Word {
                written,
                folded,
                is_whole,
                searched,
            }
        };
        Self(entries.iter().map(word).collect())
    }

    /// The words one by one.
    pub fn iter(&self) -> std::slice::Iter<'_, Word> {
        self.0.iter()
    }

    /// Whether a folded text with a space at both ends has one of them.
    pub fn are_in(&self, text: &str) -> bool {
        self.iter().any(|word| text.contains(&word.searched))
    }

    /// Where each of them stands in a text: the bytes from its first to after its last letter.
    pub fn spans_in(&self, text: &str) -> Vec<(usize, usize)> {
        let spans = self.iter().flat_map(|word| {
            let found = text.match_indices(&word.searched);
            found.map(|(at, found)| {
                let start = at + found.len() - found.trim_start().len();
                (start, start + word.folded.len())
            })
        });
        spans.collect()
    }

    /// The byte offset of the first of them in a text.
    pub fn position_in(&self, text: &str) -> Option<usize> {
        self.iter().filter_map(|word| text.find(&word.searched)).min()
    }
}

/// A list in every language, in English alone, and in each language.
#[derive(Default)]
struct List {
    all: Words,
    english: Words,
    own: HashMap<Language, Words>,
}

static LISTS: LazyLock<HashMap<&str, List>> = LazyLock::new(|| {
    let mut lists: HashMap<&str, Vec<(Option<Language>, &'static str)>> = HashMap::new();
    for (language, file) in files() {
        for (list, entry) in file.lines().filter_map(|line| line.split_once('\t')) {
            lists.entry(list).or_default().push((language, entry));
        }
    }
    let list = |entries: Vec<(Option<Language>, &'static str)>| {
        // A word that several languages share is in the file of each.
        let all: BTreeSet<&str> = entries.iter().map(|(_, entry)| *entry).collect();
        let all: Vec<&str> = all.into_iter().collect();
        let english = entries
            .iter()
            .filter(|(language, _)| language.is_none_or(|language| language == Language::En));
        let english: Vec<&str> = english.map(|(_, entry)| *entry).collect();
        let own = |language: Language| {
            let own = entries.iter().filter(|(of, _)| of.is_none_or(|of| of == language));
            let own: Vec<&str> = own.map(|(_, entry)| *entry).collect();
            (language, Words::of(&own))
        };
        List {
            all: Words::of(&all),
            english: Words::of(&english),
            own: Language::ALL.into_iter().map(own).collect(),
        }
    };
    lists.into_iter().map(|(name, entries)| (name, list(entries))).collect()
});

/// A list by its name, as it counts in an English text or in any other; without words where there is no such list.
pub fn list(name: &str, is_english: bool) -> &'static Words {
    static EMPTY: LazyLock<List> = LazyLock::new(List::default);
    let list = LISTS.get(name).unwrap_or(&EMPTY);
    if is_english { &list.english } else { &list.all }
}

/// A list by its name, with the words of one language alone: "war" is no news in German.
pub fn list_of(name: &str, language: Language) -> &'static Words {
    static EMPTY: LazyLock<Words> = LazyLock::new(Words::default);
    LISTS
        .get(name)
        .and_then(|list| list.own.get(&language))
        .unwrap_or(&EMPTY)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn words_are_found_where_they_begin() {
        let text = " how much a month do i pay for etfs ";
        assert_eq!(list("asks-monthly", true).position_in(text), text.find(" a month"));
        // "dca$" is a whole word.
        assert!(list("asks-savings-plan", true).are_in(" dca or not "));
        assert!(!list("asks-savings-plan", true).are_in(" dcaf "));
        // No spaces in Chinese.
        assert!(list("asks-invest", false).are_in(" 我想投资基金 "));
        assert!(!list("no-such-list", false).are_in(text));
    }

    #[test]
    fn words_of_other_languages_do_not_count_in_english() {
        for (name, text) in [
            ("asks-lump-sum", " what does a rate of 5% mean "),
            ("asks-savings", " lowe s against home depot "),
            ("united-states", " my german stocks "),
        ] {
            assert!(
                list(name, false).are_in(text) && !list(name, true).are_in(text),
                "{text}"
            );
        }
    }

    #[test]
    fn every_file_is_in_order_and_no_entry_stands_twice_in_it() {
        for (_, file) in files() {
            let mut seen = HashSet::new();
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
