//! The time.

use crate::Timestamp;

/// Tells the time. There is one system clock, in the binary; tests have one that they set.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> Timestamp;
}
