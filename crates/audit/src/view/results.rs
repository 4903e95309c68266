//! The debrief and the analysis.

use pipeline::committee::{FigureTable, Ruling, Stance, TextChange, checks};
use serde::Serialize;

use super::bounds::describe_bounds;
use super::{ParsedRecord, humanize, stance};

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
    /// How the confidence was computed, if the analysis has a breakdown.
    confidence: Option<Confidence>,
    drivers: &'a [String],
    /// Risk, mitigant and tripwire.
    risks: Vec<[&'a str; 3]>,
    /// Name, probability, what happens, and what would show that it is wrong.
    scenarios: Vec<[String; 4]>,
    /// Seat, stance, and confidence before and after the cross-examination.
    votes: Vec<[String; 4]>,
    /// Seat, stance and reason.
    dissent: Vec<[&'a str; 3]>,
    /// Printed if no dissent is listed.
    no_dissent: &'static str,
    /// Figures of several years side by side.
    tables: &'a [FigureTable],
    weighing: Weighing,
    /// Part, before and after.
    revision: Vec<[String; 3]>,
    /// Printed if the revision changed nothing.
    no_revision: &'static str,
    red_team: Vec<Objection<'a>>,
    /// Claim, seat, ruling and reason.
    rulings: Vec<[&'a str; 4]>,
    changes: &'a [String],
    gaps: &'a [String],
    coverage: String,
}

/// How the confidence was computed.
#[derive(Serialize)]
struct Confidence {
    /// Text, freshness, agreement and value, one row for each kind of evidence.
    parts: Vec<[String; 4]>,
    /// The mean of the parts.
    evidence: String,
    /// Why it was lowered, and to what.
    steps: Vec<[String; 2]>,
    /// The confidence after all steps, as printed.
    result: String,
}

/// The sum behind the balance.
#[derive(Serialize)]
struct Weighing {
    /// Claim, stance, bounds and weight.
    claims: Vec<[String; 4]>,
    sum: String,
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
pub fn debrief<'a>(parsed: &'a ParsedRecord<'_>) -> Debrief<'a> {
    let debrief = &parsed.debrief;
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

/// The breakdown of the confidence, if the analysis has one.
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
pub fn analysis<'a>(parsed: &'a ParsedRecord<'_>) -> Analysis<'a> {
    let analysis = &parsed.analysis;
    let coverage = &analysis.coverage;
    let risks = analysis.risks.iter();
    let scenarios = analysis.scenarios.iter();
    let dissent = analysis.dissent.iter();
    let objections = analysis.red_team.iter();
    let rulings = analysis.rulings.iter();
    let votes = analysis.votes.iter();
    let against = checks::dissenting(analysis.balance, &parsed.findings);
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
        votes: votes
            .map(|one| {
                let [before, after] =
                    [one.vote.confidence, one.vote.confidence_after].map(|confidence| format!("{confidence:.2}"));
                let seat = parsed.title(&one.member_id).to_owned();
                [seat, stance(one.vote.stance).to_owned(), before, after]
            })
            .collect(),
        dissent: dissent
            .map(|one| [parsed.title(&one.member_id), stance(one.stance), &one.text])
            .collect(),
        no_dissent: match against.is_empty() {
            true => "Nobody dissented.",
            false => "No reasons were written down; the votes show who voted otherwise.",
        },
        tables: &analysis.tables,
        weighing: weighing(parsed),
        revision: analysis.revision.iter().map(change).collect(),
        no_revision: match analysis.red_team_ruling {
            Some(Ruling::Pass) => "The red team let the draft pass, so it was not revised.",
            _ => "No text was changed: the draft stands, with its confidence as it is given on the first page.",
        },
        red_team: objections
            .map(|objection| Objection {
                kind: humanize(&objection.kind),
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
                    parsed.title(&one.member_id),
                    one.ruling.name(),
                    &one.reason,
                ]
            })
            .collect(),
        changes: &analysis.what_would_change_the_view,
        gaps: &analysis.data_gaps,
        coverage: format!(
            "{} of {} numbers in the texts are figures of the evidence; {} were left out because they are not.",
            coverage.numbers_traced, coverage.numbers_total, coverage.gaps
        ),
    }
}

/// Every claim that counted, and how their weights make the balance.
fn weighing(parsed: &ParsedRecord<'_>) -> Weighing {
    let weighed = &parsed.analysis.weighed;
    let of = |stance: Stance| {
        let on_side = weighed.iter().filter(move |claim| claim.stance == stance);
        // An empty `f64` sum is -0.0; adding 0.0 makes it print as 0.
        on_side.map(|claim| claim.weight).sum::<f64>() + 0.0
    };
    let (supports, opposes) = (of(Stance::Supports), of(Stance::Opposes));
    let total = supports + opposes;
    let lead = if total > 0.0 { (supports - opposes) / total } else { 0.0 };
    let claims = weighed.iter().map(|claim| {
        let bounds = claim.bounds.as_ref().map(describe_bounds).unwrap_or_default();
        let weight = format!("{:.3}", claim.weight);
        [claim.claim_id.clone(), stance(claim.stance).to_owned(), bounds, weight]
    });
    Weighing {
        claims: claims.collect(),
        sum: format!(
            "For: {supports:.3}. Against: {opposes:.3}. The lead is ({supports:.3} - {opposes:.3}) / {total:.3} = \
             {lead:.2}. From 0.25 on the evidence is favourable, from -0.25 down unfavourable, in between mixed."
        ),
    }
}

fn change(change: &TextChange) -> [String; 3] {
    let text = |text: &str| match text {
        "" => "–".to_owned(),
        text => text.to_owned(),
    };
    let is_balance = change.part == "balance";
    let shown = |side: &str| if is_balance { humanize(side) } else { text(side) };
    [humanize(&change.part), shown(&change.before), shown(&change.after)]
}
