//! Sentences that come before the answer of the table, because they say in money or in percent what was asked.

use intent::question::Question;
use intent::sums;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Evidence;

use super::figures::{Figures, Topic, number};
use super::message_args::{FirstSentence, MessageArgs};

/// Messages that state the outcome of a plan in money, with their figures.
const IN_MONEY: [(&str, &[&str]); 7] = [
    (
        "first-plan-sum",
        &["ev_plan_paid", "ev_plan_median_sum", "ev_plan_low_sum"],
    ),
    (
        "first-grown-sum",
        &["ev_grown_start", "ev_grown_median_sum", "ev_grown_low_sum"],
    ),
    ("first-grown-goal", &["ev_grown_needed_median", "ev_grown_needed_low"]),
    ("first-plan-goal", &["ev_plan_monthly_median", "ev_plan_monthly_low"]),
    (
        "first-withdraw-sum",
        &["ev_withdraw_always_sum", "ev_withdraw_median_sum"],
    ),
    (
        "first-withdraw-month",
        &["ev_withdraw_always_month", "ev_withdraw_median_month"],
    ),
    (
        "first-withdraw-capital",
        &["ev_withdraw_capital_always", "ev_withdraw_capital_median"],
    ),
];

/// Begins with the outcome of a plan in money, where the question names a sum; of a savings plan that has a start,
/// with that of both. `name` is what it is invested in.
pub fn in_money<'a>(topic: &Topic, name: &str, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let sentence = |(message, measures): &(&str, &[&str])| {
        let measures: Vec<&str> = measures.iter().copied().chain(["ev_horizon"]).collect();
        let args = MessageArgs::signed(topic, &measures, figures)?;
        Some(args.say(message, &[("name", Arg::Text(name))], figures))
    };
    let mut sentences = IN_MONEY.iter().filter_map(sentence);
    if let Some(mut money) = sentences.next() {
        for more in sentences {
            money.append(more, figures);
        }
        answer.lead_with(money, figures);
    }
}

/// Begins with the years that the money lasted, where the question asks how long it does.
pub fn years_lasted<'a>(topic: &Topic, name: &str, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let measures = ["ev_withdraw_years_worst", "ev_withdraw_years_typical", "ev_horizon"];
    let Some(args) = MessageArgs::signed(topic, &measures, figures) else {
        return;
    };
    // Longer than the horizon is not counted.
    let to_the_end = |at: usize| match (args.figures.get(at), args.figures.last()) {
        (Some(lasted), Some(horizon)) => number(lasted) >= number(horizon),
        _ => false,
    };
    let reached = match (to_the_end(0), to_the_end(1)) {
        (true, _) => "always",
        (_, true) => "half",
        _ => "no",
    };
    let more = [("name", Arg::Text(name)), ("reached", Arg::Text(reached))];
    answer.lead_with(args.say("first-withdraw-years", &more, figures), figures);
}

/// Begins with what our figures cannot show, where the question asks why.
pub fn why<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    // What something costs against its profit is a reason to call it expensive.
    let is_told = matches!(
        figures.question,
        Question::Value | Question::RatesUp | Question::RatesDown
    );
    if !is_told && !figures.asks_for_a_view && Question::asks_why(brief) {
        let text = figures.words.text("first-why");
        let note = FirstSentence {
            text,
            figures: Vec::new(),
        };
        answer.lead_with(note, figures);
    }
}

/// Adds to an answer in another currency that the returns behind it are those in dollars.
pub fn in_dollars<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    if !figures.is_mix && !figures.question.is_on_market() {
        return;
    }
    let is_a_code = |unit: &str| unit.len() == 3 && unit.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_foreign = |unit: &&str| *unit != "USD" && is_a_code(unit);
    // Arithmetic on the sum of the question is in its own currency.
    let is_counted = |figure: &&&Evidence| !figure.evidence_id.starts_with("ev_supposed_");
    let counted = answer.figures.iter().filter(is_counted);
    let mut units = counted.map(|figure| figure.unit.as_str());
    // What is taken out of a sum is told as a share of it, which has no currency.
    let is_withdrawn = figures.question == Question::Withdrawals;
    let named = || sums::currency(brief).filter(|code| is_withdrawn && is_foreign(code));
    if let Some(currency) = units.find(is_foreign).or_else(named) {
        let note = figures
            .words
            .say("first-in-dollars", &[("currency", Arg::Text(currency))]);
        answer.add(&note, figures);
    }
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
