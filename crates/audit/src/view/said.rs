//! What came of it: the debrief and the analysis.

use serde::Serialize;

use super::{Read, stance, words};

/// The debrief, as the user read it.
#[derive(Serialize)]
pub struct Debrief<'a> {
    headline: &'a str,
    paragraphs: &'a [String],
    /// Name, value and date.
    numbers: Vec<[&'a str; 3]>,
    /// Word and meaning.
    terms: Vec<[&'a str; 2]>,
}

/// The analysis, part by part.
#[derive(Serialize)]
pub struct Analysis<'a> {
    thesis: &'a str,
    /// Where there is a breakdown: how the confidence came about.
    confidence: Option<Confidence>,
    drivers: &'a [String],
    /// Risk, mitigant and tripwire.
    risks: Vec<[&'a str; 3]>,
    /// Name, probability, what happens, and what would show that it is wrong.
    scenarios: Vec<[String; 4]>,
    /// Seat, direction and reason.
    dissent: Vec<[&'a str; 3]>,
    red_team: Vec<Objection<'a>>,
    /// Claim, seat, ruling and reason.
    rulings: Vec<[&'a str; 4]>,
    changes: &'a [String],
    gaps: &'a [String],
    coverage: String,
}

/// How the confidence came about.
#[derive(Serialize)]
struct Confidence {
    /// Words, freshness, agreement and what they come to, one row for each kind of evidence.
    parts: Vec<[String; 4]>,
    /// The mean of the parts.
    evidence: String,
    /// Why it was lowered, and to what.
    steps: Vec<[String; 2]>,
    /// What it was in the end.
    result: String,
}

#[derive(Serialize)]
struct Objection<'a> {
    kind: String,
    text: &'a str,
    severity: &'a str,
    disposition: &'a str,
    response: &'a str,
}

/// The debrief of a record.
pub fn debrief<'a>(read: &'a Read<'_>) -> Debrief<'a> {
    let debrief = &read.debrief;
    let numbers = debrief.key_numbers.iter();
    let terms = debrief.terms.iter();
    Debrief {
        headline: &debrief.headline,
        paragraphs: &debrief.paragraphs,
        numbers: numbers
            .map(|number| [number.name.as_str(), &number.value, &number.as_of])
            .collect(),
        terms: terms.map(|term| [term.term.as_str(), &term.meaning]).collect(),
    }
}

/// The way to the confidence, if the analysis says it.
fn confidence(analysis: &pipeline::committee::Analysis) -> Option<Confidence> {
    let breakdown = analysis.confidence_breakdown.as_ref()?;
    let number = |value: f64| format!("{value:.2}");
    let parts = breakdown.parts.iter();
    let steps = breakdown.steps.iter();
    Some(Confidence {
        parts: parts
            .map(|part| {
                [
                    part.text.clone(),
                    number(part.freshness),
                    number(part.agreement),
                    number(part.value),
                ]
            })
            .collect(),
        evidence: number(breakdown.evidence),
        steps: steps.map(|step| [step.text.clone(), number(step.confidence)]).collect(),
        result: number(analysis.confidence),
    })
}

/// The analysis of a record.
pub fn analysis<'a>(read: &'a Read<'_>) -> Analysis<'a> {
    let analysis = &read.analysis;
    let coverage = &analysis.coverage;
    let risks = analysis.risks.iter();
    let scenarios = analysis.scenarios.iter();
    let dissent = analysis.dissent.iter();
    let objections = analysis.red_team.iter();
    let rulings = analysis.rulings.iter();
    let probability = |share: Option<_>| share.map_or_else(|| "not stated".to_owned(), |share| format!("{share}%"));
    Analysis {
        thesis: &analysis.thesis,
        confidence: confidence(analysis),
        drivers: &analysis.drivers,
        risks: risks
            .map(|risk| [risk.text.as_str(), &risk.mitigant, &risk.tripwire])
            .collect(),
        scenarios: scenarios
            .map(|one| {
                [
                    one.name.clone(),
                    probability(one.probability),
                    one.text.clone(),
                    one.wrong_if.clone(),
                ]
            })
            .collect(),
        dissent: dissent
            .map(|one| [read.title(&one.member_id), stance(one.stance), &one.text])
            .collect(),
        red_team: objections
            .map(|objection| Objection {
                kind: words(&objection.kind),
                text: &objection.objection,
                severity: objection.severity.name(),
                disposition: objection.disposition.name(),
                response: &objection.response,
            })
            .collect(),
        rulings: rulings
            .map(|one| {
                [
                    one.claim_id.as_str(),
                    read.title(&one.member_id),
                    one.ruling.name(),
                    &one.reason,
                ]
            })
            .collect(),
        changes: &analysis.what_would_change_the_view,
        gaps: &analysis.data_gaps,
        coverage: format!(
            "{} of {} numbers in the texts are figures of the ledger; {} were left out because they are not.",
            coverage.numbers_traced, coverage.numbers_total, coverage.gaps
        ),
    }
}
