//! Polling until a result is ready.

use std::time::Duration;

use contract::{AnalysisResponse, BriefResponse, ExecutionResponse, OrchestrationResponse, SummaryResponse};
use tokio::time::Instant;

use crate::error::Error;
use crate::{Client, Result};

/// Turns a 404, which means not ready yet, into `None`.
pub(crate) fn if_ready<T>(result: Result<T>) -> Result<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_not_found() => Ok(None),
        Err(error) => Err(error),
    }
}

/// The pauses between polls, up to a deadline.
pub(crate) struct PollTimer {
    what: &'static str,
    interval: Duration,
    deadline: Instant,
}

impl PollTimer {
    pub(crate) fn new(what: &'static str, interval: Duration, timeout: Duration) -> Self {
        let now = Instant::now();
        // A timeout that the clock cannot represent becomes a year.
        let deadline = now
            .checked_add(timeout)
            .unwrap_or(now + Duration::from_secs(86_400 * 365));
        Self {
            what,
            interval,
            deadline,
        }
    }

    /// Sleeps until the next poll; an error if that would be after the deadline.
    pub(crate) async fn pause(&self) -> Result<()> {
        let next = Instant::now() + self.interval;
        if next > self.deadline {
            return Err(Error::Deadline(self.what));
        }
        tokio::time::sleep_until(next).await;
        Ok(())
    }
}

/// Whether the status of an execution is final. An unknown status is not.
pub(crate) fn is_terminal(execution: &ExecutionResponse) -> bool {
    matches!(execution.status.as_str(), "completed" | "failed")
}

impl Client {
    /// Polls until the service has a brief, a rejection or questions for the caller.
    pub async fn wait_for_brief(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<BriefResponse> {
        let timer = PollTimer::new("the brief", poll_every, deadline);
        loop {
            let brief = self.brief(session_id).await?;
            let settled = ["completed", "rejected", "needs_clarification", "awaiting_answers"];
            if settled.contains(&brief.status.as_str()) {
                return Ok(brief);
            }
            timer.pause().await?;
        }
    }

    /// Polls until the plan is `ready` or `failed`.
    pub async fn wait_for_plan(
        &self,
        session_id: &str,
        poll_every: Duration,
        deadline: Duration,
    ) -> Result<OrchestrationResponse> {
        let timer = PollTimer::new("the plan", poll_every, deadline);
        loop {
            match if_ready(self.orchestration(session_id).await)? {
                Some(plan) if matches!(plan.status.as_str(), "ready" | "failed") => return Ok(plan),
                _ => timer.pause().await?,
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
        let timer = PollTimer::new("the execution", poll_every, deadline);
        loop {
            match if_ready(self.execution(session_id).await)? {
                Some(execution) if is_terminal(&execution) => return Ok(execution),
                _ => timer.pause().await?,
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
        let timer = PollTimer::new("the analysis", poll_every, deadline);
        loop {
            match if_ready(self.analysis(session_id).await)? {
                Some(analysis) if analysis.result.is_some() => return Ok(analysis),
                _ => timer.pause().await?,
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
        let timer = PollTimer::new("the debrief", poll_every, deadline);
        loop {
            match if_ready(self.summary(session_id).await)? {
                Some(summary) if summary.result.is_some() => return Ok(summary),
                _ => timer.pause().await?,
            }
        }
    }
}
