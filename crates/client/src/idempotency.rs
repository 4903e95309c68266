//! Idempotency keys.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A new `Idempotency-Key` in the form of a random UUID. The random bits are the seeds of the standard library's hash
/// maps. That makes keys unique, which is enough: a key is not a secret.
pub fn new_key() -> String {
    let random = || RandomState::new().build_hasher().finish();
    let high = (random() & !0xf000) | 0x4000;
    let low = (random() & !(0b11 << 62)) | (0b10 << 62);
    format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        high >> 32,
        (high >> 16) & 0xffff,
        high & 0xffff,
        low >> 48,
        low & 0xffff_ffff_ffff
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::new_key;

    #[test]
    fn keys_differ_and_look_like_uuids() {
        let keys: BTreeSet<String> = (0..1000).map(|_| new_key()).collect();
        assert_eq!(keys.len(), 1000);
        for key in keys {
            assert_eq!(key.len(), 36);
            assert_eq!(&key[14..15], "4");
            assert!("89ab".contains(&key[19..20]));
        }
    }
}
