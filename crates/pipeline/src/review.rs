//! What people say about the answers they got.

use crate::Timestamp;
use crate::session::{Owner, SessionId};

/// User content that must never reach a log: it has no `Display`, and `Debug` hides the text.
#[derive(Clone, PartialEq, Eq)]
pub struct Comment(pub String);

impl std::fmt::Debug for Comment {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Comment(hidden)")
    }
}

/// A rating of the debrief, one per session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    /// The user who owns it.
    pub owner: Owner,
    /// The session whose debrief is rated.
    pub session_id: SessionId,
    /// `like` or `dislike`.
    pub rating: String,
    /// In the user's own words.
    pub comment: Option<Comment>,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

/// Which answer a review is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewKey {
    /// `brief`, `committee` or `debrief`.
    pub response_type: String,
    /// The session.
    pub session_id: SessionId,
    /// The task inside the committee, if it is about one.
    pub task_id: Option<String>,
}

/// A review, one per user and reviewed answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    /// The user who owns it.
    pub owner: Owner,
    /// What is reviewed.
    pub key: ReviewKey,
    /// 1 to 5.
    pub rating: i64,
    /// In the user's own words.
    pub comment: Option<Comment>,
    /// When it was first written.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}
