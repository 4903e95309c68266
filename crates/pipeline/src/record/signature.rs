//! Who made a record: signatures by a key of the instance, and what a reader who knows some keys can say about them.
//!
//! The seal is signed when the committee ends, and the whole record when it becomes a document. The signed message
//! names its purpose, so a signature for one purpose is not valid for another.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ports::signing::RecordSigner;
use crate::ports::store::RecordKey;
use figures::canonical::canonical_json;

/// Where an instance publishes its keys, below its public address.
pub const KEYS_PATH: &str = "/.well-known/convene-record-keys";

/// What a signature is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The head of the transcript's chain when the committee ended: the last entry and everything it seals.
    Seal,
    /// The digest of the whole record as a document carries it, less this signature.
    Document,
}

impl Purpose {
    /// Its name in the message.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seal => "convene-record-seal/1",
            Self::Document => "convene-record-document/1",
        }
    }
}

/// A signature, and who is said to have made it. Ed25519; key and signature in base64url without padding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSignature {
    /// The public address of the instance, as it says.
    pub issuer: String,
    /// The key: its thumbprint (RFC 7638).
    pub kid: String,
    /// Its public half. It shows that the signature fits the key, not whose key it is.
    pub public_key: String,
    /// The signature.
    pub signature: String,
}

/// A key that a reader trusts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrustedKey {
    /// The public half, in base64url.
    pub public_key: String,
    /// The address of the instance whose key it is, if that is known.
    pub issuer: Option<String>,
}

/// What can be said of a signature, from the best to the worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SignatureTrust {
    /// It was made by a key that the reader trusts, for the address that it names.
    Trusted,
    /// It was made by a key that the reader trusts, but it names another address than the one the key belongs to.
    OtherIssuer,
    /// It was made by a key that the reader does not know. Anybody can make one.
    UnknownKey,
    /// There is none.
    Unsigned,
    /// There is one that does not fit what it claims to sign.
    Altered,
}

/// The exact text that is signed: canonical JSON, so that no two statements have the same text.
pub fn message(purpose: Purpose, session_id: &str, digest: &str, issuer: &str, kid: &str) -> String {
    canonical_json(&json!({
        "digest": digest,
        "issuer": issuer,
        "kid": kid,
        "purpose": purpose.name(),
        "session_id": session_id,
    }))
}

/// Signs a digest of a session with a key that is in use.
pub fn sign(
    signer: &dyn RecordSigner,
    key: &RecordKey,
    purpose: Purpose,
    session_id: &str,
    digest: &str,
) -> Result<RecordSignature, String> {
    let private_key = key.private_key.as_deref().ok_or("the key is no longer in use")?;
    let message = message(purpose, session_id, digest, &key.issuer, &key.kid);
    Ok(RecordSignature {
        issuer: key.issuer.clone(),
        kid: key.kid.clone(),
        public_key: key.public_key.clone(),
        signature: signer.sign(private_key, message.as_bytes())?,
    })
}

/// Decides how far to trust a signature. Only the reader's trusted keys count; what the record says of itself never
/// does.
pub fn judge_signature(
    signer: &dyn RecordSigner,
    claimed: Option<&RecordSignature>,
    (purpose, session_id, digest): (Purpose, &str, &str),
    trusted: &[TrustedKey],
) -> SignatureTrust {
    let Some(claimed) = claimed else {
        return SignatureTrust::Unsigned;
    };
    let message = message(purpose, session_id, digest, &claimed.issuer, &claimed.kid);
    let kid = signer.kid(&claimed.public_key);
    if kid.as_ref() != Some(&claimed.kid) || !signer.verify(&claimed.public_key, message.as_bytes(), &claimed.signature)
    {
        return SignatureTrust::Altered;
    }
    let known: Vec<&TrustedKey> = trusted
        .iter()
        .filter(|key| signer.kid(&key.public_key) == kid)
        .collect();
    if known.is_empty() {
        return SignatureTrust::UnknownKey;
    }
    let names_it = |key: &&TrustedKey| key.issuer.as_ref().is_none_or(|issuer| *issuer == claimed.issuer);
    if known.iter().any(names_it) {
        SignatureTrust::Trusted
    } else {
        SignatureTrust::OtherIssuer
    }
}

