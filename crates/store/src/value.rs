//! Parameters and rows of statements. Both databases use text, 64-bit integers and null only.

use pipeline::Timestamp;
use pipeline::ports::store::{StoreError, Stored};

/// A parameter of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    Text(String),
    Int(i64),
    Null,
}

impl From<String> for Value {
    /// PostgreSQL cannot store NUL in a text. It is replaced here, so that both databases store the same.
    fn from(text: String) -> Self {
        Self::Text(if text.contains('\0') {
            text.replace('\0', "\u{FFFD}")
        } else {
            text
        })
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Int(number)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Int(i64::from(flag))
    }
}

impl From<Timestamp> for Value {
    fn from(moment: Timestamp) -> Self {
        Self::Int(moment.micros())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// A result row with columns by position. Both drivers implement it, so that `rows` decodes for both.
pub(crate) trait Row {
    fn opt_text(&self, at: usize) -> Stored<Option<String>>;
    fn opt_int(&self, at: usize) -> Stored<Option<i64>>;

    fn text(&self, at: usize) -> Stored<String> {
        self.opt_text(at)?.ok_or_else(|| missing(at))
    }

    fn int(&self, at: usize) -> Stored<i64> {
        self.opt_int(at)?.ok_or_else(|| missing(at))
    }

    fn flag(&self, at: usize) -> Stored<bool> {
        Ok(self.int(at)? != 0)
    }

    fn time(&self, at: usize) -> Stored<Timestamp> {
        Ok(Timestamp::from_micros(self.int(at)?))
    }

    fn opt_time(&self, at: usize) -> Stored<Option<Timestamp>> {
        Ok(self.opt_int(at)?.map(Timestamp::from_micros))
    }
}

fn missing(at: usize) -> StoreError {
    StoreError::Fault(format!("column {at} of a row is null"))
}

/// Decodes a row into a record.
pub(crate) type Decode<T> = fn(&dyn Row) -> Stored<T>;
