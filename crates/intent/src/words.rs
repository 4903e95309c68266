//! The word lists that tell the type of a question (`asks-…`), its topic of the economy (`on-…`), and whether it means
//! the stock market of the United States. They are in `asks.tsv` of every language; words of no language are in
//! `words.tsv` here. A line is a list, a tab, and the beginning of a word or phrase; a `$` at its end marks a whole
//! word. Case and accents do not matter.

use std::collections::HashMap;
use std::sync::LazyLock;

use languages::language::Language;
use languages::text::{fold, is_unspaced_script};

/// Every file, the one of no language first.
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
    /// The text to search for: at the beginning of a word, or anywhere in a script without spaces.
    searched: String,
}

/// A list of words in every language.
pub struct Words(Vec<Word>);

impl Words {
    fn of(entries: &[&'static str]) -> Self {
        let word = |entry: &&'static str| {
            let written = entry.trim_end_matches('$');
            let folded = fold(written);
            let end = if written == *entry { "" } else { " " };
            let searched = match folded.starts_with(is_unspaced_script) {
                true => format!("{folded}{end}"),
                false => format!(" {folded}{end}"),
            };
            Word {
                written,
                folded,
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

    /// The byte offset of the first of them in a text.
    pub fn position_in(&self, text: &str) -> Option<usize> {
        self.iter().filter_map(|word| text.find(&word.searched)).min()
    }
}

static LISTS: LazyLock<HashMap<&str, Words>> = LazyLock::new(|| {
    let mut lists: HashMap<&str, Vec<&'static str>> = HashMap::new();
    let lines = files().flat_map(str::lines);
    for (list, entry) in lines.filter_map(|line| line.split_once('\t')) {
        lists.entry(list).or_default().push(entry);
    }
    let lists = lists.into_iter();
    lists.map(|(name, entries)| (name, Words::of(&entries))).collect()
});

/// A list by its name; without words where there is no such list.
pub fn list(name: &str) -> &'static Words {
    static EMPTY: Words = Words(Vec::new());
    LISTS.get(name).unwrap_or(&EMPTY)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn words_are_found_where_they_begin() {
        let text = " how much a month do i pay for etfs ";
        assert_eq!(list("asks-monthly").position_in(text), text.find(" a month"));
        // "dca$" is a whole word.
        assert!(list("asks-savings-plan").are_in(" dca or not "));
        assert!(!list("asks-savings-plan").are_in(" dcaf "));
        // No spaces in Chinese.
        assert!(list("asks-invest").are_in(" 我想投资基金 "));
        assert!(!list("no-such-list").are_in(text));
    }

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
