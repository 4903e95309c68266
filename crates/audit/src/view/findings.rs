//! The findings with their claims, evidence and cross-examination; and the transcript.

use pipeline::committee::{Claim, Examination, Finding};
use serde::Serialize;
use serde_json::Value;

use super::bounds::describe_bounds;
use super::{ParsedRecord, format_time_text, humanize, stance};

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
    /// The ranges of its first figure that count for or against.
    bounds: Option<String>,
    confidence: String,
    wrong_if: &'a str,
    /// The chair's ruling, or else the status of the claim.
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
pub fn findings<'a>(parsed: &'a ParsedRecord<'_>) -> Vec<FindingView<'a>> {
    parsed
        .findings
        .iter()
        .map(|finding| finding_view(parsed, finding))
        .collect()
}

fn finding_view<'a>(parsed: &'a ParsedRecord<'_>, finding: &'a Finding) -> FindingView<'a> {
    let vote = finding.vote.map(|vote| {
        let (before, after) = (vote.confidence, vote.confidence_after);
        let stance = stance(vote.stance);
        format!("{stance}, {before:.2} before and {after:.2} after the cross-examination")
    });
    FindingView {
        member: parsed.title(&finding.member_id),
        id: &finding.finding_id,
        claim: &finding.claim,
        reasoning: &finding.reasoning,
        stance: stance(finding.stance),
        confidence: format!("{:.2}", finding.confidence),
        vote,
        caveats: &finding.caveats,
        claims: finding.claims.iter().map(|one| claim(parsed, one)).collect(),
        challenges: finding
            .challenges
            .iter()
            .map(|asked| challenge(parsed, asked))
            .collect(),
    }
}

fn claim<'a>(parsed: &'a ParsedRecord<'_>, claim: &'a Claim) -> ClaimView<'a> {
    let rulings = &parsed.analysis.rulings;
    let ruling = rulings.iter().find(|ruling| ruling.claim_id == claim.claim_id);
    ClaimView {
        id: &claim.claim_id,
        kind: humanize(claim.kind.name()),
        stance: stance(claim.stance),
        text: &claim.text,
        figures: claim.figures.join(", "),
        bounds: claim.bounds.as_ref().map(describe_bounds),
        confidence: format!("{:.2}", claim.confidence),
        wrong_if: &claim.wrong_if,
        status: ruling.map_or(claim.status, |ruling| ruling.ruling).name(),
    }
}

fn challenge<'a>(parsed: &'a ParsedRecord<'_>, asked: &'a Examination) -> ChallengeView<'a> {
    let answer = asked.answer.as_ref();
    ChallengeView {
        claim: &asked.challenge.claim_id,
        by: parsed.title(&asked.challenge.by),
        kind: humanize(asked.challenge.kind.name()),
        text: &asked.challenge.text,
        position: answer.map_or("no answer", |answer| answer.position.name()),
        answer: answer.map(|answer| answer.text.as_str()),
        confidence: answer.map_or_else(String::new, |answer| {
            format!("{:.2} to {:.2}", answer.confidence_before, answer.confidence_after)
        }),
    }
}

/// The transcript. Each row has sequence number, time, member, kind and text.
pub fn transcript(parsed: &ParsedRecord<'_>) -> Vec<[String; 5]> {
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
    parsed
        .entries
        .iter()
        .map(|entry| {
            [
                entry["seq"].to_string(),
                format_time_text(&text(entry, "at")),
                parsed.title(&text(entry, "member_id")).to_owned(),
                humanize(&text(entry, "kind")),
                text(entry, "text"),
            ]
        })
        .collect()
}
