//! What the price of one instrument did, in figures that are computed already: a model computes nothing.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Answer, View};
use analyst::measures;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    symbol: String,
}

const OF_A_SERIES: [&str; 9] = [
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

/// As a table.
pub fn list(view: &View<'_>, arguments: &Arguments) -> Answer {
    let mut figures = view.of(&arguments.symbol);
    figures.retain(|figure| {
        let measure = measures::of(&figure.evidence_id).unwrap_or_default();
        OF_A_SERIES.iter().any(|part| measure.contains(part))
    });
    Ok(view.table(&figures))
}
