//! How a portfolio is made up, in words: "60% stocks, 40% bonds", "half in Apple, the rest in cash", "split evenly
//! between".

use languages::locale::Locale;
use pipeline::brief::holdings::Position;
use pipeline::brief::mib::Instrument;

use super::amounts::{Amount, Unit};
use super::identity::Named;
use super::lexicon::{Hit, Signal, has};
use super::lists::List;
use super::losses::SENTENCE_ENDS;
use super::signal::Class;
use super::triage::Reading;
use languages::steps;
use languages::text::Text;

/// A share and what it is a share of are at most so many letters apart.
const MAX_DISTANCE: usize = 48;
/// The most parts that are read.
const MAX_PARTS: usize = 32;

/// What a portfolio is made up of.
#[derive(Debug, Clone)]
enum What {
    Class(Class),
    Instrument(Instrument),
}

/// A thing that may be part of a portfolio, and where it stands.
#[derive(Debug, Clone)]
struct Thing {
    start: usize,
    end: usize,
    what: What,
}

impl Thing {
    /// Whether it is the same part of a portfolio.
    fn is_same(&self, other: &Self) -> bool {
        match (&self.what, &other.what) {
            (What::Class(one), What::Class(other)) => one == other,
            (What::Instrument(one), What::Instrument(other)) => one.symbol == other.symbol,
            _ => false,
        }
    }
}

/// A share of the whole in per cent, and where it stands; what is left of the whole has none.
#[derive(Debug, Clone, Copy)]
struct Share {
    start: usize,
    end: usize,
    percent: Option<f64>,
}

/// The make-up of a portfolio as far as it could be read.
#[derive(Debug, Default)]
pub(super) struct MakeUp {
    /// The parts, in the order of the text.
    pub positions: Vec<Position>,
    /// Shares in per cent of which it is not clear what they are shares of.
    pub unread: Vec<f64>,
}

/// Reads how a portfolio is made up, where a text says it.
pub(super) fn read(reading: &Reading<'_>) -> MakeUp {
    let features = reading.features;
    let (text, hits, counted) = (&features.text, &features.details, &features.amounts);
    let things = things(hits, &features.named);
    let owns = features.has(Signal::Owns) || features.has(Signal::Portfolio);
    let shares = shares(text, counted, hits);
    let mut pairs = in_a_row(text, counted, &things, hits, &shares);
    let mut unread = Vec::new();
    if pairs.is_empty() {
        let all = paired(text, &shares, &things);
        pairs = whole_once(&all);
        let told: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
        let said: f64 = shares.iter().filter_map(|share| share.percent).sum();
        let rest = pairs.iter().any(|(share, _)| share.percent.is_none());
        let whole = (95.0..=105.0).contains(&told) || rest && told < 100.0;
        let some = owns && told > 0.0 && told <= 105.0;
        if !(whole || some) {
            pairs.clear();
        }
        if all.len() < shares.len() && (whole || some || owns && (95.0..=105.0).contains(&said)) {
            let read = |share: &Share| all.iter().any(|(known, _)| known.start == share.start);
            unread.extend(
                shares
                    .iter()
                    .filter(|share| !read(share))
                    .filter_map(|share| share.percent),
            );
        }
    }
    let told: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    let left = pairs.iter().filter(|(share, _)| share.percent.is_none()).count();
    let locale = Locale::of(reading.asked.language);
    let mut positions: Vec<Position> = Vec::new();
    for (share, thing) in pairs.iter().take(MAX_PARTS) {
        let percent = share.percent.unwrap_or((100.0 - told).max(0.0) / left.max(1) as f64);
        let position = position(thing, percent, locale);
        let same = |known: &Position| known.symbol == position.symbol && known.name == position.name;
        if percent > 0.0 && !positions.iter().any(same) {
            positions.push(position);
        }
    }
    MakeUp { positions, unread }
}

/// Where the first share of each thing, or the last, adds up to the whole, further shares of the same thing are not
/// parts: "70% stocks, 30% bonds. What if stocks fall by 35%?"
fn whole_once(pairs: &[(Share, Thing)]) -> Vec<(Share, Thing)> {
    let mut last_first = once_each(pairs.iter().rev());
    last_first.reverse();
    let is_whole = |parts: &Vec<(Share, Thing)>| {
        let told: f64 = parts.iter().filter_map(|(share, _)| share.percent).sum();
        (95.0..=105.0).contains(&told)
    };
    let found = [once_each(pairs.iter()), last_first].into_iter().find(is_whole);
    found.unwrap_or_else(|| pairs.to_vec())
}

