//! The charts of an analysis.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The charts for which there is data.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ChartsResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The charts, in the order of reading.
    #[serde(default)]
    #[schema(required)]
    pub charts: Vec<Chart>,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// A chart of an analysis.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Chart {
    /// Stable within the session. Known beginnings: `price`, `valuation`, `scenarios`, `confidence`. Open set.
    #[serde(default)]
    #[schema(required, example = "price_1")]
    pub chart_id: String,
    /// Its caption.
    #[serde(default)]
    #[schema(
        required,
        example = "AAPL: price month by month, and its falls from the peak, 2000 to 2013"
    )]
    pub title: String,
    /// What the chart shows, in words, for readers who cannot see it.
    #[serde(default)]
    #[schema(required, example = "Line of the month-end price of AAPL from 2000 to 2013.")]
    pub alt: String,
    /// The chart as an SVG document. It refers to nothing outside itself.
    #[serde(default)]
    #[schema(
        required,
        example = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"520\" height=\"246\"></svg>"
    )]
    pub svg: String,
    /// The numbers it was drawn from, as a table.
    #[serde(default)]
    #[schema(required)]
    pub data: ChartData,
}

/// The numbers that a chart was drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ChartData {
    /// The instrument or market that the numbers are about; empty for numbers of the committee itself.
    #[serde(default)]
    #[schema(required, example = "AAPL")]
    pub subject: String,
    /// The id of the source in the session's ledger; absent for numbers of the committee itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "prices_daily")]
    pub source_id: Option<String>,
    /// What the values of a row are. Known values: `price`, `fall` (percent below the highest value before), `ratio`,
    /// `percent`, `confidence_before`, `confidence_after`. Open set.
    #[serde(default)]
    #[schema(required, example = json!(["price", "fall"]))]
    pub columns: Vec<String>,
    /// The rows, in the order in which they are drawn; at most 240.
    #[serde(default)]
    #[schema(required)]
    pub rows: Vec<ChartRow>,
}

/// One row of the numbers of a chart.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ChartRow {
    /// A month as `YYYY-MM`, the name of a scenario, or the title of a member.
    #[serde(default)]
    #[schema(required, example = "2013-02")]
    pub label: String,
    /// One decimal for each column.
    #[serde(default)]
    #[schema(required, example = json!(["61.80", "-36.9"]))]
    pub values: Vec<String>,
}
