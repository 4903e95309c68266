//! Finds instruments by a name or symbol.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{ToolResult, View};
use instruments::Master;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    name: String,
}

/// Up to five instruments, each with a note whether there are figures on it.
pub fn find(view: &View<'_>, arguments: &Arguments) -> ToolResult {
    let name: String = arguments.name.chars().take(200).collect();
    let found = reading::identify(&name, view.language);
    let exact = Master::get()
        .by_symbol(name.trim())
        .map(|entry| entry.symbol.to_owned());
    let ambiguous = found.ambiguous.into_iter().flat_map(|(_, symbols)| symbols);
    let mut symbols: Vec<String> = exact.into_iter().chain(found.symbols).chain(ambiguous).collect();
    let mut seen = Vec::new();
    symbols.retain(|symbol| {
        let new = !seen.contains(symbol);
        seen.push(symbol.clone());
        new
    });
    let rows: Vec<String> = symbols
        .iter()
        .take(5)
        .filter_map(|symbol| Master::get().by_symbol(symbol))
        .map(|entry| {
            let known = if view.figures_on(entry.symbol).is_empty() {
                "no figures"
            } else {
                "has figures"
            };
            format!(
                "{} | {} | {} | {} | {known}",
                entry.symbol, entry.name, entry.asset_class, entry.exchange
            )
        })
        .collect();
    if rows.is_empty() {
        return Ok("Nothing by that name is known.".to_owned());
    }
    Ok(format!(
        "symbol | name | kind | exchange | figures\n{}",
        rows.join("\n")
    ))
}
