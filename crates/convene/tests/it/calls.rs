//! Reasoner calls in progress: early thoughts, and that calls are aborted when their owner is erased.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::reasoner::StageRequest;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::committee::{Meeting, meeting};
use crate::harness::scripted::{Act, Scripted, seat};
use crate::harness::{Caller, Db, TestApp, clear_question};

const THOUGHT: &str = "First the rates, which were 4711 percent in the year of the comet.";
const TRACED: &str = "First the rates, which were [?] percent in the year of the comet.";

/// The Macro seat thinks aloud and then waits for a permit.
fn thinker(permits: &Arc<Semaphore>) -> Arc<Scripted> {
    let held = permits.clone();
    Scripted::new(move |ask| match (ask, seat(ask)) {
        (StageRequest::Research { .. }, Some("macro")) => Act::Think(THOUGHT, Box::new(Act::wait(&held))),
        _ => Act::Answer,
    })
}

fn thoughts<'a>(entries: &'a [Value], task: &str) -> Vec<&'a str> {
    let of_task = |entry: &&Value| entry["kind"] == "thinking" && entry["task_id"] == task;
    entries
        .iter()
        .filter(of_task)
        .map(|entry| entry["text"].as_str().unwrap())
        .collect()
}

async fn heard(ann: &Caller, session: &str) -> Vec<Value> {
    let path = format!("/api/v1/executions/{session}/transcript");
    let page = ann
        .until(&path, |reply| reply.status == 200 && reply.text().contains(TRACED))
        .await;
    page.json()["entries"].as_array().unwrap().clone()
}

fn in_order(entries: &[Value]) {
    for (seq, entry) in (1..).zip(entries) {
        assert_eq!(entry["seq"], seq);
    }
}

async fn a_thought_is_heard_before_the_finding_and_once(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let app = TestApp::with_reasoner(db, thinker(&permits), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let early = heard(&ann, &session).await;
    let found = |entry: &Value| entry["kind"] == "contribution" && entry["task_id"] == "t_macro";
    assert!(!early.iter().any(found));
    permits.add_permits(1);
    let Meeting { execution, entries, .. } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert_eq!(&entries[..early.len()], early.as_slice(), "what was read has changed");
    assert_eq!(thoughts(&entries, "t_macro"), [TRACED]);
    assert_eq!(
        thoughts(&entries, "t_risk").len(),
        1,
        "those who say nothing early say it with their finding"
    );
    assert!(
        thoughts(&entries, "t_risk")
            .iter()
            .all(|thought| !thought.contains("[?]"))
    );
    in_order(&entries);
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    app.stop().await;
}

async fn after_a_stop_a_second_thought_may_follow_and_nothing_changes(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let script = thinker(&permits);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    // Wait until only the Macro seat is still at work, so that a stop drops one call.
    ann.until(&format!("/api/v1/executions/{session}"), |reply| {
        let progress = &reply.json()["progress"];
        let count = |name: &str| progress[name].as_u64();
        count("done").is_some_and(|done| Some(done + 1) == count("total"))
    })
    .await;
    let early = heard(&ann, &session).await;
    let began = Instant::now();
    let app = app.restart().await;
    assert!(
        began.elapsed() < Duration::from_secs(10),
        "it waited for a call that never ends"
    );
    assert_eq!(script.aborted(), 1);
    let ann = app.bearer(ann.token.as_deref().unwrap());
    let Meeting { execution, entries, .. } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert_eq!(&entries[..early.len()], early.as_slice(), "what was read has changed");
    assert_eq!(thoughts(&entries, "t_macro").len(), 2);
    in_order(&entries);
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    app.stop().await;
}

/// Waits until so many calls were dropped. Sooner than any lease or time limit would end them.
async fn dropped(script: &Scripted, calls: usize) {
    let deadline = Instant::now() + Duration::from_secs(3);
    while script.aborted() < calls {
        assert!(
            Instant::now() < deadline,
            "{} of {calls} calls were dropped",
            script.aborted()
        );
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn an_erasure_ends_the_calls_of_its_owner(db: Db) {
    let script = Scripted::new(|ask| match ask {
        StageRequest::Research { brief, .. } if brief.language == "en" => Act::Hang,
        StageRequest::Triage { input, .. } if input.contains("hanging") => Act::Hang,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| {
        config.briefs.wait_ms = 50;
        config.worker.lease_seconds = 600;
    })
    .await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let polled = ann.ask(&format!("{} hanging", clear_question())).await;
    assert_eq!(polled["status"], "generating");
    let research = |ask: &StageRequest| matches!(ask, StageRequest::Research { .. });
    let deadline = Instant::now() + Duration::from_secs(30);
    while script.count(research) < 4 {
        assert!(Instant::now() < deadline, "the research never began");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ann.delete("/api/v1/auth/me").await.ok(204);
    dropped(&script, script.count(research) + 1).await;
    for trace in [session.as_str(), polled["session_id"].as_str().unwrap()] {
        assert_eq!(app.tables().containing(trace).await, Vec::<String>::new());
    }
    assert_eq!(app.tables().count("jobs").await, 0);
    app.stop().await;
}

async fn an_erasure_ends_a_request_that_is_being_read(db: Db) {
    let script = Scripted::new(|_| Act::Hang);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    ann.get("/api/v1/auth/me").await.ok(200);
    let waiting = tokio::spawn({
        let ann = ann.clone();
        async move {
            ann.post("/api/v1/briefs", &serde_json::json!({"input": clear_question()}))
                .await
        }
    });
    while script.asked().is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ann.delete("/api/v1/auth/me").await.ok(204);
    dropped(&script, 1).await;
    waiting.await.unwrap().refused(409, "conflict");
    assert_eq!(app.tables().count("sessions").await, 0);
    app.stop().await;
}

both_stores!(
    a_thought_is_heard_before_the_finding_and_once,
    after_a_stop_a_second_thought_may_follow_and_nothing_changes,
    an_erasure_ends_the_calls_of_its_owner,
    an_erasure_ends_a_request_that_is_being_read,
);
