//! `convene verify`: is the record of a session what it was when the committee ended?

use std::io::Write;
use std::path::Path;

use engine::pipeline::Refusal;
use engine::pipeline::record::Verified;

use crate::app::{Seams, assemble, issuer};
use crate::config::Config;
use crate::fault::Fault;

/// Says what holds, or fails with the first thing that does not. What ends in `.pdf` or is a file is a document.
pub(super) async fn verify(config: &Config, what: &str) -> Result<(), Fault> {
    let path = Path::new(what);
    let is_document = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf")) || path.is_file();
    if is_document {
        return document(config, path).await;
    }
    session(config, what).await
}

async fn session(config: &Config, session_id: &str) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let checked = engine.verify_record(session_id).await;
    engine.close().await;
    let checked = checked.map_err(|refusal| match refusal {
        Refusal::NotFound(_) => Fault::Other(format!("{session_id}: there is no such session")),
        other => Fault::Other(other.to_string()),
    })?;
    match checked {
        Ok(verified) => print(&lines(session_id, &verified)),
        Err(broken) => Err(Fault::Other(format!("{session_id} does not hold: {broken}"))),
    }
}

async fn document(config: &Config, path: &Path) -> Result<(), Fault> {
    let name = path.display();
    let pdf = std::fs::read(path).map_err(|error| Fault::Other(format!("{name}: {error}")))?;
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let checked = engine.verify_document(&pdf).await;
    engine.close().await;
    let verified = match checked.map_err(|refusal| Fault::Other(refusal.to_string()))? {
        Ok(verified) => verified,
        Err(broken) => return Err(Fault::Other(format!("{name} does not hold: {broken}"))),
    };
    let mut told = lines(&verified.session_id, &verified.record);
    told.push(format!("  record      {} in {name}", verified.sha256));
    told.push(match verified.made_anew {
        true => "  document    made anew from the record: the same to the byte".to_owned(),
        false => "  document    made by another version of the program; not made anew".to_owned(),
    });
    told.push(match verified.in_store {
        true => "  store       has the same session".to_owned(),
        false => "  store       does not have this session; not compared".to_owned(),
    });
    print(&told)
}

fn lines(session_id: &str, verified: &Verified) -> Vec<String> {
    let end = if verified.status.is_terminal() {
        format!("{}, sealed", verified.status.name())
    } else {
        format!("{}, not yet sealed", verified.status.name())
    };
    vec![
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
    ]
}

fn print(lines: &[String]) -> Result<(), Fault> {
    writeln!(std::io::stdout(), "{}", lines.join("\n")).map_err(|error| Fault::Other(error.to_string()))
}
