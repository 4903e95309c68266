//! Thresholds: which values of a figure speak for the subject, and which against it.

use serde::{Deserialize, Serialize};

use super::Stance;

/// The values that support the subject and those that oppose it. A value in neither is neutral.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Bounds {
    /// Values that speak for.
    pub supports: Vec<Range>,
    /// Values that speak against.
    pub opposes: Vec<Range>,
}

/// A range of values, its ends included; an absent end is unbounded.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Range {
    /// From this value up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<f64>,
    /// Up to this value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<f64>,
}

/// The threshold that a figure must cross before its claim no longer holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Turn {
    /// Up, above this.
    Above(f64),
    /// Down, below this.
    Below(f64),
}

impl Range {
    /// Everything from a value up.
    pub const fn above(value: f64) -> Self {
        Self {
            above: Some(value),
            below: None,
        }
    }

    /// Everything up to a value.
    pub const fn below(value: f64) -> Self {
        Self {
            above: None,
            below: Some(value),
        }
    }

    fn has(self, value: f64) -> bool {
        self.above.is_none_or(|low| value >= low) && self.below.is_none_or(|high| value <= high)
    }
}

impl Bounds {
    /// Every threshold.
    pub fn numbers(&self) -> impl Iterator<Item = f64> {
        let ranges = self.supports.iter().chain(&self.opposes);
        ranges.flat_map(|range| [range.above, range.below]).flatten()
    }

    /// The threshold at which a figure stops having this stance: the nearer end of the range it is in.
    pub fn turn(&self, stance: Stance, value: f64) -> Option<Turn> {
        let ranges = match stance {
            Stance::Supports => &self.supports,
            Stance::Opposes => &self.opposes,
            Stance::Neutral => return None,
        };
        let range = ranges.iter().find(|range| range.has(value))?;
        match (range.above, range.below) {
            (Some(low), Some(high)) if value - low > high - value => Some(Turn::Above(high)),
            (Some(low), _) => Some(Turn::Below(low)),
            (None, Some(high)) => Some(Turn::Above(high)),
            (None, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearer_end_of_the_range_is_where_a_figure_turns() {
        let bounds = Bounds {
            supports: vec![Range {
                above: Some(1.0),
                below: Some(3.0),
            }],
            opposes: vec![Range::below(0.0), Range::above(4.0)],
        };
        for (stance, value, expected) in [
            (Stance::Supports, 1.2, Some(Turn::Below(1.0))),
            (Stance::Supports, 2.9, Some(Turn::Above(3.0))),
            (Stance::Opposes, 6.0, Some(Turn::Below(4.0))),
            (Stance::Opposes, -1.0, Some(Turn::Above(0.0))),
            // A value outside all ranges of the stance has no threshold.
            (Stance::Opposes, 2.0, None),
            (Stance::Neutral, 2.0, None),
        ] {
            assert_eq!(bounds.turn(stance, value), expected, "{stance:?} {value}");
        }
        assert_eq!(bounds.numbers().collect::<Vec<_>>(), [1.0, 3.0, 0.0, 4.0]);
    }
}
