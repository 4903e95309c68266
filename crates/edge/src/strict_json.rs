//! A strict JSON parser: no duplicate key, no overlong key, no U+0000, bounded depth, bounded number of values. Errors
//! name the path of the value. A parsed value takes many times the memory of its text, so the number of values is
//! bounded in addition to the size of the body.
//!
//! The work is linear in the size of the body: the path of a value is a chain of borrowed steps, which becomes text
//! only for an error.

use std::cell::Cell;
use std::fmt;

use contract::bounds::{JSON_KEY_MAX, JSON_OBJECT_VALUES, JSON_VALUES_MAX};
use pipeline::Refusal;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Parses a body.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, Refusal> {
    let text = std::str::from_utf8(bytes).map_err(|_| Refusal::field("body", "is not valid UTF-8"))?;
    if text.trim().is_empty() {
        return Err(Refusal::field("body", "is empty"));
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let strict = StrictValue {
        path: &JsonPath::Body,
        values: &Cell::new(0),
    };
    let value = strict
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|error| match error.classify() {
            serde_json::error::Category::Data => Refusal::BadRequest(without_position(&error.to_string())),
            _ => Refusal::field(
                "body",
                format!("is not valid JSON (line {}, column {})", error.line(), error.column()),
            ),
        })?;
    Ok(value)
}

/// Our own messages name the path already; the parser's line and column would only confuse.
fn without_position(message: &str) -> String {
    message
        .rsplit_once(" at line ")
        .map_or(message, |(ours, _)| ours)
        .to_owned()
}

/// The path of a value: a step below the path of its parent.
enum JsonPath<'p> {
    Body,
    Key(&'p JsonPath<'p>, &'p str),
    Index(&'p JsonPath<'p>, usize),
}

impl fmt::Display for JsonPath<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        work::step(1);
        match self {
            Self::Body => formatter.write_str("body"),
            Self::Key(JsonPath::Body, key) => formatter.write_str(key),
            Self::Key(parent, key) => write!(formatter, "{parent}.{key}"),
            Self::Index(JsonPath::Body, at) => write!(formatter, "[{at}]"),
            Self::Index(parent, at) => write!(formatter, "{parent}[{at}]"),
        }
    }
}

/// Counts the work in test builds: values read, bytes of keys and texts scanned, steps of paths written.
mod work {
    #[cfg(test)]
    thread_local! {
        pub(super) static STEPS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }

    #[cfg(test)]
    pub(super) fn step(count: usize) {
        STEPS.with(|steps| steps.set(steps.get() + count));
    }

    #[cfg(not(test))]
    pub(super) const fn step(_count: usize) {}
}

#[derive(Clone, Copy)]
struct StrictValue<'p> {
    path: &'p JsonPath<'p>,
    /// The number of values read so far.
    values: &'p Cell<usize>,
}

impl StrictValue<'_> {
    fn count<E: Error>(self, more: usize) -> Result<(), E> {
        self.values.set(self.values.get() + more);
        match self.values.get() > JSON_VALUES_MAX {
            true => Err(E::custom(format_args!(
                "body: must have at most {JSON_VALUES_MAX} values; an object counts as {JSON_OBJECT_VALUES}"
            ))),
            false => Ok(()),
        }
    }

    fn check_text<E: Error>(self, text: &str) -> Result<(), E> {
        work::step(1 + text.len());
        match text.contains('\0') {
            true => Err(E::custom(format_args!("{}: must not contain U+0000", self.path))),
            false => Ok(()),
        }
    }

    fn check_key<E: Error>(self, key: &str) -> Result<(), E> {
        self.check_text(key)?;
        match key.chars().nth(JSON_KEY_MAX) {
            Some(_) => Err(E::custom(format_args!(
                "{}: has a key of more than {JSON_KEY_MAX} characters",
                self.path
            ))),
            None => Ok(()),
        }
    }
}

impl<'de> DeserializeSeed<'de> for StrictValue<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        work::step(1);
        self.count(1)?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for StrictValue<'_> {
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
            .ok_or_else(|| E::custom(format_args!("{}: is not a number we can hold", self.path)))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        self.check_text(value)?;
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(StrictValue {
            path: &JsonPath::Index(self.path, list.len()),
            values: self.values,
        })? {
            list.push(item);
        }
        // `Vec` allocates four items at first, which adds up in many short lists.
        list.shrink_to_fit();
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        self.count(JSON_OBJECT_VALUES - 1)?;
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            self.check_key::<A::Error>(&key)?;
            let path = JsonPath::Key(self.path, &key);
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("{path}: is given twice")));
            }
            let value = entries.next_value_seed(StrictValue {
                path: &path,
                values: self.values,
            })?;
            map.insert(key, value);
        }
        // `Map` allocates four entries at first, which adds up in many small objects. It cannot shrink, so it is made
        // again.
        let mut exact = Map::with_capacity(map.len());
        exact.extend(map);
        Ok(Value::Object(exact))
    }
}

