//! The composition of a portfolio in words: "60% stocks, 40% bonds", "half in Apple, the rest in cash", "split evenly
//! between".

mod money;
mod shares;

use languages::locale::Locale;
use pipeline::brief::holdings::Position;
use pipeline::brief::mib::Instrument;

use super::amounts::{Amount, Unit};
use super::identity::Named;
use super::lexicon::{Hit, Signal, has};
use super::losses::SENTENCE_ENDS;
use super::signal::Class;
use super::triage::Reading;
use languages::steps;
use languages::text::Text;

/// The most letters between a share and its asset.
const MAX_DISTANCE: usize = 48;
/// The most parts that are read.
const MAX_PARTS: usize = 32;

/// An asset in a portfolio.
#[derive(Debug, Clone)]
pub(super) enum Asset {
    Class(Class),
    Instrument(Instrument),
}

/// A place in a text that names an asset.
#[derive(Debug, Clone)]
pub(super) struct AssetMention {
    pub start: usize,
    pub end: usize,
    pub asset: Asset,
}

impl AssetMention {
    /// Whether both name the same asset.
    fn is_same(&self, other: &Self) -> bool {
        match (&self.asset, &other.asset) {
            (Asset::Class(one), Asset::Class(other)) => one == other,
            (Asset::Instrument(one), Asset::Instrument(other)) => one.symbol == other.symbol,
            _ => false,
        }
    }
}

/// A place in a text that names a share of the whole, in per cent; `None` for "the rest".
#[derive(Debug, Clone, Copy)]
pub(super) struct Share {
    pub start: usize,
    pub end: usize,
    pub percent: Option<f64>,
}

/// The composition of a portfolio as far as it could be read.
#[derive(Debug, Default)]
pub(super) struct Composition {
    /// The parts, in the order of the text.
    pub positions: Vec<Position>,
    /// Shares in per cent without a known asset.
    pub unassigned: Vec<f64>,
}

/// Reads the composition of a portfolio, where a text states one.
pub(super) fn read(reading: &Reading<'_>) -> Composition {
    let features = reading.features;
    let (text, hits, counted) = (&features.text, &features.details, &features.amounts);
    let mentions = asset_mentions(hits, &features.named);
    let owns = features.has(Signal::Owns) || features.has(Signal::Portfolio);
    let shares = shares::of(text, counted, hits);
    let mut pairs = stated_at_once(text, counted, &mentions, hits, &shares);
    if pairs.is_empty() && shares.is_empty() && owns {
        pairs = money::parts(text, counted, &mentions);
    }
    let mut unassigned = Vec::new();
    if pairs.is_empty() {
        let all = paired(text, &shares, &mentions);
        pairs = without_repeats(&all);
        let assigned: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
        let stated: f64 = shares.iter().filter_map(|share| share.percent).sum();
        let rest = pairs.iter().any(|(share, _)| share.percent.is_none());
        let whole = (95.0..=105.0).contains(&assigned) || rest && assigned < 100.0;
        let some = owns && assigned > 0.0 && assigned <= 105.0;
        if !(whole || some) {
            pairs.clear();
        }
        if all.len() < shares.len() && (whole || some || owns && (95.0..=105.0).contains(&stated)) {
            let read = |share: &Share| all.iter().any(|(known, _)| known.start == share.start);
            unassigned.extend(
                shares
                    .iter()
                    .filter(|share| !read(share))
                    .filter_map(|share| share.percent),
            );
        }
    }
    let assigned: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    let left = pairs.iter().filter(|(share, _)| share.percent.is_none()).count();
    let locale = Locale::of(reading.asked.language);
    let mut positions: Vec<Position> = Vec::new();
    for (share, mention) in pairs.iter().take(MAX_PARTS) {
        let percent = share
            .percent
            .unwrap_or((100.0 - assigned).max(0.0) / left.max(1) as f64);
        let position = position(mention, percent, locale);
        let same = |known: &Position| known.symbol == position.symbol && known.name == position.name;
        if percent > 0.0 && !positions.iter().any(same) {
            positions.push(position);
        }
    }
    Composition { positions, unassigned }
}