/// The first share of each thing.
fn once_each<'p>(pairs: impl Iterator<Item = &'p (Share, Thing)>) -> Vec<(Share, Thing)> {
    let mut once: Vec<(Share, Thing)> = Vec::new();
    for pair in pairs {
        steps::step(once.len());
        if !once.iter().any(|(_, known)| known.is_same(&pair.1)) {
            once.push(pair.clone());
        }
    }
    once
}

/// The class of assets that a part of a portfolio is, by its name.
pub(super) fn class_of(position: &Position, locale: &Locale) -> Option<Class> {
    let is = |class: &Class| position.symbol.is_empty() && position.name == locale.text(class.key());
    [Class::Stocks, Class::Bonds, Class::Cash].into_iter().find(is)
}

fn position(thing: &Thing, percent: f64, locale: &Locale) -> Position {
    let weight = ((percent * 10.0).round() / 10.0).to_string();
    match &thing.what {
        What::Class(class) => Position {
            name: locale.text(class.key()).into_owned(),
            weight,
            ..Position::default()
        },
        What::Instrument(instrument) => Position {
            symbol: instrument.symbol.clone(),
            name: instrument.name.clone(),
            weight,
            ..Position::default()
        },
    }
}

/// Instruments and classes of assets, in the order of the text. Of words within words the longest counts.
fn things(hits: &[Hit], named: &Named) -> Vec<Thing> {
    let instruments = named.mentions.iter().filter_map(|mention| {
        let what = What::Instrument(mention.options.first()?.clone());
        Some((mention.start, mention.end, what))
    });
    let classes = hits
        .iter()
        .filter_map(|hit| Some((hit.start, hit.end, What::Class(hit.signal.class()?))));
    let all: Vec<(usize, usize, What)> = instruments.chain(classes).take(4 * MAX_PARTS).collect();
    let covered = |start: usize, end: usize, at: usize| {
        all.iter().enumerate().any(|(other, (from, to, _))| {
            steps::step(1);
            let longer = to - from > end - start || to - from == end - start && other < at;
            other != at && *from < end && start < *to && longer
        })
    };
    let free = all
        .iter()
        .enumerate()
        .filter(|(at, (start, end, _))| !covered(*start, *end, *at));
    let mut things: Vec<Thing> = free
        .map(|(_, (start, end, what))| Thing {
            start: *start,
            end: *end,
            what: what.clone(),
        })
        .collect();
    things.sort_by_key(|thing| thing.start);
    things
}

/// Per cents, halves and thirds, and what is left, in the order of the text.
fn shares(text: &Text<'_>, counted: &[Amount], hits: &[Hit]) -> Vec<Share> {
    let percents = counted.iter().filter(|amount| amount.unit == Unit::Percent);
    let mut shares: Vec<Share> = percents
        .map(|amount| Share {
            start: amount.start,
            end: amount.end,
            percent: amount.value.parse().ok(),
        })
        .filter(|share| share.percent.is_some() && !is_a_change(text, share))
        .collect();
    for hit in hits {
        let percent = hit.signal.percent();
        if percent.is_none() && hit.signal != Signal::Rest {
            continue;
        }
        let share = Share {
            start: hit.start,
            end: hit.end,
            percent,
        };
        // "the remaining 65%" and "two thirds" are one share each.
        let near = |known: &Share| known.start < hit.end + 8 && hit.start < known.end;
        if shares.len() < 2 * MAX_PARTS && !shares.iter().any(near) && !is_a_change(text, &share) {
            shares.push(share);
        }
    }
    shares.sort_by_key(|share| share.start);
    shares
}

/// "fell 20%", "20% a year": a change or a rate.
fn is_a_change(text: &Text<'_>, share: &Share) -> bool {
    let before: String = text.folded[share.start.saturating_sub(24)..share.start]
        .iter()
        .collect();
    let after: String = text.folded[share.end..text.folded.len().min(share.end + 24)]
        .iter()
        .collect();
    let near = before
        .split_whitespace()
        .rev()
        .take(2)
        .chain(after.split_whitespace().take(2));
    let said: Vec<&str> = near.collect();
    // "it makes up 60%" is a share.
    let makes_up = [" makes up ", " make up ", " made up "]
        .iter()
        .any(|words| before.ends_with(words));
    let changes = |word: &&str| List::Change.has(word) && !(makes_up && *word == "up");
    said.iter().any(changes) || List::Change.begins(after.trim_start())
}

