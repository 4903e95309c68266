//! While the analyst is down, new work is refused, and running work waits and then continues.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pipeline::ports::reasoner::StageRequest;
use serde_json::{Value, json};

use crate::committee::{Meeting, list, meeting};
use crate::harness::scripted::{Act, Scripted, seat};
use crate::harness::{Caller, Db, TestApp, clear_question, vague_question};

const BRIEFS: &str = "/api/v1/briefs";

async fn nothing_new_is_taken_in_and_nothing_is_half_stored(db: Db) {
    let script = Scripted::new(|_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let ready = ann.planned().await;
    let (session, brief) = ann.brief().await;
    let vague = ann.ask(&vague_question()).await;
    let before = app.tables().count("sessions").await;
    script.set_down(true);
    let asked = script.asked().len();
    let input = json!({"input": clear_question()});
    let refused = ann.submit(BRIEFS, "k", &input).await;
    refused.refused(502, "upstream_error");
    assert_eq!(refused.json()["error"]["retryable"], true);
    let plan = json!({"session_id": session, "brief": brief});
    ann.submit("/api/v1/orchestrations", "k", &plan)
        .await
        .refused(502, "upstream_error");
    ann.convene(&ready).await.refused(502, "upstream_error");
    let answers = format!("{BRIEFS}/{}/answers", vague["session_id"].as_str().unwrap());
    let answer = |question: &Value| json!({"question_id": question["question_id"], "custom_answer": "five years"});
    let answer: Vec<Value> = list(&vague, "questions").iter().map(answer).collect();
    let answer = json!({"answers": answer});
    ann.submit(&answers, "k", &answer).await.refused(502, "upstream_error");
    assert_eq!(script.asked().len(), asked, "nobody was asked");
    assert_eq!(app.tables().count("sessions").await, before);
    assert_eq!(app.tables().count("jobs").await, 0);
    assert_eq!(app.tables().count("plans").await, 1);
    assert_eq!(app.tables().count("executions").await, 0);
    assert_eq!(ann.get("/health").await.ok(200).json()["analyst_state"], "down");

    // The keys are free: the same submits succeed when it is back.
    script.set_down(false);
    ann.submit(BRIEFS, "k", &input).await.ok(200);
    ann.submit("/api/v1/orchestrations", "k", &plan).await.ok(200);
    ann.submit(&answers, "k", &answer).await.ok(200);
    ann.convene(&ready).await.ok(202);
    assert_eq!(ann.finished(&ready).await["status"], "completed");
    app.stop().await;
}

/// Until the committee says that it waits; the execution as it is then.
async fn waits(ann: &Caller, session: &str) -> Value {
    let path = format!("/api/v1/executions/{session}");
    ann.until(&path, |reply| reply.json()["waiting_since"].is_string())
        .await
        .json()
}

fn told(entries: &[Value]) -> usize {
    entries.iter().filter(|entry| entry["kind"] == "waiting").count()
}

async fn a_committee_waits_and_goes_on_from_its_journal(db: Db) {
    // Down for one member while the others are at work, and once more for everybody at the end.
    let down = Arc::new([AtomicBool::new(true), AtomicBool::new(true)]);
    let plot = down.clone();
    let script = Scripted::paced(Duration::from_millis(100), move |ask| match (ask, seat(ask)) {
        (StageRequest::Research { .. }, Some("macro")) if plot[0].load(Ordering::SeqCst) => Act::Down,
        (StageRequest::Synthesise { .. }, _) if plot[1].load(Ordering::SeqCst) => Act::Down,
        _ => Act::Answer,
    });
    // A wait is no try of the job.
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let waiting = waits(&ann, &session).await;
    assert_eq!(waiting["status"], "partial", "{waiting}");
    assert_eq!(list(&waiting, "findings").len(), list(&waiting, "tasks").len() - 1);
    assert_eq!(waiting["progress"]["failed"], 0);
    down[0].store(false, Ordering::SeqCst);
    let macro_done =
        |reply: &crate::harness::Reply| reply.json()["progress"]["done"] == reply.json()["progress"]["total"];
    ann.until(&format!("/api/v1/executions/{session}"), macro_done).await;
    waits(&ann, &session).await;
    down[1].store(false, Ordering::SeqCst);

    let Meeting {
        execution,
        analysis,
        entries,
    } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert_eq!(execution["waiting_since"], Value::Null);
    assert!(list(&analysis, "absent").is_empty(), "{analysis}");
    assert_eq!(told(&entries), 2, "told once for each wait");
    assert!(
        entries
            .iter()
            .any(|entry| entry["text"].as_str().unwrap().contains("The committee waits"))
    );
    for (seq, entry) in (1..).zip(&entries) {
        assert_eq!(entry["seq"], seq);
    }
    let answered = |ask: &StageRequest| matches!(ask, StageRequest::Research { .. }) && seat(ask) != Some("macro");
    assert_eq!(
        script.count(answered),
        list(&execution, "tasks").len() - 1,
        "nobody was asked twice"
    );
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    assert_eq!(app.tables().count("jobs").await, 0);
    app.stop().await;
}

async fn nobody_abstains_because_the_analyst_died(db: Db) {
    let dying = Arc::new(AtomicBool::new(true));
    let plot = dying.clone();
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Research { .. } if plot.load(Ordering::SeqCst) => Act::Unavailable,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    // They fail one by one before it is known to be down.
    while script.count(|ask| matches!(ask, StageRequest::Research { .. })) < 4 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    script.set_down(true);
    let waiting = waits(&ann, &session).await;
    assert_eq!(waiting["progress"]["failed"], 0, "{waiting}");
    // What the failed calls have cost is on the account already.
    assert!(waiting["usage"]["calls"].as_u64() >= Some(2 + 4), "{waiting}");
    dying.store(false, Ordering::SeqCst);
    script.set_down(false);
    let Meeting {
        execution, analysis, ..
    } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert!(list(&analysis, "absent").is_empty(), "{analysis}");
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    app.stop().await;
}

async fn patience_ends_in_words(db: Db) {
    let script = Scripted::new(|ask| match ask {
        StageRequest::Synthesise { .. } => Act::Down,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.worker.patience_seconds = 600).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    waits(&ann, &session).await;
    app.clock.advance(Duration::from_secs(300));
    let tries = script.count(|ask| matches!(ask, StageRequest::Synthesise { .. }));
    let deadline = tokio::time::Instant::now() + Duration::from_secs(30);
    while script.count(|ask| matches!(ask, StageRequest::Synthesise { .. })) == tries {
        assert!(tokio::time::Instant::now() < deadline, "it was never tried again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let execution = ann.get(&format!("/api/v1/executions/{session}")).await.ok(200).json();
    assert_eq!(execution["status"], "partial", "{execution}");
    app.clock.advance(Duration::from_secs(300));
    let Meeting { execution, entries, .. } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "failed", "{execution}");
    let message = execution["message"].as_str().unwrap();
    assert!(
        message.contains("timed out waiting") && message.contains("the model provider does not answer"),
        "{message}"
    );
    assert_eq!(told(&entries), 1);
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    app.stop().await;
}

async fn a_plan_waits_too(db: Db) {
    let down = Arc::new(AtomicBool::new(true));
    let plot = down.clone();
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Plan { .. } if plot.load(Ordering::SeqCst) => Act::Down,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| {
        config.worker.plan_wait_ms = 50;
        config.worker.patience_seconds = 600;
    })
    .await;
    let ann = app.person("ann").await;
    let plan = async || {
        let (session, brief) = ann.brief().await;
        let submit = json!({"session_id": session, "brief": brief});
        let plan = ann.post("/api/v1/orchestrations", &submit).await.ok(200).json();
        assert_eq!(plan["status"], "generating", "{plan}");
        format!("/api/v1/orchestrations/{session}")
    };
    let first = plan().await;
    // More often than a job is tried that fails.
    app.clock.advance(Duration::from_secs(20));
    down.store(false, Ordering::SeqCst);
    let made = ann.until(&first, |reply| reply.json()["status"] != "generating").await;
    assert_eq!(made.json()["status"], "ready");
    down.store(true, Ordering::SeqCst);
    let second = plan().await;
    app.clock.advance(Duration::from_secs(700));
    let failed = ann.until(&second, |reply| reply.json()["status"] != "generating").await;
    assert_eq!(failed.json()["status"], "failed");
    app.stop().await;
}

both_stores!(
    nothing_new_is_taken_in_and_nothing_is_half_stored,
    a_committee_waits_and_goes_on_from_its_journal,
    nobody_abstains_because_the_analyst_died,
    patience_ends_in_words,
    a_plan_waits_too,
);
