//! How a job ends, short of being done; and how long it waits for a reasoner that is down.

use std::time::Duration;

use pipeline::Timestamp;
use pipeline::ports::store::StoreError;
use pipeline::reason::Reason;

use crate::Engine;
use crate::reasoning::Unanswered;

/// The shortest and the longest pause before a reasoner that is down is asked again.
const PAUSES: (i64, i64) = (1_000, 60_000);

/// How a job ended, short of being done.
#[derive(Debug)]
pub(crate) enum Interrupt {
    /// The lease was lost, or the account is gone: nothing may be written any more.
    LeaseLost,
    /// Something is away for a moment; the job runs again later.
    Retry(String),
    /// The reasoner is down. Whoever knows the work decides whether it waits.
    ProviderDown(Unanswered),
    /// The job waits for the reasoner, which is no try of it.
    Suspend {
        /// Until when.
        run_at: Timestamp,
        /// For what.
        reason: Reason,
    },
}

impl From<StoreError> for Interrupt {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Guard(_) => Self::LeaseLost,
            StoreError::Unavailable(reason) | StoreError::Fault(reason) => Self::Retry(reason),
        }
    }
}

impl Engine {
    /// The wait of a job that has waited since then, or nothing if its patience is at an end. Pauses grow with the
    /// wait.
    pub(crate) fn wait(&self, since: Timestamp, reason: Reason) -> Option<Interrupt> {
        let now = self.now();
        let end = since.plus_seconds(self.settings.patience_seconds);
        if end <= now {
            return None;
        }
        let waited = (now.micros() - since.micros()) / 1_000;
        let pause = u64::try_from((waited / 2).clamp(PAUSES.0, PAUSES.1)).unwrap_or_default();
        let pause = self.jittered(Duration::from_millis(pause));
        let next = now.plus_millis(i64::try_from(pause.as_millis()).unwrap_or(i64::MAX));
        Some(Interrupt::Suspend {
            run_at: next.min(end),
            reason,
        })
    }
}
