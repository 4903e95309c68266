//! The brief, and the committee with its plan.

use pipeline::brief::holdings::{HoldingsStatus, Position};
use serde::Serialize;

use super::{ParsedRecord, humanize};

/// What was asked, answered and assumed.
#[derive(Serialize)]
pub struct Brief<'a> {
    facts: Vec<[String; 2]>,
    questions: &'a [String],
    assumptions: &'a [String],
    /// The question and its answer.
    clarifications: Vec<[&'a str; 2]>,
}

/// Who sat on the committee, and who did what in which order.
#[derive(Serialize)]
pub struct Committee<'a> {
    /// Title, mandate and lens.
    members: Vec<[&'a str; 3]>,
    tasks: Vec<Task<'a>>,
    /// Title of each member who could not contribute, and the reason.
    absent: Vec<[&'a str; 2]>,
}

#[derive(Serialize)]
struct Task<'a> {
    id: &'a str,
    title: &'a str,
    member: &'a str,
    instructions: &'a str,
    after: String,
    acceptance: &'a str,
    status: &'a str,
    message: Option<&'a str>,
    required: bool,
}

/// The brief of a record.
pub fn brief<'a>(parsed: &'a ParsedRecord<'_>) -> Brief<'a> {
    let brief = &parsed.plan.brief;
    let instruments: Vec<String> = brief
        .subject
        .instruments
        .iter()
        .map(|instrument| {
            let details = [&instrument.exchange, &instrument.asset_class, &instrument.currency];
            let details: Vec<&str> = details
                .into_iter()
                .map(String::as_str)
                .filter(|part| !part.is_empty())
                .collect();
            format!("{} ({}): {}", instrument.name, instrument.symbol, details.join(", "))
        })
        .collect();
    let held: Vec<String> = brief.holdings.positions.iter().map(position).collect();
    let holdings = match brief.holdings.status {
        HoldingsStatus::Known => held.join("; "),
        HoldingsStatus::KnownEmpty => "none, as stated".to_owned(),
        HoldingsStatus::NotProvided => "not stated".to_owned(),
    };
    let facts = [
        ("Subject", humanize(&brief.subject.kind)),
        ("Instruments", instruments.join("\n")),
        ("Themes", brief.subject.themes.join(", ")),
        ("Objective", brief.objective.clone()),
        ("Horizon", brief.horizon.clone()),
        ("Risk tolerance", brief.risk_tolerance.clone()),
        ("Constraints", brief.constraints.join("; ")),
        ("Holdings", holdings),
        ("Language", brief.language.clone()),
    ];
    let facts = facts
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| [name.to_owned(), value])
        .collect();
    let clarifications = parsed.brief.clarifications.iter();
    Brief {
        facts,
        questions: &brief.key_questions,
        assumptions: &brief.assumptions,
        clarifications: clarifications
            .map(|one| match one.question.as_str() {
                "" => ["(added by the user)", &one.answer],
                question => [question, &one.answer],
            })
            .collect(),
    }
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

/// The committee of a record.
pub fn committee<'a>(parsed: &'a ParsedRecord<'_>) -> Committee<'a> {
    let plan = &parsed.plan;
    let run = |task_id: &str| parsed.execution.tasks.iter().find(|run| run.task_id == task_id);
    let tasks = plan.tasks.iter().map(|task| Task {
        id: &task.task_id,
        title: &task.title,
        member: parsed.title(&task.member_id),
        instructions: &task.instructions,
        after: task.depends_on.join(", "),
        acceptance: &task.acceptance,
        status: run(&task.task_id).map_or("not run", |run| run.status.name()),
        message: run(&task.task_id).and_then(|run| run.message.as_deref()),
        required: task.required,
    });
    let absent = parsed.analysis.absent.iter();
    Committee {
        members: plan
            .committee
            .iter()
            .map(|member| [member.title.as_str(), &member.mandate, &member.lens])
            .collect(),
        tasks: tasks.collect(),
        absent: absent
            .map(|absence| [absence.title.as_str(), &absence.reason])
            .collect(),
    }
}
