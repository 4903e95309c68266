//! API keys: `hfk_`, a public id, a secret, a checksum; letters and digits only.

use std::fmt;

use subtle::ConstantTimeEq;

use crate::Timestamp;
use crate::ports::ids::base32;
use crate::principal::Scope;
use crate::session::Owner;
use figures::canonical::sha256_hex;

/// What every key begins with. A bearer token with this prefix is always read as a key. Never change it.
pub const PREFIX: &str = "hfk_";

const ID_LENGTH: usize = 16;
const SECRET_LENGTH: usize = 52;
const CHECKSUM_LENGTH: usize = 8;

/// A key in clear text, in memory for one request only; `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct PlainKey(String);

impl fmt::Debug for PlainKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("PlainKey(hidden)")
    }
}

impl PlainKey {
    /// Makes a key from 32 + 10 random bytes.
    pub fn generate(id: &[u8; 10], secret: &[u8; 32]) -> Self {
        let body = format!("{}{}", base32(id), base32(secret));
        let checksum = checksum(&body);
        Self(format!("{PREFIX}{body}{checksum}"))
    }

    /// Reads a bearer token. The checksum rejects typing errors before the store is asked.
    pub fn parse(bearer: &str) -> Option<Self> {
        let key = Self::shaped(bearer)?;
        let (body, sum) = key.0[PREFIX.len()..].split_at(ID_LENGTH + SECRET_LENGTH);
        (checksum(body) == sum).then_some(key)
    }

    /// Reads a bearer token by prefix, length and alphabet only. For polling: the store is asked anyway and compares
    /// the digest of the whole key, so the checksum would be wasted work.
    pub fn shaped(bearer: &str) -> Option<Self> {
        let rest = bearer.strip_prefix(PREFIX)?;
        let whole = rest.len() == ID_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH;
        (whole && rest.bytes().all(|b| b.is_ascii_alphanumeric())).then(|| Self(bearer.to_owned()))
    }

    /// The public part, by which the key is found.
    pub fn key_id(&self) -> &str {
        &self.0[PREFIX.len()..PREFIX.len() + ID_LENGTH]
    }

    /// What is stored instead of the key.
    pub fn sha256(&self) -> String {
        sha256_hex(&self.0)
    }

    /// The clear text, for the one answer that shows it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

fn checksum(body: &str) -> String {
    sha256_hex(format!("convene key {body}"))[..CHECKSUM_LENGTH].to_owned()
}

/// The life-cycle state of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyStatus {
    /// It authenticates.
    Active,
    /// A successor was issued; the old key authenticates until its grace period ends.
    Rotating,
    /// It no longer authenticates.
    Revoked,
}

impl KeyStatus {
    /// The name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Rotating => "rotating",
            Self::Revoked => "revoked",
        }
    }

    /// The status of a name; an unknown name counts as revoked.
    pub fn from_name(name: &str) -> Self {
        match name {
            "active" => Self::Active,
            "rotating" => Self::Rotating,
            _ => Self::Revoked,
        }
    }
}

/// A key as it is stored: everything but the key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyRecord {
    /// The public id.
    pub key_id: String,
    /// The person who issued it.
    pub owner: Owner,
    /// The owner's name for it.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// As stored; see [`KeyRecord::status_at`] for what it means now.
    pub status: KeyStatus,
    /// SHA-256 of the whole key.
    pub sha256: String,
    /// When it was issued.
    pub created_at: Timestamp,
    /// When it expires; `None` for never.
    pub expires_at: Option<Timestamp>,
    /// When it last authenticated, to the minute.
    pub last_used_at: Option<Timestamp>,
    /// When a rotated key stops authenticating.
    pub grace_ends_at: Option<Timestamp>,
    /// The key that replaces it.
    pub successor_id: Option<String>,
}

impl KeyRecord {
    /// The status at a moment: a rotated key is revoked once its grace is over.
    pub fn status_at(&self, now: Timestamp) -> KeyStatus {
        status_at(self.status, self.grace_ends_at, now)
    }

