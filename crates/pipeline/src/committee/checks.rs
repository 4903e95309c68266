//! What a reasoner says is data. Before anything is kept it is checked here; what cannot be used is a reason, in words
//! that a user may read, and the member abstains with it.

use super::{
    Analysis, Balance, Challenge, Claim, ClaimKind, ClaimRuling, ClaimStatus, Debrief, Examination, Finding, Objection,
    Rebuttal, RebuttalPosition, Stance, Vote,
};
use crate::plan::{Member, Task};
use figures::ledger::Ledger;

/// Statements of one finding, at most.
const CLAIMS: usize = 12;
/// Challenges of one member, at most.
const CHALLENGES: usize = 2;

/// A finding as it is kept: under the ids of its task, on figures that exist, with the vote written down.
pub fn finding(mut finding: Finding, member: &Member, task: &Task, ledger: &Ledger) -> Result<Finding, String> {
    let confidence = unit(finding.confidence)?;
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
    finding.claims.truncate(CLAIMS);
    if finding.claims.is_empty() {
        finding.claims.push(whole(&finding));
    }
    for (at, claim) in finding.claims.iter_mut().enumerate() {
        claim.claim_id = format!("{}_c{}", task.task_id, at + 1);
        claim.confidence = unit(claim.confidence)?;
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

/// The challenges that name a claim of somebody else: nobody invents an opponent.
pub fn challenges(said: Vec<Challenge>, by: &Member, others: &[Finding]) -> Vec<Challenge> {
    let aimed = said.into_iter().filter_map(|challenge| {
        let whose = |finding: &&Finding| finding.claims.iter().any(|claim| claim.claim_id == challenge.claim_id);
        let finding = others.iter().find(whose)?;
        let meant = !challenge.text.trim().is_empty() && finding.member_id != by.member_id;
        meant.then(|| Challenge {
            by: by.member_id.clone(),
            to: finding.member_id.clone(),
            ..challenge
        })
    });
    aimed
        .take(CHALLENGES)
        .enumerate()
        .map(|(at, challenge)| Challenge {
            challenge_id: format!("ch_{}_{}", by.member_id, at + 1),
            ..challenge
        })
        .collect()
}

/// One answer for each challenge at most; what answers nothing is dropped.
pub fn rebuttals(said: Vec<Rebuttal>, asked: &[Challenge]) -> Vec<Rebuttal> {
    asked
        .iter()
        .filter_map(|challenge| {
            let answers = |answer: &&Rebuttal| answer.challenge_id == challenge.challenge_id;
            said.iter().find(answers).cloned()
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
        let all: f64 = next.claims.iter().map(|claim| claim.confidence).sum();
        let mut share = 1.0;
        let mut claims = next.claims.iter_mut();
        if let Some(claim) = claims.find(|claim| claim.claim_id == challenge.claim_id) {
            share = if all > 0.0 { claim.confidence / all } else { 1.0 };
            claim.challenged_by.push(challenge.challenge_id.clone());
            // Within one cross-examination it can only get worse.
            claim.status = claim.status.max(status);
        }
        let before = next.confidence;
        let mut answer = answer.cloned();
        if let Some(answer) = &mut answer {
            // A reasoner's own account of its confidence is believed only downwards.
            answer.confidence_before = before;
            let said = unit(answer.confidence_after).unwrap_or(before).min(before);
            // Who takes one claim back still stands by the others.
            answer.confidence_after = match answer.position {
                RebuttalPosition::Withdraw => (before * (1.0 - share) * 1000.0).round() / 1000.0,
                _ => said,
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
    analysis.confidence = unit(analysis.confidence)?;
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
    // The ledger's own figures, whatever the draft says they are.
    analysis.evidence = analysis
        .evidence
        .iter()
        .filter_map(|figure| ledger.figure(&figure.evidence_id).cloned())
        .collect();
    analysis.rulings = rulings(&analysis.rulings, findings);
    Ok(analysis)
}

/// A ruling on every claim that was questioned: the chair's, or else what the cross-examination itself came to.
fn rulings(said: &[ClaimRuling], findings: &[Finding]) -> Vec<ClaimRuling> {
    let mut all = Vec::new();
    for finding in findings {
        for claim in finding.claims.iter().filter(|claim| !claim.challenged_by.is_empty()) {
            let own = said
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

/// Who voted otherwise than the balance says. Where it takes no side, that is everybody who takes one; where there is
/// no view, there is nothing to dissent from.
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

/// What a dissenter stands on: the first claim on that side that was not withdrawn, else the finding as a whole.
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

/// The objections that say something.
pub fn objections(mut said: Vec<Objection>) -> Vec<Objection> {
    said.retain(|objection| !objection.objection.trim().is_empty());
    said
}

/// A debrief that tells something.
pub fn debrief(debrief: Debrief) -> Result<Debrief, String> {
    let blank = |text: &String| text.trim().is_empty();
    if blank(&debrief.headline) || debrief.paragraphs.iter().all(blank) {
        return Err("the debrief says nothing".to_owned());
    }
    Ok(debrief)
}

/// A finding without statements is one statement.
fn whole(finding: &Finding) -> Claim {
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

fn unit(confidence: f64) -> Result<f64, String> {
    if (0.0..=1.0).contains(&confidence) {
        Ok(confidence)
    } else {
        Err("its confidence is not between 0 and 1".to_owned())
    }
}
