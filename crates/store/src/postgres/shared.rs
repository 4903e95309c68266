//! Connections that short reads share. Reads travel on them one behind the other without waiting for each other's
//! answers, so that a few server processes answer many callers, and neither side wakes up for every single one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use deadpool_postgres::{ClientWrapper, Object, Pool, PoolError};
use parking_lot::Mutex;

/// Of how many connections of the pool at most one is shared.
const ONE_OF: usize = 4;

/// The shared connections, made when they are first needed.
pub(super) struct SharedConnections {
    places: Vec<Mutex<Option<Arc<Shared>>>>,
    next: AtomicUsize,
}

impl SharedConnections {
    /// One for each thread that asks, or as many as a pool of this size can spare; a very small one can spare none.
    pub(super) fn of_pool(size: usize, threads: usize) -> Self {
        let count = (size / ONE_OF).min(threads);
        Self {
            places: (0..count).map(|_| Mutex::new(None)).collect(),
            next: AtomicUsize::new(0),
        }
    }

    /// How many there are.
    pub(super) const fn count(&self) -> usize {
        self.places.len()
    }

    /// The next connection in turn; `None` where none is shared.
    pub(super) async fn get(&self, pool: &Pool) -> Result<Option<Arc<Shared>>, PoolError> {
        if self.places.is_empty() {
            return Ok(None);
        }
        let place = &self.places[self.next.fetch_add(1, Ordering::Relaxed) % self.places.len()];
        let known = place.lock().clone();
        if let Some(known) = known.filter(|known| known.is_usable()) {
            return Ok(Some(known));
        }
        let fresh = Arc::new(Shared {
            connection: Some(pool.get().await?),
            given_up: AtomicBool::new(false),
        });
        *place.lock() = Some(Arc::clone(&fresh));
        Ok(Some(fresh))
    }

    /// Gives all connections back.
    pub(super) fn clear(&self) {
        for place in &self.places {
            *place.lock() = None;
        }
    }
}

/// A connection that several reads use at once.
pub(super) struct Shared {
    /// Always there until it is dropped.
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

    /// Nobody gets it any more, nor does it go back to the pool.
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