    /// The fields that authentication needs.
    pub fn credential(self) -> Credential {
        Credential {
            key_id: self.key_id,
            owner: self.owner,
            scopes: self.scopes,
            status: self.status,
            sha256: self.sha256,
            expires_at: self.expires_at,
            grace_ends_at: self.grace_ends_at,
        }
    }
}

/// The part of a stored key that authentication needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    /// The public id.
    pub key_id: String,
    /// The person who issued it.
    pub owner: Owner,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// As stored.
    pub status: KeyStatus,
    /// SHA-256 of the whole key.
    pub sha256: String,
    /// When it expires; `None` for never.
    pub expires_at: Option<Timestamp>,
    /// When a rotated key stops authenticating.
    pub grace_ends_at: Option<Timestamp>,
}

impl Credential {
    /// Whether `key` is the stored key and may be used now. Compares in constant time.
    pub fn admits(&self, key: &PlainKey, now: Timestamp) -> bool {
        let same = bool::from(self.sha256.as_bytes().ct_eq(key.sha256().as_bytes()));
        let status = status_at(self.status, self.grace_ends_at, now);
        let alive = status != KeyStatus::Revoked && self.expires_at.is_none_or(|end| end > now);
        same && alive
    }
}

fn status_at(status: KeyStatus, grace_ends_at: Option<Timestamp>, now: Timestamp) -> KeyStatus {
    match status {
        KeyStatus::Rotating if grace_ends_at.is_none_or(|end| end <= now) => KeyStatus::Revoked,
        status => status,
    }
}

/// The scopes as one text for the store.
pub fn scopes_text(scopes: &[Scope]) -> String {
    scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
}

/// The scopes of a stored text; an unknown scope grants nothing.
pub fn scopes_from_text(text: &str) -> Vec<Scope> {
    text.split_whitespace().filter_map(Scope::from_name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn record(key: &PlainKey) -> Credential {
        Credential {
            key_id: key.key_id().to_owned(),
            owner: "usr_1".to_owned(),
            scopes: vec![Scope::Read],
            status: KeyStatus::Active,
            sha256: key.sha256(),
            expires_at: None,
            grace_ends_at: None,
        }
    }

    proptest! {
        #[test]
        fn a_key_reads_back_and_no_neighbour_does(
            id: [u8; 10],
            secret: [u8; 32],
            at in 0usize..80,
            with in "[a-z0-9]",
        ) {
            let key = PlainKey::generate(&id, &secret);
            prop_assert_eq!(PlainKey::parse(key.reveal()), Some(key.clone()));
            prop_assert!(key.reveal()[4..].bytes().all(|b| b.is_ascii_alphanumeric()));
            let mut altered = key.reveal().to_owned();
            altered.replace_range(at..=at, &with);
            if altered != key.reveal() {
                prop_assert!(PlainKey::parse(&altered).is_none());
            }
        }

        #[test]
        fn nothing_else_is_a_key(text in "\\PC{0,120}") {
            prop_assert!(PlainKey::parse(&text).is_none());
            let prefixed = ["hfk_", &text].concat();
            prop_assert!(PlainKey::parse(&prefixed).is_none());
        }
    }

    #[test]
    fn a_key_dies_by_expiry_revocation_and_the_end_of_grace() {
        let key = PlainKey::generate(&[1; 10], &[2; 32]);
        let now = Timestamp::from_seconds(100);
        let mut stored = record(&key);
        assert!(stored.admits(&key, now));
        assert!(!stored.admits(&PlainKey::generate(&[1; 10], &[3; 32]), now));
        stored.expires_at = Some(now);
        assert!(!stored.admits(&key, now));
        stored.expires_at = None;
        stored.status = KeyStatus::Rotating;
        stored.grace_ends_at = Some(now.plus_seconds(1));
        assert!(stored.admits(&key, now));
        assert!(!stored.admits(&key, now.plus_seconds(1)));
        stored.status = KeyStatus::Revoked;
        assert!(!stored.admits(&key, now));
    }
}
