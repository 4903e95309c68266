//! Questions to the claims of others, each on a figure of the claim's own subject.

use pipeline::brief::Mib;
use pipeline::committee::{Challenge, Claim, ClaimStatus, Finding, Ledger, Stance};
use pipeline::plan::Member;

use super::examination::{Examined, examine};
use super::figures::Figures;

/// Challenges of one member, at most.
const MAX_CHALLENGES: usize = 2;

/// Where in the list of claims a seat begins.
fn place(role: &str) -> usize {
    match role {
        "valuation" => 1,
        "market" => 2,
        "macro" | "allocation" => 3,
        "industry" => 4,
        _ => 0,
    }
}

/// The seat of a member.
fn seat_of(member_id: &str) -> &str {
    member_id.strip_prefix("m_").unwrap_or(member_id)
}

/// None, one or two challenges, on what the member's own seat knows best.
pub fn challenge(brief: &Mib, member: &Member, findings: &[Finding], ledger: &Ledger) -> Vec<Challenge> {
    let figures = Figures::new(brief, ledger);
    let mut claims: Vec<(&Finding, &Claim)> = findings
        .iter()
        .filter(|finding| finding.member_id != member.member_id)
        .flat_map(|finding| finding.claims.iter().map(move |claim| (finding, claim)))
        .filter(|(_, claim)| !claim.figures.is_empty() && claim.status != ClaimStatus::Withdrawn)
        .collect();
    // The claim that carries most is questioned first; ties in the order of their ids, so that it is always the same.
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
    // Who is there first among those who could ask a question asks it, so that nobody asks what somebody else does.
    let mine = |examined: &Examined, owner: &str| {
        let mut seats = examined
            .seats
            .iter()
            .filter(|seat| present.contains(seat) && **seat != owner);
        seats.next() == Some(&member.role.as_str())
    };
    let examined = |(finding, claim): (_, _)| {
        let finding: &Finding = finding;
        let mut questions = examine(&member.role, claim, &figures).into_iter();
        let question = questions.find(|question| mine(question, seat_of(&finding.member_id)))?;
        Some((finding, claim, question))
    };
    let mut open: Vec<(&Finding, &Claim, Examined)> = claims.into_iter().filter_map(examined).collect();
    // Each seat begins at another place, or all would ask the same of the heaviest claim.
    let first = place(&member.role) % open.len().max(1);
    open.rotate_left(first);
    let mut put: Vec<(&Finding, &Claim, Examined)> = Vec::new();
    for (finding, claim, examined) in open {
        if put.len() < MAX_CHALLENGES && !put.iter().any(|(_, _, known)| known.id == examined.id) {
            put.push((finding, claim, examined));
        }
    }
    (1..)
        .zip(put)
        .map(|(at, (finding, claim, examined))| Challenge {
            challenge_id: format!("c_{}_{at}", member.member_id),
            claim_id: claim.claim_id.clone(),
            by: member.member_id.clone(),
            to: finding.member_id.clone(),
            kind: examined.kind,
            text: examined.question,
        })
        .collect()
}
