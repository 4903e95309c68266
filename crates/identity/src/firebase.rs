//! Firebase Authentication, by its published rules for ID tokens.

use std::sync::Arc;

use jsonwebtoken::Algorithm;
use pipeline::ports::identity::PublicIdentityConfig;
use url::Url;

use super::claims::ClaimRules;
use super::fetch::HttpKeySource;
use super::key_cache::KeyCache;
use super::oidc::OidcVerifier;
use super::timing::Timing;
use super::token::TokenVerifier;

/// The address that Firebase documents for its keys. It is the same for all projects, so there is
/// nothing to discover.
const JWKS_URL: &str = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/// Which Firebase project to trust.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirebaseConfig {
    /// The project id.
    pub project: String,
    /// The public web API key that browsers start a sign-in with.
    pub api_key: String,
    /// Where people sign in; `{project}.firebaseapp.com` if not given.
    pub auth_domain: Option<String>,
    /// The custom claim that holds the tier, if Firebase is to decide it.
    pub tier_claim: Option<String>,
    /// Another address for the keys, for tests and emulators.
    pub jwks_url: Option<String>,
    /// The clock leeway, and how long keys are kept.
    pub timing: Timing,
}

impl FirebaseConfig {
    /// A project with its public web API key; everything else as Firebase has it.
    pub fn new(project: impl Into<String>, api_key: impl Into<String>) -> Self {
        Self {
            project: project.into(),
            api_key: api_key.into(),
            auth_domain: None,
            tier_claim: None,
            jwks_url: None,
            timing: Timing::default(),
        }
    }
}

/// A verifier for the ID tokens of a Firebase project.
pub fn firebase(config: FirebaseConfig) -> Result<OidcVerifier, String> {
    let project = config.project;
    // The id becomes part of the issuer, so nothing but an id may be in it.
    if project.is_empty() || !project.chars().all(|c| c.is_ascii_alphanumeric() || "-_.:".contains(c)) {
        return Err("the Firebase project is not a project id".to_owned());
    }
    let address = config.jwks_url.as_deref().unwrap_or(JWKS_URL);
    let address = Url::parse(address).map_err(|error| format!("the address of the keys: {error}"))?;
    let keys = KeyCache::new(Arc::new(HttpKeySource::at(address)?), config.timing);
    let issuer = format!("https://securetoken.google.com/{project}");
    let public = PublicIdentityConfig {
        provider: "firebase".to_owned(),
        issuer: issuer.clone(),
        client_id: project.clone(),
        api_key: config.api_key,
        auth_domain: config
            .auth_domain
            .unwrap_or_else(|| format!("{project}.firebaseapp.com")),
    };
    let rules = ClaimRules {
        issuer,
        audience: project,
        leeway_seconds: config.timing.leeway_seconds,
        tier_claim: config.tier_claim,
        requires_auth_time: true,
    };
    let tokens = TokenVerifier::new(rules, &[Algorithm::RS256], keys);
    Ok(OidcVerifier::assemble(tokens, public))
}
