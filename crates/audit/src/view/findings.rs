//! Who said what on which evidence, and what was made of it.

use pipeline::committee::{Claim, Examination, Finding};
use serde::Serialize;
use serde_json::Value;

use super::bounds::told;
use super::{Read, moment_of, stance, words};

/// A finding with its claims, its vote and its cross-examination.
#[derive(Serialize)]
pub struct FindingView<'a> {
    member: &'a str,
    id: &'a str,
    claim: &'a str,
    reasoning: &'a str,
    stance: &'static str,
    confidence: String,
    vote: Option<String>,
    caveats: &'a [String],
    claims: Vec<ClaimView<'a>>,
    challenges: Vec<ChallengeView<'a>>,
}

#[derive(Serialize)]
struct ClaimView<'a> {
    id: &'a str,
    kind: String,
    stance: &'static str,
    text: &'a str,
    figures: String,
    /// From where on its first figure speaks for or against.
    bounds: Option<String>,
    confidence: String,
    wrong_if: &'a str,
    /// What the chair ruled, or else what the claim became.
    status: &'a str,
}

#[derive(Serialize)]
struct ChallengeView<'a> {
    claim: &'a str,
    by: &'a str,
    kind: String,
    text: &'a str,
    position: &'a str,
    answer: Option<&'a str>,
    confidence: String,
}

/// Every finding of a record.
pub fn findings<'a>(read: &'a Read<'_>) -> Vec<FindingView<'a>> {
    read.findings.iter().map(|finding| one(read, finding)).collect()
}

fn one<'a>(read: &'a Read<'_>, finding: &'a Finding) -> FindingView<'a> {
    let vote = finding.vote.map(|vote| {
        let (before, after) = (vote.confidence, vote.confidence_after);
        let stance = stance(vote.stance);
        format!("{stance}, {before:.2} before and {after:.2} after the cross-examination")
    });
    FindingView {
        member: read.title(&finding.member_id),
        id: &finding.finding_id,
        claim: &finding.claim,
        reasoning: &finding.reasoning,
        stance: stance(finding.stance),
        confidence: format!("{:.2}", finding.confidence),
        vote,
        caveats: &finding.caveats,
        claims: finding.claims.iter().map(|one| claim(read, one)).collect(),
        challenges: finding.challenges.iter().map(|asked| challenge(read, asked)).collect(),
    }
}

fn claim<'a>(read: &'a Read<'_>, claim: &'a Claim) -> ClaimView<'a> {
    let rulings = &read.analysis.rulings;
    let ruling = rulings.iter().find(|ruling| ruling.claim_id == claim.claim_id);
    ClaimView {
        id: &claim.claim_id,
        kind: words(claim.kind.name()),
        stance: stance(claim.stance),
        text: &claim.text,
        figures: claim.figures.join(", "),
        bounds: claim.bounds.as_ref().map(told),
        confidence: format!("{:.2}", claim.confidence),
        wrong_if: &claim.wrong_if,
        status: ruling.map_or(claim.status, |ruling| ruling.ruling).name(),
    }
}

fn challenge<'a>(read: &'a Read<'_>, asked: &'a Examination) -> ChallengeView<'a> {
    let answer = asked.answer.as_ref();
    ChallengeView {
        claim: &asked.challenge.claim_id,
        by: read.title(&asked.challenge.by),
        kind: words(asked.challenge.kind.name()),
        text: &asked.challenge.text,
        position: answer.map_or("no answer", |answer| answer.position.name()),
        answer: answer.map(|answer| answer.text.as_str()),
        confidence: answer.map_or_else(String::new, |answer| {
            format!("{:.2} to {:.2}", answer.confidence_before, answer.confidence_after)
        }),
    }
}

/// The transcript, entry by entry: place, time, who, kind, text.
pub fn transcript(read: &Read<'_>) -> Vec<[String; 5]> {
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
    read.entries
        .iter()
        .map(|entry| {
            [
                entry["seq"].to_string(),
                moment_of(&text(entry, "at")),
                read.title(&text(entry, "member_id")).to_owned(),
                words(&text(entry, "kind")),
                text(entry, "text"),
            ]
        })
        .collect()
}
