//! Questions whose answer depends on nobody's plans, so that nothing is asked back: how expensive or how risky
//! something is, whether to invest at once or in parts, and what a supposed fall would do to a portfolio. And money
//! whose purpose tells when it is needed.

use languages::asks;
use languages::language::Language;
use languages::text::fold;

use super::amounts::{Amount, Unit};
use super::lexicon::{Signal, has};
use super::named_currencies;
use super::subject::KnownSubject;
use super::triage::Reading;
use pipeline::brief::holdings::Holdings;

/// A longer text tells of somebody's plans.
const MAX_LETTERS: usize = 120;

/// A longer question about a price or a risk asks for more than that.
const MAX_LETTERS_OF_A_STATE: usize = 60;

/// Smaller numbers are ages and counts.
const SMALLEST_SUM: f64 = 100.0;

/// Smaller sums are spent in a month.
const SMALLEST_CAPITAL: f64 = 10_000.0;

/// A longer question asks for more than what one thing costs.
const MAX_LETTERS_OF_A_PRICE: usize = 50;

/// The most words of a question for a price, less one.
const MAX_WORDS_OF_A_PRICE: usize = 4;

/// Words for the price of something against its worth, and for its risk.
const LISTS: [&str; 2] = ["asks-value", "asks-risk"];

/// Signals of plans: what to do, what is to come, what is owned, and what for.
const PLANS: [Signal; 8] = [
    Signal::Decide,
    Signal::Ahead,
    Signal::Owns,
    Signal::Intent,
    Signal::Growth,
    Signal::Income,
    Signal::Preserve,
    Signal::Retire,
];

/// Whether the question asks for the price or the risk of something as it is.
pub(super) fn asks_for_price_or_risk(reading: &Reading<'_>) -> bool {
    let input = reading.asked.input;
    if input.chars().nth(MAX_LETTERS_OF_A_STATE).is_some() {
        return false;
    }
    LISTS.iter().any(|list| names(reading, list)) && !speaks_of_plans(reading)
}

/// Whether the question asks for investing at once or in parts. Every year since 1871 tells that, whatever the horizon.
pub(super) fn asks_for_parts(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    // Somebody who owns shares may want to sell them in parts.
    let owns_shares = !known.subject.instruments.is_empty() && has(&reading.features.hits, Signal::Owns);
    is_short && names(reading, "asks-lump-sum") && !owns_shares
}

/// Whether the question asks what a fall would do to a portfolio whose parts it names, or how risky that portfolio is.
pub(super) fn asks_about_parts(reading: &Reading<'_>, holdings: &Holdings) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let has_parts = holdings.positions.iter().any(|held| !held.weight.is_empty());
    let asks = ["asks-fall", "asks-risk"].iter().any(|list| names(reading, list));
    let decides = [Signal::Decide, Signal::Intent]
        .iter()
        .any(|signal| has(&reading.features.hits, *signal));
    is_short && has_parts && (asks && !decides || names(reading, "asks-concentration"))
}

/// Lists of figures that companies report.
const REPORTED: [&str; 8] = [
    "asks-debt",
    "asks-eps",
    "names-cash",
    "names-free-cash-flow",
    "names-gross-margin",
    "names-market-value",
    "names-net-profit",
    "names-sales",
];

/// Whether it asks for a figure that companies reported: "Is Apple profitable?", "Compare the sales of Walmart and
/// Costco".
pub(super) fn asks_for_a_reported_figure(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS_OF_A_STATE).is_none();
    let of_companies = match known.subject.kind.as_str() {
        "single_security" => known.subject.instruments.len() == 1,
        "comparison" => known.subject.instruments.len() > 1,
        _ => false,
    };
    let plans = [Signal::Ahead, Signal::Decide, Signal::Intent, Signal::Owns];
    let speaks_of_plans = plans.iter().any(|signal| has(&reading.features.hits, *signal));
    is_short && of_companies && !speaks_of_plans && REPORTED.iter().any(|list| names(reading, list))
}

/// Whether it asks how the economy is now: "Are we in a recession?"
pub(super) fn asks_about_the_economy(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS_OF_A_STATE).is_none();
    let plans = [
        Signal::Ahead,
        Signal::Decide,
        Signal::Intent,
        Signal::Owns,
        Signal::Retire,
    ];
    let speaks_of_plans = plans.iter().any(|signal| has(&reading.features.hits, *signal));
    let is_of_now = has(&reading.features.hits, Signal::Current) || names(reading, "asks-state");
    is_short && is_of_now && known.subject.kind == "macro" && !speaks_of_plans
}

/// Whether it asks for something that history tells, whatever the horizon: the worst crash, how long falls lasted.
pub(super) fn asks_for_history(reading: &Reading<'_>) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let owns = has(&reading.features.hits, Signal::Owns);
    is_short
        && !owns
        && ["asks-deepest-fall", "asks-recover"]
            .iter()
            .any(|list| names(reading, list))
}

