//! What the members found, and the figures behind it.

use serde_json::Value;

use super::{member, nothing};
use crate::flow::{Flow, Style};
use crate::read::{at, joined, labelled, list, name, percent, result, say, texts};

/// Every finding with its claims.
pub fn findings(flow: &mut Flow, content: &Value) {
    flow.section("Findings");
    let findings = list(content, "findings");
    if findings.is_empty() {
        nothing(flow, "No findings are recorded.");
    }
    for finding in findings {
        let who = member(content, &say(finding, "member_id"));
        flow.part(&joined(&[say(finding, "finding_id"), who], "   "));
        let about = [
            name(finding, "stance"),
            labelled("confidence ", &percent(finding, "confidence")),
            labelled("task ", &say(finding, "task_id")),
            labelled("evidence ", &texts(finding, "evidence").join(", ")),
        ];
        flow.text(Style::NOTE, 0.0, &joined(&about, "   ·   "));
        flow.gap(2.0);
        flow.text(Style::STRONG, 0.0, &say(finding, "claim"));
        flow.text(Style::BODY, 0.0, &say(finding, "reasoning"));
        flow.gap(3.0);
        let figures: Vec<String> = list(finding, "figures")
            .iter()
            .map(|figure| {
                let value = joined(&[say(figure, "value"), say(figure, "unit")], " ");
                let from = joined(&[say(figure, "as_of"), say(figure, "evidence_id")], ", ");
                format!("{}: {value} ({from})", say(figure, "name"))
            })
            .collect();
        flow.pair("Figures", &figures.join("\n"));
        flow.pair("Caveats", &texts(finding, "caveats").join("\n"));
        claims(flow, finding);
    }
}

fn claims(flow: &mut Flow, finding: &Value) {
    let claims = list(finding, "claims");
    if claims.is_empty() {
        return;
    }
    let rows: Vec<Vec<String>> = claims
        .iter()
        .map(|claim| {
            let basis = [
                labelled("evidence ", &texts(claim, "figures").join(", ")),
                labelled("challenged by ", &texts(claim, "challenged_by").join(", ")),
                labelled("wrong if: ", &say(claim, "wrong_if")),
            ];
            vec![
                say(claim, "claim_id"),
                joined(&[say(claim, "text"), joined(&basis, "; ")], "\n"),
                joined(&[name(claim, "type"), name(claim, "stance")], ", "),
                joined(&[name(claim, "status"), percent(claim, "confidence")], ", "),
            ]
        })
        .collect();
    flow.gap(3.0);
    flow.table(
        &[("CLAIM", 60.0), ("TEXT", 263.0), ("TYPE", 80.0), ("STATE", 80.0)],
        &rows,
    );
}

/// Every figure the committee could use.
pub fn evidence(flow: &mut Flow, content: &Value) {
    flow.section("Evidence");
    let rows: Vec<Vec<String>> = list(result(at(content, &["analysis"])), "evidence")
        .iter()
        .map(|figure| {
            vec![
                say(figure, "evidence_id"),
                say(figure, "series"),
                joined(&[say(figure, "value"), say(figure, "unit")], " "),
                say(figure, "as_of"),
                say(figure, "source"),
                say(figure, "how"),
            ]
        })
        .collect();
    if rows.is_empty() {
        return nothing(flow, "No evidence is recorded.");
    }
    let head = [
        ("ID", 48.0),
        ("SERIES", 115.0),
        ("VALUE", 72.0),
        ("AS OF", 56.0),
        ("SOURCE", 102.0),
        ("HOW", 90.0),
    ];
    flow.table(&head, &rows);
}
