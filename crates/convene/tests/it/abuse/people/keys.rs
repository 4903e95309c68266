//! What one owner can do with many keys, and what two requests at once do to one key.

use pipeline::ports::clock::Clock;
use serde_json::{Value, json};

use super::while_others_poll;
use crate::harness::{Caller, Db, Reply, TestApp, at_once, clear_question};
use crate::limits::noon;

const KEYS: &str = "/api/v1/keys";
const DAY: i64 = 86_400;

async fn issue(person: &Caller) -> Reply {
    let wanted = json!({"name": "old", "scopes": ["pipeline:read", "pipeline:write"]});
    person.auth_post(KEYS, &wanted).await
}

fn path(key: &Value) -> String {
    format!("{KEYS}/{}", key["key_id"].as_str().unwrap())
}

async fn manage(person: Caller, method: &'static str, path: String, body: Option<Value>) -> Reply {
    let body = body.map(|body| body.to_string().into_bytes());
    person.to(&person.auth, method, &path, &[], body).await
}

async fn a_rename_at_the_same_time_does_not_undo_a_narrowing(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    while_others_poll(&app, async {
        for _ in 0..15 {
            let key = issue(&ann).await.ok(201).json();
            let changes = [json!({"scopes": ["pipeline:read"]}), json!({"name": "new"})];
            let replies = at_once(changes.map(|change| manage(ann.clone(), "PATCH", path(&key), Some(change)))).await;
            for reply in replies {
                reply.ok(200);
            }
            let stored = ann.auth_get(&path(&key)).await.ok(200).json();
            assert_eq!(
                (&stored["name"], &stored["scopes"]),
                (&json!("new"), &json!(["pipeline:read"]))
            );
            // Neither does a rotation: the successor is what the key is when it is rotated.
            let next = manage(ann.clone(), "POST", format!("{}/rotate", path(&key)), None).await;
            let mut next = next.ok(201).json();
            next.as_object_mut().unwrap().remove("key");
            assert_eq!(
                (&next["name"], &next["scopes"]),
                (&json!("new"), &json!(["pipeline:read"]))
            );
            assert_eq!(ann.auth_get(&path(&next)).await.ok(200).json(), next);
        }
    })
    .await;
    app.stop().await;
}

async fn an_owner_has_so_many_live_keys_and_no_more(db: Db) {
    let app = TestApp::with(db, |config| config.keys.per_owner = 5).await;
    let ann = app.person("ann").await;
    let replies = while_others_poll(&app, async {
        at_once((0..12).map(|_| {
            let ann = ann.clone();
            async move { issue(&ann).await }
        }))
        .await
    })
    .await;
    let (issued, refused): (Vec<_>, Vec<_>) = replies.into_iter().partition(|reply| reply.status == 201);
    assert_eq!((issued.len(), refused.len()), (5, 7));
    for reply in &refused {
        assert!(reply.refused(409, "conflict").message().contains("Revoke one"));
    }
    // A successor is one more as long as its predecessor lives.
    let first = path(&issued[0].json());
    let rotate = || manage(ann.clone(), "POST", format!("{first}/rotate"), None);
    rotate().await.refused(409, "conflict");
    manage(ann.clone(), "DELETE", path(&issued[1].json()), None)
        .await
        .ok(204);
    rotate().await.ok(201);
    issue(&ann).await.refused(409, "conflict");
    let grace = app.config.keys.rotation_grace_seconds + 1;
    app.clock.advance(std::time::Duration::from_secs(grace));
    issue(&ann).await.ok(201);
    // Others have room of their own.
    issue(&app.person("cleo").await).await.ok(201);
    app.stop().await;
}

async fn many_keys_are_not_many_days(db: Db) {
    let app = TestApp::with(db, |config| {
        config.limits.daily_kickoffs = 2;
        config.limits.daily_kickoffs_owner = Some(3);
    })
    .await;
    noon(&app.clock);
    let ann = app.person("ann").await;
    let (one, two) = (app.full_key(&ann).await, app.full_key(&ann).await);
    let ask = async |caller: &Caller| caller.post("/api/v1/briefs", &json!({"input": clear_question()})).await;
    while_others_poll(&app, async {
        ask(&one).await.ok(200);
        ask(&one).await.ok(200);
        let reply = ask(&one).await;
        assert!(reply.refused(429, "rate_limited").message().contains("This key"));
        ask(&two).await.ok(200);
        let reply = ask(&two).await;
        assert!(reply.refused(429, "rate_limited").message().contains("together"));
        let wait: i64 = reply.header("retry-after").unwrap().parse().unwrap();
        let to_midnight = DAY - app.clock.now().seconds().rem_euclid(DAY);
        assert!(
            (to_midnight..=to_midnight + 5).contains(&wait),
            "{wait} of {to_midnight}"
        );
        app.full_key(&ann).await;
        // People are not limited, nor are others.
        ask(&ann).await.ok(200);
        ask(&app.full_key(&app.person("cleo").await).await).await.ok(200);
    })
    .await;
    app.stop().await;
}

both_stores!(
    a_rename_at_the_same_time_does_not_undo_a_narrowing,
    an_owner_has_so_many_live_keys_and_no_more,
    many_keys_are_not_many_days,
);
