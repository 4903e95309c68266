//! The first sentence on a mix of stocks and bonds: in a fall, in a crash, and beside another mix.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;

use super::figures::{Figures, MIX, US_MARKET, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::supposed_falls;
use intent::mix;
use intent::question::Question;

/// What a fall of stocks by so much would do to a mix, and what the crash of 2008 did.
pub fn stock_fall<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let Question::StockFall(_) = figures.question else {
        return None;
    };
    let Some(topic) = figures.subjects().find(|topic| topic.key == MIX) else {
        return of_stocks_alone(brief, figures);
    };
    let args = MessageArgs::signed(topic, &["ev_mix_stock_fall", "ev_stock_fall"], figures)?;
    let name = [("name", Arg::Text(topic.short.as_str()))];
    let mut answer = args.say("first-stock-fall", &name, figures);
    if let Some(money) = supposed_falls::in_money(brief, figures) {
        answer.lead_with(money, figures);
    }
    if let Some(crash) = crash_of(2008, false, figures) {
        answer.append(crash, figures);
    }
    Some(answer)
}

/// What such a fall does to a fund of US stocks, and how long stocks took to recover from the deepest falls.
fn of_stocks_alone<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let topic = figures.subjects().find(|topic| topic.key == US_MARKET)?;
    let recoveries = ["ev_sp_recovery_1929", "ev_sp_recovery_2000", "ev_sp_recovery_2008"];
    let recovered = MessageArgs::signed(topic, &recoveries, figures)?.say("first-recovery", &[], figures);
    let mut answer = crash_of(2008, false, figures)?;
    answer.append(recovered, figures);
    answer.text = format!(
        "{}{}{}",
        figures.words.text("first-fund-falls"),
        figures.words.text("between-sentences"),
        answer.text
    );
    if let Some(money) = supposed_falls::in_money(brief, figures) {
        answer.lead_with(money, figures);
    }
    Some(answer)
}

/// Two mixes side by side.
pub fn compared<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if figures.question != Question::WhichMix {
        return None;
    }
    let topic = figures.subjects().find(|topic| topic.key == MIX)?;
    let first = mix::weights(brief)?;
    let other = mix::other(brief)?;
    let measures = [
        "ev_mix_median",
        "ev_other_mix_median",
        "freq_neg",
        "ev_other_mix_loss",
        "max_drawdown_all",
        "ev_horizon",
    ];
    let mut args = MessageArgs::unsigned(topic, &measures, figures)?;
    args.quote("other_fall", figures.get("ev_other_mix_fall")?, figures);
    let size = |id: &str| figures.get(id).map_or(0.0, number);
    let (name, other_name) = (first.to_string(), other.to_string());
    let gain = size("ev_mix_median") - size("ev_other_mix_median");
    let deeper = size("ev_mix_max_drawdown_all").abs() - size("ev_other_mix_fall").abs();
    // The mix with the higher return, and whether it fell deeper.
    let (higher, fell_deeper) = match gain > 0.0 {
        true => (&name, deeper > 0.0),
        false => (&other_name, deeper < 0.0),
    };
    let verdict = match fell_deeper {
        _ if gain == 0.0 => "neither",
        true => "more",
        false => "better",
    };
    let more = [
        ("name", Arg::Text(name.as_str())),
        ("other", Arg::Text(other_name.as_str())),
        ("higher", Arg::Text(higher.as_str())),
        ("verdict", Arg::Text(verdict)),
    ];
    Some(args.say("first-mixes", &more, figures))
}

/// How far the subject fell in the crash that the question names.
pub fn crash<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    match figures.question {
        Question::Crash(year) => crash_of(year, Question::looks_back(brief), figures),
        _ => None,
    }
}

fn crash_of<'a>(year: u16, looks_back: bool, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (measure, year) = (format!("fall_{year}"), year.to_string());
    let topic = figures.subjects().find(|topic| figures.of(topic, &measure).is_some())?;
    let mut args = MessageArgs::unsigned(topic, &[&measure], figures)?;
    let stocks = figures.get(&format!("ev_{US_MARKET}_{measure}"))?;
    args.quote("stocks", stocks, figures);
    let alone = topic.key == US_MARKET;
    let more = [
        ("name", Arg::Text(topic.short.as_str())),
        ("year", Arg::Text(year.as_str())),
        ("more", Arg::Text(if alone { "no" } else { "yes" })),
    ];
    let message = if alone && looks_back {
        "first-crash-past"
    } else {
        "first-crash"
    };
    Some(args.say(message, &more, figures))
}
