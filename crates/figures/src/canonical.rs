//! Canonical JSON, which writes equal values as equal text, and digests over it.

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Writes a value with sorted keys and no white space, so that equal values have equal text.
pub fn canonical_json(value: &Value) -> String {
    let mut text = Vec::new();
    write(value, &mut text);
    // What is written is UTF-8 throughout.
    String::from_utf8(text).unwrap_or_default()
}

/// SHA-256 of the bytes, as lower-case hex.
pub fn sha256_hex(bytes: impl AsRef<[u8]>) -> String {
    hex(&Sha256::digest(bytes.as_ref()))
}

/// SHA-256 of the canonical text of a value.
pub fn digest(value: &Value) -> String {
    sha256_hex(canonical_json(value))
}

/// Lower-case hex of any bytes.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

fn write(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Object(map) => {
            let mut fields: Vec<(&String, &Value)> = map.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| *key);
            out.push(b'{');
            for (at, (key, field)) in fields.into_iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write_scalar(key, out);
                out.push(b':');
                write(field, out);
            }
            out.push(b'}');
        }
        Value::Array(items) => {
            out.push(b'[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write(item, out);
            }
            out.push(b']');
        }
        other => write_scalar(other, out),
    }
}

/// Writes a string, a number, a boolean or null. Writing a JSON value into memory cannot fail.
fn write_scalar(value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    let written = serde_json::to_writer(&mut *out, value);
    debug_assert!(written.is_ok(), "a plain value cannot be written");
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn order_and_white_space_do_not_matter() {
        let one: Value = serde_json::from_str(r#"{ "b": [1, {"y":2,"x":1}], "a": "é\n" }"#).unwrap();
        let other = json!({"a": "é\n", "b": [1, {"x": 1, "y": 2}]});
        assert_eq!(canonical_json(&one), canonical_json(&other));
        assert_eq!(canonical_json(&one), r#"{"a":"é\n","b":[1,{"x":1,"y":2}]}"#);
    }

    #[test]
    fn a_digest_is_the_known_one() {
        assert_eq!(
            sha256_hex("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
