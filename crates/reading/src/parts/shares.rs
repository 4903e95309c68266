//! The shares of a whole that a text states, without changes and rates.

use super::{MAX_PARTS, Share};
use crate::amounts::{Amount, Unit};
use crate::lexicon::Hit;
use crate::limits::is_a_limit;
use crate::lists::List;
use crate::signal::Signal;
use languages::text::{Text, is_unspaced_script};

/// Per cents, halves, thirds and the rest, in the order of the text.
pub(super) fn of(text: &Text<'_>, counted: &[Amount], hits: &[Hit]) -> Vec<Share> {
    // "At most 30% stocks" is a limit and no part.
    let is_part = |amount: &&Amount| amount.unit == Unit::Percent && !is_a_limit(text, amount.start, amount.end);
    let percents = counted.iter().filter(is_part);
    let mut shares: Vec<Share> = percents
        .map(|amount| Share {
            start: amount.start,
            end: amount.end,
            percent: amount.value.parse().ok(),
        })
        .filter(|share| share.percent.is_some())
        .collect();
    // "What would my 60% stocks and 40% bonds lose?": shares that make up the whole are no changes.
    let sum: f64 = shares.iter().filter_map(|share| share.percent).sum();
    if shares.len() < 2 || (sum - 100.0).abs() > 0.5 {
        // "If stocks fall 30%, 60% stocks and 40% bonds": without one change, the others make up the whole.
        let completes = |share: &Share| {
            let left = sum - share.percent.unwrap_or_default();
            shares.len() > 2 && (left - 100.0).abs() <= 0.5 && is_a_change(text, share)
        };
        match shares.iter().position(completes) {
            Some(change) => {
                shares.remove(change);
            }
            None => shares.retain(|share| !is_a_change(text, share)),
        }
    }
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
        let last = text.folded.get(hit.end.saturating_sub(1)).copied();
        // "一半股票、三成债券": two shares can be a few letters apart where words are short.
        let reach = if last.is_some_and(is_unspaced_script) { 1 } else { 8 };
        let near = |known: &Share| known.start < hit.end + reach && hit.start < known.end;
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
