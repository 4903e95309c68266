//! An erasure is permanent: in the database files, for tokens with a later time, and after a crash.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use convene::app::{App, Overrides, Parts};
use convene::config::Config;
use convene::system::SystemClock;
use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use serde_json::json;

use super::while_others_poll;
use crate::harness::child_test::{child_dies, setting};
use crate::harness::{Db, TestApp, email};

const ME: &str = "/api/v1/auth/me";
const WORD: &str = "quixotic7wombat";

/// The files of the database in which a text can be read.
fn files_with(app: &TestApp, text: &str) -> Vec<String> {
    let url = app.config.store_url();
    let path = url.strip_prefix("sqlite:").unwrap();
    let says = |bytes: Vec<u8>| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    ["", "-wal", "-shm"]
        .into_iter()
        .filter(|end| std::fs::read(format!("{path}{end}")).is_ok_and(says))
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_an_erasure_no_file_of_sqlite_has_the_words() {
    let app = TestApp::start(Db::Sqlite).await;
    let (ann, cleo) = (app.person("ann").await, app.person("cleo").await);
    let question = format!("Should I invest in Apple for the next five years? My dog is called {WORD}.");
    while_others_poll(&app, async {
        for _ in 0..3 {
            let body = ann.ask(&question).await;
            let brief = json!({"session_id": body["session_id"], "brief": body["brief"]});
            ann.post("/api/v1/orchestrations", &brief).await.ok(200);
            ann.convene(body["session_id"].as_str().unwrap()).await.ok(202);
            ann.finished(body["session_id"].as_str().unwrap()).await;
            // Their rows stand between hers.
            cleo.completed().await;
        }
        assert!(!files_with(&app, WORD).is_empty(), "there was nothing to wipe");
        ann.delete(ME).await.ok(204);
        for text in [WORD, &email("ann")] {
            assert_eq!(files_with(&app, text), Vec::<String>::new(), "{text}");
        }
    })
    .await;
    assert_eq!(files_with(&app, &email("cleo")), [""]);
    cleo.completed().await;
    app.stop().await;
}

/// A process may die after the last commit of an erasure and before the files are wiped.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_the_next_start_wipes_the_files() {
    let app = TestApp::start(Db::Sqlite).await;
    let ann = app.person("ann").await;
    ann.brief().await;
    let path = app.config.store_url();
    let path = path.strip_prefix("sqlite:").unwrap();
    // The main file has the name without an ending.
    let left_behind = |app: &TestApp| files_with(app, WORD).contains(&String::new());
    {
        // What is deleted without overwriting stays readable in its page.
        let connection = rusqlite::Connection::open(path).unwrap();
        let script = format!(
            "pragma secure_delete = off; \
             insert into erased_owners (owner, erased_at) values ('{WORD}', 1); \
             delete from erased_owners where owner = '{WORD}'; pragma wal_checkpoint(truncate)"
        );
        connection.execute_batch(&script).unwrap();
    }
    assert!(left_behind(&app), "there was nothing to wipe");
    let app = app.restart().await;
    let deadline = std::time::Instant::now() + crate::harness::REPLY_TIMEOUT;
    while !files_with(&app, WORD).is_empty() {
        assert!(std::time::Instant::now() < deadline, "the start wiped nothing");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    app.bearer(ann.token.as_ref().unwrap()).brief().await;
    app.stop().await;
}

async fn a_token_from_the_future_dies_with_the_account(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    // A token of an instance whose clock is ahead by as much as a clock may be.
    app.clock.advance(Duration::from_secs(60));
    let ahead = app.person("ann").await;
    app.clock.set_back(Duration::from_secs(60));
    while_others_poll(&app, async {
        ahead.get(ME).await.ok(200);
        let before = app.clock.now();
        ann.delete(ME).await.ok(204);
        for _ in 0..4 {
            for caller in [&ann, &ahead] {
                caller.get(ME).await.refused(401, "unauthorized");
                caller
                    .post("/api/v1/briefs", &json!({"input": WORD}))
                    .await
                    .refused(401, "unauthorized");
            }
            app.clock.advance(Duration::from_secs(30));
        }
        // The mark never goes back, whatever the clock does.
        assert!(app.clock.now() > before);
    })
    .await;
    // Who signs up again is somebody new to the built-in provider, and let in at once.
    app.person("ann").await.get(ME).await.ok(200);
    app.stop().await;
}

async fn a_crash_in_the_middle_leaves_nobody_half_erased(db: Db) {
    let app = TestApp::with(db, |config| config.switches.erasure_durable = false).await;
    let ann = app.person("ann").await;
    ann.brief().await;
    let owner = ann.get(ME).await.ok(200).json()["user_id"].as_str().unwrap().to_owned();
    // What stands in the store after the first commit of an erasure.
    let tables = app.tables();
    tables
        .run(&format!("update profiles set erasing = 1 where owner = '{owner}'"))
        .await;
    tables
        .run(&format!(
            "insert into erasures (owner, request_id, issuer, subject, attempts, next_at, requested_at) \
             select owner, 'req_1', issuer, subject, 0, 1, 1 from profiles where owner = '{owner}'"
        ))
        .await;
    let app = app.restart().await;
    let ann = app.bearer(ann.token.as_ref().unwrap());
    while_others_poll(&app, ann.until(ME, |reply| reply.status == 401)).await;
    assert_eq!(app.tables().containing(&owner).await, ["erased_owners"]);
    assert_eq!(app.tables().containing(&email("ann")).await, Vec::<String>::new());
    app.stop().await;
}

const CHILD: &str = "abuse::people::erasing::child";
const STORE: &str = "CONVENE_ERASURE_STORE";
const AHEAD: &str = "CONVENE_ERASURE_AHEAD_SECONDS";

/// A clock that aborts the process when it is asked for the third time.
struct DeadlyClock {
    ahead_micros: i64,
    asked: AtomicU32,
}

impl Clock for DeadlyClock {
    fn now(&self) -> Timestamp {
        // The first two are when a retry is due and when the next one will be, the third is in the middle of it.
        if self.asked.fetch_add(1, Ordering::SeqCst) == 2 {
            std::process::abort();
        }
        Timestamp::from_micros(SystemClock.now().micros() + self.ahead_micros)
    }
}

/// A process that dies in the middle of an erasure, if one is due.
#[tokio::test]
#[ignore = "started by the test below, as a process of its own"]
async fn child() {
    let mut config = Config::default();
    config.store.url = setting(STORE);
    let nothing = Parts {
        edge: false,
        auth: false,
        worker: false,
    };
    let clock = Arc::new(DeadlyClock {
        ahead_micros: setting(AHEAD).parse::<i64>().unwrap() * 1_000_000,
        asked: AtomicU32::new(u32::MAX / 2),
    });
    let overrides = Overrides {
        clock: clock.clone(),
        ..Overrides::default()
    };
    let app = App::start(&config, nothing, overrides, None).await.unwrap();
    clock.asked.store(0, Ordering::SeqCst);
    app.engine.reconcile_erasures().await.unwrap();
    app.stop().await;
}

/// Each try is counted before it is made, and the pauses grow: the next process that starts is not taken down at once.
async fn an_erasure_that_takes_the_process_with_it_waits_longer_each_time(db: Db) {
    let app = TestApp::with(db, |config| config.erasure.sweep_seconds = 3_600).await;
    let ann = app.person("ann").await;
    ann.brief().await;
    let owner = ann.get(ME).await.ok(200).json()["user_id"].as_str().unwrap().to_owned();
    let pending = format!(
        "update profiles set erasing = 1 where owner = '{owner}'; \
         insert into erasures (owner, request_id, issuer, subject, attempts, next_at, requested_at) \
         select owner, 'req_1', issuer, subject, 0, 1, 1 from profiles where owner = '{owner}'"
    );
    app.tables().run(&pending).await;
    let store = app.config.store_url();
    while_others_poll(&app, async {
        let mut ahead = 0;
        for tries in 1..=3 {
            let settings = [(STORE, store.clone()), (AHEAD, ahead.to_string())];
            assert!(child_dies(CHILD, &settings).await, "try {tries} was not made");
            assert!(!child_dies(CHILD, &settings).await, "it is tried again at once");
            let counted = format!("erasures where attempts = {tries}");
            assert_eq!(app.tables().count(&counted).await, 1);
            ahead += 7 * 24 * 3_600;
        }
        // A process that lives brings it to its end.
        app.clock.advance(Duration::from_secs(30 * 24 * 3_600));
        assert_eq!(app.app.engine.reconcile_erasures().await.unwrap(), 1);
    })
    .await;
    assert_eq!(app.tables().containing(&owner).await, ["erased_owners"]);
    app.stop().await;
}

both_stores!(
    an_erasure_that_takes_the_process_with_it_waits_longer_each_time,
    a_token_from_the_future_dies_with_the_account,
    a_crash_in_the_middle_leaves_nobody_half_erased,
);
