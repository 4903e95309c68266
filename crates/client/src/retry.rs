//! When a request is sent again, and after how long.

use std::time::Duration;

use crate::error::ApiError;

/// How often a request is sent again after an error that says `retryable`, and how long to wait before that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RetryPolicy {
    /// The most times that a request is sent, the first time included.
    pub attempts: u32,
    /// The wait after the first error; it doubles with each further error.
    pub first_wait: Duration,
    /// The longest wait, unless `Retry-After` asks for a longer one.
    pub longest_back_off: Duration,
    /// If `Retry-After` is longer than this, the error is returned at once.
    pub longest_retry_after: Duration,
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            attempts: 6,
            first_wait: Duration::from_millis(500),
            longest_back_off: Duration::from_secs(30),
            longest_retry_after: Duration::from_secs(120),
        }
    }
}

impl RetryPolicy {
    /// A policy that never sends a request twice.
    pub const NEVER: Self = Self {
        attempts: 1,
        first_wait: Duration::ZERO,
        longest_back_off: Duration::ZERO,
        longest_retry_after: Duration::ZERO,
    };

    /// How long to wait after this many attempts before the next one; `None` if the error is returned.
    pub(crate) fn wait(&self, tried: u32, error: &ApiError) -> Option<Duration> {
        if !error.is_retryable() || tried >= self.attempts {
            return None;
        }
        let doublings = tried.saturating_sub(1).min(16);
        let back_off = self
            .first_wait
            .saturating_mul(1 << doublings)
            .min(self.longest_back_off);
        match error.retry_after {
            Some(asked) if asked > self.longest_retry_after => None,
            Some(asked) => Some(asked.max(back_off)),
            None => Some(back_off),
        }
    }
}
