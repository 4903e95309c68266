//! The keys that sign ID tokens.

use std::sync::PoisonError;

use pipeline::ports::store::{Batch, Mutation, SigningKey};
use pipeline::{Outcome, Refusal};
use serde_json::Value;

use super::BuiltInIdentity;

impl BuiltInIdentity {
    /// The public keys as JWKs, newest first.
    pub async fn jwks(&self) -> Outcome<Vec<Value>> {
        let mut keys = self.or_refusal(self.ports.store.signing_keys().await)?;
        if keys.is_empty() {
            keys.push(self.signing_key().await?);
        }
        keys.iter().map(|key| self.public_jwk(key)).collect()
    }

    /// The public half of a key. It is computed once, because anybody may ask for it at any rate.
    fn public_jwk(&self, key: &SigningKey) -> Outcome<Value> {
        let mut known = self.public_jwks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(jwk) = known.get(&key.kid) {
            return Ok(jwk.clone());
        }
        let jwk = self.ports.signer.public_jwk(&key.private_key, &key.kid);
        let jwk = jwk.map_err(Refusal::Internal)?;
        known.insert(key.kid.clone(), jwk.clone());
        Ok(jwk)
    }

    /// The newest key, created if there is none. If two processes create one at once, both keys stay valid.
    pub(super) async fn signing_key(&self) -> Outcome<SigningKey> {
        if let Some(key) = self
            .or_refusal(self.ports.store.signing_keys().await)?
            .into_iter()
            .next()
        {
            return Ok(key);
        }
        let signer = self.ports.signer.clone();
        let private_key = tokio::task::spawn_blocking(move || signer.generate())
            .await
            .map_err(|error| Refusal::Internal(error.to_string()))?
            .map_err(Refusal::Internal)?;
        let key = SigningKey {
            kid: self.ports.ids.next("kid"),
            private_key,
            created_at: self.now(),
        };
        self.or_refusal(
            self.ports
                .store
                .commit(Batch::of([Mutation::InsertSigningKey(key.clone())]))
                .await,
        )?;
        Ok(key)
    }
}
