//! How to check all of it.

use pipeline::record::signature::KEYS_PATH;
use serde::Serialize;

use super::{Read, genesis};

/// The digests, and what to do with them.
#[derive(Serialize)]
pub struct Integrity<'a> {
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
    Integrity { facts, signed }
}

/// The commands that check a document. They are set letter by letter as they are, so that they work when copied.
#[derive(Serialize)]
pub struct Commands {
    /// The file, and the session in the store.
    check: Vec<String>,
    /// With the keys that the issuer publishes, and with a saved copy of them.
    trust: Vec<String>,
}

/// Lines of a command longer than this are continued on the next line.
const LINE: usize = 84;

/// The commands for a record, with the name under which the file is downloaded.
pub fn commands(read: &Read<'_>) -> Commands {
    let session = &read.record.stored.session_id;
    let file = format!("convene-{session}.pdf");
    let trust = read.record.signature.as_ref().map(|signature| {
        let issuer = signature.issuer.as_str();
        let keys = format!("{issuer}{KEYS_PATH}");
        vec![
            command(&["convene verify", &format!("--issuer {issuer}"), &file]),
            command(&["curl", "-o convene-record-keys.json", &keys]),
            command(&["convene verify", "--key convene-record-keys.json", &file]),
        ]
    });
    Commands {
        check: vec![
            command(&["convene verify", &file]),
            command(&["convene verify", session]),
        ],
        trust: trust.unwrap_or_default(),
    }
}

/// A command on one line, or one part on each line where it is long.
fn command(parts: &[&str]) -> String {
    let shown = |text: String| -> String {
        let visible = |letter: &char| letter.is_ascii_graphic() || matches!(letter, ' ' | '\n');
        text.chars().filter(visible).collect()
    };
    let line = parts.join(" ");
    shown(if line.len() > LINE { parts.join(" \\\n  ") } else { line })
}

#[cfg(test)]
mod tests {
    use super::command;

    #[test]
    fn a_long_command_is_continued_as_a_shell_reads_it() {
        assert_eq!(command(&["convene verify", "a_b.pdf"]), "convene verify a_b.pdf");
        let long = format!("--issuer https://{}", "x".repeat(70));
        assert_eq!(
            command(&["convene verify", &long]),
            format!("convene verify \\\n  {long}")
        );
    }
}
