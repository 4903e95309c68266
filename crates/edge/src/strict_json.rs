//! JSON as we accept it: no key twice, no U+0000, not too deep. The message names the place.

use std::fmt;

use engine::pipeline::Refusal;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Parses a body.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, Refusal> {
    let text = std::str::from_utf8(bytes).map_err(|_| Refusal::field("body", "is not valid UTF-8"))?;
    if text.trim().is_empty() {
        return Err(Refusal::field("body", "is empty"));
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = Strict { path: String::new() }
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|error| match error.classify() {
            serde_json::error::Category::Data => Refusal::BadRequest(without_place(&error.to_string())),
            _ => Refusal::field(
                "body",
                format!("is not valid JSON (line {}, column {})", error.line(), error.column()),
            ),
        })?;
    Ok(value)
}

/// Our own messages already say where; the parser's line and column would only confuse.
fn without_place(message: &str) -> String {
    message.split(" at line ").next().unwrap_or(message).to_owned()
}

struct Strict {
    path: String,
}

impl Strict {
    fn below(&self, key: &str) -> Self {
        let path = if self.path.is_empty() {
            key.to_owned()
        } else {
            format!("{}.{key}", self.path)
        };
        Self { path }
    }

    fn text<E: Error>(&self, text: &str) -> Result<(), E> {
        match text.contains('\0') {
            true => Err(E::custom(format!("{}: must not contain U+0000", self.name()))),
            false => Ok(()),
        }
    }

    fn name(&self) -> &str {
        if self.path.is_empty() { "body" } else { &self.path }
    }
}

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value)
            .map(Value::Number)
            .ok_or_else(|| E::custom(format!("{}: is not a number we can hold", self.name())))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        self.text(value)?;
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Self {
            path: format!("{}[{}]", self.path, list.len()),
        })? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            self.text::<A::Error>(&key)?;
            let below = self.below(&key);
            if map.contains_key(&key) {
                return Err(A::Error::custom(format!("{}: is given twice", below.path)));
            }
            map.insert(key, entries.next_value_seed(below)?);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::parse;
    use proptest::prelude::*;
    use serde_json::json;

    fn refusal(bytes: &[u8]) -> String {
        parse(bytes).unwrap_err().to_string()
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(refusal(b""), "body: is empty");
        assert_eq!(refusal(b"\xff"), "body: is not valid UTF-8");
        assert_eq!(refusal(br#"{"a":{"b":1,"b":2}}"#), "a.b: is given twice");
        assert_eq!(refusal(br#"{"a":["x","y\u0000"]}"#), "a[1]: must not contain U+0000");
        assert_eq!(refusal(br#"{"a\u0000":1}"#), "body: must not contain U+0000");
        assert!(refusal(br#"{"a":"\ud800"}"#).starts_with("body: is not valid JSON"));
        assert!(refusal(br#"{"a":1e999}"#).starts_with("body: is not valid JSON"));
        assert!(refusal("[".repeat(10_000).as_bytes()).starts_with("body: is not valid JSON"));
        assert!(refusal(b"{} x").starts_with("body: is not valid JSON"));
        assert!(refusal(b"nope").starts_with("body: is not valid JSON"));
    }

    #[test]
    fn what_is_right_is_read() {
        let value = json!({"a": [1, -2, 3.5, null, true, "é\n"], "b": {"c": {}}});
        assert_eq!(parse(value.to_string().as_bytes()).unwrap(), value);
    }

    proptest! {
        #[test]
        fn any_bytes_are_an_answer_not_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let _ = parse(&bytes);
        }
    }
}
