//! What came of it: the debrief and the analysis.

use serde_json::{Value, json};

use super::{Read, stance, words};

/// The debrief, as the user read it.
pub fn debrief(read: &Read<'_>) -> Value {
    let debrief = &read.debrief;
    json!({
        "headline": debrief.headline,
        "paragraphs": debrief.paragraphs,
        "numbers": debrief.key_numbers.iter().map(|number| [&number.name, &number.value, &number.as_of]).collect::<Vec<_>>(),
        "terms": debrief.terms.iter().map(|term| [&term.term, &term.meaning]).collect::<Vec<_>>(),
    })
}

/// The analysis, part by part.
pub fn analysis(read: &Read<'_>) -> Value {
    let analysis = &read.analysis;
    let coverage = &analysis.coverage;
    json!({
        "thesis": analysis.thesis,
        "drivers": analysis.drivers,
        "risks": analysis.risks.iter().map(|risk| [&risk.text, &risk.mitigant, &risk.tripwire]).collect::<Vec<_>>(),
        "scenarios": analysis.scenarios.iter().map(|scenario| json!([
            scenario.name,
            scenario.probability.map_or_else(|| "not stated".to_owned(), |share| format!("{share}%")),
            scenario.text,
            scenario.wrong_if,
        ])).collect::<Vec<_>>(),
        "dissent": analysis.dissent.iter().map(|dissent| json!([
            read.title(&dissent.member_id), stance(dissent.stance), dissent.text,
        ])).collect::<Vec<_>>(),
        "red_team": analysis.red_team.iter().map(|objection| json!({
            "kind": words(&objection.kind),
            "text": objection.objection,
            "severity": objection.severity,
            "disposition": objection.disposition,
            "response": objection.response,
        })).collect::<Vec<_>>(),
        "rulings": analysis.rulings.iter().map(|ruling| json!([
            ruling.claim_id, read.title(&ruling.member_id), ruling.ruling, ruling.reason,
        ])).collect::<Vec<_>>(),
        "changes": analysis.what_would_change_the_view,
        "gaps": analysis.data_gaps,
        "coverage": format!(
            "{} of {} numbers in the texts are figures of the ledger; {} were left out because they are not.",
            coverage.numbers_traced, coverage.numbers_total, coverage.gaps
        ),
    })
}
