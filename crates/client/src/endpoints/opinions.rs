//! Feedback and reviews by the signed-in person.

use contract::{FeedbackRequest, FeedbackResponse, ResponseType, ReviewRequest, ReviewResponse};
use reqwest::Method;

use super::v1;
use crate::{Client, Result};

impl Client {
    /// `GET /api/v1/summaries/{session_id}/feedback`: the caller's own rating.
    pub async fn feedback(&self, session_id: &str) -> Result<FeedbackResponse> {
        self.get(v1!["summaries", session_id, "feedback"], &[]).await
    }

    /// `PUT /api/v1/summaries/{session_id}/feedback`.
    pub async fn put_feedback(&self, session_id: &str, feedback: &FeedbackRequest) -> Result<FeedbackResponse> {
        let call = self.call(Method::PUT, v1!["summaries", session_id, "feedback"])?;
        self.send(&call.body(feedback)?).await?.json()
    }

    /// `DELETE /api/v1/summaries/{session_id}/feedback`. A repeat does nothing.
    pub async fn delete_feedback(&self, session_id: &str) -> Result<()> {
        let call = self.call(Method::DELETE, v1!["summaries", session_id, "feedback"])?;
        self.send(&call).await.map(drop)
    }

    /// `POST /api/v1/reviews`: writes the review, or replaces the one before.
    pub async fn put_review(&self, review: &ReviewRequest) -> Result<ReviewResponse> {
        self.post(v1!["reviews"], review).await
    }

    /// `GET /api/v1/reviews/{response_type}/{session_id}`: the caller's own review.
    pub async fn review(
        &self,
        response_type: ResponseType,
        session_id: &str,
        task_id: Option<&str>,
    ) -> Result<ReviewResponse> {
        let query: Vec<(&str, &str)> = task_id.map(|task| ("task_id", task)).into_iter().collect();
        self.get(v1!["reviews", response_type.name(), session_id], &query).await
    }
}
