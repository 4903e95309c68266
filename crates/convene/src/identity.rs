//! The configured identity provider.

use std::sync::Arc;

use ::identity::{BuiltinVerifier, FirebaseConfig, KeySource, OidcConfig, OidcVerifier, Timing, firebase};
use async_trait::async_trait;
use pipeline::ports::identity::{IdentityProvider, TokenSigner};
use pipeline::ports::store::Store;

use crate::config::Config;
use crate::fault::Fault;

/// The id of the only OAuth client of the built-in provider.
pub(crate) const CLIENT_ID: &str = "convene";

/// Reads the built-in provider's signing keys from the store.
struct StoredKeys {
    store: Arc<dyn Store>,
    signer: Arc<dyn TokenSigner>,
}

#[async_trait]
impl KeySource for StoredKeys {
    async fn keys(&self) -> Result<Vec<(String, serde_json::Value)>, String> {
        let keys = self.store.signing_keys().await.map_err(|error| error.to_string())?;
        keys.into_iter()
            .map(|key| Ok((key.kid.clone(), self.signer.public_jwk(&key.private_key, &key.kid)?)))
            .collect()
    }
}

/// The verifier of the configured kind.
pub(crate) fn verifier(
    config: &Config,
    issuer: &str,
    store: Arc<dyn Store>,
    signer: Arc<dyn TokenSigner>,
) -> Result<Arc<dyn IdentityProvider>, Fault> {
    let identity = &config.identity;
    let tier_claim = (!identity.tier_claim.is_empty()).then(|| identity.tier_claim.clone());
    Ok(match identity.kind.as_str() {
        "oidc" => {
            let mut settings = OidcConfig::new(&identity.issuer, &identity.audience);
            settings.tier_claim = tier_claim;
            Arc::new(OidcVerifier::new(settings).map_err(|error| Fault::key("identity.issuer", error))?)
        }
        "firebase" => {
            let mut settings = FirebaseConfig::new(&identity.project, &identity.api_key);
            settings.tier_claim = tier_claim;
            Arc::new(firebase(settings).map_err(|error| Fault::key("identity.project", error))?)
        }
        _ => {
            let keys = Arc::new(StoredKeys { store, signer });
            let verifier = BuiltinVerifier::new(issuer, CLIENT_ID, keys, Timing::LOCAL);
            Arc::new(verifier.map_err(|error| Fault::key("auth.public_url", error))?)
        }
    })
}
