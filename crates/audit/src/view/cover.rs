//! The first page.

use serde::Serialize;

use super::{ParsedRecord, format_time, humanize};

/// Title, the facts in short, and the disclosure in full.
#[derive(Serialize)]
pub struct Cover<'a> {
    title: &'a str,
    session: &'a str,
    question: &'a str,
    disclosure: &'a str,
    balance: String,
    confidence: String,
    facts: Vec<[String; 2]>,
}

/// The cover of a record.
pub fn cover<'a>(parsed: &'a ParsedRecord<'_>) -> Cover<'a> {
    let (plan, execution, analysis) = (&parsed.plan, &parsed.execution, &parsed.analysis);
    let upgrade = if plan.upgraded { " (one-time upgrade)" } else { "" };
    let finished = execution
        .finished_at
        .map_or_else(|| "not yet".to_owned(), |at| format!("{} UTC", format_time(at)));
    let ruling = analysis
        .red_team_ruling
        .map_or_else(String::new, |ruling| humanize(&format!("{ruling:?}").to_lowercase()));
    let facts = [
        ("Session", parsed.record.stored.session_id.clone()),
        ("Tier", format!("{}{upgrade}", plan.tier.name())),
        ("Asked", format!("{} UTC", format_time(parsed.record.asked_at))),
        ("Date of the brief", plan.brief.as_of.clone()),
        (
            "Committee convened",
            format!("{} UTC", format_time(execution.started_at)),
        ),
        ("Committee finished", finished),
        ("Red team's ruling on the draft", ruling),
        ("Made by", format!("convene {}", parsed.record.software)),
    ];
    // A fact has neither a balance nor a confidence.
    let shown = |value: String| match analysis.is_fact {
        true => "No view was asked for".to_owned(),
        false => value,
    };
    Cover {
        title: &parsed.record.title,
        session: &parsed.record.stored.session_id,
        question: &parsed.brief.input,
        disclosure: &parsed.record.disclosure,
        balance: shown(humanize(analysis.balance.name())),
        confidence: shown(format!("{:.2}", analysis.confidence)),
        facts: facts
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| [name.to_owned(), value])
            .collect(),
    }
}
