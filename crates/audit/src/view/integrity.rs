//! How to check all of it.

use pipeline::record::signature::KEYS_PATH;
use serde::Serialize;

use super::{Read, genesis};

/// The digests, and what to do with them.
#[derive(Serialize)]
pub struct Integrity<'a> {
    session: &'a str,
    facts: Vec<(&'static str, String)>,
    /// A record that was sealed before there were signatures has none.
    signed: Option<Signed<'a>>,
}

#[derive(Serialize)]
struct Signed<'a> {
    issuer: &'a str,
    /// Where the issuer publishes its keys.
    keys: String,
}

/// The integrity of a record with this digest.
pub fn integrity<'a>(read: &'a Read<'_>, sha256: &str) -> Integrity<'a> {
    let session = &read.record.stored.session_id;
    let mut facts = vec![
        ("Head of the transcript's chain", read.execution.head_hash.clone()),
        ("Its last entry", read.execution.latest_seq.to_string()),
        ("Its beginning", genesis(session)),
        ("Digest of the ledger", read.ledger.digest()),
        ("Digest of the record in this file", sha256.to_owned()),
        ("Form of the record", read.record.format.clone()),
        ("Software", format!("convene {}", read.record.software)),
    ];
    let mut signed = None;
    if let (Some(seal), Some(document)) = (&read.execution.signature, &read.record.signature) {
        facts.extend([
            ("Signed by", document.issuer.clone()),
            ("Key of the signature", document.kid.clone()),
            ("Signature on the record", document.signature.clone()),
        ]);
        if (&seal.issuer, &seal.kid) != (&document.issuer, &document.kid) {
            facts.push(("Head signed by", seal.issuer.clone()));
            facts.push(("Key of that signature", seal.kid.clone()));
        }
        facts.push(("Signature on the head", seal.signature.clone()));
        signed = Some(Signed {
            issuer: &document.issuer,
            keys: format!("{}{KEYS_PATH}", document.issuer),
        });
    }
    Integrity { session, facts, signed }
}
