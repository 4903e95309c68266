//! Firebase, the built-in provider, and the public configuration for browsers.

use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::Mutex;
use pipeline::ports::identity::{IdentityProvider, TokenSigner};
use serde_json::{Value, json};

use super::support::{AUDIENCE, Issuer, NOW, is_invalid, is_unavailable, p256, rsa};
use crate::{BuiltinVerifier, FirebaseConfig, KeySource, OidcVerifier, RsaSigner, Timing, firebase};

fn firebase_at(issuer: &Issuer) -> OidcVerifier {
    firebase(FirebaseConfig {
        jwks_url: Some(format!("{}/jwks", issuer.address)),
        ..FirebaseConfig::new("demo-project", "public-key")
    })
    .unwrap()
}

fn firebase_claims(issuer: &Issuer, other: Value) -> Value {
    let mut claims = issuer.claims(json!({
        "iss": "https://securetoken.google.com/demo-project",
        "aud": "demo-project",
        "auth_time": NOW.seconds() - 100,
    }));
    for (name, value) in other.as_object().unwrap() {
        claims[name] = value.clone();
    }
    claims
}

#[tokio::test]
async fn firebase_tokens_are_checked_by_firebases_rules() {
    let ec = p256();
    let issuer = Issuer::start(&[rsa(0), &ec]);
    let verifier = firebase_at(&issuer);
    let good = rsa(0).sign(&firebase_claims(&issuer, json!({})));
    assert_eq!(verifier.verify(&good, NOW).await.unwrap().subject, "ada");
    for other in [
        json!({ "auth_time": NOW.seconds() + 61 }),
        json!({ "auth_time": null }),
        json!({ "auth_time": "before" }),
        json!({ "sub": "" }),
        json!({ "aud": "other-project" }),
        json!({ "iss": "https://securetoken.google.com/other-project" }),
    ] {
        let token = rsa(0).sign(&firebase_claims(&issuer, other.clone()));
        assert!(is_invalid(&verifier.verify(&token, NOW).await), "{other}");
    }
    // Firebase signs with RSA only.
    let token = ec.sign(&firebase_claims(&issuer, json!({})));
    assert!(is_invalid(&verifier.verify(&token, NOW).await));
}

#[tokio::test]
async fn browsers_are_told_where_to_sign_in() {
    let issuer = Issuer::start(&[]);
    let config = firebase_at(&issuer).public_config();
    assert_eq!(config.provider, "firebase");
    assert_eq!(config.issuer, "https://securetoken.google.com/demo-project");
    assert_eq!(config.client_id, "demo-project");
    assert_eq!(config.api_key, "public-key");
    assert_eq!(config.auth_domain, "demo-project.firebaseapp.com");

    let config = issuer.verifier().public_config();
    assert_eq!(config.provider, "oidc");
    assert_eq!(config.issuer, issuer.address);
    assert_eq!(config.client_id, AUDIENCE);
    assert_eq!(config.api_key, AUDIENCE);
    assert_eq!(format!("http://{}", config.auth_domain), issuer.address);

    assert!(firebase(FirebaseConfig::new("a/../b", "key")).is_err());
    assert!(firebase(FirebaseConfig::new("", "key")).is_err());
}

/// A key source like the store, which counts its reads.
#[derive(Default)]
struct FakeKeyStore {
    keys: Mutex<Vec<(String, Value)>>,
    broken: Mutex<bool>,
    reads: Mutex<usize>,
}

#[async_trait]
impl KeySource for FakeKeyStore {
    async fn keys(&self) -> Result<Vec<(String, Value)>, String> {
        *self.reads.lock() += 1;
        if *self.broken.lock() {
            return Err("the store is away".to_owned());
        }
        Ok(self.keys.lock().clone())
    }
}

#[tokio::test]
async fn the_built_in_provider_signs_what_its_verifier_accepts() {
    let issuer = Issuer::start(&[]);
    let signer = RsaSigner::new();
    let private = signer.generate().unwrap();
    let jwk = signer.public_jwk(&private, "first").unwrap();
    assert_eq!(jwk["kty"], "RSA");
    assert_eq!(jwk["alg"], "RS256");
    assert_eq!(jwk["use"], "sig");
    assert_eq!(jwk["kid"], "first");
    assert_eq!(jwk["e"], "AQAB");
    assert_eq!(jwk["n"].as_str().unwrap().len(), 342);
    assert_eq!(jwk.as_object().unwrap().len(), 6);

    let store = Arc::new(FakeKeyStore::default());
    let keys: Arc<dyn KeySource> = store.clone();
    let verifier = BuiltinVerifier::new(&issuer.address, AUDIENCE, keys, Timing::LOCAL).unwrap();
    assert_eq!(verifier.public_config().provider, "builtin");

    let claims = issuer.claims(json!({ "email": "ada@example.com" }));
    let token = signer.sign(&private, "first", &claims).unwrap();
    assert!(is_invalid(&verifier.verify(&token, NOW).await));
    // The key appears in the store; a second later its tokens work.
    store.keys.lock().push(("first".to_owned(), jwk));
    let person = verifier.verify(&token, NOW.plus_seconds(1)).await.unwrap();
    assert_eq!(person.email.as_deref(), Some("ada@example.com"));
    assert_eq!(*store.reads.lock(), 2);

    *store.broken.lock() = true;
    assert!(verifier.verify(&token, NOW.plus_seconds(61)).await.is_ok());
    assert_eq!(verifier.health(), "stale");
}

#[tokio::test]
async fn a_token_is_not_invalid_while_the_store_fails() {
    let issuer = Issuer::start(&[]);
    let store = Arc::new(FakeKeyStore::default());
    *store.broken.lock() = true;
    let verifier = BuiltinVerifier::new(&issuer.address, AUDIENCE, store, Timing::LOCAL).unwrap();
    let token = rsa(0).sign(&issuer.claims(json!({})));
    assert!(is_unavailable(&verifier.verify(&token, NOW).await));
}

#[test]
fn a_signer_keeps_its_keys_apart() {
    let signer = RsaSigner::new();
    let (first, second) = (signer.generate().unwrap(), signer.generate().unwrap());
    let claims = json!({ "sub": "ada" });
    let one = signer.sign(&first, "same", &claims).unwrap();
    assert_eq!(one, signer.sign(&first, "same", &claims).unwrap());
    assert_ne!(one, signer.sign(&second, "same", &claims).unwrap());
    assert!(signer.sign("not a key", "same", &claims).is_err());
    assert!(signer.public_jwk("", "same").is_err());
}