/// Where the first share of each asset, or the last, adds up to the whole, further shares of the same asset are not
/// parts: "70% stocks, 30% bonds. What if stocks fall by 35%?"
fn without_repeats(pairs: &[(Share, AssetMention)]) -> Vec<(Share, AssetMention)> {
    let mut last_first = first_of_each(pairs.iter().rev());
    last_first.reverse();
    let is_whole = |parts: &Vec<(Share, AssetMention)>| {
        let assigned: f64 = parts.iter().filter_map(|(share, _)| share.percent).sum();
        (95.0..=105.0).contains(&assigned)
    };
    let found = [first_of_each(pairs.iter()), last_first].into_iter().find(is_whole);
    found.unwrap_or_else(|| pairs.to_vec())
}

/// The weights of a text that states a whole portfolio, each with its part.
pub(super) fn weights(
    text: &Text<'_>,
    counted: &[Amount],
    hits: &[Hit],
    mentions: &[AssetMention],
) -> Vec<(Share, AssetMention)> {
    let shares = shares::of(text, counted, hits);
    let at_once = stated_at_once(text, counted, mentions, hits, &shares);
    if !at_once.is_empty() {
        return at_once;
    }
    let pairs = without_repeats(&paired(text, &shares, mentions));
    let assigned: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    let rest = pairs.iter().any(|(share, _)| share.percent.is_none());
    let is_whole = (95.0..=105.0).contains(&assigned) || rest && assigned < 100.0;
    if is_whole { pairs } else { Vec::new() }
}

/// The first share of each asset.
fn first_of_each<'p>(pairs: impl Iterator<Item = &'p (Share, AssetMention)>) -> Vec<(Share, AssetMention)> {
    let mut once: Vec<(Share, AssetMention)> = Vec::new();
    for pair in pairs {
        steps::step(once.len());
        if !once.iter().any(|(_, known)| known.is_same(&pair.1)) {
            once.push(pair.clone());
        }
    }
    once
}

/// The class of assets of a position, by its name: stocks, bonds or cash.
pub(super) fn class_of(position: &Position, locale: &Locale) -> Option<Class> {
    let is = |class: &Class| position.symbol.is_empty() && position.name == locale.text(class.key());
    [Class::Stocks, Class::Bonds, Class::Cash].into_iter().find(is)
}

fn position(mention: &AssetMention, percent: f64, locale: &Locale) -> Position {
    let weight = ((percent * 10.0).round() / 10.0).to_string();
    match &mention.asset {
        Asset::Class(class) => Position {
            name: locale.text(class.key()).into_owned(),
            weight,
            ..Position::default()
        },
        Asset::Instrument(instrument) => Position {
            symbol: instrument.symbol.clone(),
            name: instrument.name.clone(),
            weight,
            ..Position::default()
        },
    }
}

/// Instruments and classes of assets, in the order of the text. Of words within words the longest counts.
pub(super) fn asset_mentions(hits: &[Hit], named: &Named) -> Vec<AssetMention> {
    let instruments = named.mentions.iter().filter_map(|mention| {
        let asset = Asset::Instrument(mention.options.first()?.clone());
        Some((mention.start, mention.end, asset))
    });
    let classes = hits
        .iter()
        .filter_map(|hit| Some((hit.start, hit.end, Asset::Class(hit.signal.class()?))));
    let all: Vec<(usize, usize, Asset)> = instruments.chain(classes).take(4 * MAX_PARTS).collect();
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
    let mut mentions: Vec<AssetMention> = free
        .map(|(_, (start, end, asset))| AssetMention {
            start: *start,
            end: *end,
            asset: asset.clone(),
        })
        .collect();
    mentions.sort_by_key(|mention| mention.start);
    mentions
}

/// Whether shares come before their assets. A text may begin with an asset that is no part: "If stocks crash, what
/// happens to my 70% VTI and 30% BND?" Then there are more assets than shares, and the first share is nearer to the
/// asset after it.
fn shares_come_first(shares: &[Share], mentions: &[AssetMention]) -> bool {
    let (Some(share), Some(mention)) = (shares.first(), mentions.first()) else {
        return false;
    };
    let before = mentions.iter().filter(|mention| mention.end <= share.start);
    let after = mentions.iter().filter(|mention| mention.start >= share.end);
    let gap_before = before.map(|mention| share.start - mention.end).min();
    let gap_after = after.map(|mention| mention.start - share.end).min();
    let is_nearer = matches!((gap_before, gap_after), (Some(before), Some(after)) if after < before);
    share.start < mention.start || shares.len() < mentions.len() && is_nearer
}

