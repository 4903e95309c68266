//! What the user excludes: "without tobacco", "no weapons please", "anything but Tesla".

use super::identity::{Mention, Named};
use super::lexicon::{Hit, Signal};
use super::lists::List;
use super::words::Word;
use languages::steps;
use languages::text::{Text, is_unspaced_script};

/// The most letters between the denial and what it denies.
const MAX_DISTANCE: usize = 24;
/// The longest denial, in letters.
const MAX_DENIAL_LETTERS: usize = 24;
/// The most exclusions that are read.
const MAX_EXCLUSIONS: usize = 16;
/// The most objects that are checked for an exclusion.
const MAX_OBJECTS: usize = 64;

/// Something that may be excluded. A `certain` one is denied for no other reason, so a plain "no" excludes it.
#[derive(Debug, Clone, Copy)]
struct Object {
    start: usize,
    end: usize,
    certain: bool,
    /// Whether it is an instrument.
    is_named: bool,
}

/// Marks exclusions as constraints, and removes excluded instruments from the named ones.
pub(super) fn mark(text: &Text<'_>, named: &mut Named, hits: &mut Vec<Hit>, details: &[Hit]) {
    let mut found: Vec<Hit> = Vec::new();
    let objects = objects(named, hits, details);
    // The only thing that a text names is its subject and no exclusion.
    let only = |start: usize, end: usize| objects.iter().all(|other| start <= other.start && other.end <= end);
    for object in objects.iter().copied() {
        let may_be = !object.is_named || !only(object.start, object.end);
        let denied = may_be.then(|| exclusion_span(text, object)).flatten();
        let span = denied.or_else(|| ruled_out(text, object));
        let Some((start, end)) = span.filter(|_| found.len() < MAX_EXCLUSIONS) else {
            continue;
        };
        let meets = |hit: &Hit| hit.signal == Signal::Constraint && hit.start < end && start < hit.end;
        if !hits.iter().chain(&found).any(meets) {
            let signal = Signal::Constraint;
            found.push(Hit { signal, start, end });
        }
    }
    let left_out = |mention: &Mention| {
        let inside = |hit: &Hit| hit.start <= mention.start && mention.end <= hit.end;
        found.iter().any(inside)
    };
    let (out, kept): (Vec<Mention>, Vec<Mention>) = named.mentions.drain(..).partition(left_out);
    let symbols = |mentions: &[Mention]| -> Vec<String> {
        let first = mentions.iter().filter_map(|mention| mention.options.first());
        first.map(|instrument| instrument.symbol.clone()).collect()
    };
    let (excluded, remaining) = (symbols(&out), symbols(&kept));
    named.mentions = kept;
    let stays = |symbol: &String| remaining.contains(symbol) || !excluded.contains(symbol);
    named.clear.retain(|instrument| stays(&instrument.symbol));
    hits.extend(found);
    hits.sort_by_key(|hit| (hit.start, std::cmp::Reverse(hit.end)));
}

/// What may be excluded, in the order of the text.
fn objects(named: &Named, hits: &[Hit], details: &[Hit]) -> Vec<Object> {
    let topic = |hit: &&Hit| matches!(hit.signal, Signal::Topic | Signal::Market);
    let topics = hits.iter().filter(topic).map(|hit| (hit.start, hit.end, false, false));
    let may_go = |hit: &&Hit| hit.signal == Signal::Object || hit.signal.class().is_some();
    // "I have no stocks" excludes nothing.
    let own = details.iter().filter(may_go);
    let own = own.map(|hit| (hit.start, hit.end, hit.signal == Signal::Object, false));
    let names = named.mentions.iter().map(|name| (name.start, name.end, false, true));
    let all = own.chain(names).chain(topics).take(MAX_OBJECTS);
    let object = |(start, end, certain, is_named)| Object {
        start,
        end,
        certain,
        is_named,
    };
    let mut objects: Vec<Object> = all.map(object).collect();
    objects.sort_by_key(|object| (object.start, std::cmp::Reverse(object.end)));
    objects
}

