//! What a person and their keys have used.

use pipeline::execution::Usage;
use pipeline::{Outcome, Timestamp};

use crate::Engine;
use crate::sweeper::SPENDING_DAYS;

/// The kickoffs and model costs of an owner, with the daily limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsageReport {
    /// The time of the report; its UTC day is "today".
    pub now: Timestamp,
    /// Kickoffs that all keys of the owner have used today.
    pub kickoffs: i64,
    /// Daily kickoffs of all keys of the owner together.
    pub kickoffs_limit: i64,
    /// Daily kickoffs of one key.
    pub kickoffs_limit_per_key: i64,
    /// What models cost today.
    pub today: Usage,
    /// What models cost in the last `days` days, including today.
    pub recent: Usage,
    /// The number of days in `recent`.
    pub days: i64,
}

impl Engine {
    /// What the owner has used today and in the last days.
    pub async fn usage(&self, owner: &str) -> Outcome<UsageReport> {
        let now = self.now();
        let limits = &self.settings.limits;
        let spent = self
            .store()
            .spent_by_day(owner, now.utc_day() - SPENDING_DAYS + 1)
            .await;
        let spent = self.or_refusal(spent)?;
        let sum = |from: i64| {
            let days = spent.iter().filter(|(day, _)| *day >= from);
            days.fold(Usage::default(), |sum, (_, usage)| sum.plus(*usage))
        };
        Ok(UsageReport {
            now,
            kickoffs: self.or_refusal(self.store().kickoffs(owner, now.utc_day()).await)?,
            kickoffs_limit: limits.owner_kickoffs(),
            kickoffs_limit_per_key: i64::from(limits.daily_kickoffs),
            today: sum(now.utc_day()),
            recent: sum(i64::MIN),
            days: SPENDING_DAYS,
        })
    }
}
