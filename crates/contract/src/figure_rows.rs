//! The rows of data behind a figure.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// What a figure was computed from, down to the rows.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct FigureRowsResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The figure.
    #[serde(default)]
    #[schema(required, example = "ev_AAPL_return_1y")]
    pub evidence_id: String,
    /// The series that its formula uses.
    #[serde(default)]
    #[schema(required)]
    pub series: Vec<FigureSeries>,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// The part of a series that a figure uses.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct FigureSeries {
    /// The input of the formula, as `SOURCE_ID#NAME`.
    #[serde(default)]
    #[schema(required, example = "prices_daily#adjusted_AAPL")]
    pub input: String,
    /// The source of the series.
    #[serde(default)]
    #[schema(required)]
    pub source: FigureSource,
    /// The rows of the figure's period and the row before it, oldest first. Empty if the service no longer has
    /// them.
    #[serde(default)]
    #[schema(required)]
    pub rows: Vec<FigureRow>,
    /// How many rows in the middle are left out.
    #[serde(default)]
    #[schema(required, example = 0)]
    pub left_out: u64,
}

/// A source, with a digest of the content that was read.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct FigureSource {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "prices_daily")]
    pub source_id: String,
    /// Who provides it.
    #[serde(default)]
    #[schema(required, example = "shipped")]
    pub provider: String,
    /// The kind of data. Open set.
    #[serde(default)]
    #[schema(required, example = "daily_prices")]
    pub kind: String,
    /// The name of the source, for display.
    #[serde(default)]
    #[schema(required, example = "Quandl WIKI prices (public domain), daily")]
    pub title: String,
    /// Where to find it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub uri: Option<String>,
    /// When it was fetched; absent for what ships with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "2026-11-15T10:00:00Z")]
    pub retrieved_at: Option<String>,
    /// When it was published, if it says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "2013-03-01")]
    pub published_at: Option<String>,
    /// SHA-256 of the content as it was read, as lower-case hex.
    #[serde(default)]
    #[schema(
        required,
        example = "2265fa787d6241be76ca1608a78c3ed39fa1c192bccf0d365b4ab9dbb5a86dfc"
    )]
    pub content_sha256: String,
}

/// A row of a series.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct FigureRow {
    /// Its date (`YYYY-MM-DD`) or month (`YYYY-MM`), where the source has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "2013-03-01")]
    pub at: Option<String>,
    /// Its value, as the source has it.
    #[serde(default)]
    #[schema(required, example = 61.5)]
    pub value: f64,
}
