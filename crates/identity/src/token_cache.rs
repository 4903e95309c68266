//! A cache of tokens whose signature was checked.
//!
//! A browser sends the same token with every request, and checking a signature is the most expensive
//! part of a cheap request. An entry means that the signature was good, and holds the claims; the times
//! are checked again on every use.

use std::collections::HashMap;
use std::mem;

use parking_lot::Mutex;
use sha2::{Digest, Sha256};

use super::claims::VerifiedToken;

/// The size of one half; at most twice this many tokens are kept.
const HALF_CAPACITY: usize = 2_048;

/// The SHA-256 of a token or key, so that the cache holds no credentials.
pub(super) type Fingerprint = [u8; 32];

pub(super) fn fingerprint(token: &str) -> Fingerprint {
    Sha256::digest(token.as_bytes()).into()
}

/// A bounded cache. When the young half is full it becomes the old half, and entries of the old half
/// that were not used since are dropped.
#[derive(Default)]
pub(super) struct VerifiedTokenCache(Mutex<Halves>);

#[derive(Default)]
struct Halves {
    /// The key set that all entries were checked with.
    generation: u64,
    young: HashMap<Fingerprint, VerifiedToken>,
    old: HashMap<Fingerprint, VerifiedToken>,
}

impl VerifiedTokenCache {
    /// The entry of a token, if it was checked with this key set.
    pub(super) fn get(&self, token: &Fingerprint, generation: u64) -> Option<VerifiedToken> {
        let mut halves = self.0.lock();
        if halves.generation != generation {
            return None;
        }
        if let Some(verified) = halves.young.get(token) {
            return Some(verified.clone());
        }
        let verified = halves.old.remove(token)?;
        halves.insert(*token, verified.clone());
        Some(verified)
    }

    /// Adds a token that was just checked with this key set.
    pub(super) fn put(&self, token: Fingerprint, verified: VerifiedToken, generation: u64) {
        let mut halves = self.0.lock();
        if generation < halves.generation {
            // The keys changed while the token was being checked.
            return;
        }
        if generation > halves.generation {
            *halves = Halves {
                generation,
                ..Halves::default()
            };
        }
        halves.insert(token, verified);
    }

    /// Removes an expired token.
    pub(super) fn remove(&self, token: &Fingerprint) {
        let mut halves = self.0.lock();
        halves.young.remove(token);
        halves.old.remove(token);
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        let halves = self.0.lock();
        halves.young.len() + halves.old.len()
    }
}

impl Halves {
    fn insert(&mut self, token: Fingerprint, verified: VerifiedToken) {
        if self.young.len() >= HALF_CAPACITY {
            self.old = mem::take(&mut self.young);
        }
        self.young.insert(token, verified);
    }
}
