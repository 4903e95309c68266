//! Checks the answers of a reasoner before they are stored. An unusable answer becomes a reason that a user may read,
//! and the member abstains with that reason.

use super::{
    Analysis, Balance, Challenge, Claim, ClaimKind, ClaimRuling, ClaimStatus, Debrief, Examination, Finding, Objection,
    Rebuttal, RebuttalPosition, Stance, Vote,
};
use crate::plan::{Member, Task};
use figures::ledger::Ledger;

const MAX_CLAIMS_PER_FINDING: usize = 12;
const MAX_CHALLENGES_PER_MEMBER: usize = 2;

/// A finding ready to store: with the ids of its task, only figures that exist, and its vote.
pub fn finding(mut finding: Finding, member: &Member, task: &Task, ledger: &Ledger) -> Result<Finding, String> {
    let confidence = checked_confidence(finding.confidence)?;
    if finding.claim.trim().is_empty() {
        return Err("the finding says nothing".to_owned());
    }
    finding.finding_id = format!("f_{}", task.task_id);
    finding.task_id.clone_from(&task.task_id);
    finding.member_id.clone_from(&member.member_id);
    finding.confidence = confidence;
    let known = |id: &String| ledger.figure(id).is_some();
    finding.evidence.retain(known);
    finding.figures.retain(|figure| known(&figure.evidence_id));
    finding.claims.truncate(MAX_CLAIMS_PER_FINDING);
    if finding.claims.is_empty() {
        finding.claims.push(finding_as_claim(&finding));
    }
    for (at, claim) in finding.claims.iter_mut().enumerate() {
        claim.claim_id = format!("{}_c{}", task.task_id, at + 1);
        claim.confidence = checked_confidence(claim.confidence)?;
        claim.figures.retain(known);
        claim.status = ClaimStatus::Open;
        claim.challenged_by.clear();
    }
    finding.vote = Some(Vote {
        stance: finding.stance,
        confidence,
        confidence_after: confidence,
    });
    finding.challenges.clear();
    Ok(finding)
}

/// Keeps the challenges to an existing claim of another member, and numbers them.
pub fn challenges(proposed: Vec<Challenge>, by: &Member, others: &[Finding]) -> Vec<Challenge> {
    let valid = proposed.into_iter().filter_map(|challenge| {
        let has_claim = |finding: &&Finding| finding.claims.iter().any(|claim| claim.claim_id == challenge.claim_id);
        let finding = others.iter().find(has_claim)?;
        let is_valid = !challenge.text.trim().is_empty() && finding.member_id != by.member_id;
        is_valid.then(|| Challenge {
            by: by.member_id.clone(),
            to: finding.member_id.clone(),
            ..challenge
        })
    });
    valid
        .take(MAX_CHALLENGES_PER_MEMBER)
        .enumerate()
        .map(|(at, challenge)| Challenge {
            challenge_id: format!("ch_{}_{}", by.member_id, at + 1),
            ..challenge
        })
        .collect()
}

/// At most one answer per challenge; answers to unknown challenges are dropped.
pub fn rebuttals(proposed: Vec<Rebuttal>, asked: &[Challenge]) -> Vec<Rebuttal> {
    asked
        .iter()
        .filter_map(|challenge| {
            let answers = |answer: &&Rebuttal| answer.challenge_id == challenge.challenge_id;
            proposed.iter().find(answers).cloned()
        })
        .collect()
}

