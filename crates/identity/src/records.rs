//! Signatures on records, and the keys that another instance has published for them.

mod published;
mod signer;

pub use published::published_keys;
pub use signer::Ed25519Signer;
