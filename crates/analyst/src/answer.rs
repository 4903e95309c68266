//! The first sentence: the answer to what was asked, with the figure that answers it. Its text is the message
//! `first-ID`.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Balance;

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::questions::{self, Row, Shape};
use super::{
    account_years, additions, economy, holdings, leads, missing, mixes, past, past_economy, plain, sides, spot,
    stated_limits, supposed_falls,
};
use intent::coverage::follows_us_market;
use intent::focus::Focus;
use intent::measure::Measure;
use intent::mix;
use intent::question::Question;

/// Debt of at least this multiple of the equity endangers a company that makes an operating loss.
const RISKY_DEBT_IN_LOSS: f64 = 0.25;

/// Older figures, in years, do not describe today. Falls of the past may be quoted at any age.
pub const MAX_CURRENT_AGE: f64 = 5.0;

/// The first sentence: the figures that answer the question, or which data is missing; `None` where only the balance
/// can be stated. Where another history stands in for the one asked about, a note says so.
pub fn of<'a>(brief: &MasterBrief, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if figures.question.is_plain() {
        return plain::answer(brief, figures);
    }
    // "Is the free cash flow growing?" asks for the figure as much as for the quality of the profits.
    let names_cash_flow = figures.measure == Some(Measure::FreeCashFlow);
    let asks_for_figure =
        figures.question == Question::EarningsQuality && (names_cash_flow || Question::asks_how_much(brief));
    // "Did Apple pay dividends in 2013?" asks for that year alone.
    let of_past_years = figures.past_years.is_some() && !figures.compares && !figures.question.has_no_sides();
    let is_named = figures.question == Question::View || asks_for_figure || of_past_years;
    let named = || account_years::named(figures).filter(|_| is_named);
    // Where nobody asks what to think of the company, its figure is the answer.
    if (figures.question == Question::View || of_past_years)
        && !figures.asks_for_a_view
        && let Some(mut figure) = named()
    {
        account_years::with_age(&mut figure, figures);
        leads::why(brief, &mut figure, figures);
        return Some(figure);
    }
    let Some(mut answer) = without_notes(brief, balance, figures) else {
        return named();
    };
    let mut subjects = figures.subjects();
    if answer.figures.is_empty() {
        return Some(answer);
    }
    additions::with_other_side(brief, &mut answer, figures);
    // Arithmetic leaves nothing out and needs no history.
    let is_arithmetic = figures.question == Question::PartsFall;
    if figures.is_mix && !is_arithmetic {
        if mix::is_of_bond_funds(brief) {
            answer.add(&figures.words.text("first-stand-in-bonds"), figures);
        } else if mix::stands_in_for_funds(brief) {
            answer.add(&figures.words.text("first-stand-in-mix"), figures);
        }
        additions::with_left_out(brief, &mut answer, figures);
        if mix::weights(brief).is_some_and(|mix| mix.cash > 0) {
            answer.add(&figures.words.text("first-mix-cash"), figures);
        }
    } else if !is_arithmetic && subjects.any(|topic| topic.key == US_MARKET) {
        additions::with_stand_in(brief, &mut answer, figures);
    }
    leads::erosion(&mut answer, figures);
    leads::at_supposed_return(&mut answer, figures);
    if let Some(figure) = named().filter(|figure| !tells(&answer, figure)) {
        answer.lead_with(figure, figures);
    }
    leads::why(brief, &mut answer, figures);
    leads::in_dollars(brief, &mut answer, figures);
    account_years::with_age(&mut answer, figures);
    Some(answer)
}

/// Whether an answer already has the first figure of another one.
fn tells(answer: &FirstSentence<'_>, other: &FirstSentence<'_>) -> bool {
    let first = other.figures.first();
    first.is_some_and(|first| answer.figures.iter().any(|told| told.evidence_id == first.evidence_id))
}

