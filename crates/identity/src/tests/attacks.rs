//! Forged and misused tokens.

use aws_lc_rs::encoding::{AsDer, PublicKeyX509Der};
use aws_lc_rs::signature::{KeyPair, RsaKeyPair};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use pipeline::ports::identity::IdentityProvider;
use proptest::prelude::{ProptestConfig, proptest};
use serde_json::{Value, json};

use super::support::{AUDIENCE, Issuer, NOW, TestKey, base64url, ed25519, is_invalid, p256, rsa};

#[tokio::test]
async fn a_token_without_a_signature_is_refused() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let claims = base64url(issuer.claims(json!({})).to_string());
    for alg in ["none", "None", "NONE", ""] {
        let header = base64url(json!({ "alg": alg, "typ": "JWT", "kid": "rsa-0" }).to_string());
        for token in [format!("{header}.{claims}."), format!("{header}.{claims}")] {
            assert!(is_invalid(&verifier.verify(&token, NOW).await));
        }
    }
    let header = base64url(json!({ "alg": "RS256", "kid": "rsa-0" }).to_string());
    assert!(is_invalid(&verifier.verify(&format!("{header}.{claims}."), NOW).await));
}

/// The public half of an RSA key as PEM, which careless libraries accept as a shared secret.
fn public_pem(key: &TestKey) -> String {
    let pair = RsaKeyPair::from_der(key.encoding.as_bytes()).unwrap();
    let der: PublicKeyX509Der<'_> = pair.public_key().as_der().unwrap();
    let body = STANDARD.encode(der.as_ref());
    format!("-----BEGIN PUBLIC KEY-----\n{body}\n-----END PUBLIC KEY-----\n")
}

#[tokio::test]
async fn the_public_key_is_not_a_shared_secret() {
    let ec = p256();
    let issuer = Issuer::start(&[rsa(0), &ec]);
    let verifier = issuer.verifier();
    let modulus = rsa(0).jwk["n"].as_str().unwrap();
    let pem = public_pem(rsa(0));
    for key in [rsa(0), &ec] {
        for secret in [
            key.jwk.to_string(),
            pem.clone(),
            modulus.to_owned(),
            AUDIENCE.to_owned(),
        ] {
            for algorithm in [Algorithm::HS256, Algorithm::HS384, Algorithm::HS512] {
                let mut header = Header::new(algorithm);
                header.kid = Some(key.kid().to_owned());
                let claims = issuer.claims(json!({}));
                let token = encode(&header, &claims, &EncodingKey::from_secret(secret.as_bytes())).unwrap();
                assert!(is_invalid(&verifier.verify(&token, NOW).await));
            }
        }
    }
}

#[tokio::test]
async fn a_symmetric_key_in_the_key_set_is_not_used() {
    let issuer = Issuer::start(&[]);
    issuer.publish_jwks(vec![json!({ "kty": "oct", "kid": "shared", "k": base64url("secret") })]);
    let mut header = Header::new(Algorithm::HS256);
    header.kid = Some("shared".to_owned());
    let token = encode(&header, &issuer.claims(json!({})), &EncodingKey::from_secret(b"secret")).unwrap();
    assert!(is_invalid(&issuer.verifier().verify(&token, NOW).await));
}

#[tokio::test]
async fn a_key_is_used_with_its_own_algorithm_only() {
    let (ec, ed) = (p256(), ed25519());
    let issuer = Issuer::start(&[rsa(0), &ec, &ed]);
    let verifier = issuer.verifier();
    let claims = issuer.claims(json!({}));
    for key in [rsa(0), &ec, &ed] {
        for other in [rsa(0), &ec, &ed] {
            let outcome = verifier.verify(&key.sign_as(Some(other.kid()), &claims), NOW).await;
            assert_eq!(outcome.is_ok(), key.kid() == other.kid());
        }
    }
    // Other algorithms of the same family are not on the list.
    for algorithm in [Algorithm::RS384, Algorithm::RS512, Algorithm::PS256] {
        let mut header = Header::new(algorithm);
        header.kid = Some(rsa(0).kid().to_owned());
        let token = encode(&header, &claims, &rsa(0).encoding).unwrap();
        assert!(is_invalid(&verifier.verify(&token, NOW).await));
    }
    assert_eq!(issuer.fetches(), 1);
}

#[tokio::test]
async fn a_key_for_something_else_is_not_used() {
    let issuer = Issuer::start(&[rsa(0)]);
    let token = rsa(0).sign(&issuer.claims(json!({})));
    for (name, value) in [
        ("use", json!("enc")),
        ("alg", json!("RS512")),
        ("alg", json!("RSA-OAEP")),
        ("key_ops", json!(["encrypt"])),
        ("kty", json!("EC")),
        ("n", json!("not base64!")),
    ] {
        let mut jwk = rsa(0).jwk.clone();
        jwk[name] = value;
        issuer.publish_jwks(vec![jwk]);
        assert!(is_invalid(&issuer.verifier().verify(&token, NOW).await), "{name}");
    }
}

#[tokio::test]
async fn a_key_that_the_token_brings_along_is_not_used() {
    let issuer = Issuer::start(&[rsa(0)]);
    let mut header = Header::new(Algorithm::RS256);
    header.kid = Some(rsa(0).kid().to_owned());
    header.jwk = Some(serde_json::from_value(rsa(1).jwk.clone()).unwrap());
    header.jku = Some(format!("{}/jwks", issuer.address));
    let token = encode(&header, &issuer.claims(json!({})), &rsa(1).encoding).unwrap();
    assert!(is_invalid(&issuer.verifier().verify(&token, NOW).await));
}

