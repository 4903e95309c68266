//! The first sentence: the answer to what was asked, with the figure that answers it. The words are the messages
//! `first-ID`.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::Balance;

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::questions::{self, Row, Shape};
use super::said::{FirstSentence, Said};
use super::words::{capitalised, quantity, yes};
use super::{economy, holdings, leads, mixes, names, sides, spot};
use intent::coverage::{follows_us_market, is_like_us_market};
use intent::focus::Focus;
use intent::mix;
use intent::question::Question;

/// From this share of the profit before tax on, in per cent, a tax credit is told.
const MUCH_CREDIT: f64 = 10.0;

/// From this debt on, as a multiple of the equity, debt is a danger to a company that makes an operating loss.
const MUCH_IN_A_LOSS: f64 = 0.25;

/// Figures older than this, in years, are no answer to what is so today; how far something fell is history.
pub const OUTLIVED: f64 = 5.0;

/// The answer: from the figures that answer the question, or else which data would give one. Nothing where only the
/// balance can be told. Where other histories stand in for those of the question, the answer says so.
pub fn of<'a>(brief: &Mib, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut answer = without_notes(brief, balance, figures)?;
    let mut subjects = figures.subjects();
    if answer.figures.is_empty() {
        return Some(answer);
    }
    if figures.mixes {
        if mix::is_of_bond_funds(brief) {
            answer.add(&figures.words.text("first-stand-in-bonds"), figures);
        } else if mix::stands_in_for_funds(brief) {
            answer.add(&figures.words.text("first-stand-in-mix"), figures);
        }
        with_left_out(brief, &mut answer, figures);
        if mix::weights(brief).is_some_and(|mix| mix.cash > 0) {
            answer.add(&figures.words.text("first-mix-cash"), figures);
        }
    } else if subjects.any(|topic| topic.key == US_MARKET) {
        with_stand_in(brief, &mut answer, figures);
    }
    leads::erosion(&mut answer, figures);
    let asks_for_it = Question::asks_how_much(brief) && figures.question == Question::EarningsQuality;
    if figures.question == Question::View || asks_for_it {
        leads::named(&mut answer, figures);
    }
    Some(answer)
}

fn without_notes<'a>(brief: &Mib, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let is_on_bonds = matches!(
        figures.question,
        Question::CashOrBonds | Question::RatesDown | Question::RatesUp
    );
    if !is_on_bonds && let Some(focus) = figures.focus.filter(|focus| focus.is_economy()) {
        let mut answer = economy::answer(focus, figures)?;
        let is_forecast = Question::asks_for_a_forecast(brief) && !answer.figures.is_empty();
        if is_forecast {
            answer.text =
                figures.words.text("first-forecast") + &figures.words.text("between-sentences") + &answer.text;
        }
        return Some(answer);
    }
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let special = match subjects.as_slice() {
        [topic] if figures.focus == Some(Focus::Accounts) => accounts(topic, balance, figures),
        // What a metal or a coin is worth takes more years than we have prices for.
        [_] if figures.is_spot && !figures.is_currency && figures.question == Question::Value => {
            missing(brief, balance, figures)
        }
        [topic] if figures.is_spot && figures.question != Question::Risk => spot::of(topic, figures),
        [topic] if figures.question == Question::Income => no_dividend(topic, figures),
        [one, other] if figures.compares => sides::compared(one, other, balance, figures),
        _ => None,
    };
    let spread = || {
        let asked = figures.question == Question::Concentration;
        asked.then(|| holdings::spread(brief, figures)).flatten()
    };
    special
        .or_else(|| mixes::stock_fall(figures))
        .or_else(|| mixes::compared(brief, figures))
        .or_else(|| mixes::crash(figures))
        .or_else(spread)
        .or_else(|| by_table(brief, balance, figures))
        .or_else(|| {
            subjects
                .first()
                .filter(|_| figures.is_spot)
                .and_then(|topic| spot::of(topic, figures))
        })
        .or_else(|| missing(brief, balance, figures))
}

/// The answer; where the question speaks of withdrawals and the answer leaves them out, it says so.
pub fn with_limits<'a>(brief: &Mib, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut answer = of(brief, balance, figures)?;
    let leaves_out_withdrawals = Question::withdraws(brief) && figures.question != Question::Withdrawals;
    if leaves_out_withdrawals && !answer.figures.is_empty() {
        answer.add(&figures.words.text("first-withdrawals"), figures);
    }
    Some(answer)
}