/// Whether shares stand before their things. A text may begin with a thing that is no part: "If stocks crash, what
/// happens to my 70% VTI and 30% BND?" Then there are more things, and the first share is nearer to what follows.
fn stand_first(shares: &[Share], things: &[Thing]) -> bool {
    let (Some(share), Some(thing)) = (shares.first(), things.first()) else {
        return false;
    };
    let before = things.iter().filter(|thing| thing.end <= share.start);
    let after = things.iter().filter(|thing| thing.start >= share.end);
    let gap_before = before.map(|thing| share.start - thing.end).min();
    let gap_after = after.map(|thing| thing.start - share.end).min();
    let is_nearer = matches!((gap_before, gap_after), (Some(before), Some(after)) if after < before);
    share.start < thing.start || shares.len() < things.len() && is_nearer
}

/// Each share with the thing that stands next to it, where no other share and no end of a sentence is between.
fn paired(text: &Text<'_>, shares: &[Share], things: &[Thing]) -> Vec<(Share, Thing)> {
    let forward = stand_first(shares, things);
    let mut used: Vec<usize> = Vec::new();
    let mut pairs = Vec::new();
    for (at, share) in shares.iter().enumerate() {
        let from = at.checked_sub(1).map_or(0, |before| shares[before].end);
        let to = shares.get(at + 1).map_or(usize::MAX, |next| next.start);
        let fits = |start: usize, end: usize| end.saturating_sub(start) <= MAX_DISTANCE && !ends(text, start, end);
        let candidates = || things.iter().enumerate().filter(|(thing, _)| !used.contains(thing));
        let mut after = candidates().filter(|(_, thing)| {
            steps::step(1);
            thing.start >= share.end && thing.start < to && fits(share.end, thing.start)
        });
        let mut before = candidates().filter(|(_, thing)| {
            steps::step(1);
            thing.end <= share.start && thing.start >= from && fits(thing.end, share.start)
        });
        let found = match forward {
            true => after.next().or_else(|| before.next_back()),
            false => before.next_back().or_else(|| after.next()),
        };
        if let Some((thing, what)) = found {
            used.push(thing);
            pairs.push((*share, what.clone()));
        }
    }
    pairs
}

/// Shares that are told all at once: "split evenly between", "a third each in", "60/40 in stocks and bonds", "45
/// stocks, 55 bonds".
fn in_a_row(
    text: &Text<'_>,
    counted: &[Amount],
    things: &[Thing],
    hits: &[Hit],
    shares: &[Share],
) -> Vec<(Share, Thing)> {
    let share = |percent: f64| Share {
        start: 0,
        end: 0,
        percent: Some(percent),
    };
    let percents = counted.iter().filter(|amount| amount.unit == Unit::Percent).count();
    let several = things.len() >= 2;
    let evenly = has(hits, Signal::Evenly) && percents == 0;
    if several && evenly {
        let each = 100.0 / things.len() as f64;
        return things.iter().map(|thing| (share(each), thing.clone())).collect();
    }
    if let (true, [only]) = (several && has(hits, Signal::Each), shares) {
        let each = only.percent.unwrap_or_default();
        return things.iter().map(|thing| (share(each), thing.clone())).collect();
    }
    let plain: Vec<&Amount> = counted.iter().filter(|amount| amount.unit == Unit::Plain).collect();
    let number = |amount: &Amount| amount.value.parse::<f64>().unwrap_or_default();
    let beside = |pair: &[&Amount]| {
        let gap = pair[1].start.saturating_sub(pair[0].end);
        gap <= 2 && (number(pair[0]) + number(pair[1]) - 100.0).abs() < 0.01
    };
    let ratio = plain.windows(2).find(|pair| beside(pair) && percents == 0);
    if let (Some([one, other]), [first, second, ..]) = (ratio, things) {
        return vec![
            (share(number(one)), first.clone()),
            (share(number(other)), second.clone()),
        ];
    }
    // Bare numbers are shares only where they are of classes and make up the whole: "40 AAPL and 60 MSFT" are pieces.
    let bare: Vec<Share> = plain
        .iter()
        .map(|amount| Share {
            start: amount.start,
            end: amount.end,
            percent: Some(number(amount)),
        })
        .collect();
    let pairs = if percents == 0 {
        paired(text, &bare, things)
    } else {
        Vec::new()
    };
    let classes = |(_, thing): &(Share, Thing)| matches!(thing.what, What::Class(_));
    let pairs: Vec<(Share, Thing)> = pairs.into_iter().filter(classes).collect();
    let sum: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    if pairs.len() > 1 && (sum - 100.0).abs() < 0.5 {
        pairs
    } else {
        Vec::new()
    }
}

/// Whether a sentence ends in a stretch of the folded text.
fn ends(text: &Text<'_>, start: usize, end: usize) -> bool {
    let (from, to) = (text.original_at(start), text.original_at(end));
    let between = text.original.get(from..to).unwrap_or_default();
    SENTENCE_ENDS.iter().any(|stop| between.contains(stop))
}
