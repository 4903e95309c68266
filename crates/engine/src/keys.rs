//! API keys: issue, rename, rescope, rotate with a grace window, revoke. For people only, not for keys.

use pipeline::api_key::{KeyRecord, KeyStatus, PlainKey, scopes_text};
use pipeline::ports::store::Mutation;
use pipeline::principal::Scope;
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::authenticate::Caller;

/// A key that was just issued. Its clear text exists only here; the store has its SHA-256.
#[derive(Debug, Clone)]
pub struct NewKey {
    /// The key in clear text.
    pub key: PlainKey,
    /// What the store keeps of the key.
    pub record: KeyRecord,
}

impl Engine {
    /// Issues a key; refused if the owner has as many live keys as allowed.
    pub async fn issue_key(
        &self,
        caller: &Caller,
        name: String,
        scopes: Vec<Scope>,
        expires_at: Option<Timestamp>,
    ) -> Outcome<NewKey> {
        let now = self.now();
        if expires_at.is_some_and(|end| end <= now) {
            return Err(Refusal::field("expires_at", "must be in the future"));
        }
        let new = self.new_key(caller, name, scopes, expires_at);
        let mut batch = caller.opening_writes(now);
        batch.push(drop_ended_keys(caller, now));
        batch.push(self.room_for_key(caller, now));
        batch.push(Mutation::InsertKey(new.record.clone()));
        self.or_refusal(self.store().commit(batch).await)?;
        Ok(new)
    }

    /// The caller's keys, newest first.
    pub async fn keys(&self, caller: &Caller) -> Outcome<Vec<KeyRecord>> {
        self.or_refusal(self.store().keys_of(&caller.owner).await)
    }

    /// One key of the caller's.
    pub async fn key(&self, caller: &Caller, key_id: &str) -> Outcome<KeyRecord> {
        self.or_refusal(self.store().key(key_id).await)?
            .filter(|record| record.owner == caller.owner)
            .ok_or_else(Refusal::not_found)
    }

    /// Renames or rescopes a key that is not revoked. A field that is not given is not written, so that two concurrent
    /// changes of different fields do not undo each other.
    pub async fn update_key(
        &self,
        caller: &Caller,
        key_id: &str,
        name: Option<String>,
        scopes: Option<Vec<Scope>>,
    ) -> Outcome<KeyRecord> {
        self.living_key(caller, key_id).await?;
        let mut batch = caller.opening_writes(self.now());
        batch.push(Mutation::UpdateKey {
            owner: caller.owner.clone(),
            key_id: key_id.to_owned(),
            name,
            scopes: scopes.as_deref().map(scopes_text),
        });
        self.or_refusal(self.store().commit(batch).await)?;
        self.key(caller, key_id).await
    }

    /// Issues a successor; the old key stays valid for the grace window. The commit itself copies name, scopes and
    /// expiry to the successor, so the answer is read after the commit.
    pub async fn rotate_key(&self, caller: &Caller, key_id: &str) -> Outcome<NewKey> {
        let record = self.living_key(caller, key_id).await?;
        if record.status == KeyStatus::Rotating {
            return Err(Refusal::Conflict("This key already has a successor.".to_owned()));
        }
        let now = self.now();
        let key = self.plain_key();
        let mut batch = caller.opening_writes(now);
        batch.push(drop_ended_keys(caller, now));
        batch.push(self.room_for_key(caller, now));
        batch.push(Mutation::RotateKey {
            owner: caller.owner.clone(),
            key_id: key_id.to_owned(),
            successor_id: key.key_id().to_owned(),
            grace_ends_at: now.plus_seconds(self.settings.rotation_grace_seconds),
        });
        batch.push(Mutation::InsertSuccessor {
            owner: caller.owner.clone(),
            key_id: key_id.to_owned(),
            successor_id: key.key_id().to_owned(),
            sha256: key.sha256(),
            now,
        });
        self.or_refusal(self.store().commit(batch).await)?;
        let record = self.key(caller, key.key_id()).await?;
        Ok(NewKey { key, record })
    }

    /// Revokes a key. Revoking it again succeeds.
    pub async fn revoke_key(&self, caller: &Caller, key_id: &str) -> Outcome<()> {
        self.key(caller, key_id).await?;
        let mut batch = caller.opening_writes(self.now());
        batch.push(Mutation::RevokeKey {
            owner: caller.owner.clone(),
            key_id: key_id.to_owned(),
        });
        self.or_refusal(self.store().commit(batch).await)
    }

    async fn living_key(&self, caller: &Caller, key_id: &str) -> Outcome<KeyRecord> {
        let record = self.key(caller, key_id).await?;
        match record.status_at(self.now()) {
            KeyStatus::Revoked => Err(Refusal::Conflict("This key is revoked.".to_owned())),
            _ => Ok(record),
        }
    }

    fn room_for_key(&self, caller: &Caller, now: Timestamp) -> Mutation {
        Mutation::CheckKeyLimit {
            owner: caller.owner.clone(),
            now,
            most: self.settings.keys_per_owner,
        }
    }

    fn plain_key(&self) -> PlainKey {
        let mut id = [0; 10];
        id.copy_from_slice(&self.ports.ids.secret()[..10]);
        PlainKey::generate(&id, &self.ports.ids.secret())
    }

    fn new_key(&self, caller: &Caller, name: String, scopes: Vec<Scope>, expires_at: Option<Timestamp>) -> NewKey {
        let key = self.plain_key();
        let record = KeyRecord {
            key_id: key.key_id().to_owned(),
            owner: caller.owner.clone(),
            name,
            scopes,
            status: KeyStatus::Active,
            sha256: key.sha256(),
            created_at: self.now(),
            expires_at,
            last_used_at: None,
            grace_ends_at: None,
            successor_id: None,
        };
        NewKey { key, record }
    }
}

/// Without it a caller could fill the table with keys that ended, which every new key has to count past.
fn drop_ended_keys(caller: &Caller, now: Timestamp) -> Mutation {
    Mutation::DropEndedKeys {
        owner: caller.owner.clone(),
        now,
    }
}
