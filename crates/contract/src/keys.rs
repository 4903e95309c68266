//! API keys, on the auth service.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::bounds::{EXPIRES_AT_MAX, KEY_NAME_MAX, KEY_NAME_MIN, SCOPES_MAX, SCOPES_MIN};
use crate::validate::{FieldError, Validate, optional_text, present, text};

/// What a key may be allowed to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub enum Scope {
    /// Read sessions, briefs, plans, executions, transcripts, instruments and usage.
    #[serde(rename = "pipeline:read")]
    Read,
    /// Submit questions, answers and plans; convene.
    #[serde(rename = "pipeline:write")]
    Write,
    /// Read analyses with their charts and figures, summaries and audit records.
    #[serde(rename = "pipeline:findings")]
    Findings,
}

impl Scope {
    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "pipeline:read",
            Self::Write => "pipeline:write",
            Self::Findings => "pipeline:findings",
        }
    }
}

/// A key to be issued. Unknown properties are rejected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateKeyRequest {
    /// The name that the owner gave the key.
    #[schema(min_length = 1, max_length = 100, example = "nightly report")]
    pub name: String,
    /// What it may do; no scope twice.
    #[schema(
        value_type = BTreeSet<Scope>,
        min_items = 1,
        max_items = 3,
        example = json!(["pipeline:read", "pipeline:findings"]),
    )]
    pub scopes: Vec<Scope>,
    /// When the key expires: RFC 3339 with at most nine decimals of a second, in the future and before the year 9000.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, max_length = 35, example = "2027-11-15T10:00:00Z")]
    pub expires_at: Option<String>,
}

impl Validate for CreateKeyRequest {
    fn validate(&self) -> Result<(), FieldError> {
        text("name", &self.name, KEY_NAME_MIN, KEY_NAME_MAX)?;
        check_scopes(&self.scopes)?;
        // Only the length is checked here. The handler parses the time and checks that it is in the future.
        optional_text("expires_at", self.expires_at.as_deref(), EXPIRES_AT_MAX)
    }
}

/// A change of a key. A field that is absent stays as it is. Unknown properties are rejected.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateKeyRequest {
    /// The name that the owner gave the key.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 100, example = "nightly report")]
    pub name: Option<String>,
    /// What it may do; no scope twice.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schema(
        value_type = Option<BTreeSet<Scope>>,
        nullable = false,
        min_items = 1,
        max_items = 3,
        example = json!(["pipeline:read"]),
    )]
    pub scopes: Option<Vec<Scope>>,
}

impl Validate for UpdateKeyRequest {
    fn validate(&self) -> Result<(), FieldError> {
        if let Some(name) = &self.name {
            text("name", name, KEY_NAME_MIN, KEY_NAME_MAX)?;
        }
        self.scopes.as_deref().map_or(Ok(()), check_scopes)
    }
}

fn check_scopes(scopes: &[Scope]) -> Result<(), FieldError> {
    if !(SCOPES_MIN..=SCOPES_MAX).contains(&scopes.len()) {
        return Err(FieldError::new(
            "scopes",
            format!("must have {SCOPES_MIN} to {SCOPES_MAX} elements"),
        ));
    }
    if scopes.iter().collect::<BTreeSet<_>>().len() < scopes.len() {
        return Err(FieldError::new("scopes", "must not name a scope twice"));
    }
    Ok(())
}

/// A key without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct KeyResponse {
    /// The public id.
    #[serde(default)]
    #[schema(required, example = "a1b2c3d4e5f6g7h8")]
    pub key_id: String,
    /// The name that the owner gave the key.
    #[serde(default)]
    #[schema(required, example = "nightly report")]
    pub name: String,
    /// What it may do.
    #[serde(default)]
    #[schema(required, example = json!(["pipeline:read", "pipeline:findings"]))]
    pub scopes: Vec<String>,
    /// Known values: `active`, `rotating`, `revoked`. Open set.
    #[serde(default)]
    #[schema(required, examples("active", "rotating", "revoked"))]
    pub status: String,
    /// When it was issued.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:00:00Z")]
    pub created_at: String,
    /// When the key expires.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2027-11-15T10:00:00Z")]
    pub expires_at: Option<String>,
    /// When it last authenticated, to the minute.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T11:30:00Z")]
    pub last_used_at: Option<String>,
    /// When a rotated key stops working.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T12:15:00Z")]
    pub grace_ends_at: Option<String>,
    /// The key that replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "h8g7f6e5d4c3b2a1")]
    pub successor_id: Option<String>,
}

/// A key that was just issued. This is the only time the key itself is shown.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct IssuedKey {
    /// The key. Keep it in a secret manager.
    #[serde(default)]
    #[schema(required, example = "<API_KEY>")]
    pub key: String,
    /// The key without its secret.
    #[serde(flatten)]
    pub info: KeyResponse,
}

impl fmt::Debug for IssuedKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("IssuedKey")
            .field("info", &self.info)
            .finish_non_exhaustive()
    }
}

/// The owner's keys, without secrets.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct KeyList {
    /// The keys.
    #[serde(default)]
    #[schema(required)]
    pub keys: Vec<KeyResponse>,
}
