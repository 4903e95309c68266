//! Attacks the draft: planted figures, old figures, one figure or one seat that carries all, and the opposite case, computed
//! from the same ledger.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Ledger, Objection, Ruling, Stance};

use super::figures::Figures;
use super::roster;
use super::rules::{self, Drawn};
use super::weighing::weigh;
use super::words::quantity;

/// The objections and the ruling.
pub fn attack(brief: &Mib, draft: &Analysis, ledger: &Ledger) -> (Vec<Objection>, Ruling) {
    let figures = Figures::new(brief, ledger);
    let words = figures.words;
    let mut objections = Vec::new();
    let planted = draft
        .evidence
        .iter()
        .find(|evidence| !ledger.evidence.contains(evidence));
    if let Some(evidence) = planted {
        let text = words.say("objection-planted", &[("figure", Arg::Text(&evidence.evidence_id))]);
        objections.push(objection("planted", "high", text));
    }
    let judged = draft.balance != "insufficient_evidence";
    if judged {
        // Only what the draft itself stands on: seats that were empty have nothing to answer for.
        let shown = |drawn: &Drawn<'_>| drawn.figures.iter().all(|figure| draft.evidence.contains(figure));
        let seats = roster::roles(brief).iter();
        let drawn: Vec<Drawn<'_>> = seats
            .flat_map(|role| rules::draw(role, &figures))
            .filter(shown)
            .collect();
        objections.extend(staleness(&drawn, &figures));
        objections.extend(single_figure(draft, &drawn, &figures));
        objections.extend(single_seat(draft, &drawn, &figures));
        // Facts of the economy have no opposite case.
        if !figures.is_on_economy() {
            objections.push(opposite(brief, draft, &drawn, &figures));
        }
    } else {
        objections.push(objection("judgement", "low", words.text("objection-no-judgement")));
    }
    let one_source = draft.evidence.first().filter(|first| {
        draft
            .evidence
            .iter()
            .all(|evidence| evidence.source_id == first.source_id)
    });
    if one_source.is_some() && judged {
        objections.push(objection("one_source", "low", words.text("objection-one-source")));
    }
    if draft.scenarios.iter().any(|scenario| scenario.probability.is_some()) {
        objections.push(objection("frequencies", "low", words.text("objection-frequencies")));
    }
    let ruling = if planted.is_some() {
        Ruling::Reject
    } else if objections.iter().any(|objection| objection.severity != "low") {
        Ruling::Revise
    } else {
        Ruling::Pass
    };
    if ruling == Ruling::Pass {
        for objection in &mut objections {
            objection.disposition = "answered".to_owned();
            objection.response = words.text("response-noted");
        }
    }
    (objections, ruling)
}

/// High where even the newest reading that points somewhere is older than the horizon is long: then no judgement
/// survives, and the revision takes it back.
fn staleness(drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let words = figures.words;
    let pointing = drawn.iter().filter(|drawn| drawn.stance != Stance::Neutral);
    let oldest_of_each = pointing.filter_map(|drawn| {
        let ages = drawn.figures.iter().map(|figure| (figures.years_old(figure), *figure));
        ages.max_by(|a, b| a.0.total_cmp(&b.0))
    });
    let newest = oldest_of_each.min_by(|a, b| a.0.total_cmp(&b.0));
    let outlived = newest.filter(|(years, _)| *years > figures.horizon.years());
    if let Some(age) = outlived.and_then(|(_, figure)| figures.age_of(figure)) {
        let text = words.say("objection-older-than-horizon", &[("age", quantity(age))]);
        return Some(objection("staleness", "high", text));
    }
    let text = words.say("objection-old", &[("age", quantity(figures.age()?))]);
    Some(objection("staleness", "medium", text))
}

fn balance<'d, 'a: 'd>(drawn: impl Iterator<Item = &'d Drawn<'a>>) -> &'static str {
    weigh(drawn.map(|drawn| (drawn.stance, drawn.confidence))).0
}

/// Leaves out one figure after the other, and names the first without which the balance would be another.
fn single_figure(draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Option<Objection> {
    if balance(drawn.iter()) != draft.balance {
        let text = figures.words.text("objection-cross-examination");
        return Some(objection("single_figure", "medium", text));
    }
    let without = |id: &str| {
        let kept = |drawn: &&Drawn<'_>| !drawn.figures.iter().any(|figure| figure.evidence_id == id);
        balance(drawn.iter().filter(kept))
    };
    let pointing = drawn.iter().filter(|drawn| drawn.stance != Stance::Neutral);
    let carrying = pointing
        .flat_map(|drawn| drawn.figures.iter().copied())
        .find(|figure| without(&figure.evidence_id) != draft.balance)?;
    let name = figures.name_of(carrying);
    let text = figures.words.say(
        "objection-single-figure",
        &[
            ("name", Arg::Text(&name)),
            ("value", quantity(carrying)),
            ("date", Arg::Date(&carrying.as_of)),
        ],
    );
    Some(objection("single_figure", "medium", text))
}

/// Leaves out one seat after the other, and names the first without which the balance would turn to the other side.
fn single_seat(draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let other = other_side(&draft.balance)?;
    let mut seats: Vec<&str> = drawn.iter().map(|drawn| drawn.rule.seat).collect();
    seats.dedup();
    let seat = seats
        .into_iter()
        .find(|seat| balance(drawn.iter().filter(|drawn| drawn.rule.seat != *seat)) == other)?;
    let title = figures.words.text(&format!("seat-{seat}"));
    let text = figures
        .words
        .say("objection-single-seat", &[("seat", Arg::Text(&title))]);
    Some(objection("single_figure", "medium", text))
}

fn other_side(balance: &str) -> Option<&'static str> {
    match balance {
        "favourable" => Some("unfavourable"),
        "unfavourable" => Some("favourable"),
        _ => None,
    }
}

/// The opposite case: every reading on the other side, counted, the strongest in full. Where there is none, that is
/// said; and it weighs as much where a seat had nothing on the subject, for then it is a gap and no agreement.
fn opposite(brief: &Mib, draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Objection {
    let words = figures.words;
    let other = match draft.balance.as_str() {
        "unfavourable" => Stance::Supports,
        _ => Stance::Opposes,
    };
    let pointing = drawn.iter().filter(|drawn| drawn.stance != Stance::Neutral).count();
    let mut case: Vec<&Drawn<'_>> = drawn.iter().filter(|drawn| drawn.stance == other).collect();
    case.sort_by(|a, b| b.confidence.total_cmp(&a.confidence));
    let Some(strongest) = case.first() else {
        let silent = |seat: &str| !drawn.iter().any(|drawn| drawn.rule.seat == seat && !drawn.around);
        // Neither those who only preside or attack, nor the economy on a question about a company, have to speak.
        let heard = |seat: &&&str| !matches!(**seat, "chair" | "red_team" | "macro");
        let mut seats = roster::roles(brief).iter().filter(heard);
        let severity = if seats.any(|seat| silent(seat)) {
            "medium"
        } else {
            "low"
        };
        return objection("opposite_case", severity, words.text("objection-no-opposite"));
    };
    let text = words.say(
        "objection-opposite",
        &[
            ("count", Arg::Count(case.len() as u64)),
            ("all", Arg::Count(pointing as u64)),
            ("text", Arg::Text(&strongest.text)),
        ],
    );
    objection("opposite_case", "medium", text)
}

fn objection(kind: &str, severity: &str, text: String) -> Objection {
    Objection {
        kind: kind.to_owned(),
        objection: text,
        severity: severity.to_owned(),
        disposition: "open".to_owned(),
        response: String::new(),
    }
}
