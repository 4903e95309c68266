//! Room for work that computes: reading a question, tracing numbers, the ledger, passwords, pages.
//!
//! The async threads serve everybody, so nothing computes on them. It is done on threads of its own, in a bounded
//! number of slots. Owners take turns, and whoever has the fewest slots comes first (see [`crate::gate`]). One owner
//! never has all of them. Both the wait for a slot and the work itself have a deadline.

use std::num::NonZero;
use std::time::Duration;

use async_trait::async_trait;
use pipeline::ports::compute::{Computer, NotComputed, Work};
use pipeline::{Outcome, Refusal};
use tokio::time::timeout;

use crate::Engine;
use crate::gate::Gate;
use crate::settings::Settings;

/// What a limit is at least: a machine under load is slow, and sources of figures are asked one after the other.
const LEAST: Duration = Duration::from_secs(30);

/// The limit for the engine's own work: that of a step.
pub(crate) fn limit(settings: &Settings) -> Duration {
    Duration::from_secs(settings.step_timeout_seconds).max(LEAST)
}

/// Work on so many bytes is done at once: that takes less time than to hand it over.
const SMALL_BYTES: usize = 16 * 1024;

impl Engine {
    /// Works on something of a caller's that has so many bytes.
    pub async fn compute_bytes<T: Send + 'static>(
        &self,
        owner: &str,
        bytes: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Outcome<T> {
        if bytes <= SMALL_BYTES {
            return Ok(work());
        }
        self.compute_always(owner, work).await
    }

    /// Works on something of a caller's that may take long whatever its size.
    pub(crate) async fn compute_always<T: Send + 'static>(
        &self,
        owner: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Outcome<T> {
        self.compute.run(owner, work).await.map_err(|why| match why {
            NotComputed::Busy | NotComputed::Late => Refusal::Upstream(why.to_string()),
            NotComputed::Fell => Refusal::Internal(why.to_string()),
        })
    }
}

/// A bounded number of slots to compute in.
#[derive(Debug, Clone)]
pub struct Compute {
    slots: Gate,
    limit: Duration,
}

impl Compute {
    /// So many slots, of which one owner has at most `most` at a time. `limit` is how long somebody waits for one, and
    /// then how long the work may take.
    pub fn new(slots: usize, most: usize, limit: Duration) -> Self {
        Self {
            slots: Gate::shared(slots, most),
            limit,
        }
    }

    /// One slot more than the machine has cores, which is the one that the busiest owner cannot have.
    pub fn for_machine(limit: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self::new(cores + 1, cores, limit)
    }

    /// Computes for an owner. Work that is late, or whose caller has left, keeps its slot until it really ends.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotComputed> {
        let slot = timeout(self.limit, self.slots.enter(owner)).await;
        let slot = slot.map_err(|_| NotComputed::Busy)?;
        let span = tracing::Span::current();
        let working = tokio::task::spawn_blocking(move || {
            let _slot = slot;
            span.in_scope(work)
        });
        match timeout(self.limit, working).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(_)) => Err(NotComputed::Fell),
            Err(_) => Err(NotComputed::Late),
        }
    }

    /// The same as a port, for one owner.
    pub fn of<'a>(&'a self, owner: &'a str) -> ComputeFor<'a> {
        ComputeFor { compute: self, owner }
    }
}

/// Computes for one owner.
#[derive(Debug, Clone, Copy)]
pub struct ComputeFor<'a> {
    compute: &'a Compute,
    owner: &'a str,
}

#[async_trait]
impl Computer for ComputeFor<'_> {
    async fn run(&self, work: Work) -> Result<(), NotComputed> {
        self.compute.run(self.owner, work).await
    }
}

#[cfg(test)]
mod tests {
    use super::Compute;
    use pipeline::ports::compute::{NotComputed, compute};
    use std::sync::mpsc;
    use std::time::Duration;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn one_owner_never_has_all_slots() {
        let pool = Compute::new(2, 1, LONG);
        let (release, held) = mpsc::channel::<()>();
        let busy = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run("ann", move || held.recv().is_ok()).await }
        });
        let second = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run("ann", || 2).await }
        });
        // Somebody else gets through while ann has something to do and more to come.
        assert_eq!(pool.run("bob", || 3).await, Ok(3));
        assert!(!second.is_finished());
        release.send(()).unwrap();
        assert_eq!(busy.await.unwrap(), Ok(true));
        assert_eq!(second.await.unwrap(), Ok(2));
    }

    #[tokio::test]
    async fn what_takes_too_long_is_an_error_and_keeps_its_slot() {
        let pool = Compute::new(1, 1, Duration::from_millis(20));
        let (release, held) = mpsc::channel::<()>();
        assert_eq!(
            pool.run("ann", move || held.recv().is_ok()).await,
            Err(NotComputed::Late)
        );
        assert_eq!(pool.run("bob", || 1).await, Err(NotComputed::Busy));
        release.send(()).unwrap();
        let patient = Compute { limit: LONG, ..pool };
        assert_eq!(patient.run("bob", || 1).await, Ok(1));
    }

    #[tokio::test]
    async fn a_panic_is_an_error_without_its_words_and_frees_the_slot() {
        let pool = Compute::new(1, 1, LONG);
        let fell = compute(&pool.of("ann"), || -> u8 { panic!("as the test wants it") }).await;
        assert_eq!(fell, Err(NotComputed::Fell));
        assert_eq!(compute(&pool.of("ann"), || 7).await, Ok(7));
    }
}
