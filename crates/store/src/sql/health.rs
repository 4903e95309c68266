//! The row that the health probe overwrites and reads back.

use pipeline::Timestamp;

use super::{Query, Write, params, statements};

statements! {
    PUT_HEALTH = "insert into health (id, at) values (1, $1) on conflict (id) do update set at = excluded.at";
    HEALTH = "select at from health where id = 1";
}

pub(crate) fn put(at: Timestamp) -> Write {
    Write::unguarded(&PUT_HEALTH, params![at])
}

pub(crate) fn read() -> Query {
    Query {
        sql: &HEALTH,
        params: params![],
    }
}
