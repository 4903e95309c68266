//! What a person and their keys have used.

use pipeline::execution::Usage;
use pipeline::{Outcome, Timestamp};

use crate::Engine;
use crate::sweeper::SPENDING_DAYS;

/// What was used, and what is left of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsageReport {
    /// When it was looked up.
    pub now: Timestamp,
    /// Kickoffs that keys drew today.
    pub kickoffs: i64,
    /// How many all keys of the owner have in a day.
    pub kickoffs_limit: i64,
    /// How many one key has in a day.
    pub kickoffs_limit_per_key: i64,
    /// What models cost today.
    pub today: Usage,
    /// What models cost in the days that are remembered.
    pub recent: Usage,
    /// How many days those are.
    pub days: i64,
}

impl Engine {
    /// What the owner has used today and lately.
    pub async fn usage(&self, owner: &str) -> Outcome<UsageReport> {
        let now = self.now();
        let limits = &self.settings.limits;
        let spent = self
            .store()
            .spent_by_day(owner, now.utc_day() - SPENDING_DAYS + 1)
            .await;
        let spent = self.found(spent)?;
        let sum = |from: i64| {
            let days = spent.iter().filter(|(day, _)| *day >= from);
            days.fold(Usage::default(), |sum, (_, usage)| sum.plus(*usage))
        };
        Ok(UsageReport {
            now,
            kickoffs: self.found(self.store().kickoffs(owner, now.utc_day()).await)?,
            kickoffs_limit: limits.owner_kickoffs(),
            kickoffs_limit_per_key: i64::from(limits.daily_kickoffs),
            today: sum(now.utc_day()),
            recent: sum(i64::MIN),
            days: SPENDING_DAYS,
        })
    }
}
