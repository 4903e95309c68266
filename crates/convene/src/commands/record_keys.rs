//! `convene record-keys`: the keys that sign audit records.

use std::io::Write;

use clap::Subcommand;
use pipeline::Refusal;
use pipeline::ports::store::RecordKey;
use serde_json::json;

use crate::addresses::issuer;
use crate::app::{Seams, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// What can be done with the keys that sign records.
#[derive(Subcommand)]
pub(super) enum RecordKeysCommand {
    /// Print the public keys as a JWK Set, as they are published: the one in use and all before it.
    Show,
    /// Put a new key to use. The old one signs no more; its public half stays published.
    Rotate,
}

/// Runs it.
pub(super) async fn run(config: &Config, command: &RecordKeysCommand) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let done = match command {
        RecordKeysCommand::Show => engine.record_keys().await.map(|keys| shown(&keys)),
        RecordKeysCommand::Rotate => engine
            .rotate_record_key()
            .await
            .map(|key| format!("{} signs for {} from now on", key.kid, key.issuer)),
    };
    engine.close().await;
    let text = done.map_err(|refusal| match refusal {
        Refusal::Conflict(_) => Fault::Other("somebody else has just put a new key to use".to_owned()),
        other => Fault::Other(other.to_string()),
    })?;
    writeln!(std::io::stdout(), "{text}").map_err(|error| Fault::Other(error.to_string()))
}

fn shown(keys: &[RecordKey]) -> String {
    let set = json!({"keys": keys.iter().map(RecordKey::jwk).collect::<Vec<_>>()});
    serde_json::to_string_pretty(&set).unwrap_or_default()
}
