//! One Idempotency-Key, one run: replays, conflicts, races, expiry, crashes.

use std::time::Duration;

use convene::app::Parts;
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::task::JoinSet;

use crate::harness::{CANARY, Caller, Db, Process, Reply, Tables, TestApp, clear_question, vague_question};

const BRIEFS: &str = "/api/v1/briefs";
const PLANS: &str = "/api/v1/orchestrations";

#[track_caller]
fn replayed(reply: &Reply, original: &Reply) {
    assert_eq!(reply.ok(200).header("idempotency-replayed"), Some("true"));
    assert_eq!(reply.bytes, original.bytes);
    assert_eq!(reply.header("content-type"), original.header("content-type"));
}

#[track_caller]
fn fresh(reply: &Reply) -> Value {
    assert_eq!(reply.ok(200).header("idempotency-replayed"), None);
    reply.json()
}

/// A session that waits for answers, where its answers go, and answers to all its questions.
async fn asked(caller: &Caller) -> (String, Value) {
    let reply = caller
        .post(BRIEFS, &json!({"input": vague_question()}))
        .await
        .ok(200)
        .json();
    let questions = reply["questions"].as_array().unwrap_or_else(|| panic!("{reply}"));
    assert!(!questions.is_empty());
    let answers: Vec<Value> = questions
        .iter()
        .map(
            |question| json!({"question_id": question["question_id"], "custom_answer": format!("five years {CANARY}")}),
        )
        .collect();
    let path = format!("{BRIEFS}/{}/answers", reply["session_id"].as_str().unwrap());
    (path, json!({"answers": answers}))
}

async fn a_replay_is_the_original_to_the_byte_on_every_submit(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let question = json!({"input": clear_question()});
    let brief = ann.submit(BRIEFS, "key-1", &question).await;
    let body = fresh(&brief);

    let (path, answers) = asked(&ann).await;
    let answered = ann.submit(&path, "key-1", &answers).await;
    fresh(&answered);

    let plan = json!({"session_id": body["session_id"], "brief": body["brief"]});
    let planned = ann.submit(PLANS, "key-1", &plan).await;
    assert_eq!(fresh(&planned)["status"], "ready");
    // Whatever happens to the session meanwhile, the replay is the first answer.
    let session = body["session_id"].as_str().unwrap();
    ann.post_empty(&format!("{PLANS}/{session}/convene")).await.ok(202);
    ann.finished(session).await;

    replayed(&ann.submit(BRIEFS, "key-1", &question).await, &brief);
    replayed(&ann.submit(&path, "key-1", &answers).await, &answered);
    replayed(&ann.submit(PLANS, "key-1", &plan).await, &planned);
    let list = ann.get("/api/v1/sessions").await.json();
    assert_eq!(list["sessions"].as_array().unwrap().len(), 2, "{list}");
    app.stop().await;
}

