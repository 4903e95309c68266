//! Checks the tokens of the built-in provider, with the keys in the store.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::Timestamp;
use pipeline::ports::identity::{IdentityProvider, PublicIdentityConfig, TokenRefusal};
use pipeline::principal::{BUILT_IN_ISSUER, Person};

use super::claims::ClaimRules;
use super::jwks::{ALGORITHMS, KeySource};
use super::key_cache::KeyCache;
use super::oidc::issuer_address;
use super::timing::Timing;
use super::token::TokenVerifier;

/// Verifies the ID tokens of the built-in provider. They are checked like those of any other issuer;
/// only the keys come from the store.
pub struct BuiltinVerifier {
    tokens: TokenVerifier,
    public: PublicIdentityConfig,
}

impl BuiltinVerifier {
    /// A verifier for tokens of this issuer for this audience. Use [`Timing::LOCAL`]: another
    /// process may make a new key at any time, and its tokens should work at once.
    pub fn new(
        issuer: impl Into<String>,
        audience: impl Into<String>,
        keys: Arc<dyn KeySource>,
        timing: Timing,
    ) -> Result<Self, String> {
        let (issuer, audience) = (issuer.into(), audience.into());
        let public = PublicIdentityConfig {
            provider: "builtin".to_owned(),
            auth_domain: issuer_address(&issuer)?.authority().to_owned(),
            issuer: issuer.clone(),
            client_id: audience.clone(),
            api_key: audience.clone(),
        };
        let rules = ClaimRules {
            issuer,
            audience,
            leeway_seconds: timing.leeway_seconds,
            tier_claim: None,
            requires_auth_time: false,
        };
        Ok(Self {
            tokens: TokenVerifier::new(rules, ALGORITHMS, KeyCache::new(keys, timing)),
            public,
        })
    }
}

#[async_trait]
impl IdentityProvider for BuiltinVerifier {
    async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal> {
        let mut person = self.tokens.verify(token, now).await?;
        // Accounts belong to a fixed issuer name, so that they survive a change of the service's address.
        BUILT_IN_ISSUER.clone_into(&mut person.issuer);
        Ok(person)
    }

    fn leeway_seconds(&self) -> u32 {
        self.tokens.leeway_seconds()
    }

    fn public_config(&self) -> PublicIdentityConfig {
        self.public.clone()
    }

    fn health(&self) -> String {
        self.tokens.health()
    }
}
