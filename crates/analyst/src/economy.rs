//! The first sentence of an answer about the economy.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;

use super::figures::{Figures, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::past;
use super::words::yes_no;
use intent::focus::Focus;
use intent::question::Question;

/// The message for a focus on the economy, the figures that it requires, and related ones. In the message, `$date` is
/// the date of the first figure and `$other_date` that of the last.
const fn parts(focus: Focus) -> Option<(&'static str, &'static [&'static str], &'static [&'static str])> {
    Some(match focus {
        Focus::Savings => (
            "first-savings",
            &[
                "ev_infl_12m",
                "ev_purchasing_power_10y",
                "ev_real_bill_rate",
                "ev_bill_rate",
            ],
            &["ev_policy_rate", "ev_real_long_rate", "ev_infl_10y"],
        ),
        Focus::Curve => (
            "first-curve",
            &["ev_curve_10y_2y", "ev_curve_10y_3m"],
            &["ev_jobs_after_inversion", "ev_curve_share_inverted"],
        ),
        Focus::Recession => (
            "first-recession",
            &["ev_sahm", "ev_payrolls_12m", "ev_income_12m", "ev_curve_10y_3m"],
            &["ev_jobs_after_inversion", "ev_gdp_1y", "ev_unemployment"],
        ),
        Focus::Jobs => (
            "first-jobs",
            &[
                "ev_unemployment",
                "ev_sahm",
                "ev_unemployment_median",
                "ev_payrolls_12m",
            ],
            &["ev_income_12m", "ev_past_unemployment"],
        ),
        Focus::Housing => (
            "first-housing",
            &["ev_starts_12m", "ev_permits_12m", "ev_shelter_12m"],
            &["ev_long_rate", "ev_real_long_rate"],
        ),
        Focus::Money => (
            "first-money",
            &["ev_m2_12m", "ev_m2_real_12m"],
            &["ev_loans_12m", "ev_infl_12m"],
        ),
        Focus::Inflation => (
            "first-inflation",
            &["ev_infl_12m", "ev_core_infl_12m", "ev_infl_10y"],
            &[
                "ev_infl_change_12m",
                "ev_purchasing_power_10y",
                "ev_m2_12m",
                "ev_past_infl",
            ],
        ),
        Focus::Rates => (
            "first-rates",
            &["ev_long_rate", "ev_real_long_rate", "ev_real_bill_rate", "ev_bill_rate"],
            &[
                "ev_long_rate_change_12m",
                "ev_curve_10y_3m",
                "ev_past_long_rate",
                "ev_past_policy_rate",
            ],
        ),
        Focus::PolicyRate => (
            "first-policy-rate",
            &["ev_policy_rate", "ev_infl_12m"],
            &[
                "ev_bill_rate",
                "ev_real_bill_rate",
                "ev_long_rate",
                "ev_past_policy_rate",
            ],
        ),
        Focus::Dollar => (
            "first-dollar",
            &["ev_dollar_12m", "ev_dollar_percentile"],
            &["ev_long_rate", "ev_infl_12m"],
        ),
        Focus::Growth => (
            "first-growth",
            &["ev_gdp_1y", "ev_payrolls_12m", "ev_unemployment"],
            &["ev_sahm", "ev_infl_12m", "ev_past_gdp"],
        ),
        Focus::Oil => (
            "first-oil",
            &["ev_oil_price", "ev_oil_12m"],
            &["ev_infl_12m", "ev_dollar_12m"],
        ),
        Focus::Hedge | Focus::Accounts => return None,
    })
}

/// Figures that belong to what a question wants to know first.
pub fn related(focus: Focus) -> Vec<&'static str> {
    parts(focus).map_or_else(Vec::new, |(_, needs, more)| needs.iter().chain(more).copied().collect())
}

/// Whether there are the figures to answer a question about the economy.
pub fn has_figures(focus: Focus, figures: &Figures<'_>) -> bool {
    parts(focus).is_some_and(|(_, needs, _)| needs.iter().all(|id| figures.get(id).is_some()))
}

/// The first sentence; `None` where a required figure is missing. Where the question names past years, it begins with
/// that the figures are not of those years.
pub fn answer<'a>(focus: Focus, brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut answer = of_today(focus, figures)?;
    if let Some(period) = past::of_the_economy(focus, brief, figures) {
        answer.lead_with(period, figures);
    }
    if Question::asks_for_a_forecast(brief) && !answer.figures.is_empty() {
        answer.add(&figures.words.text("first-forecast"), figures);
    }
    Some(answer)
}

/// What the newest figures say.
pub fn of_today<'a>(focus: Focus, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (key, needs, _) = parts(focus)?;
    let args = MessageArgs::signed(figures.topics.last()?, needs, figures)?;
    let values: Vec<f64> = args.figures.iter().map(|figure| number(figure)).collect();
    let warnings = match key {
        "first-curve" => values.iter().filter(|value| **value < 0.0).count(),
        "first-policy-rate" => usize::from(values.first() < values.get(1)),
        // The Sahm rule warns from 0.5 points on, the other figures warn when they fall.
        "first-recession" => {
            let falls = values.iter().skip(1).filter(|value| **value < 0.0).count();
            falls + usize::from(values.first().is_some_and(|sahm| *sahm >= 0.5))
        }
        _ => 0,
    };
    let verdict = match warnings {
        0 => "no",
        1 => "partly",
        _ => "yes",
    };
    let at_low = figures.get("ev_sahm").is_some_and(|above| number(above) <= 0.0);
    let more = [("verdict", Arg::Text(verdict)), ("at_low", Arg::Text(yes_no(at_low)))];
    let mut answer = args.say(key, &more, figures);
    let change = MessageArgs::signed(figures.topics.last()?, &["ev_infl_change_12m"], figures);
    if let Some(change) = change.filter(|_| focus == Focus::Inflation) {
        answer.append(change.say("first-inflation-change", &[], figures), figures);
    }
    Some(answer)
}
