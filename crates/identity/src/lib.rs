//! Verifies the ID tokens of identity providers: external OpenID Connect issuers, Firebase, and the built-in one, whose
//! sign-ins are in the crate `sign-in`.
//!
//! One pipeline checks every ID token, wherever its issuer lives: the header chooses a key of the
//! issuer's current set, the signature is checked with the one algorithm that key is for, and then the
//! claims are checked at the time that the caller gives. Issuers differ only in where their keys come
//! from ([`KeySource`]) and in a few claims.
//!
//! Tokens and claims are never logged. The reason for a refused token is a fixed phrase.

mod builtin;
mod claims;
pub(crate) mod fetch;
mod firebase;
pub(crate) mod jwks;
mod key_cache;
pub(crate) mod oidc;
mod password;
pub mod records;
mod signer;
mod timing;
mod token;
mod token_cache;

pub use builtin::BuiltinVerifier;
pub use firebase::{FirebaseConfig, firebase};
pub use jwks::KeySource;
pub use oidc::{OidcConfig, OidcVerifier};
pub use password::Argon2Hasher;
pub use signer::RsaSigner;
pub use timing::Timing;

#[cfg(test)]
mod tests;
