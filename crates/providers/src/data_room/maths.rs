//! The arithmetic, each formula once.

use std::cmp::Ordering;

/// A decimal of so many places, never a negative zero.
pub fn decimal(value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|c| c == '0' || c == '.') => rest.to_owned(),
        _ => text,
    }
}

/// Growth from one value to a later one, in per cent.
pub fn growth(from: f64, to: f64) -> f64 {
    (to / from - 1.0) * 100.0
}

/// Growth per year over so many months, in per cent.
pub fn annualised(from: f64, to: f64, months: usize) -> f64 {
    ((to / from).powf(12.0 / months as f64) - 1.0) * 100.0
}

/// Standard deviation of the monthly changes times the root of twelve, in per cent.
pub fn volatility(levels: &[f64]) -> Option<f64> {
    let changes: Vec<f64> = levels.windows(2).map(|pair| pair[1] / pair[0] - 1.0).collect();
    if changes.len() < 2 {
        return None;
    }
    let mean = changes.iter().sum::<f64>() / changes.len() as f64;
    let squares: f64 = changes.iter().map(|change| (change - mean).powi(2)).sum();
    Some((squares / (changes.len() - 1) as f64).sqrt() * 12f64.sqrt() * 100.0)
}

/// The deepest fall from an earlier high, in per cent and negative.
pub fn drawdown(levels: &[f64]) -> Option<f64> {
    let mut high = *levels.first()?;
    let mut deepest: f64 = 0.0;
    for level in levels {
        high = high.max(*level);
        deepest = deepest.min(level / high - 1.0);
    }
    Some(deepest * 100.0)
}

/// The last level against the mean of the last ten, in per cent.
pub fn trend(levels: &[f64]) -> Option<f64> {
    let last = levels.last()?;
    let tail = levels.get(levels.len().checked_sub(10)?..)?;
    Some(growth(tail.iter().sum::<f64>() / tail.len() as f64, *last))
}

/// The annualised growth of every window of so many months.
pub fn rolling(levels: &[f64], months: usize) -> Vec<f64> {
    levels
        .windows(months + 1)
        .map(|window| annualised(window[0], window[months], months))
        .collect()
}

/// The share of values for which something holds, in per cent.
pub fn share(values: &[f64], holds: impl Fn(f64) -> bool) -> Option<f64> {
    let count = values.iter().filter(|value| holds(**value)).count();
    (!values.is_empty()).then(|| count as f64 / values.len() as f64 * 100.0)
}

/// The middle value.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        count if count % 2 == 1 => Some(sorted[middle]),
        _ => Some(f64::midpoint(sorted[middle - 1], sorted[middle])),
    }
}

/// Months from one `YYYY-MM…` date to another.
pub fn months_between(from: &str, to: &str) -> Option<i64> {
    let months = |date: &str| -> Option<i64> {
        let year: i64 = date.get(..4)?.parse().ok()?;
        let month: i64 = date.get(5..7)?.parse().ok()?;
        Some(year * 12 + month)
    };
    Some(months(to)? - months(from)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_on_small_numbers() {
        assert_eq!(decimal(-0.04, 1), "0.0");
        assert_eq!(decimal(-0.06, 1), "-0.1");
        assert_eq!(decimal(growth(50.0, 60.0), 1), "20.0");
        assert_eq!(decimal(annualised(100.0, 121.0, 24), 2), "10.00");
        assert_eq!(drawdown(&[10.0, 8.0, 12.0, 6.0, 9.0]).map(f64::round), Some(-50.0));
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), Some(2.5));
        assert_eq!(share(&[1.0, -1.0, 2.0, 3.0], |value| value > 0.0), Some(75.0));
        assert_eq!(volatility(&[1.0]), None);
        assert_eq!(months_between("2023-06", "2026-11-15"), Some(41));
        assert_eq!(months_between("", "2026-11-15"), None);
        assert!(rolling(&[1.0, 2.0], 12).is_empty());
    }
}
