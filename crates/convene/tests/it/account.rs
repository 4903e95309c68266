//! The signed-in person: how to sign in, and the profile.

use serde_json::Value;

use crate::harness::{Db, TestApp, at_once, email};

async fn what_a_browser_needs_to_sign_in_is_public(db: Db) {
    let app = TestApp::start(db).await;
    let body = app.anonymous().get("/api/v1/auth/config").await.ok(200).json();
    assert_eq!(body["issuer"], app.auth);
    assert_eq!(body["authDomain"], app.auth.trim_start_matches("http://"));
    assert_eq!(body["clientId"], "convene");
    assert_eq!(body["provider"], "builtin");
    assert!(body["apiKey"].is_string());
    let read: contract::AuthConfig = serde_json::from_value(body.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), body);
    // A token changes nothing, also a bad one.
    assert_eq!(
        app.bearer("nonsense").get("/api/v1/auth/config").await.ok(200).json(),
        body
    );
    app.stop().await;
}

async fn the_profile_is_provisioned_once(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    // Eight first calls at once make one profile.
    let calls = (0..8).map(|_| {
        let ann = ann.clone();
        async move { ann.get("/api/v1/auth/me").await.ok(200).json() }
    });
    let profiles: Vec<Value> = at_once(calls).await;
    let profile = &profiles[0];
    assert!(profiles.iter().all(|other| other == profile), "{profiles:?}");
    assert_eq!(profile["email"], email("ann"));
    assert_eq!(profile["tier"], "free");
    assert_eq!(profile["upgrade_available"], true);
    assert!(profile["user_id"].as_str().is_some_and(|id| !id.is_empty()) && profile["created_at"].is_string());
    let read: contract::Profile = serde_json::from_value(profile.clone()).unwrap();
    assert_eq!(&serde_json::to_value(read).unwrap(), profile);

    // Signing in again finds it; somebody else has another.
    assert_eq!(
        &app.person("ann").await.get("/api/v1/auth/me").await.ok(200).json(),
        profile
    );
    assert_ne!(
        bob.get("/api/v1/auth/me").await.ok(200).json()["user_id"],
        profile["user_id"]
    );
    app.stop().await;
}

async fn a_key_has_no_profile(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    program.get("/api/v1/auth/me").await.refused(403, "forbidden");
    program.delete("/api/v1/auth/me").await.refused(403, "forbidden");
    app.anonymous()
        .get("/api/v1/auth/me")
        .await
        .refused(401, "unauthorized");
    ann.get("/api/v1/auth/me").await.ok(200);
    app.stop().await;
}

both_stores!(
    what_a_browser_needs_to_sign_in_is_public,
    the_profile_is_provisioned_once,
    a_key_has_no_profile
);
