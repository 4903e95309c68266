//! The plain-language debrief.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The debrief's status, and its result once produced.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(bound = "")]
pub struct SummaryResponse<R = SummaryResult> {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Known value: `completed`. Open set: treat a value you do not know as not finished.
    #[serde(default)]
    #[schema(required, examples("completed"))]
    pub status: String,
    /// The debrief, once produced.
    #[serde(skip_serializing_if = "Option::is_none")]
    // The service sends what it has stored, without reading it.
    #[schema(nullable = false, value_type = Option<SummaryResult>)]
    pub result: Option<R>,
    /// What must be shown with it.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// The debrief.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct SummaryResult {
    /// In one sentence.
    #[serde(default)]
    #[schema(required, example = "The evidence is mixed: steady cash flows at a demanding price.")]
    pub headline: String,
    /// The story.
    #[serde(default)]
    #[schema(required, example = json!(["The committee looked at cash flows, price and risks.", "It found strengths and weaknesses."]))]
    pub paragraphs: Vec<String>,
    /// Numbers worth remembering.
    #[serde(default)]
    #[schema(required)]
    pub key_numbers: Vec<KeyNumber>,
    /// Words explained.
    #[serde(default)]
    #[schema(required)]
    pub terms: Vec<Term>,
}

/// A number worth remembering.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct KeyNumber {
    /// Its name.
    #[serde(default)]
    #[schema(required, example = "Free cash flow yield")]
    pub name: String,
    /// Value and unit.
    #[serde(default)]
    #[schema(required, example = "4.1 %")]
    pub value: String,
    /// The date it speaks of.
    #[serde(default)]
    #[schema(required, example = "2026-09-30")]
    pub as_of: String,
}

/// A word explained.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Term {
    /// The word.
    #[serde(default)]
    #[schema(required, example = "Free cash flow")]
    pub term: String,
    /// What it means.
    #[serde(default)]
    #[schema(required, example = "The money left after running and maintaining the business.")]
    pub meaning: String,
}
