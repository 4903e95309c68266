//! An issuer that tests control.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use parking_lot::Mutex;
use pipeline::Timestamp;
use pipeline::ports::identity::{TokenRefusal, TokenSigner};
use serde_json::{Value, json};

use crate::{OidcConfig, OidcVerifier, RsaSigner, Timing};

pub(super) const AUDIENCE: &str = "convene";
/// The moment at which every test begins.
pub(super) const NOW: Timestamp = Timestamp::from_seconds(1_790_000_000);

/// A key pair of the issuer.
pub(super) struct TestKey {
    pub(super) algorithm: Algorithm,
    pub(super) encoding: EncodingKey,
    pub(super) jwk: Value,
}

impl TestKey {
    pub(super) fn kid(&self) -> &str {
        self.jwk["kid"].as_str().unwrap()
    }

    /// A token with this key's algorithm and id.
    pub(super) fn sign(&self, claims: &Value) -> String {
        self.sign_as(Some(self.kid()), claims)
    }

    pub(super) fn sign_as(&self, kid: Option<&str>, claims: &Value) -> String {
        let mut header = Header::new(self.algorithm);
        header.kid = kid.map(str::to_owned);
        encode(&header, claims, &self.encoding).unwrap()
    }
}

/// RSA keys are slow to make, so all tests share two.
pub(super) fn rsa(which: usize) -> &'static TestKey {
    static KEYS: [OnceLock<TestKey>; 2] = [const { OnceLock::new() }; 2];
    KEYS[which].get_or_init(|| {
        let signer = RsaSigner::new();
        let text = signer.generate().unwrap();
        let pem = format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n");
        TestKey {
            algorithm: Algorithm::RS256,
            encoding: EncodingKey::from_rsa_pem(pem.as_bytes()).unwrap(),
            jwk: signer.public_jwk(&text, &format!("rsa-{which}")).unwrap(),
        }
    })
}

pub(super) fn p256() -> TestKey {
    let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).unwrap();
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, document.as_ref()).unwrap();
    let point = pair.public_key().as_ref();
    TestKey {
        algorithm: Algorithm::ES256,
        encoding: EncodingKey::from_ec_der(document.as_ref()),
        jwk: json!({
            "kid": "ec", "kty": "EC", "crv": "P-256",
            "x": base64url(&point[1..33]), "y": base64url(&point[33..]),
        }),
    }
}

pub(super) fn ed25519() -> TestKey {
    let pair = Ed25519KeyPair::generate().unwrap();
    let document = pair.to_pkcs8v1().unwrap();
    TestKey {
        algorithm: Algorithm::EdDSA,
        encoding: EncodingKey::from_ed_der(document.as_ref()),
        jwk: json!({ "kid": "ed", "kty": "OKP", "crv": "Ed25519", "x": base64url(pair.public_key().as_ref()) }),
    }
}

pub(super) fn base64url(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// An issuer on the loopback interface.
pub(super) struct Issuer {
    pub(super) address: String,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    keys: Mutex<Vec<Value>>,
    /// Replaces the discovery document, if set.
    discovery: Mutex<Option<Value>>,
    fetches: AtomicUsize,
    down: AtomicBool,
}

impl Issuer {
    pub(super) fn start(keys: &[&TestKey]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let issuer = Self {
            address: address.clone(),
            shared: Arc::default(),
        };
        issuer.publish(keys);
        let shared = Arc::clone(&issuer.shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                shared.answer(stream, &address);
            }
        });
        issuer
    }

    pub(super) fn publish(&self, keys: &[&TestKey]) {
        self.publish_jwks(keys.iter().map(|key| key.jwk.clone()).collect());
    }

    pub(super) fn publish_jwks(&self, keys: Vec<Value>) {
        *self.shared.keys.lock() = keys;
    }

    pub(super) fn set_discovery(&self, document: Value) {
        *self.shared.discovery.lock() = Some(document);
    }

    pub(super) fn set_down(&self, down: bool) {
        self.shared.down.store(down, Ordering::SeqCst);
    }

    /// How often the keys were fetched.
    pub(super) fn fetches(&self) -> usize {
        self.shared.fetches.load(Ordering::SeqCst)
    }

    pub(super) fn config(&self) -> OidcConfig {
        OidcConfig::new(&self.address, AUDIENCE)
    }

    pub(super) fn verifier(&self) -> OidcVerifier {
        OidcVerifier::new(self.config()).unwrap()
    }

    pub(super) fn verifier_with(&self, timing: Timing) -> OidcVerifier {
        OidcVerifier::new(OidcConfig {
            timing,
            ..self.config()
        })
        .unwrap()
    }

    /// The claims of a token that is good for an hour, with some claims replaced. A null removes a
    /// claim.
    pub(super) fn claims(&self, other: Value) -> Value {
        let now = NOW.seconds();
        let mut claims = json!({
            "iss": self.address, "aud": AUDIENCE, "sub": "ada", "iat": now - 10, "exp": now + 3_600,
        });
        for (name, value) in other.as_object().unwrap() {
            if value.is_null() {
                claims.as_object_mut().unwrap().remove(name);
            } else {
                claims[name] = value.clone();
            }
        }
        claims
    }
}

impl Shared {
    fn answer(&self, mut stream: TcpStream, address: &str) {
        let mut lines = BufReader::new(stream.try_clone().unwrap())
            .lines()
            .map_while(Result::ok);
        let request = lines.next().unwrap_or_default();
        while lines.next().is_some_and(|line| !line.is_empty()) {}
        if self.down.load(Ordering::SeqCst) {
            return;
        }
        let body = if request.starts_with("GET /.well-known/openid-configuration ") {
            let truth = json!({ "issuer": address, "jwks_uri": format!("{address}/jwks") });
            self.discovery.lock().clone().unwrap_or(truth)
        } else if request.starts_with("GET /jwks ") {
            self.fetches.fetch_add(1, Ordering::SeqCst);
            json!({ "keys": *self.keys.lock() })
        } else {
            Value::Null
        };
        let body = body.to_string();
        let length = body.len();
        let _ = write!(
            stream,
            "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
    }
}

/// Whether the token was refused.
pub(super) fn is_invalid<T>(outcome: &Result<T, TokenRefusal>) -> bool {
    matches!(outcome, Err(TokenRefusal::Invalid(_)))
}

/// Whether the token could not be checked.
pub(super) fn is_unavailable<T>(outcome: &Result<T, TokenRefusal>) -> bool {
    matches!(outcome, Err(TokenRefusal::Unavailable(_)))
}
