//! Limits how many connections requests may use. The rest is reserved for work that is under way, so that a worker can
//! renew its lease and claim its next job however many requests wait.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::store::{StoreError, Stored};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::queue::Queue;

/// One in this many connections is reserved, at least one and at most [`MAX_RESERVED`].
const POOL_PER_RESERVED: usize = 4;
const MAX_RESERVED: usize = 4;

/// The connections that requests may use at once, with a bounded queue.
pub(super) struct RequestSlots {
    callers: Arc<Semaphore>,
    queue: Arc<Queue>,
    timeout: Duration,
}

/// The right of a request to use a connection of the pool.
pub(super) type RequestSlot = OwnedSemaphorePermit;

impl RequestSlots {
    /// For a pool of `size` connections, of which `shared` are shared by short reads.
    pub(super) fn new(size: usize, shared: usize, queue: usize, timeout: Duration) -> Self {
        Self {
            callers: Arc::new(Semaphore::new(for_callers(size, shared))),
            queue: Queue::new(queue),
            timeout,
        }
    }

    /// Waits until a request may use a connection. Both the wait and the queue are bounded.
    pub(super) async fn acquire(&self) -> Stored<RequestSlot> {
        if let Ok(slot) = Arc::clone(&self.callers).try_acquire_owned() {
            return Ok(slot);
        }
        let _queue_slot = self.queue.enter()?;
        let waiting = Arc::clone(&self.callers).acquire_owned();
        match tokio::time::timeout(self.timeout, waiting).await {
            Ok(Ok(slot)) => Ok(slot),
            _ => Err(StoreError::Unavailable("no connection became free in time".to_owned())),
        }
    }
}

/// The size of the pool without the shared and the reserved connections, but at least 1.
fn for_callers(size: usize, shared: usize) -> usize {
    let reserved = (size / POOL_PER_RESERVED).clamp(1, MAX_RESERVED);
    size.saturating_sub(shared + reserved).max(1)
}

#[cfg(test)]
mod tests {
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
        let slot = slots.acquire().await.unwrap();
        let waiting = tokio::spawn({
            let slots = Arc::clone(&slots);
            async move { slots.acquire().await }
        });
        tokio::task::yield_now().await;
        assert!(slots.acquire().await.is_err());
        drop(slot);
        drop(waiting.await.unwrap().unwrap());
        assert!(slots.acquire().await.is_ok());
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let slots = RequestSlots::new(2, 0, 1, Duration::from_millis(5));
        let slot = slots.acquire().await.unwrap();
        assert!(slots.acquire().await.is_err());
        assert!(slots.acquire().await.is_err(), "whoever gave up has no place any more");
        drop(slot);
        assert!(slots.acquire().await.is_ok());
    }
}
