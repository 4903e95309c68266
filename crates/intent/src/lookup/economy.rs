//! What a question asks to look up in series of the US economy: which series, what of it, and of which time.

use figures::numbers::Stated;
use languages::text::fold;
use pipeline::brief::MasterBrief;

use crate::coverage::{is_elsewhere, names_stocks};
use crate::mix::{self, Mix};
use crate::past_period::PastPeriod;
use crate::question_text::{QuestionText, searched_part};
use crate::stated_rates::yields_from_to;
use crate::sums::{numbers, past_sum, start_and_goal};
use crate::word_list::WordList;

pub mod series;
pub mod time;
mod words;

use series::{Origin, Series, by_key};
use time::{Since, Time};

/// The most series that are told beside each other.
const MAX_SERIES: usize = 3;

/// What is to be looked up in series of the economy.
#[derive(Debug, Clone, PartialEq)]
pub struct EconomyLookup {
    /// The series, the one named first at the beginning.
    pub series: Vec<&'static Series>,
    /// What of them.
    pub wish: Wish,
    /// What a question that takes yes or no wants to know.
    pub test: Option<Test>,
}

/// What of a series.
#[derive(Debug, Clone, PartialEq)]
pub enum Wish {
    /// Its newest value, with the change in a year.
    Newest,
    /// What it was at several times.
    Times(Vec<Time>),
    /// How it changed since a time.
    Since(Since),
    /// Its highest value and when that was, of all months or from one to another.
    Highest(Option<(f64, f64)>),
    /// Its lowest value and when that was.
    Lowest(Option<(f64, f64)>),
    /// When it was last below zero.
    LastBelowZero,
    /// What an amount of a past year buys today, and the other way round.
    Worth(f64, Time),
    /// Whether the Sahm rule warns.
    Sahm,
    /// What followed an inverted yield curve.
    AfterInversion,
    /// A deposit rate less inflation; without a rate of inflation in the question, less the newest one.
    Deposit(f64, Option<f64>),
    /// A series that is not here.
    Missing(Missing),
}

/// A series that is not here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// The policy rate of the European Central Bank.
    EcbRate,
    /// The policy rate of the central bank of another country.
    PolicyRate,
    /// Any other series of another country.
    Elsewhere,
    /// Rates of mortgages.
    Mortgage,
    /// A list of recessions.
    Recessions,
}

/// What a question that takes yes or no wants to know of the newest value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Test {
    /// Whether it rises.
    Rises,
    /// Whether it falls.
    Falls,
    /// Whether it is above so much.
    Above(f64),
    /// Whether it is below so much.
    Below(f64),
}

impl EconomyLookup {
    /// What a brief asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        if let Some(wish) = deposit(text, brief) {
            return Some(Self {
                series: Vec::new(),
                wish,
                test: None,
            });
        }
        let yields = words::yields(text);
        // "Treasury bonds of ten years" is a portfolio of bonds to somebody who asks for no yield.
        let is_mix = mix::weights(brief).is_some_and(|mix| mix != Mix::BONDS || yields.is_empty());
        if !brief.holdings.positions.is_empty() || is_mix {
            return None;
        }
        // Themes repeat words of the question, so that they would name a series twice.
        let question = format!(" {} ", fold(&searched_part(&brief.question)));
        let mut series = words::named(&question, text.is_english());
        for named in yields {
            if !series.contains(&named) {
                series.push(named);
            }
        }
        if text.has_words("series-curve") {
            add(&mut series, &["curve-2y", "curve-3m"]);
        }
        if text.has_words("series-real-wages") {
            series.retain(|known| known.key != "wages");
            add(&mut series, &["wages", "cpi"]);
        }
        if !instruments_fit(brief, &series) {
            return None;
        }
        if let Some(wish) = without_series(text, brief, &series) {
            return Some(Self {
                series,
                wish,
                test: None,
            });
        }
        // "Do bonds fall if interest rates rise?" asks what follows, and "will it rise?" for what is to come.
        let looks_ahead = [WordList::Forecast, WordList::Again]
            .into_iter()
            .any(|list| text.has(list));
        let looks_ahead = looks_ahead || text.has_words("economy-ahead");
        let moves = text.has(WordList::Rise) || text.has(WordList::Fall);
        let bonds_move = text.has(WordList::Bonds) && text.has(WordList::Rates) && moves;
        let bonds_move = bonds_move || yields_from_to(brief).is_some();
        let supposes = text.has_words("asks-what-if") || text.has_words("economy-if");
        if looks_ahead
            || bonds_move
            || start_and_goal(brief).is_some()
            || supposes
            || names_stocks(text.folded())
            || text.has(WordList::Invest)
        {
            return None;
        }
        let times = time::of(text, brief);
        let since = time::since(text, brief, &times);
        if series.is_empty() && text.has_words("on-rates") && (since.is_some() || !text.has(WordList::Bonds)) {
            add(&mut series, &["policy-rate", "y10"]);
            since?;
        }
        // "What would 100 dollars of 1990 be in today's money?" names no series.
        if series.is_empty() && text.has_words("economy-worth") && past_sum(brief).is_some() && !times.is_empty() {
            add(&mut series, &["cpi"]);
        }
        // "How much has the dollar lost since 1990?" means what it buys, and not its rate of exchange.
        let loses_worth = text.has_words("dollar-worth") && !times.is_empty();
        if loses_worth {
            series.clear();
            add(&mut series, &["cpi"]);
        }
        if series.is_empty() {
            return None;
        }
        let is_exact = times
            .iter()
            .any(|time| !matches!(time, Time::Year(_) | Time::Years(..)));
        let wish = wish(text, brief, &series, times, since);
        // What is told well elsewhere: the newest value, and one year of the topics that have figures of past years.
        let on_bonds = text.has(WordList::Bonds) && mix::weights(brief).is_none();
        let names_years = PastPeriod::named(text, brief).is_some();
        let told = |known: &Series| match known.key {
            "y10" => on_bonds && (names_years || text.has(WordList::Return) || text.has(WordList::Income)),
            _ => !known.answered.is_empty() && text.has_words(known.answered),
        };
        let is_told = series.iter().all(|known| told(known));
        let is_curve = series.iter().all(|known| known.key.starts_with("curve"));
        let has_past_years = is_told && series.iter().all(|known| known.key != "oil") && series.len() == 1;
        let is_answered = match &wish {
            Wish::Newest => is_told || is_curve || series.len() == 1 && text.has_words("on-curve"),
            Wish::Times(times) => has_past_years && is_one_span(times),
            Wish::Since(_) => has_past_years && names_years && !is_exact,
            _ => false,
        };
        if is_answered {
            return None;
        }
        series.truncate(MAX_SERIES);
        let test = test(text, brief, &wish);
        Some(Self { series, wish, test })
    }
}