/// The keys of a JWK Set, or a single JWK, that a reader has saved. Keys of other kinds are left out.
pub fn trusted_keys(set: &Value) -> Result<Vec<TrustedKey>, String> {
    let one = std::slice::from_ref(set);
    let listed = set["keys"].as_array().map_or(one, Vec::as_slice);
    let keys: Vec<TrustedKey> = listed.iter().filter_map(trusted_key).collect();
    match keys.is_empty() {
        true => Err("there is no Ed25519 key in it".to_owned()),
        false => Ok(keys),
    }
}

fn trusted_key(jwk: &Value) -> Option<TrustedKey> {
    if jwk["kty"] != "OKP" || jwk["crv"] != "Ed25519" {
        return None;
    }
    Some(TrustedKey {
        public_key: jwk["x"].as_str()?.to_owned(),
        issuer: jwk["iss"].as_str().map(str::to_owned),
    })
}

impl RecordKey {
    /// The public half as it is published: a JWK (RFC 7517, RFC 8037) with its address and the times it was in use.
    pub fn jwk(&self) -> Value {
        let mut jwk = json!({
            "kty": "OKP",
            "crv": "Ed25519",
            "alg": "EdDSA",
            "use": "sig",
            "kid": self.kid,
            "x": self.public_key,
            "iss": self.issuer,
            "iat": self.created_at.seconds(),
        });
        if let Some(retired_at) = self.retired_at {
            jwk["exp"] = json!(retired_at.seconds());
        }
        jwk
    }

