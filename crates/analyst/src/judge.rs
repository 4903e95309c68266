//! When a figure speaks for a subject and when against it.

use pipeline::committee::Stance;

/// How a rule judges its first figure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Judge {
    /// For above the first bound, against below the second, neither in between.
    Above(f64, f64),
    /// For below the first bound, against above the second, neither in between.
    Below(f64, f64),
    /// For inside the inner band, against outside the outer one.
    Band((f64, f64), (f64, f64)),
    /// For where the first figure is above the second by so much, against where it is below it by so much.
    Beats(f64, f64),
    /// For a fall within the risk tolerance of the brief, against a deeper one.
    Bearable,
    /// Neither for nor against: the figure is only stated.
    Tells,
}

impl Judge {
    /// Which way a figure points; `second` is the rule's second figure, `bearable_fall` the deepest fall that can be
    /// borne, in per cent.
    pub fn stance(self, value: f64, second: Option<f64>, bearable_fall: f64) -> Stance {
        match self {
            Self::Above(supports, opposes) => above(value, supports, opposes),
            Self::Below(supports, opposes) => above(-value, -supports, -opposes),
            Self::Band(inner, outer) => {
                if (inner.0..=inner.1).contains(&value) {
                    Stance::Supports
                } else if (outer.0..=outer.1).contains(&value) {
                    Stance::Neutral
                } else {
                    Stance::Opposes
                }
            }
            Self::Beats(by, behind) => second.map_or(Stance::Neutral, |second| above(value - second, by, -behind)),
            Self::Bearable if -value <= bearable_fall => Stance::Supports,
            Self::Bearable => Stance::Opposes,
            Self::Tells => Stance::Neutral,
        }
    }
}

fn above(value: f64, supports: f64, opposes: f64) -> Stance {
    if value > supports {
        Stance::Supports
    } else if value < opposes {
        Stance::Opposes
    } else {
        Stance::Neutral
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_divide_for_from_against() {
        let above = Judge::Above(5.0, -5.0);
        let below = Judge::Below(20.0, 35.0);
        let band = Judge::Band((1.0, 3.0), (0.0, 4.0));
        let beats = Judge::Beats(1.0, 1.0);
        for (judge, value, second, expected) in [
            (above, 5.1, None, Stance::Supports),
            (above, 5.0, None, Stance::Neutral),
            (above, -5.1, None, Stance::Opposes),
            (below, 19.9, None, Stance::Supports),
            (below, 20.0, None, Stance::Neutral),
            (below, 35.1, None, Stance::Opposes),
            (band, 3.0, None, Stance::Supports),
            (band, 4.0, None, Stance::Neutral),
            (band, -0.1, None, Stance::Opposes),
            (beats, 6.0, Some(4.0), Stance::Supports),
            (beats, 4.0, Some(4.5), Stance::Neutral),
            (beats, 2.0, Some(4.0), Stance::Opposes),
            (beats, 2.0, None, Stance::Neutral),
            (Judge::Bearable, -20.0, None, Stance::Supports),
            (Judge::Bearable, -20.1, None, Stance::Opposes),
            (Judge::Tells, 99.0, None, Stance::Neutral),
        ] {
            assert_eq!(judge.stance(value, second, 20.0), expected, "{judge:?} {value}");
        }
    }
}
