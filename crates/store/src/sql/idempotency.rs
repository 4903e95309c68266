//! Records of idempotency keys.

use pipeline::Timestamp;
use pipeline::idempotency::IdempotencyScope;
use pipeline::ports::store::Guard;

use super::{Query, Write, params, statements};

statements! {
    CLAIM_IDEMPOTENCY = "insert into idempotency \
        (owner, route, key, fingerprint, token, held_until, created_at, status, body) \
        values ($1, $2, $3, $4, $5, $6, $7, null, null) on conflict (owner, route, key) do nothing";
    /// Only if the claim has expired at the time of the write: the holder may have renewed it since it was read.
    TAKE_OVER_IDEMPOTENCY = "update idempotency set fingerprint = $5, token = $6, held_until = $7, created_at = $8, \
        status = null, body = null where owner = $1 and route = $2 and key = $3 and token = $4 and held_until <= $8";
    RENEW_IDEMPOTENCY = "update idempotency set held_until = $5 \
        where owner = $1 and route = $2 and key = $3 and token = $4 and status is null";
    /// The token changes with the outcome, so that a request that read the record before cannot take it over and lose
    /// the outcome. `status` is an HTTP status, which earlier versions of the program expect in a finished record.
    COMPLETE_IDEMPOTENCY = "update idempotency set status = 200, body = $5, token = token || '+' \
        where owner = $1 and route = $2 and key = $3 and token = $4 and status is null";
    RELEASE_IDEMPOTENCY = "delete from idempotency \
        where owner = $1 and route = $2 and key = $3 and token = $4 and status is null";
    /// In slices: an outcome can have hundreds of kilobytes.
    SWEEP_IDEMPOTENCY = "delete from idempotency where (owner, route, key) in \
        (select owner, route, key from idempotency \
        where created_at < $1 and (status is not null or held_until <= $2) limit 20)";
    IDEMPOTENCY = "select fingerprint, token, held_until, created_at, body from idempotency \
        where owner = $1 and route = $2 and key = $3";
}

pub(super) fn claim(
    scope: IdempotencyScope,
    fingerprint: String,
    token: String,
    held_until: Timestamp,
    now: Timestamp,
) -> Write {
    Write::guarded(
        Guard::IdempotencyFree,
        &CLAIM_IDEMPOTENCY,
        params![scope.owner, scope.route, scope.key, fingerprint, token, held_until, now],
    )
}

pub(super) fn take_over(
    scope: IdempotencyScope,
    from_token: String,
    fingerprint: String,
    token: String,
    held_until: Timestamp,
    now: Timestamp,
) -> Write {
    Write::guarded(
        Guard::IdempotencyFree,
        &TAKE_OVER_IDEMPOTENCY,
        params![
            scope.owner,
            scope.route,
            scope.key,
            from_token,
            fingerprint,
            token,
            held_until,
            now,
        ],
    )
}

pub(super) fn renew(scope: IdempotencyScope, token: String, held_until: Timestamp) -> Write {
    Write::guarded(
        Guard::IdempotencyHeld,
        &RENEW_IDEMPOTENCY,
        params![scope.owner, scope.route, scope.key, token, held_until],
    )
}

pub(super) fn complete(scope: IdempotencyScope, token: String, outcome: String) -> Write {
    Write::guarded(
        Guard::IdempotencyHeld,
        &COMPLETE_IDEMPOTENCY,
        params![scope.owner, scope.route, scope.key, token, outcome,],
    )
}

pub(super) fn release(scope: IdempotencyScope, token: String) -> Write {
    Write::unguarded(
        &RELEASE_IDEMPOTENCY,
        params![scope.owner, scope.route, scope.key, token],
    )
}

pub(super) fn sweep(before: Timestamp, now: Timestamp) -> Write {
    Write::guarded(Guard::RowsLeft, &SWEEP_IDEMPOTENCY, params![before, now])
}

pub(crate) fn record(scope: &IdempotencyScope) -> Query {
    Query {
        sql: &IDEMPOTENCY,
        params: params![scope.owner.as_str(), scope.route.as_str(), scope.key.as_str()],
    }
}
