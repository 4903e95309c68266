//! `convene token`: for whoever owns the data.

use std::io::Write;

use crate::addresses::issuer;
use crate::app::{Seams, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// Prints an ID token and nothing else, so that a script can take it.
pub(super) async fn print(config: &Config, email: &str) -> Result<(), Fault> {
    let (engine, built_in) = assemble(config, &issuer(config, None), Seams::default()).await?;
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