/// The finding after its cross-examination: claims carry their outcome, and confidence only falls.
pub fn examined(finding: &Finding, asked: &[Challenge], answers: &[Rebuttal]) -> Finding {
    let mut next = finding.clone();
    for challenge in asked {
        let answer = answers
            .iter()
            .find(|answer| answer.challenge_id == challenge.challenge_id);
        let status = match answer.map(|answer| answer.position) {
            Some(RebuttalPosition::Defend) => ClaimStatus::Upheld,
            Some(RebuttalPosition::Concede) => ClaimStatus::Weakened,
            Some(RebuttalPosition::Withdraw) => ClaimStatus::Withdrawn,
            None => ClaimStatus::Unresolved,
        };
        // What was withdrawn before has no share of the confidence any more.
        let stands = |claim: &Claim| claim.status != ClaimStatus::Withdrawn;
        let standing = next.claims.iter().filter(|claim| stands(claim));
        let total: f64 = standing.map(|claim| claim.confidence).sum();
        let mut share = 1.0;
        let mut claims = next.claims.iter_mut();
        if let Some(claim) = claims.find(|claim| claim.claim_id == challenge.claim_id) {
            share = match stands(claim) {
                true if total > 0.0 => claim.confidence / total,
                true => 1.0,
                false => 0.0,
            };
            claim.challenged_by.push(challenge.challenge_id.clone());
            // Within one cross-examination a status can only get worse.
            claim.status = claim.status.max(status);
        }
        let before = next.confidence;
        let mut answer = answer.cloned();
        if let Some(answer) = &mut answer {
            // A reasoner may lower its confidence, but not raise it.
            answer.confidence_before = before;
            let lowered = checked_confidence(answer.confidence_after)
                .unwrap_or(before)
                .min(before);
            // Withdrawing one claim costs only that claim's share of the confidence.
            answer.confidence_after = match answer.position {
                RebuttalPosition::Withdraw => (before * (1.0 - share) * 1000.0).round() / 1000.0,
                _ => lowered,
            };
            next.confidence = answer.confidence_after;
        }
        next.challenges.push(Examination {
            challenge: challenge.clone(),
            answer,
        });
    }
    if let Some(vote) = &mut next.vote {
        vote.confidence_after = next.confidence;
    }
    next
}

/// A draft that can be published: a confidence, a thesis, probabilities that sum to 100.
pub fn analysis(mut analysis: Analysis, findings: &[Finding], ledger: &Ledger) -> Result<Analysis, String> {
    analysis.confidence = checked_confidence(analysis.confidence)?;
    if analysis.thesis.trim().is_empty() {
        return Err("the analysis has no thesis".to_owned());
    }
    let stated: Vec<u32> = analysis
        .scenarios
        .iter()
        .filter_map(|scenario| scenario.probability)
        .collect();
    if !stated.is_empty() && (stated.len() != analysis.scenarios.len() || stated.iter().sum::<u32>() != 100) {
        return Err("the probabilities of the scenarios do not sum to 100".to_owned());
    }
    // Copied from the ledger, in case the draft changed a figure.
    analysis.evidence = analysis
        .evidence
        .iter()
        .filter_map(|figure| ledger.figure(&figure.evidence_id).cloned())
        .collect();
    analysis.rulings = rulings(&analysis.rulings, findings);
    Ok(analysis)
}

/// A ruling on every claim that was challenged: the chair's, or else the outcome of the cross-examination.
fn rulings(by_chair: &[ClaimRuling], findings: &[Finding]) -> Vec<ClaimRuling> {
    let mut all = Vec::new();
    for finding in findings {
        for claim in finding.claims.iter().filter(|claim| !claim.challenged_by.is_empty()) {
            let own = by_chair
                .iter()
                .find(|ruling| ruling.claim_id == claim.claim_id && ruling.ruling != ClaimStatus::Open);
            all.push(ClaimRuling {
                claim_id: claim.claim_id.clone(),
                member_id: finding.member_id.clone(),
                ruling: own.map_or(claim.status, |ruling| ruling.ruling),
                reason: own.map(|ruling| ruling.reason.clone()).unwrap_or_default(),
            });
        }
    }
    all
}

/// The findings whose vote differs from the balance. A mixed balance is opposed by every vote that takes a side; where
/// the evidence is insufficient, nobody dissents.
pub fn dissenting(balance: Balance, findings: &[Finding]) -> Vec<&Finding> {
    let differs = |stance: Stance| match balance {
        Balance::Favourable => stance == Stance::Opposes,
        Balance::Unfavourable => stance == Stance::Supports,
        Balance::Mixed => stance != Stance::Neutral,
        Balance::InsufficientEvidence => false,
    };
    let voted = |finding: &&Finding| differs(finding.vote.map_or(finding.stance, |vote| vote.stance));
    findings.iter().filter(voted).collect()
}

/// The main point of a dissent: the first claim with that stance that was not withdrawn, else the finding's summary.
pub fn point_of(finding: &Finding, stance: Stance, is_withdrawn: impl Fn(&Claim) -> bool) -> &str {
    let mut claims = finding.claims.iter();
    let standing = claims.find(|claim| claim.stance == stance && !is_withdrawn(claim));
    standing.map_or(finding.claim.as_str(), |claim| claim.text.as_str())
}

