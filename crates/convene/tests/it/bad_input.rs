//! Random input never causes a 5xx, and nothing is stored unless it was accepted.

use std::cell::Cell;
use std::time::Duration;

use proptest::collection::{hash_map, vec};
use proptest::prelude::*;
use proptest::test_runner::{Config as Cases, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::harness::{CANARY, Caller, Db, Reply, TestApp, clear_question, vague_question};

/// A running service with some data, and every route that takes a body.
struct Fixture {
    runtime: Runtime,
    app: TestApp,
    ann: Caller,
    program: Caller,
    completed: String,
    /// Base URL, method, path and a valid body of each route.
    writes: Vec<(String, &'static str, String, Value)>,
}

impl Fixture {
    fn new(db: Db) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let handle = runtime.handle().clone();
        handle.block_on(Self::prepare(db, runtime))
    }

    async fn prepare(db: Db, runtime: Runtime) -> Self {
        let app = TestApp::with(db, |config| config.limits.submit_burst = 1_000_000).await;
        let ann = app.person("ann").await;
        let program = app.full_key(&ann).await;
        let completed = ann.completed().await;
        let brief = ann.get(&format!("/api/v1/briefs/{completed}")).await.json()["brief"].clone();
        let open = ann
            .post("/api/v1/briefs", &json!({"input": vague_question()}))
            .await
            .json();
        let open = open["session_id"].as_str().unwrap();
        let key = ann.auth_get("/api/v1/keys").await.json()["keys"][0]["key_id"]
            .as_str()
            .unwrap()
            .to_owned();
        let answer = json!({"question_id": "horizon", "selected_options": ["a", "b"], "custom_answer": CANARY});
        let writes = [
            ("POST", "/api/v1/briefs".to_owned(), json!({"input": clear_question()})),
            (
                "POST",
                format!("/api/v1/briefs/{open}/answers"),
                json!({"answers": [answer]}),
            ),
            (
                "POST",
                "/api/v1/orchestrations".to_owned(),
                json!({"session_id": completed, "brief": brief}),
            ),
            ("POST", format!("/api/v1/orchestrations/{completed}/convene"), json!({})),
            (
                "PUT",
                format!("/api/v1/summaries/{completed}/feedback"),
                json!({"rating": "like", "comment": CANARY}),
            ),
            (
                "POST",
                "/api/v1/reviews".to_owned(),
                json!({
                    "response_type": "committee", "session_id": completed, "task_id": "t",
                    "rating": 4, "comment": CANARY,
                }),
            ),
            (
                "POST",
                "/api/v1/keys".to_owned(),
                json!({"name": "n", "scopes": ["pipeline:read"], "expires_at": "2099-01-31T12:00:00Z"}),
            ),
            (
                "PATCH",
                format!("/api/v1/keys/{key}"),
                json!({"name": "n", "scopes": ["pipeline:read", "pipeline:write", "pipeline:findings"]}),
            ),
        ];
        let base = |path: &str| {
            if path.starts_with("/api/v1/keys") {
                app.auth.clone()
            } else {
                app.edge.clone()
            }
        };
        let writes = writes
            .into_iter()
            .map(|(method, path, body)| (base(&path), method, path, body))
            .collect();
        Self {
            runtime,
            app,
            ann,
            program,
            completed,
            writes,
        }
    }

    /// Sends a body to a route, and counts the sessions around it.
    async fn send(&self, route: usize, body: Vec<u8>) -> Result<(), TestCaseError> {
        let (base, method, path, _) = &self.writes[route];
        let before = self.sessions().await;
        let reply = self.ann.to(base, method, path, &[], Some(body)).await;
        let after = self.sessions().await;
        let made = usize::from(reply.status == 200 && path == "/api/v1/briefs");
        prop_assert_eq!(after, before + made, "{} {}: {}", method, path, reply.text());
        check_status(&format!("{method} {path}"), &reply)
    }

    async fn sessions(&self) -> usize {
        let reply = self.ann.get("/api/v1/sessions").await;
        reply.ok(200).json()["sessions"].as_array().unwrap().len()
    }

    fn stop(self) {
        self.runtime.block_on(self.app.stop());
        self.runtime.shutdown_timeout(Duration::from_secs(5));
    }
}

/// The harness checks the envelope of every reply; this checks that the status is 2xx or 4xx.
fn check_status(what: &str, reply: &Reply) -> Result<(), TestCaseError> {
    prop_assert!(reply.status < 500, "{}: {}", what, reply.text());
    prop_assert!(
        (200..300).contains(&reply.status) || (400..500).contains(&reply.status),
        "{}: {}",
        what,
        reply.status
    );
    Ok(())
}

/// A test runner with a fixed seed.
fn cases(count: u32) -> TestRunner {
    let config = Cases {
        cases: count,
        failure_persistence: None,
        max_shrink_iters: 64,
        ..Cases::default()
    };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

fn check<S: Strategy>(runner: &mut TestRunner, strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    if let Err(failure) = runner.run(strategy, test) {
        panic!("{failure}");
    }
}

/// Random JSON, with known field names and critical values among it.
fn any_json() -> impl Strategy<Value = Value> {
    let text = prop_oneof![
        any::<String>(),
        "\\PC{0,40}",
        Just(String::new()),
        Just("\u{0}".to_owned()),
        Just("\u{202e}\u{feff}\u{1f4c8}".to_owned()),
        Just("pipeline:read".to_owned()),
        Just("like".to_owned()),
        Just("brief".to_owned()),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text.prop_map(Value::from),
    ];
    let name = prop_oneof![
        Just("input"),
        Just("answers"),
        Just("question_id"),
        Just("selected_options"),
        Just("custom_answer"),
        Just("session_id"),
        Just("brief"),
        Just("rating"),
        Just("comment"),
        Just("response_type"),
        Just("task_id"),
        Just("name"),
        Just("scopes"),
        Just("expires_at"),
        Just("schema"),
        Just("subject"),
        Just("instruments"),
        Just("é\u{1f4a9}"),
    ];
    leaf.prop_recursive(4, 24, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            hash_map(name.clone().prop_map(str::to_owned), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// Puts a value somewhere into another: the place is chosen by number.
fn put(into: &mut Value, place: usize, value: Value) {
    match into {
        Value::Object(map) if !map.is_empty() && !place.is_multiple_of(7) => {
            let at = place % map.len();
            let (_, inner) = map.iter_mut().nth(at).unwrap();
            put(inner, place / 7, value);
        }
        Value::Array(items) if !items.is_empty() && !place.is_multiple_of(5) => {
            let at = place % items.len();
            put(&mut items[at], place / 5, value);
        }
        other => *other = value,
    }
}

fn any_bytes_get_an_answer(db: Db) {
    let ground = Fixture::new(db);
    let strategy = (0..ground.writes.len(), vec(any::<u8>(), 0..400));
    check(&mut cases(64), &strategy, |(route, body)| {
        ground.runtime.block_on(ground.send(route, body))
    });
    ground.stop();
}

fn any_json_gets_an_answer(db: Db) {
    let ground = Fixture::new(db);
    let strategy = (0..ground.writes.len(), any_json());
    check(&mut cases(96), &strategy, |(route, body)| {
        ground
            .runtime
            .block_on(ground.send(route, body.to_string().into_bytes()))
    });
    ground.stop();
}

fn a_good_body_with_one_thing_changed_gets_an_answer(db: Db) {
    let ground = Fixture::new(db);
    let strategy = (0..ground.writes.len(), any::<usize>(), any_json());
    check(&mut cases(128), &strategy, |(route, place, value)| {
        let mut body = ground.writes[route].3.clone();
        put(&mut body, place, value);
        ground
            .runtime
            .block_on(ground.send(route, body.to_string().into_bytes()))
    });
    // And with one byte changed, or cut off.
    let strategy = (0..ground.writes.len(), any::<usize>(), any::<u8>(), any::<bool>());
    check(&mut cases(64), &strategy, |(route, place, byte, cut)| {
        let mut body = ground.writes[route].3.to_string().into_bytes();
        let at = place % body.len();
        match cut {
            true => body.truncate(at),
            false => body[at] = byte,
        }
        ground.runtime.block_on(ground.send(route, body))
    });
    ground.stop();
}

fn any_cursor_and_any_id_gets_an_answer(db: Db) {
    let ground = Fixture::new(db);
    let encode = |bytes: &[u8]| bytes.iter().map(|byte| format!("%{byte:02x}")).collect::<String>();
    let text = prop_oneof![
        any::<Vec<u8>>(),
        "-?[0-9]{0,30}".prop_map(String::into_bytes),
        "[a-z_0-9.+-]{1,20}".prop_map(String::into_bytes)
    ];
    let strategy = (text.clone(), text);
    check(&mut cases(64), &strategy, |(after, id)| {
        let (completed, cursor, other) = (&ground.completed, encode(&after), encode(&id));
        ground.runtime.block_on(async {
            for caller in [&ground.ann, &ground.program] {
                let path = format!("/api/v1/executions/{completed}/transcript?after={cursor}");
                let reply = caller.get(&path).await;
                let digits = after.strip_prefix(b"-").unwrap_or(&after);
                let integer = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
                prop_assert_eq!(reply.status, if integer { 200 } else { 400 }, "{}", path);
                let path = format!("/api/v1/executions/{other}/transcript?after={cursor}");
                check_status(&path, &caller.get(&path).await)?;
                for stage in ["briefs", "orchestrations", "executions", "analyses", "summaries"] {
                    let path = format!("/api/v1/{stage}/{other}?{cursor}");
                    let reply = caller.get(&path).await;
                    // An empty id is no id.
                    prop_assert!(
                        reply.status == 404 || (id.is_empty() && reply.status == 405),
                        "{}: {}",
                        path,
                        reply.status
                    );
                }
            }
            let path = format!("/api/v1/reviews/brief/{completed}?task_id={other}");
            check_status(&path, &ground.ann.get(&path).await)?;
            let path = format!("/api/v1/reviews/{other}/{completed}");
            check_status(&path, &ground.ann.get(&path).await)
        })
    });
    ground.stop();
}

/// A brief is passed through by its owner, who may have changed it in any way.
fn a_changed_brief_is_refused_or_makes_a_committee_that_ends(db: Db) {
    let ground = Fixture::new(db);
    let (refused, ended) = (Cell::new(0), Cell::new(0));
    check(&mut cases(32), &(any::<usize>(), any_json()), |(place, value)| {
        ground.runtime.block_on(async {
            let (session, mut brief) = ground.ann.brief().await;
            put(&mut brief, place, value);
            let reply = ground
                .ann
                .post(
                    "/api/v1/orchestrations",
                    &json!({"session_id": session, "brief": brief}),
                )
                .await;
            if reply.status != 200 {
                prop_assert_eq!(reply.status, 400, "{}: {}", brief, reply.text());
                refused.set(refused.get() + 1);
                return Ok(());
            }
            prop_assert_eq!(&reply.json()["status"], "ready", "{}", reply.text());
            ground
                .ann
                .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
                .await
                .ok(202);
            let execution = ground.ann.finished(&session).await;
            prop_assert_eq!(&execution["status"], "completed", "{}: {}", brief, execution);
            ended.set(ended.get() + 1);
            Ok(())
        })
    });
    assert!(
        refused.get() > 0 && ended.get() > 0,
        "both must happen: {} and {}",
        refused.get(),
        ended.get()
    );
    ground.stop();
}

macro_rules! plain_on_both_stores {
    ($($name:ident),+ $(,)?) => {
        $(
            mod $name {
                #[test]
                fn on_sqlite() {
                    super::$name(crate::harness::Db::Sqlite);
                }

                #[test]
                fn on_postgres() {
                    super::$name(crate::harness::Db::Postgres);
                }
            }
        )+
    };
}

plain_on_both_stores!(
    any_bytes_get_an_answer,
    any_json_gets_an_answer,
    a_good_body_with_one_thing_changed_gets_an_answer,
    any_cursor_and_any_id_gets_an_answer,
    a_changed_brief_is_refused_or_makes_a_committee_that_ends,
);
