//! The words by which a question is understood: one file a language in `words`, one entry a line, in order.
//!
//! A line has a meaning, a tab, and a word or phrase. A meaning is a `Signal`, which is looked for in the whole text,
//! or a `List`, which is asked about a word; a value may follow it (`number 5`). `*` stands for any ending of a word.
//! Case and accents do not matter. `all.tsv` has what several languages write alike. After a change: `make learn`.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::lists::List;
use languages::text::{fold, runs_on};

/// The files by the code of their language.
pub(super) const FILES: [(&str, &str); 18] = [
    ("all", include_str!("words/all.tsv")),
    ("ar", include_str!("words/ar.tsv")),
    ("de", include_str!("words/de.tsv")),
    ("en", include_str!("words/en.tsv")),
    ("es", include_str!("words/es.tsv")),
    ("fr", include_str!("words/fr.tsv")),
    ("hi", include_str!("words/hi.tsv")),
    ("it", include_str!("words/it.tsv")),
    ("ja", include_str!("words/ja.tsv")),
    ("ko", include_str!("words/ko.tsv")),
    ("nl", include_str!("words/nl.tsv")),
    ("pl", include_str!("words/pl.tsv")),
    ("pt", include_str!("words/pt.tsv")),
    ("ru", include_str!("words/ru.tsv")),
    ("sv", include_str!("words/sv.tsv")),
    ("tr", include_str!("words/tr.tsv")),
    ("vi", include_str!("words/vi.tsv")),
    ("zh", include_str!("words/zh.tsv")),
];

/// One line of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub language: &'static str,
    pub meaning: &'static str,
    /// What stands behind the meaning; mostly nothing.
    pub value: &'static str,
    pub word: &'static str,
}

/// Every line of every file.
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    let of_file = |(language, file): (&'static str, &'static str)| {
        file.lines().filter_map(move |line| {
            let (meaning, word) = line.split_once('\t')?;
            let (meaning, value) = meaning.split_once(' ').unwrap_or((meaning, ""));
            Some(Entry {
                language,
                meaning,
                value,
                word,
            })
        })
    };
    FILES.into_iter().flat_map(of_file)
}

/// A word of a list as texts are read: folded.
#[derive(Debug)]
pub(super) struct Word {
    pub folded: String,
    /// Whether any ending may follow.
    pub any_ending: bool,
    pub value: &'static str,
    pub language: &'static str,
}

/// The words of one list.
#[derive(Debug, Default)]
struct Words {
    all: Vec<Word>,
    whole: HashSet<String>,
}

static LISTS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let mut lists: Vec<Words> = List::ALL.iter().map(|_| Words::default()).collect();
    let places: HashMap<&str, usize> = List::ALL.iter().map(|list| (list.name(), *list as usize)).collect();
    for entry in entries() {
        let Some(list) = places.get(entry.meaning).and_then(|place| lists.get_mut(*place)) else {
            continue;
        };
        let any_ending = entry.word.ends_with('*');
        let folded = fold(entry.word);
        if !any_ending {
            list.whole.insert(folded.clone());
        }
        list.all.push(Word {
            folded,
            any_ending,
            value: entry.value,
            language: entry.language,
        });
    }
    lists
});

impl List {
    fn get(self) -> Option<&'static Words> {
        LISTS.get(self as usize)
    }

    /// All its words.
    pub(super) fn words(self) -> &'static [Word] {
        self.get().map_or(&[], |list| &list.all)
    }

    /// Whether a folded word is on it.
    pub(super) fn has(self, word: &str) -> bool {
        self.get().is_some_and(|list| {
            let begins = |known: &Word| known.any_ending && word.starts_with(&known.folded);
            list.whole.contains(word) || list.all.len() > list.whole.len() && list.all.iter().any(begins)
        })
    }

    /// Whether a folded text begins with one of its words.
    pub(super) fn begins(self, text: &str) -> bool {
        self.words().iter().any(|word| {
            let rest = text.strip_prefix(word.folded.as_str());
            let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
            rest.is_some_and(|rest| word.any_ending || ends(rest) || word.folded.ends_with(runs_on))
        })
    }
}
