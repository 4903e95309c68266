//! The built-in OpenID provider, as a client sees it: codes, tokens, refresh, the end of an identity.

use std::time::Duration;

use convene::app::Parts;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, decode_header};
use serde_json::{Value, json};

use crate::harness::sign_in::{Form, REDIRECT_URI, VERIFIER, code_of, open, password, refusal_of, sign, token};
use crate::harness::{Db, TestApp, email};

async fn the_discovery_document_leads_everywhere(db: Db) {
    let app = TestApp::start(db).await;
    let nobody = app.anonymous();
    let found = nobody
        .auth_get("/.well-known/openid-configuration")
        .await
        .ok(200)
        .json();
    assert_eq!(found["issuer"], app.auth);
    let bootstrap = nobody.get("/api/v1/auth/config").await.json();
    assert_eq!(
        (&bootstrap["provider"], &bootstrap["issuer"]),
        (&json!("builtin"), &found["issuer"])
    );
    assert_eq!(bootstrap["clientId"], "convene");
    for (name, value) in [
        ("response_types_supported", "code"),
        ("code_challenge_methods_supported", "S256"),
        ("token_endpoint_auth_methods_supported", "none"),
        ("id_token_signing_alg_values_supported", "RS256"),
        ("subject_types_supported", "public"),
    ] {
        assert_eq!(found[name], json!([value]), "{name}");
    }
    let place = |name: &str| {
        found[name]
            .as_str()
            .unwrap()
            .strip_prefix(app.auth.as_str())
            .unwrap()
            .to_owned()
    };
    let keys = nobody.auth_get(&place("jwks_uri")).await.ok(200).json();
    assert_eq!(keys["keys"].as_array().unwrap().len(), 1);
    for (member, value) in keys["keys"][0].as_object().unwrap() {
        assert!(
            ["kty", "alg", "use", "kid", "n", "e"].contains(&member.as_str()),
            "{member}: {value}"
        );
    }
    open(&app, &Form::default()).await.ok(200);
    assert_eq!(place("authorization_endpoint"), "/authorize");
    assert_eq!(place("token_endpoint"), "/token");
    nobody.auth_get("/health").await.ok(200);
    // On the edge there is none of it.
    nobody
        .get("/.well-known/openid-configuration")
        .await
        .refused(404, "not_found");
    app.stop().await;
}

async fn a_code_becomes_a_token_that_the_edge_takes(db: Db) {
    let app = TestApp::start(db).await;
    open(&app, &Form::default()).await.ok(200);
    let code = code_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await);
    let reply = token(&app, &Form::code(&code)).await;
    assert_eq!(reply.ok(200).header("cache-control"), Some("no-store"));
    let tokens = reply.json();
    assert_eq!(
        (&tokens["token_type"], &tokens["expires_in"]),
        (&json!("Bearer"), &json!(3_600))
    );

    // A client checks the token with the published keys alone.
    let id_token = tokens["id_token"].as_str().unwrap();
    let claims = verified(&app, id_token).await;
    assert_eq!(
        (&claims["nonce"], &claims["email"]),
        (&json!("n-0S6"), &json!(email("ann")))
    );
    assert_eq!(claims["exp"].as_i64().unwrap() - claims["iat"].as_i64().unwrap(), 3_600);
    assert!(claims["auth_time"].is_i64(), "{claims}");

    let ann = app.bearer(id_token);
    assert_eq!(ann.get("/api/v1/auth/me").await.ok(200).json()["email"], email("ann"));
    let (session, _) = ann.brief().await;

    // A sign-in later, in other letters, is the same person.
    let again = tokens_of(
        &app,
        &sign(&app, "sign-in", &email("Ann").to_uppercase(), &password("ann")).await,
    )
    .await;
    let again = app.bearer(again["id_token"].as_str().unwrap());
    again.get(&format!("/api/v1/briefs/{session}")).await.ok(200);
    // So is who owns the machine.
    app.person("ann")
        .await
        .get(&format!("/api/v1/briefs/{session}"))
        .await
        .ok(200);

    app.clock.advance(Duration::from_secs(3_600 + 61));
    ann.get("/api/v1/auth/me").await.refused(401, "unauthorized");
    app.stop().await;
}

