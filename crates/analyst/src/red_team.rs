//! Attacks the draft: planted figures, old figures, one figure or one seat that carries all, and the opposite case,
//! computed from the same ledger.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{
    Analysis, Balance, ClaimRuling, ClaimStatus, Disposition, Ledger, Objection, Ruling, Severity, Stance,
};

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
        objections.push(objection("planted", Severity::High, text));
    }
    let judged = draft.balance != Balance::InsufficientEvidence;
    if judged {
        let seats = roster::roles(brief).iter();
        let drawn: Vec<Standing<'_>> = seats.flat_map(|role| standing(role, draft, &figures)).collect();
        let before = weigh(drawn.iter().map(|one| (one.drawn.stance, one.drawn.confidence))).0;
        let drawn: Vec<Drawn<'_>> = drawn.into_iter().filter_map(Standing::weighed).collect();
        objections.extend(staleness(&drawn, &figures));
        objections.extend(match before == draft.balance {
            true => single_figure(draft, &drawn, &figures),
            false => Some(objection(
                "single_figure",
                Severity::Medium,
                words.text("objection-cross-examination"),
            )),
        });
        objections.extend(single_seat(draft, &drawn, &figures));
        // Facts of the economy have no opposite case, and a mixed view already has both.
        if !figures.is_on_economy() && draft.balance != Balance::Mixed {
            objections.push(opposite(brief, draft, &drawn, &figures));
        }
    } else {
        objections.push(objection(
            "judgement",
            Severity::Low,
            words.text("objection-no-judgement"),
        ));
    }
    let one_source = draft.evidence.first().filter(|first| {
        draft
            .evidence
            .iter()
            .all(|evidence| evidence.source_id == first.source_id)
    });
    if one_source.is_some() && judged {
        objections.push(objection(
            "one_source",
            Severity::Low,
            words.text("objection-one-source"),
        ));
    }
    if draft.scenarios.iter().any(|scenario| scenario.probability.is_some()) {
        objections.push(objection(
            "frequencies",
            Severity::Low,
            words.text("objection-frequencies"),
        ));
    }
    let ruling = if planted.is_some() {
        Ruling::Reject
    } else if objections.iter().any(|objection| objection.severity != Severity::Low) {
        Ruling::Revise
    } else {
        Ruling::Pass
    };
    if ruling == Ruling::Pass {
        for objection in &mut objections {
            objection.disposition = Disposition::Answered;
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
        return Some(objection("staleness", Severity::High, text));
    }
    let text = words.say("objection-old", &[("age", quantity(figures.age()?))]);
    Some(objection("staleness", Severity::Medium, text))
}

/// A reading, and what was left of it after the questions; nothing where it was withdrawn.
struct Standing<'a> {
    drawn: Drawn<'a>,
    left: Option<f64>,
}

impl<'a> Standing<'a> {
    fn weighed(self) -> Option<Drawn<'a>> {
        let confidence = self.left?;
        Some(Drawn {
            confidence,
            ..self.drawn
        })
    }
}

/// What a seat read out of the figures, as far as the draft stands on it: seats that were empty have nothing to answer
/// for.
fn standing<'a>(role: &str, draft: &Analysis, figures: &Figures<'a>) -> Vec<Standing<'a>> {
    let shown = |drawn: &Drawn<'_>| drawn.figures.iter().all(|figure| draft.evidence.contains(figure));
    // Claims that were drawn by these rules have bounds or compare; those of a model have places of their own.
    let ruled = figures.compares || draft.weighed.iter().any(|claim| claim.bounds.is_some());
    let drawn = rules::draw(role, figures).into_iter().enumerate();
    let standing = drawn.filter_map(|(at, drawn)| {
        let id = format!("t_{role}_c{}", at + 1);
        let withdrawn = |ruling: &ClaimRuling| ruling.claim_id == id && ruling.ruling == ClaimStatus::Withdrawn;
        let weight = draft
            .weighed
            .iter()
            .find(|claim| claim.claim_id == id)
            .map(|claim| claim.weight);
        let left = match ruled && drawn.stance != Stance::Neutral {
            true if draft.rulings.iter().any(withdrawn) => None,
            true => weight.or(Some(drawn.confidence)),
            false => Some(drawn.confidence),
        };
        (left.is_none() || shown(&drawn)).then_some(Standing { drawn, left })
    });
    standing.collect()
}

fn balance<'d, 'a: 'd>(drawn: impl Iterator<Item = &'d Drawn<'a>>) -> Balance {
    weigh(drawn.map(|drawn| (drawn.stance, drawn.confidence))).0
}

/// Leaves out one figure after the other, and names the first without which the balance would be another.
fn single_figure(draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Option<Objection> {
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
    Some(objection("single_figure", Severity::Medium, text))
}

/// Leaves out one seat after the other, and names the first without which the balance would turn to the other side.
fn single_seat(draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let other = other_side(draft.balance)?;
    let mut seats: Vec<&str> = drawn.iter().map(|drawn| drawn.rule.seat).collect();
    seats.dedup();
    let seat = seats
        .into_iter()
        .find(|seat| balance(drawn.iter().filter(|drawn| drawn.rule.seat != *seat)) == other)?;
    let title = figures.words.text(&format!("seat-{seat}"));
    let text = figures
        .words
        .say("objection-single-seat", &[("seat", Arg::Text(&title))]);
    Some(objection("single_figure", Severity::Medium, text))
}

const fn other_side(balance: Balance) -> Option<Balance> {
    match balance {
        Balance::Favourable => Some(Balance::Unfavourable),
        Balance::Unfavourable => Some(Balance::Favourable),
        _ => None,
    }
}

/// The opposite case: every reading on the other side, counted, the strongest in full. Where there is none, that is
/// said; and it weighs as much where a seat had nothing on the subject, for then it is a gap and no agreement.
fn opposite(brief: &Mib, draft: &Analysis, drawn: &[Drawn<'_>], figures: &Figures<'_>) -> Objection {
    let words = figures.words;
    let other = match draft.balance {
        Balance::Unfavourable => Stance::Supports,
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
            Severity::Medium
        } else {
            Severity::Low
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
    // A case of a third of the other's weight is one that a careful reader would want to know of before agreeing.
    let weight = |side: &dyn Fn(Stance) -> bool| {
        let on_side = drawn.iter().filter(|drawn| side(drawn.stance));
        on_side.map(|drawn| drawn.confidence).sum::<f64>()
    };
    let leading = weight(&|stance| stance != other && stance != Stance::Neutral);
    let severity = if weight(&|stance| stance == other) * 3.0 >= leading {
        Severity::Medium
    } else {
        Severity::Low
    };
    objection("opposite_case", severity, text)
}

fn objection(kind: &str, severity: Severity, text: String) -> Objection {
    Objection {
        kind: kind.to_owned(),
        objection: text,
        severity,
        disposition: Disposition::Open,
        response: String::new(),
    }
}
