//! What a person and their keys have used.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::executions::Usage;

/// What was used today and in the last days. Days are UTC days.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct UsageResponse {
    /// The submits that keys made today, and their limits. A signed-in person has no such limit.
    #[serde(default)]
    #[schema(required)]
    pub kickoffs: Kickoffs,
    /// What models cost today.
    #[serde(default)]
    #[schema(required)]
    pub today: Usage,
    /// What models cost in the last `days` days, including today.
    #[serde(default)]
    #[schema(required)]
    pub recent: Usage,
    /// How many days `recent` covers.
    #[serde(default)]
    #[schema(required, minimum = 1, example = 30)]
    pub days: i64,
}

/// The kickoffs of an owner's keys in a day.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Kickoffs {
    /// How many all keys together used today.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 12)]
    pub used: i64,
    /// The daily limit of all keys together.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 1000)]
    pub limit: i64,
    /// The daily limit of one key.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 200)]
    pub limit_per_key: i64,
    /// When the next day begins.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-16T00:00:00Z")]
    pub resets_at: String,
}
