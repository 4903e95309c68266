//! From a question to a brief.

use contract::{AnswerInput, BriefResponse, CreateBriefRequest, SessionList, SubmitAnswersRequest};

use super::v1;
use crate::{Client, Result};

impl Client {
    /// `POST /api/v1/briefs`. Without a key from the caller, the client makes one for this submit.
    pub async fn create_brief(&self, input: &str, idempotency_key: Option<&str>) -> Result<BriefResponse> {
        let body = CreateBriefRequest {
            input: input.to_owned(),
            language: None,
        };
        self.submit(v1!["briefs"], &body, idempotency_key).await
    }

    /// `POST /api/v1/briefs/{session_id}/answers`.
    pub async fn submit_answers(
        &self,
        session_id: &str,
        answers: Vec<AnswerInput>,
        idempotency_key: Option<&str>,
    ) -> Result<BriefResponse> {
        let body = SubmitAnswersRequest { answers };
        self.submit(v1!["briefs", session_id, "answers"], &body, idempotency_key)
            .await
    }

    /// `GET /api/v1/briefs/{session_id}`. A 404 here is final; it does not mean not ready yet.
    pub async fn brief(&self, session_id: &str) -> Result<BriefResponse> {
        self.get(v1!["briefs", session_id], &[]).await
    }

    /// `GET /api/v1/sessions`: the caller's sessions, newest first.
    pub async fn sessions(&self) -> Result<SessionList> {
        self.get(v1!["sessions"], &[]).await
    }
}
