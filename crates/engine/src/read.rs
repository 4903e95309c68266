//! The reads that callers poll. Each takes the owner: data of another owner is reported as missing.

use languages::language::Language;
use pipeline::execution::{Execution, ExecutionStatus};
use pipeline::plan::{Plan, PlanStatus};
use pipeline::ports::store::{DocumentKind, Stored, TranscriptPage};
use pipeline::session::{Session, SessionSummary};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::store_refusal;
use fair_share::owner_slots::OwnerSlot;

/// Briefs and plans that are read at once, by all callers and by one owner. They can be large: many requests of one
/// owner would hold up others.
pub(crate) const MAX_BRIEFS: usize = 64;
pub(crate) const MAX_BRIEFS_PER_OWNER: usize = 2;

/// Lists of sessions that one owner may have under way at once.
pub(crate) const MAX_LISTS_PER_OWNER: usize = 2;

impl Engine {
    /// All sessions of the owner, newest first. The slot must be held until the list is sent.
    pub async fn sessions(&self, owner: &str) -> Outcome<(Vec<SessionSummary>, OwnerSlot)> {
        let slot = self.lists.enter(owner).ok_or_else(|| {
            metrics::counter!("convene_limits_hit_total", "limit" => "lists").increment(1);
            Refusal::Upstream("there is no room for one more list".to_owned())
        })?;
        Ok((self.or_refusal(self.store().sessions(owner).await)?, slot))
    }

    /// Refuses unless the session exists and belongs to the owner. It does not load the brief.
    pub(crate) async fn check_owner(&self, owner: &str, session_id: &str) -> Outcome<()> {
        let session = self.or_refusal(self.store().session_summary(owner, session_id).await)?;
        session.map(|_| ()).ok_or_else(Refusal::not_found)
    }

    /// A session and its brief. If it is missing, polling will not help.
    pub async fn session(&self, owner: &str, session_id: &str) -> Outcome<Session> {
        let _turn = self.briefs.enter(owner).await;
        self.or_refusal(self.store().session(owner, session_id).await)?
            .ok_or_else(Refusal::not_found)
    }

    /// The plan, once submitted, with the current status of its tasks.
    pub async fn plan(&self, owner: &str, session_id: &str) -> Outcome<Plan> {
        let _turn = self.briefs.enter(owner).await;
        let plan = self
            .or_refusal(self.store().plan(owner, session_id).await)?
            .ok_or_else(Refusal::not_found_yet)?;
        if plan.status != PlanStatus::Ready {
            return Ok(plan);
        }
        let execution = self.or_refusal(self.store().execution(owner, session_id).await)?;
        Ok(match execution {
            Some(execution) => plan.with_progress_of(&execution),
            None => plan,
        })
    }

    /// The execution and its findings so far, once convened.
    pub async fn execution(&self, owner: &str, session_id: &str) -> Outcome<(Execution, Vec<String>)> {
        let execution = self
            .or_refusal(self.store().execution(owner, session_id).await)?
            .ok_or_else(Refusal::not_found_yet)?;
        // `running` promises that there is no finding yet. The first one may be committed after the read above.
        let findings = match execution.status {
            ExecutionStatus::Running => Vec::new(),
            _ => self.or_refusal(self.store().findings(owner, session_id).await)?,
        };
        Ok((execution, findings))
    }

    /// The transcript after a cursor; "not yet" before the first turn.
    pub async fn transcript(&self, owner: &str, session_id: &str, after: i64) -> Outcome<TranscriptPage> {
        self.or_refusal(self.store().transcript(owner, session_id, after).await)?
            .ok_or_else(Refusal::not_found_yet)
    }

    /// The analysis or the debrief with the language of its session, once the execution is completed.
    pub async fn document(&self, owner: &str, session_id: &str, kind: DocumentKind) -> Outcome<(String, Language)> {
        self.or_refusal(self.store().document(owner, session_id, kind).await)?
            .ok_or_else(Refusal::not_found_yet)
    }

    /// Turns a store error into the refusal that the caller gets.
    pub(crate) fn or_refusal<T>(&self, stored: Stored<T>) -> Outcome<T> {
        stored.map_err(|error| store_refusal(error, self.now()))
    }
}
