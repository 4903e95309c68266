//! The audit record as a document.

use serde_json::Value;

/// Everything about a session that an auditor reads, in one value.
#[derive(Debug, Clone, PartialEq)]
pub struct AuditRecord {
    /// The session.
    pub session_id: String,
    /// Its short name.
    pub title: String,
    /// The record itself: brief, plan, execution, findings, analysis, debrief, transcript.
    pub content: Value,
    /// The disclosure in full.
    pub disclosure: String,
}

/// Prints an audit record. The same record gives the same bytes.
pub trait AuditPrinter: Send + Sync {
    /// The PDF, or why it cannot be made.
    fn print(&self, record: &AuditRecord) -> Result<Vec<u8>, String>;
}
