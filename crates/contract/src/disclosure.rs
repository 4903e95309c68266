//! What must be said with every AI output.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The disclosure that goes with every response that carries AI-generated output. Show it to your
/// end users in their language; do not remove or alter it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Disclosure {
    /// Raised when the wording changes.
    #[serde(default)]
    #[schema(required, example = "1")]
    pub version: String,
    /// The language of the wording: the session's where a translation ships, else English.
    #[serde(default)]
    #[schema(required, example = "en")]
    pub language: String,
    /// Always true.
    #[serde(default)]
    #[schema(required, example = true)]
    pub ai_generated: bool,
    /// All statements as one paragraph.
    #[serde(default)]
    #[schema(
        required,
        example = "This output is AI-generated, may contain errors, and is not investment advice."
    )]
    pub text: String,
    /// The statements one by one.
    #[serde(default)]
    #[schema(required, example = json!(["This output is AI-generated.", "It may contain errors."]))]
    pub statements: Vec<String>,
}
