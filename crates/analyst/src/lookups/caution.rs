//! The first sentence where something is dangerous, or where the question leaves out what decides.

use intent::lookup::caution::{Caution, Weight};
use languages::locale::Arg;

use super::market::say;
use crate::figures::{Figures, US_MARKET, number};
use crate::message_args::FirstSentence;
use crate::names;

/// The deepest fall of US stocks.
const FALL: (&str, &str) = ("fall", "ev_sp_real_max_drawdown_all");

/// What is said first.
pub fn answer<'a>(caution: &Caution, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    match caution {
        Caution::Margin => say("lookup-margin", &[("fall", "ev_lookup_price_fall_1871")], &[], figures),
        Caution::Short => say("lookup-short", &[("best", "ev_lookup_past_best")], &[], figures),
        Caution::Weight(weight) => weighed(weight, figures),
        Caution::Fee(..) => say(
            "lookup-fee",
            &[
                ("fee", "ev_lookup_fee"),
                ("years", "ev_lookup_fee_years"),
                ("taken", "ev_lookup_fee_taken"),
                ("average", "ev_sp_real_return_all"),
            ],
            &[],
            figures,
        ),
        Caution::OldAge => {
            let mut answer = odds(figures)?;
            answer.append(bills(figures)?, figures);
            Some(answer)
        }
        Caution::Waiting => bills(figures),
        Caution::Panic => {
            let named = [
                ("sp_recovery_1929", "ev_sp_recovery_1929"),
                ("sp_recovery_2000", "ev_sp_recovery_2000"),
                ("sp_recovery_2008", "ev_sp_recovery_2008"),
            ];
            say("first-recovery", &named, &[], figures)
        }
        Caution::TwoPlans(_) => {
            let mut answer = plan(1, figures)?;
            answer.append(plan(2, figures)?, figures);
            Some(answer)
        }
        Caution::SingleStocks => {
            let mut answer = say("lookup-single-stocks", &[], &[], figures)?;
            answer.append(say("lookup-weight-company", &[FALL], &[], figures)?, figures);
            Some(answer)
        }
        Caution::LoanRate => {
            let named = [("average", "ev_sp_real_return_all"), FALL];
            say("lookup-loan", &named, &[], figures)
        }
    }
}

fn weighed<'a>(weight: &Weight, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = match weight.name.as_str() {
        "" => figures.words.text("lookup-one-company"),
        name => names::short(name, ""),
    };
    let named = [
        ("weight", "ev_lookup_pf_largest_weight"),
        ("loss", "ev_lookup_weight_loss"),
    ];
    let mut answer = say("lookup-weight", &named, &[("name", Arg::Text(&name))], figures)?;
    if weight.is_company
        && let Some(company) = say("lookup-weight-company", &[FALL], &[], figures)
    {
        answer.append(company, figures);
    }
    Some(answer)
}

/// How often US stocks lost money over the horizon, and their deepest fall.
fn odds<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let market = figures.topics.iter().find(|topic| topic.key == US_MARKET)?;
    let lost = figures.of(market, "freq_neg")?;
    let verdict = match number(lost) {
        share if share <= 0.0 => "never",
        share if share < 10.0 => "low",
        share if share > 50.0 => "high",
        _ => "middle",
    };
    let name = figures.words.text("us-market");
    let named = [("freq_neg", lost.evidence_id.as_str()), FALL, ("horizon", "ev_horizon")];
    let more = [("name", Arg::Text(&name)), ("verdict", Arg::Text(verdict))];
    say("first-odds", &named, &more, figures)
}

/// What three-month bills pay.
fn bills<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    say(
        "lookup-bills",
        &[("bills", "ev_bill_rate"), ("real", "ev_real_bill_rate")],
        &[],
        figures,
    )
}

fn plan<'a>(at: u8, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let id = |what: &str| format!("ev_lookup_{at}_{what}");
    let (paid, median, low, years) = (
        id("plan_paid"),
        id("plan_median_sum"),
        id("plan_low_sum"),
        id("horizon"),
    );
    let named = [
        ("plan_paid", &*paid),
        ("plan_median_sum", &*median),
        ("plan_low_sum", &*low),
        ("horizon", &*years),
    ];
    let name = figures.words.text("us-stocks");
    say("first-plan-sum", &named, &[("name", Arg::Text(&name))], figures)
}
