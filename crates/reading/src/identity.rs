//! Which instruments a text names: by the instrument master and by rules on how names are written, never by guessing.

use languages::language::Language;
use pipeline::brief::mib::Instrument;

use super::lexicon::{Hit, Signal};
use instruments::Entry;
use languages::text::Text;

mod common_words;
mod context;
mod families;
mod filers;
mod inflected;
mod marked;
mod misspelled;
mod named;
mod settle;
mod tickers;

use context::Context;

/// A place in a text that names something.
#[derive(Debug, Clone)]
pub(super) struct Mention {
    /// Where it begins in the folded text, in characters.
    pub start: usize,
    /// The letter after its last one.
    pub end: usize,
    /// What it may mean, the likeliest first.
    pub options: Vec<Instrument>,
}

impl Mention {
    fn of(start: usize, end: usize, entries: &[&Entry]) -> Self {
        Self {
            start,
            end,
            options: entries.iter().map(|entry| entry.instrument()).collect(),
        }
    }

    /// Whether it overlaps a range of the text.
    pub fn overlaps(&self, start: usize, end: usize) -> bool {
        self.start < end && start < self.end
    }
}

/// What a text names.
#[derive(Debug, Clone, Default)]
pub(super) struct Named {
    /// Instruments, each once, in the order of the text.
    pub clear: Vec<Instrument>,
    /// Names that could be one of several.
    pub ambiguous: Vec<(String, Vec<Instrument>)>,
    /// What looks like a symbol or an ISIN but is unknown.
    pub unknown: Vec<String>,
    /// The places of the clear ones.
    pub mentions: Vec<Mention>,
}

impl Named {
    /// Whether it names anything.
    pub fn is_empty(&self) -> bool {
        self.clear.is_empty() && self.ambiguous.is_empty()
    }
}

/// More names than this in one text are not read; the brief takes only a few.
const MAX_MENTIONS: usize = 64;

/// The instruments that a text names. `years` are the years found in it; `ahead`: a length of time was found. Hits
/// inside names are removed.
pub(super) fn named(
    text: &Text<'_>,
    hits: &mut Vec<Hit>,
    language: Language,
    years: &[(usize, u32)],
    ahead: bool,
) -> Named {
    let raw = named::candidates(text);
    // The candidates are in the order of the text and do not overlap: only the last one that begins before the hit can
    // contain it.
    let inside = |hit: &Hit| {
        let before = raw.partition_point(|name| name.start <= hit.start);
        let name = before.checked_sub(1).and_then(|last| raw.get(last));
        name.is_some_and(|name| {
            hit.end <= name.end && name.end - name.start > hit.end - hit.start && name.keeps_words()
        })
    };
    let context = Context::new(text, hits.iter().filter(|hit| !inside(hit)), language, years, ahead);
    let mut found = marked::marked(text, &context);
    named::add_accepted(text, hits, &context, &raw, &mut found.mentions);
    inflected::inflected(text, &context, &mut found.mentions);
    families::families(text, &context, &mut found);
    tickers::tickers(text, &context, hits, &mut found);
    filers::filers(text, &context, &mut found.mentions);
    misspelled::misspelled(text, &context, hits, &mut found.mentions);
    hits.retain(|hit| {
        let within = |name: &Mention| name.start <= hit.start && hit.end <= name.end;
        let other = matches!(hit.signal, Signal::Elsewhere | Signal::NeverOurs | Signal::Topic);
        !found
            .mentions
            .iter()
            .any(|name| within(name) && (other || name.end - name.start > hit.end - hit.start))
    });
    settle::settle(text, found, context.of_a_company)
}

/// What the steps found so far.
#[derive(Debug, Default)]
struct FoundSoFar {
    mentions: Vec<Mention>,
    unknown: Vec<String>,
}

impl FoundSoFar {
    fn is_free(&self, start: usize, end: usize) -> bool {
        self.mentions.len() < MAX_MENTIONS && !self.mentions.iter().any(|mention| mention.overlaps(start, end))
    }
}
