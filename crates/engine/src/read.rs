//! The reads that callers poll. Each takes the owner; foreign is the same as missing.

use languages::language::Language;
use pipeline::execution::{Execution, ExecutionStatus};
use pipeline::plan::{Plan, PlanStatus};
use pipeline::ports::store::{DocumentKind, Stored, TranscriptPage};
use pipeline::session::{Session, SessionLine};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::refused;
use crate::places::Place;

/// Lists of sessions that one owner may have under way at once.
pub(crate) const MAX_LISTS_PER_OWNER: usize = 4;

impl Engine {
    /// All sessions of the owner, newest first, with the place that the list takes until it is sent.
    pub async fn sessions(&self, owner: &str) -> Outcome<(Vec<SessionLine>, Place)> {
        let place = self.lists.enter(owner).ok_or_else(|| {
            metrics::counter!("convene_limits_hit_total", "limit" => "lists").increment(1);
            Refusal::Upstream("there is no room for one more list".to_owned())
        })?;
        Ok((self.found(self.store().sessions(owner).await)?, place))
    }

    /// A session and its brief; missing is final.
    pub async fn session(&self, owner: &str, session_id: &str) -> Outcome<Session> {
        self.found(self.store().session(owner, session_id).await)?
            .ok_or_else(Refusal::missing)
    }

    /// The plan, once submitted, with its tasks as far as they are.
    pub async fn plan(&self, owner: &str, session_id: &str) -> Outcome<Plan> {
        let plan = self
            .found(self.store().plan(owner, session_id).await)?
            .ok_or_else(Refusal::not_yet)?;
        if plan.status != PlanStatus::Ready {
            return Ok(plan);
        }
        let execution = self.found(self.store().execution(owner, session_id).await)?;
        Ok(match execution {
            Some(execution) => plan.as_far_as(&execution),
            None => plan,
        })
    }

    /// The execution and its findings so far, once convened.
    pub async fn execution(&self, owner: &str, session_id: &str) -> Outcome<(Execution, Vec<String>)> {
        let execution = self
            .found(self.store().execution(owner, session_id).await)?
            .ok_or_else(Refusal::not_yet)?;
        // `running` means that nothing is found yet, also for a read that the first finding overtakes.
        let findings = match execution.status {
            ExecutionStatus::Running => Vec::new(),
            _ => self.found(self.store().findings(owner, session_id).await)?,
        };
        Ok((execution, findings))
    }

    /// The transcript after a cursor, once there is a first turn.
    pub async fn transcript(&self, owner: &str, session_id: &str, after: i64) -> Outcome<TranscriptPage> {
        self.found(self.store().transcript(owner, session_id, after).await)?
            .ok_or_else(Refusal::not_yet)
    }

    /// The analysis or the debrief with the language of its session, once the execution is completed.
    pub async fn document(&self, owner: &str, session_id: &str, kind: DocumentKind) -> Outcome<(String, Language)> {
        let body = self
            .found(self.store().document(owner, session_id, kind).await)?
            .ok_or_else(Refusal::not_yet)?;
        let session = self
            .found(self.store().session(owner, session_id).await)?
            .ok_or_else(Refusal::not_yet)?;
        Ok((body, session.language))
    }

    pub(crate) fn found<T>(&self, stored: Stored<T>) -> Outcome<T> {
        stored.map_err(|error| refused(error, self.now()))
    }
}
