//! Checks that a request stays within its bounds.

use std::fmt;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A request that can be checked against its bounds.
pub trait Validate {
    /// The first field that is out of bounds, if there is one.
    fn validate(&self) -> Result<(), FieldError>;
}

/// What is wrong with one field of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The path of the field, such as `answers[2].custom_answer`; `body` for the whole request.
    pub field: String,
    /// What is wrong with it, as the rest of a sentence that begins with the field.
    pub problem: String,
}

impl FieldError {
    /// Names a field and what is wrong with it.
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            problem: problem.into(),
        }
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.field, self.problem)
    }
}

impl std::error::Error for FieldError {}

/// Checks a text: its length in characters, and that it has no U+0000.
pub(crate) fn text(field: &str, value: &str, min: usize, max: usize) -> Result<(), FieldError> {
    no_nul(field, value)?;
    let length = value.chars().count();
    if length < min {
        let problem = match min {
            1 => "must not be empty".to_owned(),
            _ => format!("must have at least {min} characters"),
        };
        return Err(FieldError::new(field, problem));
    }
    if length > max {
        return Err(FieldError::new(
            field,
            format!("must have at most {max} characters, not {length}"),
        ));
    }
    Ok(())
}

/// Checks a text that may be absent.
pub(crate) fn optional_text(field: &str, value: Option<&str>, max: usize) -> Result<(), FieldError> {
    value.map_or(Ok(()), |value| text(field, value, 0, max))
}

/// Checks every text inside a value, keys included, for U+0000. The field's path is built only if one is found.
pub(crate) fn no_nul_inside(field: &str, value: &Value) -> Result<(), FieldError> {
    nul_inside(value).map_or(Ok(()), |path| no_nul(&format!("{field}{path}"), "\0"))
}

/// The path to the first text with a U+0000, relative to the value.
fn nul_inside(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => text.contains('\0').then(String::new),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(at, item)| nul_inside(item).map(|path| format!("[{at}]{path}"))),
        Value::Object(map) => map.iter().find_map(|(key, item)| match key.contains('\0') {
            true => Some(String::new()),
            false => nul_inside(item).map(|path| format!(".{key}{path}")),
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// Checks a text for U+0000.
pub(crate) fn no_nul(field: &str, value: &str) -> Result<(), FieldError> {
    if value.contains('\0') {
        return Err(FieldError::new(field, "must not contain U+0000"));
    }
    Ok(())
}

/// Reads a field that may be absent but, where it is present, must not be null.
pub(crate) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
