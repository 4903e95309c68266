//! Ends a job that has failed too often, with a message for its owner.
//!
//! Tries are counted by the claim, before anything of the job is read. So a panic, an undecodable row and an aborted
//! process count as well.

use pipeline::ports::store::JobKind;

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::worker::Leased;

impl Engine {
    /// Ends the job with a message for its owner in the plan, brief or execution. If that row cannot be read or written
    /// either, the job comes back here, and after as many tries again it is removed without a message.
    pub(crate) async fn give_up(&self, leased: &Leased) -> Result<(), Interrupt> {
        let job = &leased.job;
        let (kind, session_id, attempts) = (job.kind.name(), &job.session_id, job.attempts);
        if attempts > self.settings.job_attempts.saturating_mul(2) {
            tracing::error!(job = kind, %session_id, attempts, "a job is removed: its owner could not even be told");
            metrics::counter!("convene_jobs_removed_total", "kind" => kind).increment(1);
            return leased.nothing_to_do(self).await;
        }
        tracing::error!(job = kind, %session_id, attempts, "a job is given up");
        match job.kind {
            JobKind::Plan => self.give_up_plan(leased).await,
            JobKind::Brief => self.give_up_brief(leased).await,
            JobKind::Committee => crate::committee::give_up(self, leased).await,
        }
    }
}