fn without_notes<'a>(brief: &MasterBrief, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if let Some(plain) = supposed_falls::answer(brief, figures).or_else(|| plain_share(figures)) {
        return Some(plain);
    }
    if matches!(figures.question, Question::PastPrice(_)) && figures.focus != Some(Focus::Oil) {
        return past::of_prices(brief, figures);
    }
    let is_on_bonds = matches!(
        figures.question,
        Question::CashOrBonds | Question::RatesDown | Question::RatesUp
    );
    if !is_on_bonds && let Some(focus) = figures.focus.filter(|focus| focus.is_economy()) {
        return past_economy::of(focus, brief, figures).or_else(|| economy::answer(focus, brief, figures));
    }
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let special = match subjects.as_slice() {
        [topic] if figures.focus == Some(Focus::Accounts) => accounts(topic, balance, figures),
        // Judging the value of a metal or a coin takes more years of prices than we have.
        [_] if figures.is_spot && !figures.is_currency && figures.question == Question::Value => {
            missing::of(brief, balance, figures)
        }
        [topic] if figures.is_spot && figures.question != Question::Risk => spot::of(topic, figures),
        [topic] if figures.question == Question::Income => no_dividend(topic, figures),
        [one, other] if figures.compares => sides::compared(one, other, balance, figures),
        [_, _, rest @ ..] if figures.compares && (!figures.asks_for_a_view || !rest.is_empty()) => {
            let by_one = sides::ranked(&subjects, figures).filter(|_| !figures.asks_for_a_view);
            by_one.or_else(|| sides::ranked_by_each(brief, &subjects, figures))
        }
        _ => None,
    };
    if let Some(mut answer) = special {
        // Accounts alone do not tell which of two is the cheaper one.
        let has_price = |topic: &&Topic| figures.of(topic, "pe").is_some();
        if figures.compares && figures.compares_by == Some(Question::Value) && !subjects.iter().all(has_price) {
            answer.lead_with(missing::current_prices(figures), figures);
        }
        return Some(answer);
    }
    let spread = || {
        let asked = figures.question == Question::Concentration;
        asked.then(|| holdings::diversified_answer(brief, figures)).flatten()
    };
    mixes::stock_fall(brief, figures)
        .or_else(|| mixes::compared(brief, figures))
        .or_else(|| mixes::crash(brief, figures))
        .or_else(|| past::of_period(figures))
        .or_else(|| past::extremes(figures))
        .or_else(spread)
        .or_else(|| by_table(brief, balance, figures))
        .or_else(|| figures.is_spot.then(|| spot::each(&subjects, figures)).flatten())
        .or_else(|| missing::of(brief, balance, figures))
}

/// What cash pays, or what decides how much to have in stocks.
fn plain_share<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let topic = figures.topics.last()?;
    match figures.question {
        Question::CashRate => {
            let args = MessageArgs::signed(topic, &["ev_bill_rate"], figures)?;
            Some(args.say("first-cash-rate", &[], figures))
        }
        Question::StockShare => {
            let mut args = MessageArgs::default();
            args.quote("five", figures.get("ev_freq_neg_5y")?, figures);
            args.quote("twenty", figures.get("ev_freq_neg_20y")?, figures);
            args.quote("fall", figures.get("ev_sp_real_max_drawdown_all")?, figures);
            Some(args.say("first-stock-share", &[], figures))
        }
        _ => None,
    }
}

/// The first sentence, with a note where the question speaks of withdrawals and the answer leaves them out.
pub fn with_limits<'a>(brief: &MasterBrief, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut answer = of(brief, balance, figures)?;
    let leaves_out_withdrawals = Question::withdraws(brief) && figures.question != Question::Withdrawals;
    if leaves_out_withdrawals && !answer.figures.is_empty() {
        answer.add(&figures.words.text("first-withdrawals"), figures);
    }
    additions::with_bearable_loss(brief, &mut answer, figures);
    stated_limits::add(brief, &mut answer, figures);
    Some(answer)
}