async fn a_code_is_good_once_for_a_minute_and_for_who_asked(db: Db) {
    let app = TestApp::start(db).await;
    let code = code_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await);
    let good = || Form::code(&code);
    for (what, form, error) in [
        (
            "another verifier",
            good().with("code_verifier", &VERIFIER.replace('d', "e")),
            "invalid_grant",
        ),
        ("no verifier", good().without("code_verifier"), "invalid_grant"),
        (
            "another address",
            good().with("redirect_uri", "http://127.0.0.1:7777/other"),
            "invalid_grant",
        ),
        ("no address", good().without("redirect_uri"), "invalid_grant"),
        ("another code", good().with("code", "AAAAAAAA"), "invalid_grant"),
        ("no code", good().without("code"), "invalid_grant"),
        ("another client", good().with("client_id", "other"), "invalid_client"),
        (
            "another grant",
            good().with("grant_type", "password"),
            "unsupported_grant_type",
        ),
    ] {
        assert_eq!(refusal_of(&token(&app, &form).await), error, "{what}");
    }
    // Two at once: one gets it.
    let (form, other) = (good(), good());
    let (one, two) = tokio::join!(token(&app, &form), token(&app, &other));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 400], "{} {}", one.text(), two.text());
    assert_eq!(refusal_of(&token(&app, &good()).await), "invalid_grant");

    let late = code_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await);
    app.clock.advance(Duration::from_secs(61));
    assert_eq!(refusal_of(&token(&app, &Form::code(&late)).await), "invalid_grant");
    app.stop().await;
}

async fn a_refresh_token_is_good_once_and_a_thief_ends_the_family(db: Db) {
    let app = TestApp::start(db).await;
    let first = tokens_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await).await;
    let elsewhere = tokens_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await).await;
    assert_eq!(
        refusal_of(&refresh(&app, &json!({"refresh_token": "AAAA"})).await),
        "invalid_grant"
    );

    app.clock.advance(Duration::from_secs(3_700));
    app.bearer(first["id_token"].as_str().unwrap())
        .get("/api/v1/auth/me")
        .await
        .refused(401, "unauthorized");
    let second = refresh(&app, &first).await.ok(200).json();
    let fresh = second["id_token"].as_str().unwrap();
    app.bearer(fresh).get("/api/v1/auth/me").await.ok(200);
    assert_ne!(first["refresh_token"], second["refresh_token"]);
    // The new token is the same person's. It claims no other time of sign-in, or clients would refuse it.
    let (before, after) = (payload(&app, &first).await, payload(&app, &second).await);
    assert_eq!(before["sub"], after["sub"]);
    assert!(
        after.get("auth_time").is_none_or(|time| *time == before["auth_time"]),
        "{after}"
    );
    let third = refresh(&app, &second).await.ok(200).json();

    // Somebody has an old one: nobody can tell who is the thief, so both are out.
    assert_eq!(refusal_of(&refresh(&app, &first).await), "invalid_grant");
    assert_eq!(refusal_of(&refresh(&app, &third).await), "invalid_grant");
    // Another sign-in of the same person is another family.
    let other = refresh(&app, &elsewhere).await.ok(200).json();

    app.clock.advance(Duration::from_secs(30 * 86_400 + 1));
    assert_eq!(refusal_of(&refresh(&app, &other).await), "invalid_grant");
    app.stop().await;
}

async fn nothing_of_an_erased_identity_works(db: Db) {
    let app = TestApp::start(db).await;
    let tokens = tokens_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await).await;
    let ann = app.bearer(tokens["id_token"].as_str().unwrap());
    let (session, _) = ann.brief().await;
    let unused = code_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await);
    ann.delete("/api/v1/auth/me").await.ok(204);

    ann.get("/api/v1/auth/me").await.refused(401, "unauthorized");
    assert_eq!(refusal_of(&refresh(&app, &tokens).await), "invalid_grant");
    assert_eq!(refusal_of(&token(&app, &Form::code(&unused)).await), "invalid_grant");
    sign(&app, "sign-in", &email("ann"), &password("ann")).await.ok(401);
    assert!(app.tables().containing(&email("ann")).await.is_empty());
    assert!(app.tables().containing("$argon2").await.is_empty());

    // The same person may come back at once, and finds nothing.
    let returned = tokens_of(&app, &sign(&app, "sign-up", &email("ann"), &password("again")).await).await;
    let returned = app.bearer(returned["id_token"].as_str().unwrap());
    assert_eq!(
        returned.get("/api/v1/sessions").await.ok(200).json()["sessions"],
        json!([])
    );
    returned
        .get(&format!("/api/v1/briefs/{session}"))
        .await
        .refused(404, "not_found");
    ann.get("/api/v1/auth/me").await.refused(401, "unauthorized");
    app.stop().await;
}

