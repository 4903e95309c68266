//! Accounts of an external identity provider: tier, e-mail address, erasure, and no sign-in page of ours.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use pipeline::ports::clock::Clock;
use serde_json::{Value, json};

use crate::harness::{Caller, Db, Issuer, REPLY_TIMEOUT, TestApp, email};

const ME: &str = "/api/v1/auth/me";

async fn app_with_tier_claim(db: Db, tier_claim: &str) -> TestApp {
    TestApp::with(db, |config| {
        config.identity.kind = "oidc".to_owned();
        config.identity.issuer = Issuer::shared().issuer.clone();
        config.identity.audience = "convene-rs".to_owned();
        config.identity.tier_claim = tier_claim.to_owned();
    })
    .await
}

async fn sign_in(app: &TestApp, name: &str, more: Value) -> Caller {
    let mut who = json!({"client": "convene-rs", "sub": name, "email": email(name)});
    for (key, value) in more.as_object().unwrap() {
        who[key] = value.clone();
    }
    app.bearer(&Issuer::shared().token(&who).await)
}

async fn the_tier_claim_counts_where_it_is_configured(db: Db) {
    // The provider is shared, and knows one thing about a person at a time.
    let name = &format!("tia-{db:?}");
    let believing = app_with_tier_claim(db, "tier").await;
    let paying = sign_in(&believing, name, json!({"tier": "pro"})).await;
    assert_eq!(paying.get(ME).await.ok(200).json()["tier"], "pro");
    let session = paying.planned().await;
    let plan = paying
        .get(&format!("/api/v1/orchestrations/{session}"))
        .await
        .ok(200)
        .json();
    assert_eq!(
        (&plan["tier"], &plan["upgraded"]),
        (&json!("pro"), &json!(false)),
        "{plan}"
    );
    // The claim counts as long as it is made: without it, or with one that is no tier, the profile does.
    for claim in [json!({}), json!({"tier": "platinum"}), json!({"tier": 2})] {
        let later = sign_in(&believing, name, claim).await;
        assert_eq!(later.get(ME).await.ok(200).json()["tier"], "free");
    }
    believing.stop().await;

    let unbelieving = app_with_tier_claim(db, "").await;
    let boasting = sign_in(&unbelieving, name, json!({"tier": "pro"})).await;
    assert_eq!(boasting.get(ME).await.ok(200).json()["tier"], "free");
    unbelieving.stop().await;
}

async fn an_address_that_the_issuer_calls_unverified_is_not_kept(db: Db) {
    let app = app_with_tier_claim(db, "").await;
    let eve = sign_in(&app, "eve", json!({"email": email("ann"), "email_verified": false})).await;
    assert!(eve.get(ME).await.ok(200).json()["email"].is_null());
    assert!(app.tables().containing(&email("ann")).await.is_empty());
    app.stop().await;
}

async fn after_an_erasure_only_a_later_sign_in_is_good_and_finds_nothing(db: Db) {
    let app = app_with_tier_claim(db, "").await;
    // The issuer is ahead by almost as much as it may be.
    app.clock.set_back(Duration::from_secs(59));
    let ann = sign_in(&app, "ann", json!({})).await;
    let bob = sign_in(&app, "bob", json!({})).await;
    let (session, _) = ann.brief().await;
    let (bobs, _) = bob.brief().await;
    let program = app.full_key(&ann).await;
    ann.delete(ME).await.ok(204);
    let erased = app.clock.now().seconds();
    for _ in 0..2 {
        ann.get(ME).await.refused(401, "unauthorized");
        ann.auth_get("/api/v1/keys").await.refused(401, "unauthorized");
        program.get("/api/v1/sessions").await.refused(401, "unauthorized");
        // Not a matter of time.
        app.clock.advance(Duration::from_secs(5));
    }
    assert!(app.tables().containing(&email("ann")).await.is_empty());

    // A token of an issuer that is ahead by the whole leeway, a second more, would still count as older. And tokens
    // tell time in seconds.
    // The provider goes by the machine's clock, which a test cannot put forward.
    let deadline = tokio::time::Instant::now() + REPLY_TIMEOUT;
    while app.clock.now().seconds() - 10 <= erased + 2 {
        assert!(
            tokio::time::Instant::now() < deadline,
            "the machine's clock stands still"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let returned = sign_in(&app, "ann", json!({})).await;
    assert_eq!(returned.get(ME).await.ok(200).json()["email"], email("ann"));
    assert_eq!(
        returned.get("/api/v1/sessions").await.ok(200).json()["sessions"],
        json!([])
    );
    assert_eq!(
        returned.auth_get("/api/v1/keys").await.ok(200).json()["keys"],
        json!([])
    );
    returned
        .get(&format!("/api/v1/briefs/{session}"))
        .await
        .refused(404, "not_found");
    ann.get(ME).await.refused(401, "unauthorized");
    bob.get(&format!("/api/v1/briefs/{bobs}")).await.ok(200);
    app.stop().await;
}

async fn there_are_no_sign_in_pages_of_ours(db: Db) {
    let app = app_with_tier_claim(db, "").await;
    let nobody = app.anonymous();
    for path in ["/.well-known/openid-configuration", "/jwks", "/authorize", "/token"] {
        nobody.auth_get(path).await.refused(404, "not_found");
        nobody.auth_post(path, &json!({})).await.refused(404, "not_found");
    }
    nobody.auth_get("/health").await.ok(200);
    app.stop().await;
}

async fn a_firebase_project_is_told_to_browsers_and_its_emulator_is_not_believed(db: Db) {
    let app = TestApp::with(db, |config| {
        config.identity.kind = "firebase".to_owned();
        config.identity.project = "convene-demo".to_owned();
        config.identity.api_key = "AIzaPublicIdentifier".to_owned();
    })
    .await;
    let bootstrap = app.anonymous().get("/api/v1/auth/config").await.ok(200).json();
    assert_eq!(
        bootstrap,
        json!({
            "apiKey": "AIzaPublicIdentifier",
            "authDomain": "convene-demo.firebaseapp.com",
            "issuer": "https://securetoken.google.com/convene-demo",
            "clientId": "convene-demo",
            "provider": "firebase",
            "authUrl": app.auth,
        })
    );
    // The emulator's tokens are what Firebase's are, but for a signature.
    let now = app.clock.now().seconds();
    let claims = json!({
        "iss": "https://securetoken.google.com/convene-demo",
        "aud": "convene-demo",
        "sub": "ann",
        "user_id": "ann",
        "email": email("ann"),
        "email_verified": true,
        "auth_time": now,
        "iat": now,
        "exp": now + 3_600,
        "firebase": {"identities": {}, "sign_in_provider": "password"},
    });
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    for header in [
        json!({"alg": "none", "typ": "JWT"}),
        json!({"alg": "ES256", "crit": ["b64"]}),
        json!({"alg": "HS256"}),
    ] {
        let token = format!("{}.{}.", part(&header), part(&claims));
        app.bearer(&token).get(ME).await.refused(401, "unauthorized");
    }
    app.anonymous().auth_get("/authorize").await.refused(404, "not_found");
    app.stop().await;
}

both_stores!(
    the_tier_claim_counts_where_it_is_configured,
    an_address_that_the_issuer_calls_unverified_is_not_kept,
    after_an_erasure_only_a_later_sign_in_is_good_and_finds_nothing,
    there_are_no_sign_in_pages_of_ours,
    a_firebase_project_is_told_to_browsers_and_its_emulator_is_not_believed,
);
