//! A job that keeps failing ends for its owner, with words.
//!
//! The worker comes here instead of trying once more, before it has read anything of the job: a panic, a row that
//! cannot be decoded and a process that was aborted are all counted by the claim itself.

use pipeline::ports::store::JobKind;

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::worker::Leased;

impl Engine {
    /// Ends the job with words where its owner looks: in the plan, the brief or the execution. The words may be what
    /// fails, because that row cannot be read or written. Then the job comes back here, and after as many tries again
    /// it is removed without words.
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