async fn secrets_are_stored_as_hashes_only(db: Db) {
    let app = TestApp::start(db).await;
    let tokens = tokens_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await).await;
    let unused = code_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await);
    let tables = app.tables();
    assert_eq!(tables.containing(&email("ann")).await, ["identities"]);
    assert_eq!(
        tables.containing("$argon2id$v=19$m=19456,t=2,p=1$").await,
        ["identities"]
    );
    assert_eq!(
        (
            tables.count("authorization_codes").await,
            tables.count("refresh_tokens").await
        ),
        (1, 1)
    );
    let parts = ["id_token", "refresh_token"].map(|name| tokens[name].as_str().unwrap().to_owned());
    for secret in [password("ann"), unused].iter().chain(&parts) {
        assert!(tables.containing(secret).await.is_empty(), "a secret is in the clear");
    }
    app.stop().await;
}

async fn tokens_of(app: &TestApp, signed: &crate::harness::Reply) -> Value {
    let code = code_of(app, signed);
    token(app, &Form::code(&code)).await.ok(200).json()
}

async fn refresh(app: &TestApp, tokens: &Value) -> crate::harness::Reply {
    let form = Form::empty()
        .with("grant_type", "refresh_token")
        .with("client_id", "convene")
        .with("redirect_uri", REDIRECT_URI)
        .with("refresh_token", tokens["refresh_token"].as_str().unwrap());
    token(app, &form).await
}

/// The claims of a token, checked as a client of the provider checks them.
async fn verified(app: &TestApp, id_token: &str) -> Value {
    claims(app, id_token, true).await
}

/// The claims of a token of any age.
async fn payload(app: &TestApp, tokens: &Value) -> Value {
    claims(app, tokens["id_token"].as_str().unwrap(), false).await
}

async fn claims(app: &TestApp, id_token: &str, in_time: bool) -> Value {
    let keys = app.anonymous().auth_get("/jwks").await.ok(200).json();
    let kid = decode_header(id_token).unwrap().kid.unwrap();
    let jwk = keys["keys"]
        .as_array()
        .unwrap()
        .iter()
        .find(|key| key["kid"] == kid)
        .unwrap();
    let key = DecodingKey::from_jwk(&serde_json::from_value(jwk.clone()).unwrap()).unwrap();
    let mut rules = Validation::new(Algorithm::RS256);
    rules.validate_exp = in_time;
    rules.set_issuer(&[&app.auth]);
    rules.set_audience(&["convene"]);
    rules.set_required_spec_claims(&["iss", "aud", "sub", "exp"]);
    decode::<Value>(id_token, &key, &rules).unwrap().claims
}

async fn an_account_survives_a_new_address_of_the_provider(db: Db) {
    let app = TestApp::start(db).await;
    let before = app.person("ann").await;
    let (session, _) = before.brief().await;
    let path = format!("/api/v1/briefs/{session}");
    let moved = TestApp::second_instance(&app, Parts::ALL, |config| {
        "http://auth.example.org".clone_into(&mut config.auth.public_url);
    })
    .await;
    moved.person("ann").await.get(&path).await.ok(200);
    moved
        .bearer(&before.token.unwrap())
        .get(&path)
        .await
        .refused(401, "unauthorized");
    moved.stop().await;
    app.stop().await;
}

both_stores!(
    an_account_survives_a_new_address_of_the_provider,
    the_discovery_document_leads_everywhere,
    a_code_becomes_a_token_that_the_edge_takes,
    a_code_is_good_once_for_a_minute_and_for_who_asked,
    a_refresh_token_is_good_once_and_a_thief_ends_the_family,
    nothing_of_an_erased_identity_works,
    secrets_are_stored_as_hashes_only,
);
