//! Sentences that come before the answer of the table, because they say in money or in percent what was asked.

use super::figures::{Figures, Topic};
use super::said::{FirstSentence, Said};

/// What a plan comes to in money, by the message that says it.
const IN_MONEY: [(&str, &[&str]); 4] = [
    (
        "first-plan-sum",
        &["ev_plan_paid", "ev_plan_median_sum", "ev_plan_low_sum"],
    ),
    ("first-plan-goal", &["ev_plan_monthly_median", "ev_plan_monthly_low"]),
    (
        "first-withdraw-sum",
        &["ev_withdraw_always_sum", "ev_withdraw_median_sum"],
    ),
    (
        "first-withdraw-capital",
        &["ev_withdraw_capital_always", "ev_withdraw_capital_median"],
    ),
];

/// What a plan comes to in money, where the question names a sum.
pub fn in_money<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let sentence = |(message, measures): &(&str, &[&str])| {
        let said = Said::of(topic, measures, figures)?;
        Some(said.say(message, &[], figures))
    };
    if let Some(money) = IN_MONEY.iter().find_map(sentence) {
        answer.lead_with(money, figures);
    }
}

/// What the inflation that the question supposes does to money.
pub fn erosion<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let measures = ["ev_infl_erosion", "ev_infl_supposed", "ev_horizon"];
    let topic = figures.topics.first();
    if let Some(said) = topic.and_then(|topic| Said::of(topic, &measures, figures)) {
        answer.lead_with(said.say("first-erosion", &[], figures), figures);
    }
}
