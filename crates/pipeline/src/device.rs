//! A cookie that marks a device on which somebody has signed in before.
//!
//! Sign-in attempts that carry a valid mark for an email address are counted separately, so that somebody else's
//! password guesses do not lock the owner of the address out. Only the service can make a mark; it gives no access.

use subtle::ConstantTimeEq;

use crate::Timestamp;
use figures::canonical::sha256_hex;

/// How long a mark is good, in seconds: a year.
pub const DEVICE_SECONDS: i64 = 365 * 86_400;

/// A mark for this address, good until then. `secret` is known to the service only, `nonce` never used before.
pub fn device_mark(secret: &str, email: &str, nonce: &str, until: Timestamp) -> String {
    let until = until.seconds();
    format!("{until}.{nonce}.{}", seal(secret, email, nonce, until))
}

/// The id of the device (its nonce), if the mark was made for this address and has not expired.
pub fn known_device(secret: &str, email: &str, mark: &str, now: Timestamp) -> Option<String> {
    let mut parts = mark.splitn(3, '.');
    let (until, nonce, sealed) = (parts.next()?, parts.next()?, parts.next()?);
    let until: i64 = until.parse().ok()?;
    let right = seal(secret, email, nonce, until);
    let same = bool::from(right.as_bytes().ct_eq(sealed.as_bytes()));
    (same && until > now.seconds()).then(|| nonce.to_owned())
}

/// A keyed hash; hashed twice against length extension. The parts before the address have no line feed, so two
/// different marks never hash the same text.
fn seal(secret: &str, email: &str, nonce: &str, until: i64) -> String {
    let inner = sha256_hex(format!("device\n{secret}\n{until}\n{nonce}\n{email}"));
    sha256_hex(format!("device\n{secret}\n{inner}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const NOW: Timestamp = Timestamp::from_seconds(1_000);

    #[test]
    fn a_mark_is_for_one_address_one_secret_and_a_time() {
        let mark = device_mark("s", "ann@x", "n1", NOW.plus_seconds(10));
        assert_eq!(known_device("s", "ann@x", &mark, NOW), Some("n1".to_owned()));
        assert_eq!(known_device("t", "ann@x", &mark, NOW), None);
        assert_eq!(known_device("s", "bob@x", &mark, NOW), None);
        assert_eq!(known_device("s", "ann@x", &mark, NOW.plus_seconds(10)), None);
        let longer = mark.replacen("1010", "9010", 1);
        assert_eq!(known_device("s", "ann@x", &longer, NOW), None);
    }

    proptest! {
        #[test]
        fn no_other_text_is_a_mark(text in ".{0,120}") {
            prop_assert_eq!(known_device("s", "ann@x", &text, NOW), None);
        }
    }
}
