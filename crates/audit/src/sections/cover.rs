//! The first page, and the brief.

use pipeline::ports::audit::AuditRecord;
use serde_json::Value;

use super::{bulleted, nothing};
use crate::flow::{Flow, Style};
use crate::read::{at, joined, list, moment, name, percent, result, say, short, texts};

/// Title, the facts in short, and the disclosure in full.
pub fn cover(flow: &mut Flow, record: &AuditRecord) {
    let content = &record.content;
    let (execution, plan) = (at(content, &["execution"]), at(content, &["plan"]));
    let analysis = result(at(content, &["analysis"]));
    flow.text(Style::NOTE, 0.0, "AUDIT RECORD");
    flow.gap(2.0);
    flow.text(Style::TITLE, 0.0, &short(&record.title, 140));
    flow.gap(10.0);
    flow.pair("Session", &record.session_id);
    flow.pair("Question", &short(&question(content), 400));
    let upgraded = at(plan, &["upgraded"]).as_bool() == Some(true);
    let upgrade = if upgraded { "(one-time upgrade)" } else { "" };
    flow.pair("Tier", &joined(&[say(plan, "tier"), upgrade.to_owned()], " "));
    flow.pair("Date of the brief", &say(at(content, &["brief"]), "as_of"));
    flow.pair("Committee convened", &moment(execution, "started_at"));
    flow.pair("Committee finished", &moment(execution, "finished_at"));
    flow.pair("Outcome", &name(execution, "status"));
    flow.pair("Balance of evidence", &name(analysis, "balance"));
    flow.pair("Confidence", &percent(analysis, "confidence"));
    let software = at(content, &["software"]);
    flow.pair(
        "Software",
        &joined(&[say(software, "name"), say(software, "version")], " "),
    );
    flow.gap(10.0);
    flow.boxed("Disclosure", &record.disclosure);
}

/// The brief, with what was asked, answered and assumed.
pub fn brief(flow: &mut Flow, content: &Value) {
    let brief = at(content, &["brief"]);
    flow.section("Brief");
    flow.part("Question, as it was asked");
    flow.text(Style::BODY, 0.0, &question(content));
    flow.gap(6.0);
    for (label, key) in [
        ("Objective", "objective"),
        ("Horizon", "horizon"),
        ("Risk tolerance", "risk_tolerance"),
        ("Language", "language"),
    ] {
        flow.pair(label, &say(brief, key));
    }
    let subject = at(brief, &["subject"]);
    flow.pair("Subject", &name(subject, "kind"));
    flow.pair("Themes", &texts(subject, "themes").join(", "));
    let instruments: Vec<String> = list(subject, "instruments")
        .iter()
        .map(|item| {
            let symbol = joined(&[say(item, "symbol"), say(item, "exchange")], ", ");
            let kind = joined(&[name(item, "asset_class"), say(item, "currency")], ", ");
            joined(&[say(item, "name"), joined(&[symbol, kind], "; ")], " · ")
        })
        .collect();
    flow.pair("Instruments", &instruments.join("\n"));
    bulleted(flow, "What the committee must answer", &texts(brief, "key_questions"));
    bulleted(flow, "Constraints", &texts(brief, "constraints"));
    bulleted(flow, "Assumptions", &texts(brief, "assumptions"));
    flow.part("Clarifications");
    let own = list(content, "clarifications");
    let clarifications = if own.is_empty() {
        list(brief, "clarifications")
    } else {
        own
    };
    if clarifications.is_empty() {
        nothing(flow, "Nothing was asked back.");
    }
    for item in clarifications {
        let asked = say(item, "question");
        let asked = if asked.is_empty() {
            say(item, "question_id")
        } else {
            asked
        };
        flow.text(Style::STRONG, 0.0, &asked);
        flow.text(Style::BODY, 12.0, &say(item, "answer"));
        flow.gap(3.0);
    }
}

fn question(content: &Value) -> String {
    match say(content, "question") {
        asked if asked.is_empty() => say(at(content, &["brief"]), "question"),
        asked => asked,
    }
}
