//! A figure of a company's accounts, in the years that a question names and in the newest ones.

use languages::locale::Arg;
use pipeline::committee::Evidence;

use super::answer::MAX_CURRENT_AGE;
use super::figures::{Figures, Topic, number};
use super::measures;
use super::message_args::{FirstSentence, size};
use intent::measure::Measure;
use intent::past_period::PastPeriod;
use intent::question::Question;

/// The measure of the net profit.
pub const NET_PROFIT: &str = "net_income";

/// At most so many years are told one by one.
const MAX_YEARS_TOLD: usize = 4;

/// Accounts of this age, in years, lack a year or more.
const OLD_ACCOUNTS_YEARS: f64 = 1.75;

/// The fiscal years beside the newest one that may have figures.
const MAX_YEARS_BACK: u16 = 30;

/// The figure that the question names, if it is about one company.
pub fn named<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let [topic] = subjects.as_slice() else { return None };
    if figures.measure == Some(Measure::MarketValue) {
        return market_value(topic, figures);
    }
    match figures.past_years {
        Some(period) => in_years(topic, measure_of(figures)?, period, figures),
        None => newest(topic, figures.measure?.id(), figures),
    }
}

/// What the shares in public hands were worth, where there is no current price.
fn market_value<'a>(topic: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let has_price = figures
        .of(topic, "price")
        .is_some_and(|price| figures.years_old(price) < 1.0);
    let float = figures.of(topic, "public_float").filter(|_| !has_price)?;
    let arguments = [
        ("name", Arg::Text(topic.short.as_str())),
        ("value", Arg::Text(&figures.words.quantity(float))),
        ("date", Arg::Text(&figures.words.date(&float.as_of))),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-market-value", &arguments),
        figures: vec![float],
    })
}

/// The figure that a question about past years asks for.
fn measure_of(figures: &Figures<'_>) -> Option<&'static str> {
    Some(match figures.question {
        Question::Income => "dividends",
        Question::Debt => "debt",
        Question::EarningsPerShare => "eps_diluted",
        Question::ReturnOnEquity => "roe",
        Question::SalesGrowth => "revenue_growth_1y",
        _ => figures.measure?.id(),
    })
}

/// The newest figure, and the one of the year before.
fn newest<'a>(topic: &Topic, measure: &str, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let figure = figures
        .of(topic, measure)
        .filter(|figure| figures.years_old(figure) <= MAX_CURRENT_AGE)?;
    let mut answer = first(figure, topic, measure, figures);
    let known = years(topic, measure, figures);
    let mut earlier = known.iter().filter(|(_, earlier)| earlier.as_of < figure.as_of);
    if let Some((_, before)) = earlier.next_back() {
        answer.append(of_year(before, is_loss(figure, measure), measure, figures), figures);
    }
    Some(answer)
}

/// The figures of the years that the question names; of many, the first and the last.
pub fn in_years<'a>(
    topic: &Topic,
    measure: &str,
    period: PastPeriod,
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let this_year = figures.as_of.get(..4)?.parse().ok()?;
    let (from, to) = period.first_and_last(this_year);
    let within: Vec<&'a Evidence> = years(topic, measure, figures)
        .into_iter()
        .filter(|(year, _)| (from..=to).contains(year))
        .map(|(_, figure)| figure)
        .collect();
    let Some((oldest, rest)) = within.split_first() else {
        return missing(topic, measure, (from, to), figures);
    };
    let mut answer = first(oldest, topic, measure, figures);
    let told = if rest.len() < MAX_YEARS_TOLD {
        rest
    } else {
        &rest[rest.len() - 1..]
    };
    for later in told {
        answer.append(of_year(later, is_loss(oldest, measure), measure, figures), figures);
    }
    Some(answer)
}

