//! Tokens whose signature was checked a moment ago.
//!
//! A browser sends the same token with every request, and checking a signature is the dearest part of
//! a cheap request. What is remembered is that the signature was good and what the claims say; whether
//! the token is good now is checked again each time.

use std::collections::HashMap;
use std::mem;

use parking_lot::Mutex;
use sha2::{Digest, Sha256};

use super::claims::Vouched;

/// At most twice this many tokens are remembered.
const HALF: usize = 2_048;

/// A token, as its SHA-256: the memory holds no credentials.
pub(super) type Fingerprint = [u8; 32];

/// The fingerprint of a token.
pub(super) fn fingerprint(token: &str) -> Fingerprint {
    Sha256::digest(token.as_bytes()).into()
}

/// A bounded memory. When the young half is full it becomes the old half, and what was in the old half
/// and not used since is forgotten.
#[derive(Default)]
pub(super) struct Seen(Mutex<Halves>);

#[derive(Default)]
struct Halves {
    /// The key set that all entries were checked with.
    generation: u64,
    young: HashMap<Fingerprint, Vouched>,
    old: HashMap<Fingerprint, Vouched>,
}

impl Seen {
    /// What is known about a token that was checked with this key set.
    pub(super) fn get(&self, token: &Fingerprint, generation: u64) -> Option<Vouched> {
        let mut halves = self.0.lock();
        if halves.generation != generation {
            return None;
        }
        if let Some(vouched) = halves.young.get(token) {
            return Some(vouched.clone());
        }
        let vouched = halves.old.remove(token)?;
        halves.remember(*token, vouched.clone());
        Some(vouched)
    }

    /// Remembers a token that was just checked with this key set.
    pub(super) fn put(&self, token: Fingerprint, vouched: Vouched, generation: u64) {
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
        halves.remember(token, vouched);
    }

    /// Forgets a token, because its time is over.
    pub(super) fn forget(&self, token: &Fingerprint) {
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
    fn remember(&mut self, token: Fingerprint, vouched: Vouched) {
        if self.young.len() >= HALF {
            self.old = mem::take(&mut self.young);
        }
        self.young.insert(token, vouched);
    }
}
