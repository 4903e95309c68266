//! A process that dies at any moment of a run loses nothing and repeats nothing.
//!
//! Every boundary of every journal step of a full run is tried, one after the other: before the call, between the
//! call and the commit, after the commit. The process that dies is a real one: this test's own program, started anew
//! with [`child`] as its only test.

use std::collections::BTreeSet;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use convene::app::{App, Parts, Seams};
use convene::config::Config;
use convene::engine::Worker;
use convene::engine::pipeline::ports::probe::{Boundary, Probe};
use serde_json::Value;

use crate::harness::{Caller, Db, TestApp, TestClock};
use crate::models::think_at;

const STORE: &str = "CONVENE_CRASH_STORE";
const AT: &str = "CONVENE_CRASH_AT";
const AHEAD: &str = "CONVENE_CRASH_AHEAD_SECONDS";
/// Where the models are, if models reason.
const MODELS: &str = "CONVENE_CRASH_MODELS";

/// Ends the process at one boundary of all that are passed; tells how many calls began.
#[derive(Default)]
struct Fuse {
    at: usize,
    passed: AtomicUsize,
    calls: AtomicUsize,
}

impl Probe for Fuse {
    fn at(&self, boundary: Boundary, _: &str) {
        if boundary == Boundary::BeforeCall {
            self.calls.fetch_add(1, Ordering::SeqCst);
        }
        if self.passed.fetch_add(1, Ordering::SeqCst) + 1 == self.at {
            // Nothing is unwound, nothing is flushed, nobody is told.
            std::process::abort();
        }
    }
}

/// The process that may die: it works off all jobs there are and prints how many boundaries and calls that took.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the tests below, as a process of its own"]
async fn child() {
    let setting = |name: &str| std::env::vars().find(|(key, _)| key == name).map(|(_, value)| value);
    let number = |name: &str| setting(name).and_then(|text| text.parse().ok()).unwrap_or(0);
    let fuse = Arc::new(Fuse {
        at: usize::try_from(number(AT)).unwrap(),
        ..Fuse::default()
    });
    let clock = Arc::new(TestClock::default());
    clock.advance(Duration::from_secs(number(AHEAD)));
    let mut config = Config::default();
    config.store.url = setting(STORE).unwrap();
    if let Some(base_url) = setting(MODELS).filter(|url| !url.is_empty()) {
        think_at(&mut config, "openai", &base_url);
    }
    // Nobody else may take over before the clock is put forward.
    config.worker.lease_seconds = 600;
    let nothing = Parts {
        edge: false,
        auth: false,
        worker: false,
    };
    let seams = Seams {
        clock,
        probe: fuse.clone(),
        ..Seams::default()
    };
    let app = App::start(&config, nothing, seams, None).await.unwrap();
    let worker = Worker::new(app.engine.clone());
    while worker.run_one_job().await.unwrap() {}
    app.stop().await;
    let count = |of: &AtomicUsize| of.load(Ordering::SeqCst);
    println!("passed={} calls={}", count(&fuse.passed), count(&fuse.calls));
}

pub struct Ran {
    pub died: bool,
    pub passed: usize,
    calls: usize,
}

fn work(store: &str, at: usize, ahead_seconds: u64) -> Ran {
    work_with("", store, at, ahead_seconds)
}

