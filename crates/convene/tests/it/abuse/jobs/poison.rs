//! A job that fails every time ends with words, whatever it fails by: a panic, a row that cannot be read, a process
//! that dies. Somebody else polls all the while.

use std::sync::Arc;
use std::time::Duration;

use convene::app::{App, Overrides, Parts};
use convene::config::Config;
use engine::Worker;
use pipeline::ports::reasoner::StageRequest;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::abuse::bystander::Bystander;
use crate::harness::child_test::{child_dies, setting};
use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Caller, Db, REPLY_TIMEOUT, TestApp, TestClock, clear_question};

/// How often a job is tried before it is ended.
const TRIES: usize = 5;

/// Polls until the reply is as wanted, and runs jobs that are to be retried.
async fn wait(app: &TestApp, caller: &Caller, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + REPLY_TIMEOUT;
    loop {
        let reply = caller.get(path).await;
        if reply.status == 200 && wanted(&reply.json()) {
            return reply.json();
        }
        assert!(Instant::now() < deadline, "{path}: {}", reply.text());
        run_next_job(app).await;
    }
}

/// Waits until no job is left.
async fn wait_for_no_job(app: &TestApp) {
    let deadline = Instant::now() + REPLY_TIMEOUT;
    while app.tables().count("jobs").await > 0 {
        assert!(Instant::now() < deadline, "a job is tried for ever");
        run_next_job(app).await;
    }
}

/// Runs the next job. Puts the clock forward only if a job waits for its retry, so that no lease in use expires. The
/// worker of the service would be slower: it looks at the clock once a second.
async fn run_next_job(app: &TestApp) {
    if app.tables().count("jobs where lease_owner is null").await > 0 {
        app.clock.advance(Duration::from_secs(60));
    }
    if !Worker::new(app.app.engine.clone()).run_one_job().await.unwrap() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn plan_of(session: &str, brief: &Value) -> Value {
    json!({"session_id": session, "brief": brief})
}

async fn what_panics_every_time_ends_with_words(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let held = permits.clone();
    // The first question is read at once, the second one falls over as soon as its caller has left.
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Triage { input, .. } if input.contains("Microsoft") => {
            Act::Wait(held.clone(), Box::new(Act::Panic))
        }
        StageRequest::Plan { brief, .. } if brief.question.contains("Apple") => Act::Panic,
        StageRequest::Synthesise { .. } => Act::Panic,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| {
        config.briefs.wait_ms = 2_000;
        config.worker.plan_wait_ms = 50;
        // The clock is put forward by minutes, and a lease that runs out is a try.
        config.worker.lease_seconds = 86_400;
    })
    .await;
    // A key, because the token of a person does not last as long as the clock is put forward.
    let ann = app.full_key(&app.person("ann").await).await;
    let bystander = Bystander::of(&app, "bob").await;

    let asked = ann.ask(&clear_question().replace("Apple", "Microsoft")).await;
    assert_eq!(asked["status"], "generating", "{asked}");
    permits.add_permits(100);
    let path = format!("/api/v1/briefs/{}", asked["session_id"].as_str().unwrap());
    let read = wait(&app, &ann, &path, |body| body["status"] != "generating").await;
    assert_eq!(read["status"], "rejected", "{read}");
    assert!(read["message"].as_str().unwrap().contains("ask it again"), "{read}");
    let microsoft =
        |ask: &StageRequest| matches!(ask, StageRequest::Triage { input, .. } if input.contains("Microsoft"));
    assert_eq!(script.count(microsoft), TRIES);

    let (session, brief) = ann.brief().await;
    ann.post("/api/v1/orchestrations", &plan_of(&session, &brief))
        .await
        .ok(200);
    let path = format!("/api/v1/orchestrations/{session}");
    let plan = wait(&app, &ann, &path, |body| body["status"] != "generating").await;
    assert_eq!(plan["status"], "failed", "{plan}");
    assert!(plan["message"].as_str().unwrap().contains("Submit it again"), "{plan}");
    assert_eq!(script.count(|ask| matches!(ask, StageRequest::Plan { .. })), TRIES);

    // With a question that can be planned, the synthesis is what falls over.
    let asked = ann.ask(&clear_question().replace("Apple", "Tesla")).await;
    let session = asked["session_id"].as_str().unwrap();
    ann.post("/api/v1/orchestrations", &plan_of(session, &asked["brief"]))
        .await
        .ok(200);
    let path = format!("/api/v1/orchestrations/{session}");
    wait(&app, &ann, &path, |body| body["status"] == "ready").await;
    ann.convene(session).await.ok(202);
    let path = format!("/api/v1/executions/{session}");
    let execution = wait(&app, &ann, &path, |body| body["finished_at"].is_string()).await;
    assert_eq!(execution["status"], "failed", "{execution}");
    assert!(
        execution["message"].as_str().unwrap().contains("carried on"),
        "{execution}"
    );
    assert_eq!(
        script.count(|ask| matches!(ask, StageRequest::Synthesise { .. })),
        TRIES
    );
    assert!(app.app.engine.verify_record(session).await.unwrap().is_ok());

    assert_eq!(app.tables().count("jobs").await, 0);
    bystander.leaves().await;
    app.stop().await;
}

