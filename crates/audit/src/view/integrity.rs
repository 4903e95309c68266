//! How to check all of it.

use serde_json::{Value, json};

use super::{Read, genesis};

/// The digests, and what to do with them.
pub fn integrity(read: &Read<'_>, sha256: &str) -> Value {
    let session = &read.record.stored.session_id;
    json!({
        "facts": [
            ["Head of the transcript's chain", read.execution.head_hash],
            ["Its last entry", read.execution.latest_seq.to_string()],
            ["Its beginning", genesis(session)],
            ["Digest of the ledger", read.ledger.digest()],
            ["Digest of the record in this file", sha256],
            ["Form of the record", read.record.format],
            ["Software", format!("convene {}", read.record.software)],
        ],
        "session": session,
    })
}
