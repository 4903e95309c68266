//! Whose turn it is at the connections. Requests have most of them; a few are kept for work that is under way, so that
//! a worker renews its lease and finds its next job however many requests wait.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::store::{StoreError, Stored};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::queue::Queue;

/// Of how many connections one is kept, and how many at most.
const ONE_OF: usize = 4;
const MOST_KEPT: usize = 4;

/// The connections that requests may have at once.
pub(super) struct Turns {
    callers: Arc<Semaphore>,
    queue: Arc<Queue>,
    patience: Duration,
}

/// The right of a request to a connection.
pub(super) type Turn = OwnedSemaphorePermit;

impl Turns {
    /// For a pool of this size, of which so many connections are shared.
    pub(super) fn new(size: usize, shared: usize, queue: usize, patience: Duration) -> Self {
        Self {
            callers: Arc::new(Semaphore::new(for_callers(size, shared))),
            queue: Queue::new(queue),
            patience,
        }
    }

    /// Waits for a connection to become free for a request, but neither for ever nor behind too many others.
    pub(super) async fn next(&self) -> Stored<Turn> {
        if let Ok(turn) = Arc::clone(&self.callers).try_acquire_owned() {
            return Ok(turn);
        }
        let _place = self.queue.enter()?;
        let waiting = Arc::clone(&self.callers).acquire_owned();
        match tokio::time::timeout(self.patience, waiting).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(StoreError::Unavailable("no connection became free in time".to_owned())),
        }
    }
}

/// What is left of a pool without the shared connections and those that are kept.
fn for_callers(size: usize, shared: usize) -> usize {
    let kept = (size / ONE_OF).clamp(1, MOST_KEPT);
    size.saturating_sub(shared + kept).max(1)
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
        let turns = Arc::new(Turns::new(2, 0, 1, Duration::from_secs(60)));
        let turn = turns.next().await.unwrap();
        let waiting = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move { turns.next().await }
        });
        tokio::task::yield_now().await;
        assert!(turns.next().await.is_err());
        drop(turn);
        drop(waiting.await.unwrap().unwrap());
        assert!(turns.next().await.is_ok());
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let turns = Turns::new(2, 0, 1, Duration::from_millis(5));
        let turn = turns.next().await.unwrap();
        assert!(turns.next().await.is_err());
        assert!(turns.next().await.is_err(), "whoever gave up has no place any more");
        drop(turn);
        assert!(turns.next().await.is_ok());
    }
}
