//! Limits how many requests wait for the database. One more is refused at once: it would not be answered in time, and
//! would cost memory meanwhile.
//!
//! Work that is under way ([`Batch::skips_queue`](pipeline::ports::store::Batch::skips_queue)) skips this queue. Its
//! amount is bounded by what was admitted before, and requests must not be able to make it lose its leases.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use pipeline::ports::store::{StoreError, Stored};

/// Counts the waiting requests. It has no order of its own.
#[derive(Debug)]
pub(crate) struct Queue {
    max_waiting: usize,
    waiting: AtomicUsize,
}

/// A slot in the queue. It is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct QueueSlot(Arc<Queue>);

impl Queue {
    pub(crate) fn new(max_waiting: usize) -> Arc<Self> {
        Arc::new(Self {
            max_waiting,
            waiting: AtomicUsize::new(0),
        })
    }

    /// Takes a slot; fails if the queue is full.
    pub(crate) fn enter(self: &Arc<Self>) -> Stored<QueueSlot> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        // Created before the check, so that its drop undoes the increment if there is no room.
        let slot = QueueSlot(Arc::clone(self));
        if before >= self.max_waiting {
            metrics::counter!("convene_limits_hit_total", "limit" => "store_queue").increment(1);
            return Err(StoreError::Unavailable(
                "too many requests wait for the store".to_owned(),
            ));
        }
        Ok(slot)
    }
}

impl Drop for QueueSlot {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_too_many_is_refused_and_takes_no_place() {
        let queue = Queue::new(2);
        let first = queue.enter().unwrap();
        let second = queue.enter().unwrap();
        for _ in 0..5 {
            assert!(matches!(queue.enter(), Err(StoreError::Unavailable(_))));
        }
        drop(first);
        let third = queue.enter().unwrap();
        assert!(queue.enter().is_err());
        drop((second, third));
        assert_eq!(queue.waiting.load(Ordering::Relaxed), 0);
    }
}
