//! What somebody says to own: "I own 100 AAPL at 150", "60% VTI, 40% BND", "I have no investments yet".

use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};

use super::amounts::{Amount, Unit, amounts};
use super::identity::{Mention, Named};
use super::lexicon::Signal;
use super::triage::Reading;
use crate::work;

/// Words that may stand between an amount and what it is an amount of.
const BETWEEN: &str = "of|in|my|the|shares|share|stock|units|worth|von|aktien|anteile|stuck|de|des|d|du|en|actions|action|titres|acciones|titulos|di|in|azioni|quote|da|do|das|dos|em|acoes|van|aandelen|stuks|w|akcji|akcje|lot|adet|hisse|акции|акций|в|на|の|を|는|을|من|في|في سهم|سهم|سهما|أسهم|اسهم|اسهم|के|का|की|शेयर";

/// Words before what one of them cost.
const AT: &str = "at|for|zu|fur|a|por|per|pour|voor|za|po|по|fiyattan|bought at|@";

/// The most positions that are taken from a text.
const MOST: usize = 32;

/// What is known of the holdings: what the question says goes before what was brought in.
pub(super) fn of(reading: &Reading<'_>, named: &Named) -> Holdings {
    let positions = said(reading, named);
    if !positions.is_empty() {
        return Holdings {
            status: HoldingsStatus::Known,
            positions,
        };
    }
    if reading.has(Signal::OwnsNothing) {
        return Holdings {
            status: HoldingsStatus::KnownEmpty,
            positions,
        };
    }
    let brought = reading.asked.portfolio;
    if brought.is_empty() {
        return Holdings::default();
    }
    Holdings {
        status: HoldingsStatus::Known,
        positions: brought.to_vec(),
    }
}

fn said(reading: &Reading<'_>, named: &Named) -> Vec<Position> {
    let text = reading.text;
    let amounts = amounts(text);
    let percents = || amounts.iter().filter(|amount| amount.unit == Unit::Percent);
    let parts = percents().count();
    let sum: f64 = percents().filter_map(|amount| amount.value.parse::<f64>().ok()).sum();
    // Parts that make up a whole are somebody's.
    let owns = reading.has(Signal::Owns) || parts > 1 && (95.0..=105.0).contains(&sum);
    let portfolio = reading.has(Signal::Portfolio);
    let mut positions: Vec<Position> = Vec::new();
    let mut used = Vec::new();
    for mention in named.mentions.iter().take(MOST) {
        let Some(instrument) = mention.options.first() else {
            continue;
        };
        let beside = amounts
            .iter()
            .enumerate()
            .find(|(at, amount)| !used.contains(at) && belongs(reading, amount, mention));
        let mut position = Position {
            symbol: instrument.symbol.clone(),
            name: instrument.name.clone(),
            ..Position::default()
        };
        let Some((at, amount)) = beside else { continue };
        match amount.unit {
            Unit::Percent if parts > 1 || owns || portfolio => position.weight = amount.value.clone(),
            Unit::Plain | Unit::Shares if owns => position.quantity = amount.value.clone(),
            _ => continue,
        }
        used.push(at);
        position.cost = cost(reading, mention, &amounts);
        if !positions.iter().any(|known| known.symbol == position.symbol) {
            positions.push(position);
        }
    }
    if parts > 1 && (owns || portfolio) {
        // "30 % bonds" is part of it, though no instrument.
        for (_, amount) in amounts
            .iter()
            .enumerate()
            .filter(|(at, amount)| !used.contains(at) && amount.unit == Unit::Percent)
        {
            let name = what_follows(reading, amount);
            if !name.is_empty() && positions.len() < MOST {
                positions.push(Position {
                    name,
                    weight: amount.value.clone(),
                    ..Position::default()
                });
            }
        }
    }
    if positions.is_empty() {
        positions = held(reading, named);
    }
    positions
}

