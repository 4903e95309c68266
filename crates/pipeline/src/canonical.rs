//! One spelling for every JSON value, and digests over it.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Writes a value with sorted keys and no white space, so that equal values have equal text.
pub fn canonical_json(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
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

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Object(map) => {
            let mut keys: Vec<&String> = map.keys().collect();
            keys.sort_unstable();
            out.push('{');
            for (at, key) in keys.into_iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                out.push_str(&Value::String(key.clone()).to_string());
                out.push(':');
                write(&map[key], out);
            }
            out.push('}');
        }
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        plain => out.push_str(&plain.to_string()),
    }
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
