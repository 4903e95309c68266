//! What the functions do to lists. Each works through its list in order, so that the result is the same to the bit
//! every time.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

/// Growth as a yearly rate, per cent.
pub fn annualised(from: f64, to: f64, months: f64) -> f64 {
    ((to / from).powf(12.0 / months) - 1.0) * 100.0
}

/// The value beside the last key that is not above the one wanted.
pub fn at(list: &[f64], keys: &[f64], wanted: f64) -> Option<f64> {
    let upto = keys.partition_point(|key| *key <= wanted);
    list.get(upto.checked_sub(1)?).copied()
}

/// The values beside several keys; a gap (NaN) where there is no such key.
pub fn at_each(list: &[f64], keys: &[f64], wanted: &[f64]) -> Vec<f64> {
    let value = |wanted: &f64| at(list, keys, *wanted).filter(|_| wanted.is_finite());
    wanted.iter().map(|key| value(key).unwrap_or(f64::NAN)).collect()
}

/// The values whose key is in the range.
pub fn between(list: &[f64], keys: &[f64], range: RangeInclusive<f64>) -> Vec<f64> {
    let pairs = list.iter().zip(keys);
    pairs
        .filter(|(_, key)| range.contains(key))
        .map(|(value, _)| *value)
        .collect()
}

/// The growth from each value to the next, per cent.
pub fn changes(levels: &[f64]) -> Option<Vec<f64>> {
    let change = |pair: &[f64]| (pair[1] / pair[0] - 1.0) * 100.0;
    (levels.len() > 1).then(|| levels.windows(2).map(change).collect())
}

/// What 1 becomes, change after change.
pub fn compound(changes: &[f64]) -> Vec<f64> {
    let mut level = 1.0;
    let grown = changes.iter().map(|change| {
        level *= 1.0 + change / 100.0;
        level
    });
    std::iter::once(1.0).chain(grown).collect()
}

/// A window of levels. `units_bought` is what 1 paid at the start of each month buys; nothing is bought at the end.
struct Window {
    first: f64,
    last: f64,
    units_bought: f64,
}

/// Every window of so many months.
fn windows(levels: &[f64], months: usize) -> Option<impl Iterator<Item = Window>> {
    let mut sum = 0.0;
    let sums = levels.iter().map(|level| {
        sum += 1.0 / level;
        sum
    });
    let sums: Vec<f64> = std::iter::once(0.0).chain(sums).collect();
    let count = levels.len().checked_sub(months).filter(|count| *count > 0)?;
    Some((0..count).map(move |at| Window {
        first: levels[at],
        last: levels[at + months],
        units_bought: sums[at + months] - sums[at],
    }))
}

/// For every window of so many months: what could be taken out in a year, in equal parts at the beginning of each
/// month, so that nothing is left at the end; in per cent of what was there at the beginning.
pub fn withdrawals(levels: &[f64], months: usize) -> Option<Vec<f64>> {
    let yearly = |window: Window| 1200.0 / (window.first * window.units_bought);
    Some(windows(levels, months)?.map(yearly).collect())
}

/// For every window of so many months: for how many years the money lasts, at most the whole window, if a rate of what
/// was there at the beginning is taken out a year, in equal parts at the beginning of each month. The rate is in per
/// cent.
pub fn lasting(levels: &[f64], rate: f64, months: usize) -> Option<Vec<f64>> {
    let mut sum = 0.0;
    let bought = levels.iter().map(|level| {
        sum += 1.0 / level;
        sum
    });
    let sums: Vec<f64> = std::iter::once(0.0).chain(bought).collect();
    let count = levels.len().checked_sub(months).filter(|count| *count > 0)?;
    let years = |at: usize| {
        let paid = sums[at] + 1200.0 / (rate * levels[at]);
        let lasted = sums[at + 1..=at + months].partition_point(|sum| *sum <= paid);
        lasted as f64 / 12.0
    };
    Some((0..count).map(years).collect())
}

