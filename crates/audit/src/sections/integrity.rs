//! How to know that the record is whole.

use pipeline::canonical::{canonical_json, digest};
use pipeline::ports::audit::AuditRecord;
use pipeline::transcript::verify;

use crate::flow::{Flow, Style};
use crate::read::{at, list, say};

/// The digests, and what they are made of.
pub fn integrity(flow: &mut Flow, record: &AuditRecord) {
    let entries = list(&record.content, "transcript");
    let bodies: Vec<String> = entries.iter().map(canonical_json).collect();
    let stored = say(at(&record.content, &["execution"]), "head_hash");
    let (head, state) = match verify(&record.session_id, bodies.iter().map(String::as_str)) {
        Ok(head) if stored.is_empty() || stored == head.hash => (
            head.hash,
            format!(
                "Checked when this was printed: the chain of {} entries holds.",
                entries.len()
            ),
        ),
        Ok(head) => (
            head.hash,
            "Checked when this was printed: the chain holds, but does NOT end where the execution says.".to_owned(),
        ),
        Err(seq) => (
            stored,
            format!("Checked when this was printed: the chain does NOT hold at entry {seq}."),
        ),
    };
    flow.section("Integrity");
    flow.pair("Entries", &entries.len().to_string());
    flow.pair("Chain", &state);
    flow.part("Head of the transcript's chain (SHA-256)");
    flow.text(hash(), 0.0, &head);
    flow.part("The whole record (SHA-256 of its canonical JSON)");
    flow.text(hash(), 0.0, &digest(&record.content));
    flow.part("How to verify");
    flow.bullets(&HOW.map(str::to_owned));
}

fn hash() -> Style {
    Style {
        size: 9.0,
        colour: crate::flow::INK,
        ..Style::HASH
    }
}

const HOW: [&str; 5] = [
    "Read the transcript from the service: GET /api/v1/executions/{session_id}/transcript?after=0.",
    "Canonical JSON has its keys sorted and no white space. Begin with the SHA-256 of the text \
     \"convene transcript 1 {session_id}\" in lower-case hexadecimal.",
    "For each entry in order, take its hash out, and compute the SHA-256 of the previous hash, a line feed, and the \
     entry's canonical JSON. It must be the hash that was taken out. The last one is the head above.",
    "The hashes under the turns in this document are those of the entries: one changed, lost or added entry breaks \
     every hash after it.",
    "Characters that the fonts of this document lack are spelled out as [U+4E2D]; a few signs have a look-alike in \
     plain letters. The service's own answers have them as they were written.",
];
