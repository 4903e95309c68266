//! Attacks the draft: planted figures, old figures, one figure that carries all, and the strongest opposite case.

use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Evidence, Ledger, Objection, Ruling, Stance};

use super::figures::{Figures, number, quote};
use super::roster;
use super::rules::{self, Drawn};
use super::synthesis::weigh;

/// How the objection starts that figures are old.
pub const OLD: &str = "The figures end ";
/// How the opposite case starts.
pub const OPPOSITE: &str = "The opposite case: ";
/// How the objection starts that no judgement survives; the revision looks for it.
pub const OLDER_THAN_HORIZON: &str = "The figures are older than the horizon is long";

/// The objections and the ruling.
pub fn attack(brief: &Mib, draft: &Analysis, ledger: &Ledger) -> (Vec<Objection>, Ruling) {
    let figures = Figures::new(brief, ledger);
    let mut objections = Vec::new();
    let planted = draft
        .evidence
        .iter()
        .find(|evidence| !ledger.evidence.contains(evidence));
    if let Some(evidence) = planted {
        objections.push(objection(
            "high",
            format!(
                "The draft shows a figure that the ledger does not have: {}.",
                evidence.evidence_id
            ),
        ));
    }
    let judged = draft.balance != "insufficient_evidence";
    if judged {
        objections.extend(staleness(&figures));
        // Only what the draft itself stands on: seats that were empty have nothing to answer for.
        let shown = |drawn: &Drawn<'_>| drawn.figures.iter().all(|figure| draft.evidence.contains(figure));
        let seats = roster::roles(&brief.subject.kind).iter();
        let drawn: Vec<Drawn<'_>> = seats
            .flat_map(|role| rules::draw(role, &figures))
            .filter(shown)
            .collect();
        objections.extend(single_figure(draft, &drawn));
        objections.push(opposite(draft, &drawn));
    } else {
        objections.push(objection(
            "low",
            "The draft does not judge. If it did, it would have to do so without a figure on the subject.".to_owned(),
        ));
    }
    let one_source = draft
        .evidence
        .first()
        .filter(|first| draft.evidence.iter().all(|evidence| evidence.source == first.source));
    if let Some(first) = one_source.filter(|_| judged) {
        objections.push(objection(
            "low",
            format!("Every figure is from one source, {}.", plain(first)),
        ));
    }
    if draft.scenarios.iter().any(|scenario| scenario.probability.is_some()) {
        objections.push(objection(
            "low",
            "The probabilities are frequencies of overlapping windows of one country's past, not forecasts.".to_owned(),
        ));
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
            objection.response = "Noted; it does not change the balance.".to_owned();
        }
    }
    (objections, ruling)
}

/// The source's name without its version, which is no figure.
fn plain(evidence: &Evidence) -> String {
    evidence.source.split([' ', ',']).next().unwrap_or_default().to_owned()
}

fn staleness(figures: &Figures<'_>) -> Option<Objection> {
    let age = figures.age().filter(|age| number(age) >= 1.0)?;
    Some(if number(age) > figures.span.years() {
        objection(
            "high",
            format!(
                "{OLDER_THAN_HORIZON}: they end {} years before the date of the brief.",
                age.value
            ),
        )
    } else {
        objection(
            "medium",
            format!(
                "{OLD}{} years before the date of the brief; what happened since is not in them.",
                age.value
            ),
        )
    })
}

/// Leaves out one figure after the other, and names the first without which the balance would be another.
fn single_figure(draft: &Analysis, drawn: &[Drawn<'_>]) -> Option<Objection> {
    let balance = |without: &str| {
        let kept = drawn
            .iter()
            .filter(|drawn| !drawn.figures.iter().any(|figure| figure.evidence_id == without));
        weigh(kept.map(|drawn| (drawn.stance, drawn.confidence))).0
    };
    if balance("") != draft.balance {
        return Some(objection("medium", "Without the cross-examination the same figures come to another balance; the draft depends on how claims were questioned.".to_owned()));
    }
    let pointing = drawn
        .iter()
        .filter(|drawn| drawn.stance != Stance::Neutral)
        .flat_map(|drawn| &drawn.figures);
    let carrying = pointing
        .copied()
        .find(|figure| balance(&figure.evidence_id) != draft.balance)?;
    Some(objection(
        "medium",
        format!(
            "The balance depends on a single figure: {}, {}.",
            carrying.series,
            quote(carrying)
        ),
    ))
}

/// The strongest statement on the other side, or that there is none.
fn opposite(draft: &Analysis, drawn: &[Drawn<'_>]) -> Objection {
    let other = match draft.balance.as_str() {
        "unfavourable" => Stance::Supports,
        _ => Stance::Opposes,
    };
    let strongest = drawn
        .iter()
        .filter(|drawn| drawn.stance == other)
        .max_by(|a, b| a.confidence.total_cmp(&b.confidence));
    match strongest {
        Some(drawn) => objection("medium", format!("{OPPOSITE}{}", drawn.text)),
        None => objection(
            "low",
            "No figure speaks for the opposite. That is a sign of what was not looked at, as much as of strength."
                .to_owned(),
        ),
    }
}

fn objection(severity: &str, text: String) -> Objection {
    Objection {
        kind: String::new(),
        objection: text,
        severity: severity.to_owned(),
        disposition: "open".to_owned(),
        response: String::new(),
    }
}
