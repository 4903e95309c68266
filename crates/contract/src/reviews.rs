//! A review of one AI response.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::bounds::{COMMENT_MAX, RATING_MAX, RATING_MIN, REVIEW_SESSION_ID_MAX, REVIEW_TASK_ID_MAX, SESSION_ID_MIN};
use crate::validate::{FieldError, Validate, optional_text, text};

/// Which AI response a review is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResponseType {
    /// The brief.
    Brief,
    /// The committee, or one of its tasks.
    Committee,
    /// The debrief.
    Debrief,
}

impl ResponseType {
    /// Every kind of answer that can be reviewed.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Committee, Self::Debrief];

    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Committee => "committee",
            Self::Debrief => "debrief",
        }
    }

    /// The type with this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A review. A person has one review of each response; a later one replaces it. Unknown properties are rejected.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// What is reviewed.
    pub response_type: ResponseType,
    /// The session.
    #[schema(min_length = 1, max_length = 200, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The task inside the committee, if the review is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 200, example = "task_valuation")]
    pub task_id: Option<String>,
    /// From 1 to 5.
    #[schema(minimum = 1, maximum = 5, example = 4)]
    pub rating: i64,
    /// A comment in the person's own words. It is never logged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 2000, example = "The risks were well put.")]
    pub comment: Option<String>,
}

impl Validate for ReviewRequest {
    fn validate(&self) -> Result<(), FieldError> {
        text("session_id", &self.session_id, SESSION_ID_MIN, REVIEW_SESSION_ID_MAX)?;
        optional_text("task_id", self.task_id.as_deref(), REVIEW_TASK_ID_MAX)?;
        if !(RATING_MIN..=RATING_MAX).contains(&self.rating) {
            return Err(FieldError::new(
                "rating",
                format!("must be from {RATING_MIN} to {RATING_MAX}"),
            ));
        }
        optional_text("comment", self.comment.as_deref(), COMMENT_MAX)
    }
}

/// The caller's own review.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ReviewResponse {
    /// `brief`, `committee` or `debrief`.
    #[serde(default)]
    #[schema(required, examples("brief", "committee", "debrief"))]
    pub response_type: String,
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The task inside the committee, if the review is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "task_valuation")]
    pub task_id: Option<String>,
    /// From 1 to 5.
    #[serde(default)]
    #[schema(required, minimum = 1, maximum = 5, example = 4)]
    pub rating: i64,
    /// The comment, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "The risks were well put.")]
    pub comment: Option<String>,
    /// When it was first written.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:10:00Z")]
    pub created_at: String,
    /// When it was last changed.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:12:00Z")]
    pub updated_at: String,
}

// The comment is user content and must not reach a log, so `Debug` is by hand.
impl fmt::Debug for ReviewRequest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("ReviewRequest")
            .field("response_type", &self.response_type)
            .field("session_id", &self.session_id)
            .field("task_id", &self.task_id)
            .field("rating", &self.rating)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for ReviewResponse {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("ReviewResponse")
            .field("response_type", &self.response_type)
            .field("session_id", &self.session_id)
            .field("task_id", &self.task_id)
            .field("rating", &self.rating)
            .finish_non_exhaustive()
    }
}
