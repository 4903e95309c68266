//! The limits on keys, per instance.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use engine::pipeline::limits::{Limits, poll_floor, too_fast};
use engine::pipeline::{Outcome, Timestamp};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;

/// Beyond this many remembered polls the old ones are forgotten.
const POLLS_KEPT: usize = 20_000;

/// The submit bucket and the poll floor of every key.
pub(crate) struct KeyLimits {
    submits: Option<DefaultKeyedRateLimiter<String>>,
    clock: DefaultClock,
    floor_ms: u32,
    polls: Mutex<HashMap<(String, String, usize), Timestamp>>,
}

impl KeyLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = NonZeroU32::new(limits.submit_burst)
            .zip((limits.submit_per_second > 0.0).then(|| Duration::from_secs_f64(1.0 / limits.submit_per_second)))
            .and_then(|(burst, period)| Some(Quota::with_period(period)?.allow_burst(burst)));
        Self {
            submits: quota.map(RateLimiter::keyed),
            clock: DefaultClock::default(),
            floor_ms: limits.poll_floor_ms,
            polls: Mutex::default(),
        }
    }

    /// Takes a token for a submit.
    pub(crate) fn submit(&self, key_id: &str) -> Outcome<()> {
        let Some(submits) = &self.submits else {
            return Ok(());
        };
        submits.check_key(&key_id.to_owned()).map_err(|until| {
            metrics::counter!("convene_limits_hit_total", "limit" => "submit").increment(1);
            let wait = until.wait_time_from(self.clock.now());
            too_fast(wait.as_secs() + u64::from(wait.subsec_nanos() > 0))
        })
    }

    /// Whether polls are held to a floor at all.
    pub(crate) const fn has_floor(&self) -> bool {
        self.floor_ms > 0
    }

    /// Notes a poll, or refuses it.
    pub(crate) fn poll(&self, key_id: &str, session_id: &str, route: usize, now: Timestamp) -> Outcome<()> {
        let mut polls = self.polls.lock();
        if polls.len() >= POLLS_KEPT {
            polls.retain(|_, last| poll_floor(Some(*last), now, self.floor_ms).is_err());
        }
        let key = (key_id.to_owned(), session_id.to_owned(), route);
        poll_floor(polls.get(&key).copied(), now, self.floor_ms).inspect_err(|_| {
            metrics::counter!("convene_limits_hit_total", "limit" => "poll").increment(1);
        })?;
        polls.insert(key, now);
        Ok(())
    }

    /// Forgets keys that have rested; called now and then.
    pub(crate) fn tidy(&self) {
        if let Some(submits) = &self.submits {
            submits.retain_recent();
            submits.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::pipeline::Refusal;

    #[test]
    fn a_burst_passes_and_then_one_must_wait() {
        let limits = KeyLimits::new(&Limits {
            submit_burst: 3,
            submit_per_second: 0.5,
            ..Limits::default()
        });
        for _ in 0..3 {
            assert!(limits.submit("k").is_ok());
        }
        match limits.submit("k") {
            Err(Refusal::RateLimited { retry_after, .. }) => assert!((1..=2).contains(&retry_after)),
            other => panic!("{other:?}"),
        }
        assert!(limits.submit("another").is_ok());
        limits.tidy();
    }

    #[test]
    fn the_floor_is_per_key_session_and_route() {
        let limits = KeyLimits::new(&Limits {
            poll_floor_ms: 250,
            ..Limits::default()
        });
        let at = |ms| Timestamp::from_seconds(100).plus_millis(ms);
        assert!(limits.poll("k", "s", 1, at(0)).is_ok());
        assert!(limits.poll("k", "s", 1, at(100)).is_err());
        // A refused poll does not move the floor.
        assert!(limits.poll("k", "s", 1, at(250)).is_ok());
        assert!(limits.poll("k", "s", 2, at(251)).is_ok());
        assert!(limits.poll("k", "t", 1, at(251)).is_ok());
        assert!(limits.poll("j", "s", 1, at(251)).is_ok());
    }
}
