//! The transcript: the committee's deliberation as an append-only, hash-chained feed.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::Timestamp;
use figures::canonical::{canonical_json, sha256_hex};

/// What a turn is. Clients treat a kind they do not know as any other turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A member takes the floor.
    Floor,
    /// A member thinks.
    Thinking,
    /// A member contributes a finding.
    Contribution,
    /// A member questions a claim of another.
    Challenge,
    /// A member answers a challenge.
    Response,
    /// The committee comes together.
    Synthesis,
    /// The committee waits for the reasoner, which is down.
    Waiting,
}

/// A turn before it has its place in the transcript.
#[derive(Debug, Clone, PartialEq)]
pub struct Turn {
    /// What it is.
    pub kind: Kind,
    /// Who speaks.
    pub member_id: Option<String>,
    /// About which task.
    pub task_id: Option<String>,
    /// What is said.
    pub text: String,
    /// What is said, for programs.
    pub data: Option<Value>,
}

/// The end of the transcript, to which the next turn is chained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The last sequence number; 0 before the first turn.
    pub seq: i64,
    /// The last hash; the genesis before the first turn.
    pub hash: String,
}

/// A turn in its place: the wire form, as it is stored and sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its place, from 1, with no gap.
    pub seq: i64,
    /// The JSON object on the wire.
    pub body: String,
}

/// The hash before the first entry of a session.
pub fn genesis(session_id: &str) -> String {
    sha256_hex(format!("convene transcript 1 {session_id}"))
}

/// Chains a turn to the head; returns the entry and the new head.
pub fn append(head: &Head, turn: &Turn, at: Timestamp) -> (Entry, Head) {
    let seq = head.seq + 1;
    let mut entry = json!({"seq": seq, "kind": turn.kind, "at": at, "text": turn.text});
    for (name, value) in [
        ("member_id", turn.member_id.clone().map(Value::String)),
        ("task_id", turn.task_id.clone().map(Value::String)),
        ("data", turn.data.clone()),
    ] {
        if let Some(value) = value {
            entry[name] = value;
        }
    }
    let hash = entry_hash(&head.hash, &entry);
    entry["hash"] = Value::String(hash.clone());
    let entry = Entry {
        seq,
        body: canonical_json(&entry),
    };
    (entry, Head { seq, hash })
}

/// The hash of an entry: over the one before it and its own canonical text without the hash.
pub fn entry_hash(previous: &str, entry_without_hash: &Value) -> String {
    sha256_hex(format!("{previous}\n{}", canonical_json(entry_without_hash)))
}

/// Checks a chain from the genesis; returns the head, or the sequence number of the first entry that does not match.
pub fn verify<'a>(session_id: &str, bodies: impl IntoIterator<Item = &'a str>) -> Result<Head, i64> {
    let mut head = Head {
        seq: 0,
        hash: genesis(session_id),
    };
    for body in bodies {
        let seq = head.seq + 1;
        let mut entry: Value = serde_json::from_str(body).map_err(|_| seq)?;
        let stored = entry.as_object_mut().and_then(|map| map.remove("hash"));
        let hash = entry_hash(&head.hash, &entry);
        if entry["seq"].as_i64() != Some(seq) || stored.as_ref().and_then(Value::as_str) != Some(&hash) {
            return Err(seq);
        }
        head = Head { seq, hash };
    }
    Ok(head)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn chain(texts: &[String]) -> (Vec<Entry>, Head) {
        let mut head = Head {
            seq: 0,
            hash: genesis("s"),
        };
        let mut entries = Vec::new();
        for text in texts {
            let turn = Turn {
                kind: Kind::Floor,
                member_id: Some("m".to_owned()),
                task_id: None,
                text: text.clone(),
                data: Some(json!({"z": 1, "a": text})),
            };
            let (entry, next) = append(&head, &turn, Timestamp::from_seconds(1));
            entries.push(entry);
            head = next;
        }
        (entries, head)
    }

    proptest! {
        #[test]
        fn a_chain_holds_and_an_altered_one_does_not(
            texts in proptest::collection::vec("\\PC{0,20}", 1..8),
            pick: prop::sample::Index,
        ) {
            let (entries, head) = chain(&texts);
            let bodies: Vec<String> = entries.iter().map(|entry| entry.body.clone()).collect();
            prop_assert_eq!(verify("s", bodies.iter().map(String::as_str)), Ok(head));
            prop_assert!(verify("other", bodies.iter().map(String::as_str)).is_err());

            let at = pick.index(bodies.len());
            let mut altered = bodies.clone();
            altered[at] = altered[at].replace("\"kind\":\"floor\"", "\"kind\":\"thinking\"");
            prop_assert_eq!(verify("s", altered.iter().map(String::as_str)), Err(i64::try_from(at).unwrap() + 1));

            let mut shorter = bodies.clone();
            shorter.remove(at);
            if at + 1 < bodies.len() {
                prop_assert!(verify("s", shorter.iter().map(String::as_str)).is_err());
            }
        }
    }
}
