//! `convene config`.

use std::io::Write;

use crate::config::Config;
use crate::fault::Fault;

/// Prints the effective configuration.
pub(super) fn show(config: &Config) -> Result<(), Fault> {
    let text = config.to_masked_toml()?;
    std::io::stdout()
        .write_all(text.as_bytes())
        .map_err(|error| Fault::Other(error.to_string()))
}
