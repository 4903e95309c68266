//! Tells the work in this process that its owner is being erased, so that it stops at once. In other processes the work
//! stops when its next lease renewal fails.

use pipeline::session::Owner;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::Engine;

/// How many erasures a slow subscriber may lag behind before it misses one.
const CHANNEL_CAPACITY: usize = 256;

/// A channel that carries the owners that are being erased.
pub(crate) fn channel() -> broadcast::Sender<Owner> {
    broadcast::channel(CHANNEL_CAPACITY).0
}

impl Engine {
    /// Stops the work of this process for an owner that is being erased.
    pub(crate) fn announce_erasure(&self, owner: &str) {
        // An error means that there is no subscriber, so there is no work to stop.
        let _ = self.erasure_signal.send(owner.to_owned());
    }

    /// Waits until the erasure of this owner is announced.
    pub(crate) async fn until_erased(&self, owner: &str) {
        let mut erasures = self.erasure_signal.subscribe();
        loop {
            match erasures.recv().await {
                Ok(erased) if erased == owner => return,
                // A missed announcement is noticed at the next lease renewal.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
