//! Values of settings that need care when they are read or shown.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is shown instead of a secret.
const MASK: &str = "********";

/// An API key. `Debug` and `Serialize` mask it, so that neither the log nor `convene config` shows it.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps a key.
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }

    /// Whether no key is set.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The key itself; only for a request.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    const fn masked(&self) -> &'static str {
        if self.is_empty() { "" } else { MASK }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.masked())
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.masked())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_or_scalar(deserializer).map(Self)
    }
}

/// Deserializes text that looks like a number or a boolean, as values from the environment may.
pub fn text_or_scalar<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Any {
        Text(String),
        Integer(i64),
        Float(f64),
        Bool(bool),
    }
    Ok(match Any::deserialize(deserializer)? {
        Any::Text(text) => text,
        Any::Integer(number) => number.to_string(),
        Any::Float(number) => number.to_string(),
        Any::Bool(value) => value.to_string(),
    })
}
