//! The pictures of an analysis.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::disclosure::Disclosure;

/// The pictures that there was data for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ChartsResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// In the order of reading.
    #[serde(default)]
    #[schema(required)]
    pub charts: Vec<Chart>,
    /// What must be shown with them.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// A picture.
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
    /// What it shows, in words, for those who do not see it.
    #[serde(default)]
    #[schema(required, example = "Line of the month-end price of AAPL from 2000 to 2013.")]
    pub alt: String,
    /// The picture as an SVG document. It refers to nothing outside itself.
    #[serde(default)]
    #[schema(
        required,
        example = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"520\" height=\"246\"></svg>"
    )]
    pub svg: String,
}
