//! `convene verify`: is the record of a session what it was when the committee ended?

use std::io::Write;

use engine::pipeline::Refusal;
use engine::pipeline::record::Verified;

use crate::app::{Seams, assemble, issuer};
use crate::config::Config;
use crate::fault::Fault;

/// Says what holds, or fails with the first thing that does not.
pub(super) async fn verify(config: &Config, session_id: &str) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let checked = engine.verify_record(session_id).await;
    engine.close().await;
    let checked = checked.map_err(|refusal| match refusal {
        Refusal::NotFound(_) => Fault::Other(format!("{session_id}: there is no such session")),
        other => Fault::Other(other.to_string()),
    })?;
    match checked {
        Ok(verified) => say(session_id, &verified),
        Err(broken) => Err(Fault::Other(format!("{session_id} does not hold: {broken}"))),
    }
}

fn say(session_id: &str, verified: &Verified) -> Result<(), Fault> {
    let end = if verified.status.is_terminal() {
        format!("{}, sealed", verified.status.name())
    } else {
        format!("{}, not yet sealed", verified.status.name())
    };
    let lines = [
        format!("{session_id} holds ({end})"),
        format!("  transcript  {} entries, head {}", verified.entries, verified.head),
        format!("  journal     {} steps", verified.steps),
        format!(
            "  ledger      {} figures, each recomputed or as its source has it",
            verified.figures
        ),
        format!(
            "  texts       {} numbers, each a figure of the ledger",
            verified.numbers
        ),
    ];
    writeln!(std::io::stdout(), "{}", lines.join("\n")).map_err(|error| Fault::Other(error.to_string()))
}
