//! The risks, each with a mitigant and the sign that it is materialising.

use languages::locale::Arg;
use pipeline::committee::{Balance, Evidence, Ledger, Risk, Stance};

use super::bounds;
use super::figures::{Figures, number};
use super::gaps;
use super::holdings;
use super::weighing::RuledClaim;
use super::words::{Words, quantity};

/// Net debt above this multiple of the operating income is a risk of its own.
const HIGH_DEBT: f64 = 3.0;

/// The risks, and the figures that they quote.
pub fn of<'a>(
    balance: Balance,
    figures: &Figures<'a>,
    ruled: &[RuledClaim<'_>],
    ledger: &Ledger,
) -> (Vec<Risk>, Vec<&'a Evidence>) {
    let words = figures.words;
    let mut risks = Vec::new();
    let mut used = Vec::new();
    let worst = figures
        .subjects()
        .filter_map(|topic| Some((topic, figures.of(topic, "max_drawdown_all")?)))
        .min_by(|(_, a), (_, b)| number(a).total_cmp(&number(b)));
    if let Some((topic, worst)) = worst {
        let arguments = [
            ("name", Arg::Text(topic.label.as_str())),
            ("worst", quantity(worst)),
            ("date", Arg::Date(&worst.as_of)),
        ];
        risks.push(risk(words, "fall", &arguments));
        used.push(worst);
    }
    let indebted = figures
        .subjects()
        .filter_map(|topic| Some((topic, figures.of(topic, "net_debt_to_operating_income")?)))
        .find(|(_, debt)| number(debt) > HIGH_DEBT);
    if let Some((topic, debt)) = indebted {
        let arguments = [("name", Arg::Text(topic.label.as_str())), ("debt", quantity(debt))];
        risks.push(risk(words, "debt", &arguments));
        used.push(debt);
    }
    if let Some(largest) = figures
        .get("ev_pf_largest_weight")
        .filter(|largest| number(largest) > holdings::LARGE_WEIGHT && !holdings::is_well_diversified(figures))
    {
        risks.push(risk(words, "concentration", &[("largest", quantity(largest))]));
        used.push(largest);
    }
    // Rates change what earnings are worth; a currency, a metal and the economy have no earnings.
    let earns = !figures.is_on_economy() && !figures.is_spot;
    if let Some(rate) = figures.get("ev_long_rate").filter(|_| earns) {
        let arguments = [("rate", quantity(rate)), ("date", Arg::Date(&rate.as_of))];
        risks.push(risk(words, "rates", &arguments));
        used.push(rate);
    }
    let other = match balance {
        Balance::Unfavourable => Stance::Supports,
        _ => Stance::Opposes,
    };
    if let Some(against) = ruled.iter().find(|ruled| ruled.claim.stance == other) {
        // The mitigant is the bound at which that claim would turn.
        let softened = bounds::turn(against.claim, figures);
        let mut against = risk(words, "against", &[("text", Arg::Text(&against.claim.text))]);
        against.mitigant = softened.unwrap_or(against.mitigant);
        risks.push(against);
    }
    if let Some(age) = figures.age() {
        risks.push(risk(words, "old", &[("age", quantity(age))]));
        used.push(age);
    }
    if let Some(gap) = gaps::first(ledger, words) {
        // The gap itself says more than the general message.
        risks.push(Risk {
            text: gap,
            ..risk(words, "gaps", &[])
        });
    }
    (risks, used)
}

/// A risk by its messages: `risk-ID`, `risk-ID-softened`, `risk-ID-sign`.
pub fn risk(words: Words, id: &str, arguments: &[(&str, Arg<'_>)]) -> Risk {
    Risk {
        text: words.say(&format!("risk-{id}"), arguments),
        mitigant: words.text(&format!("risk-{id}-softened")),
        tripwire: words.text(&format!("risk-{id}-sign")),
    }
}
