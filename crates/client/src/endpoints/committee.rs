//! The committee: its plan, its work, its transcript.

use contract::{ConveneResponse, ExecutionResponse, OrchestrationResponse, TranscriptResponse};
use reqwest::Method;
use serde::Serialize;

use super::v1;
use crate::{Client, Result};

#[derive(Serialize)]
struct Plan<'a, B> {
    session_id: &'a str,
    brief: &'a B,
}

impl Client {
    /// `POST /api/v1/orchestrations`. The brief is sent as it is: the one the session gave, or any object.
    pub async fn create_orchestration<B: Serialize + Sync>(
        &self,
        session_id: &str,
        brief: &B,
        idempotency_key: Option<&str>,
    ) -> Result<OrchestrationResponse> {
        self.submit(v1!["orchestrations"], &Plan { session_id, brief }, idempotency_key)
            .await
    }

    /// `GET /api/v1/orchestrations/{session_id}`. A 404 means not ready yet.
    pub async fn orchestration(&self, session_id: &str) -> Result<OrchestrationResponse> {
        self.get(v1!["orchestrations", session_id], &[]).await
    }

    /// `POST /api/v1/orchestrations/{session_id}/convene`. A repeat does nothing.
    pub async fn convene(&self, session_id: &str) -> Result<ConveneResponse> {
        let call = self.call(Method::POST, v1!["orchestrations", session_id, "convene"])?;
        self.send(&call).await?.json()
    }

    /// `GET /api/v1/executions/{session_id}`. A 404 means not ready yet.
    pub async fn execution(&self, session_id: &str) -> Result<ExecutionResponse> {
        self.get(v1!["executions", session_id], &[]).await
    }

    /// `GET /api/v1/executions/{session_id}/transcript`: the entries after a cursor. A 404 means not
    /// started yet. [`Client::follow_transcript`] keeps the cursor.
    pub async fn transcript(&self, session_id: &str, after: i64) -> Result<TranscriptResponse> {
        self.get(
            v1!["executions", session_id, "transcript"],
            &[("after", &after.to_string())],
        )
        .await
    }
}
