//! Which instruments there are, and what the service has on one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::master_brief::Instrument;

/// Instruments that match a search.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct InstrumentList {
    /// The matches, best first; at most twenty.
    #[serde(default)]
    #[schema(required)]
    pub instruments: Vec<Instrument>,
}

/// What the service has on an instrument.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct InstrumentReport {
    /// The instrument, as a brief names it.
    #[serde(default)]
    #[schema(required)]
    pub instrument: Instrument,
    /// The data on it. If there are several of one kind, a committee uses the first. Imported data comes first, then
    /// data of live sources, then what ships.
    #[serde(default)]
    #[schema(required)]
    pub data: Vec<InstrumentData>,
    /// The kinds of data that a committee would look for and not find. Known values: `prices`, `accounts`. Open set.
    #[serde(default)]
    #[schema(required, example = json!(["accounts"]))]
    pub missing: Vec<String>,
}

/// Data on an instrument.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct InstrumentData {
    /// The kind of data. Known values: `prices`, `accounts`. Open set.
    #[serde(default)]
    #[schema(required, examples("prices", "accounts"))]
    pub kind: String,
    /// Who gave it: `shipped`, `import`, or the name of a live source. Open set.
    #[serde(default)]
    #[schema(required, examples("shipped", "import", "sec"))]
    pub provider: String,
    /// Where it is from, in words.
    #[serde(default)]
    #[schema(required, example = "Annual reports (10-K) filed with the US SEC (public domain)")]
    pub title: String,
    /// Where it is from, as an address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "https://www.sec.gov/edgar")]
    pub uri: Option<String>,
    /// When it was imported or fetched; absent for what ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:00:00Z")]
    pub retrieved_at: Option<String>,
    /// How many rows it has.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 19)]
    pub rows: i64,
    /// The earliest date, `YYYY-MM-DD` or `YYYY-MM`.
    #[serde(default)]
    #[schema(required, example = "2007-09-29")]
    pub first: String,
    /// The latest date.
    #[serde(default)]
    #[schema(required, example = "2025-09-27")]
    pub last: String,
}
