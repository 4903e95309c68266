//! Slots for CPU-bound work: reading a question, tracing numbers, the ledger, pages of a PDF.
//!
//! The async threads serve everybody, so long computations run on blocking threads, in a bounded number of slots.
//! Owners take turns, and the owner with the fewest slots comes first (see [`crate::semaphore`]). One owner never has
//! all slots. Both the wait for a slot and the work itself have a deadline.

use std::num::NonZero;
use std::time::Duration;

use async_trait::async_trait;
use pipeline::ports::compute::{Computer, NotComputed, Work};
use tokio::time::timeout;

use crate::semaphore::FairSemaphore;

/// A bounded number of slots for CPU-bound work, shared fairly between owners.
#[derive(Debug, Clone)]
pub struct Compute {
    slots: FairSemaphore,
    limit: Duration,
}

impl Compute {
    /// One owner has at most `max_per_owner` of the slots at a time. `limit` bounds the wait for a slot and,
    /// separately, the work.
    pub fn new(slots: usize, max_per_owner: usize, limit: Duration) -> Self {
        Self {
            slots: FairSemaphore::with_owner_limit(slots, max_per_owner),
            limit,
        }
    }

    /// One slot more than the machine has cores. One owner can have as many slots as there are cores, so one stays free
    /// for others.
    pub fn for_machine(limit: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self::new(cores + 1, cores, limit)
    }

    /// Runs work for an owner. Work that exceeds the limit, or whose caller is gone, keeps its slot until it ends.
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
            Ok(Err(_)) => Err(NotComputed::Panicked),
            Err(_) => Err(NotComputed::TimedOut),
        }
    }

    /// The port [`Computer`] for one owner.
    pub fn of<'a>(&'a self, owner: &'a str) -> ComputeFor<'a> {
        ComputeFor { compute: self, owner }
    }
}

/// Runs the work of one owner in the slots of a [`Compute`].
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
        // Another owner gets a slot while ann has one and waits for a second.
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
            Err(NotComputed::TimedOut)
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
        assert_eq!(fell, Err(NotComputed::Panicked));
        assert_eq!(compute(&pool.of("ann"), || 7).await, Ok(7));
    }
}
