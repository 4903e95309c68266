//! The audit record as a document.

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::ports::store::StoredRecord;
use crate::record::signature::RecordSignature;
use crate::record::tracks::Track;
use figures::canonical::{canonical_json, sha256_hex};

/// The format of the record that a document carries.
pub const FORMAT: &str = "convene-audit/1";

/// Everything about a session that an auditor reads and a checker needs, in one value.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AuditRecord {
    /// [`FORMAT`].
    pub format: String,
    /// The version of the program that made the document.
    pub software: String,
    /// The session's short name.
    pub title: String,
    /// When the question came in.
    pub asked_at: Timestamp,
    /// The disclosure in full.
    pub disclosure: String,
    /// The record itself, to the byte as it is stored.
    pub stored: StoredRecord,
    /// The series that the charts are drawn from.
    pub tracks: Vec<Track>,
    /// The instance's signature on all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<RecordSignature>,
}

impl AuditRecord {
    /// The record as canonical JSON, which the document carries.
    pub fn text(&self) -> String {
        canonical_json(&serde_json::to_value(self).unwrap_or_default())
    }

    /// The digest that the signature covers: the record without its signature.
    pub fn signed_sha256(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Some(object) = value.as_object_mut() {
            object.remove("signature");
        }
        sha256_hex(canonical_json(&value))
    }

    /// The digest of [`AuditRecord::text`].
    pub fn sha256(&self) -> String {
        sha256_hex(self.text())
    }
}

/// A chart of what the committee looked at or said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Chart {
    /// Stable within the session, such as `price_1`.
    pub chart_id: String,
    /// Its caption.
    pub title: String,
    /// What it shows, in words, for those who do not see it.
    pub alt: String,
    /// The chart as SVG.
    pub svg: String,
    /// The numbers it was drawn from.
    pub data: ChartData,
}

/// The numbers behind a chart, as a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct ChartData {
    /// Whose numbers they are; empty for those of the committee itself.
    pub subject: String,
    /// The source in the ledger; absent for numbers of the committee itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_id: Option<String>,
    /// What each value of a row is, such as `price`.
    pub columns: Vec<String>,
    /// The rows, in the order in which they are drawn.
    pub rows: Vec<ChartRow>,
}

/// One row of the numbers behind a chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChartRow {
    /// A month as `YYYY-MM`, the name of a scenario, or a member.
    pub label: String,
    /// One decimal for each column.
    pub values: Vec<String>,
}

impl ChartRow {
    /// A row with its values to so many digits after the point.
    pub fn new(label: impl Into<String>, values: &[(f64, usize)]) -> Self {
        Self {
            label: label.into(),
            values: values
                .iter()
                .map(|(value, digits)| format!("{value:.digits$}"))
                .collect(),
        }
    }
}

/// Prints audit records. The same record gives the same bytes.
pub trait AuditPrinter: Send + Sync {
    /// The PDF, or why it cannot be made.
    fn print(&self, record: &AuditRecord) -> Result<Vec<u8>, String>;

    /// The charts of a record, without the PDF.
    fn charts(&self, record: &AuditRecord) -> Vec<Chart>;

    /// The record inside a PDF that [`AuditPrinter::print`] made, or why there is none.
    fn extract(&self, pdf: &[u8]) -> Result<AuditRecord, String>;
}
