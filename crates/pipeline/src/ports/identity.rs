//! Identity providers, password hashes and ID tokens.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::principal::Person;

/// Why a token was not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TokenRefusal {
    /// It does not verify. The reason is for the log, not for the caller.
    Invalid(&'static str),
    /// The issuer's keys cannot be fetched at the moment.
    Unavailable(String),
}

/// Verifies ID tokens of the configured issuer.
#[async_trait]
pub trait IdentityProvider: Send + Sync {
    /// The person a token is about.
    async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal>;

    /// By how many seconds the issuer's clock may be ahead: a token from that far in the future is accepted.
    fn leeway_seconds(&self) -> u32;

    /// What a browser needs to start a sign-in.
    fn public_config(&self) -> PublicIdentityConfig;

    /// Its state in a word, for the health report.
    fn health(&self) -> String;
}

/// The public bootstrap of a sign-in. Nothing in it is secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicIdentityConfig {
    /// `builtin`, `oidc` or `firebase`.
    pub provider: String,
    /// The issuer.
    pub issuer: String,
    /// The client id a browser uses.
    pub client_id: String,
    /// Firebase's public identifier; the client id elsewhere.
    pub api_key: String,
    /// Where people sign in.
    pub auth_domain: String,
}

/// Hashes and checks passwords; slow on purpose, so callers keep it off the async threads.
pub trait PasswordHasher: Send + Sync {
    /// A salted hash with its parameters.
    fn hash(&self, password: &str, salt: &[u8]) -> Result<String, String>;

    /// Whether the password is the one that was hashed.
    fn verify(&self, password: &str, hash: &str) -> bool;
}

/// Signs ID tokens for the built-in provider.
pub trait TokenSigner: Send + Sync {
    /// A new private key as text (PKCS#8 DER in base64), for the store.
    fn generate(&self) -> Result<String, String>;

    /// The public half as a JWK, with this key id.
    fn public_jwk(&self, private_key: &str, kid: &str) -> Result<serde_json::Value, String>;

    /// A signed compact token over the claims.
    fn sign(&self, private_key: &str, kid: &str, claims: &serde_json::Value) -> Result<String, String>;
}