/// "I still own Fiat", "my Tesla shares": no amount, but somebody has it.
fn held(reading: &Reading<'_>, named: &Named) -> Vec<Position> {
    let text = reading.text;
    let owns: Vec<usize> = reading
        .hits
        .iter()
        .filter(|hit| hit.signal == Signal::Owns)
        .map(|hit| hit.end)
        .collect();
    let is_held = |mention: &&Mention| {
        owns.iter().any(|end| {
            work::step(1);
            let gap = text.folded.get(*end..mention.start).unwrap_or_default();
            let words: String = gap.iter().take(40).collect();
            gap.len() < 40
                && words.split_whitespace().all(|word| {
                    one_of(BETWEEN, word)
                        || [
                            "some", "still", "only", "einige", "noch", "quelques", "algunas", "alcune", "algumas",
                        ]
                        .contains(&word)
                })
        })
    };
    let held = named
        .mentions
        .iter()
        .filter(is_held)
        .filter_map(|mention| mention.options.first());
    held.map(|instrument| Position {
        symbol: instrument.symbol.clone(),
        name: instrument.name.clone(),
        ..Position::default()
    })
    .take(MOST)
    .collect()
}

/// Whether an amount is one of what a mention names: nothing but small words between them.
fn belongs(reading: &Reading<'_>, amount: &Amount, mention: &Mention) -> bool {
    let (from, to) = if amount.end <= mention.start {
        (amount.end, mention.start)
    } else {
        (mention.end, amount.start)
    };
    if from > to || to - from > 28 {
        return false;
    }
    let gap: String = reading.text.folded[from..to].iter().collect();
    let before = amount.end <= mention.start;
    let between = reading
        .text
        .original
        .get(reading.text.original_at(from)..reading.text.original_at(to))
        .unwrap_or_default();
    let breaks = between.contains([',', ';', '.', '\n']) && !(before && between.trim().is_empty());
    let small = gap
        .split_whitespace()
        .all(|word| one_of(BETWEEN, word) || runs_together(word));
    let after_cost = !before
        && gap
            .split_whitespace()
            .any(|word| one_of(AT, word) && !["a", "de"].contains(&word));
    small && !breaks && !after_cost
}

/// Scripts without spaces: the few letters between are particles.
fn runs_together(word: &str) -> bool {
    word.chars().count() <= 4 && word.chars().all(crate::text::runs_on)
}

fn cost(reading: &Reading<'_>, mention: &Mention, amounts: &[Amount]) -> String {
    let paid = amounts.iter().find(|amount| {
        work::step(1);
        let gap = reading.text.folded.get(mention.end..amount.start).unwrap_or_default();
        let words: String = gap.iter().take(24).collect();
        let mut words = words.split_whitespace().rev();
        let last = words.next().unwrap_or_default();
        amount.unit == Unit::Plain
            && amount.start > mention.end
            && gap.len() < 24
            && one_of(AT, last)
            && words.all(|word| one_of(BETWEEN, word) || word == "bought")
    });
    paid.map(|amount| amount.value.clone()).unwrap_or_default()
}

/// The words after a share of the whole: "bonds" of "30 % bonds and".
fn what_follows(reading: &Reading<'_>, amount: &Amount) -> String {
    let text = reading.text;
    let rest = text.original.get(text.original_at(amount.end)..).unwrap_or_default();
    let rest = rest.trim_start_matches(['%', '％', '٪', ' ', '\u{a0}']);
    // A few words are wanted, and they are short.
    let near = rest.char_indices().nth(200).map_or(rest, |(end, _)| &rest[..end]);
    work::step(near.len());
    let part = near
        .split([',', ';', '.', '、', '，', '。', '\n', '?', '!'])
        .next()
        .unwrap_or_default();
    let small = ["and", "und", "et", "y", "e", "en", "i", "ve", "и", "和", "और", "و"];
    let words = part.split_whitespace().skip_while(|word| {
        one_of(BETWEEN, &word.to_lowercase())
            || ["per", "cent", "percent", "prozent"].contains(&word.to_lowercase().as_str())
    });
    let words: Vec<&str> = words
        .take_while(|word| !small.contains(&word.to_lowercase().as_str()))
        .take(4)
        .collect();
    pipeline::session::title_of(&words.join(" "), 60)
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
