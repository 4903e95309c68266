//! Who leaves: an erasure stops at once what goes on in this process for its owner. Elsewhere the next renewal of a
//! lease notices.

use pipeline::session::Owner;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::Engine;

/// How many owners may leave before somebody who is slow to look has looked.
const ROOM: usize = 256;

/// Tells who leaves.
pub(crate) fn channel() -> broadcast::Sender<Owner> {
    broadcast::channel(ROOM).0
}

impl Engine {
    /// Says that an owner leaves.
    pub(crate) fn say_goodbye(&self, owner: &str) {
        // Nobody listening means that nothing goes on.
        let _ = self.leaving.send(owner.to_owned());
    }

    /// Waits until this owner leaves.
    pub(crate) async fn leaves(&self, owner: &str) {
        let mut leaving = self.leaving.subscribe();
        loop {
            match leaving.recv().await {
                Ok(who) if who == owner => return,
                // One that was missed is noticed with the lease.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
