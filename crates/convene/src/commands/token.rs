//! `convene token`: signs a person in without a password, for the operator, who owns the data anyway.

use std::io::Write;

use crate::addresses::issuer;
use crate::app::{Overrides, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// Prints an ID token and nothing else, so that scripts can use the output.
pub(super) async fn print(config: &Config, email: &str) -> Result<(), Fault> {
    let (engine, built_in) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let provider = built_in.ok_or_else(|| {
        let kind = &config.identity.kind;
        Fault::Other(format!(
            "identity.kind is \"{kind}\": people sign in with that provider, not here"
        ))
    })?;
    let token = provider
        .token_for(email)
        .await
        .map_err(|refusal| Fault::Other(refusal.to_string()))?;
    engine.close().await;
    writeln!(std::io::stdout(), "{token}").map_err(|error| Fault::Other(error.to_string()))
}
