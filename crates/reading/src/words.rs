//! The word lists of the reading: `questions.tsv` of every language, one entry a line, in order.
//!
//! A line has a meaning, a tab, and a word or phrase. A meaning is a `Signal`, which is looked for in the whole text,
//! or a `List`, which a single word is looked up in; a value may follow it (`number 5`). `*` stands for any ending of
//! a word. Case and accents do not matter. `words.tsv` here has what several languages write alike. After a change:
//! `make learn`.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::lists::List;
use languages::language::Language;
use languages::text::{fold, is_unspaced_script};

/// The files by the code of their language; `all` has what several languages write alike.
pub(super) fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_languages = Language::ALL.into_iter();
    let of_languages = of_languages.map(|language| (language.code(), language.files().questions));
    std::iter::once(("all", include_str!("words.tsv"))).chain(of_languages)
}

/// One line of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub language: &'static str,
    pub meaning: &'static str,
    /// The value after the meaning; mostly empty.
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
    files().flat_map(of_file)
}

/// A word of a list, folded like the texts.
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
            rest.is_some_and(|rest| word.any_ending || ends(rest) || word.folded.ends_with(is_unspaced_script))
        })
    }
}
