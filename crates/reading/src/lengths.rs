//! Lengths of time in numbers and words, such as "5 to 10 years", "a decade" or "五年", and years such as 2035.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::amounts::han_number;
use super::horizon::{FoundHorizon, Horizon, HorizonWording};
use super::lists::List;
use super::words::Word;
use languages::steps;
use languages::text::script::Script;
use languages::text::{Text, is_unspaced_script};

/// A longer time, in months, is nobody's plan but an age.
const MAX_MONTHS: f64 = 50.0 * 12.0;

/// Words after which "last" is a verb.
const BEFORE_TO_LAST: [&str; 10] = [
    "could", "it", "money", "must", "savings", "should", "that", "to", "will", "would",
];

/// The most numbers that are read as years.
const MAX_YEARS: usize = 16;

/// The first length of time ahead that a text calls a horizon, else the first of any.
pub(super) fn measured(text: &Text<'_>) -> Option<FoundHorizon> {
    let letters = &text.folded;
    let mut first = None;
    let mut at = 1;
    while at < letters.len() {
        steps::step(1);
        let before = letters[at - 1];
        let opens = before == ' ' || is_unspaced_script(before);
        let whole = opens.then(|| longest(&LENGTHS, letters, at)).flatten();
        let number = opens.then(|| number_at(letters, at)).flatten();
        // In "6% for four years", 6 is no number of years. German "jeden Monat" is no month: "jeden" is Polish for one.
        let counts = |(_, end): &(f64, usize)| !is_a_share(text, *end) && !is_every(letters, at);
        let counted = number.filter(counts);
        let counted = counted.and_then(|(count, end)| length_at(letters, end, count));
        let counted = counted.filter(|(months, _)| *months > 0.0 && *months <= MAX_MONTHS);
        let mut lengths = whole.into_iter().chain(counted);
        if let Some((months, stop)) = lengths.find(|(_, stop)| !means_something_else(text, at, *stop)) {
            let found = FoundHorizon {
                horizon: Horizon::of_months(months),
                wording: HorizonWording::Verbatim(text.verbatim(at, stop).to_owned()),
            };
            if is_called_a_horizon(letters, at, stop) {
                return Some(found);
            }
            first.get_or_insert(found);
            at = stop.max(at + 1);
            continue;
        }
        at = number.map_or(at + 1, |(_, end)| end.max(at + 1));
    }
    first
}

/// Whether a sign for per cent follows.
fn is_a_share(text: &Text<'_>, end: usize) -> bool {
    let rest = text.original.get(text.original_at(end)..).unwrap_or_default();
    rest.trim_start().starts_with(['%', '％', '٪'])
}

/// Whether a German "every" begins here.
fn is_every(letters: &[char], at: usize) -> bool {
    ["jeden monat", "jeden tag"]
        .iter()
        .any(|every| starts(letters, at, every).is_some())
}

/// "a horizon of 15 years", "15 years horizon", "Anlagehorizont 12 Jahre", "投資期間は15年".
fn is_called_a_horizon(letters: &[char], start: usize, end: usize) -> bool {
    let before: String = letters[start.saturating_sub(32)..start].iter().collect();
    let after: String = letters[end..letters.len().min(end + 16)].iter().collect();
    let named = |word: &str| {
        let glued = |known: &Word| known.folded.starts_with(is_unspaced_script) && word.contains(&known.folded);
        List::HorizonName.has(word) || word.contains(is_unspaced_script) && List::HorizonName.words().iter().any(glued)
    };
    before.split_whitespace().rev().take(4).any(named) || List::HorizonName.begins(after.trim_start())
}

/// The number that starts here, in digits or in words, and where it ends.
pub(super) fn number_at(letters: &[char], at: usize) -> Option<(f64, usize)> {
    let digits: String = letters[at..]
        .iter()
        .take(6)
        .take_while(|letter| letter.is_ascii_digit() || **letter == '.')
        .collect();
    if !digits.is_empty() {
        return digits
            .trim_end_matches('.')
            .parse()
            .ok()
            .map(|number| (number, at + digits.trim_end_matches('.').len()));
    }
    let run: Vec<char> = letters[at..]
        .iter()
        .take(4)
        .copied()
        .take_while(|letter| han_number(&[*letter]).is_some())
        .collect();
    if let Some(number) = han_number(&run) {
        return Some((f64::from(number), at + run.len()));
    }
    // A Korean number is a word of its own, not the end of another.
    let hangul = |at: usize| {
        letters
            .get(at)
            .is_some_and(|letter| Script::of(*letter) == Script::Hangul)
    };
    let inside = hangul(at) && at > 0 && hangul(at - 1);
    if inside {
        return None;
    }
    longest(&NUMBERS, letters, at)
}

