//! Connections that short reads share. Reads are pipelined on them, so that a few server processes serve many callers
//! and neither side wakes up for every single read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use deadpool_postgres::{ClientWrapper, Object, Pool, PoolError};
use parking_lot::Mutex;

/// At most one in this many connections of the pool is shared.
const POOL_PER_SHARED: usize = 4;

/// The shared connections, opened when first needed.
pub(super) struct SharedConnections {
    slots: Vec<Mutex<Option<Arc<Shared>>>>,
    next: AtomicUsize,
}

impl SharedConnections {
    /// One connection per thread, but no more than the pool can spare; a very small pool shares none.
    pub(super) fn of_pool(size: usize, threads: usize) -> Self {
        let count = (size / POOL_PER_SHARED).min(threads);
        Self {
            slots: (0..count).map(|_| Mutex::new(None)).collect(),
            next: AtomicUsize::new(0),
        }
    }

    /// The number of shared connections, open or not.
    pub(super) const fn count(&self) -> usize {
        self.slots.len()
    }

    /// The next connection, round robin; `None` if the pool shares none.
    pub(super) async fn get(&self, pool: &Pool) -> Result<Option<Arc<Shared>>, PoolError> {
        if self.slots.is_empty() {
            return Ok(None);
        }
        let slot = &self.slots[self.next.fetch_add(1, Ordering::Relaxed) % self.slots.len()];
        let known = slot.lock().clone();
        if let Some(known) = known.filter(|known| known.is_usable()) {
            return Ok(Some(known));
        }
        let fresh = Arc::new(Shared {
            connection: Some(pool.get().await?),
            given_up: AtomicBool::new(false),
        });
        *slot.lock() = Some(Arc::clone(&fresh));
        Ok(Some(fresh))
    }

    /// Returns all connections to the pool.
    pub(super) fn clear(&self) {
        for slot in &self.slots {
            *slot.lock() = None;
        }
    }
}

/// A connection that several reads use at once.
pub(super) struct Shared {
    /// `Some` until the drop.
    connection: Option<Object>,
    given_up: AtomicBool,
}

impl Shared {
    fn is_usable(&self) -> bool {
        !self.given_up.load(Ordering::Relaxed) && self.client().is_some_and(|client| !client.is_closed())
    }

    /// The connection; `None` only while it is being dropped.
    pub(super) fn client(&self) -> Option<&ClientWrapper> {
        self.connection.as_deref()
    }

    /// Excludes the connection from further use; it is closed when its last user drops it.
    pub(super) fn give_up(&self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take().filter(|_| self.given_up.load(Ordering::Relaxed)) {
            drop(Object::take(connection));
        }
    }
}
