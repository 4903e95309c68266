//! Rate limits of API keys, and the refusals when they are exceeded.

use serde::{Deserialize, Serialize};

use crate::{Refusal, Timestamp};

/// The configured limits. They apply to API keys; signed-in people are not limited.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// How many submits a key may send per second, on average.
    pub submit_per_second: f64,
    /// How many it may send at once after a rest.
    pub submit_burst: u32,
    /// How many kickoffs a key has per UTC day.
    pub daily_kickoffs: u32,
    /// How many kickoffs all keys of an owner together have per UTC day; absent: five times those of a key.
    pub daily_kickoffs_owner: Option<u32>,
    /// Milliseconds between two polls of one route of one session; 0 is off.
    pub poll_floor_ms: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            submit_per_second: 1.0,
            submit_burst: 20,
            daily_kickoffs: 200,
            daily_kickoffs_owner: None,
            poll_floor_ms: 250,
        }
    }
}

/// An owner's default daily kickoffs, as a multiple of those of one key.
const OWNER_KICKOFF_FACTOR: i64 = 5;

impl Limits {
    /// How many kickoffs all keys of an owner together have per UTC day.
    pub fn owner_kickoffs(&self) -> i64 {
        self.daily_kickoffs_owner
            .map_or(OWNER_KICKOFF_FACTOR * i64::from(self.daily_kickoffs), i64::from)
    }
}

/// Whole seconds from now until that moment, at least one.
pub fn retry_after(now: Timestamp, then: Timestamp) -> u64 {
    let micros = then.micros().saturating_sub(now.micros());
    u64::try_from(micros.max(0)).unwrap_or(0).div_ceil(1_000_000).max(1)
}

/// The refusal of a submit that came too fast.
pub fn too_fast(wait_seconds: u64) -> Refusal {
    Refusal::RateLimited {
        message: "This key is submitting too fast. Wait and try again.".to_owned(),
        retry_after: wait_seconds.max(1),
    }
}

/// The refusal of a submit beyond the day's allowance.
pub fn quota_spent(now: Timestamp) -> Refusal {
    Refusal::RateLimited {
        message: "This key has used up its kickoffs for today (UTC).".to_owned(),
        retry_after: retry_after(now, now.next_utc_day()),
    }
}

/// The refusal of a submit beyond the day's allowance of all keys of the owner.
pub fn owner_quota_spent(now: Timestamp) -> Refusal {
    Refusal::RateLimited {
        message: "The keys of this account together have used up their kickoffs for today (UTC).".to_owned(),
        retry_after: retry_after(now, now.next_utc_day()),
    }
}

/// Refuses a poll that comes less than `floor_ms` after the last one; the refusal says when the next may come.
pub fn poll_floor(last: Option<Timestamp>, now: Timestamp, floor_ms: u32) -> Result<(), Refusal> {
    let next = match last {
        // A clock that was set back must not lock a caller out for longer than the floor.
        Some(last) if last <= now => last.plus_millis(i64::from(floor_ms)),
        _ => return Ok(()),
    };
    if next <= now {
        return Ok(());
    }
    Err(Refusal::RateLimited {
        message: "This session is being polled too fast. Every 2 to 3 seconds is enough.".to_owned(),
        retry_after: retry_after(now, next),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_owner_has_five_times_the_kickoffs_of_a_key_unless_set() {
        let limits = Limits {
            daily_kickoffs: 7,
            ..Limits::default()
        };
        assert_eq!(limits.owner_kickoffs(), 35);
        let set = Limits {
            daily_kickoffs_owner: Some(0),
            ..limits
        };
        assert_eq!(set.owner_kickoffs(), 0);
    }

    proptest! {
        #[test]
        fn after_the_wait_the_poll_passes(last in 0i64..1_000_000_000, gap in 0i64..5_000_000, floor in 0u32..5_000) {
            let (last, now) = (Timestamp::from_micros(last), Timestamp::from_micros(last + gap));
            match poll_floor(Some(last), now, floor) {
                Ok(()) => prop_assert!(gap >= i64::from(floor) * 1_000),
                Err(Refusal::RateLimited { retry_after, .. }) => {
                    let later = now.plus_seconds(i64::try_from(retry_after).unwrap());
                    prop_assert!(poll_floor(Some(last), later, floor).is_ok());
                }
                Err(other) => prop_assert!(false, "{other}"),
            }
        }

        #[test]
        fn the_quota_reopens_when_it_says(now in 0i64..4_000_000_000_000_000) {
            let now = Timestamp::from_micros(now);
            if let Refusal::RateLimited { retry_after, .. } = quota_spent(now) {
                let later = now.plus_seconds(i64::try_from(retry_after).unwrap());
                prop_assert!(later.utc_day() > now.utc_day());
                prop_assert!((1..=86_400).contains(&retry_after));
            }
        }
    }
}
