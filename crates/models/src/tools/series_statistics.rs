//! Statistics of one instrument's price series, from figures that are already computed: a model computes nothing.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{ToolResult, View};
use analyst::measures;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    symbol: String,
}

/// Measures of a price series contain one of these.
const SERIES_MEASURES: [&str; 9] = [
    "return",
    "vol",
    "drawdown",
    "month",
    "freq",
    "beta",
    "correlation",
    "momentum",
    "trend",
];

/// The figures of [`SERIES_MEASURES`] on one instrument, as a table.
pub fn list(view: &View<'_>, arguments: &Arguments) -> ToolResult {
    let mut figures = view.figures_on(&arguments.symbol);
    figures.retain(|figure| {
        let measure = measures::of(&figure.evidence_id).unwrap_or_default();
        SERIES_MEASURES.iter().any(|part| measure.contains(part))
    });
    Ok(view.table(&figures))
}