fn add(series: &mut Vec<&'static Series>, keys: &[&str]) {
    for known in keys.iter().filter_map(|key| by_key(key)) {
        if !series.contains(&known) {
            series.push(known);
        }
    }
}

/// Whether the brief names no instrument besides those that the words of a series were taken for: "10y-3m" is not the
/// company 3M.
fn instruments_fit(brief: &MasterBrief, series: &[&Series]) -> bool {
    let has = |start: &str| series.iter().any(|known| known.key.starts_with(start));
    brief
        .subject
        .instruments
        .iter()
        .all(|known| match known.symbol.as_str() {
            "MMM" => has("curve") || has("b3"),
            "CL=F" | "BZ=F" => has("oil"),
            symbol if symbol.starts_with("DX") => has("dollar"),
            _ => false,
        })
}

/// What is asked of something that is no series, or of the series of another country.
fn without_series(text: &QuestionText, brief: &MasterBrief, series: &[&'static Series]) -> Option<Wish> {
    let policy = || series.iter().any(|known| known.key == "policy-rate") || text.has_words("on-policy-rate");
    let rates = || text.has_words("on-rates") || text.has(WordList::Rates);
    let is_narrow = !text.has(WordList::Invest) && !names_stocks(text.folded()) && !text.has(WordList::Savings);
    if text.has_words("economy-ecb") && is_narrow && (policy() || rates()) && !text.has(WordList::Bonds) {
        return Some(Wish::Missing(Missing::EcbRate));
    }
    let on_economy = !series.is_empty() || policy() || rates() && !text.has(WordList::Bonds);
    if is_elsewhere(brief) && on_economy && is_narrow {
        return Some(Wish::Missing(if policy() || rates() {
            Missing::PolicyRate
        } else {
            Missing::Elsewhere
        }));
    }
    if is_elsewhere(brief) {
        return None;
    }
    if text.has_words("economy-mortgage") && is_narrow && loan_is_unstated(brief) {
        return Some(Wish::Missing(Missing::Mortgage));
    }
    if text.has_words("economy-sahm") {
        return Some(Wish::Sahm);
    }
    let inverted = text.has_words("series-curve") || text.has_words("on-curve") || text.has_words("economy-inverted");
    if inverted && text.has_words("economy-followed") && text.has(WordList::HowOften) {
        return Some(Wish::AfterInversion);
    }
    let lists_them = text.has_words("economy-which-recessions");
    lists_them.then_some(Wish::Missing(Missing::Recessions))
}

/// Whether no rate of a loan is named, which would ask whether to repay it.
fn loan_is_unstated(brief: &MasterBrief) -> bool {
    crate::stated_rates::loan_rate(brief).is_none()
}

/// A rate of a deposit that is to be compared with inflation.
fn deposit(text: &QuestionText, brief: &MasterBrief) -> Option<Wish> {
    if !text.has_words("economy-deposit") || !text.has(WordList::Inflation) {
        return None;
    }
    let shares: Vec<f64> = stated_shares(brief).collect();
    match shares.as_slice() {
        [rate] => Some(Wish::Deposit(*rate, None)),
        // The rate beside the word for inflation is that of inflation.
        [one, other] => {
            let is_first = text.position_of("economy-deposit") < text.position(WordList::Inflation);
            let (rate, inflation) = if is_first { (one, other) } else { (other, one) };
            Some(Wish::Deposit(*rate, Some(*inflation)))
        }
        _ => None,
    }
}

fn stated_shares(brief: &MasterBrief) -> impl Iterator<Item = f64> {
    numbers(&brief.question).into_iter().filter_map(|stated| match stated {
        Stated::Share(share) if (0.0..=30.0).contains(&share) => Some(share),
        _ => None,
    })
}

/// What of the series is asked for.
fn wish(text: &QuestionText, brief: &MasterBrief, series: &[&Series], times: Vec<Time>, since: Option<Since>) -> Wish {
    let is_slope = series.iter().all(|known| known.key.starts_with("curve"));
    if is_slope && text.has_words("economy-last-time") {
        return Wish::LastBelowZero;
    }
    let asks_for_worth = text.has_words("economy-worth") || text.has_words("dollar-worth");
    if let (true, Some(time)) = (asks_for_worth, times.first()) {
        // "Dolar 1990'dan beri": the year is no sum.
        let is_a_year = |amount: f64| text.has_words("dollar-worth") && (1871.0..=2100.0).contains(&amount);
        let stated = past_sum(brief).map(|(amount, _)| amount);
        let amount = stated.filter(|amount| !is_a_year(*amount)).unwrap_or(100.0);
        return Wish::Worth(amount, *time);
    }
    if let (true, Some(time)) = (text.has_words("economy-cheaper"), times.first()) {
        return Wish::Since(Since::Month(time.months().0));
    }
    let is_bounded = matches!(times.as_slice(), [Time::Month(_) | Time::Quarter(_) | Time::EndOf(_)]);
    if text.has_words("economy-highest") && !is_bounded {
        return Wish::Highest(range(text, brief, &times));
    }
    if text.has_words("economy-lowest") && !is_bounded {
        return Wish::Lowest(range(text, brief, &times));
    }
    let is_quarterly = series.iter().all(|known| matches!(known.origin, Origin::Quarterly(_)));
    match since {
        _ if is_quarterly && times.is_empty() && text.has_words("economy-each-quarter") => Wish::Times(quarters(brief)),
        Some(since) => Wish::Since(since),
        None if times.is_empty() => Wish::Newest,
        None => Wish::Times(times),
    }
}

/// The months within which the highest or the lowest is asked for.
fn range(text: &QuestionText, brief: &MasterBrief, times: &[Time]) -> Option<(f64, f64)> {
    if let (Some(first), Some(last)) = (times.first(), times.last()) {
        let until = if text.has(WordList::Since) {
            f64::MAX
        } else {
            last.months().1
        };
        return Some((first.months().0, until));
    }
    match PastPeriod::named(text, brief)? {
        PastPeriod::Years(first, last) => Some(Time::Years(first, last).months()),
        PastPeriod::Since(first) => Some((Time::Year(first).months().0, f64::MAX)),
        PastPeriod::Last(_) => None,
    }
}

/// Whether times are one year, or the first and the last year of a long range.
fn is_one_span(times: &[Time]) -> bool {
    match times {
        [Time::Year(_) | Time::Years(..)] => true,
        [Time::Year(first), Time::Year(last)] => last - first > 1,
        _ => false,
    }
}

/// The quarters of two years. That of the last three months is not published at once.
fn quarters(brief: &MasterBrief) -> Vec<Time> {
    let part = |range: std::ops::Range<usize>| {
        brief
            .as_of
            .get(range)
            .and_then(|part| part.parse::<i32>().ok())
            .unwrap_or(1)
    };
    let (year, month): (i32, i32) = (part(0..4), part(5..7));
    let first = year * 12 + (month - 1) / 3 * 3 + 1;
    (2..=9).rev().map(|back| Time::Quarter(first - 3 * back)).collect()
}

/// What a question that takes yes or no wants to know.
fn test(text: &QuestionText, brief: &MasterBrief, wish: &Wish) -> Option<Test> {
    if *wish != Wish::Newest || !text.starts_with_words("economy-whether") {
        return None;
    }
    let bound = stated_shares(brief).next();
    match bound {
        Some(bound) if text.has_words("economy-above") => Some(Test::Above(bound)),
        Some(bound) if text.has_words("economy-below") => Some(Test::Below(bound)),
        Some(_) => None,
        None if text.has(WordList::Fall) || text.has_words("economy-falling") => Some(Test::Falls),
        None if text.has(WordList::Rise) || text.has_words("economy-rising") => Some(Test::Rises),
        None => None,
    }
}
