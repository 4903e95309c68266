//! Answers to challenges: the figure that a question rests on also decides it.

use pipeline::brief::MasterBrief;
use pipeline::committee::{Challenge, Claim, Finding, Ledger, Rebuttal, RebuttalPosition};

use super::examination::{Outcome, examine};
use super::figures::{Figures, rounded};

/// The share of its confidence that a weakened claim keeps.
const WEAKENED_SHARE: f64 = 0.75;

/// One answer for each challenge. Each further challenge to a claim starts from the confidence that the last one left.
pub fn rebut(brief: &MasterBrief, finding: &Finding, challenges: &[Challenge], ledger: &Ledger) -> Vec<Rebuttal> {
    let figures = Figures::for_member(&finding.member_id, brief, ledger);
    let mut current: Vec<(&str, f64)> = finding
        .claims
        .iter()
        .map(|claim| (claim.claim_id.as_str(), claim.confidence))
        .collect();
    challenges
        .iter()
        .map(|challenge| {
            let claim = finding.claims.iter().find(|claim| claim.claim_id == challenge.claim_id);
            let entry = current.iter_mut().find(|(id, _)| *id == challenge.claim_id);
            let (Some(claim), Some((_, confidence))) = (claim, entry) else {
                return Rebuttal {
                    challenge_id: challenge.challenge_id.clone(),
                    position: RebuttalPosition::Defend,
                    text: figures.words.text("answer-not-mine"),
                    confidence_before: finding.confidence,
                    confidence_after: finding.confidence,
                };
            };
            let before = *confidence;
            let (outcome, text) = answer(challenge, claim, &figures);
            let (position, keeps) = match outcome {
                Outcome::Holds => (RebuttalPosition::Defend, 1.0),
                Outcome::Weakened => (RebuttalPosition::Concede, WEAKENED_SHARE),
                Outcome::Refuted => (RebuttalPosition::Withdraw, 0.0),
            };
            *confidence = rounded(before * keeps);
            Rebuttal {
                challenge_id: challenge.challenge_id.clone(),
                position,
                text,
                confidence_before: before,
                confidence_after: *confidence,
            }
        })
        .collect()
}

fn answer(challenge: &Challenge, claim: &Claim, figures: &Figures<'_>) -> (Outcome, String) {
    if claim.figures.is_empty() || claim.figures.iter().any(|id| figures.get(id).is_none()) {
        return (Outcome::Refuted, figures.words.text("answer-withdraw"));
    }
    // A challenge carries only its text: the asker's seat and the claim give the same questions again.
    let seat = challenge.by.strip_prefix("m_").unwrap_or(&challenge.by);
    let mut questions = examine(seat, claim, figures).into_iter();
    match questions.find(|question| question.text == challenge.text) {
        Some(question) => (question.outcome, question.answer),
        None => (Outcome::Holds, figures.words.text("answer-as-quoted")),
    }
}
