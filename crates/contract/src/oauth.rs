//! The responses of the built-in identity provider. OpenID Connect defines them; the API description leaves them out.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The discovery document (OpenID Connect Discovery 1.0, RFC 8414).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProviderMetadata {
    /// The issuer of the tokens.
    pub issuer: String,
    /// Where a person signs in.
    pub authorization_endpoint: String,
    /// Where a code or a refresh token becomes an ID token.
    pub token_endpoint: String,
    /// The public keys.
    pub jwks_uri: String,
    /// Only the code flow.
    pub response_types_supported: &'static [&'static str],
    /// The code comes in the query.
    pub response_modes_supported: &'static [&'static str],
    /// What a client may exchange for tokens.
    pub grant_types_supported: &'static [&'static str],
    /// Every client sees the same subject.
    pub subject_types_supported: &'static [&'static str],
    /// How ID tokens are signed.
    pub id_token_signing_alg_values_supported: &'static [&'static str],
    /// The scopes a client may ask for.
    pub scopes_supported: &'static [&'static str],
    /// Clients have no secret; they prove themselves by PKCE.
    pub token_endpoint_auth_methods_supported: &'static [&'static str],
    /// How PKCE challenges are made.
    pub code_challenge_methods_supported: &'static [&'static str],
    /// The claims of an ID token.
    pub claims_supported: &'static [&'static str],
    /// Whether the redirect names the issuer (RFC 9207).
    pub authorization_response_iss_parameter_supported: bool,
}

/// A JWK Set (RFC 7517).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct JwkSet {
    /// The public keys, as the signer wrote them.
    pub keys: Vec<Value>,
}

/// Tokens (RFC 6749, section 5.1).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenResponse {
    /// `Bearer`.
    pub token_type: String,
    /// The ID token again, because the service accepts it as the bearer token.
    pub access_token: String,
    /// The ID token.
    pub id_token: String,
    /// The token to exchange for the next ID token. It works once.
    pub refresh_token: String,
    /// For how many seconds the ID token is valid.
    pub expires_in: i64,
    /// The scopes that were granted.
    pub scope: String,
}

/// Why there are no tokens (RFC 6749, section 5.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OAuthError {
    /// The error code, as OAuth defines it.
    pub error: String,
}