/// A process that works off all jobs with these models, and dies at a boundary unless that is nought.
pub fn work_with(models: &str, store: &str, at: usize, ahead_seconds: u64) -> Ran {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crashes::child", "--ignored", "--nocapture"])
        .env(STORE, store)
        .env(AT, at.to_string())
        .env(MODELS, models)
        .env(AHEAD, ahead_seconds.to_string())
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let number = |name: &str| {
        let (_, rest) = text.split_once(&format!("{name}="))?;
        rest.split_whitespace().next()?.parse().ok()
    };
    let died = !output.status.success();
    assert!(
        died || number("passed").is_some(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ran {
        died,
        passed: number("passed").unwrap_or(0),
        calls: number("calls").unwrap_or(0),
    }
}

async fn transcript(caller: &Caller, session: &str) -> Vec<Value> {
    let reply = caller.get(&format!("/api/v1/executions/{session}/transcript")).await;
    if reply.status == 404 {
        return Vec::new();
    }
    reply.ok(200).json()["entries"].as_array().unwrap().clone()
}

async fn a_run_that_dies_anywhere_goes_on_there(db: Db) {
    let app = TestApp::with(db, |config| {
        config.limits.submit_per_second = 10_000.0;
        config.limits.submit_burst = 10_000;
    })
    .await;
    let ann = app.person("ann").await;
    // A full run first, to know how many boundaries there are; then a planned session for each.
    let model = ann.planned().await;
    let store = app.config.store_url();
    let beside = Parts {
        edge: true,
        auth: false,
        worker: false,
    };
    let edge = TestApp::beside(&app, beside, |_| {}).await;
    let only_edge = edge.bearer(ann.token.as_deref().unwrap());
    app.tables().run("update profiles set tier = 'pro'").await;
    let mut planned = Vec::new();
    for _ in 0..90 {
        planned.push(ann.planned().await);
    }
    // Only its worker goes; the folder of its database stays.
    app.app.stop().await;
    only_edge.convene(&model).await.ok(202);
    let whole = work(&store, 0, 0);
    assert!(!whole.died && whole.calls > 20, "{} calls", whole.calls);
    assert!(whole.passed <= planned.len(), "{} boundaries", whole.passed);
    let model_steps = edge.app.engine.verify_record(&model).await.unwrap().unwrap().steps;

    let mut left = 0;
    let mut died = Vec::new();
    for (at, session) in (1..=whole.passed).zip(&planned) {
        only_edge.convene(session).await.ok(202);
        assert!(work(&store, at, 0).died, "it lived through boundary {at}");
        let seen = transcript(&only_edge, session).await;
        let verified = edge.app.engine.verify_record(session).await.unwrap();
        let verified = verified.unwrap_or_else(|broken| panic!("boundary {at}: {broken}"));
        left += model_steps - verified.steps;
        died.push((at, session, seen));
    }
    // All of them at once, by one survivor, when the leases have run out.
    let after = work(&store, 0, 3_600);
    assert!(!after.died);
    assert_eq!(
        after.calls, left,
        "a finished step ran again, or an unfinished one did not"
    );

    let mut heads = BTreeSet::new();
    for (at, session, seen) in died {
        let execution = only_edge
            .get(&format!("/api/v1/executions/{session}"))
            .await
            .ok(200)
            .json();
        assert_eq!(execution["status"], "completed", "boundary {at}: {execution}");
        let entries = transcript(&only_edge, session).await;
        assert_eq!(
            &entries[..seen.len()],
            seen.as_slice(),
            "boundary {at}: what was read has changed"
        );
        for (seq, entry) in (1..).zip(&entries) {
            assert_eq!(entry["seq"], seq, "boundary {at}");
        }
        let verified = edge.app.engine.verify_record(session).await.unwrap();
        let verified = verified.unwrap_or_else(|broken| panic!("boundary {at}: {broken}"));
        assert_eq!(verified.steps, model_steps, "boundary {at}");
        only_edge.get(&format!("/api/v1/analyses/{session}")).await.ok(200);
        only_edge.get(&format!("/api/v1/summaries/{session}")).await.ok(200);
        heads.insert(verified.head);
    }
    assert_eq!(heads.len(), whole.passed, "every run has a chain of its own");
    let documents = edge.tables().count("documents").await;
    assert_eq!(
        usize::try_from(documents).unwrap(),
        2 * (whole.passed + 1),
        "one analysis and one debrief each"
    );
    assert_eq!(edge.tables().count("jobs").await, 0);
    edge.stop().await;
}

both_stores!(a_run_that_dies_anywhere_goes_on_there);
