//! Why a job stops before it is done, and how long it waits for a reasoner that is down.

use std::time::Duration;

use pipeline::Timestamp;
use pipeline::ports::store::StoreError;
use pipeline::reason::Reason;

use crate::Engine;
use crate::reasoning::Unanswered;

/// The shortest and the longest pause before a reasoner that is down is tried again.
const PAUSE_BOUNDS_MS: (i64, i64) = (1_000, 60_000);

/// Why a job stopped before it was done.
#[derive(Debug)]
pub(crate) enum Interrupt {
    /// The lease was lost or the account is being erased: the job must not write anything more.
    LeaseLost,
    /// A temporary failure, with its reason; the job runs again later.
    Retry(String),
    /// The reasoner is down. The caller decides whether the job is suspended.
    ProviderDown(Unanswered),
    /// The job waits for the reasoner. This does not count as a try.
    Suspend {
        /// When the job runs again.
        run_at: Timestamp,
        /// Why the reasoner is down.
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
    /// The suspension of a job that waits since then; `None` if it has waited for `patience_seconds`. Pauses grow with
    /// the time waited.
    pub(crate) fn suspension(&self, since: Timestamp, reason: Reason) -> Option<Interrupt> {
        let now = self.now();
        let end = since.plus_seconds(self.settings.patience_seconds);
        if end <= now {
            return None;
        }
        let waited = (now.micros() - since.micros()) / 1_000;
        let pause = u64::try_from((waited / 2).clamp(PAUSE_BOUNDS_MS.0, PAUSE_BOUNDS_MS.1)).unwrap_or_default();
        let pause = self.jittered(Duration::from_millis(pause));
        let next = now.plus_millis(i64::try_from(pause.as_millis()).unwrap_or(i64::MAX));
        Some(Interrupt::Suspend {
            run_at: next.min(end),
            reason,
        })
    }
}
