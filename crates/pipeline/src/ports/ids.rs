//! Ids and secrets.

/// The source of everything that must be unique or unguessable.
pub trait Ids: Send + Sync {
    /// A number that never repeats and grows with time (the bits of a UUID version 7).
    fn unique(&self) -> u128;

    /// Bytes that nobody can guess.
    fn secret(&self) -> [u8; 32];
}

impl dyn Ids + '_ {
    /// A new id: the prefix, an underscore and 26 letters and digits that sort by time.
    pub fn next(&self, prefix: &str) -> String {
        ulid_text(prefix, self.unique())
    }

    /// A secret as text: 52 letters and digits, 256 bits.
    pub fn secret_text(&self) -> String {
        base32(&self.secret())
    }
}

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A prefix, an underscore and a number in the text form of a ULID.
pub fn ulid_text(prefix: &str, number: u128) -> String {
    let mut text = String::with_capacity(prefix.len() + 27);
    text.push_str(prefix);
    text.push('_');
    for place in (0..26).rev() {
        let digit = (number >> (place * 5)) & 31;
        text.push(char::from(DIGITS[usize::try_from(digit).unwrap_or(0)]));
    }
    text
}

/// Bytes as lower-case Crockford base 32, five bits a letter, the last one filled up with zeros.
pub fn base32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut buffer, mut bits) = (0u32, 0u32);
    for byte in bytes {
        buffer = (buffer << 8) | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(DIGITS[usize::try_from((buffer >> bits) & 31).unwrap_or(0)]));
        }
    }
    if bits > 0 {
        text.push(char::from(
            DIGITS[usize::try_from((buffer << (5 - bits)) & 31).unwrap_or(0)],
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base32, ulid_text};

    #[test]
    fn ids_have_their_length_and_order() {
        assert_eq!(ulid_text("req", 0), format!("req_{}", "0".repeat(26)));
        assert!(ulid_text("ses", 41) < ulid_text("ses", 42));
        assert!(ulid_text("ses", 1 << 100) > ulid_text("ses", u128::from(u64::MAX)));
        assert_eq!(base32(&[0xff; 32]).len(), 52);
        assert_eq!(base32(&[0; 10]).len(), 16);
    }
}
