//! `convene record-keys`: the keys that sign audit records.

use std::io::Write;

use clap::Subcommand;
use pipeline::Refusal;
use pipeline::ports::store::RecordKey;
use serde_json::json;

use crate::addresses::issuer;
use crate::app::{Overrides, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// The subcommands of `convene record-keys`.
#[derive(Subcommand)]
pub(super) enum RecordKeysCommand {
    /// Print the public keys as a JWK Set, as they are published: the one in use and all before it.
    Show,
    /// Put a new key to use. The old one signs no more; its public half stays published.
    Rotate,
}

pub(super) async fn run(config: &Config, command: &RecordKeysCommand) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let outcome = match command {
        RecordKeysCommand::Show => engine.record_keys().await.map(|keys| jwk_set(&keys)),
        RecordKeysCommand::Rotate => engine
            .rotate_record_key()
            .await
            .map(|key| format!("{} signs for {} from now on", key.kid, key.issuer)),
    };
    engine.close().await;
    let text = outcome.map_err(|refusal| match refusal {
        Refusal::Conflict(_) => Fault::Other("somebody else has just put a new key to use".to_owned()),
        other => Fault::Other(other.to_string()),
    })?;
    writeln!(std::io::stdout(), "{text}").map_err(|error| Fault::Other(error.to_string()))
}

fn jwk_set(keys: &[RecordKey]) -> String {
    let set = json!({"keys": keys.iter().map(RecordKey::jwk).collect::<Vec<_>>()});
    serde_json::to_string_pretty(&set).unwrap_or_default()
}