async fn bodies_are_compared_by_value(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let send = async |text: String| {
        ann.send("POST", BRIEFS, &[("idempotency-key", "k")], Some(text.into_bytes()))
            .await
    };
    let question = clear_question();
    let first = send(format!(r#"{{"input":"{question}","z":1,"a":[1,2]}}"#)).await;
    fresh(&first);
    replayed(
        &send(format!("\n {{ \"a\": [1, 2],\n\"z\":1 , \"input\" :\"{question}\" }} ")).await,
        &first,
    );
    for other in [
        format!(r#"{{"input":"{question} ","z":1,"a":[1,2]}}"#),
        format!(r#"{{"input":"{question}","z":1,"a":[2,1]}}"#),
        format!(r#"{{"input":"{question}","z":"1","a":[1,2]}}"#),
        format!(r#"{{"input":"{question}"}}"#),
    ] {
        send(other).await.refused(409, "conflict");
    }
    app.stop().await;
}

async fn a_key_counts_per_owner_route_and_path(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, ben) = (app.person("ann").await, app.person("ben").await);
    let question = json!({"input": clear_question()});
    let first = ann.submit(BRIEFS, "k", &question).await;
    let body = fresh(&first);
    // Another owner's key is another key, and so is one on another route.
    let other = fresh(&ben.submit(BRIEFS, "k", &question).await);
    assert_ne!(other["session_id"], body["session_id"]);
    fresh(
        &ann.submit(
            PLANS,
            "k",
            &json!({"session_id": body["session_id"], "brief": body["brief"]}),
        )
        .await,
    );
    // A program acts for its owner.
    let program = app.full_key(&ann).await;
    replayed(&program.submit(BRIEFS, "k", &question).await, &first);

    let ((one, answers), (two, _)) = (asked(&ann).await, asked(&ann).await);
    let answered = ann.submit(&one, "k", &answers).await;
    fresh(&answered);
    ann.submit(&two, "k", &answers).await.refused(409, "conflict");
    replayed(&ann.submit(&one, "k", &answers).await, &answered);
    fresh(&ann.submit(&two, "k2", &answers).await);
    app.stop().await;
}

async fn a_refusal_leaves_the_key_free(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    ann.submit(BRIEFS, "k", &json!({"input": ""}))
        .await
        .refused(400, "bad_request");
    let question = json!({"input": clear_question()});
    fresh(&ann.submit(BRIEFS, "k", &question).await);

    let (path, answers) = asked(&ann).await;
    ann.submit(&format!("{BRIEFS}/ses_unknown/answers"), "k", &answers)
        .await
        .refused(404, "not_found");
    fresh(&ann.submit(&path, "k", &answers).await);
    ann.submit(&path, "k3", &answers).await.refused(409, "conflict");

    let (waiting, answers) = asked(&ann).await;
    let session = waiting.split('/').nth(4).unwrap();
    ann.submit(PLANS, "k", &json!({"session_id": session, "brief": {}}))
        .await
        .refused(409, "conflict");
    fresh(&ann.post(&waiting, &answers).await);
    fresh(
        &ann.submit(PLANS, "k", &json!({"session_id": session, "brief": {}}))
            .await,
    );
    app.stop().await;
}

async fn the_form_of_a_key_is_checked(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let question = json!({"input": clear_question()});
    let body = || Some(question.to_string().into_bytes());
    for bad in ["", "two words", "kéy", &"k".repeat(256)] {
        let reply = ann.submit(BRIEFS, bad, &question).await;
        assert!(
            reply.refused(400, "bad_request").message().contains("Idempotency-Key"),
            "{}",
            reply.text()
        );
    }
    let twice = [("idempotency-key", "k"), ("Idempotency-Key", "k")];
    ann.send("POST", BRIEFS, &twice, body())
        .await
        .refused(400, "bad_request");
    assert_eq!(app.tables().count("sessions").await, 0);
    for good in ["k", &"k".repeat(255), "!~#[]{}|"] {
        fresh(&ann.submit(BRIEFS, good, &question).await);
    }
    app.stop().await;
}

async fn the_header_can_be_required(db: Db) {
    let app = TestApp::with(db, |config| config.idempotency.required = true).await;
    let ann = app.person("ann").await;
    let question = json!({"input": vague_question()});
    let session = fresh(&ann.submit(BRIEFS, "k", &question).await)["session_id"]
        .as_str()
        .unwrap()
        .to_owned();
    for (path, body) in [
        (BRIEFS.to_owned(), question),
        (
            format!("{BRIEFS}/{session}/answers"),
            json!({"answers": [{"question_id": "q", "custom_answer": CANARY}]}),
        ),
        (PLANS.to_owned(), json!({"session_id": session, "brief": {}})),
    ] {
        let reply = ann.post(&path, &body).await;
        assert!(
            reply.refused(400, "bad_request").message().contains("Idempotency-Key"),
            "{}",
            reply.text()
        );
    }
    app.stop().await;
}

/// Sends the same submit sixteen times at once to these in turn: one run, and one answer for all.
async fn sixteen_at_once(callers: &[&Caller]) {
    let mut all = JoinSet::new();
    for at in 0..16 {
        let caller = callers[at % callers.len()].clone();
        all.spawn(async move { caller.submit(BRIEFS, "k", &json!({"input": clear_question()})).await });
    }
    let replies = all.join_all().await;
    let firsts = replies
        .iter()
        .filter(|reply| reply.ok(200).header("idempotency-replayed").is_none())
        .count();
    assert_eq!(firsts, 1);
    assert!(replies.iter().all(|reply| reply.bytes == replies[0].bytes));
    let list = callers[0].get("/api/v1/sessions").await.json();
    assert_eq!(list["sessions"].as_array().unwrap().len(), 1, "{list}");
}

async fn many_at_once_are_one_run(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 200).await;
    let ann = app.person("ann").await;
    sixteen_at_once(&[&ann]).await;
    app.stop().await;
}

async fn many_at_once_over_two_instances_are_one_run(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 200).await;
    let second = TestApp::second_instance(&app, Parts::ALL, |_| {}).await;
    let ann = app.person("ann").await;
    let there = second.bearer(ann.token.as_ref().unwrap());
    sixteen_at_once(&[&ann, &there]).await;
    second.stop().await;
    app.stop().await;
}

async fn another_body_does_not_wait_for_a_running_submit(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 1_000).await;
    let ann = app.person("ann").await;
    let first = tokio::spawn({
        let ann = ann.clone();
        async move { ann.submit(BRIEFS, "k", &json!({"input": clear_question()})).await }
    });
    held(&app.tables()).await;
    ann.submit(BRIEFS, "k", &json!({"input": vague_question()}))
        .await
        .refused(409, "conflict");
    assert!(!first.is_finished());
    fresh(&first.await.unwrap());
    app.stop().await;
}

/// Waits until a submit holds its key.
async fn held(tables: &Tables) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(20);
    while tables.count("idempotency").await == 0 {
        assert!(tokio::time::Instant::now() < deadline, "no submit ever held its key");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn an_answer_is_kept_for_the_configured_time(db: Db) {
    let app = TestApp::with(db, |config| config.idempotency.keep_seconds = 600).await;
    let ann = app.person("ann").await;
    let question = json!({"input": clear_question()});
    let first = ann.submit(BRIEFS, "k", &question).await;
    fresh(&first);
    app.clock.advance(Duration::from_secs(590));
    replayed(&ann.submit(BRIEFS, "k", &question).await, &first);
    app.clock.advance(Duration::from_secs(11));
    let second = ann.submit(BRIEFS, "k", &question).await;
    assert_ne!(fresh(&second)["session_id"], first.json()["session_id"]);
    replayed(&ann.submit(BRIEFS, "k", &question).await, &second);
    app.stop().await;
}

async fn a_replay_draws_no_quota(db: Db) {
    let app = TestApp::with(db, |config| config.limits.daily_kickoffs = 1).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let question = json!({"input": clear_question()});
    let first = program.submit(BRIEFS, "k", &question).await;
    fresh(&first);
    for _ in 0..3 {
        replayed(&program.submit(BRIEFS, "k", &question).await, &first);
    }
    program
        .submit(BRIEFS, "other", &question)
        .await
        .refused(429, "rate_limited");
    // The refused one left its key free.
    replayed(&program.submit(BRIEFS, "k", &question).await, &first);
    fresh(&ann.submit(BRIEFS, "other", &question).await);
    app.stop().await;
}

async fn a_crash_in_the_middle_does_not_lose_the_key(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let mut process = Process::start(
        folder.path(),
        &[("CONVENE_STORE__URL", &url), ("CONVENE_ANALYST__PACE_MS", "700")],
    )
    .await;
    let ann = process.person("ann");
    let question = json!({"input": clear_question()});
    let in_flight = tokio::spawn({
        let (ann, question) = (ann.clone(), question.clone());
        async move { ann.submit(BRIEFS, "k", &question).await }
    });
    held(&Tables::at(&url)).await;
    in_flight.abort();
    process.kill_and_restart().await;
    // The claim of the dead holder runs out within seconds, and the retry takes it over.
    let retried = tokio::time::timeout(Duration::from_secs(30), ann.submit(BRIEFS, "k", &question))
        .await
        .unwrap();
    fresh(&retried);
    replayed(&ann.submit(BRIEFS, "k", &question).await, &retried);
    assert_eq!(
        ann.get("/api/v1/sessions").await.json()["sessions"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

both_stores!(
    a_replay_is_the_original_to_the_byte_on_every_submit,
    bodies_are_compared_by_value,
    a_key_counts_per_owner_route_and_path,
    a_refusal_leaves_the_key_free,
    the_form_of_a_key_is_checked,
    the_header_can_be_required,
    many_at_once_are_one_run,
    many_at_once_over_two_instances_are_one_run,
    another_body_does_not_wait_for_a_running_submit,
    an_answer_is_kept_for_the_configured_time,
    a_replay_draws_no_quota,
    a_crash_in_the_middle_does_not_lose_the_key,
);
