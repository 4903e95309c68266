//! The names of all instruments in one sorted list, which is searched for the longest name at a position of a text.

use std::ops::Range;
use std::sync::OnceLock;

use super::{Entry, Master};
use languages::text::fold;
use shipped_data::{AMBIGUOUS_NAMES, INDEX_MEMBERS};

/// What a name may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameMeaning {
    /// This entry of the master.
    One(u32),
    /// One of several: a row of the list of ambiguous names.
    Several(u16),
}

/// One name with one of its meanings.
#[derive(Debug, Clone, Copy)]
pub struct Name {
    /// The folded letters are `Names::letters[start..start + len]`.
    start: u32,
    len: u16,
    /// As it is written in the list.
    pub written: &'static str,
    /// Whether it is also a common word; such a word counts as a name only if its capitals or its context say so.
    pub common: bool,
    /// Whether misspellings of the name are recognised too.
    pub famous: bool,
    /// The language in which the name has this meaning; empty for every language.
    pub language: &'static str,
    /// What it may mean.
    pub means: NameMeaning,
}

/// Every name, sorted by its folded letters.
#[derive(Debug)]
pub struct Names {
    letters: Vec<char>,
    sorted: Vec<Name>,
    /// The meanings of each ambiguous name, likeliest first, as indices into the master.
    several: Vec<Vec<u32>>,
}

impl Names {
    /// All names; the list is built at the first call.
    pub fn get() -> &'static Self {
        static NAMES: OnceLock<Names> = OnceLock::new();
        NAMES.get_or_init(Self::build)
    }

    fn build() -> Self {
        let master = Master::get();
        let mut names = Self {
            letters: Vec::with_capacity(400_000),
            sorted: Vec::with_capacity(24_000),
            several: Vec::new(),
        };
        for (at, entry) in (0..).zip(master.entries()) {
            // A foreign listing repeats the name of the home listing.
            if entry.home_name() == entry.name {
                let long = entry.name.contains([' ', '-', '.', '&', '/', '\'']);
                names.add(entry.name, !long, NameMeaning::One(at), "", false);
            }
            let famous = entry.aliases.chars().any(|letter| letter > '\u{370}') || is_leading(entry);
            for alias in entry.aliases.split('|').filter(|alias| !alias.is_empty()) {
                names.add(alias, false, NameMeaning::One(at), "", famous);
            }
        }
        for line in AMBIGUOUS_NAMES.lines().skip(1) {
            let mut fields = line.split(',');
            let (Some(name), Some(language), Some(symbols)) = (fields.next(), fields.next(), fields.next()) else {
                continue;
            };
            let indices = symbols
                .split('|')
                .filter_map(|symbol| master.index_of(symbol))
                .collect();
            let Ok(row) = u16::try_from(names.several.len()) else {
                break;
            };
            names.several.push(indices);
            names.add(name, false, NameMeaning::Several(row), language, false);
        }
        let letters = std::mem::take(&mut names.letters);
        names
            .sorted
            .sort_by(|one, other| key(&letters, one).cmp(key(&letters, other)));
        names.letters = letters;
        names.letters.shrink_to_fit();
        names.sorted.shrink_to_fit();
        names
    }

    /// Adds a name. It is a common word if `common` says so, or if it is written with a leading `=`.
    fn add(&mut self, written: &'static str, common: bool, means: NameMeaning, language: &'static str, famous: bool) {
        let (written, common) = written.strip_prefix('=').map_or((written, common), |rest| (rest, true));
        let start = self.letters.len();
        let folded = fold(written);
        self.letters.extend(folded.chars());
        let len = self.letters.len() - start;
        let (Ok(start), Ok(len)) = (u32::try_from(start), u16::try_from(len)) else {
            return;
        };
        if len > 0 {
            self.sorted.push(Name {
                start,
                len,
                written,
                common,
                famous: famous && !common,
                language,
                means,
            });
        }
    }

    /// The folded letters of a name.
    pub fn letters(&self, name: &Name) -> &[char] {
        key(&self.letters, name)
    }

    /// The longest name at the start of `text`: its length, and every entry with these letters. `closes` says at which
    /// positions a name may end.
    pub fn longest(&self, text: &[char], closes: impl Fn(usize) -> bool) -> Option<(usize, &[Name])> {
        let mut end = text.len();
        let mut range = 0..self.sorted.len();
        loop {
            let wanted = &text[..end];
            // The last name that sorts at or before the text. If any name is a prefix of the text, this one shares the
            // most letters with it.
            let after = range.start + self.sorted[range.clone()].partition_point(|name| self.letters(name) <= wanted);
            let last = self.sorted[range.start..after].last()?;
            let letters = self.letters(last);
            let shared = letters
                .iter()
                .zip(wanted)
                .take_while(|(one, other)| one == other)
                .count();
            if shared == 0 {
                return None;
            }
            if shared == letters.len() && closes(shared) {
                return Some((shared, self.same_letters(after - 1)));
            }
            end = if shared == letters.len() { shared - 1 } else { shared };
            range = 0..after;
        }
    }

    /// Every name with the same letters as the one at an index, which must be the last of them.
    fn same_letters(&self, at: usize) -> &[Name] {
        let letters = self.letters(&self.sorted[at]);
        let first = self.sorted[..at]
            .iter()
            .rev()
            .take_while(|name| self.letters(name) == letters)
            .count();
        &self.sorted[at - first..=at]
    }

    /// The names with exactly these letters.
    pub fn exactly(&self, letters: &[char]) -> &[Name] {
        let first = self.sorted.partition_point(|name| self.letters(name) < letters);
        let count = self.sorted[first..]
            .iter()
            .take_while(|name| self.letters(name) == letters)
            .count();
        &self.sorted[first..first + count]
    }

    /// The names that begin with a letter.
    pub fn beginning(&self, letter: char) -> &[Name] {
        let range: Range<usize> = self.sorted.partition_point(|name| self.letters(name) < &[letter][..])
            ..self
                .sorted
                .partition_point(|name| self.letters(name).first().is_some_and(|first| *first <= letter));
        &self.sorted[range]
    }

    /// The instruments that a name may mean, likeliest first, as indices into the master.
    pub fn meanings(&self, means: NameMeaning) -> Vec<u32> {
        match means {
            NameMeaning::One(index) => vec![index],
            NameMeaning::Several(row) => self.several.get(usize::from(row)).cloned().unwrap_or_default(),
        }
    }

    /// Every name, sorted by its folded letters.
    pub fn all(&self) -> &[Name] {
        &self.sorted
    }
}

fn key<'a>(letters: &'a [char], name: &Name) -> &'a [char] {
    let start = name.start as usize;
    &letters[start..start + usize::from(name.len)]
}

/// Whether a company is a member of one of the leading indices.
fn is_leading(entry: &Entry) -> bool {
    const LEADING: [&str; 9] = [
        "^DJI",
        "^OEX",
        "^NDX",
        "^GDAXI",
        "^FCHI",
        "^STOXX50E",
        "^AEX",
        "^IBEX",
        "^SSMI",
    ];
    static SYMBOLS: OnceLock<std::collections::HashSet<&'static str>> = OnceLock::new();
    let symbols = SYMBOLS.get_or_init(|| {
        let rows = INDEX_MEMBERS.lines().skip(1).filter_map(|line| {
            let (index, rest) = line.split_once(',')?;
            let (_, symbols) = rest.rsplit_once(',')?;
            LEADING.contains(&index).then_some(symbols)
        });
        rows.flat_map(|symbols| symbols.split('|')).collect()
    });
    symbols.contains(entry.symbol)
}
