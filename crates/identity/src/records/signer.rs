//! Signs records with Ed25519: keys and signatures are short, and signing needs no randomness.

use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use figures::canonical::canonical_json;
use pipeline::ports::signing::{NewKey, RecordSigner};
use serde_json::json;
use sha2::{Digest, Sha256};

const PUBLIC_KEY_BYTES: usize = 32;

/// Signs records and checks their signatures.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ed25519Signer;

impl RecordSigner for Ed25519Signer {
    fn generate(&self) -> Result<NewKey, String> {
        let pair = Ed25519KeyPair::generate().map_err(|_| "the key cannot be generated")?;
        let document = pair.to_pkcs8().map_err(|_| "the key cannot be written")?;
        let public = pair.public_key().as_ref();
        Ok(NewKey {
            kid: thumbprint(public),
            public_key: URL_SAFE_NO_PAD.encode(public),
            private_key: STANDARD.encode(document.as_ref()),
        })
    }

    fn kid(&self, public_key: &str) -> Option<String> {
        Some(thumbprint(&public_bytes(public_key)?))
    }

    fn sign(&self, private_key: &str, message: &[u8]) -> Result<String, String> {
        let document = STANDARD.decode(private_key).map_err(|_| "the key cannot be read")?;
        let pair = Ed25519KeyPair::from_pkcs8(&document).map_err(|_| "the key cannot be read")?;
        let signature = pair.try_sign(message).map_err(|_| "the message cannot be signed")?;
        Ok(URL_SAFE_NO_PAD.encode(signature.as_ref()))
    }

    fn verify(&self, public_key: &str, message: &[u8], signature: &str) -> bool {
        let (Some(public), Ok(signature)) = (public_bytes(public_key), URL_SAFE_NO_PAD.decode(signature)) else {
            return false;
        };
        UnparsedPublicKey::new(&ED25519, public)
            .verify(message, &signature)
            .is_ok()
    }
}

fn public_bytes(public_key: &str) -> Option<Vec<u8>> {
    let bytes = URL_SAFE_NO_PAD.decode(public_key).ok()?;
    (bytes.len() == PUBLIC_KEY_BYTES).then_some(bytes)
}

/// RFC 7638: the digest of the JWK's required members in canonical form.
fn thumbprint(public: &[u8]) -> String {
    let jwk = json!({"crv": "Ed25519", "kty": "OKP", "x": URL_SAFE_NO_PAD.encode(public)});
    URL_SAFE_NO_PAD.encode(Sha256::digest(canonical_json(&jwk)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pipeline::record::signature::{Purpose, message};
    use proptest::prelude::*;

    /// The key and the thumbprint of RFC 8037, appendix A.
    #[test]
    fn the_thumbprint_is_the_one_of_the_rfc() {
        let kid = Ed25519Signer.kid("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo");
        assert_eq!(kid.as_deref(), Some("kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"));
        for bad in [
            "",
            "11qYAYKxCrfVS",
            "no base64!",
            "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
        ] {
            assert_eq!(Ed25519Signer.kid(bad), None, "{bad}");
        }
    }

    /// The first signature of RFC 8032, section 7.1: over nothing, by the key of RFC 8037.
    #[test]
    fn the_signature_is_the_one_of_the_rfc() {
        let signature = [
            0xe5, 0x56, 0x43, 0x00, 0xc3, 0x60, 0xac, 0x72, 0x90, 0x86, 0xe2, 0xcc, 0x80, 0x6e, 0x82, 0x8a, 0x84, 0x87,
            0x7f, 0x1e, 0xb8, 0xe5, 0xd9, 0x74, 0xd8, 0x73, 0xe0, 0x65, 0x22, 0x49, 0x01, 0x55, 0x5f, 0xb8, 0x82, 0x15,
            0x90, 0xa3, 0x3b, 0xac, 0xc6, 0x1e, 0x39, 0x70, 0x1c, 0xf9, 0xb4, 0x6b, 0xd2, 0x5b, 0xf5, 0xf0, 0x59, 0x5b,
            0xbe, 0x24, 0x65, 0x51, 0x41, 0x43, 0x8e, 0x7a, 0x10, 0x0b,
        ];
        let signature = URL_SAFE_NO_PAD.encode(signature);
        assert!(Ed25519Signer.verify("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", b"", &signature));
    }

    #[test]
    fn a_key_from_the_store_signs_as_it_did() {
        let key = Ed25519Signer.generate().unwrap();
        assert_eq!(Ed25519Signer.kid(&key.public_key).as_ref(), Some(&key.kid));
        let first = Ed25519Signer.sign(&key.private_key, b"message").unwrap();
        assert_eq!(Ed25519Signer.sign(&key.private_key, b"message").unwrap(), first);
        assert!(Ed25519Signer.verify(&key.public_key, b"message", &first));
        let other = Ed25519Signer.generate().unwrap();
        assert!(!Ed25519Signer.verify(&other.public_key, b"message", &first));
        assert!(Ed25519Signer.sign("no key", b"message").is_err());
    }

    proptest! {
        /// If any byte of the message or of the signature is changed, the signature does not verify.
        #[test]
        fn any_changed_byte_is_found(
            parts in prop::array::uniform4("\\PC{0,24}"),
            document: bool,
            place: prop::sample::Index,
            change in 1u8..,
        ) {
            let key = Ed25519Signer.generate().unwrap();
            let purpose = if document { Purpose::Document } else { Purpose::Seal };
            let mut text = message(purpose, &parts[0], &parts[1], &parts[2], &parts[3]).into_bytes();
            let signature = Ed25519Signer.sign(&key.private_key, &text).unwrap();
            prop_assert!(Ed25519Signer.verify(&key.public_key, &text, &signature));
            let mut bytes = URL_SAFE_NO_PAD.decode(&signature).unwrap();
            let at = place.index(bytes.len());
            bytes[at] ^= change;
            prop_assert!(!Ed25519Signer.verify(&key.public_key, &text, &URL_SAFE_NO_PAD.encode(&bytes)));
            let at = place.index(text.len());
            text[at] ^= change;
            prop_assert!(!Ed25519Signer.verify(&key.public_key, &text, &signature));
        }

        /// Any text as a key and a signature is refused without a panic.
        #[test]
        fn any_text_is_refused_without_a_panic(key in "\\PC{0,80}", signature in "\\PC{0,120}") {
            prop_assert!(!Ed25519Signer.verify(&key, b"message", &signature));
            let _ = Ed25519Signer.kid(&key);
        }
    }
}
