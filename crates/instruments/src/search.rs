//! The search for instruments by a few typed words.

use super::names::{NameMeaning, Names};
use super::{Entry, Master};
use languages::text::fold;

/// How well an entry matches, lower is better: kind of match, foreign listing, length of the name, index.
type Rank = (u8, bool, usize, u32);

impl Master {
    /// At most `limit` instruments that the words may mean, likeliest first: the whole symbol, the whole name, the
    /// beginning of a name, the beginning of a symbol, a word within a name.
    pub fn search(&self, words: &str, limit: usize) -> Vec<&Entry> {
        let wanted: Vec<char> = fold(words).chars().collect();
        let symbol = words.trim().to_uppercase();
        if wanted.is_empty() && symbol.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<Rank> = Vec::new();
        for (at, entry) in (0..).zip(&self.entries) {
            let fit = match entry.symbol {
                own if own == symbol => 0,
                _ if entry.base() == symbol => 1,
                own if own.trim_start_matches('^').starts_with(symbol.trim_start_matches('^')) => 3,
                _ => continue,
            };
            found.push(self.rank(fit, entry, at));
        }
        let names = Names::get();
        for name in names.all() {
            let NameMeaning::One(at) = name.means else { continue };
            let Some(fit) = name_fit(names.letters(name), &wanted) else {
                continue;
            };
            found.extend(self.at(at).map(|entry| self.rank(fit, entry, at)));
        }
        found.sort_unstable();
        let mut indices: Vec<u32> = Vec::new();
        for (.., at) in found {
            if indices.len() < limit && !indices.contains(&at) {
                indices.push(at);
            }
        }
        indices.into_iter().filter_map(|at| self.at(at)).collect()
    }

    /// A listing at home comes before one abroad, a short name before a long one.
    fn rank(&self, fit: u8, entry: &Entry, at: u32) -> Rank {
        (fit, self.home_of.contains_key(&at), entry.name.len(), at)
    }
}

/// How well a name matches the typed words, lower is better; `None` where it does not.
fn name_fit(name: &[char], wanted: &[char]) -> Option<u8> {
    if wanted.is_empty() {
        return None;
    }
    match name {
        _ if name == wanted => Some(1),
        _ if name.starts_with(wanted) => Some(2),
        _ => {
            let words = (1..name.len()).filter(|at| name[at - 1] == ' ');
            words.into_iter().any(|at| name[at..].starts_with(wanted)).then_some(4)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(words: &str) -> Vec<&'static str> {
        Master::get()
            .search(words, 5)
            .into_iter()
            .map(|entry| entry.symbol)
            .collect()
    }

    #[test]
    fn symbols_names_and_words_within_names_are_found() {
        assert_eq!(symbols("aapl").first(), Some(&"AAPL"));
        assert_eq!(symbols("Apple").first(), Some(&"AAPL"));
        assert_eq!(symbols("gspc").first(), Some(&"^GSPC"));
        assert!(
            symbols("nestl").iter().any(|symbol| symbol.starts_with("NES")),
            "{:?}",
            symbols("nestl")
        );
        assert!(symbols("motor").len() == 5);
    }

    #[test]
    fn nonsense_finds_nothing_and_never_more_than_asked() {
        for words in ["", "  ", "zzzzqqq", "???", "\u{0}"] {
            assert_eq!(symbols(words), Vec::<&str>::new(), "{words:?}");
        }
        assert_eq!(Master::get().search("a", 20).len(), 20);
    }
}
