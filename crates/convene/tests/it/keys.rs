//! Key management on the auth service, and what it does to the keys on the edge.

use std::time::Duration;

use convene::app::Parts;
use pipeline::ports::clock::Clock;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::harness::{CANARY, Caller, Db, Reply, TestApp};

const KEYS: &str = "/api/v1/keys";
const SESSIONS: &str = "/api/v1/sessions";
/// `hfk_` and the public id; the secret comes after.
const PUBLIC: usize = 20;

async fn manage(caller: &Caller, method: &str, path: &str, body: Option<Value>) -> Reply {
    caller
        .to(
            &caller.auth,
            method,
            path,
            &[],
            body.map(|body| body.to_string().into_bytes()),
        )
        .await
}

fn name() -> String {
    format!("nightly {CANARY}")
}

async fn issue(person: &Caller, scopes: &[&str]) -> Value {
    person
        .auth_post(KEYS, &json!({"name": name(), "scopes": scopes}))
        .await
        .ok(201)
        .json()
}

fn path(key: &Value) -> String {
    format!("{KEYS}/{}", key["key_id"].as_str().unwrap())
}

async fn a_key_is_shown_once_and_then_only_described(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let issued = issue(&ann, &["pipeline:read", "pipeline:findings"]).await;
    let key = issued["key"].as_str().unwrap();
    let rest = key.strip_prefix("hfk_").unwrap();
    assert!(
        rest.len() >= 16 + 52 && rest.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        "{} characters",
        rest.len()
    );
    assert_eq!(&key[4..PUBLIC], issued["key_id"].as_str().unwrap());
    assert_eq!(issued["scopes"], json!(["pipeline:read", "pipeline:findings"]));
    assert_eq!((&issued["status"], &issued["name"]), (&json!("active"), &json!(name())));
    assert!(issued["created_at"].is_string());

    let other = issue(&ann, &["pipeline:write"]).await;
    assert_ne!(other["key"], issued["key"]);
    let list = ann.auth_get(KEYS).await;
    let one = ann.auth_get(&path(&issued)).await;
    for reply in [&list, &one] {
        assert!(!reply.ok(200).text().contains(&key[PUBLIC..PUBLIC + 20]));
        assert!(!reply.text().contains("\"key\""));
    }
    let mut described = issued.clone();
    described.as_object_mut().unwrap().remove("key");
    assert_eq!(one.json(), described);
    assert_eq!(list.json()["keys"].as_array().unwrap().len(), 2);
    assert!(list.json()["keys"].as_array().unwrap().contains(&described));
    app.stop().await;
}

