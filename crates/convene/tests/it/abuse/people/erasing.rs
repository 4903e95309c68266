//! An erasure is for good: in the files, for tokens from the future, and after a crash.

use std::time::Duration;

use convene::engine::pipeline::ports::clock::Clock;
use serde_json::json;

use super::watched;
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
    watched(&app, async {
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

async fn a_token_from_the_future_dies_with_the_account(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    // A token of an instance whose clock is ahead by as much as a clock may be.
    app.clock.advance(Duration::from_secs(60));
    let ahead = app.person("ann").await;
    app.clock.set_back(Duration::from_secs(60));
    watched(&app, async {
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
    watched(&app, ann.until(ME, |reply| reply.status == 401)).await;
    assert_eq!(app.tables().with(&owner).await, ["erased_owners"]);
    assert_eq!(app.tables().with(&email("ann")).await, Vec::<String>::new());
    app.stop().await;
}

both_stores!(
    a_token_from_the_future_dies_with_the_account,
    a_crash_in_the_middle_leaves_nobody_half_erased,
);
