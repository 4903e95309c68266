//! Questions to the claims of others, on grounds that are really there.

use pipeline::brief::Mib;
use pipeline::committee::{Challenge, Claim, Finding, Ledger, Stance};
use pipeline::plan::Member;

use super::figures::Figures;
use super::grounds::Ground;

/// Where in the list of claims a seat begins.
fn place(role: &str) -> usize {
    match role {
        "risk" | "valuation" => 0,
        "market" | "industry" | "allocation" => 1,
        "macro" => 2,
        _ => 3,
    }
}

/// Challenges of one member, at most.
const MOST: usize = 2;

/// None, one or two challenges, on what the member's own seat knows best.
pub fn challenge(brief: &Mib, member: &Member, findings: &[Finding], ledger: &Ledger) -> Vec<Challenge> {
    let figures = Figures::new(brief, ledger);
    let mut claims: Vec<(&Finding, &Claim)> = findings
        .iter()
        .filter(|finding| finding.member_id != member.member_id)
        .flat_map(|finding| finding.claims.iter().map(move |claim| (finding, claim)))
        .filter(|(_, claim)| !claim.figures.is_empty() && claim.status != "withdrawn")
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
    let mut challenges: Vec<Challenge> = Vec::new();
    for ground in Ground::of_seat(&member.role) {
        let open = claims
            .iter()
            .filter(|(_, claim)| !challenges.iter().any(|made| made.claim_id == claim.claim_id));
        let mut found: Vec<(&Finding, &Claim, String)> = open
            .filter_map(|(finding, claim)| Some((*finding, *claim, ground.question(claim, &figures)?)))
            .collect();
        if found.is_empty() {
            continue;
        }
        // Each seat begins at another place, or all would fall on the heaviest claim.
        let (finding, claim, text) = found.swap_remove(place(&member.role) % found.len());
        challenges.push(Challenge {
            challenge_id: format!("c_{}_{}", member.member_id, challenges.len() + 1),
            claim_id: claim.claim_id.clone(),
            by: member.member_id.clone(),
            to: finding.member_id.clone(),
            kind: ground.kind().to_owned(),
            text,
        });
        if challenges.len() == MOST {
            break;
        }
    }
    challenges
}
