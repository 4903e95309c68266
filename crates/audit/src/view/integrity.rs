//! The digests and signatures of the record, and the commands that check them.

use pipeline::record::signature::KEYS_PATH;
use serde::Serialize;

use super::{ParsedRecord, genesis};

/// The section of the record with its digests and signatures.
#[derive(Serialize)]
pub struct Integrity<'a> {
    facts: Vec<(&'static str, String)>,
    /// `None` for a record that was sealed before signatures were introduced.
    signed: Option<Signed<'a>>,
}

#[derive(Serialize)]
struct Signed<'a> {
    issuer: &'a str,
    /// Where the issuer publishes its keys.
    keys: String,
}

/// `sha256` is the digest of the attached record.
pub fn integrity<'a>(parsed: &'a ParsedRecord<'_>, sha256: &str) -> Integrity<'a> {
    let session = &parsed.record.stored.session_id;
    let mut facts = vec![
        ("Head of the transcript's chain", parsed.execution.head_hash.clone()),
        ("Its last entry", parsed.execution.latest_seq.to_string()),
        ("Its beginning", genesis(session)),
        ("Digest of the ledger", parsed.ledger.digest()),
        ("Digest of the record in this file", sha256.to_owned()),
        ("Form of the record", parsed.record.format.clone()),
        ("Software", format!("convene {}", parsed.record.software)),
    ];
    let mut signed = None;
    if let (Some(seal), Some(document)) = (&parsed.execution.signature, &parsed.record.signature) {
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

/// The commands that check a document. They are printed unchanged, so that they work when copied.
#[derive(Serialize)]
pub struct Commands {
    /// Check the file, and the session in the store.
    check: Vec<String>,
    /// Check with the keys that the issuer publishes, and with a saved copy of them.
    trust: Vec<String>,
}

/// A longer command is split into several lines.
const MAX_LINE_LENGTH: usize = 84;

/// The commands for a record, with the name under which the file is downloaded.
pub fn commands(parsed: &ParsedRecord<'_>) -> Commands {
    let session = &parsed.record.stored.session_id;
    let file = format!("convene-{session}.pdf");
    let trust = parsed.record.signature.as_ref().map(|signature| {
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
    shown(if line.len() > MAX_LINE_LENGTH {
        parts.join(" \\\n  ")
    } else {
        line
    })
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
