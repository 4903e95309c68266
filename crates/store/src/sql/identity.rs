//! Tables of the built-in identity provider: identities, signing keys, codes, refresh tokens.

use pipeline::Timestamp;
use pipeline::ports::store::{AuthorizationCode, Guard, IdentityRecord, RefreshToken, SigningKey};

use super::{Query, Write, params, statements};

statements! {
    INSERT_IDENTITY = "insert into identities (subject, email, password_hash, created_at) values ($1, $2, $3, $4) \
        on conflict (email) do nothing";
    SET_PASSWORD = "update identities set password_hash = $3 where subject = $1 and password_hash = $2";
    ERASE_IDENTITY = "delete from identities where subject = $1";
    IDENTITY = "select subject, email, password_hash, created_at from identities where subject = $1";
    IDENTITY_BY_EMAIL = "select subject, email, password_hash, created_at from identities where email = $1";
    INSERT_SIGNING_KEY = "insert into signing_keys (kid, private_key, created_at) values ($1, $2, $3) \
        on conflict (kid) do nothing";
    SIGNING_KEYS = "select kid, private_key, created_at from signing_keys order by created_at desc, kid desc";
    INSERT_CODE = "insert into authorization_codes \
        (code_sha256, subject, client_id, redirect_uri, code_challenge, nonce, expires_at) \
        values ($1, $2, $3, $4, $5, $6, $7)";
    /// The request that deletes the row is the one that uses the code.
    USE_CODE = "delete from authorization_codes where code_sha256 = $1";
    ERASE_CODES = "delete from authorization_codes where subject = $1";
    SWEEP_CODES = "delete from authorization_codes where code_sha256 in \
        (select code_sha256 from authorization_codes where expires_at <= $1 limit 500)";
    AUTHORIZATION_CODE = "select code_sha256, subject, client_id, redirect_uri, code_challenge, nonce, expires_at \
        from authorization_codes where code_sha256 = $1";
    INSERT_REFRESH_TOKEN = "insert into refresh_tokens (token_sha256, family, subject, client_id, used, expires_at) \
        values ($1, $2, $3, $4, $5, $6)";
    /// The row stays, so that a second use of the token can be recognised as theft.
    USE_REFRESH_TOKEN = "update refresh_tokens set used = 1 where token_sha256 = $1 and used = 0";
    /// Keeps the newest 500 of a person, those that can still be used before the others, so that signing out never
    /// deletes many rows at once. A token that was used so long ago is refused as unknown.
    DROP_OLD_REFRESH_TOKENS = "delete from refresh_tokens where token_sha256 in (select token_sha256 \
        from refresh_tokens where subject = $1 order by used, expires_at desc limit 500 offset 500)";
    REVOKE_REFRESH_FAMILY = "delete from refresh_tokens where family = $1";
    ERASE_REFRESH_TOKENS = "delete from refresh_tokens where subject = $1";
    SWEEP_REFRESH_TOKENS = "delete from refresh_tokens where token_sha256 in \
        (select token_sha256 from refresh_tokens where expires_at <= $1 limit 500)";
    REFRESH_TOKEN = "select token_sha256, family, subject, client_id, used, expires_at from refresh_tokens \
        where token_sha256 = $1";
    REFRESH_FAMILY = "select cast(1 as bigint) from refresh_tokens where family = $1 limit 1";
}

pub(super) fn insert(record: IdentityRecord) -> Write {
    Write::guarded(
        Guard::EmailFree,
        &INSERT_IDENTITY,
        params![record.subject, record.email, record.password_hash, record.created_at],
    )
}

pub(super) fn set_password(subject: String, from: String, to: String) -> Write {
    Write::guarded(Guard::PasswordUnchanged, &SET_PASSWORD, params![subject, from, to])
}

pub(super) fn erase(subject: String) -> Write {
    Write::unguarded(&ERASE_IDENTITY, params![subject])
}

pub(super) fn insert_signing_key(key: SigningKey) -> Write {
    Write::guarded(
        Guard::SigningKeyAbsent,
        &INSERT_SIGNING_KEY,
        params![key.kid, key.private_key, key.created_at],
    )
}

pub(super) fn insert_code(code: AuthorizationCode) -> Write {
    Write::unguarded(
        &INSERT_CODE,
        params![
            code.code_sha256,
            code.subject,
            code.client_id,
            code.redirect_uri,
            code.code_challenge,
            code.nonce,
            code.expires_at,
        ],
    )
}

pub(super) fn use_code(code_sha256: String) -> Write {
    Write::guarded(Guard::OneTimeUse, &USE_CODE, params![code_sha256])
}

pub(super) fn erase_codes(subject: String) -> Write {
    Write::unguarded(&ERASE_CODES, params![subject])
}

pub(super) fn sweep_codes(now: Timestamp) -> Write {
    Write::guarded(Guard::RowsLeft, &SWEEP_CODES, params![now])
}

pub(super) fn insert_refresh_token(token: RefreshToken) -> Write {
    Write::unguarded(
        &INSERT_REFRESH_TOKEN,
        params![
            token.token_sha256,
            token.family,
            token.subject,
            token.client_id,
            token.used,
            token.expires_at,
        ],
    )
}

pub(super) fn drop_old_refresh_tokens(subject: String) -> Write {
    Write::unguarded(&DROP_OLD_REFRESH_TOKENS, params![subject])
}

pub(super) fn use_refresh_token(token_sha256: String) -> Write {
    Write::guarded(Guard::OneTimeUse, &USE_REFRESH_TOKEN, params![token_sha256])
}

pub(super) fn revoke_family(family: String) -> Write {
    Write::unguarded(&REVOKE_REFRESH_FAMILY, params![family])
}

pub(super) fn erase_refresh_tokens(subject: String) -> Write {
    Write::unguarded(&ERASE_REFRESH_TOKENS, params![subject])
}

pub(super) fn sweep_refresh_tokens(now: Timestamp) -> Write {
    Write::guarded(Guard::RowsLeft, &SWEEP_REFRESH_TOKENS, params![now])
}

pub(crate) fn identity(subject: &str) -> Query {
    Query {
        sql: &IDENTITY,
        params: params![subject],
    }
}

pub(crate) fn identity_by_email(email: &str) -> Query {
    Query {
        sql: &IDENTITY_BY_EMAIL,
        params: params![email],
    }
}

pub(crate) fn signing_keys() -> Query {
    Query {
        sql: &SIGNING_KEYS,
        params: Vec::new(),
    }
}

pub(crate) fn authorization_code(code_sha256: &str) -> Query {
    Query {
        sql: &AUTHORIZATION_CODE,
        params: params![code_sha256],
    }
}

pub(crate) fn refresh_token(token_sha256: &str) -> Query {
    Query {
        sql: &REFRESH_TOKEN,
        params: params![token_sha256],
    }
}

pub(crate) fn refresh_family(family: &str) -> Query {
    Query {
        sql: &REFRESH_FAMILY,
        params: params![family],
    }
}
