//! The limits on keys, per instance.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;
use pipeline::limits::{Limits, poll_floor, too_fast};
use pipeline::{Outcome, Timestamp};

/// How many polls are remembered at most in one span of the floor. Two spans are kept, so memory is bounded by twice as
/// many: an id has at most 200 characters, which makes some 8 MB. Where more keys poll than that, the oldest polls are
/// forgotten and their floor is not held.
const POLLS_KEPT: usize = 10_000;

/// The submit bucket and the poll floor of every key.
pub(crate) struct KeyLimits {
    submits: Option<DefaultKeyedRateLimiter<String>>,
    clock: DefaultClock,
    floor_ms: u32,
    polls: Mutex<Polls>,
}

/// The polls of this span of the floor and of the one before. An older poll holds nobody back.
#[derive(Default)]
struct Polls {
    since: Timestamp,
    now: HashMap<PollKey, Timestamp>,
    before: HashMap<PollKey, Timestamp>,
}

/// Key, session and route.
type PollKey = (String, String, usize);

impl Polls {
    /// Forgets what is older than the floor.
    fn forget(&mut self, now: Timestamp, floor_ms: u32) {
        let span = i64::from(floor_ms);
        // After a clock was put back nothing is known either.
        if now < self.since || now >= self.since.plus_millis(2 * span) {
            *self = Self {
                since: now,
                ..Self::default()
            };
        } else if now >= self.since.plus_millis(span) || self.now.len() >= POLLS_KEPT {
            self.before = std::mem::take(&mut self.now);
            self.since = now;
        }
    }
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
        polls.forget(now, self.floor_ms);
        let key = (key_id.to_owned(), session_id.to_owned(), route);
        let last = polls.now.get(&key).or_else(|| polls.before.get(&key)).copied();
        poll_floor(last, now, self.floor_ms).inspect_err(|_| {
            metrics::counter!("convene_limits_hit_total", "limit" => "poll").increment(1);
        })?;
        polls.now.insert(key, now);
        Ok(())
    }

    /// Forgets keys that have rested and polls that are over; called now and then.
    pub(crate) fn tidy(&self, now: Timestamp) {
        self.polls.lock().forget(now, self.floor_ms);
        if let Some(submits) = &self.submits {
            submits.retain_recent();
            submits.shrink_to_fit();
        }
    }

    /// How many polls are remembered.
    #[cfg(test)]
    fn remembered(&self) -> usize {
        let polls = self.polls.lock();
        polls.now.len() + polls.before.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pipeline::Refusal;

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
        limits.tidy(Timestamp::from_seconds(100));
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

    #[test]
    fn what_is_remembered_is_bounded_and_forgotten() {
        let limits = KeyLimits::new(&Limits {
            poll_floor_ms: 250,
            ..Limits::default()
        });
        let at = |ms| Timestamp::from_seconds(100).plus_millis(ms);
        for id in 0..3 * POLLS_KEPT {
            assert!(limits.poll("k", &id.to_string(), 1, at(0)).is_ok());
        }
        assert!(limits.remembered() <= 2 * POLLS_KEPT, "{}", limits.remembered());
        // One span later only the last one counts, and two spans later nothing does.
        assert!(limits.poll("k", "s", 1, at(250)).is_ok());
        assert!(limits.remembered() <= POLLS_KEPT + 1);
        limits.tidy(at(800));
        assert_eq!(limits.remembered(), 0);
        assert!(limits.poll("k", "s", 1, at(801)).is_ok());
        assert!(limits.poll("k", "s", 1, at(802)).is_err());
    }
}
