//! API keys and their daily quota.

use pipeline::Timestamp;
use pipeline::api_key::{KeyRecord, scopes_text};
use pipeline::ports::store::Guard;

use super::{Query, Write, params, statements};

/// The columns of a key, in the order of `rows::key`.
macro_rules! columns {
    () => {
        "key_id, owner, name, scopes, status, sha256, created_at, expires_at, last_used_at, grace_ends_at, successor_id"
    };
}

/// Whether a key authenticates at the time `$2`; must match [`pipeline::api_key::Credential::admits`].
macro_rules! is_live {
    () => {
        "(expires_at is null or expires_at > $2) and \
         (status = 'active' or (status = 'rotating' and grace_ends_at > $2))"
    };
}

statements! {
    INSERT_KEY = concat!("insert into api_keys (", columns!(), ") \
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key_id) do nothing");
    /// Touches the owner's row, which locks it, if one more key is allowed.
    ROOM_FOR_KEY = concat!("update profiles set last_active_at = last_active_at where owner = $1 and \
        (select count(*) from api_keys where owner = $1 and ", is_live!(), ") < $3");
    /// Keeps the newest hundred that have ended, for the list of keys. Deletes at most a thousand at a time.
    DROP_ENDED_KEYS = concat!("delete from api_keys where key_id in (select key_id from api_keys \
        where owner = $1 and not (", is_live!(), ") order by created_at desc, key_id desc limit 1000 offset 100)");
    /// Fields that are not given keep their current value, whatever the caller has read before.
    UPDATE_KEY = "update api_keys set name = coalesce($3, name), scopes = coalesce($4, scopes) \
        where key_id = $1 and owner = $2 and status <> 'revoked'";
    INSERT_SUCCESSOR = concat!("insert into api_keys (", columns!(), ") \
        select cast($3 as text), owner, name, scopes, 'active', cast($4 as text), cast($5 as bigint), expires_at, \
        null, null, null from api_keys where key_id = $1 and owner = $2 and successor_id = $3 \
        on conflict (key_id) do nothing");
    ROTATE_KEY = "update api_keys set status = 'rotating', successor_id = $3, grace_ends_at = $4 \
        where key_id = $1 and owner = $2 and status = 'active'";
    REVOKE_KEY = "update api_keys set status = 'revoked' where key_id = $1 and owner = $2";
    TOUCH_KEY = "update api_keys set last_used_at = $2 \
        where key_id = $1 and (last_used_at is null or last_used_at < $2)";
    KEY = concat!("select ", columns!(), " from api_keys where key_id = $1");
    KEYS_OF = concat!("select ", columns!(), " from api_keys where owner = $1 \
        order by created_at desc, key_id desc");
    /// Inserts the first use of the day or adds one; touches no row if the cap is reached or zero.
    DRAW_QUOTA = "insert into quota (key_id, owner, day, used) \
        select cast($1 as text), cast($2 as text), cast($3 as bigint), 1 where cast($4 as bigint) > 0 \
        on conflict (key_id, day) do update set used = quota.used + 1 where quota.used < $4";
    QUOTA = "select used from quota where key_id = $1 and day = $2";
    SWEEP_QUOTA = "delete from quota where day < $1";
}

pub(super) fn insert(key: KeyRecord) -> Write {
    Write::guarded(
        Guard::KeyState,
        &INSERT_KEY,
        params![
            key.key_id,
            key.owner,
            key.name,
            scopes_text(&key.scopes),
            key.status.name(),
            key.sha256,
            key.created_at,
            key.expires_at,
            key.last_used_at,
            key.grace_ends_at,
            key.successor_id,
        ],
    )
}

pub(super) fn drop_ended(owner: String, now: Timestamp) -> Write {
    Write::unguarded(&DROP_ENDED_KEYS, params![owner, now])
}

pub(super) fn room(owner: String, now: Timestamp, most: i64) -> Write {
    Write::guarded(Guard::KeysLeft, &ROOM_FOR_KEY, params![owner, now, most])
}

pub(super) fn update(owner: String, key_id: String, name: Option<String>, scopes: Option<String>) -> Write {
    Write::guarded(Guard::KeyState, &UPDATE_KEY, params![key_id, owner, name, scopes])
}

pub(super) fn rotate(owner: String, key_id: String, successor_id: String, grace_ends_at: Timestamp) -> Write {
    Write::guarded(
        Guard::KeyState,
        &ROTATE_KEY,
        params![key_id, owner, successor_id, grace_ends_at],
    )
}

pub(super) fn insert_successor(
    owner: String,
    key_id: String,
    successor_id: String,
    sha256: String,
    now: Timestamp,
) -> Write {
    Write::guarded(
        Guard::KeyState,
        &INSERT_SUCCESSOR,
        params![key_id, owner, successor_id, sha256, now],
    )
}

pub(super) fn revoke(owner: String, key_id: String) -> Write {
    Write::guarded(Guard::KeyState, &REVOKE_KEY, params![key_id, owner])
}

pub(super) fn touch(key_id: String, at: Timestamp) -> Write {
    Write::unguarded(&TOUCH_KEY, params![key_id, at])
}

pub(super) fn draw_quota(key_id: String, owner: String, day: i64, cap: i64) -> Write {
    Write::guarded(Guard::QuotaLeft, &DRAW_QUOTA, params![key_id, owner, day, cap])
}

/// The owner's quota is stored under the owner's id as `key_id`. They cannot collide: key ids contain no underscore.
pub(super) fn draw_owner_quota(owner: String, day: i64, cap: i64) -> Write {
    Write::guarded(
        Guard::OwnerQuotaLeft,
        &DRAW_QUOTA,
        params![owner.clone(), owner, day, cap],
    )
}

pub(super) fn sweep_quota(before_day: i64) -> Write {
    Write::unguarded(&SWEEP_QUOTA, params![before_day])
}

pub(crate) fn key(key_id: &str) -> Query {
    Query {
        sql: &KEY,
        params: params![key_id],
    }
}

pub(crate) fn quota(key_id: &str, day: i64) -> Query {
    Query {
        sql: &QUOTA,
        params: params![key_id, day],
    }
}

pub(crate) fn keys_of(owner: &str) -> Query {
    Query {
        sql: &KEYS_OF,
        params: params![owner],
    }
}
