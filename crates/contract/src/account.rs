//! The signed-in person.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::bounds::{PASSWORD_MAX, PASSWORD_MIN};
use crate::validate::{FieldError, Validate, text};

/// What a browser needs to sign a person in.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthConfig {
    /// With Firebase the public API key of the project, with other providers the client id. It is not a secret.
    #[serde(default)]
    #[schema(required, example = "convene")]
    pub api_key: String,
    /// The host that signs people in.
    #[serde(default)]
    #[schema(required, example = "127.0.0.1:8081")]
    pub auth_domain: String,
    /// The issuer of the ID tokens the service accepts.
    #[serde(default)]
    #[schema(required, example = "http://127.0.0.1:8081")]
    pub issuer: String,
    /// The client id to sign in with; the audience of the ID tokens.
    #[serde(default)]
    #[schema(required, example = "convene")]
    pub client_id: String,
    /// The kind of identity provider. Known values: `builtin`, `oidc`, `firebase`. Open set.
    #[serde(default)]
    #[schema(required, examples("builtin", "oidc", "firebase"))]
    pub provider: String,
    /// The address of the auth service, which manages keys.
    #[serde(default)]
    #[schema(required, example = "http://127.0.0.1:8081")]
    pub auth_url: String,
}

/// The signed-in person's profile.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Profile {
    /// The person's id in this service.
    #[serde(default)]
    #[schema(required, example = "usr_3b1f0c9d8e7a6b5c4d3e2f1a0b9c8d7e")]
    pub user_id: String,
    /// The e-mail address, if the identity provider gave one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "ada@example.com")]
    pub email: Option<String>,
    /// What the person pays for. Known values: `free`, `pro`. Open set.
    #[serde(default)]
    #[schema(required, examples("free", "pro"))]
    pub tier: String,
    /// Whether the next committee of this person on the free tier runs as `pro`. This happens once.
    #[serde(default)]
    #[schema(required, example = true)]
    pub upgrade_available: bool,
    /// When the profile was created.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:00:00Z")]
    pub created_at: String,
}

/// An erasure that is recorded but not finished, because a part of the data could not be deleted. The service finishes
/// it by itself. Until then the account is kept, so that the person can sign in and request the erasure again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ErasurePending {
    /// `erasure_pending`.
    #[serde(default)]
    #[schema(required, example = "erasure_pending")]
    pub status: String,
    /// The id of the request under which the erasure is recorded.
    #[serde(default)]
    #[schema(required, example = "req_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub request_id: String,
}

/// A change of the password at the built-in identity provider. Unknown properties are rejected.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePasswordRequest {
    /// The password until now. A wrong one is refused with 403.
    #[schema(min_length = 1, max_length = 200, example = "correct horse")]
    pub current_password: String,
    /// The password from now on. Every sign-in ends.
    #[schema(min_length = 8, max_length = 200, example = "battery staple")]
    pub new_password: String,
}

/// Shows neither password.
impl fmt::Debug for ChangePasswordRequest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ChangePasswordRequest").finish_non_exhaustive()
    }
}

impl Validate for ChangePasswordRequest {
    fn validate(&self) -> Result<(), FieldError> {
        text("current_password", &self.current_password, 1, PASSWORD_MAX)?;
        text("new_password", &self.new_password, PASSWORD_MIN, PASSWORD_MAX)
    }
}
