//! From a question to its debrief in one call.

use std::time::Duration;

use contract::{AnswerInput, BriefResponse, ExecutionResponse, OrchestrationResponse, Question, SummaryResponse};

use crate::error::Error;
use crate::polling::if_ready;
use crate::{Client, Result};

/// How long to wait for the stages of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AskOptions {
    /// How long to wait between two polls; two to three seconds are recommended.
    pub poll_every: Duration,
    /// The longest wait for each stage.
    pub deadline: Duration,
}

impl Default for AskOptions {
    fn default() -> Self {
        Self {
            poll_every: Duration::from_millis(2_500),
            deadline: Duration::from_secs(30 * 60),
        }
    }
}

/// How a question ended.
#[derive(Debug, Clone, PartialEq)]
pub enum AskOutcome {
    /// The service rejected the question; the message says why.
    Rejected(Box<BriefResponse>),
    /// The plan could not be made; the message says why.
    PlanFailed(Box<OrchestrationResponse>),
    /// The committee failed; the message says why.
    CommitteeFailed(Box<ExecutionResponse>),
    /// There is a debrief.
    Debriefed(Box<Debriefing>),
}

/// A debrief, with the brief and the execution that it comes from.
#[derive(Debug, Clone, PartialEq)]
pub struct Debriefing {
    /// The brief.
    pub brief: BriefResponse,
    /// The committee's work.
    pub execution: ExecutionResponse,
    /// The debrief.
    pub summary: SummaryResponse,
}

impl Client {
    /// Asks a question and waits for its debrief. `answer` is called each time the service asks clarifying questions;
    /// if it returns no answers, this ends with [`Error::NoAnswers`].
    pub async fn ask(
        &self,
        input: &str,
        options: AskOptions,
        mut answer: impl FnMut(&[Question]) -> Vec<AnswerInput>,
    ) -> Result<AskOutcome> {
        let mut brief = self.create_brief(input, None).await?;
        let session = brief.session_id.clone();
        loop {
            match brief.status.as_str() {
                "completed" => break,
                "rejected" => return Ok(AskOutcome::Rejected(Box::new(brief))),
                "needs_clarification" | "awaiting_answers" => {
                    let answers = answer(brief.questions.as_deref().unwrap_or_default());
                    if answers.is_empty() {
                        return Err(Error::NoAnswers(session));
                    }
                    brief = self.submit_answers(&session, answers, None).await?;
                }
                _ => {
                    brief = self
                        .wait_for_brief(&session, options.poll_every, options.deadline)
                        .await?;
                }
            }
        }
        if brief.brief.is_none() {
            brief = self.brief(&session).await?;
        }
        let posted = brief.brief.clone().unwrap_or_default();
        self.create_orchestration(&session, &posted, None).await?;
        let plan = self
            .wait_for_plan(&session, options.poll_every, options.deadline)
            .await?;
        if plan.status == "failed" {
            return Ok(AskOutcome::PlanFailed(Box::new(plan)));
        }
        // With the convene switch off this is a 404, and the service starts the committee by itself.
        if_ready(self.convene(&session).await)?;
        let execution = self
            .wait_for_execution(&session, options.poll_every, options.deadline)
            .await?;
        if execution.status == "failed" {
            return Ok(AskOutcome::CommitteeFailed(Box::new(execution)));
        }
        let summary = self
            .wait_for_summary(&session, options.poll_every, options.deadline)
            .await?;
        Ok(AskOutcome::Debriefed(Box::new(Debriefing {
            brief,
            execution,
            summary,
        })))
    }
}
