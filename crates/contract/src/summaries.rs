//! The plain-language debrief.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The status of the debrief, and its result once there is one.
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
    /// The debrief, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    // The service sends the stored JSON without parsing it, hence the type parameter.
    #[schema(nullable = false, value_type = Option<SummaryResult>)]
    pub result: Option<R>,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// The debrief: the analysis in plain language.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct SummaryResult {
    /// The answer in one sentence.
    #[serde(default)]
    #[schema(required, example = "The evidence is mixed: steady cash flows at a demanding price.")]
    pub headline: String,
    /// The text, one entry per paragraph.
    #[serde(default)]
    #[schema(
        required,
        example = json!([
            "The committee looked at cash flows, price and risks.",
            "It found strengths and weaknesses.",
        ]),
    )]
    pub paragraphs: Vec<String>,
    /// Numbers worth remembering.
    #[serde(default)]
    #[schema(required)]
    pub key_numbers: Vec<KeyNumber>,
    /// Technical terms with their meaning.
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
    /// The date of the number.
    #[serde(default)]
    #[schema(required, example = "2026-09-30")]
    pub as_of: String,
}

/// A technical term with its meaning.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Term {
    /// The term as the texts use it, in the session's language.
    #[serde(default)]
    #[schema(required, example = "Free cash flow")]
    pub term: String,
    /// What it means.
    #[serde(default)]
    #[schema(required, example = "The money left after running and maintaining the business.")]
    pub meaning: String,
}