/// Words with their values by first letter, so that most of a text needs one lookup.
type ByLetter = HashMap<char, Vec<(&'static str, f64)>>;
static NUMBERS: LazyLock<ByLetter> = LazyLock::new(|| by_letter(List::Number));
static UNITS: LazyLock<ByLetter> = LazyLock::new(|| by_letter(List::Months));
static LENGTHS: LazyLock<ByLetter> = LazyLock::new(|| by_letter(List::Length));

fn by_letter(list: List) -> ByLetter {
    let mut map = ByLetter::new();
    for word in list.words() {
        if let (Some(first), Ok(value)) = (word.folded.chars().next(), word.value.parse()) {
            map.entry(first).or_default().push((word.folded.as_str(), value));
        }
    }
    map
}

fn longest(words: &ByLetter, letters: &[char], at: usize) -> Option<(f64, usize)> {
    let words = words.get(letters.get(at)?)?.iter();
    let ends = words.filter_map(|(word, number)| starts(letters, at, word).map(|end| (*number, end)));
    ends.max_by_key(|(_, end)| *end)
}

/// "5 years", "5 to 10 years", "5-year", "5年": months, and where it ends.
pub(super) fn length_at(letters: &[char], end: usize, count: f64) -> Option<(f64, usize)> {
    // "5y": only without a space, because "y" is a word in Spanish.
    if let Some(stop) = starts(letters, end, "y") {
        return Some((count * 12.0, stop));
    }
    let end = starts(letters, end, "ish")
        .or_else(|| starts(letters, end, "plus"))
        .unwrap_or(end);
    let at = skip_space(letters, end);
    if let Some((months, stop)) = unit_at(letters, at) {
        return Some((count * months, stop));
    }
    // "six more years", "los próximos cinco años" the other way round.
    let mut more = List::MoreTime.words().iter();
    let more = more.find_map(|word| starts(letters, at, &word.folded));
    if let Some((months, stop)) = more.and_then(|after| unit_at(letters, skip_space(letters, after))) {
        return Some((count * months, stop));
    }
    // "5-10 years" has nothing between its numbers. Numbers in words have: "um 30 Jahre" is no range, although "um" is
    // one in Portuguese.
    let in_digits = end
        .checked_sub(1)
        .and_then(|last| letters.get(last))
        .is_some_and(char::is_ascii_digit);
    let links = List::Range.words().iter().map(|word| word.folded.as_str());
    let links = links.chain(in_digits.then_some(""));
    for link in links {
        // Most of them fail on the first letter.
        if link.chars().next().is_some_and(|first| letters.get(at) != Some(&first)) {
            continue;
        }
        let Some(after) = starts(letters, at, link) else {
            continue;
        };
        let next = skip_space(letters, after);
        let second = number_at(letters, next).filter(|(_, stop)| *stop > end && !is_every(letters, next));
        let unit = second.and_then(|(_, stop)| unit_at(letters, skip_space(letters, stop)));
        if let (Some((second, _)), Some((months, stop))) = (second, unit) {
            // A range counts as its middle.
            return Some(((count + second) / 2.0 * months, stop));
        }
    }
    None
}

fn unit_at(letters: &[char], at: usize) -> Option<(f64, usize)> {
    longest(&UNITS, letters, at)
}

/// Where a word that begins here ends; it must be a whole word where its script has spaces.
fn starts(letters: &[char], at: usize, word: &str) -> Option<usize> {
    let mut end = at;
    let mut last = ' ';
    for letter in word.chars() {
        if letters.get(end) != Some(&letter) {
            return None;
        }
        last = letter;
        end += 1;
    }
    let after = letters.get(end).copied().unwrap_or(' ');
    (!after.is_alphanumeric() || is_unspaced_script(last) || word.is_empty()).then_some(end)
}

fn skip_space(letters: &[char], at: usize) -> usize {
    at + usize::from(letters.get(at) == Some(&' '))
}

/// Whether the words around a length of time make it the past, an age, a tax rule or the name of a bond.
pub(super) fn means_something_else(text: &Text<'_>, start: usize, end: usize) -> bool {
    let letters = &text.folded;
    let before: String = letters[start.saturating_sub(24)..start].iter().collect();
    let after: String = letters[end..letters.len().min(end + 16)].iter().collect();
    let near: Vec<&str> = before.split_whitespace().rev().take(2).collect();
    // In "will it last for 25 years?" and "does it last me 25 years?" the word is a verb and about the future.
    let follows_for = matches!(near.first(), Some(&("for" | "me" | "us")));
    let past = near.iter().enumerate().any(|(away, word)| {
        // "It has to last 35 years", "will my money last 30 years".
        let is_verb = away == 0 && near.get(1).is_some_and(|before| BEFORE_TO_LAST.contains(before));
        if *word == "last" && (follows_for || is_verb) {
            return false;
        }
        let glued = |known: &Word| known.folded.starts_with(is_unspaced_script) && word.ends_with(&known.folded);
        List::BeforePastTime.has(word)
            || away == 0 && List::AgeVerb.has(word)
            || word.ends_with(is_unspaced_script) && List::BeforePastTime.words().iter().any(glued)
    });
    // "I've worked for the county for 22 years."
    let far: String = letters[start.saturating_sub(60)..start].iter().collect();
    let lasted = far.split_whitespace().rev().take(9).any(|word| List::Lasted.has(word));
    let follows = after.trim_start();
    // "20 years of retirement" are to come; "5 years, high risk" is no "five-year high".
    let named =
        List::AfterPastTime.begins(follows) && !follows.starts_with("of retirement") && !ends_a_clause(text, end);
    // "com 26 anos": with so many years one is that old, unless they are a horizon.
    let with = near.first().is_some_and(|word| List::WithAge.has(word));
    let aged = with && !List::Planned.begins(follows);
    past || aged || lasted || named || is_a_tax_rule(letters, start) || opens_with_after(letters, start)
}

/// Whether a comma, a full stop or the like stands at a place of the folded text.
fn ends_a_clause(text: &Text<'_>, at: usize) -> bool {
    let rest = text.original.get(text.original_at(at)..).unwrap_or_default();
    rest.starts_with([
        ',', ';', ':', '.', '?', '!', ')', '、', '，', '；', '。', '？', '！', '،', '؟',
    ])
}

/// "taxed less once you have held it for twelve months": a rule, and nobody's plan.
fn is_a_tax_rule(letters: &[char], start: usize) -> bool {
    let before: String = letters[start.saturating_sub(72)..start].iter().collect();
    before.split_whitespace().any(|word| List::Tax.has(word))
}

/// "After two years of decline": what a text begins with is over.
fn opens_with_after(letters: &[char], start: usize) -> bool {
    let before: String = letters[..start.min(24)].iter().collect();
    start <= 12 && before.split_whitespace().any(|word| List::Afterwards.has(word))
}

/// Numbers of four digits that may be years, with their places.
pub(super) fn years(text: &Text<'_>) -> Vec<(usize, u32)> {
    let letters = &text.folded;
    let mut found = Vec::new();
    let mut at = 1;
    while at < letters.len() && found.len() < MAX_YEARS {
        steps::step(1);
        if let Some(year) = year_at(letters, at) {
            found.push((at, year));
            at += 4;
        } else {
            at += 1;
        }
    }
    found
}

/// The number of four digits that stands here by itself.
pub(super) fn year_at(letters: &[char], at: usize) -> Option<u32> {
    let four = letters
        .get(at..at + 4)
        .filter(|four| four.iter().all(char::is_ascii_digit))?;
    let before = at.checked_sub(1).and_then(|before| letters.get(before)).copied()?;
    let after = letters.get(at + 4).copied().unwrap_or(' ');
    let alone = (before == ' ' || is_unspaced_script(before)) && (after == ' ' || is_unspaced_script(after));
    let year: String = four.iter().filter(|_| alone).collect();
    year.parse().ok()
}
