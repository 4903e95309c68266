//! From values to places on the sheet, and where the marks of an axis stand.

use languages::decimal::Decimal;

/// A range of values laid over a range of places.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// The values at either end.
    pub values: (f64, f64),
    /// The places at either end.
    pub places: (f64, f64),
    /// Whether equal steps are equal ratios.
    pub ratios: bool,
}

impl Scale {
    /// Equal steps are equal differences.
    pub fn even(values: (f64, f64), places: (f64, f64)) -> Self {
        Self {
            values,
            places,
            ratios: false,
        }
    }

    /// Where a value stands.
    pub fn at(&self, value: f64) -> f64 {
        let read = |value: f64| {
            if self.ratios {
                value.max(f64::MIN_POSITIVE).ln()
            } else {
                value
            }
        };
        let (from, to) = (read(self.values.0), read(self.values.1));
        let part = if to > from {
            (read(value) - from) / (to - from)
        } else {
            0.5
        };
        self.places.0 + part * (self.places.1 - self.places.0)
    }

    /// Round values inside the range, about as many as asked for.
    pub fn marks(&self, about: usize) -> Vec<f64> {
        let (from, to) = self.values;
        if !from.is_finite() || !to.is_finite() || to <= from {
            return Vec::new();
        }
        if self.ratios {
            return ratios(from, to);
        }
        let step = round_step((to - from) / about.max(1) as f64);
        let first = (from / step).ceil();
        let count = ((to / step).floor() - first).clamp(0.0, 50.0);
        (0..=count as usize).map(|at| (first + at as f64) * step).collect()
    }
}

/// 1, 2 or 5 times a power of ten, not below the wish.
fn round_step(wish: f64) -> f64 {
    let power = 10f64.powf(wish.log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().find(|times| times * power >= wish);
    times.unwrap_or(10.0) * power
}

/// 1, 2 and 5 times the powers of ten; over wide ranges only the powers.
fn ratios(from: f64, to: f64) -> Vec<f64> {
    if from <= 0.0 {
        return Vec::new();
    }
    let (low, high) = (from.log10().floor() as i32, to.log10().ceil() as i32);
    let times: &[f64] = match high - low {
        ..=2 => &[1.0, 2.0, 5.0],
        3 => &[1.0, 3.0],
        _ => &[1.0],
    };
    let all = (low..=high).flat_map(|power| times.iter().map(move |times| times * 10f64.powi(power)));
    all.filter(|mark| (from..=to).contains(mark)).take(20).collect()
}

/// A number as an axis says it.
pub fn said(value: f64) -> Decimal {
    let digits = match value.abs() {
        0.0 => 0,
        size if size >= 10.0 => 0,
        size if size >= 1.0 && value.fract() == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 2,
    };
    Decimal::rounded(value, digits)
}

/// A month count as `YYYY-MM`; December is the twelfth month of its year.
pub fn month(count: f64) -> String {
    let before = count as i64 - 1;
    format!("{:04}-{:02}", before.div_euclid(12), before.rem_euclid(12) + 1)
}

/// A month count as a year with its part.
pub fn year(month: f64) -> f64 {
    month / 12.0
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn marks_are_round() {
        assert_eq!(Scale::even((0.0, 47.0), (0.0, 1.0)).marks(4), [0.0, 20.0, 40.0]);
        assert_eq!(Scale::even((-38.0, 0.0), (0.0, 1.0)).marks(3), [-20.0, 0.0]);
        let ratios = Scale {
            ratios: true,
            ..Scale::even((7.0, 640.0), (0.0, 1.0))
        };
        assert_eq!(ratios.marks(4), [10.0, 30.0, 100.0, 300.0]);
    }

    #[test]
    fn a_month_is_written_as_its_year_and_number() {
        assert_eq!(month(2013.0 * 12.0 + 3.0), "2013-03");
        assert_eq!(month(2012.0 * 12.0 + 12.0), "2012-12");
        assert_eq!(month(2013.0 * 12.0 + 1.0), "2013-01");
    }

    proptest! {
        #[test]
        fn marks_are_inside_and_few(from in -1e9f64..1e9, width in 1e-3f64..1e9, ratios in any::<bool>()) {
            let from = if ratios { from.abs() + 1e-3 } else { from };
            let scale = Scale { ratios, ..Scale::even((from, from + width), (0.0, 100.0)) };
            let marks = scale.marks(4);
            prop_assert!(marks.len() <= 51);
            for mark in marks {
                let place = scale.at(mark);
                prop_assert!((-1e-3..=100.001).contains(&place), "{mark} at {place}");
            }
        }
    }
}
