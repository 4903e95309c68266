//! Signs the built-in provider's tokens: RSA with 2048 bits and SHA-256, because every client can check it.

use std::sync::Arc;

use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der};
use aws_lc_rs::rsa::KeySize;
use aws_lc_rs::signature::RsaKeyPair;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jsonwebtoken::jwk::Jwk;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use parking_lot::Mutex;
use pipeline::ports::identity::TokenSigner;
use serde_json::Value;

use super::token_cache::{Fingerprint, fingerprint};

/// Room for the key in use, its predecessor, and a few more.
const MAX_PARSED: usize = 8;

/// Signs ID tokens. Keys arrive as text and are parsed once.
#[derive(Default)]
pub struct RsaSigner {
    /// By the hash of the key's text, not by key id: an id that is used twice must not select the wrong
    /// key.
    parsed: Mutex<Vec<(Fingerprint, Arc<EncodingKey>)>>,
}

impl RsaSigner {
    /// A signer that has parsed no key yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn parse(&self, private_key: &str) -> Result<Arc<EncodingKey>, String> {
        let key_hash = fingerprint(private_key);
        let mut parsed = self.parsed.lock();
        if let Some((_, key)) = parsed.iter().find(|(known, _)| *known == key_hash) {
            return Ok(Arc::clone(key));
        }
        let pem = format!("-----BEGIN PRIVATE KEY-----\n{private_key}\n-----END PRIVATE KEY-----\n");
        let key = EncodingKey::from_rsa_pem(pem.as_bytes()).map_err(|error| error.to_string())?;
        let key = Arc::new(key);
        if parsed.len() >= MAX_PARSED {
            parsed.remove(0);
        }
        parsed.push((key_hash, Arc::clone(&key)));
        Ok(key)
    }
}

impl TokenSigner for RsaSigner {
    fn generate(&self) -> Result<String, String> {
        let pair = RsaKeyPair::generate(KeySize::Rsa2048).map_err(|_| "the key cannot be generated")?;
        let der: Pkcs8V1Der<'_> = pair.as_der().map_err(|_| "the key cannot be written")?;
        Ok(STANDARD.encode(der.as_ref()))
    }

    fn public_jwk(&self, private_key: &str, kid: &str) -> Result<Value, String> {
        let key = self.parse(private_key)?;
        let jwk = Jwk::from_encoding_key(&key, Algorithm::RS256).map_err(|error| error.to_string())?;
        let mut jwk = serde_json::to_value(jwk).map_err(|error| error.to_string())?;
        jwk["use"] = "sig".into();
        jwk["kid"] = kid.into();
        Ok(jwk)
    }

    fn sign(&self, private_key: &str, kid: &str, claims: &Value) -> Result<String, String> {
        let key = self.parse(private_key)?;
        let mut header = Header::new(Algorithm::RS256);
        header.kid = Some(kid.to_owned());
        encode(&header, claims, &key).map_err(|error| error.to_string())
    }
}
