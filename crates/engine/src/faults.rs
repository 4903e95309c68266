//! The refusals that callers get when the store or the reasoner fails.

use pipeline::Refusal;
use pipeline::Timestamp;
use pipeline::ports::reasoner::ReasonerFailure;
use pipeline::ports::store::{Guard, StoreError};

/// The refusal for a store error. Counts spent quotas in the metrics.
pub(crate) fn store_refusal(error: StoreError, now: Timestamp) -> Refusal {
    let limit = match error {
        StoreError::Guard(Guard::QuotaLeft) => Some("quota"),
        StoreError::Guard(Guard::OwnerQuotaLeft) => Some("owner_quota"),
        _ => None,
    };
    if let Some(limit) = limit {
        metrics::counter!("convene_limits_hit_total", "limit" => limit).increment(1);
    }
    error.refusal(now)
}

/// The refusal for a reasoner that could not answer within a request.
pub(crate) fn reasoner_refusal(failure: ReasonerFailure) -> Refusal {
    Refusal::Upstream(failure.reason().name().to_owned())
}
