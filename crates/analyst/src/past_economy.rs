//! The first sentence on inflation, interest rates, unemployment or output in past years.

use intent::focus::Focus;
use intent::past_period::PastPeriod;
use intent::question::Question;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Evidence;

use super::figures::Figures;
use super::message_args::{FirstSentence, MessageArgs};

/// The message of a focus, the figure of the past years, and the latest one.
const fn parts(focus: Focus) -> Option<(&'static str, [&'static str; 2])> {
    Some(match focus {
        Focus::Inflation => ("first-past-inflation", ["ev_past_infl", "ev_infl_12m"]),
        Focus::Rates => ("first-past-rates", ["ev_past_long_rate", "ev_long_rate"]),
        Focus::PolicyRate => ("first-past-policy", ["ev_past_policy_rate", "ev_policy_rate"]),
        Focus::Jobs => ("first-past-jobs", ["ev_past_unemployment", "ev_unemployment"]),
        Focus::Growth => ("first-past-growth", ["ev_past_gdp", "ev_gdp_1y"]),
        _ => return None,
    })
}

/// What the figures were in the years that the question names; `None` where the data does not cover all of them.
pub fn of<'a>(focus: Focus, brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let answer = told(focus, figures);
    // Somebody who does not name bonds may mean the rate of the central bank.
    if focus != Focus::Rates || Question::speaks_of_bonds(brief) {
        return answer;
    }
    let policy = told(Focus::PolicyRate, figures);
    match (answer, policy) {
        (Some(mut answer), Some(policy)) => {
            answer.append(policy, figures);
            Some(answer)
        }
        (answer, policy) => answer.or(policy),
    }
}

fn told<'a>(focus: Focus, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let period = figures.past_years?;
    let (key, ids) = parts(focus)?;
    let args = MessageArgs::signed(figures.topics.last()?, &ids, figures)?;
    let (first, last, span) = match period {
        PastPeriod::Years(first, last) if first == last => (first, last, "year"),
        PastPeriod::Years(first, last) => (first, last, "years"),
        PastPeriod::Since(_) | PastPeriod::Last(_) => (0, 0, "months"),
    };
    let (first, last) = (first.to_string(), last.to_string());
    let (from, to) = args.figures.first()?.period.as_deref()?.split_once('/')?;
    let month = |date| Arg::Date(str::get(date, ..7).unwrap_or(date));
    let span = ("span", Arg::Text(span));
    let when = [
        span,
        ("first", Arg::Text(&first)),
        ("last", Arg::Text(&last)),
        ("from", month(from)),
        ("to", month(to)),
    ];
    let when = figures.words.say("first-past-when", &when);
    Some(args.say(key, &[span, ("when", Arg::Text(&when))], figures))
}

/// Whether an answer begins with what the economy was like in past years.
pub fn leads(answer: Option<&FirstSentence<'_>>) -> bool {
    let first = answer.and_then(|answer| answer.figures.first());
    first.is_some_and(|first| is_of_past_years(first))
}

/// Whether a figure is of the economy in past years, so that its date does not tell how current the data is.
pub fn is_of_past_years(figure: &Evidence) -> bool {
    let focuses = [
        Focus::Inflation,
        Focus::Rates,
        Focus::PolicyRate,
        Focus::Jobs,
        Focus::Growth,
    ];
    let mut ids = focuses.into_iter().filter_map(parts).map(|(_, [past, _])| past);
    ids.any(|id| id == figure.evidence_id)
}