/// Each share with the asset next to it, unless another share or the end of a sentence is between them.
pub(super) fn paired(text: &Text<'_>, shares: &[Share], mentions: &[AssetMention]) -> Vec<(Share, AssetMention)> {
    let forward = shares_come_first(shares, mentions);
    let mut used: Vec<usize> = Vec::new();
    let mut pairs = Vec::new();
    for (at, share) in shares.iter().enumerate() {
        let from = at.checked_sub(1).map_or(0, |before| shares[before].end);
        let to = shares.get(at + 1).map_or(usize::MAX, |next| next.start);
        let fits =
            |start: usize, end: usize| end.saturating_sub(start) <= MAX_DISTANCE && !has_sentence_end(text, start, end);
        let candidates = || mentions.iter().enumerate().filter(|(index, _)| !used.contains(index));
        let mut after = candidates().filter(|(_, mention)| {
            steps::step(1);
            mention.start >= share.end && mention.start < to && fits(share.end, mention.start)
        });
        let mut before = candidates().filter(|(_, mention)| {
            steps::step(1);
            mention.end <= share.start && mention.start >= from && fits(mention.end, share.start)
        });
        let found = match forward {
            true => after.next().or_else(|| before.next_back()),
            false => before.next_back().or_else(|| after.next()),
        };
        if let Some((index, mention)) = found {
            used.push(index);
            pairs.push((*share, mention.clone()));
        }
    }
    pairs
}

/// Shares that are stated for all assets at once: "split evenly between", "a third each in", "60/40 in stocks and
/// bonds", "45 stocks, 55 bonds".
fn stated_at_once(
    text: &Text<'_>,
    counted: &[Amount],
    mentions: &[AssetMention],
    hits: &[Hit],
    shares: &[Share],
) -> Vec<(Share, AssetMention)> {
    let share = |percent: f64| Share {
        start: 0,
        end: 0,
        percent: Some(percent),
    };
    let percents = counted.iter().filter(|amount| amount.unit == Unit::Percent).count();
    let several = mentions.len() >= 2;
    let evenly = has(hits, Signal::Evenly) && percents == 0;
    if several && evenly {
        let each = 100.0 / mentions.len() as f64;
        return mentions.iter().map(|mention| (share(each), mention.clone())).collect();
    }
    if let (true, [only]) = (several && has(hits, Signal::Each), shares) {
        let each = only.percent.unwrap_or_default();
        return mentions.iter().map(|mention| (share(each), mention.clone())).collect();
    }
    let plain: Vec<&Amount> = counted.iter().filter(|amount| amount.unit == Unit::Plain).collect();
    let number = |amount: &Amount| amount.value.parse::<f64>().unwrap_or_default();
    let beside = |pair: &[&Amount]| {
        let gap = pair[1].start.saturating_sub(pair[0].end);
        gap <= 2 && (number(pair[0]) + number(pair[1]) - 100.0).abs() < 0.01
    };
    let ratio = plain.windows(2).find(|pair| beside(pair) && percents == 0);
    if let (Some([one, other]), [first, second, ..]) = (ratio, mentions) {
        return vec![
            (share(number(one)), first.clone()),
            (share(number(other)), second.clone()),
        ];
    }
    // Bare numbers are shares only beside classes and if they add up to the whole: "40 AAPL and 60 MSFT" are pieces.
    let bare: Vec<Share> = plain
        .iter()
        .map(|amount| Share {
            start: amount.start,
            end: amount.end,
            percent: Some(number(amount)),
        })
        .collect();
    let pairs = if percents == 0 {
        paired(text, &bare, mentions)
    } else {
        Vec::new()
    };
    let classes = |(_, mention): &(Share, AssetMention)| matches!(mention.asset, Asset::Class(_));
    let pairs: Vec<(Share, AssetMention)> = pairs.into_iter().filter(classes).collect();
    let sum: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    if pairs.len() > 1 && (sum - 100.0).abs() < 0.5 {
        pairs
    } else {
        Vec::new()
    }
}

/// Whether a sentence ends between two places of the folded text.
pub(super) fn has_sentence_end(text: &Text<'_>, start: usize, end: usize) -> bool {
    let (from, to) = (text.original_at(start), text.original_at(end));
    let between = text.original.get(from..to).unwrap_or_default();
    SENTENCE_ENDS.iter().any(|stop| between.contains(stop))
}
