//! Questions to the claims of others, each on a figure of the claim's own subject.

use pipeline::brief::Mib;
use pipeline::committee::{Challenge, Claim, Finding, Ledger, Stance};
use pipeline::plan::Member;

use super::examination::{Examined, examine};
use super::figures::Figures;

/// Challenges of one member, at most.
const MOST: usize = 2;

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
    let examined = |(finding, claim)| Some((finding, claim, examine(&member.role, claim, &figures)?));
    let mut open: Vec<(&Finding, &Claim, Examined)> = claims.into_iter().filter_map(examined).collect();
    // Each seat begins at another place, or all would ask the same of the heaviest claim.
    let first = place(&member.role) % open.len().max(1);
    open.rotate_left(first);
    let mut put: Vec<(&Finding, &Claim, Examined)> = Vec::new();
    for (finding, claim, examined) in open {
        if put.len() < MOST && !put.iter().any(|(_, _, known)| known.id == examined.id) {
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
            kind: examined.kind.to_owned(),
            text: examined.question,
        })
        .collect()
}
