//! Verifies the tokens of any OpenID Connect issuer.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::Timestamp;
use pipeline::ports::identity::{IdentityProvider, PublicIdentityConfig, TokenRefusal};
use pipeline::principal::Person;
use url::Url;

use super::claims::ClaimRules;
use super::fetch::HttpKeySource;
use super::jwks::ALGORITHMS;
use super::key_cache::KeyCache;
use super::timing::Timing;
use super::token::TokenVerifier;

/// Which issuer to trust, and the audience that its tokens must name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OidcConfig {
    /// The issuer, exactly as its tokens and its discovery document write it.
    pub issuer: String,
    /// Our client id at the issuer.
    pub audience: String,
    /// The claim that holds the tier (`free` or `pro`), if the issuer is to decide it.
    pub tier_claim: Option<String>,
    /// The clock leeway, and how long keys are kept.
    pub timing: Timing,
}

impl OidcConfig {
    /// An issuer and an audience, with the default timing and no tier claim.
    pub fn new(issuer: impl Into<String>, audience: impl Into<String>) -> Self {
        Self {
            issuer: issuer.into(),
            audience: audience.into(),
            tier_claim: None,
            timing: Timing::default(),
        }
    }
}

/// Verifies the ID tokens of an external issuer.
pub struct OidcVerifier {
    tokens: TokenVerifier,
    public: PublicIdentityConfig,
}

impl OidcVerifier {
    /// A verifier that finds the issuer's keys by discovery, when the first token arrives.
    pub fn new(config: OidcConfig) -> Result<Self, String> {
        let address = issuer_address(&config.issuer)?;
        if config.audience.is_empty() {
            return Err("the audience is empty".to_owned());
        }
        if address.scheme() != "https" {
            tracing::warn!("the identity provider is not reached over https; do this on one machine only");
        }
        let public = PublicIdentityConfig {
            provider: "oidc".to_owned(),
            issuer: config.issuer.clone(),
            client_id: config.audience.clone(),
            api_key: config.audience.clone(),
            auth_domain: address.authority().to_owned(),
        };
        let keys = KeyCache::new(Arc::new(HttpKeySource::discovered(&config.issuer)?), config.timing);
        let rules = ClaimRules {
            issuer: config.issuer,
            audience: config.audience,
            leeway_seconds: config.timing.leeway_seconds,
            tier_claim: config.tier_claim,
            requires_auth_time: false,
        };
        Ok(Self::assemble(TokenVerifier::new(rules, ALGORITHMS, keys), public))
    }

    pub(super) fn assemble(tokens: TokenVerifier, public: PublicIdentityConfig) -> Self {
        Self { tokens, public }
    }

    /// Fetches the keys, so that the first person to sign in need not wait for them.
    pub async fn warm_up(&self, now: Timestamp) -> Result<(), TokenRefusal> {
        self.tokens.warm_up(now).await
    }

    #[cfg(test)]
    pub(super) fn cached_tokens(&self) -> usize {
        self.tokens.cached_tokens()
    }
}

#[async_trait]
impl IdentityProvider for OidcVerifier {
    async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal> {
        self.tokens.verify(token, now).await
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

/// The issuer as an address. OpenID Connect Discovery allows neither a query nor a fragment in it.
pub(crate) fn issuer_address(issuer: &str) -> Result<Url, String> {
    let address = Url::parse(issuer).map_err(|error| format!("the issuer is not an address: {error}"))?;
    let plain = address.query().is_none() && address.fragment().is_none() && address.username().is_empty();
    if matches!(address.scheme(), "http" | "https") && address.has_host() && plain {
        Ok(address)
    } else {
        Err("the issuer is not a plain http or https address".to_owned())
    }
}
