//! Signatures on audit records, and the published keys of other instances.

mod published;
mod signer;

pub use published::published_keys;
pub use signer::Ed25519Signer;