    /// The public half as a key to trust.
    pub fn trusted(&self) -> TrustedKey {
        TrustedKey {
            public_key: self.public_key.clone(),
            issuer: Some(self.issuer.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Timestamp;
    use crate::ports::signing::NewKey;
    use proptest::prelude::*;

    /// A fake signer, whose private key is its public key.
    struct FakeSigner;

    impl RecordSigner for FakeSigner {
        fn generate(&self) -> Result<NewKey, String> {
            Err("not here".to_owned())
        }

        fn kid(&self, public_key: &str) -> Option<String> {
            (!public_key.is_empty()).then(|| format!("kid of {public_key}"))
        }

        fn sign(&self, private_key: &str, message: &[u8]) -> Result<String, String> {
            Ok(format!("{private_key} says {}", String::from_utf8_lossy(message)))
        }

        fn verify(&self, public_key: &str, message: &[u8], signature: &str) -> bool {
            self.sign(public_key, message).as_deref() == Ok(signature)
        }
    }

    fn key(name: &str, issuer: &str) -> RecordKey {
        RecordKey {
            kid: format!("kid of {name}"),
            issuer: issuer.to_owned(),
            public_key: name.to_owned(),
            private_key: Some(name.to_owned()),
            created_at: Timestamp::from_seconds(5),
            retired_at: None,
        }
    }

    const OVER: (Purpose, &str, &str) = (Purpose::Seal, "ses_1", "abc");

    fn signed(by: &RecordKey) -> RecordSignature {
        sign(&FakeSigner, by, OVER.0, OVER.1, OVER.2).unwrap()
    }

    #[test]
    fn only_a_known_key_is_trusted() {
        let (ours, other) = (key("a", "https://a"), key("b", "https://a"));
        let trusted = [ours.trusted()];
        let say = |claimed: Option<&RecordSignature>| judge_signature(&FakeSigner, claimed, OVER, &trusted);
        assert_eq!(say(Some(&signed(&ours))), SignatureTrust::Trusted);
        assert_eq!(
            say(Some(&signed(&other))),
            SignatureTrust::UnknownKey,
            "the address alone is worth nothing"
        );
        assert_eq!(say(None), SignatureTrust::Unsigned);
        let elsewhere = key("a", "https://b");
        assert_eq!(say(Some(&signed(&elsewhere))), SignatureTrust::OtherIssuer);
        let anywhere = [TrustedKey {
            issuer: None,
            ..ours.trusted()
        }];
        assert_eq!(
            judge_signature(&FakeSigner, Some(&signed(&elsewhere)), OVER, &anywhere),
            SignatureTrust::Trusted
        );
        assert_eq!(
            judge_signature(&FakeSigner, Some(&signed(&ours)), OVER, &[]),
            SignatureTrust::UnknownKey
        );
    }

    #[test]
    fn a_signature_that_does_not_fit_is_altered() {
        let ours = key("a", "https://a");
        let trusted = [ours.trusted()];
        let good = signed(&ours);
        let broken = [
            RecordSignature {
                issuer: "https://b".to_owned(),
                ..good.clone()
            },
            RecordSignature {
                kid: "kid of b".to_owned(),
                ..good.clone()
            },
            RecordSignature {
                public_key: "b".to_owned(),
                ..good.clone()
            },
            RecordSignature {
                public_key: "b".to_owned(),
                kid: "kid of b".to_owned(),
                ..good.clone()
            },
            RecordSignature {
                public_key: String::new(),
                ..good.clone()
            },
            RecordSignature {
                signature: "x".to_owned(),
                ..good.clone()
            },
        ];
        for claimed in &broken {
            assert_eq!(
                judge_signature(&FakeSigner, Some(claimed), OVER, &trusted),
                SignatureTrust::Altered,
                "{claimed:?}"
            );
        }
        for over in [
            (Purpose::Document, "ses_1", "abc"),
            (Purpose::Seal, "ses_2", "abc"),
            (Purpose::Seal, "ses_1", "abd"),
        ] {
            assert_eq!(
                judge_signature(&FakeSigner, Some(&good), over, &trusted),
                SignatureTrust::Altered,
                "{over:?}"
            );
        }
        let retired = RecordKey {
            private_key: None,
            ..ours
        };
        assert!(sign(&FakeSigner, &retired, OVER.0, OVER.1, OVER.2).is_err());
    }

    #[test]
    fn a_published_key_reads_back() {
        let mut ours = key("a", "https://a");
        assert_eq!(ours.jwk()["exp"], Value::Null);
        ours.retired_at = Some(Timestamp::from_seconds(9));
        let set = json!({"keys": [{"kty": "RSA", "x": "c"}, ours.jwk()]});
        assert_eq!(trusted_keys(&set).unwrap(), [ours.trusted()]);
        assert_eq!(trusted_keys(&ours.jwk()).unwrap(), [ours.trusted()]);
        assert_eq!(
            (ours.jwk()["iat"].clone(), ours.jwk()["exp"].clone()),
            (json!(5), json!(9))
        );
        assert!(!ours.jwk().to_string().contains("private"));
        let other = json!({"keys": [{"kty": "OKP", "crv": "X25519", "x": "c"}]});
        for none in [json!({"keys": []}), json!([]), json!("x"), other] {
            assert!(trusted_keys(&none).is_err(), "{none}");
        }
    }

    proptest! {
        /// Two different statements never have the same text.
        #[test]
        fn a_message_says_one_thing_only(
            one in prop::array::uniform4("[a\",:{}\\\\\n]{0,4}"),
            other in prop::array::uniform4("[a\",:{}\\\\\n]{0,4}"),
        ) {
            let text = |parts: &[String; 4]| message(Purpose::Seal, &parts[0], &parts[1], &parts[2], &parts[3]);
            prop_assert_eq!(text(&one) == text(&other), one == other);
        }
    }
}
