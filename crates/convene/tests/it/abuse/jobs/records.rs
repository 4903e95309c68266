//! Audit records and charts: many requests at once, and records that cannot be rendered.

use std::time::Duration;

use serde_json::json;

use crate::abuse::bystander::Bystander;
use crate::harness::{Caller, Db, TestApp, at_once};

fn pdf_of(session: &str) -> String {
    format!("/api/v1/summaries/{session}/audit.pdf")
}

fn charts_of(session: &str) -> String {
    format!("/api/v1/analyses/{session}/charts")
}

/// Everybody asks at once; the statuses and bodies of the replies.
async fn ask_at_once(caller: &Caller, path: &str, times: usize) -> Vec<(u16, Vec<u8>)> {
    let asking = (0..times).map(|_| {
        let (caller, path) = (caller.clone(), path.to_owned());
        async move {
            let reply = caller.get(&path).await;
            (reply.status, reply.bytes)
        }
    });
    at_once(asking).await
}

async fn many_who_ask_for_a_record_get_the_same_one(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let bystander = Bystander::of(&app, "bob").await;
    let replies = ask_at_once(&ann, &pdf_of(&session), 12).await;
    assert!(replies.iter().all(|(status, _)| *status == 200));
    assert!(replies.iter().all(|(_, pdf)| *pdf == replies[0].1));
    assert_eq!(app.tables().count("audit_blobs").await, 1);
    let replies = ask_at_once(&ann, &charts_of(&session), 12).await;
    assert!(replies.iter().all(|reply| *reply == replies[0] && reply.0 == 200));
    bystander.leaves().await;
    app.stop().await;
}

async fn a_record_that_cannot_be_made_is_not_made_at_every_poll(db: Db) {
    let app = TestApp::start(db).await;
    let person = app.person("ann").await;
    let session = person.completed().await;
    let ann = app.full_key(&person).await;
    let bystander = Bystander::of(&app, "bob").await;
    let change = |from: &str, to: &str| {
        format!(
            "update documents set body = '{to}' || substr(body, {}) where kind = 'analysis'",
            from.len() + 1
        )
    };
    app.tables().run(&change("{", "?")).await;
    ann.get(&pdf_of(&session)).await.refused(500, "internal_error");
    // It could be made again by now, but nobody tries so soon.
    app.tables().run(&change("?", "{")).await;
    let refused = ann.get(&pdf_of(&session)).await;
    let seconds: u64 = refused
        .refused(502, "upstream_error")
        .header("retry-after")
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=30).contains(&seconds), "{seconds}");
    ann.get(&charts_of(&session)).await.ok(200);
    app.clock.advance(Duration::from_secs(31));
    ann.get(&pdf_of(&session)).await.ok(200);
    bystander.leaves().await;
    app.stop().await;
}

/// A letter with its marks is set as one: with any number of them the document once took gigabytes.
async fn a_question_of_marks_has_a_record(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let bystander = Bystander::of(&app, "bob").await;
    let (session, mut brief) = ann.brief().await;
    brief["question"] = json!(format!("a{}", "\u{301}".repeat(19_000)));
    let plan = json!({"session_id": session, "brief": brief});
    ann.post("/api/v1/orchestrations", &plan).await.ok(200);
    ann.convene(&session).await.ok(202);
    ann.finished(&session).await;
    ann.get(&pdf_of(&session)).await.ok(200);
    bystander.leaves().await;
    app.stop().await;
}

/// The time to lay out a cell grows with the square of its lines: this one once took fifteen seconds.
async fn a_brief_of_empty_lines_has_a_record(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let bystander = Bystander::of(&app, "bob").await;
    let (session, mut brief) = ann.brief().await;
    brief["constraints"] = json!(vec!["\n".repeat(1_250); 49]);
    let plan = json!({"session_id": session, "brief": brief});
    ann.post("/api/v1/orchestrations", &plan).await.ok(200);
    ann.convene(&session).await.ok(202);
    ann.finished(&session).await;
    ann.get(&pdf_of(&session)).await.ok(200);
    bystander.leaves().await;
    app.stop().await;
}

/// Large documents are compressed in turns, away from the threads that serve everybody.
async fn compressed_documents_on_many_connections_are_whole(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let bystander = Bystander::of(&app, "bob").await;
    for path in [format!("/api/v1/analyses/{session}"), charts_of(&session)] {
        let plain = ann.send("GET", &path, &[("accept-encoding", "identity")], None).await;
        let plain = plain.ok(200).bytes.clone();
        assert!(plain.len() > 16 * 1024, "{path} is not large: {}", plain.len());
        let asking = (0..100).map(|_| {
            let (ann, path) = (ann.clone(), path.clone());
            async move { ann.send("GET", &path, &[("accept-encoding", "gzip")], None).await }
        });
        for reply in at_once(asking).await {
            assert_eq!(reply.ok(200).header("content-encoding"), Some("gzip"));
            let mut unpacked = Vec::new();
            std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&reply.bytes[..]), &mut unpacked).unwrap();
            assert_eq!(unpacked, plain);
        }
    }
    bystander.leaves().await;
    app.stop().await;
}

both_stores!(
    compressed_documents_on_many_connections_are_whole,
    a_question_of_marks_has_a_record,
    a_brief_of_empty_lines_has_a_record,
    many_who_ask_for_a_record_get_the_same_one,
    a_record_that_cannot_be_made_is_not_made_at_every_poll,
);
