//! Questions whose answer depends on nobody's plans, so that nothing is asked back: how expensive or how risky
//! something is, whether to invest at once or in parts, and what a supposed fall would do to a portfolio. And money
//! whose purpose tells when it is needed.

use languages::asks;
use languages::language::Language;
use languages::text::fold;

use super::lexicon::{Signal, has};
use super::subject::KnownSubject;
use super::triage::Reading;
use pipeline::brief::holdings::Holdings;

/// A longer text tells of somebody's plans.
const MAX_LETTERS: usize = 120;

/// A longer question about a price or a risk asks for more than that.
const MAX_LETTERS_OF_A_STATE: usize = 60;

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
    is_bare_pair && !decides || is_price && is_of(&["commodity", "crypto", "currency"]) && !decides
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
