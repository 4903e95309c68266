//! The public keys of an issuer, and the choice of the one a token may be checked with.

use async_trait::async_trait;
use jsonwebtoken::{Algorithm, DecodingKey};
use serde::Deserialize;
use serde_json::Value;

/// The accepted algorithms. No symmetric ones: whoever can check such a token can also forge one.
pub(super) const ALGORITHMS: &[Algorithm] = &[Algorithm::RS256, Algorithm::ES256, Algorithm::EdDSA];

/// More keys than any issuer has; further keys are ignored.
const MAX_KEYS: usize = 64;

/// Where the public keys of an issuer come from.
#[async_trait]
pub trait KeySource: Send + Sync {
    /// The ids and JWKs of all keys that are valid now. A key without an id has an empty one.
    async fn keys(&self) -> Result<Vec<(String, Value)>, String>;
}

/// One usable key.
pub(super) struct Key {
    kid: String,
    /// The only algorithm this key may be used with.
    pub(super) algorithm: Algorithm,
    pub(super) decoding: DecodingKey,
}

/// Which key to check a token with.
pub(super) enum KeyChoice<'a> {
    /// The key that fits the token.
    Key(&'a Key),
    /// This set has no such key; a newer one may.
    Unknown,
    /// No key may be used, and a newer set would not help.
    Refused(&'static str),
}

/// The keys of an issuer at one time.
pub(super) struct KeySet {
    listed: Vec<(String, Value)>,
    keys: Vec<Key>,
    /// The number of this set among the different sets that the issuer has published, from 1.
    pub(super) generation: u64,
}

impl KeySet {
    /// The usable keys of a list. Keys that we cannot use are left out: an issuer may well publish
    /// keys of other kinds, and one odd key must not lock everybody out.
    pub(super) fn new(listed: Vec<(String, Value)>, generation: u64) -> Self {
        let keys = listed
            .iter()
            .take(MAX_KEYS)
            .filter_map(|(kid, jwk)| usable(kid, jwk))
            .collect();
        Self {
            listed,
            keys,
            generation,
        }
    }

    /// Whether the issuer lists exactly these keys.
    pub(super) fn lists(&self, listed: &[(String, Value)]) -> bool {
        self.listed == listed
    }

    /// The key for a token. The algorithm of the token never decides how a key is used: it only has to
    /// agree with the key's own.
    pub(super) fn choose(&self, algorithm: Algorithm, kid: Option<&str>) -> KeyChoice<'_> {
        let fitting = |key: &&Key| key.algorithm == algorithm;
        match kid {
            Some(kid) => {
                let mut named = self
                    .keys
                    .iter()
                    .filter(|key| !kid.is_empty() && key.kid == kid)
                    .peekable();
                if named.peek().is_none() {
                    return KeyChoice::Unknown;
                }
                named
                    .find(fitting)
                    .map_or(KeyChoice::Refused("the key is for another algorithm"), KeyChoice::Key)
            }
            None => {
                let mut candidates = self.keys.iter().filter(fitting);
                match (candidates.next(), candidates.next()) {
                    (Some(only), None) => KeyChoice::Key(only),
                    (Some(_), Some(_)) => KeyChoice::Refused("the token does not say which key"),
                    (None, _) => KeyChoice::Unknown,
                }
            }
        }
    }
}

/// The members of a JWK (RFC 7517) that matter here.
#[derive(Deserialize)]
struct Jwk {
    kty: String,
    alg: Option<String>,
    #[serde(rename = "use")]
    purpose: Option<String>,
    key_ops: Option<Vec<String>>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

fn usable(kid: &str, jwk: &Value) -> Option<Key> {
    let jwk = Jwk::deserialize(jwk).ok()?;
    let for_signatures = jwk.purpose.as_deref().is_none_or(|purpose| purpose == "sig")
        && jwk
            .key_ops
            .as_ref()
            .is_none_or(|operations| operations.iter().any(|one| one == "verify"));
    if !for_signatures {
        return None;
    }
    let (algorithm, name, decoding) = match (jwk.kty.as_str(), jwk.crv.as_deref()) {
        ("RSA", None) => (
            Algorithm::RS256,
            "RS256",
            DecodingKey::from_rsa_components(jwk.n.as_deref()?, jwk.e.as_deref()?),
        ),
        ("EC", Some("P-256")) => (
            Algorithm::ES256,
            "ES256",
            DecodingKey::from_ec_components(jwk.x.as_deref()?, jwk.y.as_deref()?),
        ),
        ("OKP", Some("Ed25519")) => (
            Algorithm::EdDSA,
            "EdDSA",
            DecodingKey::from_ed_components(jwk.x.as_deref()?),
        ),
        _ => return None,
    };
    if jwk.alg.is_some_and(|alg| alg != name) {
        return None;
    }
    Some(Key {
        kid: kid.to_owned(),
        algorithm,
        decoding: decoding.ok()?,
    })
}
