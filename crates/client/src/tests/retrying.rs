//! Which requests are retried, and when.

use std::time::{Duration, Instant};

use super::server::{error, ok, scripted};
use crate::{ApiError, Client, Erasure, Error, RetryPolicy};

const BRIEF: &str = r#"{"session_id":"ses_1","status":"completed","disclosure":{}}"#;

#[tokio::test]
async fn a_retryable_error_is_retried_with_the_same_key() {
    let (client, seen) = scripted(vec![
        error(502, "upstream_error", true),
        error(500, "internal_error", true),
        ok(BRIEF),
    ])
    .await;
    let brief = client.create_brief("gold?", None).await.unwrap();
    assert_eq!(brief.session_id, "ses_1");
    let keys = seen.header("idempotency-key");
    assert_eq!(keys.len(), 3);
    assert!(keys.iter().all(|key| *key == keys[0] && key.len() == 36));
    assert_eq!(seen.header("authorization"), ["Bearer hfk_test"; 3]);
    assert!(seen.text(2).ends_with(r#"{"input":"gold?"}"#));
}

#[tokio::test]
async fn the_caller_s_key_is_used_where_there_is_one() {
    let (client, seen) = scripted(vec![ok(BRIEF), ok(BRIEF)]).await;
    client.create_brief("a", Some("mine")).await.unwrap();
    client.create_brief("a", None).await.unwrap();
    let keys = seen.header("idempotency-key");
    assert_eq!(keys[0], "mine");
    assert_ne!(keys[1], "mine");
}

#[tokio::test]
async fn nothing_else_is_retried() {
    for reply in [
        error(400, "bad_request", false),
        error(500, "internal_error", false),
        ok("<html>bad gateway</html>").status(502),
    ] {
        let (client, seen) = scripted(vec![reply, ok(BRIEF)]).await;
        assert!(client.brief("ses_1").await.is_err());
        assert_eq!(seen.lines(), ["GET /api/v1/briefs/ses_1"]);
    }
}

#[tokio::test]
async fn attempts_are_limited() {
    let (client, seen) = scripted(vec![error(502, "upstream_error", true); 9]).await;
    let failed = client.sessions().await.unwrap_err();
    assert_eq!(failed.code(), Some("upstream_error"));
    assert_eq!(seen.lines().len(), 4);
}

#[tokio::test]
async fn retry_after_is_waited_for() {
    let limited = error(429, "rate_limited", true).header("Retry-After: 1");
    let (client, seen) = scripted(vec![limited, ok(r#"{"sessions":[]}"#)]).await;
    let started = Instant::now();
    client.sessions().await.unwrap();
    assert!(started.elapsed() >= Duration::from_secs(1));
    assert_eq!(seen.lines().len(), 2);
}

#[tokio::test]
async fn a_retry_after_that_is_too_long_is_returned_to_the_caller() {
    let limited = error(429, "rate_limited", true).header("Retry-After: 3600");
    let (client, seen) = scripted(vec![limited]).await;
    match client.sessions().await.unwrap_err() {
        Error::Api(error) => assert_eq!(error.retry_after, Some(Duration::from_secs(3600))),
        other => panic!("{other}"),
    }
    assert_eq!(seen.lines().len(), 1);
}

#[test]
fn back_off_doubles_up_to_its_end() {
    let policy = RetryPolicy::default();
    let limited = |retry_after| ApiError {
        status: 429,
        envelope: Some(contract::ErrorBody {
            code: "rate_limited".to_owned(),
            message: String::new(),
            request_id: String::new(),
            retryable: true,
        }),
        retry_after,
    };
    let waits: Vec<u128> = (1..6)
        .filter_map(|tried| policy.wait(tried, &limited(None)))
        .map(|wait| wait.as_millis())
        .collect();
    assert_eq!(waits, [500, 1000, 2000, 4000, 8000]);
    assert_eq!(policy.wait(6, &limited(None)), None);
    let two = Some(Duration::from_secs(2));
    assert_eq!(policy.wait(1, &limited(two)), two);
    assert_eq!(policy.wait(4, &limited(two)), Some(Duration::from_secs(4)));
    assert_eq!(RetryPolicy::NEVER.wait(1, &limited(None)), None);
}

#[tokio::test]
async fn ids_are_escaped_and_cannot_name_another_route() {
    let (client, seen) = scripted(vec![error(404, "not_found", false)]).await;
    assert!(client.brief("../sessions?x#y").await.unwrap_err().is_not_found());
    assert_eq!(seen.lines(), ["GET /api/v1/briefs/..%2Fsessions%3Fx%23y"]);
    for id in ["", ".", ".."] {
        assert!(matches!(client.brief(id).await, Err(Error::InvalidRequest(_))));
    }
    assert!(Client::new("mailto:a@b", "t").is_err() && Client::new("http://x", "a\nb").is_err());
    assert!(!format!("{client:?}").contains("hfk_test"));
}

#[tokio::test]
async fn an_erasure_is_done_or_pending() {
    let pending = ok(r#"{"status":"erasure_pending","request_id":"req_9"}"#).status(202);
    let (client, _) = scripted(vec![pending, ok("").status(204)]).await;
    match client.erase_me().await.unwrap() {
        Erasure::Pending(pending) => assert_eq!(pending.request_id, "req_9"),
        Erasure::Done => panic!("not done"),
    }
    assert_eq!(client.erase_me().await.unwrap(), Erasure::Done);
}
