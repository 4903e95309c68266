//! Questions and answers that take longer to process than the request waits.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::reasoner::StageRequest;
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::sync::Semaphore;

use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Caller, Db, Process, TestApp, at_once, clear_question, vague_question};

const BRIEFS: &str = "/api/v1/briefs";

fn triage(ask: &StageRequest) -> bool {
    matches!(ask, StageRequest::Triage { .. })
}

/// Reads each question when there is a permit, and then does that.
fn slow(permits: &Arc<Semaphore>, then: Act) -> Arc<Scripted> {
    let permits = permits.clone();
    Scripted::new(move |ask| match ask {
        StageRequest::Triage { .. } => Act::Wait(permits.clone(), Box::new(then.clone())),
        _ => Act::Answer,
    })
}

/// A vague question, and what is asked back.
async fn asked(ann: &Caller) -> (String, Value) {
    let body = ann.ask(&vague_question()).await;
    let session = body["session_id"].as_str().unwrap().to_owned();
    let asked = ann.finished_brief(&session).await;
    assert_eq!(asked["status"], "awaiting_answers", "{asked}");
    (session, asked)
}

/// Answers to all that is asked.
fn answers(brief: &Value) -> Value {
    let answer = |question: &Value| json!({"question_id": question["question_id"], "selected_options": ["five years"]});
    let answers: Vec<Value> = brief["questions"].as_array().unwrap().iter().map(answer).collect();
    json!({"answers": answers})
}

async fn a_question_that_takes_long_is_polled(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let script = slow(&permits, Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.briefs.wait_ms = 50).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let input = json!({"input": clear_question()});
    let first = program.submit(BRIEFS, "k", &input).await;
    first.ok(200).disclosed("en");
    let body = first.json();
    assert_eq!(body["status"], "generating", "{body}");
    assert_eq!((&body["brief"], &body["questions"]), (&Value::Null, &Value::Null));
    let session = body["session_id"].as_str().unwrap();
    let path = format!("{BRIEFS}/{session}");
    assert_eq!(ann.get(&path).await.ok(200).json(), body);
    let list = ann.get("/api/v1/sessions").await.ok(200).json();
    assert_eq!(list["sessions"][0]["status"], "generating");
    // Nothing else can be done with it yet.
    let early = json!({"answers": [{"question_id": "horizon", "custom_answer": "ten years"}]});
    ann.post(&format!("{path}/answers"), &early)
        .await
        .refused(409, "conflict");
    let plan = json!({"session_id": session, "brief": {}});
    ann.post("/api/v1/orchestrations", &plan).await.refused(409, "conflict");

    permits.add_permits(1);
    let done = ann.finished_brief(session).await;
    assert_eq!(done["status"], "completed", "{done}");
    assert!(done["brief"].is_object());
    assert_eq!(script.count(triage), 1, "the call that was under way went on");
    assert_eq!(app.tables().count("steps where name = 'triage/1'").await, 1);
    assert_eq!(app.tables().count("steps").await, 1);
    assert_eq!(app.tables().count("jobs").await, 0);
    // One kickoff of the key, and the same one of its owner.
    assert_eq!(app.tables().count("quota where used = 1").await, 2);
    // A replay is the first answer, to the byte.
    let again = program.submit(BRIEFS, "k", &input).await;
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    assert_eq!(again.text(), first.text());

    let plan = json!({"session_id": session, "brief": done["brief"]});
    ann.post("/api/v1/orchestrations", &plan).await.ok(200);
    ann.convene(session).await.ok(202);
    assert_eq!(ann.finished(session).await["status"], "completed");
    assert!(app.app.engine.verify_record(session).await.unwrap().is_ok());
    app.stop().await;
}

