//! What the claims weigh after they were questioned, and how sure that makes the committee.

use pipeline::committee::{Challenge, Claim, ClaimRuling, Finding, Rebuttal, Stance, cap_confidence};
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

impl Heard<'_> {
    /// Who found something.
    fn member(&self, finding: &Finding) -> Option<&Member> {
        let mut committee = self.committee.iter();
        committee.find(|member| member.member_id == finding.member_id)
    }

    /// The role of whoever found something.
    fn role(&self, finding: &Finding) -> Option<&str> {
        self.member(finding).map(|member| member.role.as_str())
    }

    /// The seats that were to be heard: those with a finding, and those without one.
    fn seats(&self) -> usize {
        let has_finding = |absent: &&String| {
            let mut members = self.findings.iter().filter_map(|finding| self.member(finding));
            members.any(|member| absent.starts_with(&member.title))
        };
        self.findings.len() + self.absent.iter().filter(|absent| !has_finding(absent)).count()
    }
}

/// A claim after the challenges.
pub struct Ruled<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// What became of it.
    pub ruling: &'static str,
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
    let mut ruling = "unchallenged";
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
                ruling = "unresolved";
            }
            Some(rebuttal) => {
                confidence = confidence.min(rebuttal.confidence_after);
                ruling = match rebuttal.position.as_str() {
                    "withdraw" => "withdrawn",
                    _ if ruling == "withdrawn" => "withdrawn",
                    "concede" => "weakened",
                    _ if ruling == "weakened" => "weakened",
                    _ => "upheld",
                };
            }
        }
    }
    if claim.status == "withdrawn" || claim.status == "refuted" {
        ruling = "withdrawn";
    }
    Ruled {
        claim,
        ruling,
        confidence: rounded(confidence),
    }
}

/// The chair's word on every claim that was questioned.
pub fn rulings(ruled: &[Ruled<'_>], heard: &Heard<'_>, words: Words) -> Vec<ClaimRuling> {
    let owner = |claim: &Claim| {
        let whose = |finding: &&Finding| finding.claims.iter().any(|own| own.claim_id == claim.claim_id);
        let finding = heard.findings.iter().find(whose);
        finding.map(|finding| finding.member_id.clone()).unwrap_or_default()
    };
    ruled
        .iter()
        .filter(|ruled| ruled.ruling != "unchallenged")
        .map(|ruled| ClaimRuling {
            claim_id: ruled.claim.claim_id.clone(),
            member_id: owner(ruled.claim),
            ruling: ruled.ruling.to_owned(),
            reason: words.text(&format!("ruling-{}", ruled.ruling)),
        })
        .collect()
}

/// The balance of weighed stances, and how clear it is, from -1 to 1.
pub fn weigh(claims: impl Iterator<Item = (Stance, f64)>) -> (&'static str, f64) {
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
        return ("mixed", 0.0);
    }
    let ratio = (supports - opposes) / total;
    let balance = match ratio {
        ratio if ratio >= 0.25 => "favourable",
        ratio if ratio <= -0.25 => "unfavourable",
        _ => "mixed",
    };
    (balance, ratio)
}

/// How sure the committee is: what each seat's surest claim is believed, how clearly the claims point, how many
/// disagree and how many were missing. A seat with nothing to say, or that was not heard, counts as one that is not
/// sure at all, points nowhere and does not agree, so that no gap makes anybody surer.
pub fn confidence(balance: &str, ratio: f64, ruled: &[Ruled<'_>], heard: &Heard<'_>, dissent: usize) -> f64 {
    // Where nothing points anywhere, as on a question of the economy, what is believed is the facts themselves.
    let sided = ruled.iter().any(|ruled| ruled.claim.stance != Stance::Neutral);
    let counts =
        |ruled: &&Ruled<'_>| !ruled.claim.figures.is_empty() && (!sided || ruled.claim.stance != Stance::Neutral);
    let pointing: Vec<&Ruled<'_>> = ruled.iter().filter(counts).collect();
    if balance == "insufficient_evidence" || pointing.is_empty() {
        return 0.0;
    }
    let believed = |finding: &Finding| {
        let own = |ruled: &&&Ruled<'_>| finding.claims.iter().any(|own| own.claim_id == ruled.claim.claim_id);
        let believed = pointing.iter().filter(own).map(|ruled| ruled.confidence);
        believed.reduce(f64::max)
    };
    let surest: Vec<f64> = heard.findings.iter().filter_map(believed).collect();
    let mean = surest.iter().sum::<f64>() / heard.seats().max(1) as f64;
    // The economy points nowhere on a question about a company, and that is no gap.
    let around = |finding: &&Finding| believed(finding).is_none() && heard.role(finding) == Some("macro");
    let around = heard.findings.iter().filter(around).count();
    let silent = heard.seats().saturating_sub(surest.len() + around);
    let heard_of = surest.len() as f64 / (surest.len() + silent).max(1) as f64;
    // Facts that point nowhere cannot point unclearly.
    let clear = 0.6 + 0.4 * if sided { ratio.abs() } else { 1.0 } * heard_of;
    let agreed = 1.0 - 0.05 * (dissent + silent).min(4) as f64;
    cap_confidence(mean * clear * agreed, heard.absent.len())
}
