//! Turns a bearer into a caller. There are two kinds of credential and no fallback from one to the other.

use pipeline::account::Profile;
use pipeline::api_key::{self, Credential, KeyRecord, PlainKey};
use pipeline::ports::identity::TokenRefusal;
use pipeline::ports::store::{Batch, KeyedPage, Mutation, TranscriptPage};
use pipeline::principal::{Principal, Tier};
use pipeline::session::Owner;
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::faults::store_refusal;

/// The use of a key is written to the store at most this often.
const KEY_USE_INTERVAL_SECONDS: i64 = 60;

/// An authenticated person or API key.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The person or the API key.
    pub principal: Principal,
    /// The owner of the data that the caller works on; for a key, the person who issued it.
    pub owner: Owner,
    /// The profile of a person, if it is provisioned already. Never set for a key.
    pub profile: Option<Profile>,
}

impl Caller {
    /// The tier that the owner pays for: the one in the person's token, else the one in the stored profile.
    pub(crate) fn paid_tier(&self, stored: Option<&Profile>) -> Tier {
        let claimed = match &self.principal {
            Principal::Human(person) => person.tier,
            Principal::Key { .. } => None,
        };
        claimed.or(stored.map(|profile| profile.tier)).unwrap_or_default()
    }

    /// The writes that every batch of this caller begins with: they provision a person's profile if it is absent, and
    /// fail if the account is being erased.
    pub(crate) fn opening_writes(&self, now: Timestamp) -> Batch {
        let mut batch = Batch::default();
        if let (Principal::Human(person), None) = (&self.principal, &self.profile) {
            batch.push(Mutation::ProvisionProfile {
                profile: Profile::new(person, now),
                token_issued_at: person.issued_at,
            });
        }
        batch.push(Mutation::TouchProfile {
            owner: self.owner.clone(),
            now,
        });
        batch
    }
}

impl Engine {
    /// Authenticates an API key or an ID token.
    pub async fn authenticate(&self, bearer: &str) -> Outcome<Caller> {
        if bearer.starts_with(api_key::PREFIX) {
            let key = PlainKey::parse(bearer).ok_or_else(bad_key)?;
            let record = self
                .store()
                .key(key.key_id())
                .await
                .map_err(|error| store_refusal(error, self.now()))?;
            return self.admit(&key, record.map(KeyRecord::credential));
        }
        let now = self.now();
        let person = self
            .ports
            .identity
            .verify(bearer, now)
            .await
            .map_err(|refusal| match refusal {
                TokenRefusal::Invalid(reason) => {
                    tracing::debug!(reason, "token refused");
                    bad_token()
                }
                TokenRefusal::Unavailable(reason) => Refusal::Upstream(reason),
            })?;
        let owner = person.owner();
        let account = self
            .store()
            .account_state(&owner)
            .await
            .map_err(|error| store_refusal(error, now))?;
        if !account.accepts_token_of(person.issued_at) {
            // Only an erasure sets a mark this far in the future. It also refuses a new sign-up until then.
            let just_erased = account.erased_at.is_some_and(|mark| mark > now.plus_seconds(2));
            return Err(if just_erased { erased_just_now() } else { bad_token() });
        }
        Ok(Caller {
            principal: Principal::Human(person),
            owner,
            profile: account.profile,
        })
    }

    /// Authenticates a key and reads a transcript of its owner in one statement: this is the hottest route.
    pub async fn poll_by_key(
        &self,
        bearer: &str,
        session_id: &str,
        after: i64,
    ) -> Outcome<(Caller, Option<TranscriptPage>)> {
        let key = PlainKey::shaped(bearer).ok_or_else(bad_key)?;
        let found = self
            .store()
            .transcript_by_key(key.key_id(), session_id, after)
            .await
            .map_err(|error| store_refusal(error, self.now()))?;
        let (record, page) = match found {
            Some(KeyedPage { key, page }) => (Some(key), page),
            None => (None, None),
        };
        Ok((self.admit(&key, record)?, page))
    }

    fn admit(&self, key: &PlainKey, record: Option<Credential>) -> Outcome<Caller> {
        let now = self.now();
        let record = record.filter(|record| record.admits(key, now)).ok_or_else(bad_key)?;
        self.note_key_use(&record.key_id, now);
        Ok(Caller {
            owner: record.owner.clone(),
            principal: Principal::Key {
                key_id: record.key_id,
                owner: record.owner,
                scopes: record.scopes,
            },
            profile: None,
        })
    }

    fn note_key_use(&self, key_id: &str, now: Timestamp) {
        {
            let mut uses = self.key_uses.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            match uses.get_mut(key_id) {
                Some(last) if last.plus_seconds(KEY_USE_INTERVAL_SECONDS) > now => return,
                Some(last) => *last = now,
                None => {
                    uses.retain(|_, last| last.plus_seconds(KEY_USE_INTERVAL_SECONDS) > now);
                    uses.insert(key_id.to_owned(), now);
                }
            }
        }
        let store = self.ports.store.clone();
        let touch = Batch::of([Mutation::TouchKey {
            key_id: key_id.to_owned(),
            at: now,
        }]);
        self.tasks.spawn(async move {
            if let Err(error) = store.commit(touch).await {
                tracing::warn!(%error, "a key's use could not be noted");
            }
        });
    }
}

fn bad_key() -> Refusal {
    Refusal::Unauthorized("This API key is not valid.".to_owned())
}

fn erased_just_now() -> Refusal {
    Refusal::Unauthorized("This account was erased a moment ago. To sign up again, sign in in a minute.".to_owned())
}

fn bad_token() -> Refusal {
    Refusal::Unauthorized("This token is not valid. Sign in again.".to_owned())
}
