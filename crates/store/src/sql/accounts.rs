//! Profiles, and the marks that erasures and sign-outs leave.

use pipeline::Timestamp;
use pipeline::account::Profile;
use pipeline::ports::store::Guard;
use pipeline::principal::Tier;

use super::{Query, Write, params, statements};

statements! {
    /// The owner's row in `erased_owners` is the lock between provisioning and the end of an erasure. The time 0 means
    /// that there was no erasure.
    LOCK_OWNER = "insert into erased_owners (owner, erased_at) values ($1, 0) \
        on conflict (owner) do update set erased_at = erased_owners.erased_at";
    /// Inserts nothing if the token was issued before an erasure or in the same second; `$9` is the second of issue.
    PROVISION_PROFILE = "insert into profiles \
        (owner, issuer, subject, email, tier, upgrade_session, erasing, created_at, last_active_at) \
        select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as text), \
        cast($6 as text), cast($7 as bigint), cast($8 as bigint), cast($8 as bigint) \
        where not exists (select 1 from erased_owners where owner = $1 and erased_at > 0 and erased_at >= $9) \
        on conflict (owner) do nothing";
    /// Takes the same row lock as [`SET_ERASING`], so that a write either comes before an erasure or is refused.
    TOUCH_PROFILE = "update profiles set last_active_at = $2 where owner = $1 and erasing = 0";
    SET_TIER = "update profiles set tier = $2 where owner = $1";
    CLAIM_UPGRADE = "update profiles set upgrade_session = $2 \
        where owner = $1 and (upgrade_session is null or upgrade_session = $2)";
    SET_ERASING = "update profiles set erasing = $2 where owner = $1";
    ERASE_PROFILE = "delete from profiles where owner = $1";
    /// The mark never moves back, because the clock of another instance may be behind.
    MARK_ERASED = "insert into erased_owners (owner, erased_at) values ($1, $2) \
        on conflict (owner) do update set erased_at = case when excluded.erased_at > erased_owners.erased_at \
        then excluded.erased_at else erased_owners.erased_at end";
    ACCOUNT_STATE = "select p.owner, p.issuer, p.subject, p.email, p.tier, p.upgrade_session, p.erasing, p.created_at, \
        e.erased_at from (select cast($1 as text) as owner) o \
        left join profiles p on p.owner = o.owner left join erased_owners e on e.owner = o.owner";
    PROFILES_BY_EMAIL = "select owner, issuer, subject, email, tier, upgrade_session, erasing, created_at \
        from profiles where email = $1 order by created_at, owner";
}

pub(super) fn lock_owner(owner: String) -> Write {
    Write::unguarded(&LOCK_OWNER, params![owner])
}

pub(super) fn provision(profile: Profile, token_issued_at: Timestamp) -> Write {
    Write::unguarded(
        &PROVISION_PROFILE,
        params![
            profile.owner,
            profile.issuer,
            profile.subject,
            profile.email,
            profile.tier.name(),
            profile.upgrade_session,
            profile.erasing,
            profile.created_at,
            Timestamp::from_seconds(token_issued_at.seconds()),
        ],
    )
}

pub(super) fn touch(owner: String, now: Timestamp) -> Write {
    Write::guarded(Guard::AccountActive, &TOUCH_PROFILE, params![owner, now])
}

pub(super) fn set_tier(owner: String, tier: Tier) -> Write {
    Write::unguarded(&SET_TIER, params![owner, tier.name()])
}

pub(super) fn claim_upgrade(owner: String, session_id: String) -> Write {
    Write::guarded(Guard::UpgradeFree, &CLAIM_UPGRADE, params![owner, session_id])
}

pub(super) fn set_erasing(owner: String, erasing: bool) -> Write {
    Write::unguarded(&SET_ERASING, params![owner, erasing])
}

pub(super) fn erase_profile(owner: String) -> Write {
    Write::unguarded(&ERASE_PROFILE, params![owner])
}

pub(super) fn mark_erased(owner: String, at: Timestamp) -> Write {
    Write::unguarded(&MARK_ERASED, params![owner, at])
}

pub(crate) fn account_state(owner: &str) -> Query {
    Query {
        sql: &ACCOUNT_STATE,
        params: params![owner],
    }
}

pub(crate) fn profiles_by_email(email: &str) -> Query {
    Query {
        sql: &PROFILES_BY_EMAIL,
        params: params![email],
    }
}
