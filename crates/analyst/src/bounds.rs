//! The bounds of a rule as numbers, so that a reader sees from where on a figure speaks for or against.

use languages::decimal::Decimal;
use languages::locale::Arg;
use pipeline::committee::{Bounds, Claim, Evidence, Range, Turn};

use super::figures::{Figures, number};
use super::judge::Judge;
use super::measures;
use super::rulebook::Scope;
use super::rules::Reading;
use super::words::quantity;

/// The bounds that decided a reading. A comparison has none: there the other side decides.
pub fn of(reading: &Reading<'_>, figures: &Figures<'_>) -> Option<Bounds> {
    let judged = number(reading.figures.first()?);
    let second = reading.figures.get(1).map(|second| number(second));
    let decided = reading.rule.judge.stance(judged, second, figures.bearable_fall) == reading.stance;
    if !decided || (figures.compares && reading.rule.scope == Scope::Topic) {
        return None;
    }
    bounds(reading.rule.judge, second, figures.bearable_fall)
}

fn bounds(judge: Judge, second: Option<f64>, bearable_fall: f64) -> Option<Bounds> {
    let (supports, opposes) = match judge {
        Judge::Above(supports, opposes) => (vec![Range::above(supports)], vec![Range::below(opposes)]),
        Judge::Below(supports, opposes) => (vec![Range::below(supports)], vec![Range::above(opposes)]),
        Judge::Band(inner, outer) => {
            let inside = Range {
                above: Some(inner.0),
                below: Some(inner.1),
            };
            (vec![inside], vec![Range::below(outer.0), Range::above(outer.1)])
        }
        Judge::Beats(by, behind) => {
            let second = second?;
            let shifted = |by: f64| ((second + by) * 1000.0).round() / 1000.0;
            (vec![Range::above(shifted(by))], vec![Range::below(shifted(-behind))])
        }
        Judge::Bearable => (vec![Range::above(-bearable_fall)], vec![Range::below(-bearable_fall)]),
        _ => return None,
    };
    Some(Bounds { supports, opposes })
}

/// The figure that a claim rests on, and the bound at which the claim would turn.
fn turning<'a>(claim: &Claim, figures: &Figures<'a>) -> Option<(&'a Evidence, Turn)> {
    let judged = figures.get(claim.figures.first()?)?;
    // A record over all years hardly changes within a horizon.
    let measure = measures::of(&judged.evidence_id).unwrap_or_default();
    if measure.starts_with("freq") || measure.ends_with("_worst") || measure.ends_with("drawdown_all") {
        return None;
    }
    let turn = claim.bounds.as_ref()?.turn(claim.stance, number(judged))?;
    Some((judged, turn))
}

/// What would turn a claim, in words: its figure, the bound, and the present value.
pub fn turn(claim: &Claim, figures: &Figures<'_>) -> Option<String> {
    let (judged, turn) = turning(claim, figures)?;
    match turn {
        Turn::Above(bound) => Some(message("change-above", judged, bound, figures)),
        Turn::Below(bound) => Some(message("change-below", judged, bound, figures)),
    }
}

/// What a seat would look at next: of its figures the one that is nearest to the bound at which its claim turns.
pub fn next(claims: &[Claim], figures: &Figures<'_>) -> Option<String> {
    let turning = claims.iter().filter_map(|claim| turning(claim, figures));
    let distance = |(judged, turn): &(&Evidence, Turn)| {
        let (Turn::Above(bound) | Turn::Below(bound)) = *turn;
        let value = number(judged);
        (value - bound).abs() / value.abs().max(bound.abs()).max(f64::MIN_POSITIVE)
    };
    let nearest = turning.min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.map(|(judged, Turn::Above(bound) | Turn::Below(bound))| message("change-next", judged, bound, figures))
}

fn message(key: &str, judged: &Evidence, bound: f64, figures: &Figures<'_>) -> String {
    let name = figures.name_of(judged);
    let bound = Arg::Quantity {
        value: Decimal::of(bound),
        unit: &judged.unit,
    };
    let arguments = [
        ("figure", Arg::Text(&name)),
        ("bound", bound),
        ("value", quantity(judged)),
    ];
    figures.words.say(key, &arguments)
}

#[cfg(test)]
mod tests {
    use pipeline::committee::Stance;

    use super::super::rulebook::RULES;
    use super::*;

    /// For every value, the bounds agree with the stance of the rule.
    #[test]
    fn the_bounds_are_those_by_which_the_rule_judges() {
        for rule in RULES {
            for tenth in -1500..1500 {
                let value = f64::from(tenth) / 10.0 + 0.03;
                let stance = rule.judge.stance(value, Some(4.0), 20.0);
                let Some(bounds) = bounds(rule.judge, Some(4.0), 20.0) else {
                    assert_eq!(stance, Stance::Neutral, "{} {value}", rule.id);
                    continue;
                };
                let points = stance != Stance::Neutral;
                assert_eq!(bounds.turn(stance, value).is_some(), points, "{} {value}", rule.id);
            }
        }
    }
}
