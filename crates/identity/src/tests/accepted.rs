//! Valid tokens, and what is read from them.

use pipeline::Timestamp;
use pipeline::ports::identity::IdentityProvider;
use pipeline::principal::Tier;
use serde_json::{Value, json};

use super::support::{AUDIENCE, Issuer, NOW, ed25519, is_invalid, p256, rsa};
use crate::{OidcConfig, OidcVerifier};

#[tokio::test]
async fn every_accepted_algorithm_verifies() {
    let (ec, ed) = (p256(), ed25519());
    let issuer = Issuer::start(&[rsa(0), &ec, &ed]);
    let verifier = issuer.verifier();
    assert_eq!(verifier.health(), "idle");
    for key in [rsa(0), &ec, &ed] {
        let person = verifier
            .verify(&key.sign(&issuer.claims(json!({}))), NOW)
            .await
            .unwrap();
        assert_eq!(person.issuer, issuer.address);
        assert_eq!(person.subject, "ada");
        assert_eq!(person.issued_at, Timestamp::from_seconds(NOW.seconds() - 10));
        assert_eq!(person.email, None);
        assert_eq!(person.tier, None);
    }
    assert_eq!(issuer.fetches(), 1);
    assert_eq!(verifier.health(), "ok");
}

#[tokio::test]
async fn a_token_without_a_key_id_needs_exactly_one_fitting_key() {
    let ec = p256();
    let issuer = Issuer::start(&[rsa(0), &ec]);
    let token = rsa(0).sign_as(None, &issuer.claims(json!({})));
    assert!(issuer.verifier().verify(&token, NOW).await.is_ok());

    issuer.publish(&[rsa(0), rsa(1)]);
    assert!(is_invalid(&issuer.verifier().verify(&token, NOW).await));
}

#[tokio::test]
async fn the_audience_may_be_a_list() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    for claims in [
        json!({ "aud": [AUDIENCE] }),
        json!({ "aud": ["other", AUDIENCE] }),
        json!({ "aud": ["other", AUDIENCE], "azp": AUDIENCE }),
        json!({ "aud": AUDIENCE, "azp": "other" }),
    ] {
        let token = rsa(0).sign(&issuer.claims(claims));
        assert!(verifier.verify(&token, NOW).await.is_ok());
    }
    for claims in [
        json!({ "aud": ["other", AUDIENCE], "azp": "other" }),
        json!({ "aud": [AUDIENCE, 7] }),
        json!({ "aud": [] }),
    ] {
        let token = rsa(0).sign(&issuer.claims(claims));
        assert!(is_invalid(&verifier.verify(&token, NOW).await));
    }
}

#[tokio::test]
async fn an_address_counts_unless_the_issuer_doubts_it() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    for (claims, email) in [
        (json!({ "email": "ada@example.com" }), Some("ada@example.com")),
        (
            json!({ "email": "ada@example.com", "email_verified": true }),
            Some("ada@example.com"),
        ),
        (json!({ "email": "ada@example.com", "email_verified": false }), None),
        (json!({ "email": "ada@example.com", "email_verified": "false" }), None),
        (json!({ "email": 7 }), None),
    ] {
        let person = verifier
            .verify(&rsa(0).sign(&issuer.claims(claims)), NOW)
            .await
            .unwrap();
        assert_eq!(person.email.as_deref(), email);
    }
}

#[tokio::test]
async fn the_tier_is_believed_only_from_the_configured_claim() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = OidcVerifier::new(OidcConfig {
        tier_claim: Some("https://example.com/tier".to_owned()),
        ..issuer.config()
    })
    .unwrap();
    for (name, value, tier) in [
        ("https://example.com/tier", json!("pro"), Some(Tier::Pro)),
        ("https://example.com/tier", json!("free"), Some(Tier::Free)),
        ("https://example.com/tier", json!("gold"), None),
        ("https://example.com/tier", json!(1), None),
        ("tier", json!("pro"), None),
    ] {
        let token = rsa(0).sign(&issuer.claims(json!({ name: value })));
        assert_eq!(verifier.verify(&token, NOW).await.unwrap().tier, tier);
        let without_claim = issuer.verifier().verify(&token, NOW).await.unwrap();
        assert_eq!(without_claim.tier, None);
    }
}

#[tokio::test]
async fn fractions_and_the_leeway_are_allowed() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let now = NOW.seconds();
    for claims in [
        json!({ "exp": now as f64 + 100.5 }),
        json!({ "exp": now - 59 }),
        json!({ "iat": now + 60 }),
        json!({ "nbf": now + 60 }),
        json!({ "nbf": Value::Null }),
    ] {
        let token = rsa(0).sign(&issuer.claims(claims));
        assert!(verifier.verify(&token, NOW).await.is_ok());
    }
}

#[tokio::test]
async fn a_cached_token_still_expires() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let token = rsa(0).sign(&issuer.claims(json!({ "exp": NOW.seconds() + 100 })));
    assert!(verifier.verify(&token, NOW).await.is_ok());
    assert!(verifier.verify(&token, NOW.plus_seconds(159)).await.is_ok());
    assert_eq!(verifier.cached_tokens(), 1);
    assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(160)).await));
    assert_eq!(verifier.cached_tokens(), 0);
    // A second try does not make it valid.
    assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(160)).await));
    // Before its time of issue it is not valid either.
    assert!(verifier.verify(&token, NOW).await.is_ok());
    assert!(is_invalid(&verifier.verify(&token, NOW.plus_seconds(-100)).await));
}
