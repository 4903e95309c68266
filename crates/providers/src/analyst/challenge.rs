//! Questions to the claims of others, on grounds that are really there.

use pipeline::committee::{Challenge, Claim, Finding, Ledger, Stance};
use pipeline::plan::Member;

use super::figures::{age_for, get, number, quote};

/// Figures older than this many years are questioned for it.
const OLD: f64 = 2.0;

/// What a seat questions: the ground, and how many claims it leaves to the seat that has the same ground before it. So
/// nobody asks what somebody else is asking.
fn grounds(role: &str) -> &'static [(&'static str, usize)] {
    match role {
        "risk" => &[("missing_risk", 0), ("staleness", 1)],
        "market" => &[("base_rate", 0)],
        "macro" => &[("alternative_explanation", 0)],
        "allocation" => &[("base_rate", 1)],
        "valuation" => &[("evidence", 0)],
        "industry" => &[("evidence", 1)],
        _ => &[("staleness", 0)],
    }
}

/// None, one or two challenges, on what the member's own seat knows best.
pub fn challenge(member: &Member, findings: &[Finding], ledger: &Ledger) -> Vec<Challenge> {
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
    for (kind, skipped) in grounds(&member.role) {
        let found = claims
            .iter()
            .filter(|(_, claim)| !challenges.iter().any(|made| made.claim_id == claim.claim_id))
            .filter_map(|(finding, claim)| ground(kind, claim, ledger).map(|text| (*finding, *claim, text)))
            .nth(*skipped);
        let Some((finding, claim, text)) = found else { continue };
        challenges.push(Challenge {
            challenge_id: format!("c_{}_{}", member.member_id, challenges.len() + 1),
            claim_id: claim.claim_id.clone(),
            by: member.member_id.clone(),
            to: finding.member_id.clone(),
            kind: (*kind).to_owned(),
            text,
        });
    }
    challenges
}

/// The words of a challenge, where the ground for it is there.
fn ground(kind: &str, claim: &Claim, ledger: &Ledger) -> Option<String> {
    let has = |part: &str| claim.figures.iter().any(|id| id.contains(part));
    match kind {
        "staleness" => {
            let ages = claim.figures.iter().filter_map(|id| age_for(ledger, id));
            let age = ages
                .max_by(|a, b| number(a).total_cmp(&number(b)))
                .filter(|age| number(age) >= OLD)?;
            Some(format!(
                "The figures behind this are {} years old. What still holds of it?",
                age.value
            ))
        }
        "evidence" if has("36m") || has("_1y") || has("_12m") || has("trend") => Some(
            "This rests on one short window, and so on a single regime. Would another window say the same?".to_owned(),
        ),
        "base_rate" if claim.stance != Stance::Neutral && !has("freq") => {
            let rate = base_rate(claim, ledger)?;
            Some(format!(
                "Against the base rate: {} of past windows of one year ended with a gain. Does this claim add to that?",
                quote(rate)
            ))
        }
        "missing_risk" if claim.stance == Stance::Supports && !has("drawdown") => {
            let worst = worst_fall(claim, ledger)?;
            Some(format!(
                "This leaves out that the worst fall in the series was {}.",
                quote(worst)
            ))
        }
        "alternative_explanation"
            if claim.stance != Stance::Neutral && (has("return") || has("cape") || has("earnings")) =>
        {
            let rate = get(ledger, "ev_long_rate_change_12m")?;
            Some(format!(
                "Could a change of interest rates explain this as well? The ten-year rate moved by {}.",
                quote(rate)
            ))
        }
        _ => None,
    }
}

/// How often the series behind a claim gained over a year.
pub fn base_rate<'a>(claim: &Claim, ledger: &'a Ledger) -> Option<&'a pipeline::committee::Evidence> {
    beside(claim, ledger, "freq_pos_1y").or_else(|| get(ledger, "ev_freq_pos_1y").filter(|_| of_market(claim)))
}

/// The deepest fall of the series behind a claim.
pub fn worst_fall<'a>(claim: &Claim, ledger: &'a Ledger) -> Option<&'a pipeline::committee::Evidence> {
    beside(claim, ledger, "max_drawdown_all")
        .or_else(|| get(ledger, "ev_sp_max_drawdown_all").filter(|_| of_market(claim)))
}

/// Another measure of the same series, by the series' own prefix.
fn beside<'a>(claim: &Claim, ledger: &'a Ledger, measure: &str) -> Option<&'a pipeline::committee::Evidence> {
    let id = claim.figures.first()?;
    let prefix = age_for(ledger, id)?.evidence_id.strip_suffix("age")?;
    id.starts_with(prefix)
        .then(|| get(ledger, &format!("{prefix}{measure}")))
        .flatten()
}

fn of_market(claim: &Claim) -> bool {
    claim
        .figures
        .iter()
        .all(|id| !id.chars().any(|letter| letter.is_ascii_uppercase()))
}
