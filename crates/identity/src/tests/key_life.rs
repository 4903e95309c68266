//! Rotated, cached and unreachable keys.

use pipeline::ports::identity::IdentityProvider;
use serde_json::json;

use super::support::{Issuer, NOW, is_invalid, is_unavailable, rsa};
use crate::{OidcConfig, OidcVerifier, Timing};

#[tokio::test]
async fn an_unknown_key_is_looked_for_once_and_then_not_for_a_while() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let claims = issuer.claims(json!({}));
    assert!(verifier.verify(&rsa(0).sign(&claims), NOW).await.is_ok());
    assert_eq!(issuer.fetches(), 1);

    for second in [0, 0, 1, 29] {
        let token = rsa(1).sign_as(Some(&format!("made-up-{second}")), &claims);
        assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(second)).await));
        assert_eq!(issuer.fetches(), 2);
    }
    let token = rsa(1).sign_as(Some("made-up"), &claims);
    assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(30)).await));
    assert_eq!(issuer.fetches(), 3);
    // Known keys still work.
    assert!(verifier.verify(&rsa(0).sign(&claims), NOW).await.is_ok());
    assert_eq!(issuer.fetches(), 3);
}

#[tokio::test]
async fn an_unknown_key_in_the_first_token_causes_one_fetch() {
    let issuer = Issuer::start(&[rsa(0)]);
    let token = rsa(1).sign(&issuer.claims(json!({})));
    assert!(is_invalid(&issuer.verifier().verify(&token, NOW).await));
    assert_eq!(issuer.fetches(), 1);
}

#[tokio::test]
async fn a_new_key_works_at_once_and_an_old_one_stops_with_the_next_fetch() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let claims = issuer.claims(json!({}));
    let (old, new) = (rsa(0).sign(&claims), rsa(1).sign(&claims));
    assert!(verifier.verify(&old, NOW).await.is_ok());

    issuer.publish(&[rsa(0), rsa(1)]);
    assert!(verifier.verify(&new, NOW.plus_seconds(1)).await.is_ok());
    assert!(verifier.verify(&old, NOW.plus_seconds(1)).await.is_ok());
    assert_eq!(issuer.fetches(), 2);

    issuer.publish(&[rsa(1)]);
    assert!(verifier.verify(&old, NOW.plus_seconds(600)).await.is_ok());
    // The keys are ten minutes old now; a cached token does not outlive its key.
    let later = NOW.plus_seconds(601);
    assert!(is_invalid(&verifier.verify(&old, later).await));
    assert!(verifier.verify(&new, later).await.is_ok());
}

#[tokio::test]
async fn the_same_key_id_with_another_key_is_noticed() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let token = rsa(0).sign(&issuer.claims(json!({})));
    assert!(verifier.verify(&token, NOW).await.is_ok());
    let mut replaced = rsa(1).jwk.clone();
    replaced["kid"] = rsa(0).jwk["kid"].clone();
    issuer.publish_jwks(vec![replaced]);
    assert!(verifier.verify(&token, NOW.plus_seconds(599)).await.is_ok());
    assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(600)).await));
}

#[tokio::test]
async fn without_keys_a_token_cannot_be_checked() {
    let issuer = Issuer::start(&[rsa(0)]);
    issuer.set_down(true);
    let verifier = issuer.verifier();
    let token = rsa(0).sign(&issuer.claims(json!({})));
    assert!(is_unavailable(&verifier.verify(&token, NOW).await));
    assert_eq!(verifier.health(), "unavailable");
    // A malformed token is invalid even then.
    assert!(is_invalid(&verifier.verify("nonsense", NOW).await));

    issuer.set_down(false);
    // After a failed fetch there is none for some seconds.
    assert!(is_unavailable(&verifier.verify(&token, NOW.plus_seconds(4)).await));
    assert_eq!(issuer.fetches(), 0);
    assert!(verifier.verify(&token, NOW.plus_seconds(5)).await.is_ok());
    assert_eq!(verifier.health(), "ok");
}

#[tokio::test]
async fn old_keys_are_used_while_the_issuer_is_away_but_not_for_ever() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier_with(Timing {
        stale_limit_seconds: 2_000,
        ..Timing::default()
    });
    let claims = issuer.claims(json!({}));
    let token = rsa(0).sign(&claims);
    assert!(verifier.verify(&token, NOW).await.is_ok());

    issuer.set_down(true);
    assert!(verifier.verify(&token, NOW.plus_seconds(601)).await.is_ok());
    assert_eq!(verifier.health(), "stale");
    let fresh = rsa(0).sign(&issuer.claims(json!({ "sub": "bob" })));
    assert!(verifier.verify(&fresh, NOW.plus_seconds(1_999)).await.is_ok());
    // A key we do not know may be a new one.
    let unknown = rsa(1).sign(&claims);
    assert!(is_unavailable(
        &verifier.verify(&unknown, NOW.plus_seconds(1_999)).await
    ));
    assert!(is_unavailable(&verifier.verify(&token, NOW.plus_seconds(2_000)).await));

    issuer.set_down(false);
    assert!(verifier.verify(&token, NOW.plus_seconds(2_010)).await.is_ok());
}

#[tokio::test]
async fn many_callers_cause_one_fetch() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = std::sync::Arc::new(issuer.verifier());
    let token = rsa(0).sign(&issuer.claims(json!({})));
    let mut calls = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let (verifier, token) = (std::sync::Arc::clone(&verifier), token.clone());
        calls.spawn(async move { verifier.verify(&token, NOW).await.is_ok() });
    }
    assert!(calls.join_all().await.into_iter().all(|good| good));
    assert_eq!(issuer.fetches(), 1);
}

#[tokio::test]
async fn the_discovery_document_must_be_the_issuers_own() {
    let issuer = Issuer::start(&[rsa(0)]);
    let token = rsa(0).sign(&issuer.claims(json!({})));
    for document in [
        json!({ "issuer": "https://evil.example", "jwks_uri": format!("{}/jwks", issuer.address) }),
        json!({ "issuer": issuer.address, "jwks_uri": "file:///etc/passwd" }),
        json!({ "issuer": issuer.address }),
        json!({ "issuer": issuer.address, "jwks_uri": format!("{}/nothing", issuer.address) }),
        json!({ "issuer": issuer.address, "jwks_uri": format!("{}/jwks", issuer.address), "pad": "x".repeat(300_000) }),
    ] {
        issuer.set_discovery(document);
        assert!(is_unavailable(&issuer.verifier().verify(&token, NOW).await));
    }
    assert_eq!(issuer.fetches(), 0);
}

#[tokio::test]
async fn warming_up_fetches_the_keys() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    verifier.warm_up(NOW).await.unwrap();
    let token = rsa(0).sign(&issuer.claims(json!({})));
    assert!(verifier.verify(&token, NOW).await.is_ok());
    assert_eq!(issuer.fetches(), 1);
}

#[test]
fn an_issuer_is_a_plain_address() {
    for issuer in [
        "",
        "accounts.example.com",
        "ftp://example.com",
        "https://example.com/?tenant=1",
        "https://example.com/#a",
        "https://user@example.com",
    ] {
        assert!(
            OidcVerifier::new(OidcConfig::new(issuer, "convene")).is_err(),
            "{issuer}"
        );
    }
    assert!(OidcVerifier::new(OidcConfig::new("https://example.com/realms/one", "")).is_err());
}
