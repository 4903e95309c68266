//! The arithmetic, each function once.

use std::borrow::Cow;

use super::FormulaError;
use super::Value::{self, List, Number};

/// Functions that know what to do with a gap.
const TAKE_GAPS: [&str; 7] = [
    "ago",
    "first",
    "known",
    "last",
    "real_total_return",
    "tail",
    "where_at_least",
];
/// Functions that hand gaps on.
const PASS_GAPS: [&str; 2] = ["tail", "where_at_least"];

/// Calls a function. Numbers that go in and come out are finite; gaps only go where a function knows what to do with them.
pub fn call<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let takes_gaps = TAKE_GAPS.contains(&name);
    for argument in arguments {
        match argument {
            Number(number) if !number.is_finite() => return Err(FormulaError::Gap(name.to_owned())),
            List(list) if !takes_gaps && !all_finite(list) => return Err(FormulaError::Gap(name.to_owned())),
            _ => {}
        }
    }
    let value = apply(name, arguments)?;
    match &value {
        Number(number) if !number.is_finite() => Err(FormulaError::NotFinite),
        List(list) if !PASS_GAPS.contains(&name) && !all_finite(list) => Err(FormulaError::NotFinite),
        _ => Ok(value),
    }
}

/// A number as a count.
pub fn whole(number: f64) -> Option<usize> {
    ((0.0..=1e6).contains(&number) && number.fract() == 0.0).then_some(number as usize)
}

fn apply<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let wrong = || FormulaError::WrongArguments(name.to_owned());
    let positive = |number: &f64| whole(*number).filter(|count| *count > 0).ok_or_else(wrong);
    let number = match (name, arguments) {
        ("first", [List(list)]) => list.first().copied(),
        ("last", [List(list)]) => list.last().copied(),
        ("ago", [List(list), Number(back)]) => {
            let back = whole(*back).ok_or_else(wrong)?;
            list.len().checked_sub(back + 1).and_then(|at| list.get(at)).copied()
        }
        ("count", [List(list)]) => Some(list.len() as f64),
        ("min", [List(list)]) => list.iter().copied().reduce(f64::min),
        ("max", [List(list)]) => list.iter().copied().reduce(f64::max),
        ("mean", [List(list)]) => mean(list),
        ("median", [List(list)]) => median(list),
        ("share_above", [List(list), Number(bound)]) => share(list, |value| value > *bound),
        ("share_not_above", [List(list), Number(bound)]) => share(list, |value| value <= *bound),
        ("share_below", [List(list), Number(bound)]) => share(list, |value| value < *bound),
        ("growth", [Number(from), Number(to)]) => Some((to / from - 1.0) * 100.0),
        ("annualised", [Number(from), Number(to), Number(months)]) => Some(annualised(*from, *to, positive(months)?)),
        ("volatility", [List(levels)]) => volatility(levels),
        ("drawdown", [List(levels)]) => drawdown(levels),
        ("months", [Number(year), Number(month)]) => Some(year * 12.0 + month),
        _ => return apply_to_list(name, arguments),
    };
    number
        .map(Number)
        .ok_or_else(|| FormulaError::TooShort(name.to_owned()))
}

fn apply_to_list<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let wrong = || FormulaError::WrongArguments(name.to_owned());
    let list = match (name, arguments) {
        ("tail", [List(list), Number(newest)]) => {
            let newest = whole(*newest).ok_or_else(wrong)?;
            list.len()
                .checked_sub(newest)
                .and_then(|at| list.get(at..))
                .map(<[f64]>::to_vec)
        }
        ("known", [List(list)]) => Some(list.iter().copied().filter(|value| !value.is_nan()).collect()),
        ("where_at_least", [List(list), List(gauge), Number(least)]) => {
            let pairs = list.iter().zip(gauge.iter());
            let chosen = pairs.filter(|(_, gauge)| *gauge >= least).map(|(value, _)| *value);
            Some(chosen.collect())
        }
        ("rolling", [List(levels), Number(months)]) => {
            let months = whole(*months).filter(|months| *months > 0).ok_or_else(wrong)?;
            let windows = levels.windows(months + 1);
            (levels.len() > months).then(|| windows.map(|span| annualised(span[0], span[months], months)).collect())
        }
        ("real_total_return", [List(price), List(dividend), List(cpi)]) => {
            Some(real_total_return(price, dividend, cpi))
        }
        _ if NAMES.contains(&name) => return Err(wrong()),
        _ => return Err(FormulaError::UnknownFunction(name.to_owned())),
    };
    list.map(|list| List(Cow::Owned(list)))
        .ok_or_else(|| FormulaError::TooShort(name.to_owned()))
}

/// Every function, to tell a wrong argument from a wrong name.
const NAMES: [&str; 21] = [
    "ago",
    "annualised",
    "count",
    "drawdown",
    "first",
    "growth",
    "known",
    "last",
    "max",
    "mean",
    "median",
    "min",
    "months",
    "real_total_return",
    "rolling",
    "share_above",
    "share_below",
    "share_not_above",
    "tail",
    "volatility",
    "where_at_least",
];

fn all_finite(list: &[f64]) -> bool {
    list.iter().all(|value| value.is_finite())
}

fn annualised(from: f64, to: f64, months: usize) -> f64 {
    ((to / from).powf(12.0 / months as f64) - 1.0) * 100.0
}

fn mean(list: &[f64]) -> Option<f64> {
    (!list.is_empty()).then(|| list.iter().sum::<f64>() / list.len() as f64)
}

fn volatility(levels: &[f64]) -> Option<f64> {
    let changes: Vec<f64> = levels.windows(2).map(|pair| pair[1] / pair[0] - 1.0).collect();
    if changes.len() < 2 {
        return None;
    }
    let mean = mean(&changes)?;
    let squares: f64 = changes.iter().map(|change| (change - mean).powi(2)).sum();
    Some((squares / (changes.len() - 1) as f64).sqrt() * 12f64.sqrt() * 100.0)
}

fn drawdown(levels: &[f64]) -> Option<f64> {
    let mut high = *levels.first()?;
    let mut deepest: f64 = 0.0;
    for level in levels {
        high = high.max(*level);
        if high <= 0.0 {
            // There is no fall from nothing, and `min` would pass over the division by it.
            return Some(f64::NAN);
        }
        deepest = deepest.min(level / high - 1.0);
    }
    Some(deepest * 100.0)
}

fn share(list: &[f64], holds: impl Fn(f64) -> bool) -> Option<f64> {
    let count = list.iter().filter(|value| holds(**value)).count();
    (!list.is_empty()).then(|| count as f64 / list.len() as f64 * 100.0)
}

fn median(list: &[f64]) -> Option<f64> {
    let mut sorted = list.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        count if count % 2 == 1 => Some(sorted[middle]),
        _ => Some(f64::midpoint(sorted[middle - 1], sorted[middle])),
    }
}

fn real_total_return(price: &[f64], dividend: &[f64], cpi: &[f64]) -> Vec<f64> {
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
