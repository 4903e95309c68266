//! Signatures on records: Ed25519 (RFC 8032). Keys and signatures are texts; the public ones are base64url without
//! padding.

/// A key pair that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewKey {
    /// Its thumbprint (RFC 7638).
    pub kid: String,
    /// The public half.
    pub public_key: String,
    /// The private half, for the store.
    pub private_key: String,
}

/// Signs records and checks their signatures. The same key and message give the same signature.
pub trait RecordSigner: Send + Sync {
    /// A new key pair.
    fn generate(&self) -> Result<NewKey, String>;

    /// The thumbprint of a public key; `None` if the text is not a key.
    fn kid(&self, public_key: &str) -> Option<String>;

    /// The signature of a message.
    fn sign(&self, private_key: &str, message: &[u8]) -> Result<String, String>;

    /// Whether a signature is the key's over the message.
    fn verify(&self, public_key: &str, message: &[u8], signature: &str) -> bool;
}
