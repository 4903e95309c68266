//! The committee's deliberation as a forward-only feed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The turns after the requested cursor.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct TranscriptResponse {
    /// Every turn whose `seq` is greater than `after`, in order.
    #[serde(default)]
    #[schema(required)]
    pub entries: Vec<TranscriptEntry>,
    /// The cursor to pass as `after` on the next read. It is never lower than the one that was sent.
    #[serde(default)]
    #[schema(required, example = 42)]
    pub latest_seq: i64,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// One turn.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct TranscriptEntry {
    /// The position of the turn: it starts at 1 and has no gaps and no repeats.
    #[serde(default)]
    #[schema(required, minimum = 1, example = 7)]
    pub seq: i64,
    /// What the turn is. Known values: `floor`, `thinking`, `contribution`, `challenge`, `response`, `synthesis`, and
    /// `waiting` when the analyst cannot be reached. Open set: render a turn of an unknown kind like any other.
    #[serde(default)]
    #[schema(required, examples("floor", "contribution", "synthesis"))]
    pub kind: String,
    /// When it was said.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:02:11.483Z")]
    pub at: String,
    /// The member who speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "valuation")]
    pub member_id: Option<String>,
    /// The task that the turn is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "task_valuation")]
    pub task_id: Option<String>,
    /// What is said.
    #[serde(default)]
    #[schema(required, example = "The multiple is above its ten-year median.")]
    pub text: String,
    /// The content of the turn for programs. Its form depends on `kind`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
    /// SHA-256 over the previous entry's hash and this entry, as lower-case hex: the entries are a chain.
    #[serde(default)]
    #[schema(
        required,
        example = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )]
    pub hash: String,
}
