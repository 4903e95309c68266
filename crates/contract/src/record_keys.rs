//! The keys that sign audit records.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A JWK Set (RFC 7517): the key in use and all that were in use before.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct RecordKeySet {
    /// The keys, newest first.
    #[serde(default)]
    #[schema(required)]
    pub keys: Vec<RecordKey>,
}

/// A public Ed25519 key as a JWK (RFC 8037).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct RecordKey {
    /// Always `OKP`.
    #[serde(default)]
    #[schema(required, example = "OKP")]
    pub kty: String,
    /// Always `Ed25519`.
    #[serde(default)]
    #[schema(required, example = "Ed25519")]
    pub crv: String,
    /// Always `EdDSA`.
    #[serde(default)]
    #[schema(required, example = "EdDSA")]
    pub alg: String,
    /// Always `sig`.
    #[serde(default, rename = "use")]
    #[schema(required, example = "sig")]
    pub usage: String,
    /// The thumbprint of the key (RFC 7638), which a record names.
    #[serde(default)]
    #[schema(required, example = "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")]
    pub kid: String,
    /// The public key, in base64url.
    #[serde(default)]
    #[schema(required, example = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")]
    pub x: String,
    /// The public address of the instance, which a record names too.
    #[serde(default)]
    #[schema(required, example = "https://convene.example.org")]
    pub iss: String,
    /// When it was made, in seconds since 1970.
    #[serde(default)]
    #[schema(required, example = 1794736800)]
    pub iat: i64,
    /// When another key took its place, in seconds since 1970. Absent while it is in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = 1826272800)]
    pub exp: Option<i64>,
}
