//! The tier a committee runs on, and the one upgrade of a free user.

use pipeline::principal::Tier;
use serde_json::{Value, json};

use crate::harness::{Caller, Db, TestApp, at_once, email};

async fn upgrade_is_left(person: &Caller) -> bool {
    person.get("/api/v1/auth/me").await.ok(200).json()["upgrade_available"]
        .as_bool()
        .unwrap()
}

async fn plan(caller: &Caller, session: &str) -> Value {
    caller
        .get(&format!("/api/v1/orchestrations/{session}"))
        .await
        .ok(200)
        .json()
}

async fn execution(caller: &Caller, session: &str) -> Value {
    caller
        .get(&format!("/api/v1/executions/{session}"))
        .await
        .ok(200)
        .json()
}

#[track_caller]
fn runs_on(body: &Value, tier: &str, upgraded: bool) {
    assert_eq!(
        (body["tier"].as_str(), body["upgraded"].as_bool()),
        (Some(tier), Some(upgraded)),
        "{body}"
    );
}

fn seats(plan: &Value) -> usize {
    plan["committee"].as_array().unwrap().len()
}

async fn the_first_committee_of_a_free_user_is_upgraded_and_no_other(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let profile = ann.get("/api/v1/auth/me").await.ok(200).json();
    assert_eq!(
        (&profile["tier"], &profile["upgrade_available"]),
        (&json!("free"), &json!(true))
    );

    // Plans that are never convened use nothing up.
    let (dropped, first) = (ann.planned().await, ann.planned().await);
    runs_on(&plan(&ann, &dropped).await, "pro", true);
    assert!(upgrade_is_left(&ann).await);

    ann.convene(&first).await.ok(202);
    assert!(!upgrade_is_left(&ann).await, "a committee has begun");
    let run = ann.finished(&first).await;
    runs_on(&run, "pro", true);
    runs_on(&plan(&ann, &first).await, "pro", true);

    let second = ann.planned().await;
    let smaller = plan(&ann, &second).await;
    runs_on(&smaller, "free", false);
    assert!(seats(&smaller) < seats(&plan(&ann, &first).await), "{smaller}");
    ann.convene(&second).await.ok(202);
    let run = ann.finished(&second).await;
    runs_on(&run, "free", false);
    assert_eq!(
        run["tasks"].as_array().unwrap().len(),
        smaller["tasks"].as_array().unwrap().len()
    );

    // The plan that was made while the upgrade was free runs on what is left.
    ann.convene(&dropped).await.ok(202);
    runs_on(&ann.finished(&dropped).await, "free", false);
    let ran = plan(&ann, &dropped).await;
    runs_on(&ran, "free", false);
    assert_eq!(seats(&ran), seats(&smaller));
    // The profile itself stays what it was, and the upgrade stays with its session.
    let profile = ann.get("/api/v1/auth/me").await.ok(200).json();
    assert_eq!(
        (&profile["tier"], &profile["upgrade_available"]),
        (&json!("free"), &json!(false))
    );
    ann.convene(&first).await.ok(202);
    runs_on(&execution(&ann, &first).await, "pro", true);
    app.stop().await;
}

async fn of_first_committees_at_once_one_is_upgraded(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let mut sessions = Vec::new();
    for _ in 0..4 {
        let session = ann.planned().await;
        runs_on(&plan(&ann, &session).await, "pro", true);
        sessions.push(session);
    }
    at_once(sessions.iter().cloned().map(|session| {
        let ann = ann.clone();
        async move {
            ann.convene(&session).await.ok(202);
        }
    }))
    .await;
    let mut upgraded = 0;
    for session in &sessions {
        let run = ann.finished(session).await;
        assert_eq!(run["status"], "completed");
        let made = plan(&ann, session).await;
        assert_eq!((&made["tier"], &made["upgraded"]), (&run["tier"], &run["upgraded"]));
        assert_eq!(run["tier"] == "pro", run["upgraded"] == true, "{run}");
        upgraded += usize::from(run["upgraded"] == true);
    }
    assert_eq!(upgraded, 1);
    app.stop().await;
}

