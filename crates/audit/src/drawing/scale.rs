//! Maps values to positions on the canvas, and chooses the ticks of an axis.

use languages::decimal::Decimal;

/// Maps a range of values to a range of positions.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// The values at both ends.
    pub values: (f64, f64),
    /// The positions of both ends.
    pub positions: (f64, f64),
    /// Whether the scale is logarithmic.
    pub logarithmic: bool,
}

impl Scale {
    /// A scale that maps values to positions in proportion.
    pub fn linear(values: (f64, f64), positions: (f64, f64)) -> Self {
        Self {
            values,
            positions,
            logarithmic: false,
        }
    }

    /// The position of a value.
    pub fn position(&self, value: f64) -> f64 {
        let transform = |value: f64| {
            if self.logarithmic {
                value.max(f64::MIN_POSITIVE).ln()
            } else {
                value
            }
        };
        let (from, to) = (transform(self.values.0), transform(self.values.1));
        let part = if to > from {
            (transform(value) - from) / (to - from)
        } else {
            0.5
        };
        self.positions.0 + part * (self.positions.1 - self.positions.0)
    }

    /// Round values inside the range, about as many as asked for.
    pub fn ticks(&self, about: usize) -> Vec<f64> {
        let (from, to) = self.values;
        if !from.is_finite() || !to.is_finite() || to <= from {
            return Vec::new();
        }
        if self.logarithmic {
            return logarithmic_ticks(from, to);
        }
        let step = round_step((to - from) / about.max(1) as f64);
        let first = (from / step).ceil();
        let count = ((to / step).floor() - first).clamp(0.0, 50.0);
        (0..=count as usize).map(|at| (first + at as f64) * step).collect()
    }
}

/// The next number of 1, 2 or 5 times a power of ten that is not below `least`.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().find(|times| times * power >= least);
    times.unwrap_or(10.0) * power
}

/// 1, 2 and 5 times the powers of ten; fewer over wide ranges.
fn logarithmic_ticks(from: f64, to: f64) -> Vec<f64> {
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
    all.filter(|tick| (from..=to).contains(tick)).take(20).collect()
}

/// The value of a tick, rounded for display.
pub fn tick_number(value: f64) -> Decimal {
    let digits = match value.abs() {
        0.0 => 0,
        size if size >= 10.0 => 0,
        size if size >= 1.0 && value.fract() == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 2,
    };
    Decimal::rounded(value, digits)
}

/// A month count (12 times the year, plus 1 for January to 12 for December) as `YYYY-MM`.
pub fn format_month(count: f64) -> String {
    let before = count as i64 - 1;
    format!("{:04}-{:02}", before.div_euclid(12), before.rem_euclid(12) + 1)
}

/// A month count as a year with a fraction.
pub fn fractional_year(month: f64) -> f64 {
    month / 12.0
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(Scale::linear((0.0, 47.0), (0.0, 1.0)).ticks(4), [0.0, 20.0, 40.0]);
        assert_eq!(Scale::linear((-38.0, 0.0), (0.0, 1.0)).ticks(3), [-20.0, 0.0]);
        let logarithmic = Scale {
            logarithmic: true,
            ..Scale::linear((7.0, 640.0), (0.0, 1.0))
        };
        assert_eq!(logarithmic.ticks(4), [10.0, 30.0, 100.0, 300.0]);
    }

    #[test]
    fn a_month_is_written_as_its_year_and_number() {
        assert_eq!(format_month(2013.0 * 12.0 + 3.0), "2013-03");
        assert_eq!(format_month(2012.0 * 12.0 + 12.0), "2012-12");
        assert_eq!(format_month(2013.0 * 12.0 + 1.0), "2013-01");
    }

    proptest! {
        #[test]
        fn ticks_are_inside_and_few(from in -1e9f64..1e9, width in 1e-3f64..1e9, logarithmic in any::<bool>()) {
            let from = if logarithmic { from.abs() + 1e-3 } else { from };
            let scale = Scale { logarithmic, ..Scale::linear((from, from + width), (0.0, 100.0)) };
            let ticks = scale.ticks(4);
            prop_assert!(ticks.len() <= 51);
            for tick in ticks {
                let position = scale.position(tick);
                prop_assert!((-1e-3..=100.001).contains(&position), "{tick} at {position}");
            }
        }
    }
}
