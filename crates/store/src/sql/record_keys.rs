//! The keys that sign records.

use pipeline::Timestamp;
use pipeline::ports::store::{Guard, RecordKey};

use super::{Query, Write, params, statements};

statements! {
    /// A unique index allows one key in use per address: of two instances that start at once, one inserts its key.
    INSERT_RECORD_KEY = "insert into record_keys (kid, issuer, public_key, private_key, created_at, retired_at) \
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing";
    RETIRE_RECORD_KEY = "update record_keys set retired_at = $2, private_key = null \
        where kid = $1 and retired_at is null";
    RECORD_KEY = "select kid, issuer, public_key, private_key, created_at, retired_at from record_keys \
        where issuer = $1 and retired_at is null";
    RECORD_KEYS = "select kid, issuer, public_key, private_key, created_at, retired_at from record_keys \
        order by created_at desc, kid desc";
}

pub(super) fn insert(key: RecordKey) -> Write {
    Write::guarded(
        Guard::RecordKeyAbsent,
        &INSERT_RECORD_KEY,
        params![
            key.kid,
            key.issuer,
            key.public_key,
            key.private_key,
            key.created_at,
            key.retired_at,
        ],
    )
}

pub(super) fn retire(kid: String, at: Timestamp) -> Write {
    Write::guarded(Guard::RecordKeyInUse, &RETIRE_RECORD_KEY, params![kid, at])
}

pub(crate) fn in_use(issuer: &str) -> Query {
    Query {
        sql: &RECORD_KEY,
        params: params![issuer],
    }
}

pub(crate) fn all() -> Query {
    Query {
        sql: &RECORD_KEYS,
        params: Vec::new(),
    }
}
