//! `convene verify`: checks that the record of a session is unchanged since the committee ended, and who made it.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Trust, VerifiedDocument};
use identity::records::published_keys;
use pipeline::Refusal;
use pipeline::record::signature::{RecordSignature, SignatureTrust, TrustedKey, trusted_keys};
use pipeline::record::{RecordFault, VerifiedRecord};

use crate::addresses::issuer;
use crate::app::{Overrides, assemble};
use crate::config::Config;
use crate::fault::{Fault, Verdict};

/// Documents usually have a megabyte or less.
const MAX_DOCUMENT_BYTES: u64 = 64 << 20;
/// Key sets usually have some kilobytes.
const MAX_KEYS_BYTES: u64 = 1 << 20;

/// The arguments of `convene verify`.
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

/// Prints what was verified and who made it, or fails with the first problem. An argument that ends in `.pdf` or names
/// a file is a document; any other is a session id. Without `--key` and `--issuer` the keys in the store are trusted.
pub(super) async fn verify(config: &Config, arguments: &VerifyArguments) -> Result<(), Fault> {
    let trust = trusted(arguments).await?;
    let path = Path::new(&arguments.what);
    let is_document = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf")) || path.is_file();
    if is_document {
        return verify_document(config, path, &trust).await;
    }
    verify_session(config, &arguments.what, &trust).await
}

/// The keys that the operator trusts.
async fn trusted(arguments: &VerifyArguments) -> Result<Trust, Fault> {
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
    let bytes = read(file, MAX_KEYS_BYTES)?;
    let set = serde_json::from_slice(&bytes).map_err(|_| "it is not JSON")?;
    trusted_keys(&set)
}

/// Reads a file of at most `max_bytes`.
fn read(path: &Path, max_bytes: u64) -> Result<Vec<u8>, String> {
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    let mut bounded = file.take(max_bytes + 1);
    bounded.read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    match u64::try_from(bytes.len()).is_ok_and(|length| length <= max_bytes) {
        true => Ok(bytes),
        false => Err("it is too large".to_owned()),
    }
}

async fn verify_session(config: &Config, session_id: &str, trust: &Trust) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let checked = engine.verify_record(session_id).await;
    let whose = match &checked {
        Ok(Ok(verified)) if verified.status.is_terminal() => {
            Some(engine.seal_signer(session_id, verified, trust).await)
        }
        _ => None,
    };
    engine.close().await;
    let checked = checked.map_err(|refusal| match refusal {
        Refusal::NotFound(_) => Fault::Other(format!("{session_id}: there is no such session")),
        other => Fault::Other(other.to_string()),
    })?;
    let verified = checked.map_err(|broken| inconsistent(session_id, &broken))?;
    let report = report(session_id, &verified);
    match whose.transpose().map_err(|refusal| Fault::Other(refusal.to_string()))? {
        Some(whose) => print_verdict(report, session_id, verified.signature.as_ref(), whose),
        // A session that has not ended is not sealed, so it has no signature.
        None => print(&report),
    }
}

async fn verify_document(config: &Config, path: &Path, trust: &Trust) -> Result<(), Fault> {
    let name = path.display().to_string();
    let pdf = read(path, MAX_DOCUMENT_BYTES).map_err(|why| Fault::Other(format!("{name}: {why}")))?;
    let (engine, _) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let checked = engine.verify_document(&pdf).await;
    let whose = match &checked {
        Ok(Ok(verified)) => engine.document_signer(verified, trust).await,
        _ => Ok(SignatureTrust::Unsigned),
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
    let mut report = report(session_id, record);
    report.push(format!("  record      {sha256} in {name}"));
    report.push(match re_rendered {
        true => "  document    re-rendered from the record: the same to the byte".to_owned(),
        false => "  document    made by another version of the program; not re-rendered".to_owned(),
    });
    report.push(match in_store {
        true => "  store       has the same session".to_owned(),
        false => "  store       does not have this session; not compared".to_owned(),
    });
    print_verdict(report, &name, signature.as_ref(), whose.map_err(failed)?)
}

fn inconsistent(what: &str, broken: &RecordFault) -> Fault {
    Fault::Verdict(
        Verdict::Inconsistent,
        format!("{what}: verification failed at {broken}"),
    )
}

/// Prints the report with a line on the signature; fails unless the signature is by a trusted key.
fn print_verdict(
    mut report: Vec<String>,
    what: &str,
    signature: Option<&RecordSignature>,
    whose: SignatureTrust,
) -> Result<(), Fault> {
    let none = RecordSignature {
        issuer: String::new(),
        kid: String::new(),
        public_key: String::new(),
        signature: String::new(),
    };
    // Control characters in an untrusted record must not reach the terminal.
    let plain = |text: &str| {
        text.chars()
            .filter(|letter| !letter.is_control())
            .take(300)
            .collect::<String>()
    };
    let RecordSignature { issuer, kid, .. } = signature.unwrap_or(&none);
    let (issuer, kid) = (plain(issuer), plain(kid));
    let (line, verdict) = match whose {
        SignatureTrust::Trusted => (format!("by {issuer}, with the key {kid}, which you trust"), None),
        SignatureTrust::OtherIssuer => (
            format!("with the key {kid}, which you trust, but for {issuer}, which is not the address of that key"),
            Some(Verdict::Foreign),
        ),
        SignatureTrust::UnknownKey => (
            format!("with the key {kid}, which you do not know; it claims to be from {issuer}"),
            Some(Verdict::Foreign),
        ),
        SignatureTrust::Unsigned => ("no: nobody can say who made it".to_owned(), Some(Verdict::Unsigned)),
        SignatureTrust::Altered => (
            format!("the signature does not match; it claims to be from {issuer}, with the key {kid}"),
            Some(Verdict::Altered),
        ),
    };
    report.push(format!("  signed      {line}"));
    print(&report)?;
    match verdict {
        None => Ok(()),
        Some(verdict) => Err(Fault::Verdict(
            verdict,
            format!("{what} is consistent, but {}", verdict.words()),
        )),
    }
}

fn report(session_id: &str, verified: &VerifiedRecord) -> Vec<String> {
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