/// Begins with the date of the newest accounts, where they are old and the answer is about today.
pub fn with_age<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let [topic] = subjects.as_slice() else { return };
    let is_old = figures
        .of(topic, "accounts_age")
        .is_some_and(|age| number(age) >= OLD_ACCOUNTS_YEARS);
    let quotes = answer
        .figures
        .iter()
        .any(|figure| figure.source_id.starts_with("filings"));
    let newest = figures.of(topic, "revenue").or_else(|| figures.of(topic, "net_income"));
    let (true, Some(newest)) = (is_old && quotes && figures.past_years.is_none(), newest) else {
        return;
    };
    let arguments = [
        ("name", Arg::Text(topic.short.as_str())),
        ("date", Arg::Text(&figures.words.date(&newest.as_of))),
    ];
    let text = figures.words.say("first-old-accounts", &arguments);
    answer.lead_with(
        FirstSentence {
            text,
            figures: Vec::new(),
        },
        figures,
    );
}

/// Says that there are no accounts of those years, where there are accounts of others.
fn missing<'a>(
    topic: &Topic,
    measure: &str,
    (from, to): (u16, u16),
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    figures.of(topic, "revenue")?;
    let years = match from == to {
        true => from.to_string(),
        false => format!("{from}–{to}"),
    };
    // Where only this figure is not kept by year, there are accounts of that year all the same.
    let has_accounts = (from..=to).any(|year| figures.of(topic, &format!("{year}_revenue")).is_some());
    let called = figures
        .words
        .inside(&measures::name(&format!("ev_{measure}"), figures.words));
    let arguments = [
        ("name", Arg::Text(topic.short.as_str())),
        ("years", Arg::Text(&years)),
        ("measure", Arg::Text(&called)),
    ];
    let message = if has_accounts {
        "acc-no-year"
    } else {
        "first-measure-missing"
    };
    Some(FirstSentence {
        text: figures.words.say(message, &arguments),
        figures: Vec::new(),
    })
}

/// The figure of each fiscal year that has one, the oldest first.
fn years<'a>(topic: &Topic, measure: &str, figures: &Figures<'a>) -> Vec<(u16, &'a Evidence)> {
    let this_year: u16 = figures
        .as_of
        .get(..4)
        .and_then(|year| year.parse().ok())
        .unwrap_or_default();
    let of_year = |year: u16| Some((year, figures.of(topic, &format!("{year}_{}", measure))?));
    (this_year.saturating_sub(MAX_YEARS_BACK)..=this_year + 1)
        .filter_map(of_year)
        .collect()
}

fn first<'a>(figure: &'a Evidence, topic: &Topic, measure: &str, figures: &Figures<'a>) -> FirstSentence<'a> {
    let (called, value) = called(figure, measure, figures);
    let arguments = [
        ("measure", Arg::Text(&called)),
        ("name", Arg::Text(topic.short.as_str())),
        ("value", Arg::Text(&value)),
        ("date", Arg::Text(&figures.words.date(&figure.as_of))),
    ];
    FirstSentence {
        text: figures.words.say("first-measure", &arguments),
        figures: vec![figure],
    }
}

/// The figure of one more year, after that of a loss or of a profit.
fn of_year<'a>(figure: &'a Evidence, after_loss: bool, measure: &str, figures: &Figures<'a>) -> FirstSentence<'a> {
    let (called, value) = called(figure, measure, figures);
    let value = match is_loss(figure, measure) == after_loss {
        true => value,
        false => format!("{called} {value}"),
    };
    let arguments = [
        ("value", Arg::Text(&value)),
        ("date", Arg::Text(&figures.words.date(&figure.as_of))),
    ];
    FirstSentence {
        text: figures.words.say("first-measure-year", &arguments),
        figures: vec![figure],
    }
}

/// The name and the value of a figure.
fn called(figure: &Evidence, measure: &str, figures: &Figures<'_>) -> (String, String) {
    match is_loss(figure, measure) {
        true => (figures.words.text("measure-net-loss"), size(figure, figures)),
        false => (
            measures::name(&figure.evidence_id, figures.words),
            figures.words.quantity(figure),
        ),
    }
}

/// A negative profit is a loss.
fn is_loss(figure: &Evidence, measure: &str) -> bool {
    measure == NET_PROFIT && number(figure) < 0.0
}