#[cfg(test)]
mod tests {
    use super::{JSON_KEY_MAX, JSON_OBJECT_VALUES, JSON_VALUES_MAX, parse, work};
    use proptest::prelude::*;
    use serde_json::{Value, json};

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
        assert_eq!(
            refusal(br#"{"a at line 3":{"b":1,"b":2}}"#),
            "a at line 3.b: is given twice"
        );
        assert_eq!(refusal(br#"[[0,{"a":1,"a":2}]]"#), "[0][1].a: is given twice");
    }

    #[test]
    fn a_key_has_a_bound_and_the_place_of_a_longer_one_is_named() {
        let body = |length: usize| format!(r#"{{"a":[{{"{}":1}}]}}"#, "é".repeat(length));
        assert!(parse(body(JSON_KEY_MAX).as_bytes()).is_ok());
        assert_eq!(
            refusal(body(JSON_KEY_MAX + 1).as_bytes()),
            "a[0]: has a key of more than 200 characters"
        );
        let long = format!(r#"{{"{}":1}}"#, "k".repeat(600_000));
        assert_eq!(refusal(long.as_bytes()), "body: has a key of more than 200 characters");
    }

    #[test]
    fn the_number_of_values_has_a_bound() {
        let body = |count: usize| format!("[{}]", vec!["[]"; count - 1].join(","));
        assert!(parse(body(JSON_VALUES_MAX).as_bytes()).is_ok());
        let problem = "body: must have at most 80000 values; an object counts as 4";
        assert_eq!(refusal(body(JSON_VALUES_MAX + 1).as_bytes()), problem);
        let nested = format!(
            "[{}]",
            vec![format!("{}{}", "[".repeat(60), "]".repeat(60)); 8_000].join(",")
        );
        assert_eq!(refusal(nested.as_bytes()), problem);
        // An object takes much more memory than a number.
        let objects = |count: usize| format!("[{}]", vec!["{}"; count].join(","));
        assert!(parse(objects((JSON_VALUES_MAX - 1) / JSON_OBJECT_VALUES).as_bytes()).is_ok());
        assert_eq!(
            refusal(objects(JSON_VALUES_MAX / JSON_OBJECT_VALUES).as_bytes()),
            problem
        );
        let deep = format!("{}1{}", r#"{"a":"#.repeat(100), "}".repeat(100));
        assert_eq!(refusal(format!("[{}]", vec![deep; 200].join(",")).as_bytes()), problem);
    }

    /// How many steps of work parsing a body takes.
    fn steps(body: &str) -> usize {
        work::STEPS.with(|steps| steps.set(0));
        let _ = parse(body.as_bytes());
        work::STEPS.with(std::cell::Cell::get)
    }

    /// The worst bodies of about a size; earlier versions took quadratic time for them.
    fn worst(size: usize) -> Vec<String> {
        let key = "k".repeat(JSON_KEY_MAX);
        let ones = vec!["1"; size / 2].join(",");
        let nested = 100.min(size / 210);
        let many: Vec<String> = (0..size / 10).map(|at| format!("\"{at:05}\":1")).collect();
        vec![
            format!(r#"{{"{key}":[{ones}]}}"#),
            format!(r#"{{"{}":[{ones}]}}"#, "k".repeat(size)),
            format!(
                "{}[{ones}]{}",
                format!(r#"{{"{key}":"#).repeat(nested),
                "}".repeat(nested)
            ),
            format!("{{{}}}", many.join(",")),
            format!("{{{0},{0}}}", many.join(",")),
            format!("[{}]", vec![r#"{"":{"":[[]]}}"#; size / 16].join(",")),
            format!("[{}]", vec![r#""a\u0041""#; size / 10].join(",")),
        ]
    }

    #[test]
    fn twice_the_body_takes_twice_the_steps() {
        for (small, large) in worst(30_000).iter().zip(&worst(60_000)) {
            let (once, twice) = (steps(small), steps(large));
            let shape: String = small.chars().take(12).collect();
            assert!(twice <= 2 * once + 2_000, "{shape}: {once} and {twice} steps");
            assert!(
                twice <= 2 * large.len(),
                "{shape}: {twice} steps for {} bytes",
                large.len()
            );
        }
    }

    /// Any JSON whose keys are short enough.
    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            "[^\0]{0,20}".prop_map(Value::from),
        ];
        leaf.prop_recursive(6, 60, 6, |inner| {
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                proptest::collection::btree_map("[^\0]{0,12}", inner, 0..6)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
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

        #[test]
        fn any_json_is_read_as_it_is_in_steps_by_its_length(value in any_json()) {
            let text = value.to_string();
            prop_assert_eq!(parse(text.as_bytes()).unwrap(), value);
            prop_assert!(steps(&text) <= 3 * text.len() + 10);
        }
    }
}