async fn answers_that_take_long_are_polled_and_another_round_follows(db: Db) {
    let permits = Arc::new(Semaphore::new(1));
    let script = slow(&permits, Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.briefs.wait_ms = 50).await;
    let ann = app.person("ann").await;
    let (session, asked) = asked(&ann).await;
    let path = format!("{BRIEFS}/{session}/answers");
    // Of two at once one is read, and the other is told to wait.
    let submits = (0..2).map(|_| {
        let (ann, path, body) = (ann.clone(), path.clone(), answers(&asked));
        async move { ann.post(&path, &body).await }
    });
    let replies = at_once(submits).await;
    let mut statuses: Vec<u16> = replies.iter().map(|reply| reply.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let won = replies.iter().find(|reply| reply.status == 200).unwrap().json();
    assert_eq!(won["status"], "generating", "{won}");
    ann.post(&path, &answers(&asked)).await.refused(409, "conflict");
    permits.add_permits(10);
    let done = ann.finished_brief(&session).await;
    assert_eq!(done["status"], "completed", "{done}");
    assert!(done["brief"]["clarifications"].to_string().contains("five years"));
    app.stop().await;
}

async fn what_cannot_be_read_says_so_and_can_be_tried_again(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let script = slow(&permits, Act::Unusable);
    let app = TestApp::with_reasoner(db, script, |config| config.briefs.wait_ms = 50).await;
    let ann = app.person("ann").await;
    let body = ann.ask(&clear_question()).await;
    assert_eq!(body["status"], "generating");
    permits.add_permits(1);
    let rejected = ann.finished_brief(body["session_id"].as_str().unwrap()).await;
    assert_eq!(rejected["status"], "rejected", "{rejected}");
    assert!(
        rejected["message"].as_str().unwrap().contains("ask it again"),
        "{rejected}"
    );
    app.stop().await;

    // Answers: what was asked is open again, and the same answers can be sent once more.
    let permits = Arc::new(Semaphore::new(0));
    let held = permits.clone();
    let readings = std::sync::atomic::AtomicUsize::new(0);
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Triage { .. } => match readings.fetch_add(1, std::sync::atomic::Ordering::SeqCst) {
            1 => Act::Wait(held.clone(), Box::new(Act::Unusable)),
            _ => Act::Answer,
        },
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |config| config.briefs.wait_ms = 50).await;
    let ann = app.person("ann").await;
    let (session, asked) = asked(&ann).await;
    let path = format!("{BRIEFS}/{session}/answers");
    let reading = ann.post(&path, &answers(&asked)).await.ok(200).json();
    assert_eq!(reading["status"], "generating", "{reading}");
    permits.add_permits(1);
    let open = ann.finished_brief(&session).await;
    assert_eq!(open["status"], "awaiting_answers", "{open}");
    assert_eq!(open["questions"], asked["questions"]);
    assert!(open["message"].as_str().unwrap().contains("send them again"), "{open}");
    ann.post(&path, &answers(&asked)).await.ok(200);
    let done = ann.finished_brief(&session).await;
    assert_eq!(done["status"], "completed", "{done}");
    assert_eq!(done["message"], Value::Null);
    app.stop().await;
}

async fn a_stop_hands_over_what_is_being_read(db: Db) {
    let script = Scripted::new(|_| Act::Hang);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.briefs.wait_ms = 50).await;
    let ann = app.person("ann").await;
    let polled = ann.ask(&clear_question()).await;
    assert_eq!(polled["status"], "generating");
    let began = tokio::time::Instant::now();
    let app = app.restart().await;
    assert!(
        began.elapsed() < Duration::from_secs(10),
        "it waited for a call that never ends"
    );
    assert_eq!(script.aborted(), 1);
    // The next process has the built-in analyst.
    let ann = app.bearer(ann.token.as_deref().unwrap());
    let done = ann.finished_brief(polled["session_id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "completed", "{done}");
    assert_eq!(app.tables().count("steps where name = 'triage/1'").await, 1);
    app.stop().await;
}

async fn a_request_in_flight_is_answered_when_the_process_stops(db: Db) {
    let script = Scripted::new(|_| Act::Hang);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.briefs.wait_ms = 60_000).await;
    let ann = app.person("ann").await;
    let waiting = tokio::spawn({
        let ann = ann.clone();
        async move { ann.ask(&clear_question()).await }
    });
    while script.asked().is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let app = app.restart().await;
    let polled = waiting.await.unwrap();
    assert_eq!(polled["status"], "generating", "{polled}");
    let ann = app.bearer(ann.token.as_deref().unwrap());
    let done = ann.finished_brief(polled["session_id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "completed", "{done}");
    app.stop().await;
}

async fn a_killed_process_loses_no_question(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let settings = [
        ("CONVENE_STORE__URL", url.as_str()),
        ("CONVENE_ANALYST__PACE_MS", "1500"),
        ("CONVENE_BRIEFS__WAIT_MS", "50"),
        ("CONVENE_WORKER__LEASE_SECONDS", "1"),
    ];
    let mut process = Process::start(folder.path(), &settings).await;
    let ann = process.person("ann");
    let first = ann.submit(BRIEFS, "k", &json!({"input": clear_question()})).await;
    let body = first.ok(200).json();
    assert_eq!(body["status"], "generating", "{body}");
    process.kill_and_restart().await;
    let done = ann.finished_brief(body["session_id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "completed", "{done}");
    let again = ann.submit(BRIEFS, "k", &json!({"input": clear_question()})).await;
    assert_eq!(again.text(), first.text());
}

both_stores!(
    a_question_that_takes_long_is_polled,
    answers_that_take_long_are_polled_and_another_round_follows,
    what_cannot_be_read_says_so_and_can_be_tried_again,
    a_stop_hands_over_what_is_being_read,
    a_request_in_flight_is_answered_when_the_process_stops,
    a_killed_process_loses_no_question,
);
