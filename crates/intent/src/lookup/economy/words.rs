//! Which series a question names: the longest words win, so that "food inflation" is not inflation as a whole.

use std::collections::HashMap;
use std::sync::LazyLock;

use languages::asks;
use languages::text::is_unspaced_script;

use super::series::{SERIES, Series, Told, by_key};
use crate::question_text::QuestionText;
use crate::word_list::WordList;

/// A word or phrase that names a series.
struct Name {
    folded: String,
    is_whole: bool,
    series: &'static Series,
}

/// The names of all series by their first letter.
type Names = HashMap<char, Vec<Name>>;

fn names(is_english: bool) -> Names {
    let mut names = Names::new();
    for series in &SERIES {
        for word in asks::list(&format!("series-{}", series.key), is_english).iter() {
            let Some(first) = word.folded.chars().next() else {
                continue;
            };
            names.entry(first).or_default().push(Name {
                folded: word.folded.clone(),
                is_whole: word.is_whole,
                series,
            });
        }
    }
    names
}

static ENGLISH: LazyLock<Names> = LazyLock::new(|| names(true));
static ALL: LazyLock<Names> = LazyLock::new(|| names(false));

/// The series that a folded text names, in its order, each once.
pub fn named(folded: &str, is_english: bool) -> Vec<&'static Series> {
    let names = if is_english { &*ENGLISH } else { &*ALL };
    let mut found: Vec<&'static Series> = Vec::new();
    let (mut taken, mut before) = (0, ' ');
    for (at, letter) in folded.char_indices() {
        let begins = before == ' ' || is_unspaced_script(letter);
        before = letter;
        if at < taken || !begins {
            continue;
        }
        let rest = &folded[at..];
        let fits = |name: &&Name| {
            let after = rest.strip_prefix(name.folded.as_str());
            after.is_some_and(|after| !name.is_whole || after.starts_with(' '))
        };
        let longest = names
            .get(&letter)
            .and_then(|names| names.iter().filter(fits).max_by_key(|name| name.folded.len()));
        if let Some(name) = longest {
            // "PCE inflation" is not inflation as a whole.
            let follows = taken > 0 && folded[taken..at].trim().is_empty();
            let is_narrow = found.last().is_some_and(|last| last.told == Told::Inflation);
            let is_part = name.series.key == "cpi" && follows && is_narrow;
            taken = at + name.folded.len();
            if !is_part && !found.contains(&name.series) {
                found.push(name.series);
            }
        }
    }
    found
}

/// The yield of the term that a text names in digits: "10-year Treasury yield", "10年債".
pub fn yields(text: &QuestionText) -> Vec<&'static Series> {
    if !text.has_words("economy-yield") {
        return Vec::new();
    }
    let runs = text.digit_runs().filter_map(|(before, digits, after)| {
        let is_span = [WordList::LastBefore, WordList::AgoBefore]
            .into_iter()
            .any(|list| text.ends_with(before, list))
            || text.ends_with_words(before, "before-length")
            || text.begins_with(after, WordList::AgoAfter)
            || text.is_english() && after.trim_start().starts_with("years");
        let in_years = text.begins_with(after, WordList::Years) || text.begins_with_words(after, "economy-term-years");
        let in_months = text.begins_with_words(after, "economy-term-months");
        let key = match digits {
            "1" if in_months => "m1",
            "3" if in_months => "b3",
            "6" if in_months => "b6",
            "1" | "2" | "3" | "5" | "7" | "10" | "20" | "30" if in_years => {
                return by_key(&format!("y{digits}")).filter(|_| !is_span);
            }
            _ => return None,
        };
        by_key(key).filter(|_| !is_span)
    });
    let in_words = ["y2", "y5", "y10", "y30"]
        .into_iter()
        .filter(|key| text.has_words(&format!("economy-{key}")))
        .filter_map(by_key);
    let mut found: Vec<&'static Series> = runs.collect();
    found.extend(in_words);
    found
}
