//! The refusals that callers get when the store or the reasoner fails.

use pipeline::Refusal;
use pipeline::Timestamp;
use pipeline::limits::{owner_quota_spent, quota_spent};
use pipeline::ports::reasoner::ReasonerFailure;
use pipeline::ports::store::{Guard, StoreError};

/// The refusal for a store error. Guards that a use case handles itself do not get here.
pub(crate) fn store_refusal(error: StoreError, now: Timestamp) -> Refusal {
    match error {
        StoreError::Unavailable(reason) => Refusal::Upstream(reason),
        StoreError::Fault(reason) => Refusal::Internal(reason),
        StoreError::Guard(Guard::QuotaLeft) => {
            metrics::counter!("convene_limits_hit_total", "limit" => "quota").increment(1);
            quota_spent(now)
        }
        StoreError::Guard(Guard::OwnerQuotaLeft) => {
            metrics::counter!("convene_limits_hit_total", "limit" => "owner_quota").increment(1);
            owner_quota_spent(now)
        }
        StoreError::Guard(Guard::KeysLeft) => Refusal::Conflict(
            "This account has as many live keys as it may have. Revoke one that is not used any more, or wait until \
             one has expired or the grace of a rotated one is over, then try again."
                .to_owned(),
        ),
        StoreError::Guard(Guard::AccountActive) => {
            Refusal::Conflict("This account is being erased; nothing new can be stored for it.".to_owned())
        }
        StoreError::Guard(Guard::EmailFree) => Refusal::Conflict("This address is already signed up.".to_owned()),
        StoreError::Guard(_) => {
            Refusal::Conflict("This was changed by another request at the same time. Read it and try again.".to_owned())
        }
    }
}

/// The refusal for a reasoner that could not answer within a request.
pub(crate) fn reasoner_refusal(failure: ReasonerFailure) -> Refusal {
    Refusal::Upstream(failure.reason().name().to_owned())
}
