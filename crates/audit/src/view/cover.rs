//! The first page.

use serde_json::{Value, json};

use super::{Read, moment, words};

/// Title, the facts in short, and the disclosure in full.
pub fn cover(read: &Read<'_>) -> Value {
    let (plan, execution, analysis) = (&read.plan, &read.execution, &read.analysis);
    let upgrade = if plan.upgraded { " (one-time upgrade)" } else { "" };
    let finished = execution
        .finished_at
        .map_or_else(|| "not yet".to_owned(), |at| format!("{} UTC", moment(at)));
    let ruling = analysis
        .red_team_ruling
        .map_or_else(String::new, |ruling| words(&format!("{ruling:?}").to_lowercase()));
    json!({
        "title": read.record.title,
        "session": read.record.stored.session_id,
        "question": read.brief.input,
        "software": read.record.software,
        "disclosure": read.record.disclosure,
        "balance": words(&analysis.balance),
        "confidence": format!("{:.2}", analysis.confidence),
        "date": read.plan.brief.as_of,
        "facts": [
            ["Session", read.record.stored.session_id],
            ["Tier", format!("{}{upgrade}", plan.tier.name())],
            ["Asked", format!("{} UTC", moment(read.record.asked_at))],
            ["Date of the brief", plan.brief.as_of],
            ["Committee convened", format!("{} UTC", moment(execution.started_at))],
            ["Committee finished", finished],
            ["Red team's ruling on the draft", ruling],
            ["Made by", format!("convene {}", read.record.software)],
        ],
    })
}
