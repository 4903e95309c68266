//! What may be spent: by one session, and by everybody in one day.

use crate::execution::Usage;
use crate::limits::retry_after;
use crate::plan;
use crate::ports::reasoner::Allowance;
use crate::{Refusal, Timestamp};

/// A fifth of a limit is reserved for the end of a run: synthesis, red team, revision and debrief.
const RESERVE_DIVISOR: u64 = 5;

/// A limit; zero in a field means unlimited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limit {
    /// Calls.
    pub calls: u64,
    /// Tokens, read and written.
    pub tokens: u64,
    /// Millionths of a US dollar.
    pub cost_micros: u64,
}

/// The limits an operator has set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budgets {
    /// Of one session, from its question to its debrief.
    pub session: Limit,
    /// Of everybody together in one UTC day.
    pub day: Limit,
    /// How much of the day's limit one owner may spend, in percent; 0, or 100 and more, means all of it.
    pub owner_percent: u64,
}

/// What was spent in a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DaySpend {
    /// By everybody together.
    pub all: Usage,
    /// For one owner.
    pub own: Usage,
}

impl Budgets {
    /// What one owner may spend in a day; `None` if an owner may spend the whole limit of the day.
    pub fn share(&self) -> Option<Limit> {
        let shared = self.day.is_set() && (1..100).contains(&self.owner_percent);
        // Rounded up: a share of a small limit must not become zero, which would mean unlimited.
        let percent = self.owner_percent;
        let part = |limit: u64| limit / 100 * percent + (limit % 100 * percent).div_ceil(100);
        shared.then(|| Limit {
            calls: part(self.day.calls),
            tokens: part(self.day.tokens),
            cost_micros: part(self.day.cost_micros),
        })
    }
}

/// What a call is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Research: it must not use the reserve.
    Work,
    /// Finishing a run: it may use the reserve.
    Closing,
}

impl Limit {
    /// Whether anything is limited.
    pub fn is_set(&self) -> bool {
        *self != Self::default()
    }

    /// What is left of it for a purpose.
    pub fn left(&self, spent: Usage, purpose: Purpose) -> Allowance {
        let left = |limit: u64, spent: u64| {
            let reserve = match purpose {
                Purpose::Work => limit.div_ceil(RESERVE_DIVISOR),
                Purpose::Closing => 0,
            };
            (limit > 0).then(|| (limit - reserve).saturating_sub(spent))
        };
        Allowance {
            calls: left(self.calls, spent.calls),
            tokens: left(self.tokens, spent.tokens()),
            cost_micros: left(self.cost_micros, spent.cost_micros),
        }
    }
}

impl plan::Budget {
    /// What is left of a task's budget.
    pub fn left(&self, spent: Usage) -> Allowance {
        let left = |limit: u64, spent: u64| (limit > 0).then(|| limit.saturating_sub(spent));
        Allowance {
            calls: left(u64::from(self.calls), spent.calls),
            tokens: left(self.tokens, spent.tokens()),
            cost_micros: None,
        }
    }
}

impl Allowance {
    /// Whether no further call is allowed.
    pub fn is_spent(&self) -> bool {
        [self.calls, self.tokens, self.cost_micros].contains(&Some(0))
    }

    /// The tighter of both, field by field.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let tighter = |one: Option<u64>, two: Option<u64>| match (one, two) {
            (Some(one), Some(two)) => Some(one.min(two)),
            (one, two) => one.or(two),
        };
        Self {
            calls: tighter(self.calls, other.calls),
            tokens: tighter(self.tokens, other.tokens),
            cost_micros: tighter(self.cost_micros, other.cost_micros),
        }
    }

    /// The allowance without the calls under way, which are not in the spent total yet.
    #[must_use]
    pub fn less_calls(self, under_way: u64) -> Self {
        Self {
            calls: self.calls.map(|calls| calls.saturating_sub(under_way)),
            ..self
        }
    }
}

/// The refusal of a submit when the day's budget is spent.
pub fn day_spent(now: Timestamp) -> Refusal {
    Refusal::RateLimited {
        message: "The service's budget for today (UTC) is spent. Try again tomorrow.".to_owned(),
        retry_after: retry_after(now, now.next_utc_day()),
    }
}

/// The refusal of a submit when the owner's share of the day's budget is spent.
pub fn share_spent(now: Timestamp) -> Refusal {
    Refusal::RateLimited {
        message: "Your share of the service's budget for today (UTC) is spent. Try again tomorrow.".to_owned(),
        retry_after: retry_after(now, now.next_utc_day()),
    }
}

/// The refusal of a submit when its session's budget is spent.
pub fn session_spent() -> Refusal {
    Refusal::Conflict("The budget of this session is spent. Ask the question again in a new session.".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEN: Limit = Limit {
        calls: 10,
        tokens: 0,
        cost_micros: 1_000,
    };

    fn spent(calls: u64, cost_micros: u64) -> Usage {
        Usage {
            calls,
            cost_micros,
            ..Usage::default()
        }
    }

    #[test]
    fn work_leaves_the_reserve_to_the_end() {
        let left = TEN.left(spent(7, 0), Purpose::Work);
        assert_eq!((left.calls, left.tokens, left.cost_micros), (Some(1), None, Some(800)));
        assert!(TEN.left(spent(8, 0), Purpose::Work).is_spent());
        assert_eq!(TEN.left(spent(8, 0), Purpose::Closing).calls, Some(2));
        assert!(TEN.left(spent(12, 0), Purpose::Closing).is_spent());
        assert!(TEN.left(spent(0, 1_000), Purpose::Closing).is_spent());
    }

    #[test]
    fn no_limit_is_never_spent() {
        assert!(!Limit::default().is_set());
        assert!(
            !Limit::default()
                .left(spent(u64::MAX, u64::MAX), Purpose::Work)
                .is_spent()
        );
    }

    #[test]
    fn a_share_is_a_part_of_the_day_and_never_nothing() {
        let share = |owner_percent, day| {
            Budgets {
                day,
                owner_percent,
                ..Budgets::default()
            }
            .share()
        };
        let half = Limit {
            calls: 5,
            tokens: 0,
            cost_micros: 500,
        };
        assert_eq!(share(50, TEN), Some(half));
        assert_eq!(share(1, TEN).map(|share| share.calls), Some(1));
        let most = Limit {
            calls: u64::MAX,
            ..Limit::default()
        };
        assert!(share(99, most).is_some_and(|share| share.calls > u64::MAX / 2));
        for whole in [0, 100] {
            assert_eq!(share(whole, TEN), None);
        }
        assert_eq!(share(50, Limit::default()), None);
    }

    #[test]
    fn a_task_has_its_own_budget() {
        let budget = plan::Budget {
            calls: 3,
            tokens: 0,
            seconds: 9,
        };
        let left = budget.left(spent(2, 50));
        assert_eq!((left.calls, left.tokens, left.cost_micros), (Some(1), None, None));
        assert!(budget.left(spent(4, 0)).is_spent());
        assert!(!plan::Budget::default().left(spent(u64::MAX, 0)).is_spent());
    }

    #[test]
    fn the_tighter_of_two_counts_and_calls_under_way_are_taken_off() {
        let wide = Allowance {
            calls: Some(9),
            tokens: Some(5),
            cost_micros: None,
        };
        let both = TEN.left(Usage::default(), Purpose::Work).and(wide);
        assert_eq!(
            (both.calls, both.tokens, both.cost_micros),
            (Some(8), Some(5), Some(800))
        );
        assert!(both.less_calls(8).is_spent() && !both.less_calls(7).is_spent());
    }
}