/// For every window of so many months: what equal sums, paid in at the beginning of each month, had become at its end,
/// divided by all that was paid in.
pub fn instalments(levels: &[f64], months: usize) -> Option<Vec<f64>> {
    let worth = |window: Window| window.last * window.units_bought / months as f64;
    Some(windows(levels, months)?.map(worth).collect())
}

/// For every window of so many months: the change from its first level to the lowest one after it, per cent.
pub fn lows(levels: &[f64], months: usize) -> Option<Vec<f64>> {
    let count = levels.len().checked_sub(months).filter(|count| *count > 0)?;
    // The places of levels that can still be the lowest, each higher than the one before it.
    let mut lowest: VecDeque<usize> = VecDeque::new();
    let mut found = Vec::with_capacity(count);
    for (at, level) in levels.iter().enumerate().skip(1) {
        while lowest.back().is_some_and(|last| levels[*last] >= *level) {
            lowest.pop_back();
        }
        lowest.push_back(at);
        let Some(first) = at.checked_sub(months) else { continue };
        while lowest.front().is_some_and(|low| *low <= first) {
            lowest.pop_front();
        }
        let low = lowest.front().map_or(*level, |low| levels[*low]);
        found.push((low / levels[first] - 1.0) * 100.0);
    }
    Some(found)
}

/// What 1 becomes over the whole list without its best changes.
pub fn without_best(levels: &[f64], best: usize) -> Option<f64> {
    let ratios: Vec<f64> = levels.windows(2).map(|pair| pair[1] / pair[0]).collect();
    let mut order: Vec<usize> = (0..ratios.len()).collect();
    order.sort_by(|a, b| ratios[*b].total_cmp(&ratios[*a]));
    let mut kept: Vec<usize> = order.into_iter().skip(best).collect();
    // In the order of time, so that the product does not depend on the sorting.
    kept.sort_unstable();
    (!kept.is_empty()).then(|| kept.into_iter().map(|at| ratios[at]).product())
}

/// The arithmetic mean.
pub fn mean(list: &[f64]) -> Option<f64> {
    (!list.is_empty()).then(|| list.iter().sum::<f64>() / list.len() as f64)
}

/// The middle value.
pub fn median(list: &[f64]) -> Option<f64> {
    let mut sorted = list.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        count if count % 2 == 1 => Some(sorted[middle]),
        _ => Some(f64::midpoint(sorted[middle - 1], sorted[middle])),
    }
}

/// The value below which so many per cent of the values lie; between two of them, in proportion.
pub fn quantile(list: &[f64], share: f64) -> Option<f64> {
    let mut sorted = list.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = sorted.len().checked_sub(1)? as f64 * share / 100.0;
    let below = *sorted.get(place.floor() as usize)?;
    let above = sorted.get(place.ceil() as usize).copied()?;
    Some(below + (above - below) * place.fract())
}

/// Per cent of the values for which something holds.
pub fn share(list: &[f64], holds: impl Fn(f64) -> bool) -> Option<f64> {
    let count = list.iter().filter(|value| holds(**value)).count();
    (!list.is_empty()).then(|| count as f64 / list.len() as f64 * 100.0)
}

/// The sum of the products of two lists, each less its mean.
fn co_moment(a: &[f64], b: &[f64]) -> Option<f64> {
    let (mean_a, mean_b) = (mean(a)?, mean(b)?);
    let products = a.iter().zip(b).map(|(a, b)| (a - mean_a) * (b - mean_b));
    (a.len() > 1).then(|| products.sum())
}

/// Covariance over the variance of the market.
pub fn beta(list: &[f64], market: &[f64]) -> Option<f64> {
    Some(co_moment(list, market)? / co_moment(market, market)?)
}

/// The mean correlation over all pairs of lists.
pub fn correlation(lists: &[&[f64]]) -> Option<f64> {
    let (mut sum, mut pairs) = (0.0, 0.0);
    for (at, a) in lists.iter().enumerate() {
        for b in lists.get(at + 1..).unwrap_or_default() {
            let spread = (co_moment(a, a)? * co_moment(b, b)?).sqrt();
            if spread == 0.0 {
                // A constant list has no correlation.
                return Some(f64::NAN);
            }
            sum += (co_moment(a, b)? / spread).clamp(-1.0, 1.0);
            pairs += 1.0;
        }
    }
    Some(sum / pairs)
}

