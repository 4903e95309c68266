//! International Securities Identification Numbers.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// Whether a text is an ISIN with a valid check digit. Capitals only.
pub fn is_isin(text: &str) -> bool {
    let bytes = text.as_bytes();
    let form = bytes.len() == 12
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2..11]
            .iter()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && bytes[11].is_ascii_digit();
    form && checksum(bytes).is_multiple_of(10)
}

/// The Luhn sum: a letter is two digits (A is 10), and every second digit from the right counts twice.
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = 0;
    let mut twice = false;
    for byte in bytes.iter().rev() {
        let value = u32::from(match byte {
            b'0'..=b'9' => byte - b'0',
            _ => byte - b'A' + 10,
        });
        // Read from the right, the last digit of a letter comes first.
        let digits = [Some(value % 10), (value >= 10).then_some(value / 10)];
        for digit in digits.into_iter().flatten() {
            let counted = if twice { digit * 2 } else { digit };
            sum += counted / 10 + counted % 10;
            twice = !twice;
        }
    }
    sum
}

/// The symbol of an ISIN in lines of `digest,symbol`. A digest is the first six bytes of SHA-256, in hexadecimal.
pub(super) fn symbol_of(isin: &str, digests: &'static str) -> Option<&'static str> {
    let mut wanted = String::with_capacity(12);
    for byte in Sha256::digest(isin.as_bytes()).iter().take(6) {
        let _ = write!(wanted, "{byte:02x}");
    }
    let mut lines = digests.lines().skip(1).filter_map(|line| line.split_once(','));
    lines.find(|(digest, _)| *digest == wanted).map(|(_, symbol)| symbol)
}