/// The findings with the chair's rulings on their claims.
pub fn ruled(findings: &[Finding], rulings: &[ClaimRuling]) -> Vec<Finding> {
    let mut next = findings.to_vec();
    for claim in next.iter_mut().flat_map(|finding| &mut finding.claims) {
        if let Some(ruling) = rulings.iter().find(|ruling| ruling.claim_id == claim.claim_id) {
            claim.status = ruling.ruling;
        }
    }
    next
}

/// Drops objections without a text.
pub fn objections(mut proposed: Vec<Objection>) -> Vec<Objection> {
    proposed.retain(|objection| !objection.objection.trim().is_empty());
    proposed
}

/// Refuses a debrief without a headline or without any paragraph text.
pub fn debrief(debrief: Debrief) -> Result<Debrief, String> {
    let blank = |text: &String| text.trim().is_empty();
    if blank(&debrief.headline) || debrief.paragraphs.iter().all(blank) {
        return Err("the debrief says nothing".to_owned());
    }
    Ok(debrief)
}

/// The finding as a single claim, for a finding that lists none.
fn finding_as_claim(finding: &Finding) -> Claim {
    Claim {
        claim_id: String::new(),
        kind: ClaimKind::Opinion,
        stance: finding.stance,
        text: finding.claim.clone(),
        figures: finding.evidence.clone(),
        confidence: finding.confidence,
        wrong_if: String::new(),
        status: ClaimStatus::Open,
        challenged_by: Vec::new(),
        bounds: None,
    }
}

fn checked_confidence(confidence: f64) -> Result<f64, String> {
    if (0.0..=1.0).contains(&confidence) {
        Ok(confidence)
    } else {
        Err("its confidence is not between 0 and 1".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::committee::ChallengeKind;

    fn finding_of(claims: &[(&str, f64)]) -> Finding {
        let mut finding = Finding {
            finding_id: String::new(),
            task_id: String::new(),
            member_id: String::new(),
            claim: String::new(),
            reasoning: String::new(),
            stance: Stance::Neutral,
            confidence: 0.8,
            evidence: Vec::new(),
            figures: Vec::new(),
            caveats: Vec::new(),
            claims: Vec::new(),
            vote: None,
            challenges: Vec::new(),
        };
        let claim = |(claim_id, confidence): &(&str, f64)| Claim {
            claim_id: (*claim_id).to_owned(),
            confidence: *confidence,
            ..finding_as_claim(&finding)
        };
        finding.claims = claims.iter().map(claim).collect();
        finding
    }

    /// The confidence after the claims with these ids were withdrawn, one after the other.
    fn confidence_without(finding: &Finding, withdrawn: &[&str]) -> f64 {
        let challenge = |(at, claim_id): (usize, &&str)| Challenge {
            challenge_id: at.to_string(),
            claim_id: (*claim_id).to_owned(),
            by: String::new(),
            to: String::new(),
            kind: ChallengeKind::BaseRate,
            text: String::new(),
        };
        let rebuttal = |at: usize| Rebuttal {
            challenge_id: at.to_string(),
            position: RebuttalPosition::Withdraw,
            text: String::new(),
            confidence_before: 1.0,
            confidence_after: 1.0,
        };
        let challenges: Vec<Challenge> = withdrawn.iter().enumerate().map(challenge).collect();
        let rebuttals: Vec<Rebuttal> = (0..withdrawn.len()).map(rebuttal).collect();
        examined(finding, &challenges, &rebuttals).confidence
    }

    #[test]
    fn each_withdrawn_claim_costs_its_share_and_all_of_them_everything() {
        let finding = finding_of(&[("a", 0.6), ("b", 0.6), ("c", 0.6)]);
        for (withdrawn, left) in [
            (&["a"][..], 0.533),
            (&["a", "b"], 0.267),
            (&["a", "b", "c"], 0.0),
            (&["a", "a"], 0.533),
        ] {
            let confidence = confidence_without(&finding, withdrawn);
            assert!((confidence - left).abs() < 0.002, "{withdrawn:?}: {confidence}");
        }
    }
}
