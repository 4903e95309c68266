//! A rating of the debrief.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::bounds::COMMENT_MAX;
use crate::validate::{FieldError, Validate, optional_text};

/// Thumbs up or down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FeedbackRating {
    /// The debrief was useful.
    Like,
    /// The debrief was not useful.
    Dislike,
}

impl FeedbackRating {
    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Like => "like",
            Self::Dislike => "dislike",
        }
    }
}

/// A rating of a session's debrief. It replaces an earlier rating.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FeedbackRequest {
    /// The rating.
    pub rating: FeedbackRating,
    /// A comment in the person's own words. It is never logged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 2000, example = "Clear and to the point.")]
    pub comment: Option<String>,
}

impl Validate for FeedbackRequest {
    fn validate(&self) -> Result<(), FieldError> {
        optional_text("comment", self.comment.as_deref(), COMMENT_MAX)
    }
}

/// The rating as it is stored.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct FeedbackResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// `like` or `dislike`.
    #[serde(default)]
    #[schema(required, examples("like", "dislike"))]
    pub rating: String,
    /// The comment, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Clear and to the point.")]
    pub comment: Option<String>,
    /// When it was last changed.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:10:00Z")]
    pub updated_at: String,
}

// The comment is user content and must not reach a log, so `Debug` is by hand.
impl fmt::Debug for FeedbackRequest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("FeedbackRequest")
            .field("rating", &self.rating)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for FeedbackResponse {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("FeedbackResponse")
            .field("session_id", &self.session_id)
            .field("rating", &self.rating)
            .finish_non_exhaustive()
    }
}