#[tokio::test]
async fn wrong_claims_are_refused() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let now = NOW.seconds();
    for claims in [
        json!({ "iss": "https://evil.example" }),
        json!({ "iss": format!("{}/", issuer.address) }),
        json!({ "iss": [issuer.address] }),
        json!({ "iss": null }),
        json!({ "aud": "other" }),
        json!({ "aud": ["other"] }),
        json!({ "aud": "CONVENE" }),
        json!({ "aud": null }),
        json!({ "exp": now - 60 }),
        json!({ "exp": now - 86_400 }),
        json!({ "exp": null }),
        json!({ "exp": "tomorrow" }),
        json!({ "exp": 1e300 }),
        json!({ "exp": -1 }),
        json!({ "exp": u64::MAX }),
        json!({ "iat": now + 61 }),
        json!({ "iat": null }),
        json!({ "nbf": now + 61 }),
        json!({ "nbf": "soon" }),
        json!({ "sub": "" }),
        json!({ "sub": "x".repeat(256) }),
        json!({ "sub": 7 }),
        json!({ "sub": null }),
    ] {
        let token = rsa(0).sign(&issuer.claims(claims.clone()));
        assert!(is_invalid(&verifier.verify(&token, NOW).await), "{claims}");
    }
    assert_eq!(verifier.cached_tokens(), 0);
    for claims in [json!([]), json!("text"), json!(7)] {
        assert!(is_invalid(&verifier.verify(&rsa(0).sign(&claims), NOW).await));
    }
}

#[tokio::test]
async fn a_changed_token_is_refused() {
    let ec = p256();
    let issuer = Issuer::start(&[rsa(0), &ec]);
    let verifier = issuer.verifier();
    for key in [rsa(0), &ec] {
        let token = key.sign(&issuer.claims(json!({})));
        assert!(verifier.verify(&token, NOW).await.is_ok());
        let parts: Vec<&str> = token.split('.').collect();
        let [header, _, signature] = parts[..] else {
            panic!("three parts")
        };
        let other = base64url(issuer.claims(json!({ "sub": "eve" })).to_string());
        assert!(is_invalid(
            &verifier.verify(&format!("{header}.{other}.{signature}"), NOW).await
        ));
        // Every part of the signature matters.
        for at in [0, signature.len() / 2, signature.len() - 1] {
            let mut changed = signature.as_bytes().to_vec();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            let token = format!("{header}.{}.{changed}", parts[1]);
            assert!(is_invalid(&verifier.verify(&token, NOW).await));
        }
        for token in [
            format!("{token}."),
            format!("{token}.{signature}"),
            format!(" {token}"),
            format!("{token}="),
        ] {
            assert!(is_invalid(&verifier.verify(&token, NOW).await));
        }
    }
}

#[tokio::test]
async fn other_kinds_of_tokens_are_refused() {
    let issuer = Issuer::start(&[rsa(0)]);
    let verifier = issuer.verifier();
    let claims = issuer.claims(json!({}));
    for (typ, crit, good) in [
        (None, None, true),
        (Some("jwt"), None, true),
        (Some("at+jwt"), None, false),
        (Some("logout+jwt"), None, false),
        (Some("JWT"), Some(vec!["b64".to_owned()]), false),
    ] {
        let mut header = Header::new(Algorithm::RS256);
        header.kid = Some(rsa(0).kid().to_owned());
        header.typ = typ.map(str::to_owned);
        header.crit = crit;
        let token = encode(&header, &claims, &rsa(0).encoding).unwrap();
        assert_eq!(verifier.verify(&token, NOW).await.is_ok(), good, "{typ:?}");
    }
}

#[tokio::test]
async fn a_very_long_token_is_refused_unread() {
    let issuer = Issuer::start(&[rsa(0)]);
    let claims = issuer.claims(json!({ "padding": "x".repeat(16 * 1024) }));
    assert!(is_invalid(&issuer.verifier().verify(&rsa(0).sign(&claims), NOW).await));
    assert_eq!(issuer.fetches(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nonsense_is_refused(
        text in ".{0,200}",
        parts in proptest::collection::vec("[A-Za-z0-9_-]{0,40}", 0..5),
        header in proptest::sample::select(vec!["RS256", "ES256", "EdDSA", "HS256", "none", "RS999"]),
        kid in proptest::option::of(".{0,8}"),
        payload in proptest::collection::vec(proptest::num::u8::ANY, 0..60),
    ) {
        thread_local! {
            static SETTING: (tokio::runtime::Runtime, Issuer) = (
                tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap(),
                Issuer::start(&[rsa(0)]),
            );
        }
        let mut fields = json!({ "alg": header });
        if let Some(kid) = kid {
            fields["kid"] = Value::String(kid);
        }
        let made = format!("{}.{}.{}", base64url(fields.to_string()), base64url(&payload), base64url(&payload));
        SETTING.with(|(runtime, issuer)| {
            let verifier = issuer.verifier();
            for token in [&text, &parts.join("."), &made] {
                assert!(is_invalid(&runtime.block_on(verifier.verify(token, NOW))));
            }
        });
    }
}
