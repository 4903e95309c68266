//! The view in a paragraph: an answer to the question that was asked, the strongest reading on either side, and how old the
//! figures are.

use pipeline::brief::Mib;
use pipeline::committee::Stance;
use pipeline::locale::Arg;

use super::figures::Figures;
use super::weighing::Ruled;
use super::words::quantity;

/// Writes it.
pub fn of(brief: &Mib, balance: &str, ruled: &[Ruled<'_>], figures: &Figures<'_>) -> String {
    let words = figures.words;
    let leading = |stance: Stance| {
        ruled
            .iter()
            .find(|ruled| ruled.claim.stance == stance && !ruled.claim.figures.is_empty())
            .map(|ruled| ruled.claim.text.as_str())
    };
    let (supports, opposes) = (leading(Stance::Supports), leading(Stance::Opposes));
    let mut parts = vec![opening(
        brief,
        balance,
        supports.is_some() || opposes.is_some(),
        figures,
    )];
    let for_it = || supports.map(|text| words.say("thesis-for", &[("text", Arg::Text(text))]));
    let against = || opposes.map(|text| words.say("thesis-against", &[("text", Arg::Text(text))]));
    match balance {
        "insufficient_evidence" => {
            let around = leading(Stance::Neutral);
            parts.extend(around.map(|text| words.say("thesis-around", &[("text", Arg::Text(text))])));
        }
        _ if supports.is_none() && opposes.is_none() => {
            let told = ruled.iter().filter(|ruled| !ruled.claim.figures.is_empty()).take(3);
            parts.extend(told.map(|ruled| ruled.claim.text.clone()));
        }
        "unfavourable" => {
            parts.extend(against());
            parts.extend(for_it());
        }
        _ => {
            parts.extend(for_it());
            parts.extend(against());
        }
    }
    if let Some(age) = figures.age() {
        parts.push(words.say("thesis-age", &[("age", quantity(age))]));
    }
    parts.join(words.text("between-sentences").as_str())
}

/// The answer in a sentence, by the kind of question.
fn opening(brief: &Mib, balance: &str, sided: bool, figures: &Figures<'_>) -> String {
    let words = figures.words;
    let about = brief.subject.in_words();
    let key = match brief.subject.kind.as_str() {
        _ if balance == "insufficient_evidence" => "thesis-nothing",
        "comparison" if figures.compares => "thesis-comparison",
        "macro" => "thesis-macro",
        _ if !sided => "thesis-no-side",
        "portfolio" => "thesis-portfolio",
        _ => "thesis-one",
    };
    let labels: Vec<&str> = figures.subjects().map(|topic| topic.label.as_str()).collect();
    let first = labels.first().copied().unwrap_or_default();
    let others: Vec<String> = labels.iter().skip(1).map(|label| (*label).to_owned()).collect();
    words.say(
        key,
        &[
            ("name", Arg::Text(&about)),
            ("first", Arg::Text(first)),
            ("others", Arg::Text(&words.list(&others))),
            ("balance", Arg::Text(balance)),
        ],
    )
}
