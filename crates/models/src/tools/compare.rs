//! One measure of several instruments, side by side.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{ToolResult, View};
use analyst::measures;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    symbols: Vec<String>,
    measure: String,
}

/// The figures of one measure for two to six instruments, as a table.
pub fn compare(view: &View<'_>, arguments: &Arguments) -> ToolResult {
    if !(2..=6).contains(&arguments.symbols.len()) {
        return Err("symbols must be two to six".to_owned());
    }
    let mut figures = Vec::new();
    for symbol in &arguments.symbols {
        let own = view.figures_on(symbol);
        figures.extend(
            own.into_iter()
                .filter(|figure| measures::of(&figure.evidence_id) == Some(arguments.measure.as_str())),
        );
    }
    Ok(view.table(&figures))
}
