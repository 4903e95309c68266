//! Why the program stops, and with which exit code.

use std::fmt;

/// A reason to stop.
#[derive(Debug)]
pub enum Fault {
    /// The configuration is wrong; the message names the key. Exit code 2.
    Configuration(String),
    /// Anything else. Exit code 1.
    Other(String),
}

impl Fault {
    /// A wrong setting, named.
    pub fn key(key: &str, problem: impl fmt::Display) -> Self {
        Self::Configuration(format!("{key}: {problem}"))
    }

    /// The exit code.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Configuration(_) => 2,
            Self::Other(_) => 1,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Configuration(message) => write!(formatter, "configuration: {message}"),
            Self::Other(message) => formatter.write_str(message),
        }
    }
}