async fn without_the_convene_call_one_is_upgraded_too(db: Db) {
    let app = TestApp::with(db, |config| config.switches.convene = false).await;
    let ann = app.person("ann").await;
    let mut briefs = Vec::new();
    for _ in 0..3 {
        briefs.push(ann.brief().await);
    }
    let sessions = at_once(briefs.into_iter().map(|(session, brief)| {
        let ann = ann.clone();
        async move {
            ann.post(
                "/api/v1/orchestrations",
                &json!({"session_id": session, "brief": brief}),
            )
            .await
            .ok(200);
            session
        }
    }))
    .await;
    let mut upgraded = 0;
    for session in &sessions {
        let run = ann.finished(session).await;
        assert_eq!(run["status"], "completed");
        upgraded += usize::from(run["upgraded"] == true);
    }
    assert_eq!(upgraded, 1);
    app.stop().await;
}

async fn a_replay_takes_no_second_upgrade(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let body = json!({"session_id": session, "brief": brief});
    let first = ann.submit("/api/v1/orchestrations", "k-upgrade", &body).await;
    runs_on(&first.ok(200).json(), "pro", true);
    let replay = ann.submit("/api/v1/orchestrations", "k-upgrade", &body).await;
    assert_eq!(replay.ok(200).bytes, first.bytes);
    assert!(upgrade_is_left(&ann).await, "neither has run");
    ann.convene(&session).await.ok(202);
    ann.finished(&session).await;
    let replay = ann.submit("/api/v1/orchestrations", "k-upgrade", &body).await;
    assert_eq!(replay.ok(200).bytes, first.bytes);
    assert_eq!(replay.header("idempotency-replayed"), Some("true"));
    runs_on(&execution(&ann, &session).await, "pro", true);
    runs_on(&plan(&ann, &ann.planned().await).await, "free", false);
    app.stop().await;
}

async fn a_paid_tier_needs_no_upgrade(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    ann.get("/api/v1/auth/me").await.ok(200);
    assert_eq!(app.app.engine.set_tier(&email("ann"), Tier::Pro).await, Ok(1));
    assert_eq!(app.app.engine.set_tier(&email("nobody"), Tier::Pro).await, Ok(0));
    assert_eq!(ann.get("/api/v1/auth/me").await.ok(200).json()["tier"], "pro");
    for _ in 0..2 {
        let session = ann.completed().await;
        runs_on(&execution(&ann, &session).await, "pro", false);
    }
    runs_on(&plan(&bob, &bob.planned().await).await, "pro", true);
    // Back to free, the upgrade was never used.
    app.app.engine.set_tier(&email("ann"), Tier::Free).await.unwrap();
    assert!(upgrade_is_left(&ann).await);
    let session = ann.completed().await;
    runs_on(&execution(&ann, &session).await, "pro", true);
    app.stop().await;
}

async fn a_key_acts_with_its_owners_tier(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    ann.get("/api/v1/auth/me").await.ok(200);
    let program = app.full_key(&ann).await;
    let session = program.completed().await;
    runs_on(&execution(&ann, &session).await, "pro", true);
    assert!(!upgrade_is_left(&ann).await, "the owner's upgrade is used");
    runs_on(&plan(&program, &program.planned().await).await, "free", false);
    app.app.engine.set_tier(&email("ann"), Tier::Pro).await.unwrap();
    runs_on(&plan(&program, &program.planned().await).await, "pro", false);
    app.stop().await;
}

both_stores!(
    the_first_committee_of_a_free_user_is_upgraded_and_no_other,
    of_first_committees_at_once_one_is_upgraded,
    without_the_convene_call_one_is_upgraded_too,
    a_replay_takes_no_second_upgrade,
    a_paid_tier_needs_no_upgrade,
    a_key_acts_with_its_owners_tier,
);
