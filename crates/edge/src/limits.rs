//! The rate limits on API keys, counted per instance.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;
use pipeline::limits::{Limits, poll_floor, too_fast};
use pipeline::{Outcome, Timestamp};

/// How many polls are kept per span of the poll floor. Two spans are kept, so memory is bounded by twice as many: about
/// 8 MB, as an id has at most 200 characters. If there are more polls than that, the oldest are forgotten, and the
/// floor is not enforced for them.
const MAX_POLLS_PER_SPAN: usize = 10_000;

/// The submit rate and the poll floor (the least time between two polls) of every key.
pub(crate) struct KeyLimits {
    submits: Option<DefaultKeyedRateLimiter<String>>,
    clock: DefaultClock,
    floor_ms: u32,
    polls: Mutex<Polls>,
}

/// The last polls, in the current and the previous span of the floor. Older polls do not matter any more.
#[derive(Default)]
struct Polls {
    span_start: Timestamp,
    current: HashMap<PollKey, Timestamp>,
    previous: HashMap<PollKey, Timestamp>,
}

/// Key id, session id and route index.
type PollKey = (String, String, usize);

impl Polls {
    /// Forgets polls that are older than the floor.
    fn expire(&mut self, now: Timestamp, floor_ms: u32) {
        let span = i64::from(floor_ms);
        // If the clock was set back, the stored times mean nothing.
        if now < self.span_start || now >= self.span_start.plus_millis(2 * span) {
            *self = Self {
                span_start: now,
                ..Self::default()
            };
        } else if now >= self.span_start.plus_millis(span) || self.current.len() >= MAX_POLLS_PER_SPAN {
            self.previous = std::mem::take(&mut self.current);
            self.span_start = now;
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

    /// Takes a token of the submit rate, or refuses.
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

    /// Whether a poll floor is configured.
    pub(crate) const fn has_floor(&self) -> bool {
        self.floor_ms > 0
    }

    /// Records a poll, or refuses it as too early.
    pub(crate) fn poll(&self, key_id: &str, session_id: &str, route: usize, now: Timestamp) -> Outcome<()> {
        let mut polls = self.polls.lock();
        polls.expire(now, self.floor_ms);
        let key = (key_id.to_owned(), session_id.to_owned(), route);
        let last = polls.current.get(&key).or_else(|| polls.previous.get(&key)).copied();
        poll_floor(last, now, self.floor_ms).inspect_err(|_| {
            metrics::counter!("convene_limits_hit_total", "limit" => "poll").increment(1);
        })?;
        polls.current.insert(key, now);
        Ok(())
    }

    /// Drops expired state; called regularly to bound memory.
    pub(crate) fn tidy(&self, now: Timestamp) {
        self.polls.lock().expire(now, self.floor_ms);
        if let Some(submits) = &self.submits {
            submits.retain_recent();
            submits.shrink_to_fit();
        }
    }

    #[cfg(test)]
    fn remembered(&self) -> usize {
        let polls = self.polls.lock();
        polls.current.len() + polls.previous.len()
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
        for id in 0..3 * MAX_POLLS_PER_SPAN {
            assert!(limits.poll("k", &id.to_string(), 1, at(0)).is_ok());
        }
        assert!(limits.remembered() <= 2 * MAX_POLLS_PER_SPAN, "{}", limits.remembered());
        // One span later only the last one counts, and two spans later nothing does.
        assert!(limits.poll("k", "s", 1, at(250)).is_ok());
        assert!(limits.remembered() <= MAX_POLLS_PER_SPAN + 1);
        limits.tidy(at(800));
        assert_eq!(limits.remembered(), 0);
        assert!(limits.poll("k", "s", 1, at(801)).is_ok());
        assert!(limits.poll("k", "s", 1, at(802)).is_err());
    }
}
