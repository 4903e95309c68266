//! The holdings that a text states: "I own 100 AAPL at 150", "60% VTI, 40% BND", "I have no investments yet".

use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};

use super::amounts::{Amount, Unit};
use super::identity::Mention;
use super::lengths::length_at;
use super::lexicon::{Hit, Signal};
use super::lists::List;
use super::triage::Reading;
use languages::steps;
use languages::text::is_unspaced_script;

/// The most positions that are taken from a text.
const MAX_POSITIONS: usize = 32;

/// The holdings: what the question states goes before the imported portfolio. `composition` are positions with shares.
pub(super) fn of(reading: &Reading<'_>, composition: Vec<Position>) -> Holdings {
    let positions = if composition.is_empty() {
        counted(reading)
    } else {
        composition
    };
    if !positions.is_empty() {
        return Holdings {
            status: HoldingsStatus::Known,
            positions,
        };
    }
    if reading.features.has(Signal::OwnsNothing) {
        return Holdings {
            status: HoldingsStatus::KnownEmpty,
            positions,
        };
    }
    let imported = reading.asked.portfolio;
    if imported.is_empty() {
        return Holdings::default();
    }
    Holdings {
        status: HoldingsStatus::Known,
        positions: imported.to_vec(),
    }
}

/// Positions with a number of shares or units; without any such, those held without a number.
fn counted(reading: &Reading<'_>) -> Vec<Position> {
    let features = reading.features;
    let owned = owned(reading);
    if owned.is_empty() || features.has(Signal::OwnsNothing) {
        return Vec::new();
    }
    let amounts = &features.amounts;
    let mut positions: Vec<Position> = Vec::new();
    let mut used = Vec::new();
    for mention in reading.features.named.mentions.iter().take(MAX_POSITIONS) {
        let Some(instrument) = mention.options.first() else {
            continue;
        };
        let beside = amounts.iter().enumerate().find(|(at, amount)| {
            // "hold it for 2 years" counts years.
            let years = || length_at(&reading.features.text.folded, amount.end, 1.0).is_some();
            let counts = amount.unit == Unit::Shares || amount.unit == Unit::Plain && !years();
            counts && !used.contains(at) && belongs(reading, amount, mention)
        });
        let Some((at, amount)) = beside else { continue };
        used.push(at);
        let position = Position {
            symbol: instrument.symbol.clone(),
            name: instrument.name.clone(),
            quantity: amount.value.clone(),
            cost: cost(reading, mention, amounts),
            ..Position::default()
        };
        if !positions.iter().any(|known| known.symbol == position.symbol) {
            positions.push(position);
        }
    }
    if positions.is_empty() {
        positions = held(reading, &owned);
    }
    positions
}

/// The places of words for owning. "Should I own it?" is a question and does not count; "my shares of it" does.
fn owned(reading: &Reading<'_>) -> Vec<(usize, usize)> {
    let text = &reading.features.text;
    let says = |hit: &&Hit| {
        let before = text.word_before(hit.start);
        hit.signal == Signal::Owns && !List::Asking.has(&before) && !List::AskingOwner.has(&before)
    };
    let mut places: Vec<(usize, usize)> = reading
        .features
        .hits
        .iter()
        .filter(says)
        .map(|hit| (hit.start, hit.end))
        .collect();
    if text.first_words(1).any(|word| List::OpensHolding.has(word)) {
        places.push((1, text.word_end(1)));
    }
    let names = reading.features.named.mentions.iter();
    let mine = names.filter(|name| List::Mine.has(&text.word_before(name.start)));
    places.extend(mine.map(|name| (0, name.start.saturating_sub(1))));
    places
}

/// "I still own Fiat", "my Tesla shares": positions without an amount, and those named right after them.
fn held(reading: &Reading<'_>, owned: &[(usize, usize)]) -> Vec<Position> {
    let letters = &reading.features.text.folded;
    let small = |from: usize, to: usize| {
        steps::step(1);
        let gap = letters.get(from..to).filter(|gap| gap.len() < 40);
        let words: Option<String> = gap.map(|gap| gap.iter().collect());
        let known = |word: &str| is_small(word) || List::SmallBesideOwner.has(word);
        words.is_some_and(|words| words.split_whitespace().all(known))
    };
    let mut positions: Vec<Position> = Vec::new();
    let mut last = None;
    for mention in reading.features.named.mentions.iter().take(2 * MAX_POSITIONS) {
        let said = owned
            .iter()
            .any(|(start, end)| small(*end, mention.start) || small(mention.end, *start));
        let beside = last.is_some_and(|end| small(end, mention.start));
        let Some(instrument) = mention.options.first().filter(|_| said || beside) else {
            continue;
        };
        last = Some(mention.end);
        let known = positions.iter().any(|position| position.symbol == instrument.symbol);
        if !known && positions.len() < MAX_POSITIONS {
            positions.push(Position {
                symbol: instrument.symbol.clone(),
                name: instrument.name.clone(),
                ..Position::default()
            });
        }
    }
    positions
}

/// Whether an amount belongs to a mention: only small words are between them.
fn belongs(reading: &Reading<'_>, amount: &Amount, mention: &Mention) -> bool {
    let (from, to) = if amount.end <= mention.start {
        (amount.end, mention.start)
    } else {
        (mention.end, amount.start)
    };
    if from > to || to - from > 28 {
        return false;
    }
    let text = &reading.features.text;
    let gap: String = text.folded[from..to].iter().collect();
    let before = amount.end <= mention.start;
    let between = text
        .original
        .get(text.original_at(from)..text.original_at(to))
        .unwrap_or_default();
    let breaks = between.contains([',', ';', '.', '\n']) && !(before && between.trim().is_empty());
    let small = gap.split_whitespace().all(is_small);
    let after_cost = !before
        && gap
            .split_whitespace()
            .any(|word| List::AtPrice.has(word) && !["a", "de"].contains(&word));
    small && !breaks && !after_cost
}

/// Whether a word may be between an amount and its instrument. In scripts without spaces, few letters are a particle.
fn is_small(word: &str) -> bool {
    let particle = word.chars().count() <= 4 && word.chars().all(is_unspaced_script);
    List::SmallInHolding.has(word) || List::Shares.has(word) || particle
}

fn cost(reading: &Reading<'_>, mention: &Mention, amounts: &[Amount]) -> String {
    let paid = amounts.iter().find(|amount| {
        steps::step(1);
        let letters = &reading.features.text.folded;
        let gap = letters.get(mention.end..amount.start).unwrap_or_default();
        let words: String = gap.iter().take(24).collect();
        let mut words = words.split_whitespace().rev();
        let last = words.next().unwrap_or_default();
        matches!(amount.unit, Unit::Plain | Unit::Money(_))
            && amount.start > mention.end
            && gap.len() < 24
            && List::AtPrice.has(last)
            && words.all(|word| List::SmallInHolding.has(word) || List::Shares.has(word) || word == "bought")
    });
    paid.map(|amount| amount.value.clone()).unwrap_or_default()
}
