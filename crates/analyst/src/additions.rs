//! Sentences that are added to the first one: what stands in for what, what is left out, the other side of a choice.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Balance;

use super::answer::verdict_of;
use super::figures::{Figures, Topic, US_MARKET, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::questions::{self, Shape};
use super::words::{capitalised, quantity, yes_no};
use super::{economy, names};
use intent::coverage::is_like_us_market;
use intent::focus::Focus;
use intent::mix;
use intent::question::Question;
use intent::stated_rates::bearable_loss;
use languages::decimal::Decimal;

/// A tax credit above this share of the profit before tax, in per cent, is mentioned.
const NOTABLE_TAX_CREDIT: f64 = 10.0;

/// A price that is older, in years, gives no dividend yield of today.
const MAX_YIELD_AGE: f64 = 1.0;

/// Adds what there is on stocks or bonds, where a question sets a metal, a coin or a currency beside them.
pub fn with_other_side<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let is_one = figures.is_spot && !figures.compares && figures.subjects().count() == 1;
    let compares = matches!(
        figures.question,
        Question::Which | Question::View | Question::Risk | Question::Return
    );
    if !is_one || !compares {
        return;
    }
    if Question::speaks_of_stocks(brief) {
        with_stocks(answer, figures);
    } else if Question::speaks_of_bonds(brief)
        && let Some(yields) = economy::of_today(Focus::Rates, figures)
    {
        answer.append(yields, figures);
    }
}

/// Adds whether the deepest fall that the answer tells is one that the question says can be borne.
pub fn with_bearable_loss<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let mut told = answer.figures.iter();
    let fall = told.find(|figure| figure.evidence_id.contains("max_drawdown"));
    let Some((bearable, fall)) = bearable_loss(brief).zip(fall) else {
        return;
    };
    let fits = number(fall).abs() <= bearable;
    let bearable = Arg::Quantity {
        value: Decimal::of(bearable),
        unit: "percent",
    };
    let arguments = [("fits", Arg::Text(yes_no(fits))), ("bearable", bearable)];
    answer.add(&figures.words.say("first-bearable", &arguments), figures);
}

/// Adds that the history of US stocks stands in for that of a fund, unless the fund follows them.
pub fn with_stand_in<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let others = brief.subject.instruments.iter();
    let names: Vec<String> = others
        .filter(|known| is_like_us_market(&known.symbol))
        .map(|known| names::of_instrument(&known.name, &known.symbol, figures.words))
        .collect();
    if names.is_empty() {
        return;
    }
    let names = figures.words.list(&names);
    let name = [("name", Arg::Text(names.as_str()))];
    answer.add(&figures.words.say("first-stand-in", &name), figures);
}

/// Adds how investing at once did beside investing in parts.
pub fn with_lump_sums<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    if let Some(args) = MessageArgs::signed(topic, &["ev_lump_ahead"], figures) {
        answer.add(&args.say("first-wait-compared", &[], figures).text, figures);
    }
}

/// Adds how often US stocks lost money, where they are compared with something else.
fn with_stocks<'a>(answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let market = figures.topics.iter().find(|topic| topic.key == US_MARKET);
    let row = questions::rows(Question::Risk, Shape::Market).next();
    let Some((topic, row)) = market.zip(row) else { return };
    if let Some(args) = MessageArgs::unsigned(topic, row.needs, figures) {
        let verdict = verdict_of(row, &args, Balance::Mixed, figures);
        let more = [
            ("name", Arg::Text(topic.short.as_str())),
            ("verdict", Arg::Text(&verdict)),
        ];
        answer.append(args.say(row.message, &more, figures), figures);
    }
}

/// Adds debt and cash of a company; they come first where the question asks how much.
pub fn with_debt_and_cash<'a>(
    brief: &MasterBrief,
    topic: &Topic,
    answer: &mut FirstSentence<'a>,
    figures: &Figures<'a>,
) {
    let Some(args) = MessageArgs::signed(topic, &["debt", "cash"], figures) else {
        return;
    };
    let amounts = args.say("first-debt-cash", &[("name", Arg::Text(topic.short.as_str()))], figures);
    if Question::asks_how_much(brief) {
        answer.lead_with(amounts, figures);
    } else {
        answer.append(amounts, figures);
    }
}

/// Adds which parts of the portfolio the answer leaves out.
pub fn with_left_out<'a>(brief: &MasterBrief, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let parts = mix::left_out(brief).into_iter();
    let names: Vec<String> = parts
        .map(|held| names::of_instrument(&held.name, &held.symbol, figures.words))
        .collect();
    if !names.is_empty() {
        let names = figures.words.list(&names);
        let name = [("name", Arg::Text(names.as_str()))];
        answer.add(&capitalised(&figures.words.say("first-mix-left-out", &name)), figures);
    }
}

/// Adds what a tax credit did to the profit, where it did much.
pub fn with_tax_credit<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let credit = figures
        .of(topic, "tax_credit")
        .filter(|credit| number(credit) > NOTABLE_TAX_CREDIT);
    let Some(credit) = credit else { return };
    let sentence = figures.words.say("first-cash-credit", &[("credit", quantity(credit))]);
    answer.add(&sentence, figures);
    answer.figures.push(credit);
}

/// Begins with the missing yield, where the question asks for it: it takes a current price.
pub fn without_a_yield<'a>(brief: &MasterBrief, topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let price = figures.of(topic, "price");
    let is_priced = price.is_some_and(|price| figures.years_old(price) <= MAX_YIELD_AGE);
    if Question::asks_for_a_yield(brief) && !is_priced {
        let name = [("name", Arg::Text(topic.short.as_str()))];
        let missing = FirstSentence {
            text: figures.words.say("first-income-no-yield", &name),
            figures: Vec::new(),
        };
        answer.lead_with(missing, figures);
    }
}

/// Adds the dividend per share in the first and in the last year of the table.
pub fn with_dividends_per_share<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let paid = figures
        .of(topic, "dividends")
        .and_then(|paid| paid.as_of.get(..4)?.parse().ok());
    let last: i32 = paid.unwrap_or_default();
    let of_year = |year: i32| Some((year, figures.of(topic, &format!("{year}_dividends_per_share"))?));
    let mut years = (last - 5..=last + 1).filter_map(of_year);
    let (Some((since, first)), Some((_, now))) = (years.next(), years.next_back()) else {
        return;
    };
    let since = since.to_string();
    let arguments = [
        ("same", Arg::Text(yes_no(first.value == now.value))),
        ("share", quantity(now)),
        ("first_share", quantity(first)),
        ("since", Arg::Text(&since)),
    ];
    answer.add(&figures.words.say("first-income-share", &arguments), figures);
    answer.figures.extend([first, now]);
}
