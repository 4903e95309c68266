//! A crash at any moment of a run loses nothing and repeats nothing.
//!
//! Every boundary of every journal step of a full run is tried, one after the other: before the call, between the call
//! and the commit, after the commit. Most runs are in this process: the run is dropped at the boundary, and nothing is
//! handed over. Some crash a real process: this test binary, started again with [`child`] as its only test.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use convene::app::{App, Overrides, Parts};
use convene::config::Config;
use engine::Worker;
use pipeline::ports::probe::{Boundary, Probe};
use serde_json::Value;
use tokio::sync::Notify;

use crate::harness::child_test::{child_dies, setting};
use crate::harness::{Caller, Db, TestApp, TestClock};
use crate::models::think_at;

const STORE: &str = "CONVENE_CRASH_STORE";
const AT: &str = "CONVENE_CRASH_AT";
const AHEAD: &str = "CONVENE_CRASH_AHEAD_SECONDS";
/// The address of the model server; empty: the built-in analyst.
const MODELS: &str = "CONVENE_CRASH_MODELS";
/// Every so many boundaries, the crash happens in a real process.
const REAL_PROCESS_EVERY: usize = 12;

/// How the run crashes at a boundary.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crash {
    /// The process aborts, without unwinding or flushing.
    Abort,
    /// The run stops at the boundary and is dropped.
    Drop,
}

/// Crashes the run at a boundary; counts boundaries and calls.
struct CrashProbe {
    at: usize,
    crash: Crash,
    passed: AtomicUsize,
    calls: AtomicUsize,
    reached: Notify,
}

#[async_trait]
impl Probe for CrashProbe {
    async fn at(&self, boundary: Boundary, _: &str) {
        let passed = self.passed.fetch_add(1, Ordering::SeqCst) + 1;
        if self.at > 0 && passed >= self.at {
            if self.crash == Crash::Abort {
                std::process::abort();
            }
            self.reached.notify_one();
            std::future::pending::<()>().await;
        }
        if boundary == Boundary::BeforeCall {
            self.calls.fetch_add(1, Ordering::SeqCst);
        }
    }
}

/// Runs the jobs of a store. `models` is empty for the built-in analyst; `at` is the boundary of the crash, or 0.
#[derive(Clone)]
pub struct JobRunner {
    pub store: String,
    pub models: String,
    pub at: usize,
    pub ahead_seconds: u64,
}

/// The result of a run.
pub struct RunResult {
    pub died: bool,
    pub passed: usize,
    calls: usize,
}

impl JobRunner {
    pub fn over(store: &str) -> Self {
        Self {
            store: store.to_owned(),
            models: String::new(),
            at: 0,
            ahead_seconds: 0,
        }
    }

    pub fn with(self, models: &str) -> Self {
        let models = models.to_owned();
        Self { models, ..self }
    }

    /// Runs jobs until the crash at a boundary, for some boundaries in a real process.
    pub async fn until(&self, at: usize) -> RunResult {
        let runner = Self { at, ..self.clone() };
        if at.is_multiple_of(REAL_PROCESS_EVERY) {
            runner.in_a_process().await
        } else {
            runner.here(Crash::Drop).await
        }
    }

    /// Runs all jobs.
    pub async fn all(&self) -> RunResult {
        self.here(Crash::Drop).await
    }

    /// Runs all jobs after the leases of crashed runs have expired.
    pub async fn all_later(&self) -> RunResult {
        let later = Self {
            ahead_seconds: 3_600,
            ..self.clone()
        };
        later.here(Crash::Drop).await
    }

    async fn here(&self, crash: Crash) -> RunResult {
        let probe = Arc::new(CrashProbe {
            at: self.at,
            crash,
            passed: AtomicUsize::default(),
            calls: AtomicUsize::default(),
            reached: Notify::new(),
        });
        let clock = Arc::new(TestClock::default());
        clock.advance(Duration::from_secs(self.ahead_seconds));
        let mut config = Config::default();
        config.store.url.clone_from(&self.store);
        if !self.models.is_empty() {
            think_at(&mut config, "openai", &self.models);
        }
        // No other run may take over the job before the clock is put forward.
        config.worker.lease_seconds = 600;
        let nothing = Parts {
            edge: false,
            auth: false,
            worker: false,
        };
        let overrides = Overrides {
            clock,
            probe: probe.clone(),
            ..Overrides::default()
        };
        let app = App::start(&config, nothing, overrides, None).await.unwrap();
        let worker = Worker::new(app.engine.clone());
        let died = tokio::select! {
            biased;
            () = probe.reached.notified() => true,
            () = async { while worker.run_one_job().await.unwrap() {} } => false,
        };
        app.stop().await;
        RunResult {
            died,
            passed: probe.passed.load(Ordering::SeqCst),
            calls: probe.calls.load(Ordering::SeqCst),
        }
    }

    async fn in_a_process(&self) -> RunResult {
        let settings = [
            (STORE, self.store.clone()),
            (AT, self.at.to_string()),
            (MODELS, self.models.clone()),
            (AHEAD, self.ahead_seconds.to_string()),
        ];
        let died = child_dies("crashes::child", &settings).await;
        assert!(died, "it lived through boundary {}", self.at);
        RunResult {
            died,
            passed: 0,
            calls: 0,
        }
    }
}

/// Runs in the child process that crashes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the tests below, as a process of its own"]
async fn child() {
    let runner = JobRunner {
        store: setting(STORE),
        models: setting(MODELS),
        at: setting(AT).parse().unwrap(),
        ahead_seconds: setting(AHEAD).parse().unwrap(),
    };
    runner.here(Crash::Abort).await;
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
    let edge = TestApp::second_instance(&app, beside, |_| {}).await;
    let only_edge = edge.bearer(ann.token.as_deref().unwrap());
    app.tables().run("update profiles set tier = 'pro'").await;
    let mut planned = Vec::new();
    for _ in 0..90 {
        planned.push(ann.planned().await);
    }
    // Only its worker goes; the folder of its database stays.
    app.app.stop().await;
    only_edge.convene(&model).await.ok(202);
    let runner = JobRunner::over(&store);
    let whole = runner.all().await;
    assert!(!whole.died && whole.calls > 20, "{} calls", whole.calls);
    assert!(whole.passed <= planned.len(), "{} boundaries", whole.passed);
    let model_steps = edge.app.engine.verify_record(&model).await.unwrap().unwrap().steps;

    let mut left = 0;
    let mut died = Vec::new();
    for (at, session) in (1..=whole.passed).zip(&planned) {
        only_edge.convene(session).await.ok(202);
        assert!(runner.until(at).await.died, "it lived through boundary {at}");
        edge.tables().wait_until_idle().await;
        let seen = transcript(&only_edge, session).await;
        let verified = edge.app.engine.verify_record(session).await.unwrap();
        let verified = verified.unwrap_or_else(|broken| panic!("boundary {at}: {broken}"));
        left += model_steps - verified.steps;
        died.push((at, session, seen));
    }
    // All of them at once, by one survivor, when the leases have run out.
    let after = runner.all_later().await;
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
