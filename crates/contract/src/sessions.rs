//! The list of a caller's sessions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The caller's sessions, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct SessionList {
    /// The sessions.
    #[serde(default)]
    #[schema(required)]
    pub sessions: Vec<SessionEntry>,
    /// The disclosure that must be shown with the titles: in the language of `Accept-Language`, otherwise in that of
    /// the newest session.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// One session of the list.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct SessionEntry {
    /// The id that brief, orchestration, execution, analysis and summary share.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// A short name of the session.
    #[serde(default)]
    #[schema(required, example = "Nestlé as a defensive holding")]
    pub title: String,
    /// The status of the session's brief. Open set: treat a value you do not know as not finished.
    #[serde(default)]
    #[schema(required, examples("awaiting_answers", "generating", "completed", "rejected"))]
    pub status: String,
    /// The language of the session, as a code.
    #[serde(default)]
    #[schema(required, example = "en")]
    pub language: String,
    /// The status of the execution, once the committee is convened. Open set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "running")]
    pub execution_status: Option<String>,
    /// When it was started.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:00:00Z")]
    pub created_at: String,
}
