//! Limits how many connections requests may use. The rest is reserved for work that is under way, so that a worker can
//! renew its lease and claim its next job however many requests wait.
//!
//! The writes of one owner use one connection at a time. Each locks the owner's profile until its commit, so on more
//! connections they would only wait for each other, and keep everybody else off those connections.

use std::sync::Arc;
use std::time::Duration;

use fair_share::semaphore::{FairSemaphore, Permit};
use pipeline::ports::store::{StoreError, Stored};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::queue::Queue;

/// One in this many connections is reserved, at least one and at most [`MAX_RESERVED`].
const POOL_PER_RESERVED: usize = 4;
const MAX_RESERVED: usize = 4;

/// The connections that requests may use at once, with a bounded queue.
pub(super) struct RequestSlots {
    callers: Arc<Semaphore>,
    /// The turns of owners who write.
    writers: FairSemaphore,
    queue: Arc<Queue>,
    timeout: Duration,
}

/// The right of a request to use a connection of the pool.
pub(super) struct RequestSlot {
    _caller: OwnedSemaphorePermit,
    _turn: Option<Permit>,
}

impl RequestSlots {
    /// For a pool of `size` connections, of which `shared` are shared by short reads.
    pub(super) fn new(size: usize, shared: usize, queue: usize, timeout: Duration) -> Self {
        let callers = for_callers(size, shared);
        Self {
            callers: Arc::new(Semaphore::new(callers)),
            writers: FairSemaphore::with_owner_limit(callers, 1),
            queue: Queue::new(queue),
            timeout,
        }
    }

    /// Waits until a request may use a connection. Whoever writes for an owner waits for the owner's turn first. Both
    /// the wait and the queue are bounded.
    pub(super) async fn acquire(&self, owner: Option<&str>) -> Stored<RequestSlot> {
        if let Some(slot) = self.free_slot(owner) {
            return Ok(slot);
        }
        let _queue_slot = self.queue.enter()?;
        match tokio::time::timeout(self.timeout, self.next_slot(owner)).await {
            Ok(Some(slot)) => Ok(slot),
            _ => Err(StoreError::Unavailable("no connection became free in time".to_owned())),
        }
    }

    fn free_slot(&self, owner: Option<&str>) -> Option<RequestSlot> {
        let _turn = match owner {
            Some(owner) => Some(self.writers.try_enter(owner)?),
            None => None,
        };
        let _caller = Arc::clone(&self.callers).try_acquire_owned().ok()?;
        Some(RequestSlot { _caller, _turn })
    }

    async fn next_slot(&self, owner: Option<&str>) -> Option<RequestSlot> {
        let _turn = match owner {
            Some(owner) => Some(self.writers.enter(owner).await),
            None => None,
        };
        let _caller = Arc::clone(&self.callers).acquire_owned().await.ok()?;
        Some(RequestSlot { _caller, _turn })
    }
}

/// The size of the pool without the shared and the reserved connections, but at least 1.
fn for_callers(size: usize, shared: usize) -> usize {
    let reserved = (size / POOL_PER_RESERVED).clamp(1, MAX_RESERVED);
    size.saturating_sub(shared + reserved).max(1)
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::*;
    use crate::postgres::shared::SharedConnections;

    #[test]
    fn every_pool_keeps_something_back() {
        for size in 2..200 {
            for threads in [1, 2, 16, 128] {
                let shared = SharedConnections::of_pool(size, threads).count();
                let callers = for_callers(size, shared);
                assert!(callers >= 1 && callers + shared < size, "{size} {threads}");
            }
        }
        assert_eq!(for_callers(16, 2), 10);
    }

    #[tokio::test]
    async fn there_is_a_place_behind_one_who_has_a_turn_but_not_behind_two() {
        let slots = Arc::new(RequestSlots::new(2, 0, 1, Duration::from_secs(60)));
        let slot = slots.acquire(None).await.unwrap();
        let waiting = tokio::spawn({
            let slots = Arc::clone(&slots);
            async move { slots.acquire(None).await }
        });
        tokio::task::yield_now().await;
        assert!(slots.acquire(None).await.is_err());
        drop(slot);
        drop(waiting.await.unwrap().unwrap());
        assert!(slots.acquire(None).await.is_ok());
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let slots = RequestSlots::new(2, 0, 1, Duration::from_millis(5));
        let slot = slots.acquire(None).await.unwrap();
        assert!(slots.acquire(None).await.is_err());
        assert!(
            slots.acquire(None).await.is_err(),
            "whoever gave up has no place any more"
        );
        drop(slot);
        assert!(slots.acquire(None).await.is_ok());
    }

    #[tokio::test]
    async fn the_writes_of_one_owner_take_turns_within_the_same_bounds() {
        let slots = RequestSlots::new(8, 2, 1, Duration::from_millis(5));
        let writing = slots.acquire(Some("ann")).await.unwrap();
        assert!(slots.acquire(Some("ann")).await.is_err(), "the wait is bounded");
        let mut waiting = Box::pin(slots.acquire(Some("ann")));
        assert!(futures::poll!(&mut waiting).is_pending());
        let refused = futures::poll!(Box::pin(slots.acquire(Some("ann"))));
        assert!(matches!(refused, Poll::Ready(Err(_))), "the queue is bounded");
        // Nobody else waits, although the queue is full.
        let others = [slots.acquire(Some("bob")).await, slots.acquire(None).await];
        assert!(others.iter().all(Result::is_ok));
        drop(waiting);
        drop(writing);
        assert!(slots.acquire(Some("ann")).await.is_ok());
    }
}
