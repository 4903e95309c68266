//! Who said what on which evidence, and what was made of it.

use pipeline::committee::{Claim, Finding};
use serde_json::{Value, json};

use super::{Read, moment_of, stance, words};

/// Every finding with its claims, its vote and its cross-examination.
pub fn findings(read: &Read<'_>) -> Value {
    read.findings.iter().map(|finding| one(read, finding)).collect()
}

fn one(read: &Read<'_>, finding: &Finding) -> Value {
    let ruling = |claim: &Claim| {
        let word = read
            .analysis
            .rulings
            .iter()
            .find(|ruling| ruling.claim_id == claim.claim_id);
        word.map_or_else(|| claim.status.clone(), |ruling| ruling.ruling.clone())
    };
    json!({
        "member": read.title(&finding.member_id),
        "id": finding.finding_id,
        "claim": finding.claim,
        "reasoning": finding.reasoning,
        "stance": stance(finding.stance),
        "confidence": format!("{:.2}", finding.confidence),
        "vote": finding.vote.map(|vote| format!(
            "{}, {:.2} before and {:.2} after the cross-examination", stance(vote.stance), vote.confidence, vote.confidence_after
        )),
        "caveats": finding.caveats,
        "claims": finding.claims.iter().map(|claim| json!({
            "id": claim.claim_id,
            "kind": words(&claim.kind),
            "stance": stance(claim.stance),
            "text": claim.text,
            "figures": claim.figures.join(", "),
            "confidence": format!("{:.2}", claim.confidence),
            "wrong_if": claim.wrong_if,
            "status": ruling(claim),
        })).collect::<Vec<_>>(),
        "challenges": finding.challenges.iter().map(|asked| {
            let answer = asked.answer.as_ref();
            json!({
                "claim": asked.challenge.claim_id,
                "by": read.title(&asked.challenge.by),
                "kind": words(&asked.challenge.kind),
                "text": asked.challenge.text,
                "position": answer.map_or("no answer", |answer| answer.position.as_str()),
                "answer": answer.map(|answer| &answer.text),
                "confidence": answer.map_or_else(String::new, |answer| format!(
                    "{:.2} to {:.2}", answer.confidence_before, answer.confidence_after
                )),
            })
        }).collect::<Vec<_>>(),
    })
}

/// The transcript, entry by entry.
pub fn transcript(read: &Read<'_>) -> Value {
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
    read.entries
        .iter()
        .map(|entry| {
            let who = text(entry, "member_id");
            json!([
                entry["seq"].to_string(),
                moment_of(&text(entry, "at")),
                read.title(&who),
                words(&text(entry, "kind")),
                text(entry, "text"),
            ])
        })
        .collect()
}
