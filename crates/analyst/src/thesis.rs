//! The view in a paragraph: an answer to the question that was asked, and the strongest reading on either side.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Balance, Objection, Severity, Stance};

use super::answer::MAX_CURRENT_AGE;
use super::figures::{Figures, Topic, US_MARKET};
use super::message_args::FirstSentence;
use super::names;
use super::past_economy;
use super::weighing::RuledClaim;
use super::words::Words;

/// Writes the thesis. It begins with the first sentence, where there is one.
pub fn of(
    brief: &MasterBrief,
    balance: Balance,
    ruled: &[RuledClaim<'_>],
    answer: Option<&FirstSentence<'_>>,
    figures: &Figures<'_>,
) -> String {
    let words = figures.words;
    let fresh = |ruled: &&RuledClaim<'_>| {
        let mut quoted = ruled.claim.figures.iter().filter_map(|id| figures.get(id));
        quoted.all(|figure| figures.years_old(figure) <= MAX_CURRENT_AGE)
    };
    let pointing = ruled.iter().filter(|ruled| ruled.claim.stance != Stance::Neutral);
    let any_fresh = pointing.clone().any(|ruled| fresh(&ruled));
    // Figures that the answer quotes are not repeated.
    let is_quoted = |id: &String| answer.is_some_and(|answer| answer.figures.iter().any(|one| one.evidence_id == *id));
    let is_new = |ruled: &&RuledClaim<'_>| ruled.claim.figures.first().is_some_and(|id| !is_quoted(id));
    let asked = |id: &String| figures.get(id).is_some_and(|figure| figures.is_asked(figure));
    let belongs = |ruled: &&RuledClaim<'_>| ruled.claim.figures.iter().any(asked);
    // Beside an answer, rates and inflation are no point for or against the subject itself.
    let is_background = |ruled: &RuledClaim<'_>| answer.is_some() && ruled.claim.claim_id.starts_with("t_macro");
    let leading = |stance: Stance| {
        let own = ruled
            .iter()
            .filter(|ruled| !any_fresh || fresh(ruled) || stance == Stance::Neutral)
            .filter(|ruled| ruled.claim.stance == stance && !ruled.claim.figures.is_empty())
            .filter(|ruled| figures.is_on_economy() || !is_background(ruled));
        let new = || own.clone().filter(is_new);
        let first = match answer {
            // The answer to a narrow question is not followed by what was not asked.
            Some(_) if figures.question.is_narrow() => new().find(belongs),
            _ => new()
                .find(belongs)
                .or_else(|| new().next())
                .or_else(|| own.clone().next()),
        };
        first.map(|ruled| ruled.claim.text.as_str())
    };
    let (supports, opposes) = (leading(Stance::Supports), leading(Stance::Opposes));
    let mut parts = vec![answer.map_or_else(
        || opening(brief, balance, supports.is_some() || opposes.is_some(), figures),
        |answer| answer.text.clone(),
    )];
    // Of two, whatever speaks against the first speaks for the second.
    let pair: Vec<&Topic> = figures.subjects().filter(|_| figures.compares).collect();
    let point = |key: &str, text: Option<&str>, side: usize| {
        let (key, name) = match pair.as_slice() {
            sides @ [_, _] => (
                "thesis-for-side",
                sides.get(side).map_or("", |topic| topic.short.as_str()),
            ),
            _ => (key, ""),
        };
        text.map(|text| words.say(key, &[("name", Arg::Text(name)), ("text", Arg::Text(text))]))
    };
    let for_it = || point("thesis-for", supports, 0);
    let against = || point("thesis-against", opposes, 1);
    match balance {
        // Nobody asked for more than the fact.
        _ if past_economy::leads(answer) => {}
        _ if answer.is_some() && figures.asks_for_a_fact() => {}
        // The answer says what is missing, or quotes its figures: background is left out.
        Balance::InsufficientEvidence
            if !figures.subjects().any(|topic| topic.key == US_MARKET)
                || figures.subjects().any(|topic| topic.key != US_MARKET)
                || answer.is_some_and(|answer| !answer.figures.is_empty()) => {}
        Balance::InsufficientEvidence => {
            let background = leading(Stance::Neutral);
            parts.extend(background.map(|text| words.say("thesis-around", &[("text", Arg::Text(text))])));
        }
        _ if supports.is_none() && opposes.is_none() => {
            // Beside an answer, only claims with figures that the question asks for.
            let belongs = |ruled: &&RuledClaim<'_>| answer.is_none() || belongs(ruled);
            // On the economy, what stocks did is no answer.
            let is_on_subject =
                |ruled: &&RuledClaim<'_>| brief.subject.kind != "macro" || ruled.claim.claim_id.starts_with("t_macro");
            let told = ruled.iter().filter(is_new).filter(belongs).filter(is_on_subject);
            let told = told.take(if answer.is_some() { 2 } else { 3 });
            parts.extend(told.map(|ruled| ruled.claim.text.clone()));
        }
        Balance::Unfavourable => {
            parts.extend(against());
            parts.extend(for_it());
        }
        _ => {
            parts.extend(for_it());
            parts.extend(against());
        }
    }
    parts.join(words.text("between-sentences").as_str())
}

/// A sentence on which way the evidence leans, by the kind of subject. `sided`: some claim points somewhere.
pub fn opening(brief: &MasterBrief, balance: Balance, sided: bool, figures: &Figures<'_>) -> String {
    let words = figures.words;
    let about = names::of(brief, words);
    let key = match brief.subject.kind.as_str() {
        _ if balance == Balance::InsufficientEvidence => "thesis-nothing",
        "comparison" if figures.compares => "thesis-comparison",
        "macro" => "thesis-macro",
        _ if !sided => "thesis-no-side",
        "portfolio" => "thesis-portfolio",
        _ => "thesis-one",
    };
    let mut topics: Vec<&Topic> = figures.subjects().collect();
    // Of two, the one that is ahead comes first; on a tie, the order of the symbols decides.
    let pair = figures.compares && topics.len() == 2;
    let level = !matches!(balance, Balance::Favourable | Balance::Unfavourable);
    if pair && (balance == Balance::Unfavourable || level && topics.is_sorted_by(|a, b| a.key >= b.key)) {
        topics.reverse();
    }
    let balance = if pair && !level { Balance::Favourable } else { balance };
    let mut labels = topics.iter().map(|topic| topic.short.clone());
    let first = labels.next().unwrap_or_default();
    let others: Vec<String> = labels.collect();
    words.say(
        key,
        &[
            ("name", Arg::Text(&about)),
            ("first", Arg::Text(&first)),
            ("others", Arg::Text(&words.list(&others))),
            ("balance", Arg::Text(balance.name())),
        ],
    )
}

/// A view that was taken back after these objections: why, and what it said.
pub fn taken_back(view: &str, objections: &[Objection], words: Words) -> String {
    let grave = |objection: &&Objection| objection.severity == Severity::High;
    let has = |kind: &str| objections.iter().filter(grave).any(|objection| objection.kind == kind);
    let reason = match (has("planted"), has("staleness")) {
        (true, _) => "planted",
        (false, true) => "old",
        (false, false) => "rejected",
    };
    words.say(
        "thesis-taken-back",
        &[("thesis", Arg::Text(view)), ("reason", Arg::Text(reason))],
    )
}
