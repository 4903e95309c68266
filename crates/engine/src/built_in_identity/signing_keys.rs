//! The keys that sign tokens.

use pipeline::ports::store::{Batch, Mutation, SigningKey};
use pipeline::{Outcome, Refusal};
use serde_json::Value;

use super::BuiltInIdentity;

impl BuiltInIdentity {
    /// The public keys, newest first.
    pub async fn jwks(&self) -> Outcome<Vec<Value>> {
        let mut keys = self.found(self.ports.store.signing_keys().await)?;
        if keys.is_empty() {
            keys.push(self.signing_key().await?);
        }
        keys.iter()
            .map(|key| {
                self.ports
                    .signer
                    .public_jwk(&key.private_key, &key.kid)
                    .map_err(Refusal::Internal)
            })
            .collect()
    }

    /// The key to sign with, made when there is none. Two processes that make one at once both stay valid.
    pub(super) async fn signing_key(&self) -> Outcome<SigningKey> {
        if let Some(key) = self.found(self.ports.store.signing_keys().await)?.into_iter().next() {
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
        self.found(
            self.ports
                .store
                .commit(Batch::of([Mutation::InsertSigningKey(key.clone())]))
                .await,
        )?;
        Ok(key)
    }
}
