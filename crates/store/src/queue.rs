//! How many callers may wait for their turn in the database. One more is refused at once: behind so many it would not
//! be answered in time, and meanwhile it costs memory.
//!
//! Work that is under way ([`Batch::is_under_way`](pipeline::ports::store::Batch::is_under_way)) does not stand in this
//! line. It is bounded by what was let in before, and callers must not be able to make it lose its leases.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use pipeline::ports::store::{StoreError, Stored};

/// The line of callers.
#[derive(Debug)]
pub(crate) struct Queue {
    most: usize,
    waiting: AtomicUsize,
}

/// A place in the line; free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place(Arc<Queue>);

impl Queue {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            waiting: AtomicUsize::new(0),
        })
    }

    /// A place at the end of the line, if it is not too long.
    pub(crate) fn enter(self: &Arc<Self>) -> Stored<Place> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        // Made first, so that it is given back if there is no room for it.
        let place = Place(Arc::clone(self));
        if before >= self.most {
            metrics::counter!("convene_limits_hit_total", "limit" => "store_queue").increment(1);
            return Err(StoreError::Unavailable(
                "too many requests wait for the store".to_owned(),
            ));
        }
        Ok(place)
    }
}

impl Drop for Place {
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
