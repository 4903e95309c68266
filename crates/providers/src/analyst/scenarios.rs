//! Bear, base and bull. Their probabilities are historical frequencies from the ledger, or there are none.

use pipeline::committee::{Evidence, Scenario};

use super::figures::{Figures, US_MARKET, number, quote};

/// The three scenarios and the figures they stand on.
pub fn of<'a>(figures: &Figures<'a>, about: &str) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    let topics: Vec<_> = figures.topics.iter().filter(|topic| topic.is_subject).collect();
    // With several subjects there is no single history to count in.
    let counted = match topics.as_slice() {
        [topic] => figures
            .frequency(topic, "neg")
            .zip(figures.frequency(topic, "above_avg"))
            .map(|found| (*topic, found)),
        _ => None,
    };
    let Some((topic, (lost, strong))) = counted else {
        return (without(about), Vec::new());
    };
    let after = if topic.key == US_MARKET { " after inflation" } else { "" };
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
                "{} gains{after}, at no more than the long-run yearly rate of its series: the rest of the past windows.",
                topic.label
            ),
            "The horizon ends without a gain, or well above the long-run rate.",
        ),
        scenario(
            "bull",
            Some(bull),
            format!(
                "{} gains{after} at more than the long-run yearly rate of its series, as in {} of past windows most like it.",
                topic.label,
                quote(strong)
            ),
            "The yearly gain stays at or below the long-run rate.",
        ),
    ];
    (scenarios, vec![lost, strong])
}

fn without(about: &str) -> Vec<Scenario> {
    vec![
        scenario(
            "bear",
            None,
            format!("{about} loses lastingly. Nothing in the ledger says how likely that is."),
            "The value at the end of the horizon is above today's.",
        ),
        scenario(
            "base",
            None,
            format!("{about} moves with its market. Nothing in the ledger says how likely that is."),
            "It parts from its market by more than its usual swings.",
        ),
        scenario(
            "bull",
            None,
            format!("{about} does clearly better than its market. Nothing in the ledger says how likely that is."),
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
