//! Sentences that come before the answer of the table, because they say in money or in percent what was asked.

use languages::locale::Arg;
use pipeline::committee::Evidence;

use super::answer::MAX_CURRENT_AGE;
use super::figures::{Figures, Topic, number};
use super::measures;
use super::message_args::{FirstSentence, MessageArgs, size};
use intent::measure::Measure;

/// Messages that state the outcome of a plan in money, with their figures.
const IN_MONEY: [(&str, &[&str]); 6] = [
    (
        "first-grown-sum",
        &["ev_grown_start", "ev_grown_median_sum", "ev_grown_low_sum"],
    ),
    ("first-grown-goal", &["ev_grown_needed_median", "ev_grown_needed_low"]),
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

/// Begins with the outcome of a plan in money, where the question names a sum. `name` is what it is invested in.
pub fn in_money<'a>(topic: &Topic, name: &str, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let sentence = |(message, measures): &(&str, &[&str])| {
        let measures: Vec<&str> = measures.iter().copied().chain(["ev_horizon"]).collect();
        let args = MessageArgs::signed(topic, &measures, figures)?;
        Some(args.say(message, &[("name", Arg::Text(name))], figures))
    };
    if let Some(money) = IN_MONEY.iter().find_map(sentence) {
        answer.lead_with(money, figures);
    }
}

/// Begins with the figure that the question names, if it is about one company.
pub fn named_measure<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let ([topic], Some(measure)) = (subjects.as_slice(), figures.measure) else {
        return;
    };
    let figure = figures.of(topic, measure.id());
    let is_told = |figure: &&Evidence| answer.figures.iter().any(|told| told.evidence_id == figure.evidence_id);
    let Some(figure) = figure.filter(|figure| figures.years_old(figure) <= MAX_CURRENT_AGE && !is_told(figure)) else {
        return;
    };
    // A negative profit is a loss.
    let is_loss = measure == Measure::NetProfit && number(figure) < 0.0;
    let (called, value) = match is_loss {
        true => (figures.words.text("measure-net-loss"), size(figure, figures)),
        false => (
            measures::name(&figure.evidence_id, figures.words),
            figures.words.quantity(figure),
        ),
    };
    let arguments = [
        ("measure", Arg::Text(&called)),
        ("name", Arg::Text(topic.short.as_str())),
        ("value", Arg::Text(&value)),
        ("date", Arg::Text(&figures.words.date(&figure.as_of))),
    ];
    let text = figures.words.say("first-measure", &arguments);
    let sentence = FirstSentence {
        text,
        figures: vec![figure],
    };
    answer.lead_with(sentence, figures);
}

/// Messages on the return that a question supposes, with their figures.
const AT_SUPPOSED_RETURN: [(&str, &[&str]); 4] = [
    (
        "first-rate-sum",
        &["ev_rate_grown_sum", "ev_rate_supposed", "ev_grown_start", "ev_horizon"],
    ),
    (
        "first-rate-needed",
        &["ev_rate_needed_sum", "ev_rate_supposed", "ev_horizon"],
    ),
    (
        "first-rate-saved",
        &["ev_rate_saved_sum", "ev_rate_supposed", "ev_plan_paid", "ev_horizon"],
    ),
    (
        "first-rate-monthly",
        &["ev_rate_monthly_sum", "ev_rate_supposed", "ev_horizon"],
    ),
];

/// Begins with what comes of the return that the question supposes.
pub fn at_supposed_return<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let Some(topic) = figures.topics.first() else { return };
    let sentence = |(message, measures): &(&str, &[&str])| {
        let args = MessageArgs::signed(topic, measures, figures)?;
        Some(args.say(message, &[], figures))
    };
    if let Some(first) = AT_SUPPOSED_RETURN.iter().find_map(sentence) {
        answer.lead_with(first, figures);
    }
}

/// Begins with what the inflation that the question supposes does to money.
pub fn erosion<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let measures = ["ev_infl_erosion", "ev_infl_supposed", "ev_horizon"];
    let topic = figures.topics.first();
    if let Some(args) = topic.and_then(|topic| MessageArgs::signed(topic, &measures, figures)) {
        answer.lead_with(args.say("first-erosion", &[], figures), figures);
    }
}
