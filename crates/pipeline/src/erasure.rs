//! What is erased with an account, and in which order.

use crate::Timestamp;
use crate::session::Owner;

/// A store that holds data of a user. Each step of an erasure deletes all of the user's data in one store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnedStore {
    /// Answers kept for replays.
    Idempotency,
    /// Reviews of answers.
    Reviews,
    /// Ratings of debriefs.
    Feedback,
    /// Debriefs.
    Summaries,
    /// Analyses.
    Analyses,
    /// Executions with their findings, transcripts and steps.
    Executions,
    /// Plans.
    Orchestrations,
    /// Briefs.
    Briefs,
    /// Sessions, with the steps of those that have no execution.
    Sessions,
    /// Rendered audit records.
    AuditBlobs,
    /// What keys have drawn from their daily quota.
    Quota,
    /// What was spent for the user in a day.
    Spending,
    /// API keys.
    ApiKeys,
    /// What the user brought in as their holdings.
    Portfolios,
}

/// The order of an erasure. A record that is found through another one is deleted before that one. The identity and the
/// profile, which are not in this list, are deleted last.
pub const ORDER: [OwnedStore; 14] = [
    OwnedStore::Idempotency,
    OwnedStore::Reviews,
    OwnedStore::Feedback,
    OwnedStore::Summaries,
    OwnedStore::Analyses,
    OwnedStore::Executions,
    OwnedStore::Orchestrations,
    OwnedStore::Briefs,
    OwnedStore::Sessions,
    OwnedStore::AuditBlobs,
    OwnedStore::Quota,
    OwnedStore::Spending,
    OwnedStore::ApiKeys,
    OwnedStore::Portfolios,
];

/// An erasure request that is not finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ErasureRecord {
    /// Whose account.
    pub owner: Owner,
    /// The request that asked for it.
    pub request_id: String,
    /// Who vouched for the user.
    pub issuer: String,
    /// The issuer's name for the user.
    pub subject: String,
    /// How often the sweep has tried.
    pub attempts: i64,
    /// When it tries again.
    pub next_at: Timestamp,
    /// When the user asked.
    pub requested_at: Timestamp,
}

/// How long to wait before the next try: doubling from the sweep interval up to an hour.
pub fn back_off_seconds(attempts: i64, sweep_seconds: i64) -> i64 {
    let doubled = sweep_seconds.max(1).saturating_mul(1 << attempts.clamp(0, 10));
    doubled.min(3_600.max(sweep_seconds))
}

#[cfg(test)]
mod tests {
    use super::back_off_seconds;

    #[test]
    fn waiting_grows_and_is_bounded() {
        assert_eq!(back_off_seconds(0, 60), 60);
        assert_eq!(back_off_seconds(2, 60), 240);
        assert_eq!(back_off_seconds(50, 60), 3_600);
        assert_eq!(back_off_seconds(0, 0), 1);
    }
}
