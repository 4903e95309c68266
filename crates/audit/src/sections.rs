//! What an auditor reads, in order.

mod analysis;
mod committee;
mod cover;
mod findings;
mod integrity;

use pipeline::ports::audit::AuditRecord;
use serde_json::Value;

use crate::flow::{Flow, Style};
use crate::read::{list, say};

/// Writes the whole record.
pub fn write(flow: &mut Flow, record: &AuditRecord) {
    let content = &record.content;
    cover::cover(flow, record);
    cover::brief(flow, content);
    committee::committee(flow, content);
    analysis::debrief(flow, content);
    analysis::analysis(flow, content);
    findings::findings(flow, content);
    findings::evidence(flow, content);
    committee::transcript(flow, content);
    integrity::integrity(flow, record);
}

/// The name of a member for people; the id where there is none.
fn member(content: &Value, id: &str) -> String {
    let seats = content.get("plan").map_or(&[][..], |plan| list(plan, "committee"));
    seats
        .iter()
        .find(|seat| say(seat, "member_id") == id)
        .map(|seat| say(seat, "title"))
        .filter(|title| !title.is_empty())
        .unwrap_or_else(|| id.to_owned())
}

/// A part with bullets, if there are any.
fn bulleted(flow: &mut Flow, title: &str, items: &[String]) {
    if !items.is_empty() {
        flow.part(title);
        flow.bullets(items);
    }
}

/// Says that a stage left nothing behind.
fn nothing(flow: &mut Flow, text: &str) {
    flow.text(Style::NOTE, 0.0, text);
}
