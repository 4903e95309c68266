//! The bounds of a claim as text.

use pipeline::committee::{Bounds, Range};

/// The ranges of a figure that count in favour, and those that count against.
pub fn describe_bounds(bounds: &Bounds) -> String {
    format!("for {}, against {}", ranges(&bounds.supports), ranges(&bounds.opposes))
}

fn ranges(ranges: &[Range]) -> String {
    let texts: Vec<String> = ranges
        .iter()
        .map(|range| match (range.above, range.below) {
            (Some(low), Some(high)) => format!("{low} to {high}"),
            (Some(low), None) => format!("above {low}"),
            (None, Some(high)) => format!("below {high}"),
            (None, None) => "always".to_owned(),
        })
        .collect();
    texts.join(" or ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_told_in_words() {
        let bounds = Bounds {
            supports: vec![Range {
                above: Some(1.0),
                below: Some(3.0),
            }],
            opposes: vec![Range::below(0.0), Range::above(4.5)],
        };
        assert_eq!(describe_bounds(&bounds), "for 1 to 3, against below 0 or above 4.5");
    }
}