/// Whether it asks what prices did in a named time that is over: "Bitcoin or ether, which fell more this year?"
pub(super) fn asks_what_happened(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let is_over = names(reading, "this-year") || names(reading, "asks-past");
    let moved = names(reading, "asks-past-return") || names(reading, "asks-price-moved");
    let plans = [Signal::Ahead, Signal::Decide, Signal::Intent, Signal::Owns];
    let speaks_of_plans = plans.iter().any(|signal| has(&reading.features.hits, *signal));
    is_short && is_over && moved && !speaks_of_plans && !known.subject.instruments.is_empty()
}

/// Whether all sums of a plan are named: how long a capital lasts, whether it is enough to retire, or a loan with its
/// rate beside an investment.
pub(super) fn names_its_sums(reading: &Reading<'_>) -> bool {
    let amounts = &reading.features.amounts;
    let has_a_rate = reading.asked.input.contains(['%', '％']);
    let lasts = names(reading, "asks-how-long") && amounts.len() > 1;
    let repays = names(reading, "asks-repay") && has_a_rate;
    let retires = names(reading, "asks-retire") && !amounts.is_empty();
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    is_short && (lasts || repays || retires)
}

/// A longer question about taking money out tells of more than the plan.
const MAX_LETTERS_OF_A_PLAN: usize = 300;

/// Whether it asks for a plan of taking money out, with a sum: how long it lasts, or how much a month there is. The
/// records of the past tell that, whatever else the person plans.
pub(super) fn takes_money_out(reading: &Reading<'_>) -> bool {
    let has = |list: &str| names(reading, list);
    let by_the_period = has("asks-monthly") || has("asks-yearly");
    let lasts = has("asks-how-long");
    // "With 400,000 euros, how much can I spend a month?"
    let spends = has("asks-spend") && (lasts || has("asks-enough") || has("asks-what-sum") && names_a_capital(reading));
    let takes_out = has("asks-takes-out") || has("asks-withdraw") || spends;
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS_OF_A_PLAN).is_none();
    let asks_how_much = ["asks-capital", "asks-enough", "asks-retire", "asks-what-sum"];
    let asks = lasts || by_the_period && asks_how_much.into_iter().any(has);
    is_short && takes_out && asks && names_a_sum(reading)
}

/// Whether a question names a sum of money: ages and counts are smaller.
fn names_a_sum(reading: &Reading<'_>) -> bool {
    let is_money = |amount: &Amount| matches!(amount.unit, Unit::Money(_));
    reading.features.amounts.iter().any(is_money) || names_at_least(reading, SMALLEST_SUM)
}

/// Whether a question names a sum that nobody spends in a month.
fn names_a_capital(reading: &Reading<'_>) -> bool {
    names_at_least(reading, SMALLEST_CAPITAL)
}

fn names_at_least(reading: &Reading<'_>, least: f64) -> bool {
    let is_so_large = |amount: &Amount| amount.value.parse().is_ok_and(|value: f64| value >= least);
    reading.features.amounts.iter().any(is_so_large) || names(reading, "names-large-sum")
}

/// Whether it is about money for emergencies, which may be needed any day.
pub(super) fn is_for_emergencies(reading: &Reading<'_>) -> bool {
    names(reading, "emergency-fund")
}

/// Whether it asks what a metal, a coin or a currency costs: "gold price", "EUR USD".
pub(super) fn asks_for_a_spot_price(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let instruments = &known.subject.instruments;
    let is_of = |classes: &[&str]| {
        let mut all = instruments.iter();
        !instruments.is_empty() && all.all(|known| classes.contains(&known.asset_class.as_str()))
    };
    let mut words = reading.asked.input.split_whitespace();
    let compares = has(&reading.features.hits, Signal::Compare);
    let most = if compares { 2 } else { 4 };
    let is_bare_pair = is_of(&["currency"]) && words.clone().nth(most).is_none();
    let is_price = names(reading, "asks-price") && words.nth(MAX_WORDS_OF_A_PRICE).is_none();
    let decides = has(&reading.features.hits, Signal::Decide);
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS_OF_A_PRICE).is_none();
    let is_plain = !speaks_of_plans(reading) && !compares && !has(&reading.features.hits, Signal::Judge);
    if is_short && is_plain && names(reading, "spot-price") && is_of(&["commodity", "crypto", "currency"]) {
        return true;
    }
    is_bare_pair && !decides || is_price && is_of(&["commodity", "crypto", "currency"]) && !decides
}

/// Lists of words by which a question looks up a price or a rate.
const LOOKED_UP: [&str; 12] = [
    "asks-price",
    "price-best",
    "price-worst",
    "price-correlation",
    "price-drawdown",
    "price-high",
    "price-how-many",
    "price-low",
    "price-moved",
    "price-now",
    "price-price",
    "price-ratio",
];

