//! `convene verify`: is the record of a session what it was when the committee ended, and who made it?

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Trust, VerifiedDocument};
use identity::records::published_keys;
use pipeline::Refusal;
use pipeline::record::signature::{RecordSignature, TrustedKey, Whose, trusted_keys};
use pipeline::record::{Broken, Verified};

use crate::addresses::issuer;
use crate::app::{Seams, assemble};
use crate::config::Config;
use crate::fault::{Fault, Verdict};

/// A document is a megabyte or less.
const LARGEST_DOCUMENT: u64 = 64 << 20;
/// A set of keys is some kilobytes.
const LARGEST_KEYS: u64 = 1 << 20;

/// What to check, and which keys to trust.
#[derive(Args)]
pub(super) struct VerifyArguments {
    /// The session, or the file of an audit record.
    #[arg(value_name = "SESSION or FILE")]
    what: String,
    /// Trust these keys only: a JWK Set that was saved from an instance's /.well-known/convene-record-keys.
    #[arg(long, value_name = "FILE", conflicts_with = "issuer")]
    key: Option<PathBuf>,
    /// Trust only the keys that this instance publishes now. Give its public address.
    #[arg(long, value_name = "URL")]
    issuer: Option<String>,
}

/// Prints what was verified and who made it, or fails with the first thing that is wrong. What ends in `.pdf` or is a
/// file is a document. Without `--key` and `--issuer` the keys in the store are trusted.
pub(super) async fn verify(config: &Config, arguments: &VerifyArguments) -> Result<(), Fault> {
    let trust = trust(arguments).await?;
    let path = Path::new(&arguments.what);
    let is_document = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf")) || path.is_file();
    if is_document {
        return document(config, path, &trust).await;
    }
    session(config, &arguments.what, &trust).await
}

/// The keys that the caller trusts.
async fn trust(arguments: &VerifyArguments) -> Result<Trust, Fault> {
    let keys = match (&arguments.key, &arguments.issuer) {
        (Some(file), _) => {
            let name = file.display();
            saved_keys(file).map_err(|why| Fault::Other(format!("--key {name}: {why}")))?
        }
        (None, Some(issuer)) => published_keys(issuer)
            .await
            .map_err(|why| Fault::Other(format!("--issuer {issuer}: {why}")))?,
        (None, None) => return Ok(Trust::Own),
    };
    Ok(Trust::Keys(keys))
}

fn saved_keys(file: &Path) -> Result<Vec<TrustedKey>, String> {
    let bytes = read(file, LARGEST_KEYS)?;
    let set = serde_json::from_slice(&bytes).map_err(|_| "it is not JSON")?;
    trusted_keys(&set)
}

/// Reads a file that is not too large.
fn read(path: &Path, largest: u64) -> Result<Vec<u8>, String> {
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    let mut bounded = file.take(largest + 1);
    bounded.read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    match u64::try_from(bytes.len()).is_ok_and(|length| length <= largest) {
        true => Ok(bytes),
        false => Err("it is too large".to_owned()),
    }
}

async fn session(config: &Config, session_id: &str, trust: &Trust) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let checked = engine.verify_record(session_id).await;
    let whose = match &checked {
        Ok(Ok(verified)) if verified.status.is_terminal() => Some(engine.whose_seal(session_id, verified, trust).await),
        _ => None,
    };
    engine.close().await;
    let checked = checked.map_err(|refusal| match refusal {
        Refusal::NotFound(_) => Fault::Other(format!("{session_id}: there is no such session")),
        other => Fault::Other(other.to_string()),
    })?;
    let verified = checked.map_err(|broken| inconsistent(session_id, &broken))?;
    let told = lines(session_id, &verified);
    match whose.transpose().map_err(|refusal| Fault::Other(refusal.to_string()))? {
        Some(whose) => judged(told, session_id, verified.signature.as_ref(), whose),
        // Nothing is sealed yet, so there is nothing to sign.
        None => print(&told),
    }
}

async fn document(config: &Config, path: &Path, trust: &Trust) -> Result<(), Fault> {
    let name = path.display().to_string();
    let pdf = read(path, LARGEST_DOCUMENT).map_err(|why| Fault::Other(format!("{name}: {why}")))?;
    let (engine, _) = assemble(config, &issuer(config, None), Seams::default()).await?;
    let checked = engine.verify_document(&pdf).await;
    let whose = match &checked {
        Ok(Ok(verified)) => engine.whose_document(verified, trust).await,
        _ => Ok(Whose::Unsigned),
    };
    engine.close().await;
    let failed = |refusal: Refusal| Fault::Other(refusal.to_string());
    let verified = checked
        .map_err(failed)?
        .map_err(|broken| inconsistent(&name, &broken))?;
    let VerifiedDocument {
        session_id,
        record,
        sha256,
        in_store,
        signature,
        re_rendered,
        ..
    } = &verified;
    let mut told = lines(session_id, record);
    told.push(format!("  record      {sha256} in {name}"));
    told.push(match re_rendered {
        true => "  document    re-rendered from the record: the same to the byte".to_owned(),
        false => "  document    made by another version of the program; not re-rendered".to_owned(),
    });
    told.push(match in_store {
        true => "  store       has the same session".to_owned(),
        false => "  store       does not have this session; not compared".to_owned(),
    });
    judged(told, &name, signature.as_ref(), whose.map_err(failed)?)
}

fn inconsistent(what: &str, broken: &Broken) -> Fault {
    Fault::Verdict(
        Verdict::Inconsistent,
        format!("{what}: verification failed at {broken}"),
    )
}

/// Prints what was verified, with a line on who made it; fails unless that is somebody who is trusted.
fn judged(mut told: Vec<String>, what: &str, signature: Option<&RecordSignature>, whose: Whose) -> Result<(), Fault> {
    let none = RecordSignature {
        issuer: String::new(),
        kid: String::new(),
        public_key: String::new(),
        signature: String::new(),
    };
    // What a stranger wrote must not steer the terminal.
    let plain = |text: &str| {
        text.chars()
            .filter(|letter| !letter.is_control())
            .take(300)
            .collect::<String>()
    };
    let RecordSignature { issuer, kid, .. } = signature.unwrap_or(&none);
    let (issuer, kid) = (plain(issuer), plain(kid));
    let (line, verdict) = match whose {
        Whose::Trusted => (format!("by {issuer}, with the key {kid}, which you trust"), None),
        Whose::Elsewhere => (
            format!("with the key {kid}, which you trust, but for {issuer}, which is not the address of that key"),
            Some(Verdict::Foreign),
        ),
        Whose::Foreign => (
            format!("with the key {kid}, which you do not know; it claims to be from {issuer}"),
            Some(Verdict::Foreign),
        ),
        Whose::Unsigned => ("no: nobody can say who made it".to_owned(), Some(Verdict::Unsigned)),
        Whose::Altered => (
            format!("the signature does not match; it claims to be from {issuer}, with the key {kid}"),
            Some(Verdict::Altered),
        ),
    };
    told.push(format!("  signed      {line}"));
    print(&told)?;
    match verdict {
        None => Ok(()),
        Some(verdict) => Err(Fault::Verdict(
            verdict,
            format!("{what} is consistent, but {}", verdict.words()),
        )),
    }
}

fn lines(session_id: &str, verified: &Verified) -> Vec<String> {
    let end = if verified.status.is_terminal() {
        format!("{}, sealed", verified.status.name())
    } else {
        format!("{}, not yet sealed", verified.status.name())
    };
    vec![
        format!("{session_id} verified ({end})"),
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