/// The span from the denial to what it denies, or the other way round where the denial comes last.
fn exclusion_span(text: &Text<'_>, object: Object) -> Option<(usize, usize)> {
    let from = object.start.saturating_sub(MAX_DISTANCE + MAX_DENIAL_LETTERS);
    let before: String = text.folded[from..object.start].iter().collect();
    let weak = |list: List| if object.certain { list.words() } else { &[] };
    for mark in List::ExcludeNext.words().iter().chain(weak(List::ExcludeNextObject)) {
        steps::step(1);
        let Word { folded: mark, .. } = mark;
        let glued = mark.chars().all(is_unspaced_script);
        let at = match glued {
            true => before.rfind(mark.as_str()),
            false => before.rfind(&format!(" {mark} ")).map(|at| at + 1),
        };
        let Some(at) = at else { continue };
        let mut earlier = before[..at].split_whitespace().rev().take(2);
        if earlier.any(|word| List::Asking.has(word)) {
            continue;
        }
        let gap = &before[at + mark.len()..];
        let close = glued && gap.trim().chars().count() <= 2;
        let near = gap.chars().count() <= MAX_DISTANCE && (close || are_small(gap));
        if near && !is_sentence_end_between(text, from, &before, at, object) {
            return Some((from + before[..at].chars().count(), object.end));
        }
    }
    let to = text.folded.len().min(object.end + MAX_DISTANCE + MAX_DENIAL_LETTERS);
    let after: String = text.folded[object.end..to].iter().collect();
    for mark in List::ExcludePrevious
        .words()
        .iter()
        .chain(weak(List::ExcludePreviousObject))
    {
        steps::step(1);
        let Word { folded: mark, .. } = mark;
        let Some(at) = after.find(mark.as_str()) else { continue };
        let gap = after[..at].trim();
        let particle = gap.chars().count() <= 3 && gap.chars().all(is_unspaced_script);
        let bound = after[..at].ends_with(' ')
            || after[..at].ends_with(is_unspaced_script)
            || mark.starts_with(is_unspaced_script);
        let ends = mark.ends_with(is_unspaced_script) || !after[at + mark.len()..].starts_with(char::is_alphanumeric);
        if bound && ends && (particle || are_small(gap)) {
            return Some((object.start, object.end + after[..at + mark.len()].chars().count()));
        }
    }
    None
}

/// "No Tesla please", "ten years, no Tesla": a clause of its own that only denies a name, whatever else is named.
fn ruled_out(text: &Text<'_>, object: Object) -> Option<(usize, usize)> {
    const CLAUSE_ENDS: [char; 9] = [',', '.', ';', ':', '!', '?', '(', '\n', '–'];
    if !object.is_named {
        return None;
    }
    let denial = text.word_before(object.start);
    let start = object.start.checked_sub(denial.chars().count() + 1)?;
    if !List::ExcludeNextObject.has(&denial) {
        return None;
    }
    let before = text.original.get(..text.original_at(start))?.trim_end();
    let begins = before.is_empty() || before.ends_with(CLAUSE_ENDS);
    let rest = text.original.get(text.bytes(object.start, object.end).end..)?;
    let ends = rest.trim_start().is_empty() || rest.trim_start().starts_with([',', '.', ';', ':', '!', ')']);
    let goes_on = are_small(&text.word_after(object.end));
    (begins && (ends || goes_on)).then_some((start, object.end))
}

/// Whether all of these are small words without a meaning of their own.
fn are_small(words: &str) -> bool {
    words.split_whitespace().all(|word| List::SmallInExclusion.has(word))
}

/// Whether a sentence ends between the denial and what is denied.
fn is_sentence_end_between(text: &Text<'_>, from: usize, before: &str, at: usize, object: Object) -> bool {
    let start = from + before[..at].chars().count();
    let between = text.verbatim(start, object.end);
    between.contains(['.', ';', '?', '!', '。', '？'])
}
