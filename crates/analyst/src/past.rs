//! The first sentence on past years, and on the best and the worst periods of the past.

use intent::focus::Focus;
use intent::past_period::PastPeriod;
use intent::question::Question;
use intent::sums::past_sum;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;

use super::account_years;
use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::names;
use super::spot::years_between;
use super::words::capitalised;

/// What the subject returned in the years that the question names.
pub fn of_period<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let Question::Past(period) = figures.question else {
        return None;
    };
    // The mix comes before stocks alone, and stocks before bonds.
    let mut parts = [MIX, US_MARKET, "bonds"]
        .into_iter()
        .filter_map(|key| returned(key, figures));
    let Some(mut answer) = parts.next() else {
        return not_covered(period, figures);
    };
    for other in parts {
        answer.append(other, figures);
    }
    if matches!(period, PastPeriod::Years(first, last) if first == last) {
        answer.add(&figures.words.text("first-past-averages"), figures);
    }
    if let Some(money) = in_money(figures) {
        answer.lead_with(money, figures);
    }
    Some(answer)
}

/// The name of what the figures with this key are about.
fn name_of(key: &str, figures: &Figures<'_>) -> String {
    let mix = figures.topics.iter().find(|topic| topic.key == MIX);
    match (key, mix) {
        (MIX, Some(topic)) => topic.short.clone(),
        ("bonds", _) => figures.words.text("us-bonds"),
        _ => figures.words.text("us-stocks"),
    }
}

/// What is paid out and counted in, as the messages name it.
fn income_of(key: &str) -> Arg<'static> {
    Arg::Text(match key {
        "bonds" => "interest",
        US_MARKET => "dividends",
        _ => "both",
    })
}

fn returned<'a>(key: &str, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let nominal = figures.get(&format!("ev_past_{key}_return_nominal"))?;
    let real = figures.get(&format!("ev_past_{key}_return_real"))?;
    let mut args = MessageArgs::default();
    args.quote("nominal", nominal, figures);
    args.quote("real", real, figures);
    let way = |size: f64| Arg::Text(if size < 0.0 { "down" } else { "up" });
    let name = name_of(key, figures);
    let more = [
        ("name", Arg::Text(&name)),
        ("income", income_of(key)),
        ("nominal_way", way(number(nominal))),
        ("real_way", way(number(real))),
    ];
    Some(args.say("first-past", &more, figures))
}

/// What the sum of the question became.
fn in_money<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut parts = [MIX, US_MARKET, "bonds"].into_iter();
    let has_figures = |key: &&str| figures.get(&format!("ev_past_{key}_return_real")).is_some();
    let key = parts.find(has_figures)?;
    let name = name_of(key, figures);
    let topic = figures.topics.first()?;
    let args = MessageArgs::signed(topic, &["ev_past_start", "ev_past_sum", "ev_past_real_sum"], figures)?;
    let more = [("name", Arg::Text(&name)), ("income", income_of(key))];
    Some(args.say("first-past-sum", &more, figures))
}

/// What prices did in the years that the question names, one instrument after the other.
pub fn of_prices<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let Question::PastPrice(period) = figures.question else {
        return None;
    };
    let this_year = brief.as_of.get(..4)?.parse().ok()?;
    // "How did Apple do in 2015?" may be about its business, "How did Apple stock do?" is not.
    let is_on_money = Question::speaks_of_stocks(brief) || Question::invests(brief) || past_sum(brief).is_some();
    let mut sentences = figures.subjects().map(|topic| {
        of_price(topic, period, figures)
            .or_else(|| {
                if is_on_money {
                    None
                } else {
                    of_business(topic, period, figures)
                }
            })
            .unwrap_or_else(|| no_price(topic, period, this_year, figures))
    });
    let mut answer = sentences.next()?;
    for other in sentences {
        answer.append(other, figures);
    }
    Some(answer)
}

/// Says that the figures on the economy are of today, where a question names past years.
pub fn of_the_economy<'a>(focus: Focus, brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    // Whether a recession comes is compared with past ones.
    let compares = matches!(focus, Focus::Curve | Focus::Recession | Focus::Savings);
    let period = Question::past_years(brief).filter(|_| !compares)?;
    let years = years_of(period, brief.as_of.get(..4)?.parse().ok()?);
    let name = names::of(brief, figures.words);
    let arguments = [("name", Arg::Text(name.as_str())), ("years", Arg::Text(&years))];
    Some(FirstSentence {
        text: capitalised(&figures.words.say("first-not-those-years", &arguments)),
        figures: Vec::new(),
    })
}

