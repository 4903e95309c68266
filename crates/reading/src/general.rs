//! Questions that name no instrument because none is missing: rates of exchange, our own data, and somebody's money in
//! general.

use languages::asks;
use languages::language::Language;
use languages::text::{fold, is_unspaced_script};

use super::features::Features;
use super::lexicon::{Signal, has};
use super::lists::List;

/// A longer question asks for more than a rate of exchange.
const MAX_LETTERS_OF_A_RATE: usize = 60;

/// A longer question asks for more than a figure of our data.
const MAX_LETTERS_OF_DATA: usize = 100;

/// Only so many letters of a text are searched for currencies.
const MAX_LETTERS: usize = 400;

/// The letters by which one currency is told from another: "krone" and "krona" are two, "dollar" and "dollars" one.
const LETTERS_OF_A_CURRENCY: usize = 5;

/// Signals of something to decide, or to come.
const PLANS: [Signal; 5] = [
    Signal::Decide,
    Signal::Ahead,
    Signal::Judge,
    Signal::Intent,
    Signal::Owns,
];

/// Whether a text asks what a sum of one currency is in another: "Convert 500 euros to yen". A sum of one's own is an
/// order.
pub(super) fn converts_money(features: &Features<'_>, language: Language) -> bool {
    asks_to_convert(features, language) && !names_own(features)
}

/// Whether a text orders to convert somebody's own money: "Convert my dollars into euros now".
pub(super) fn orders_to_convert(features: &Features<'_>, language: Language) -> bool {
    let is_asked = features.text.original.trim_end().ends_with(['?', '？', '؟']);
    asks_to_convert(features, language) && names_own(features) && !is_asked
}

fn asks_to_convert(features: &Features<'_>, language: Language) -> bool {
    let text = features.text.original;
    let converts = asks::list("asks-convert", language == Language::En).are_in(&searched(text));
    converts && names_two_currencies(text, language)
}

fn names_own(features: &Features<'_>) -> bool {
    features.text.first_words(30).any(|word| List::Mine.has(word))
}

/// Whether it asks for a rate of exchange: "USD/KRW", "How many rupees does a dollar buy?"
pub(super) fn asks_for_a_rate(features: &Features<'_>, language: Language) -> bool {
    let is_short = features.text.original.chars().nth(MAX_LETTERS_OF_A_RATE).is_none();
    let is_of_currencies = features.named.clear.iter().all(|known| known.asset_class == "currency");
    let is_other = features.has(Signal::Elsewhere) || features.has(Signal::NeverOurs);
    let plans = [Signal::Decide, Signal::Ahead, Signal::Intent, Signal::Owns];
    let speaks_of_plans = plans.iter().any(|signal| has(&features.hits, *signal));
    is_short
        && is_of_currencies
        && !is_other
        && !speaks_of_plans
        && features.named.ambiguous.is_empty()
        && names_two_currencies(features.text.original, language)
}

/// Whether it asks what our own data says of all companies, or what there is: "Which of your companies lost money?"
pub(super) fn asks_about_our_data(features: &Features<'_>, language: Language) -> bool {
    let is_short = features.text.original.chars().nth(MAX_LETTERS_OF_DATA).is_none();
    let is_other = features.has(Signal::Elsewhere) || features.has(Signal::NeverOurs);
    let speaks_of_plans = PLANS.iter().any(|signal| has(&features.hits, *signal));
    is_short
        && !is_other
        && !speaks_of_plans
        && asks::list("our-data", language == Language::En).are_in(&searched(features.text.original))
}

/// Whether it is about somebody's money in general: cash, debts, a home, a pension, all that is held. It names no
/// instrument, and none is missing.
pub(super) fn is_about_money(features: &Features<'_>, language: Language) -> bool {
    !features.has(Signal::Which)
        && !features.has(Signal::Pointing)
        && features.named.ambiguous.is_empty()
        && asks::list("money-in-general", language == Language::En).are_in(&searched(features.text.original))
}

/// Whether it asks about something that it does not name: "Does it pay a dividend?"
pub(super) fn points_at_something(features: &Features<'_>, language: Language) -> bool {
    let named = &features.named;
    let is_alone = named.is_empty() && named.unknown.is_empty() && features.amounts.is_empty();
    let is_short = features.text.original.chars().nth(MAX_LETTERS_OF_A_RATE).is_none();
    is_alone && is_short && asks::list("points-at", language == Language::En).are_in(&searched(features.text.original))
}

/// Whether it is nothing but the name of a commodity of which no figures are known: "uranium". The answer is that.
pub(super) fn is_bare_commodity(features: &Features<'_>, language: Language) -> bool {
    let is_bare = features.text.original.split_whitespace().nth(2).is_none();
    let names = features.named.clear.is_empty() && features.named.ambiguous.is_empty();
    is_bare
        && names
        && !features.has(Signal::Decide)
        && asks::list("without-figures", language == Language::En).are_in(&searched(features.text.original))
}

/// Whether it is nothing but the name of an instrument, which asks for a view: "S&P 500".
pub(super) fn is_bare_name(features: &Features<'_>) -> bool {
    let letters = features.text.folded.len();
    match features.named.mentions.as_slice() {
        [name] => name.start <= 1 && name.end + 1 >= letters,
        _ => false,
    }
}

/// The text in which the words of a list are looked for.
fn searched(text: &str) -> String {
    let start: String = text.chars().take(MAX_LETTERS).collect();
    format!(" {} ", fold(&start))
}

/// Whether a text names two currencies, by their names or codes.
fn names_two_currencies(text: &str, language: Language) -> bool {
    let text = searched(text);
    let mut found: Vec<String> = Vec::new();
    for known in asks::list("currency-word", language == Language::En).iter() {
        let is_glued = known.folded.starts_with(is_unspaced_script);
        for (at, _) in text.match_indices(&known.folded) {
            let rest = &text[at..];
            let end = at + known.folded.len();
            let ends = text[end..].starts_with(' ');
            if !is_glued && !text[..at].ends_with(' ') || known.is_whole && !ends {
                continue;
            }
            let word = match is_glued {
                true => known.folded.as_str(),
                false => rest.split(' ').next().unwrap_or_default(),
            };
            let stem: String = word.trim_end_matches('s').chars().take(LETTERS_OF_A_CURRENCY).collect();
            let is_new = !found
                .iter()
                .any(|other| other.starts_with(&stem) || stem.starts_with(other.as_str()));
            if is_new {
                found.push(stem);
            }
        }
    }
    found.len() > 1
}
