//! Reads a request. Every error names the field that is wrong.

use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use crate::validate::{FieldError, Validate};

/// Reads and checks a request from the bytes of its body.
pub fn read<T: DeserializeOwned + Validate>(body: &[u8]) -> Result<T, FieldError> {
    if body.iter().all(u8::is_ascii_whitespace) {
        return Err(FieldError::new("body", "must not be empty"));
    }
    let value: Value =
        serde_json::from_slice(body).map_err(|error| FieldError::new("body", format!("is not JSON: {error}")))?;
    read_value(&value)
}

/// Reads and checks a request from JSON that is parsed already.
pub fn read_value<T: DeserializeOwned + Validate>(value: &Value) -> Result<T, FieldError> {
    if !value.is_object() {
        return Err(FieldError::new("body", "must be a JSON object"));
    }
    let request = T::deserialize(Tracked(value)).map_err(Problem::into_field_error)?;
    request.validate()?;
    Ok(request)
}

/// 2^53: below it, a float represents every integer exactly.
const WHOLE_LIMIT: f64 = 9_007_199_254_740_992.0;

/// A JSON value that is read with errors that name the field. The path of the field is built only if reading fails.
struct Tracked<'v>(&'v Value);

/// What went wrong, and the path of the field with its innermost step first.
#[derive(Debug)]
struct Problem {
    path: Vec<Step>,
    problem: String,
}

#[derive(Debug)]
enum Step {
    Key(String),
    Index(usize),
}

impl Problem {
    fn under(mut self, step: Step) -> Self {
        self.path.push(step);
        self
    }

    fn into_field_error(self) -> FieldError {
        let mut field = String::new();
        for step in self.path.into_iter().rev() {
            match step {
                Step::Index(at) => field.push_str(&format!("[{at}]")),
                Step::Key(key) if field.is_empty() => field = key,
                Step::Key(key) => {
                    field.push('.');
                    field.push_str(&key);
                }
            }
        }
        if field.is_empty() {
            "body".clone_into(&mut field);
        }
        FieldError::new(field, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.problem)
    }
}

impl std::error::Error for Problem {}

impl serde::de::Error for Problem {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self {
            path: Vec::new(),
            problem: message.to_string(),
        }
    }

    // The value itself is left out of the message: it is user content, and may be long.
    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format!("must be {}, not {}", wanted(expected), kind(unexpected)))
    }

    fn invalid_value(_unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format!("must be {} in range", wanted(expected)))
    }

    fn unknown_variant(_variant: &str, expected: &'static [&'static str]) -> Self {
        Self::custom(format!("must be one of {}", expected.join(", ")))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::custom("is required").under(Step::Key(field.to_owned()))
    }

    fn unknown_field(field: &str, _expected: &'static [&'static str]) -> Self {
        Self::custom("is not a known property").under(Step::Key(field.to_owned()))
    }
}

fn wanted(expected: &dyn Expected) -> String {
    let text = expected.to_string();
    match text.as_str() {
        "i64" | "u64" | "u32" => "an integer".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        other if other.starts_with("struct ") => "an object".to_owned(),
        _ => text,
    }
}

fn kind(unexpected: Unexpected<'_>) -> &'static str {
    match unexpected {
        Unexpected::Bool(_) => "a boolean",
        Unexpected::Unsigned(_) | Unexpected::Signed(_) => "an integer",
        Unexpected::Float(_) => "a fraction",
        Unexpected::Str(_) | Unexpected::Char(_) => "a string",
        Unexpected::Unit | Unexpected::Option => "null",
        Unexpected::Seq => "a list",
        Unexpected::Map => "an object",
        _ => "another type",
    }
}

impl<'de> Deserializer<'de> for Tracked<'_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(whole), _) => visitor.visit_u64(whole),
                (None, Some(negative)) => visitor.visit_i64(negative),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(items) => visitor.visit_seq(Items {
                items: items.iter().enumerate(),
            }),
            Value::Object(map) => visitor.visit_map(Entries {
                entries: map.iter(),
                current: None,
            }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            _ => Err(Problem::custom(format!("must be one of {}", variants.join(", ")))),
        }
    }

    // Refuses a list or null in place of an object. Without this, serde reads a list as a struct and null as an empty
    // map.
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Array(_) => Err(Problem::custom("must be an object, not a list")),
            Value::Null => Err(Problem::custom("must be an object, not null")),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.deserialize_map(visitor)
    }

    // To JSON Schema, 3.0 is an integer like 3.
    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0.as_f64() {
            Some(whole) if self.0.is_f64() && whole.fract() == 0.0 && whole.abs() < WHOLE_LIMIT => {
                visitor.visit_i64(whole as i64)
            }
            _ => self.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct identifier ignored_any
    }
}

struct Items<'v> {
    items: std::iter::Enumerate<std::slice::Iter<'v, Value>>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Problem;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Problem> {
        match self.items.next() {
            None => Ok(None),
            Some((at, item)) => seed
                .deserialize(Tracked(item))
                .map(Some)
                .map_err(|problem| problem.under(Step::Index(at))),
        }
    }
}

struct Entries<'v> {
    entries: serde_json::map::Iter<'v>,
    current: Option<(&'v String, &'v Value)>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        self.current = self.entries.next();
        match &self.current {
            None => Ok(None),
            Some((key, _)) => seed.deserialize(key.as_str().into_deserializer()).map(Some),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Problem> {
        let Some((key, value)) = self.current.take() else {
            return Err(Problem::custom("has a value without a key"));
        };
        seed.deserialize(Tracked(value))
            .map_err(|problem| problem.under(Step::Key(key.clone())))
    }
}
