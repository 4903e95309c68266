//! Plausibility of series: holes, jumps, values in another unit, and values that are too old.

use jiff::civil::Date;

/// Values by date, oldest first.
pub(super) type DatedValues = [(Date, f64)];

/// No real value grows or shrinks by this factor from one observation to the next.
const JUMP_FACTOR: f64 = 50.0;
/// With fewer dates, the usual step of a series is not known.
const MIN_DATES: usize = 8;
/// Longer than any pause for holidays or a closed exchange.
const MAX_PAUSE_DAYS: f64 = 30.0;

/// The index of the first value that jumps away from the one before it.
pub(super) fn jump(values: &DatedValues) -> Option<usize> {
    let mut sizes: Vec<f64> = values.iter().map(|(_, value)| value.abs()).collect();
    sizes.sort_by(f64::total_cmp);
    // A rate near zero can grow fifty times by a tiny amount, so a jump must also be large beside the median.
    let median = sizes.get(sizes.len() / 2).copied().unwrap_or_default();
    let jumps = |pair: &[(Date, f64)]| {
        let (before, after) = (pair[0].1.abs(), pair[1].1.abs());
        let (small, large) = (before.min(after), before.max(after));
        small > 0.0 && large / small >= JUMP_FACTOR && large * 2.0 >= median
    };
    values.windows(2).position(jumps).map(|at| at + 1)
}

/// The index of the first date that is too long after the one before it, unless `is_declared` says that the file itself
/// marks values as missing between the two.
pub(super) fn hole(dates: &[Date], is_declared: impl Fn(Date, Date) -> bool) -> Option<usize> {
    if dates.len() < MIN_DATES {
        return None;
    }
    let step = usual_step(dates);
    let tolerated = if step < 20.0 { MAX_PAUSE_DAYS } else { 0.0 };
    let too_long = |pair: &[Date]| days(pair[0], pair[1]) > tolerated.max(step * 1.7) && !is_declared(pair[0], pair[1]);
    dates.windows(2).position(too_long).map(|at| at + 1)
}

/// Whether the newest value is older than the usual step of the series allows.
pub(super) fn is_stale(dates: &[Date], today: Date) -> bool {
    let newest = dates.last().copied().unwrap_or(Date::MIN);
    days(newest, today) > MAX_PAUSE_DAYS + 8.0 * usual_step(&dates[dates.len().saturating_sub(40)..])
}

/// The ratio of values to known values of the same days, if it shows another unit; `None` if it does not, or if there
/// are too few common days.
pub(super) fn other_unit(values: &DatedValues, known: &DatedValues) -> Option<f64> {
    let (mut ours, mut theirs, mut common) = (0.0, 0.0, 0);
    let mut rest = known.iter().peekable();
    for (date, value) in values {
        while rest.next_if(|(other, _)| other < date).is_some() {}
        if let Some((_, other)) = rest.next_if(|(other, _)| other == date) {
            ours += value.abs();
            theirs += other.abs();
            common += 1;
        }
    }
    let ratio = ours / theirs;
    (common >= 3 && theirs > 0.0 && !(0.5..=2.0).contains(&ratio)).then_some(ratio)
}

/// The median number of days between two dates.
fn usual_step(dates: &[Date]) -> f64 {
    let mut gaps: Vec<f64> = dates.windows(2).map(|pair| days(pair[0], pair[1])).collect();
    gaps.sort_by(f64::total_cmp);
    gaps.get(gaps.len() / 2).copied().unwrap_or(1.0)
}

/// Days from one date to another.
pub(super) fn days(from: Date, to: Date) -> f64 {
    f64::from((to - from).get_days())
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;
    use jiff::civil::date;

    use super::*;

    fn every(step: i32, values: &[f64]) -> Vec<(Date, f64)> {
        let start = date(2020, 1, 1);
        (0..)
            .zip(values)
            .map(|(at, value)| (start + (at * step).days(), *value))
            .collect()
    }

    fn dates(values: &DatedValues) -> Vec<Date> {
        values.iter().map(|(date, _)| *date).collect()
    }

    #[test]
    fn a_jump_of_a_hundred_is_found_and_a_crash_is_none() {
        assert_eq!(jump(&every(1, &[150.0, 151.0, 15_200.0, 15_300.0])), Some(2));
        assert_eq!(jump(&every(1, &[300.0, 301.0, 3.02, 3.03])), Some(2));
        // As extreme as real crashes and rebounds.
        assert_eq!(jump(&every(1, &[100.0, 77.0, 20.0, 41.0])), None);
        // Cents and dollars alternate.
        assert_eq!(jump(&every(1, &[150.0, 15_100.0, 151.0, 15_200.0, 152.0])), Some(1));
        // A rate that rises from near zero.
        assert_eq!(jump(&every(1, &[3.0, 2.0, 1.0, 0.5, 0.01, 0.55, 1.2, 2.5])), None);
        assert_eq!(jump(&every(1, &[0.0, 5.0])), None);
        assert_eq!(jump(&[]), None);
    }

    #[test]
    fn a_hole_is_measured_by_the_rhythm_of_the_series() {
        let never = |_, _| false;
        let daily = dates(&every(1, &[1.0; 20]));
        assert_eq!(hole(&daily, never), None);
        let mut broken = daily.clone();
        broken.extend(daily.iter().map(|day| *day + 70.days()));
        assert_eq!(hole(&broken, never), Some(20));
        let months: Vec<Date> = (1..=12).map(|month| date(2024, month, 1)).collect();
        assert_eq!(hole(&months, never), None);
        let without_may: Vec<Date> = months.iter().filter(|day| day.month() != 5).copied().collect();
        assert_eq!(hole(&without_may, never), Some(4));
        assert_eq!(
            hole(&without_may, |from, to| (from.month(), to.month()) == (4, 6)),
            None
        );
        // Too few to tell.
        assert_eq!(hole(&[date(2020, 1, 1), date(2024, 1, 1)], never), None);
    }

    #[test]
    fn a_series_may_be_as_old_as_its_rhythm_allows() {
        let daily = dates(&every(1, &[1.0; 60]));
        let last = *daily.last().unwrap();
        assert!(!is_stale(&daily, last + 30.days()));
        assert!(is_stale(&daily, last + 45.days()));
        let months: Vec<Date> = (1..=12).map(|month| date(2024, month, 1)).collect();
        assert!(!is_stale(&months, date(2025, 5, 1)));
        assert!(is_stale(&months, date(2025, 12, 1)));
        assert!(is_stale(&[], date(2025, 12, 1)));
    }

    #[test]
    fn another_unit_shows_where_two_series_overlap() {
        let known = every(1, &[4.1, 4.2, 4.0, 4.3]);
        assert_eq!(other_unit(&known, &known), None);
        let fractions: Vec<_> = known.iter().map(|(day, value)| (*day, value / 100.0)).collect();
        let ratio = other_unit(&fractions, &known).unwrap();
        assert!((ratio - 0.01).abs() < 1e-9, "{ratio}");
        // Two common days are too few.
        assert_eq!(other_unit(&fractions[2..], &known), None);
        assert_eq!(other_unit(&every(1, &[500.0]), &[]), None);
    }
}