/// The answer by the first row of `questions::ROWS` whose figures all exist.
fn by_table<'a>(brief: &MasterBrief, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (shape, topic) = questions::shape(brief, figures)?;
    // A view on stocks in general over stated years means: how often did periods of that length lose money?
    let mut instruments = brief.subject.instruments.iter();
    let names_no_us_fund = !instruments.any(|known| follows_us_market(&known.symbol));
    let question = match figures.question {
        Question::View if shape == Shape::Market && names_no_us_fund && !figures.is_horizon_assumed => Question::Risk,
        question => question,
    };
    questions::rows(question, shape).find_map(|row| {
        let mut args = MessageArgs::unsigned(topic, row.needs, figures)?;
        let is_current = args
            .figures
            .iter()
            .all(|figure| figures.years_old(figure) <= MAX_CURRENT_AGE);
        if !fits_profit_or_loss(row, topic, figures)
            || !matches!(
                row.question,
                Question::DeepestFall | Question::Recovery | Question::Risk
            ) && !is_current
        {
            return None;
        }
        let verdict = verdict_of(row, &args, balance, figures);
        if shape == Shape::Holdings {
            holdings::add_largest(brief, &mut args, figures)?;
        }
        // A fiscal year is named after the year in which it ends.
        let year = args
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
        let mut answer = args.say(row.message, &more, figures);
        match row.message {
            "first-holdings" => holdings::with_half_in_cash(brief, &mut answer, figures),
            "first-income" => {
                additions::with_dividends_per_share(topic, &mut answer, figures);
                additions::without_a_yield(brief, topic, &mut answer, figures);
            }
            "first-cash" => additions::with_tax_credit(topic, &mut answer, figures),
            "first-debt" | "first-debt-equity" | "first-debt-loss" => {
                additions::with_debt_and_cash(brief, topic, &mut answer, figures)
            }
            "first-grown" | "first-plan" | "first-withdraw-most" => {
                leads::in_money(topic, &name, &mut answer, figures);
            }
            "first-withdraw" | "first-withdraw-long" => leads::years_lasted(topic, &name, &mut answer, figures),
            // Somebody who asks how often stocks fall does not ask when to invest.
            "first-wait" if !Question::asks_how_often(brief) => additions::with_lump_sums(topic, &mut answer, figures),
            _ => {}
        }
        Some(answer)
    })
}

/// Whether the message of a row fits the profit or loss of a company.
fn fits_profit_or_loss(row: &Row, topic: &Topic, figures: &Figures<'_>) -> bool {
    let is_negative = |measure: &str| figures.of(topic, measure).is_some_and(|figure| number(figure) < 0.0);
    let debt = figures.of(topic, "debt_to_equity").map(number);
    let owes_little = debt.is_some_and(|debt| debt < RISKY_DEBT_IN_LOSS);
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

/// The verdict by the bounds of a row; extreme frequencies have verdicts of their own.
pub fn verdict_of(row: &Row, args: &MessageArgs<'_>, balance: Balance, figures: &Figures<'_>) -> String {
    let first = args.figures.first().map(|figure| number(figure));
    match (row.message, first) {
        ("first-odds", Some(0.0)) => "never".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted >= 100.0 => "always".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted <= 0.0 => "never".to_owned(),
        ("first-withdraw", Some(lasted)) if lasted < 50.0 => "rarely".to_owned(),
        ("first-cash", Some(cash)) if cash < 0.0 => "low".to_owned(),
        // Profits that are paid in cash, all of which is spent on growth.
        ("first-cash", Some(cash)) if cash > 0.6 && is_negative(args, 1) => "middle".to_owned(),
        // Where nobody asks what to think of it, the figures are only stated.
        _ if row.question == Question::View && !figures.asks_for_a_view => "none".to_owned(),
        _ => row.verdict_for(figures.bearable_fall).of(&args.figures, balance.name()),
    }
}

fn is_negative(args: &MessageArgs<'_>, at: usize) -> bool {
    args.figures.get(at).is_some_and(|figure| number(figure) < 0.0)
}

/// The answer to a question about a dividend where none was paid.
fn no_dividend<'a>(topic: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = [("name", Arg::Text(topic.short.as_str()))];
    let Some(args) = MessageArgs::signed(topic, &["dividends"], figures) else {
        // Accounts without a line on dividends: nothing was paid, or the accounts use another name for it.
        let args = MessageArgs::signed(topic, &["revenue"], figures)?;
        return Some(args.say("first-dividend-not-shown", &name, figures));
    };
    let none = args.figures.first().is_some_and(|paid| number(paid) == 0.0);
    none.then(|| args.say("first-no-dividend", &name, figures))
}

fn accounts<'a>(topic: &Topic, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let measures = [
        "operating_margin",
        "revenue_growth_1y",
        "cash_conversion",
        "debt_to_equity",
    ];
    let args = MessageArgs::signed(topic, &measures, figures)?;
    let more = [
        ("name", Arg::Text(topic.label.as_str())),
        ("balance", Arg::Text(balance.name())),
    ];
    Some(args.say("first-accounts", &more, figures))
}