/// By the first row of the table whose figures are there.
fn by_table<'a>(brief: &Mib, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (shape, topic) = questions::shape(brief, figures)?;
    // Who asks about stocks in general for so many years wants to know how such periods went.
    let mut instruments = brief.subject.instruments.iter();
    let names_no_us_fund = !instruments.any(|known| follows_us_market(&known.symbol));
    let question = match figures.question {
        Question::View if shape == Shape::Market && names_no_us_fund && !figures.is_horizon_assumed => Question::Risk,
        question => question,
    };
    questions::rows(question, shape).find_map(|row| {
        let mut said = Said::sizes(topic, row.needs, figures)?;
        let is_current = said.figures.iter().all(|figure| figures.years_old(figure) <= OUTLIVED);
        if !fits_profit_or_loss(row, topic, figures)
            || !matches!(row.question, Question::Recovery | Question::Risk) && !is_current
        {
            return None;
        }
        let verdict = verdict_of(row, &said, balance, figures);
        if shape == Shape::Holdings {
            holdings::add(brief, &mut said, figures)?;
        }
        // The fiscal year is called by the year in which it ends.
        let year = said
            .figures
            .last()
            .and_then(|figure| figure.as_of.get(..4))
            .unwrap_or_default();
        let of_us_stocks = row.question.is_plan() && topic.key != MIX;
        let name = if of_us_stocks {
            figures.words.text("us-stocks")
        } else {
            topic.short.clone()
        };
        let growth = figures.of(topic, "revenue_growth_5y");
        let five_years = match growth.is_none_or(|growth| number(growth) >= 0.0) {
            true => "up",
            false => "down",
        };
        let more = [
            ("name", Arg::Text(name.as_str())),
            ("verdict", Arg::Text(&verdict)),
            ("year", Arg::Text(year)),
            (
                "span",
                Arg::Text(if row.needs.contains(&"return_5y") {
                    "five"
                } else {
                    "one"
                }),
            ),
            ("five_years", Arg::Text(five_years)),
            ("more", Arg::Text(if row.is_full() { "yes" } else { "no" })),
        ];
        let mut answer = said.say(row.message, &more, figures);
        match row.message {
            "first-holdings" => holdings::with_half(brief, &mut answer, figures),
            "first-income" => with_shares(topic, &mut answer, figures),
            "first-cash" => with_tax_credit(topic, &mut answer, figures),
            "first-debt" | "first-debt-equity" | "first-debt-loss" => with_amounts(brief, topic, &mut answer, figures),
            "first-plan" | "first-withdraw-most" => leads::in_money(topic, &mut answer, figures),
            _ => {}
        }
        Some(answer)
    })
}

/// Whether the message of a row fits the profit or loss of a company.
fn fits_profit_or_loss(row: &Row, topic: &Topic, figures: &Figures<'_>) -> bool {
    let is_negative = |measure: &str| figures.of(topic, measure).is_some_and(|figure| number(figure) < 0.0);
    let debt = figures.of(topic, "debt_to_equity").map(number);
    let owes_little = debt.is_some_and(|debt| debt < MUCH_IN_A_LOSS);
    match row.message {
        // After an operating loss no profit covers the interest.
        "first-risk-accounts" | "first-debt" => !is_negative("interest_coverage"),
        "first-debt-equity" => !is_negative("interest_coverage") || owes_little,
        "first-debt-loss" => is_negative("interest_coverage") && !owes_little,
        // These messages speak of a profit.
        "first-eps" | "first-view-net" => !is_negative("net_margin"),
        _ => true,
    }
}

/// The verdict by the bounds of a row. What never happened is called that, and not rare.
fn verdict_of(row: &Row, said: &Said<'_>, balance: Balance, figures: &Figures<'_>) -> String {
    let first = said.figures.first().map(|figure| number(figure));
    match (row.message, first) {
        ("first-odds", Some(0.0)) => "never".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted >= 100.0 => "always".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted <= 0.0 => "never".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted < 50.0 => "rarely".to_owned(),
        ("first-cash", Some(cash)) if cash < 0.0 => "low".to_owned(),
        _ => row.verdict_for(figures.bearable).of(&said.figures, balance.name()),
    }
}

