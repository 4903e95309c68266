//! Bear, base and bull. Their probabilities are historical frequencies from the ledger, or there are none.

use pipeline::committee::{Evidence, Scenario};

use super::figures::{Figures, US_MARKET, number, quote};

/// The three scenarios and the figures they stand on.
pub fn of<'a>(figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    let topics: Vec<_> = figures.topics.iter().filter(|topic| topic.is_subject).collect();
    // With several subjects there is no single history to count in.
    let counted = match topics.as_slice() {
        [topic] => figures
            .frequency(topic, "neg")
            .zip(figures.went_well(topic))
            .map(|found| (*topic, found)),
        _ => None,
    };
    let Some((topic, (lost, strong))) = counted else {
        return (without(), Vec::new());
    };
    let (after, strong_rate) = if topic.key == US_MARKET {
        (" after inflation", "the long-run yearly rate of its series")
    } else {
        ("", "a tenth per year")
    };
    let bear = number(lost).round().clamp(0.0, 100.0) as u32;
    let bull = (number(strong).round().clamp(0.0, 100.0) as u32).min(100 - bear);
    let scenarios = vec![
        scenario(
            "bear",
            Some(bear),
            format!(
                "{} ends the horizon without a gain{after}, as in {} of past windows most like it.",
                topic.label,
                quote(lost)
            ),
            "The value at the end of the horizon is above today's.",
        ),
        scenario(
            "base",
            Some(100 - bear - bull),
            format!(
                "{} gains{after}, at no more than {strong_rate}: the rest of the past windows.",
                topic.label
            ),
            "The horizon ends without a gain, or well above that rate.",
        ),
        scenario(
            "bull",
            Some(bull),
            format!(
                "{} gains{after} at more than {strong_rate}, as in {} of past windows most like it.",
                topic.label,
                quote(strong)
            ),
            "The yearly gain stays at or below that rate.",
        ),
    ];
    (scenarios, vec![lost, strong])
}

fn without() -> Vec<Scenario> {
    vec![
        scenario(
            "bear",
            None,
            "The investment asked about loses lastingly. Nothing in the ledger says how likely that is.".to_owned(),
            "The value at the end of the horizon is above today's.",
        ),
        scenario(
            "base",
            None,
            "The investment asked about moves with its market. Nothing in the ledger says how likely that is.".to_owned(),
            "It parts from its market by more than its usual swings.",
        ),
        scenario(
            "bull",
            None,
            "The investment asked about does clearly better than its market. Nothing in the ledger says how likely that is.".to_owned(),
            "It does no better than its market over the horizon.",
        ),
    ]
}

fn scenario(name: &str, probability: Option<u32>, text: String, wrong_if: &str) -> Scenario {
    let mut letters = text.chars();
    let text = letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default();
    Scenario {
        name: name.to_owned(),
        probability,
        text,
        wrong_if: wrong_if.to_owned(),
    }
}
