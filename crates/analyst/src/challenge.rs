//! Questions to the claims of others, each on a figure of the claim's own subject.

use pipeline::brief::MasterBrief;
use pipeline::committee::{Challenge, Claim, ClaimStatus, Finding, Ledger, Stance};
use pipeline::plan::Member;

use super::examination::{ClaimQuestion, examine};
use super::figures::Figures;

/// The most challenges that one member raises.
const MAX_CHALLENGES: usize = 2;

/// Where a seat starts in the list of questions.
fn start_index(role: &str) -> usize {
    match role {
        "valuation" => 1,
        "market" => 2,
        "macro" | "allocation" => 3,
        "industry" => 4,
        _ => 0,
    }
}

fn seat_of(member_id: &str) -> &str {
    member_id.strip_prefix("m_").unwrap_or(member_id)
}

/// None, one or two challenges, on what the member's own seat knows best.
pub fn challenge(brief: &MasterBrief, member: &Member, findings: &[Finding], ledger: &Ledger) -> Vec<Challenge> {
    let figures = Figures::for_member(&member.member_id, brief, ledger);
    let mut claims: Vec<(&Finding, &Claim)> = findings
        .iter()
        .filter(|finding| finding.member_id != member.member_id)
        .flat_map(|finding| finding.claims.iter().map(move |claim| (finding, claim)))
        .filter(|(_, claim)| !claim.figures.is_empty() && claim.status != ClaimStatus::Withdrawn)
        .collect();
    // The weightiest claim is questioned first; ties go by id, so that the order is deterministic.
    claims.sort_by(|(_, a), (_, b)| {
        let weight = |claim: &Claim| (claim.stance != Stance::Neutral, claim.confidence);
        let (a_points, a_weight) = weight(a);
        let (b_points, b_weight) = weight(b);
        b_points
            .cmp(&a_points)
            .then(b_weight.total_cmp(&a_weight))
            .then(a.claim_id.cmp(&b.claim_id))
    });
    let mut present: Vec<&str> = findings.iter().map(|finding| seat_of(&finding.member_id)).collect();
    present.push(&member.role);
    // Of the seats that could ask a question, the first one present asks it, so that it is asked only once.
    let mine = |question: &ClaimQuestion, owner: &str| {
        let mut seats = question
            .seats
            .iter()
            .filter(|seat| present.contains(seat) && **seat != owner);
        seats.next() == Some(&member.role.as_str())
    };
    let first_question = |(finding, claim): (_, _)| {
        let finding: &Finding = finding;
        let mut questions = examine(&member.role, claim, &figures).into_iter();
        let question = questions.find(|question| mine(question, seat_of(&finding.member_id)))?;
        Some((finding, claim, question))
    };
    let mut open: Vec<(&Finding, &Claim, ClaimQuestion)> = claims.into_iter().filter_map(first_question).collect();
    // Each seat starts at another question, or all would question the weightiest claim.
    let first = start_index(&member.role) % open.len().max(1);
    open.rotate_left(first);
    let mut chosen: Vec<(&Finding, &Claim, ClaimQuestion)> = Vec::new();
    for (finding, claim, question) in open {
        if chosen.len() < MAX_CHALLENGES && !chosen.iter().any(|(_, _, known)| known.id == question.id) {
            chosen.push((finding, claim, question));
        }
    }
    (1..)
        .zip(chosen)
        .map(|(at, (finding, claim, question))| Challenge {
            challenge_id: format!("c_{}_{at}", member.member_id),
            claim_id: claim.claim_id.clone(),
            by: member.member_id.clone(),
            to: finding.member_id.clone(),
            kind: question.kind,
            text: question.text,
        })
        .collect()
}
