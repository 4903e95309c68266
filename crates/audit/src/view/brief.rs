//! The brief, and the committee with its plan.

use pipeline::brief::holdings::{HoldingsStatus, Position};
use serde_json::{Value, json};

use super::{Read, words};

/// What was asked, answered and assumed.
pub fn brief(read: &Read<'_>) -> Value {
    let brief = &read.plan.brief;
    let instruments: Vec<String> = brief
        .subject
        .instruments
        .iter()
        .map(|instrument| {
            let place = [&instrument.exchange, &instrument.asset_class, &instrument.currency];
            let place: Vec<&str> = place
                .into_iter()
                .map(String::as_str)
                .filter(|part| !part.is_empty())
                .collect();
            format!("{} ({}): {}", instrument.name, instrument.symbol, place.join(", "))
        })
        .collect();
    let held: Vec<String> = brief.holdings.positions.iter().map(position).collect();
    let holdings = match brief.holdings.status {
        HoldingsStatus::Known => held.join("; "),
        HoldingsStatus::KnownEmpty => "none, as stated".to_owned(),
        HoldingsStatus::NotProvided => "not stated".to_owned(),
    };
    let facts = [
        ("Subject", words(&brief.subject.kind)),
        ("Instruments", instruments.join("\n")),
        ("Themes", brief.subject.themes.join(", ")),
        ("Objective", brief.objective.clone()),
        ("Horizon", brief.horizon.clone()),
        ("Risk tolerance", brief.risk_tolerance.clone()),
        ("Constraints", brief.constraints.join("; ")),
        ("Holdings", holdings),
        ("Language", brief.language.clone()),
    ];
    let facts: Vec<[String; 2]> = facts
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| [name.to_owned(), value])
        .collect();
    let asked = &read.brief.clarifications;
    json!({
        "facts": facts,
        "questions": brief.key_questions,
        "assumptions": brief.assumptions,
        "clarifications": asked.iter().map(|asked| json!([
            if asked.question.is_empty() { "(added by the user)" } else { &asked.question },
            asked.answer,
        ])).collect::<Vec<_>>(),
    })
}

fn position(held: &Position) -> String {
    let parts = [("", &held.quantity), ("cost ", &held.cost), ("share ", &held.weight)];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| format!("{name}{value}"))
        .collect();
    let name = if held.symbol.is_empty() {
        &held.name
    } else {
        &held.symbol
    };
    format!("{name} {}", parts.join(", ")).trim().to_owned()
}

/// Who sat on it, and who did what in which order.
pub fn committee(read: &Read<'_>) -> Value {
    let plan = &read.plan;
    let run = |task_id: &str| read.execution.tasks.iter().find(|run| run.task_id == task_id);
    json!({
        "members": plan.committee.iter().map(|member| json!([member.title, member.mandate, member.lens])).collect::<Vec<_>>(),
        "tasks": plan.tasks.iter().map(|task| json!({
            "id": task.task_id,
            "title": task.title,
            "member": read.title(&task.member_id),
            "instructions": task.instructions,
            "after": task.depends_on.join(", "),
            "needs": task.data_needed.join(", "),
            "acceptance": task.acceptance,
            "status": run(&task.task_id).map_or("not run", |run| run.status.as_str()),
            "message": run(&task.task_id).and_then(|run| run.message.clone()),
            "required": task.required,
        })).collect::<Vec<_>>(),
        "absent": read.analysis.absent.iter().map(|absence| json!([absence.title, absence.reason])).collect::<Vec<_>>(),
    })
}
