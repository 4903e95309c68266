//! Long computations of the use cases, in the slots of [`Compute`](fair_share::compute::Compute).

use std::time::Duration;

use pipeline::ports::compute::NotComputed;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::settings::Settings;

/// The lower bound of the limit: a loaded machine is slow, and sources of figures are asked one after the other.
const MIN_LIMIT: Duration = Duration::from_secs(30);

/// The time limit for computations: that of a step, but at least [`MIN_LIMIT`].
pub(crate) fn limit(settings: &Settings) -> Duration {
    Duration::from_secs(settings.step_timeout_seconds).max(MIN_LIMIT)
}

/// Work on at most this many bytes runs on the calling thread: handing it over would take longer.
pub(crate) const SMALL_BYTES: usize = 16 * 1024;

impl Engine {
    /// Runs work whose duration depends on the size of its input: small inputs on this thread, others in a slot.
    pub async fn compute_bytes<T: Send + 'static>(
        &self,
        owner: &str,
        bytes: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Outcome<T> {
        if bytes <= SMALL_BYTES {
            return Ok(work());
        }
        self.compute_in_slot(owner, work).await
    }

    /// Runs work in a slot, because it may take long whatever the size of its input.
    pub(crate) async fn compute_in_slot<T: Send + 'static>(
        &self,
        owner: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Outcome<T> {
        self.compute.run(owner, work).await.map_err(|why| match why {
            NotComputed::Busy | NotComputed::TimedOut => Refusal::Upstream(why.to_string()),
            NotComputed::Panicked => Refusal::Internal(why.to_string()),
        })
    }
}
