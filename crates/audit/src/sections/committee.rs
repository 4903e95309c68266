//! Who sat on the committee, what they did and what they said.

use serde_json::Value;

use super::{member, nothing};
use crate::flow::{Flow, Style};
use crate::read::{at, joined, labelled, list, moment, name, say, texts};

/// The roster, the tasks and what the work cost.
pub fn committee(flow: &mut Flow, content: &Value) {
    let (plan, execution) = (at(content, &["plan"]), at(content, &["execution"]));
    flow.section("Committee and plan");
    let seats: Vec<Vec<String>> = list(plan, "committee")
        .iter()
        .map(|seat| {
            vec![
                joined(&[say(seat, "title"), labelled("id: ", &say(seat, "member_id"))], "\n"),
                say(seat, "mandate"),
                say(seat, "lens"),
            ]
        })
        .collect();
    flow.part("Members");
    if seats.is_empty() {
        nothing(flow, "No committee is recorded.");
    } else {
        flow.table(&[("MEMBER", 125.0), ("MANDATE", 179.0), ("LENS", 179.0)], &seats);
    }
    let runs = list(execution, "tasks");
    let tasks: Vec<Vec<String>> = list(plan, "tasks")
        .iter()
        .map(|task| {
            let run = runs
                .iter()
                .find(|run| run["task_id"] == task["task_id"])
                .unwrap_or(task);
            let required = at(task, &["required"]).as_bool() == Some(true);
            let after = labelled("after ", &texts(task, "depends_on").join(", "));
            let state = joined(&[name(run, "status"), say(run, "message")], "\n");
            vec![
                joined(
                    &[say(task, "title"), labelled("id: ", &say(task, "task_id")), after],
                    "\n",
                ),
                member(content, &say(task, "member_id")),
                say(task, "instructions"),
                joined(
                    &[state, if required { "required".to_owned() } else { String::new() }],
                    "\n",
                ),
            ]
        })
        .collect();
    if !tasks.is_empty() {
        flow.part("Tasks");
        let head = [
            ("TASK", 125.0),
            ("MEMBER", 85.0),
            ("INSTRUCTIONS", 213.0),
            ("STATE", 60.0),
        ];
        flow.table(&head, &tasks);
    }
    let usage = at(execution, &["usage"]);
    let cost = [
        ("steps of reasoning", "calls"),
        ("tokens read", "input_tokens"),
        ("tokens written", "output_tokens"),
    ];
    let cost: Vec<String> = cost
        .iter()
        .map(|(label, key)| labelled("", &say(usage, key)) + &labelled(" ", label))
        .filter(|part| !part.starts_with(' '))
        .collect();
    flow.gap(4.0);
    flow.pair("Usage", &cost.join(", "));
}

/// Every turn with its place in the chain.
pub fn transcript(flow: &mut Flow, content: &Value) {
    flow.section("Transcript");
    let entries = list(content, "transcript");
    if entries.is_empty() {
        return nothing(flow, "No transcript is recorded.");
    }
    nothing(
        flow,
        "Every turn in order. The data that a turn carries for programs is left out here; the hash covers it.",
    );
    for entry in entries {
        flow.gap(7.0);
        flow.room(44.0);
        let id = say(entry, "member_id");
        let who = member(content, &id);
        let what = [say(entry, "seq"), name(entry, "kind"), who];
        flow.text(Style::STRONG, 0.0, &joined(&what, "   "));
        let task = labelled("task ", &say(entry, "task_id"));
        let when = [moment(entry, "at"), labelled("member ", &id), task];
        flow.text(Style::NOTE, 0.0, &joined(&when, "   ·   "));
        flow.gap(1.0);
        flow.text(Style::BODY, 0.0, &say(entry, "text"));
        flow.gap(1.5);
        flow.text(Style::HASH, 0.0, &say(entry, "hash"));
    }
}
