//! `convene tier`: sets the tier of a person.

use std::io::Write;

use pipeline::principal::Tier;

use crate::addresses::issuer;
use crate::app::{Overrides, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// Sets the tier of every account with this e-mail address.
pub(super) async fn set(config: &Config, email: &str, tier: &str) -> Result<(), Fault> {
    let tier = Tier::from_name(tier).ok_or_else(|| Fault::Other(format!("--set: `{tier}` is not one of free, pro")))?;
    let (engine, _) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let email = email.trim().to_lowercase();
    let count = engine
        .set_tier(&email, tier)
        .await
        .map_err(|refusal| Fault::Other(refusal.to_string()))?;
    engine.close().await;
    if count == 0 {
        return Err(Fault::Other(
            "--email: nobody with that address has used the service yet".to_owned(),
        ));
    }
    writeln!(std::io::stdout(), "{}", tier.name()).map_err(|error| Fault::Other(error.to_string()))
}
