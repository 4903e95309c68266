//! Clients that are slow, disconnect or send bad HTTP; and a shutdown during requests.

use std::time::Duration;

use serde_json::json;
use tokio::net::TcpStream;

use crate::harness::{Caller, Db, Raw, TestApp, clear_question, vague_question};

async fn a_slow_body_is_given_up(db: Db) {
    let app = TestApp::with(db, |config| config.server.body_timeout_seconds = 1).await;
    let ann = app.person("ann").await;
    let mut slow = Raw::open(&app.edge).await;
    slow.send(head(&ann, "Content-Length: 5000")).await;
    let started = tokio::time::Instant::now();
    let dripping = async {
        // Each byte is in time; all of them together are not.
        while started.elapsed() < Duration::from_millis(1_300) {
            slow.send("{").await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        slow.reply().await
    };
    // Meanwhile everybody else is served.
    let (reply, other) = tokio::join!(dripping, ann.get("/api/v1/sessions"));
    other.ok(200);
    reply.refused(400, "bad_request");
    assert!(reply.message().starts_with("body: "), "{}", reply.message());
    assert_eq!(sessions(&ann).await, 0);
    app.stop().await;
}

async fn those_who_never_finish_their_headers_hold_up_nobody(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let mut half = Vec::new();
    for _ in 0..100 {
        let mut raw = Raw::open(&app.edge).await;
        raw.send("POST /api/v1/briefs HTTP/1.1\r\nHost: x\r\nAuthor").await;
        half.push(raw);
    }
    for _ in 0..5 {
        let served = tokio::time::timeout(Duration::from_secs(5), ann.get("/api/v1/sessions")).await;
        served.expect("others were held up").ok(200);
    }
    drop(half);
    app.stop().await;
}

async fn a_client_that_leaves_does_no_harm(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 100).await;
    let ann = app.person("ann").await;
    for _ in 0..10 {
        // In the middle of the body: nothing comes of it.
        let mut raw = Raw::open(&app.edge).await;
        raw.send(head(&ann, "Content-Length: 500")).await;
        raw.send("{\"input\":").await;
    }
    assert_eq!(sessions(&ann).await, 0);
    // After the body: the work goes on to its end.
    let body = json!({"input": vague_question()}).to_string();
    let mut raw = Raw::open(&app.edge).await;
    raw.send(head(
        &ann,
        &format!("Content-Length: {}\r\nExpect: 100-continue", body.len()),
    ))
    .await;
    assert_eq!(raw.reply().await.status, 100);
    raw.send(body).await;
    ann.until("/api/v1/sessions", |reply| {
        reply.json()["sessions"].as_array().unwrap().len() == 1
    })
    .await;
    drop(raw);
    ann.get("/health").await.ok(200);
    app.stop().await;
}

async fn a_request_that_takes_too_long_is_an_upstream_error(db: Db) {
    let app = TestApp::with(db, |config| {
        config.server.request_timeout_seconds = 1;
        config.server.cors_origins = vec!["https://app.example.org".to_owned()];
        config.analyst.pace_ms = 1_500;
    })
    .await;
    let ann = app.person("ann").await;
    let body = json!({"input": clear_question()}).to_string().into_bytes();
    let reply = ann
        .send(
            "POST",
            "/api/v1/briefs",
            &[("origin", "https://app.example.org")],
            Some(body),
        )
        .await;
    reply.refused(502, "upstream_error");
    // A browser can read that too.
    assert_eq!(
        reply.header("access-control-allow-origin"),
        Some("https://app.example.org")
    );
    // The submit is not cut in half: what was begun is finished.
    ann.until("/api/v1/sessions", |reply| {
        reply.json()["sessions"][0]["status"] == "completed"
    })
    .await;
    app.stop().await;
}

async fn a_stop_finishes_what_is_in_flight(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 200).await;
    let ann = app.person("ann").await;
    let body = json!({"input": clear_question()}).to_string();
    let mut raw = Raw::open(&app.edge).await;
    raw.send(head(
        &ann,
        &format!("Content-Length: {}\r\nExpect: 100-continue", body.len()),
    ))
    .await;
    // The handler has begun to read, so the request is in flight.
    assert_eq!(raw.reply().await.status, 100);
    let address = app.edge.trim_start_matches("http://").to_owned();
    let stopping = tokio::spawn(app.stop());
    let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
    while TcpStream::connect(&address).await.is_ok() {
        assert!(tokio::time::Instant::now() < deadline, "the listener stays open");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    raw.send(body).await;
    // On a slow machine the reading is left to a job, and the caller is told so.
    let status = raw.reply().await.ok(200).json()["status"].clone();
    assert!(status == "completed" || status == "generating", "{status}");
    stopping.await.unwrap();
}

async fn a_refusal_reaches_a_client_that_is_still_sending(db: Db) {
    let app = TestApp::start(db).await;
    // Half a megabyte is on its way when the answer is clear already.
    let body = vec![b' '; 500_000];
    for _ in 0..10 {
        app.bearer("not.a.token")
            .send("POST", "/api/v1/briefs", &[], Some(body.clone()))
            .await
            .refused(401, "unauthorized");
        app.anonymous()
            .send("POST", "/nowhere", &[], Some(body.clone()))
            .await
            .refused(404, "not_found");
    }
    // Whoever asks first is told at once, and not asked to send.
    let mut raw = Raw::open(&app.edge).await;
    raw.send("POST /api/v1/briefs HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\nExpect: 100-continue\r\n\r\n")
        .await;
    raw.reply().await.refused(401, "unauthorized");
    app.stop().await;
}

async fn headers_cannot_be_injected(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let body = json!({"input": vague_question()}).to_string();
    let length = format!("Content-Length: {}", body.len());
    for bad in ["k\u{e9}y", "a b", "", &"k".repeat(256)] {
        let mut raw = Raw::open(&app.edge).await;
        raw.send(head(&ann, &format!("{length}\r\nIdempotency-Key: {bad}")))
            .await;
        raw.send(&body).await;
        let reply = raw.reply().await;
        assert!(
            reply
                .refused(400, "bad_request")
                .message()
                .starts_with("Idempotency-Key: "),
            "{bad}"
        );
    }
    // A second request hidden in the first one's body is body.
    let hidden = "GET /api/v1/sessions HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut raw = Raw::open(&app.edge).await;
    raw.send(head(&ann, &format!("Content-Length: {}", hidden.len()))).await;
    raw.send(hidden).await;
    raw.reply().await.refused(400, "bad_request");
    raw.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
    raw.reply().await.ok(200);
    assert_eq!(sessions(&ann).await, 0);
    app.stop().await;
}

/// The head of a brief submit, with its length still to be said.
fn head(caller: &Caller, more: &str) -> String {
    let token = caller.token.as_ref().unwrap();
    format!(
        "POST /api/v1/briefs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\n{more}\r\n\r\n"
    )
}

async fn sessions(caller: &Caller) -> usize {
    caller.get("/api/v1/sessions").await.ok(200).json()["sessions"]
        .as_array()
        .unwrap()
        .len()
}

both_stores!(
    a_slow_body_is_given_up,
    those_who_never_finish_their_headers_hold_up_nobody,
    a_client_that_leaves_does_no_harm,
    a_request_that_takes_too_long_is_an_upstream_error,
    a_stop_finishes_what_is_in_flight,
    a_refusal_reaches_a_client_that_is_still_sending,
    headers_cannot_be_injected,
);
