//! Idempotency keys: what the stored record of a key means for a new request.

use serde_json::Value;

use crate::session::Owner;
use crate::{Outcome, Refusal, Timestamp};
use figures::canonical;

/// Where a key is unique: for one owner, on one route. The path below the route is part of the fingerprint, so that the
/// same key on another session's answers is a conflict.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IdempotencyScope {
    /// Whose key it is.
    pub owner: Owner,
    /// The operation.
    pub route: String,
    /// The caller's key.
    pub key: String,
}

/// The digest of a request: its path and its parsed body.
pub fn fingerprint(path: &str, body: &Value) -> String {
    canonical::sha256_hex(format!("{path}\n{}", canonical::canonical_json(body)))
}

/// Checks the form of a caller's key.
pub fn check_key(key: &str) -> Outcome<()> {
    let visible = key.bytes().all(|byte| (0x21..=0x7e).contains(&byte));
    if (1..=255).contains(&key.len()) && visible {
        return Ok(());
    }
    Err(Refusal::field(
        "Idempotency-Key",
        "must be 1 to 255 visible ASCII characters",
    ))
}

/// The stored record of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyRecord {
    /// The digest of the first request.
    pub fingerprint: String,
    /// Names the request that holds the key while it runs.
    pub token: String,
    /// Until when the holder is believed to be alive.
    pub held_until: Timestamp,
    /// What came of the request, once it is done, as JSON.
    pub outcome: Option<String>,
    /// When the key was first seen.
    pub created_at: Timestamp,
}

/// What to do with a request whose key has a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The request is done; this came of it, as JSON.
    Replay(String),
    /// Another request with this key is running; wait for it.
    Wait,
    /// The holder is dead or the record too old; take the key over from this token.
    TakeOver(String),
}

/// Judges a request by the record of its key.
pub fn judge(record: &IdempotencyRecord, fingerprint: &str, now: Timestamp, keep_seconds: i64) -> Outcome<Verdict> {
    let expired = record.created_at.plus_seconds(keep_seconds) <= now;
    if expired && (record.outcome.is_some() || record.held_until <= now) {
        return Ok(Verdict::TakeOver(record.token.clone()));
    }
    // A dead holder left nothing behind, so its key is free for any body.
    if record.outcome.is_none() && record.held_until <= now {
        return Ok(Verdict::TakeOver(record.token.clone()));
    }
    if record.fingerprint != fingerprint {
        return Err(Refusal::Conflict(
            "This Idempotency-Key was already used with a different request.".to_owned(),
        ));
    }
    Ok(match &record.outcome {
        Some(outcome) => Verdict::Replay(outcome.clone()),
        None => Verdict::Wait,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn record(outcome: Option<&str>) -> IdempotencyRecord {
        IdempotencyRecord {
            fingerprint: "f".to_owned(),
            token: "t".to_owned(),
            held_until: Timestamp::from_seconds(10),
            outcome: outcome.map(str::to_owned),
            created_at: Timestamp::from_seconds(0),
        }
    }

    #[test]
    fn a_finished_request_is_replayed_until_it_expires() {
        let done = record(Some("{}"));
        let at = |seconds| judge(&done, "f", Timestamp::from_seconds(seconds), 100);
        assert_eq!(at(50), Ok(Verdict::Replay("{}".to_owned())));
        assert_eq!(at(100), Ok(Verdict::TakeOver("t".to_owned())));
        assert!(matches!(
            judge(&done, "g", Timestamp::from_seconds(50), 100),
            Err(Refusal::Conflict(_))
        ));
    }

    #[test]
    fn a_running_request_is_waited_for_until_its_holder_dies() {
        let running = record(None);
        assert_eq!(judge(&running, "f", Timestamp::from_seconds(9), 100), Ok(Verdict::Wait));
        assert!(judge(&running, "g", Timestamp::from_seconds(9), 100).is_err());
        assert_eq!(
            judge(&running, "g", Timestamp::from_seconds(10), 100),
            Ok(Verdict::TakeOver("t".to_owned()))
        );
    }

    #[test]
    fn the_fingerprint_sees_values_not_spelling() {
        let one = serde_json::from_str(r#"{"a":1,  "b":2}"#).unwrap();
        assert_eq!(fingerprint("/x", &one), fingerprint("/x", &json!({"b": 2, "a": 1})));
        assert_ne!(fingerprint("/x", &one), fingerprint("/y", &one));
        assert_ne!(
            fingerprint("/x", &json!({"a": 1})),
            fingerprint("/x", &json!({"a": "1"}))
        );
    }

    #[test]
    fn keys_are_visible_ascii() {
        assert!(check_key("0b7c1a4e-6f1d-4a52-9d5e-1f2a3b4c5d6e").is_ok());
        for bad in ["", "a b", "é", "a\u{7f}", &"k".repeat(256)] {
            assert!(check_key(bad).is_err(), "{bad:?}");
        }
    }
}