/// The standard deviation of the changes, brought to a year, per cent.
pub fn volatility(levels: &[f64], changes_a_year: f64) -> Option<f64> {
    let changes: Vec<f64> = levels.windows(2).map(|pair| pair[1] / pair[0] - 1.0).collect();
    let squares = co_moment(&changes, &changes)?;
    Some((squares / (changes.len() - 1) as f64).sqrt() * changes_a_year.sqrt() * 100.0)
}

/// The deepest fall from an earlier high, per cent and negative.
pub fn drawdown(levels: &[f64]) -> Option<f64> {
    let mut high = *levels.first()?;
    let mut deepest: f64 = 0.0;
    for level in levels {
        high = high.max(*level);
        if high <= 0.0 {
            // A fall from zero is undefined, and `min` would ignore its NaN.
            return Some(f64::NAN);
        }
        deepest = deepest.min(level / high - 1.0);
    }
    Some(deepest * 100.0)
}

/// Steps from the high before the deepest fall until that high was reached again. `None` where it was not, or where
/// nothing fell.
pub fn recovery(levels: &[f64]) -> Option<f64> {
    let (mut high, mut deepest) = (0, (0.0, 0));
    for (at, level) in levels.iter().enumerate() {
        if *level >= levels[high] {
            high = at;
        }
        let fall = level / levels[high] - 1.0;
        if fall < deepest.0 {
            deepest = (fall, high);
        }
    }
    let (fall, high) = deepest;
    let mut after = levels.get(high + 1..)?.iter();
    let steps = after.position(|level| *level >= levels[high])? + 1;
    (fall < 0.0).then_some(steps as f64)
}

/// The worth after inflation with dividends put back in, for the months before the first gap.
pub fn real_total_return(price: &[f64], dividend: &[f64], cpi: &[f64]) -> Vec<f64> {
    let months = price.iter().zip(dividend).zip(cpi);
    let mut levels = Vec::new();
    let mut level = 1.0;
    let mut before: Option<(f64, f64)> = None;
    for ((&price, &dividend), &cpi) in months.take_while(|((p, d), c)| !(p.is_nan() || d.is_nan() || c.is_nan())) {
        if let Some((price_then, cpi_then)) = before {
            level *= (price + dividend / 12.0) / price_then * (cpi_then / cpi);
        }
        levels.push(level);
        before = Some((price, cpi));
    }
    levels
}

/// A fall from a high that was later reached again, or not yet.
pub struct Fall {
    /// Steps from the high to the lowest value after it.
    pub to_low: f64,
    /// Steps from the high until it was reached again.
    pub to_recovery: Option<f64>,
}

/// The falls by at least so many per cent, from each high to the time when it was reached again.
pub fn falls(levels: &[f64], least: f64) -> impl Iterator<Item = Fall> {
    let mut found = Vec::new();
    let (mut high, mut low) = (0, 0);
    let is_deep = |high: usize, low: usize| (1.0 - levels[low] / levels[high]) * 100.0 >= least;
    for at in 1..levels.len() {
        if levels[at] >= levels[high] {
            if is_deep(high, low) {
                found.push((high, low, Some(at)));
            }
            (high, low) = (at, at);
        } else if levels[at] < levels[low] {
            low = at;
        }
    }
    if !levels.is_empty() && is_deep(high, low) {
        found.push((high, low, None));
    }
    found.into_iter().map(|(high, low, back)| Fall {
        to_low: (low - high) as f64,
        to_recovery: back.map(|back| (back - high) as f64),
    })
}

/// How long each run of values below a bound is.
pub fn runs_below(list: &[f64], bound: f64) -> Vec<f64> {
    let runs = list.split(|value| *value >= bound).map(<[f64]>::len);
    runs.filter(|length| *length > 0).map(|length| length as f64).collect()
}
