//! All figures on one instrument.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Answer, View};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    symbol: String,
}

/// As a table.
pub fn list(view: &View<'_>, arguments: &Arguments) -> Answer {
    Ok(view.table(&view.of(&arguments.symbol)))
}