async fn a_row_that_cannot_be_read_is_not_tried_for_ever(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let held = permits.clone();
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Research { .. } => Act::wait(&held),
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.full_key(&app.person("ann").await).await;
    let bystander = Bystander::of(&app, "bob").await;

    // The plan of a committee at work is broken: the execution says that it is over.
    let session = ann.convened().await;
    let deadline = Instant::now() + REPLY_TIMEOUT;
    while script.count(|ask| matches!(ask, StageRequest::Research { .. })) == 0 {
        assert!(Instant::now() < deadline, "the research never began");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    app.tables().run("update plans set body = '{\"status\":'").await;
    app.clock.advance(Duration::from_secs(3_600));
    let path = format!("/api/v1/executions/{session}");
    let execution = wait(&app, &ann, &path, |body| body["finished_at"].is_string()).await;
    assert_eq!(execution["status"], "failed", "{execution}");
    assert!(
        execution["message"].as_str().unwrap().contains("carried on"),
        "{execution}"
    );
    assert_eq!(app.tables().count("jobs").await, 0);
    permits.add_permits(1_000);

    // Nobody can be told in a row that cannot be read; the job goes all the same.
    for (kind, table) in [("plan", "plans"), ("brief", "briefs"), ("committee", "executions")] {
        app.tables()
            .run(&format!("update {table} set body = '{{\"status\":'"))
            .await;
        let job = format!(
            "insert into jobs (job_id, kind, session_id, owner, run_at, ready_at, fence, attempts) \
            select '{kind}:' || session_id, '{kind}', session_id, owner, 0, 0, 0, 0 \
            from {table} where session_id = '{session}'"
        );
        app.tables().run(&job).await;
        wait_for_no_job(&app).await;
    }
    ann.get(&path).await.refused(500, "internal_error");
    bystander.leaves().await;
    app.stop().await;
}

const STORE: &str = "CONVENE_POISON_STORE";
const AHEAD: &str = "CONVENE_POISON_AHEAD_SECONDS";

/// A process that works off all jobs there are, and dies at the first call of the reasoner.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the test below, as a process of its own"]
async fn child() {
    let clock = Arc::new(TestClock::default());
    clock.advance(Duration::from_secs(setting(AHEAD).parse().unwrap()));
    let mut config = Config::default();
    config.store.url = setting(STORE);
    let nothing = Parts {
        edge: false,
        auth: false,
        worker: false,
    };
    let overrides = Overrides {
        clock,
        reasoner: Some(Scripted::new(|_| std::process::abort())),
        ..Overrides::default()
    };
    let app = App::start(&config, nothing, overrides, None).await.unwrap();
    let worker = Worker::new(app.engine.clone());
    while worker.run_one_job().await.unwrap() {}
    app.stop().await;
}

async fn what_takes_the_process_with_it_ends_with_words(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let convened = ann.planned().await;
    let (planned, brief) = ann.brief().await;
    let (read, _) = ann.brief().await;
    let only_edge = Parts {
        edge: true,
        auth: false,
        worker: false,
    };
    let edge = TestApp::second_instance(&app, only_edge, |config| config.worker.plan_wait_ms = 50).await;
    let ann = edge.bearer(ann.token.as_deref().unwrap());
    // Only the worker goes; the folder of its database stays.
    app.app.stop().await;
    let bystander = Bystander::with(edge.bearer(ann.token.as_deref().unwrap()));
    ann.convene(&convened).await.ok(202);
    let plan = ann
        .post("/api/v1/orchestrations", &plan_of(&planned, &brief))
        .await
        .ok(200)
        .json();
    assert_eq!(plan["status"], "generating", "{plan}");
    let generating = format!(
        "update briefs set body = replace(body, '\"status\":\"completed\"', '\"status\":\"generating\"') \
        where session_id = '{read}'; \
        insert into jobs (job_id, kind, session_id, owner, run_at, ready_at, fence, attempts) \
        select 'brief:' || session_id, 'brief', session_id, owner, 0, 0, 0, 0 \
        from briefs where session_id = '{read}'"
    );
    edge.tables().run(&generating).await;

    let store = edge.config.store_url();
    let mut deaths = 0;
    while child_dies(
        "abuse::jobs::poison::child",
        &[(STORE, store.clone()), (AHEAD, (3_600 * deaths).to_string())],
    )
    .await
    {
        deaths += 1;
        assert!(deaths <= 3 * TRIES, "one of them is tried for ever");
    }
    assert_eq!(deaths, 3 * TRIES);
    assert_eq!(edge.tables().count("jobs").await, 0);
    for (path, status, words) in [
        (format!("/api/v1/executions/{convened}"), "failed", "carried on"),
        (format!("/api/v1/orchestrations/{planned}"), "failed", "Submit it again"),
        (format!("/api/v1/briefs/{read}"), "rejected", "ask it again"),
    ] {
        let body = ann.get(&path).await.ok(200).json();
        assert_eq!(body["status"], status, "{body}");
        assert!(body["message"].as_str().unwrap().contains(words), "{body}");
    }
    bystander.leaves().await;
    edge.stop().await;
}

both_stores!(
    what_panics_every_time_ends_with_words,
    a_row_that_cannot_be_read_is_not_tried_for_ever,
    what_takes_the_process_with_it_ends_with_words,
);