/// Adds that the history of US stocks stands in for that of a fund, unless the fund follows them.
fn with_stand_in<'a>(brief: &Mib, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
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

/// Adds what a company owes and has; before the rest where the question is how much.
fn with_amounts<'a>(brief: &Mib, topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let Some(said) = Said::of(topic, &["debt", "cash"], figures) else {
        return;
    };
    let amounts = said.say("first-debt-cash", &[("name", Arg::Text(topic.short.as_str()))], figures);
    if Question::asks_how_much(brief) {
        answer.lead_with(amounts, figures);
    } else {
        answer.add(&amounts.text, figures);
        answer.figures.extend(amounts.figures);
    }
}

/// Adds which parts of the portfolio the answer leaves out.
fn with_left_out<'a>(brief: &Mib, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
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

/// That nothing was paid out, for a question about a dividend.
fn no_dividend<'a>(topic: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = [("name", Arg::Text(topic.short.as_str()))];
    let Some(said) = Said::of(topic, &["dividends"], figures) else {
        // Accounts without a line on dividends: nothing was paid, or the accounts use another name for it.
        let said = Said::of(topic, &["revenue"], figures)?;
        return Some(said.say("first-dividend-not-shown", &name, figures));
    };
    let none = said.figures.first().is_some_and(|paid| number(paid) == 0.0);
    none.then(|| said.say("first-no-dividend", &name, figures))
}

/// Adds what a tax credit did to the profit, where it did much.
fn with_tax_credit<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let credit = figures
        .of(topic, "tax_credit")
        .filter(|credit| number(credit) > MUCH_CREDIT);
    let Some(credit) = credit else { return };
    let sentence = figures.words.say("first-cash-credit", &[("credit", quantity(credit))]);
    answer.add(&sentence, figures);
    answer.figures.push(credit);
}

/// Adds what the dividend a share was in the first and in the last year of the table.
fn with_shares<'a>(topic: &Topic, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
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
        ("same", Arg::Text(yes(first.value == now.value))),
        ("share", quantity(now)),
        ("first_share", quantity(first)),
        ("since", Arg::Text(&since)),
    ];
    answer.add(&figures.words.say("first-income-share", &arguments), figures);
    answer.figures.extend([first, now]);
}

/// That there is no answer, and which data would give one.
fn missing<'a>(brief: &Mib, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let judged = balance != Balance::InsufficientEvidence;
    let named = !brief.subject.instruments.is_empty();
    // What is there is not called missing: often there are accounts and no prices.
    let accounts = figures.subjects().any(|topic| figures.of(topic, "revenue").is_some());
    let loss = figures.subjects().any(|topic| {
        figures
            .of(topic, "net_income")
            .is_some_and(|profit| number(profit) < 0.0)
    });
    let lacking = if accounts { "prices" } else { "both" };
    let (question, data) = match figures.question {
        Question::Value if figures.is_spot => ("value", "history"),
        Question::Value if named && loss => ("value", "loss"),
        Question::Value if named => ("value", lacking),
        Question::Risk if named => ("risk", "prices"),
        Question::Return if named => ("return", "prices"),
        Question::Income if named && !accounts => ("income", "accounts"),
        Question::Debt | Question::EarningsQuality if named && !accounts => ("view", "accounts"),
        Question::Concentration => ("concentration", "weights"),
        Question::Which if named && !judged => ("which", "pair"),
        // What the parts are like says little about the whole.
        Question::Portfolio => ("view", "together"),
        _ if judged => return None,
        _ if named => ("view", lacking),
        _ => ("view", "figures"),
    };
    let labels: Vec<String> = figures.subjects().map(|topic| topic.short.clone()).collect();
    let about = match named {
        true => figures.words.list(&labels),
        false => brief.subject.in_words(),
    };
    let arguments = [
        ("name", Arg::Text(about.as_str())),
        ("question", Arg::Text(question)),
        ("data", Arg::Text(data)),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-missing", &arguments),
        figures: Vec::new(),
    })
}

fn accounts<'a>(topic: &Topic, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let measures = [
        "operating_margin",
        "revenue_growth_1y",
        "cash_conversion",
        "debt_to_equity",
    ];
    let said = Said::of(topic, &measures, figures)?;
    let more = [
        ("name", Arg::Text(topic.label.as_str())),
        ("balance", Arg::Text(balance.name())),
    ];
    Some(said.say("first-accounts", &more, figures))
}
