//! Waiting for what is not ready yet.

use std::time::Duration;

use contract::{AnalysisResponse, BriefResponse, ExecutionResponse, OrchestrationResponse, SummaryResponse};
use tokio::time::Instant;

use crate::error::Error;
use crate::{Client, Result};

/// Turns the not-ready signal of a downstream read into an absence.
pub(crate) fn if_ready<T>(result: Result<T>) -> Result<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_not_found() => Ok(None),
        Err(error) => Err(error),
    }
}

/// A wait with an end.
pub(crate) struct Wait {
    what: &'static str,
    every: Duration,
    until: Instant,
}

impl Wait {
    pub(crate) fn new(what: &'static str, every: Duration, deadline: Duration) -> Self {
        let now = Instant::now();
        // A deadline too far to be told is no deadline that is ever reached.
        let until = now
            .checked_add(deadline)
            .unwrap_or(now + Duration::from_secs(86_400 * 365));
        Self { what, every, until }
    }

    /// Sleeps until the next poll, or says that the time is up.
    pub(crate) async fn pause(&self) -> Result<()> {
        let next = Instant::now() + self.every;
        if next > self.until {
            return Err(Error::Deadline(self.what));
        }
        tokio::time::sleep_until(next).await;
        Ok(())
    }
}

/// Whether nothing will follow this status of an execution. One we do not know is not terminal.
pub(crate) fn is_terminal(execution: &ExecutionResponse) -> bool {
    matches!(execution.status.as_str(), "completed" | "failed")
}

impl Client {
    /// Polls until the brief is in the caller's court or final: questions, a rejection or a brief.
    pub async fn wait_for_brief(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<BriefResponse> {
        let wait = Wait::new("the brief", poll_every, deadline);
        loop {
            let brief = self.brief(session_id).await?;
            let known = ["completed", "rejected", "needs_clarification", "awaiting_answers"];
            if known.contains(&brief.status.as_str()) {
                return Ok(brief);
            }
            wait.pause().await?;
        }
    }

    /// Polls until the plan is `ready` or `failed`.
    pub async fn wait_for_plan(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<OrchestrationResponse> {
        let wait = Wait::new("the plan", poll_every, deadline);
        loop {
            match if_ready(self.orchestration(session_id).await)? {
                Some(plan) if matches!(plan.status.as_str(), "ready" | "failed") => return Ok(plan),
                _ => wait.pause().await?,
            }
        }
    }

    /// Polls until the execution is `completed` or `failed`.
    pub async fn wait_for_execution(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<ExecutionResponse> {
        let wait = Wait::new("the execution", poll_every, deadline);
        loop {
            match if_ready(self.execution(session_id).await)? {
                Some(execution) if is_terminal(&execution) => return Ok(execution),
                _ => wait.pause().await?,
            }
        }
    }

    /// Polls until the analysis has its result.
    pub async fn wait_for_analysis(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<AnalysisResponse> {
        let wait = Wait::new("the analysis", poll_every, deadline);
        loop {
            match if_ready(self.analysis(session_id).await)? {
                Some(analysis) if analysis.result.is_some() => return Ok(analysis),
                _ => wait.pause().await?,
            }
        }
    }

    /// Polls until the debrief has its result.
    pub async fn wait_for_summary(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<SummaryResponse> {
        let wait = Wait::new("the debrief", poll_every, deadline);
        loop {
            match if_ready(self.summary(session_id).await)? {
                Some(summary) if summary.result.is_some() => return Ok(summary),
                _ => wait.pause().await?,
            }
        }
    }
}