async fn the_last_use_is_noted(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let issued = issue(&ann, &["pipeline:read"]).await;
    assert!(issued.get("last_used_at").is_none());
    app.bearer(issued["key"].as_str().unwrap()).get(SESSIONS).await.ok(200);
    let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
    while ann.auth_get(&path(&issued)).await.json()["last_used_at"].is_null() {
        assert!(tokio::time::Instant::now() < deadline, "the use was never noted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    app.stop().await;
}

async fn requests_are_held_to_their_bounds(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let read = json!(["pipeline:read"]);
    let past = app.clock.now().plus_seconds(-1).rfc3339();
    for (bad, field) in [
        (json!({"name": "", "scopes": read}), "name"),
        (json!({"name": "é".repeat(101), "scopes": read}), "name"),
        (json!({"scopes": read}), "name"),
        (json!({"name": name()}), "scopes"),
        (json!({"name": name(), "scopes": []}), "scopes"),
        (json!({"name": name(), "scopes": ["pipeline:admin"]}), "scopes"),
        (
            json!({"name": name(), "scopes": ["pipeline:read", "pipeline:read"]}),
            "scopes",
        ),
        (json!({"name": name(), "scopes": "pipeline:read"}), "scopes"),
        (json!({"name": name(), "scopes": read, "owner": "somebody"}), "owner"),
        (
            json!({"name": name(), "scopes": read, "expires_at": past}),
            "expires_at",
        ),
        (
            json!({"name": name(), "scopes": read, "expires_at": "tomorrow"}),
            "expires_at",
        ),
    ] {
        let reply = ann.auth_post(KEYS, &bad).await;
        assert!(
            reply.refused(400, "bad_request").message().contains(field),
            "{bad}: {}",
            reply.text()
        );
    }
    assert_eq!(ann.auth_get(KEYS).await.ok(200).json(), json!({"keys": []}));
    ann.auth_post(KEYS, &json!({"name": "é".repeat(100), "scopes": read}))
        .await
        .ok(201);
    let issued = issue(&ann, &["pipeline:read", "pipeline:write", "pipeline:findings"]).await;
    for bad in [
        json!({"name": ""}),
        json!({"scopes": []}),
        json!({"status": "active"}),
        json!({"scopes": ["x"]}),
    ] {
        manage(&ann, "PATCH", &path(&issued), Some(bad))
            .await
            .refused(400, "bad_request");
    }
    app.stop().await;
}

async fn a_key_expires_when_it_says(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let end = app.clock.now().plus_seconds(600).rfc3339();
    let body = json!({"name": name(), "scopes": ["pipeline:read"], "expires_at": end});
    let issued = ann.auth_post(KEYS, &body).await.ok(201).json();
    assert!(issued["expires_at"].is_string());
    let program = app.bearer(issued["key"].as_str().unwrap());
    app.clock.advance(Duration::from_secs(540));
    program.get(SESSIONS).await.ok(200);
    app.clock.advance(Duration::from_secs(61));
    program.get(SESSIONS).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn a_change_takes_effect_on_the_next_call(db: Db) {
    let app = TestApp::start(db).await;
    let second = TestApp::second_instance(&app, Parts::ALL, |_| {}).await;
    let ann = app.person("ann").await;
    let issued = issue(&ann, &["pipeline:write"]).await;
    let program = app.bearer(issued["key"].as_str().unwrap());
    let there = second.bearer(issued["key"].as_str().unwrap());
    program.get(SESSIONS).await.refused(403, "forbidden");
    there.get(SESSIONS).await.refused(403, "forbidden");

    let renamed = format!("renamed {CANARY}");
    let changed = manage(&ann, "PATCH", &path(&issued), Some(json!({"name": renamed})))
        .await
        .ok(200)
        .json();
    assert_eq!(
        (&changed["name"], &changed["scopes"]),
        (&json!(renamed), &json!(["pipeline:write"]))
    );
    let rescoped = manage(
        &ann,
        "PATCH",
        &path(&issued),
        Some(json!({"scopes": ["pipeline:read"]})),
    )
    .await
    .ok(200)
    .json();
    assert_eq!(
        (&rescoped["name"], &rescoped["scopes"]),
        (&json!(renamed), &json!(["pipeline:read"]))
    );
    program.get(SESSIONS).await.ok(200);
    there.get(SESSIONS).await.ok(200);
    program
        .post("/api/v1/briefs", &json!({"input": CANARY}))
        .await
        .refused(403, "forbidden");
    assert_eq!(ann.auth_get(&path(&issued)).await.json()["name"], renamed);
    second.stop().await;
    app.stop().await;
}

async fn a_rotated_key_lives_through_its_grace(db: Db) {
    let app = TestApp::with(db, |config| config.keys.rotation_grace_seconds = 300).await;
    let ann = app.person("ann").await;
    let old = issue(&ann, &["pipeline:read", "pipeline:write"]).await;
    let rotate = format!("{}/rotate", path(&old));
    let new = manage(&ann, "POST", &rotate, None).await.ok(201).json();
    assert_ne!(new["key_id"], old["key_id"]);
    assert_eq!(
        (&new["name"], &new["scopes"], &new["status"]),
        (&old["name"], &old["scopes"], &json!("active"))
    );
    let (before, after) = (
        app.bearer(old["key"].as_str().unwrap()),
        app.bearer(new["key"].as_str().unwrap()),
    );
    let described = ann.auth_get(&path(&old)).await.json();
    assert_eq!(
        (&described["status"], &described["successor_id"]),
        (&json!("rotating"), &new["key_id"])
    );
    assert!(described["grace_ends_at"].is_string());
    manage(&ann, "POST", &rotate, None).await.refused(409, "conflict");

    app.clock.advance(Duration::from_secs(240));
    before.get(SESSIONS).await.ok(200);
    after.get(SESSIONS).await.ok(200);
    app.clock.advance(Duration::from_secs(61));
    before.get(SESSIONS).await.refused(401, "unauthorized");
    after.get(SESSIONS).await.ok(200);
    assert_eq!(ann.auth_get(&path(&old)).await.json()["status"], "revoked");
    manage(&ann, "POST", &rotate, None).await.refused(409, "conflict");
    manage(&ann, "PATCH", &path(&old), Some(json!({"name": name()})))
        .await
        .refused(409, "conflict");
    app.stop().await;
}

async fn two_rotations_at_once_give_one_successor(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let rotate = format!("{}/rotate", path(&issue(&ann, &["pipeline:read"]).await));
    let mut all = JoinSet::new();
    for _ in 0..8 {
        let (ann, rotate) = (ann.clone(), rotate.clone());
        all.spawn(async move { manage(&ann, "POST", &rotate, None).await });
    }
    let replies = all.join_all().await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 1);
    for reply in replies.iter().filter(|reply| reply.status != 201) {
        reply.refused(409, "conflict");
    }
    assert_eq!(ann.auth_get(KEYS).await.json()["keys"].as_array().unwrap().len(), 2);
    app.stop().await;
}

async fn a_revoked_key_is_dead_at_once_on_every_instance(db: Db) {
    let app = TestApp::start(db).await;
    let second = TestApp::second_instance(&app, Parts::ALL, |_| {}).await;
    let ann = app.person("ann").await;
    let issued = issue(&ann, &["pipeline:read"]).await;
    let here = app.bearer(issued["key"].as_str().unwrap());
    let there = second.bearer(issued["key"].as_str().unwrap());
    here.get(SESSIONS).await.ok(200);
    there.get(SESSIONS).await.ok(200);
    manage(&ann, "DELETE", &path(&issued), None).await.ok(204);
    here.get(SESSIONS).await.refused(401, "unauthorized");
    there.get(SESSIONS).await.refused(401, "unauthorized");
    there
        .get("/api/v1/executions/ses_1/transcript")
        .await
        .refused(401, "unauthorized");
    assert_eq!(ann.auth_get(&path(&issued)).await.json()["status"], "revoked");
    manage(&ann, "DELETE", &path(&issued), None).await.ok(204);
    manage(&ann, "POST", &format!("{}/rotate", path(&issued)), None)
        .await
        .refused(409, "conflict");
    second.stop().await;
    app.stop().await;
}

/// The six operations on a key.
fn six(key: &Value) -> [(&'static str, String, Option<Value>); 6] {
    [
        (
            "POST",
            KEYS.to_owned(),
            Some(json!({"name": name(), "scopes": ["pipeline:read"]})),
        ),
        ("GET", KEYS.to_owned(), None),
        ("GET", path(key), None),
        ("PATCH", path(key), Some(json!({"name": name()}))),
        ("POST", format!("{}/rotate", path(key)), None),
        ("DELETE", path(key), None),
    ]
}

async fn keys_are_managed_by_their_owner_only(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, ben) = (app.person("ann").await, app.person("ben").await);
    let issued = issue(&ann, &["pipeline:read", "pipeline:write", "pipeline:findings"]).await;
    let program = app.bearer(issued["key"].as_str().unwrap());
    for (method, path, body) in six(&issued) {
        manage(&program, method, &path, body.clone())
            .await
            .refused(403, "forbidden");
        manage(&app.anonymous(), method, &path, body)
            .await
            .refused(401, "unauthorized");
    }
    for (method, path, body) in &six(&issued)[2..] {
        manage(&ben, method, path, body.clone()).await.refused(404, "not_found");
    }
    assert_eq!(ben.auth_get(KEYS).await.json(), json!({"keys": []}));
    let described = ann.auth_get(&path(&issued)).await.ok(200).json();
    assert_eq!(
        (&described["status"], &described["name"]),
        (&json!("active"), &json!(name()))
    );
    ann.auth_get(&format!("{KEYS}/unknown")).await.refused(404, "not_found");
    // The edge does not know key management.
    ann.get(KEYS).await.refused(404, "not_found");
    app.stop().await;
}

async fn a_key_that_is_a_little_wrong_is_no_key(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (one, two) = (
        issue(&ann, &["pipeline:read"]).await,
        issue(&ann, &["pipeline:read"]).await,
    );
    let (one, two) = (one["key"].as_str().unwrap(), two["key"].as_str().unwrap());
    let last = if one.ends_with('0') { "1" } else { "0" };
    for wrong in [
        format!("{}{}", &one[..PUBLIC], &two[PUBLIC..]),
        format!("{}{last}", &one[..one.len() - 1]),
        one[..one.len() - 1].to_owned(),
        format!("{one}0"),
        "hfk_".to_owned(),
        format!("hfk_{}", ann.token.as_ref().unwrap()),
    ] {
        app.bearer(&wrong).get(SESSIONS).await.refused(401, "unauthorized");
    }
    app.bearer(one).get(SESSIONS).await.ok(200);
    app.stop().await;
}

async fn nothing_secret_of_a_key_is_stored(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let old = issue(&ann, &["pipeline:read", "pipeline:write"]).await;
    let new = manage(&ann, "POST", &format!("{}/rotate", path(&old)), None)
        .await
        .ok(201)
        .json();
    let tables = app.tables();
    for key in [&old, &new] {
        let key = key["key"].as_str().unwrap();
        app.bearer(key)
            .post("/api/v1/briefs", &json!({"input": CANARY}))
            .await
            .ok(200);
        assert!(
            tables
                .containing(&key[4..PUBLIC])
                .await
                .contains(&"api_keys".to_owned())
        );
        // Neither whole nor a good piece of it, in any table; on SQLite, in any byte of its files.
        for piece in [key, &key[PUBLIC..], &key[PUBLIC..PUBLIC + 16], &key[key.len() - 16..]] {
            assert_eq!(tables.containing(piece).await, Vec::<String>::new());
            for file in std::fs::read_dir(&app.config.data_dir).unwrap() {
                let bytes = std::fs::read(file.unwrap().path()).unwrap();
                assert!(!bytes.windows(piece.len()).any(|window| window == piece.as_bytes()));
            }
        }
    }
    app.stop().await;
}

both_stores!(
    a_key_is_shown_once_and_then_only_described,
    the_last_use_is_noted,
    requests_are_held_to_their_bounds,
    a_key_expires_when_it_says,
    a_change_takes_effect_on_the_next_call,
    a_rotated_key_lives_through_its_grace,
    two_rotations_at_once_give_one_successor,
    a_revoked_key_is_dead_at_once_on_every_instance,
    keys_are_managed_by_their_owner_only,
    a_key_that_is_a_little_wrong_is_no_key,
    nothing_secret_of_a_key_is_stored,
);
