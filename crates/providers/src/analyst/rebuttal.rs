//! Answers to challenges: conceding where the ground holds, defending where the ledger bears the claim out.

use pipeline::committee::{Challenge, Finding, Ledger, Rebuttal, Stance};

use super::challenge::{base_rate, worst_fall};
use super::figures::{get, number, quote, rounded};

/// One answer for each challenge. Several challenges to one claim wear it down one after the other.
pub fn rebut(finding: &Finding, challenges: &[Challenge], ledger: &Ledger) -> Vec<Rebuttal> {
    let mut current: Vec<(String, f64)> = finding
        .claims
        .iter()
        .map(|claim| (claim.claim_id.clone(), claim.confidence))
        .collect();
    challenges
        .iter()
        .map(|challenge| {
            let claim = finding.claims.iter().find(|claim| claim.claim_id == challenge.claim_id);
            let entry = current.iter_mut().find(|(id, _)| *id == challenge.claim_id);
            let (Some(claim), Some((_, confidence))) = (claim, entry) else {
                return Rebuttal {
                    challenge_id: challenge.challenge_id.clone(),
                    position: "defend".to_owned(),
                    text: "This is not a claim of this finding.".to_owned(),
                    confidence_before: finding.confidence,
                    confidence_after: finding.confidence,
                };
            };
            let before = *confidence;
            let (position, text, factor) = answer(&challenge.kind, claim, ledger);
            *confidence = rounded(before * factor);
            Rebuttal {
                challenge_id: challenge.challenge_id.clone(),
                position: position.to_owned(),
                text,
                confidence_before: before,
                confidence_after: *confidence,
            }
        })
        .collect()
}

fn answer(kind: &str, claim: &pipeline::committee::Claim, ledger: &Ledger) -> (&'static str, String, f64) {
    if claim.figures.is_empty() || claim.figures.iter().any(|id| get(ledger, id).is_none()) {
        return (
            "withdraw",
            "The figure behind this claim is not in the ledger; it is withdrawn.".to_owned(),
            0.0,
        );
    }
    match kind {
        "staleness" => (
            "concede",
            "Conceded: the figures are old. The claim is about their date, and counts for less today.".to_owned(),
            0.75,
        ),
        "evidence" => (
            "concede",
            "Conceded in part: one window is one regime. The figure stands, the reach of the claim is smaller."
                .to_owned(),
            0.85,
        ),
        "missing_risk" => match worst_fall(claim, ledger) {
            Some(worst) => (
                "concede",
                format!("Conceded: a fall of {} belongs beside this claim.", quote(worst)),
                0.9,
            ),
            None => ("defend", "No deeper fall is in the ledger.".to_owned(), 1.0),
        },
        "base_rate" => match base_rate(claim, ledger) {
            Some(rate) if (number(rate) > 50.0) == (claim.stance == Stance::Supports) => (
                "defend",
                format!("The base rate of {} points the same way.", quote(rate)),
                1.0,
            ),
            Some(rate) => (
                "concede",
                format!(
                    "Conceded: the base rate of {} points the other way, so the claim needs more than it has.",
                    quote(rate)
                ),
                0.85,
            ),
            None => ("defend", "The ledger has no base rate for this series.".to_owned(), 1.0),
        },
        "alternative_explanation" => (
            "defend",
            "Another cause may be at work as well; the figure itself is what is claimed, not its cause.".to_owned(),
            0.95,
        ),
        _ => (
            "defend",
            "The figure is quoted as the ledger has it, and the formula is with it.".to_owned(),
            1.0,
        ),
    }
}
