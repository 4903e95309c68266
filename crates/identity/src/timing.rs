//! How long things are believed, in one place.

use pipeline::Timestamp;

/// The durations of a verifier. The defaults suit an issuer across the internet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// How far the issuer's clock may be from ours.
    pub leeway_seconds: u32,
    /// How old the keys may become before they are fetched again.
    pub key_ttl_seconds: u32,
    /// The least time between two fetches that an unknown key id causes. Anybody can invent a key id,
    /// so without a floor a stranger could make us hammer the issuer.
    pub refetch_floor_seconds: u32,
    /// How old the keys may become while the issuer cannot be reached. A key that the issuer has
    /// withdrawn must not live on for ever because somebody blocks the way to the issuer.
    pub stale_limit_seconds: u32,
}

impl Timing {
    /// For keys that come out of our own store, where another look costs next to nothing.
    pub const LOCAL: Self = Self {
        leeway_seconds: 60,
        key_ttl_seconds: 60,
        refetch_floor_seconds: 1,
        stale_limit_seconds: 86_400,
    };

    /// The least time between two attempts while the issuer fails: short, because people are waiting,
    /// but never longer than the floor.
    pub(super) fn retry_seconds(&self) -> u32 {
        self.refetch_floor_seconds.min(5)
    }
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            leeway_seconds: 60,
            key_ttl_seconds: 600,
            refetch_floor_seconds: 30,
            stale_limit_seconds: 86_400,
        }
    }
}

/// Whether `then` lies within so many seconds of `now`, before or after. A clock that was set back by
/// more than that makes everything look old, which is the safe reading.
pub(super) fn within(now: Timestamp, then: Option<Timestamp>, seconds: u32) -> bool {
    then.is_some_and(|then| now.micros().abs_diff(then.micros()) < u64::from(seconds) * 1_000_000)
}