/// The years of a period: "2008", "2015–2020".
fn years_of(period: PastPeriod, this_year: u16) -> String {
    match period.first_and_last(this_year) {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    }
}

/// Says of which years there are no prices, and where they begin.
fn no_price<'a>(topic: &Topic, period: PastPeriod, this_year: u16, figures: &Figures<'a>) -> FirstSentence<'a> {
    let name = ("name", Arg::Text(topic.label.as_str()));
    let years = years_of(period, this_year);
    let arguments = [name, ("years", Arg::Text(&years))];
    let mut answer = FirstSentence {
        text: capitalised(&figures.words.say("first-past-price-missing", &arguments)),
        figures: Vec::new(),
    };
    let whole = figures.of(topic, "gain_whole").and_then(|gain| gain.period.as_deref());
    if let Some((from, _)) = whole.and_then(|period| period.split_once('/')) {
        let from = Arg::Date(from.get(..7).unwrap_or(from));
        answer.add(
            &figures.words.say("first-past-price-begins", &[name, ("from", from)]),
            figures,
        );
    }
    answer
}

/// The sales and the profit of a company in past years of which there are no prices.
fn of_business<'a>(topic: &Topic, period: PastPeriod, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let in_years = |measure| account_years::in_years(topic, measure, period, figures);
    let mut answer = in_years("revenue").filter(|sales| !sales.figures.is_empty())?;
    if let Some(profit) = in_years(account_years::NET_PROFIT) {
        answer.append(profit, figures);
    }
    Some(answer)
}

/// What the price of an instrument did in past years, as far as there are prices.
fn of_price<'a>(topic: &Topic, period: PastPeriod, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = ("name", Arg::Text(topic.label.as_str()));
    let args = MessageArgs::signed(topic, &["past_change", "price"], figures)?;
    let (from, to) = args.figures.first()?.period.as_deref()?.split_once('/')?;
    let begins_later = match period {
        // The first close of a year may be in its first days.
        PastPeriod::Years(year, _) | PastPeriod::Since(year) => {
            from.get(..7).is_some_and(|month| month > format!("{year}-01").as_str())
        }
        PastPeriod::Last(years) => years_between(from, to) < f64::from(years),
    };
    let mut answer = args.say("first-past-price", &[name], figures);
    if !figures.is_spot {
        answer.add(&figures.words.text("first-past-price-dividends"), figures);
    }
    if begins_later {
        let from = Arg::Date(from.get(..7).unwrap_or(from));
        answer.add(
            &figures.words.say("first-past-price-begins", &[name, ("from", from)]),
            figures,
        );
    }
    Some(answer)
}

/// Says that the history does not reach to those years.
fn not_covered<'a>(period: PastPeriod, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let years = match period {
        PastPeriod::Years(from, to) if from == to => from.to_string(),
        PastPeriod::Years(from, to) => format!("{from}–{to}"),
        PastPeriod::Since(year) | PastPeriod::Last(year) => year.to_string(),
    };
    let args = MessageArgs::signed(figures.topics.first()?, &["ev_sp_real_return_all"], figures)?;
    Some(args.say("first-past-missing", &[("years", Arg::Text(&years))], figures))
}

/// The worst and the best past periods as long as the horizon.
pub fn extremes<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if figures.question != Question::Extremes {
        return None;
    }
    let (worst, best) = (figures.get("ev_past_worst")?, figures.get("ev_past_best")?);
    let subject: &Topic = figures.subjects().next()?;
    let mut args = MessageArgs::default();
    args.quote("worst", worst, figures);
    args.quote("best", best, figures);
    args.quote("horizon", figures.get("ev_horizon")?, figures);
    let name = name_of(&subject.key, figures);
    let (best_from, best_to) = best.period.as_deref()?.split_once('/')?;
    let month = |date| Arg::Date(str::get(date, ..7).unwrap_or(date));
    let more = [
        ("name", Arg::Text(&name)),
        ("worst_way", Arg::Text(if number(worst) < 0.0 { "down" } else { "up" })),
        ("best_from", month(best_from)),
        ("best_to", month(best_to)),
    ];
    Some(args.say("first-extremes", &more, figures))
}
