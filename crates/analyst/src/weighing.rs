//! The weight of the claims after the challenges, and which way they point.

use pipeline::committee::{
    Balance, Challenge, Claim, ClaimRuling, ClaimStatus, Finding, Rebuttal, RebuttalPosition, Stance,
};
use pipeline::plan::Member;

use super::figures::rounded;
use super::words::Words;

/// Everything that the committee has said.
pub struct Deliberation<'a> {
    /// The members, present or absent.
    pub committee: &'a [Member],
    /// The findings after the cross-examination.
    pub findings: &'a [Finding],
    /// Their challenges to each other's claims.
    pub challenges: &'a [Challenge],
    /// The answers to the challenges.
    pub rebuttals: &'a [Rebuttal],
    /// Which members were missing, and why.
    pub absent: &'a [String],
}

/// A claim after the challenges.
pub struct RuledClaim<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// The ruling on it.
    pub ruling: ClaimStatus,
    /// The confidence left to it.
    pub confidence: f64,
}

/// Rules on every claim, in the order of the findings.
pub fn rule_all<'a>(heard: &Deliberation<'a>) -> Vec<RuledClaim<'a>> {
    let claims = heard.findings.iter().flat_map(|finding| &finding.claims);
    claims.map(|claim| rule(claim, heard)).collect()
}

fn rule<'a>(claim: &'a Claim, heard: &Deliberation<'_>) -> RuledClaim<'a> {
    let mut confidence = claim.confidence;
    let mut ruling = ClaimStatus::Open;
    for challenge in heard
        .challenges
        .iter()
        .filter(|challenge| challenge.claim_id == claim.claim_id)
    {
        match heard
            .rebuttals
            .iter()
            .find(|rebuttal| rebuttal.challenge_id == challenge.challenge_id)
        {
            None => {
                confidence *= 0.8;
                ruling = ClaimStatus::Unresolved;
            }
            Some(rebuttal) => {
                // A defended claim keeps its confidence.
                if rebuttal.position != RebuttalPosition::Defend {
                    confidence = confidence.min(rebuttal.confidence_after);
                }
                ruling = match rebuttal.position {
                    RebuttalPosition::Withdraw => ClaimStatus::Withdrawn,
                    _ if ruling == ClaimStatus::Withdrawn => ClaimStatus::Withdrawn,
                    RebuttalPosition::Concede => ClaimStatus::Weakened,
                    RebuttalPosition::Defend if ruling == ClaimStatus::Weakened => ClaimStatus::Weakened,
                    RebuttalPosition::Defend => ClaimStatus::Upheld,
                };
            }
        }
    }
    if matches!(claim.status, ClaimStatus::Withdrawn | ClaimStatus::Refuted) {
        ruling = ClaimStatus::Withdrawn;
    }
    RuledClaim {
        claim,
        ruling,
        confidence: rounded(confidence),
    }
}

/// The chair's ruling on every claim that was questioned, with the answers that decided it.
pub fn rulings(ruled: &[RuledClaim<'_>], heard: &Deliberation<'_>, words: Words) -> Vec<ClaimRuling> {
    let owner = |claim: &Claim| {
        let whose = |finding: &&Finding| finding.claims.iter().any(|own| own.claim_id == claim.claim_id);
        let finding = heard.findings.iter().find(whose);
        finding.map(|finding| finding.member_id.clone()).unwrap_or_default()
    };
    ruled
        .iter()
        .filter(|ruled| ruled.ruling != ClaimStatus::Open)
        .map(|ruled| ClaimRuling {
            claim_id: ruled.claim.claim_id.clone(),
            member_id: owner(ruled.claim),
            ruling: ruled.ruling,
            reason: reason(ruled, heard, words),
        })
        .collect()
}

/// The answers that decided the ruling; without any, the ruling in words.
fn reason(ruled: &RuledClaim<'_>, heard: &Deliberation<'_>, words: Words) -> String {
    let position = match ruled.ruling {
        ClaimStatus::Withdrawn => Some(RebuttalPosition::Withdraw),
        ClaimStatus::Weakened => Some(RebuttalPosition::Concede),
        ClaimStatus::Upheld => Some(RebuttalPosition::Defend),
        _ => None,
    };
    let asked = heard
        .challenges
        .iter()
        .filter(|one| one.claim_id == ruled.claim.claim_id);
    let answers = asked.filter_map(|asked| {
        let mut rebuttals = heard.rebuttals.iter();
        rebuttals.find(|answer| answer.challenge_id == asked.challenge_id && Some(answer.position) == position)
    });
    let mut texts: Vec<&str> = answers
        .map(|answer| answer.text.as_str())
        .filter(|text| !text.is_empty())
        .collect();
    texts.dedup();
    match texts.is_empty() {
        true => words.text(&format!("ruling-{}", ruled.ruling.name())),
        false => texts.join(&words.text("between-sentences")),
    }
}

/// The balance of weighed stances, and how clear it is, from -1 to 1.
pub fn weigh(claims: impl Iterator<Item = (Stance, f64)>) -> (Balance, f64) {
    let (mut supports, mut opposes) = (0.0, 0.0);
    for (stance, weight) in claims {
        match stance {
            Stance::Supports => supports += weight,
            Stance::Opposes => opposes += weight,
            Stance::Neutral => {}
        }
    }
    let total = supports + opposes;
    if total <= 0.0 {
        return (Balance::Mixed, 0.0);
    }
    let ratio = (supports - opposes) / total;
    let balance = match ratio {
        ratio if ratio >= 0.25 => Balance::Favourable,
        ratio if ratio <= -0.25 => Balance::Unfavourable,
        _ => Balance::Mixed,
    };
    (balance, ratio)
}
