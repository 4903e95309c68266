//! All figures on one instrument.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{ToolResult, View};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    symbol: String,
}

/// The figures that the seat may see, as a table.
pub fn list(view: &View<'_>, arguments: &Arguments) -> ToolResult {
    Ok(view.table(&view.figures_on(&arguments.symbol)))
}