/// Whether it looks up a price of metals, coins or currencies: "Dolar kaç lira?", "bitcoin all time high".
pub(super) fn looks_up_a_price(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_priced = |class: &str| ["commodity", "crypto", "currency"].contains(&class);
    let instruments = &known.subject.instruments;
    let all_priced = !instruments.is_empty() && instruments.iter().all(|known| is_priced(&known.asset_class));
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let plans = [
        Signal::Ahead,
        Signal::Decide,
        Signal::Intent,
        Signal::Owns,
        Signal::Retire,
    ];
    let speaks_of_plans = plans.iter().any(|signal| has(&reading.features.hits, *signal));
    let looks_up = || LOOKED_UP.iter().any(|list| names(reading, list));
    let input = reading.asked.input;
    let names_a_currency = || !named_currencies::in_order(input).is_empty();
    let converts = converts_a_sum(reading.asked.input);
    is_short && all_priced && (!speaks_of_plans || converts) && (names_a_currency() || looks_up())
}

/// Whether it asks what a sum or a unit of one currency is in another: "how many rupees does a dollar buy?"
pub(super) fn converts_a_sum(question: &str) -> bool {
    let text = format!(" {} ", fold(question));
    let lists = ["price-convert", "price-how-many"];
    names_a_pair(question) && lists.iter().any(|list| asks::list(list, false).are_in(&text))
}

/// Whether it names two currencies.
pub(super) fn names_a_pair(question: &str) -> bool {
    let named = named_currencies::in_order(question);
    named
        .iter()
        .any(|one| named.first().is_some_and(|first| first.code != one.code))
}

/// Whether the question has a word of a list.
fn names(reading: &Reading<'_>, list: &str) -> bool {
    let text = format!(" {} ", fold(reading.asked.input));
    let is_english = reading.asked.language == Language::En;
    asks::list(list, is_english).are_in(&text)
}

fn speaks_of_plans(reading: &Reading<'_>) -> bool {
    PLANS.iter().any(|signal| has(&reading.features.hits, *signal))
}

/// Figures of accounts by their word lists.
const ACCOUNT_FIGURES: [&str; 30] = [
    "acc-assets",
    "acc-book-value-per-share",
    "acc-buybacks",
    "acc-capex",
    "acc-cash",
    "acc-cash-conversion",
    "acc-current-ratio",
    "acc-debt",
    "acc-dividend-payout",
    "acc-dividends",
    "acc-eps-diluted",
    "acc-equity",
    "acc-free-cash-flow",
    "acc-goodwill",
    "acc-gross-margin",
    "acc-interest-coverage",
    "acc-interest-expense",
    "acc-inventory",
    "acc-net-debt",
    "acc-net-income",
    "acc-net-margin",
    "acc-operating-cash-flow",
    "acc-operating-income",
    "acc-operating-margin",
    "acc-research",
    "acc-revenue",
    "acc-roe",
    "acc-roic",
    "acc-shares-outstanding",
    "acc-tax-rate",
];

/// Whether it asks which companies have accounts here, or for a figure of all of them.
pub(super) fn asks_about_companies_with_accounts(reading: &Reading<'_>) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let names_a_figure = || ACCOUNT_FIGURES.iter().any(|list| names(reading, list));
    is_short && (names(reading, "acc-companies") || names(reading, "acc-all") && names_a_figure())
}

/// Whether it asks to look up what accounts state: of companies that it names, or of all that have accounts. The
/// answer depends on nobody's plans.
pub(super) fn asks_to_look_up_accounts(reading: &Reading<'_>, known: &KnownSubject) -> bool {
    let is_short = reading.asked.input.chars().nth(MAX_LETTERS).is_none();
    let plans = [
        Signal::Decide,
        Signal::Ahead,
        Signal::Judge,
        Signal::Intent,
        Signal::Owns,
        Signal::Preserve,
        Signal::Retire,
    ];
    let speaks_of_plans = plans.iter().any(|signal| has(&reading.features.hits, *signal));
    let is_on_other = ["acc-view", "acc-view-always", "acc-not"]
        .iter()
        .any(|list| names(reading, list));
    let instruments = &known.subject.instruments;
    let of_companies = !instruments.is_empty() && instruments.iter().all(|known| known.asset_class == "equity");
    let names_a_figure = || ACCOUNT_FIGURES.iter().any(|list| names(reading, list));
    let shrinks = || names(reading, "acc-op-business") && names(reading, "acc-op-change");
    let on_all = instruments.is_empty() && names(reading, "acc-all") && names_a_figure();
    let on_data =
        instruments.is_empty() && names(reading, "acc-companies") || of_companies && names(reading, "acc-coverage");
    let on_companies = of_companies && (names_a_figure() || shrinks());
    // "Your companies" are nobody's holdings.
    let speaks_of_plans = speaks_of_plans && !on_all;
    is_short && !speaks_of_plans && (on_data || !is_on_other && (on_all || on_companies))
}
