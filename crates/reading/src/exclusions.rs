//! What somebody does not want: "without tobacco", "no weapons please", "anything but Tesla".

use std::sync::OnceLock;

use super::identity::{Mention, Named};
use super::lexicon::{Hit, Lexicon, Signal};
use super::words_exclusions::{AFTER, ASKING, BEFORE, BETWEEN, WEAK_AFTER, WEAK_BEFORE};
use languages::steps;
use languages::text::{Text, fold, runs_on};

/// So many letters may stand between the denial and what is denied.
const NEAR: usize = 24;
/// The longest denial.
const LONGEST: usize = 24;
/// The most that is left out.
const MOST: usize = 16;
/// So many things that may be left out are looked at.
const MOST_OBJECTS: usize = 64;

/// The lists as they are read.
struct Lists {
    before: Vec<String>,
    weak_before: Vec<String>,
    after: Vec<String>,
    weak_after: Vec<String>,
    between: Vec<String>,
    asking: Vec<String>,
}

impl Lists {
    fn get() -> &'static Self {
        static LISTS: OnceLock<Lists> = OnceLock::new();
        let read = |list: &str| {
            list.split(['|', '\n'])
                .map(fold)
                .filter(|word| !word.is_empty())
                .collect()
        };
        LISTS.get_or_init(|| Self {
            before: read(BEFORE),
            weak_before: read(WEAK_BEFORE),
            after: read(AFTER),
            weak_after: read(WEAK_AFTER),
            between: read(BETWEEN),
            asking: read(ASKING),
        })
    }

    /// Whether these words say nothing on their own.
    fn are_small(&self, words: &str) -> bool {
        words
            .split_whitespace()
            .all(|word| self.between.iter().any(|known| known == word))
    }
}

/// Something that may be left out. `certain` is what nobody denies for another reason: it may follow a plain "no".
#[derive(Debug, Clone, Copy)]
struct Object {
    start: usize,
    end: usize,
    certain: bool,
    /// Whether it is an instrument.
    is_named: bool,
}

/// Marks what is left out as a constraint, and takes instruments among it out of what the text names.
pub(super) fn mark(text: &Text<'_>, named: &mut Named, hits: &mut Vec<Hit>) {
    let mut found: Vec<Hit> = Vec::new();
    let objects = objects(text, named, hits);
    // What is the only thing that a text names is what it is about.
    let only = |start: usize, end: usize| objects.iter().all(|other| start <= other.start && other.end <= end);
    for object in objects
        .iter()
        .copied()
        .filter(|object| !object.is_named || !only(object.start, object.end))
    {
        let Some((start, end)) = around(text, object).filter(|_| found.len() < MOST) else {
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
    let (gone, still) = (symbols(&out), symbols(&kept));
    named.mentions = kept;
    let stays = |symbol: &String| still.contains(symbol) || !gone.contains(symbol);
    named.clear.retain(|instrument| stays(&instrument.symbol));
    hits.extend(found);
    hits.sort_by_key(|hit| (hit.start, std::cmp::Reverse(hit.end)));
}

/// What may be left out, in the order of the text.
fn objects(text: &Text<'_>, named: &Named, hits: &[Hit]) -> Vec<Object> {
    let topic = |hit: &&Hit| matches!(hit.signal, Signal::Topic | Signal::Market);
    let topics = hits.iter().filter(topic).map(|hit| (hit.start, hit.end, false, false));
    let own = Lexicon::parts().scan(text);
    let may_go = |hit: &&Hit| matches!(hit.signal, Signal::Class(_) | Signal::Object);
    // "I have no stocks" leaves nothing out.
    let own = own.iter().filter(may_go);
    let own = own.map(|hit| (hit.start, hit.end, hit.signal == Signal::Object, false));
    let names = named.mentions.iter().map(|name| (name.start, name.end, false, true));
    let all = own.chain(names).chain(topics).take(MOST_OBJECTS);
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

/// The stretch from the denial to what is denied, or the other way round where the denial comes last.
fn around(text: &Text<'_>, object: Object) -> Option<(usize, usize)> {
    let lists = Lists::get();
    let from = object.start.saturating_sub(NEAR + LONGEST);
    let before: String = text.folded[from..object.start].iter().collect();
    let weak = |list: &'static [String]| if object.certain { list } else { &[] };
    for mark in lists.before.iter().chain(weak(&lists.weak_before)) {
        steps::step(1);
        let glued = mark.chars().all(runs_on);
        let at = match glued {
            true => before.rfind(mark.as_str()),
            false => before.rfind(&format!(" {mark} ")).map(|at| at + 1),
        };
        let Some(at) = at else { continue };
        let mut earlier = before[..at].split_whitespace().rev().take(2);
        if earlier.any(|word| lists.asking.iter().any(|known| known == word)) {
            continue;
        }
        let gap = &before[at + mark.len()..];
        let close = glued && gap.trim().chars().count() <= 2;
        if gap.chars().count() <= NEAR && (close || lists.are_small(gap)) && !parted(text, from, &before, at, object) {
            return Some((from + before[..at].chars().count(), object.end));
        }
    }
    let to = text.folded.len().min(object.end + NEAR + LONGEST);
    let after: String = text.folded[object.end..to].iter().collect();
    for mark in lists.after.iter().chain(weak(&lists.weak_after)) {
        steps::step(1);
        let Some(at) = after.find(mark.as_str()) else { continue };
        let gap = after[..at].trim();
        let particle = gap.chars().count() <= 3 && gap.chars().all(runs_on);
        let bound = after[..at].ends_with(' ') || after[..at].ends_with(runs_on) || mark.starts_with(runs_on);
        let ends = mark.ends_with(runs_on) || !after[at + mark.len()..].starts_with(char::is_alphanumeric);
        if bound && ends && (particle || lists.are_small(gap)) {
            return Some((object.start, object.end + after[..at + mark.len()].chars().count()));
        }
    }
    None
}

/// Whether a sentence ends between the denial and what is denied.
fn parted(text: &Text<'_>, from: usize, before: &str, at: usize, object: Object) -> bool {
    let start = from + before[..at].chars().count();
    let between = text.verbatim(start, object.end);
    between.contains(['.', ';', '?', '!', '。', '？'])
}
