//! What the committee refuses by rule: unlawful wishes, orders, and wishes for certainty. The classifier (`learned`)
//! decides whether a question is about investing at all.

use languages::language::Language;

use super::features::Features;
use super::general::{converts_money, orders_to_convert};
use super::lexicon::{Hit, Signal, has};
use super::lists::List;
use super::orders::{ends_as_question, is_order};

/// The message for questions that are not about investing.
const OFF_MANDATE: &str = "reject-off-mandate";

/// Why rules refuse a question, as the key of the message; `None` if they do not.
pub(super) fn refusal(features: &Features<'_>, language: Language) -> Option<&'static str> {
    let Features { text, hits, named, .. } = features;
    if let Some(key) = unlawful(hits) {
        return Some(key);
    }
    // "Could you buy 10 for me?" is an order with a question mark.
    let is_asked = ends_as_question(text) && !features.has(Signal::ForMe) || asks_about_the_past(features);
    let executes = has(hits, Signal::Execute) && !is_asked;
    let orders = is_order(features, language) && !converts_money(features, language);
    if executes || orders || orders_to_convert(features, language) {
        return Some("reject-trade-execution");
    }
    let gain = has(hits, Signal::Gain) || text.original.contains(['%', '％', '٪']);
    let open = named.is_empty() && !has(hits, Signal::Portfolio) && !has(hits, Signal::Fact);
    let hundred = ["100%", "100 %", "１００％", "100％"]
        .iter()
        .any(|sure| text.original.contains(sure));
    // "100% in stocks" is a portfolio, "100% sure to double" a promise.
    let promised = (says_guaranteed(features) && gain || hundred && has(hits, Signal::Gain)) && open;
    // "Confirm to me that it is guaranteed to close above 1000."
    let assured = has(hits, Signal::Assure)
        && has(hits, Signal::Guarantee)
        && (gain || !named.is_empty())
        && !has(hits, Signal::Law);
    let certain = has(hits, Signal::Certainty) || has(hits, Signal::Riskless) && gain && open || promised || assured;
    certain.then_some("reject-certainty")
}

/// "What could you buy with 20 dollars in 1960": a question word opens it, and the year is over.
fn asks_about_the_past(features: &Features<'_>) -> bool {
    let is_past_year = |word: &str| word.len() == 4 && (word.starts_with("18") || word.starts_with("19"));
    let opens = features.text.first_words(1).any(|word| List::QuestionWord.has(word));
    opens && features.text.first_words(40).any(is_past_year)
}

/// Whether the text asks for a guarantee. A question that ends with a word that also means safe does not: "Ist das
/// sicher?"
fn says_guaranteed(features: &Features<'_>) -> bool {
    let Features { text, hits, .. } = features;
    let letters = text.folded.len();
    let asks_for_safety = |hit: &Hit| {
        let word: String = text.folded[hit.start..hit.end].iter().collect();
        ends_as_question(text) && hit.end + 1 >= letters && List::Safe.has(&word)
    };
    let mut said = hits.iter().filter(|hit| hit.signal == Signal::Guarantee);
    said.any(|hit| !asks_for_safety(hit))
}

/// The likeliest reason where the classifier refuses and no rule does: a request for an insider's tip must not be
/// answered with "not about investing".
pub(super) fn likeliest(hits: &[Hit]) -> &'static str {
    let of_investing = [
        Signal::Finance,
        Signal::Market,
        Signal::Economy,
        Signal::Portfolio,
        Signal::Invest,
    ];
    let invests = of_investing.into_iter().any(|signal| has(hits, signal));
    if has(hits, Signal::NeverOurs) || has(hits, Signal::Elsewhere) && !invests {
        return OFF_MANDATE;
    }
    let reasons: [(&str, &[Signal]); 5] = [
        ("reject-inside-information", &[Signal::Inside, Signal::Insider]),
        ("reject-tax-evasion", &[Signal::Evade, Signal::TaxOffice]),
        (
            "reject-manipulation",
            &[Signal::Manipulate, Signal::Trick, Signal::Stealth],
        ),
        (
            "reject-certainty",
            &[Signal::Certainty, Signal::Guarantee, Signal::Riskless, Signal::Assure],
        ),
        ("reject-trade-execution", &[Signal::Execute, Signal::Done]),
    ];
    // One word for a person is no tip: "my dad wants to buy bitcoin".
    let told = hits.iter().filter(|hit| hit.signal == Signal::Insider).count() > 1;
    let counts = |signal: Signal| has(hits, signal) && (signal != Signal::Insider || told);
    let said = |signals: &[Signal]| signals.iter().any(|signal| counts(*signal));
    let found = reasons.iter().find(|(_, signals)| said(signals));
    found.map_or(OFF_MANDATE, |(key, _)| key)
}

/// Inside information, manipulation and tax evasion, in the question or in an answer.
pub(super) fn unlawful(hits: &[Hit]) -> Option<&'static str> {
    let law = has(hits, Signal::Law);
    // Questions about the law are answered; wishes to get around it are not.
    let asks_the_law = law && !has(hits, Signal::Intent);
    let stealth = has(hits, Signal::Stealth);
    let knows = has(hits, Signal::Insider) && has(hits, Signal::Event);
    let told = knows && (has(hits, Signal::Decide) || stealth);
    if (has(hits, Signal::Inside) || told) && !asks_the_law {
        return Some("reject-inside-information");
    }
    let wants_trick = has(hits, Signal::Trick) && (has(hits, Signal::Intent) || stealth) && !law;
    if has(hits, Signal::Manipulate) && !law || wants_trick {
        return Some("reject-manipulation");
    }
    let hides = has(hits, Signal::Evade) || stealth && has(hits, Signal::TaxOffice);
    if hides && !asks_the_law {
        return Some("reject-tax-evasion");
    }
    let trades = has(hits, Signal::Decide) || has(hits, Signal::Insider) || has(hits, Signal::Event);
    let in_markets = has(hits, Signal::Market) || has(hits, Signal::Finance);
    let in_markets = in_markets || has(hits, Signal::Event);
    (stealth && trades && in_markets && !law).then_some("reject-manipulation")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Scan;

    #[test]
    fn a_refusal_by_its_wording_names_the_likeliest_reason() {
        for (input, key) in [
            ("my cousin on the board told me something", "reject-inside-information"),
            ("keep it from the tax office", "reject-tax-evasion"),
            ("a guaranteed return please", "reject-certainty"),
            ("how do I bake bread", OFF_MANDATE),
        ] {
            let hits = Scan::of(input).hits;
            assert_eq!(likeliest(&hits), key, "{input}");
        }
    }
}
