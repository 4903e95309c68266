//! How a request checks itself.

use std::fmt;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A request that knows its bounds.
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

/// Checks every text inside a value, keys included, for U+0000.
pub(crate) fn no_nul_inside(field: &str, value: &Value) -> Result<(), FieldError> {
    match value {
        Value::String(value) => no_nul(field, value),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .try_for_each(|(at, item)| no_nul_inside(&format!("{field}[{at}]"), item)),
        Value::Object(map) => map.iter().try_for_each(|(key, item)| {
            no_nul(field, key)?;
            no_nul_inside(&format!("{field}.{key}"), item)
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn no_nul(field: &str, value: &str) -> Result<(), FieldError> {
    if value.contains('\0') {
        return Err(FieldError::new(field, "must not contain U+0000"));
    }
    Ok(())
}

/// Checks the form of an RFC 3339 date and time.
pub(crate) fn rfc3339(field: &str, value: &str) -> Result<(), FieldError> {
    if is_rfc3339(value) {
        return Ok(());
    }
    Err(FieldError::new(
        field,
        "must be an RFC 3339 date and time such as 2027-01-31T12:00:00Z",
    ))
}

fn is_rfc3339(value: &str) -> bool {
    let bytes = value.as_bytes();
    if bytes.len() < 20 || !value.is_ascii() {
        return false;
    }
    let number = |from: usize, to: usize| -> Option<u32> {
        let digits = value.get(from..to)?;
        if digits.bytes().all(|byte| byte.is_ascii_digit()) {
            digits.parse().ok()
        } else {
            None
        }
    };
    let in_range = |from: usize, low: u32, high: u32| number(from, from + 2).is_some_and(|n| (low..=high).contains(&n));
    let (Some(year), Some(month)) = (number(0, 4), number(5, 7)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let marks = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':')];
    let date_and_time = marks.iter().all(|(at, mark)| bytes[*at].eq_ignore_ascii_case(mark))
        && in_range(5, 1, 12)
        && in_range(8, 1, days)
        && in_range(11, 0, 23)
        && in_range(14, 0, 59)
        && in_range(17, 0, 60);
    let mut at = 19;
    if bytes[at] == b'.' {
        at += 1;
        let start = at;
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        if at == start {
            return false;
        }
    }
    let offset = match bytes.get(at) {
        Some(b'Z' | b'z') => bytes.len() == at + 1,
        Some(b'+' | b'-') => {
            bytes.len() == at + 6 && bytes[at + 3] == b':' && in_range(at + 1, 0, 23) && in_range(at + 4, 0, 59)
        }
        _ => false,
    };
    date_and_time && offset
}

/// Reads a field that may be absent but, where it is present, must not be null.
pub(crate) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::is_rfc3339;

    #[test]
    fn rfc_3339_is_told_from_its_neighbours() {
        for good in [
            "2027-01-31T12:00:00Z",
            "2028-02-29t23:59:60.123456z",
            "2027-01-31T12:00:00.5+05:30",
            "0000-12-31T00:00:00-23:59",
        ] {
            assert!(is_rfc3339(good), "{good}");
        }
        for bad in [
            "",
            "2027-01-31",
            "2027-01-31T12:00:00",
            "2027-02-29T12:00:00Z",
            "2100-02-29T12:00:00Z",
            "2027-13-01T12:00:00Z",
            "2027-04-31T12:00:00Z",
            "2027-01-31T24:00:00Z",
            "2027-01-31 12:00:00Z",
            "2027-01-31T12:00:00.Z",
            "2027-01-31T12:00:00+0530",
            "2027-01-31T12:00:00Z ",
            "2027-01-31T12:00:00Z[UTC]",
            "+027-01-31T12:00:00Z",
            "２０27-01-31T12:00:00Z",
        ] {
            assert!(!is_rfc3339(bad), "{bad}");
        }
    }
}
