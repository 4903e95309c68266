//! International Securities Identification Numbers.

/// Whether a text has the form of an ISIN and its last digit is the right one. Capitals only.
pub fn is_isin(text: &str) -> bool {
    let bytes = text.as_bytes();
    let form = bytes.len() == 12
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2..11]
            .iter()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && bytes[11].is_ascii_digit();
    form && checksum(bytes) % 10 == 0
}

/// Letters are two digits, A is 10; from the right every second digit counts twice.
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = 0;
    let mut twice = false;
    for byte in bytes.iter().rev() {
        let value = u32::from(match byte {
            b'0'..=b'9' => byte - b'0',
            _ => byte - b'A' + 10,
        });
        let digits = if value < 10 {
            vec![value]
        } else {
            vec![value % 10, value / 10]
        };
        for digit in digits {
            let counted = if twice { digit * 2 } else { digit };
            sum += counted / 10 + counted % 10;
            twice = !twice;
        }
    }
    sum
}
