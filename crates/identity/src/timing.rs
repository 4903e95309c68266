//! The durations of token checks and of the key cache.

use pipeline::Timestamp;

/// The durations of a verifier. The defaults suit an issuer across the internet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// How far the issuer's clock may be from ours.
    pub leeway_seconds: u32,
    /// How old the keys may become before they are fetched again.
    pub key_ttl_seconds: u32,
    /// The least time between two fetches that an unknown key id causes. Anybody can invent a key id,
    /// so without this floor anybody could make us flood the issuer with requests.
    pub refetch_floor_seconds: u32,
    /// How old the keys may become while the issuer cannot be reached. Otherwise an attacker who blocks
    /// the connection could keep a withdrawn key valid.
    pub stale_limit_seconds: u32,
}

impl Timing {
    /// For keys from our own store, where a fetch is cheap.
    pub const LOCAL: Self = Self {
        leeway_seconds: 60,
        key_ttl_seconds: 60,
        refetch_floor_seconds: 1,
        stale_limit_seconds: 86_400,
    };

    /// The least time between two attempts while the issuer fails: short, because people are waiting,
    /// and never longer than `refetch_floor_seconds`.
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

/// Whether `then` lies within so many seconds of `now`, before or after. If the clock was set back by
/// more than that, everything counts as old, which is the safe side.
pub(super) fn within(now: Timestamp, then: Option<Timestamp>, seconds: u32) -> bool {
    then.is_some_and(|then| now.micros().abs_diff(then.micros()) < u64::from(seconds) * 1_000_000)
}
