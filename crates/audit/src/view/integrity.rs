//! How to check all of it.

use pipeline::record::signature::KEYS_PATH;
use serde_json::{Value, json};

use super::{Read, genesis};

/// The digests, and what to do with them.
pub fn integrity(read: &Read<'_>, sha256: &str) -> Value {
    let session = &read.record.stored.session_id;
    let mut facts = vec![
        json!(["Head of the transcript's chain", read.execution.head_hash]),
        json!(["Its last entry", read.execution.latest_seq.to_string()]),
        json!(["Its beginning", genesis(session)]),
        json!(["Digest of the ledger", read.ledger.digest()]),
        json!(["Digest of the record in this file", sha256]),
        json!(["Form of the record", read.record.format]),
        json!(["Software", format!("convene {}", read.record.software)]),
    ];
    let mut view = json!({"session": session});
    // A record that was sealed before there were signatures has no line about them.
    if let (Some(seal), Some(document)) = (&read.execution.signature, &read.record.signature) {
        facts.extend([
            json!(["Signed by", document.issuer]),
            json!(["Key of the signature", document.kid]),
            json!(["Signature on the record", document.signature]),
        ]);
        if (&seal.issuer, &seal.kid) != (&document.issuer, &document.kid) {
            facts.push(json!(["Head signed by", seal.issuer]));
            facts.push(json!(["Key of that signature", seal.kid]));
        }
        facts.push(json!(["Signature on the head", seal.signature]));
        view["signed"] = json!({
            "issuer": document.issuer,
            "keys": format!("{}{KEYS_PATH}", document.issuer),
        });
    }
    view["facts"] = json!(facts);
    view
}
