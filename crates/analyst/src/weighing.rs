//! What the claims weigh after they were questioned, and which way they point.

use pipeline::committee::{
    Balance, Challenge, Claim, ClaimRuling, ClaimStatus, Finding, Rebuttal, RebuttalPosition, Stance,
};
use pipeline::plan::Member;

use super::figures::rounded;
use super::words::Words;

/// What the committee has said.
pub struct Heard<'a> {
    /// Who sat on it.
    pub committee: &'a [Member],
    /// What they found.
    pub findings: &'a [Finding],
    /// What was questioned.
    pub challenges: &'a [Challenge],
    /// What was answered.
    pub rebuttals: &'a [Rebuttal],
    /// Who was missing, and why.
    pub absent: &'a [String],
}

/// A claim after the challenges.
pub struct Ruled<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// What became of it.
    pub ruling: ClaimStatus,
    /// What is left of its confidence.
    pub confidence: f64,
}

/// Every claim after the challenges, as it was put.
pub fn rule_all<'a>(heard: &Heard<'a>) -> Vec<Ruled<'a>> {
    let claims = heard.findings.iter().flat_map(|finding| &finding.claims);
    claims.map(|claim| rule(claim, heard)).collect()
}

fn rule<'a>(claim: &'a Claim, heard: &Heard<'_>) -> Ruled<'a> {
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
                // An answer that holds costs nothing.
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
    Ruled {
        claim,
        ruling,
        confidence: rounded(confidence),
    }
}

/// The chair's word on every claim that was questioned, with the answer that decided it.
pub fn rulings(ruled: &[Ruled<'_>], heard: &Heard<'_>, words: Words) -> Vec<ClaimRuling> {
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

/// The answers that made the ruling what it is, or else the ruling in words.
fn reason(ruled: &Ruled<'_>, heard: &Heard<'_>, words: Words) -> String {
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
