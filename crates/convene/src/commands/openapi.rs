//! `convene openapi`.

use std::io::Write;

use edge::{description, route_table};

use crate::fault::Fault;

/// Prints the OpenAPI description, formatted like the files in `docs/`.
pub(super) fn print(auth: bool) -> Result<(), Fault> {
    let document = if auth {
        description::of(&route_table::auth())
    } else {
        description::of(&route_table::EDGE)
    };
    let text = serde_json::to_string_pretty(&document).map_err(|error| Fault::Other(error.to_string()))?;
    writeln!(std::io::stdout(), "{text}").map_err(|error| Fault::Other(error.to_string()))
}
