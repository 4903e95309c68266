//! Why the program stops, and with which exit code.

use std::fmt;

/// A reason to stop.
#[derive(Debug)]
pub enum Fault {
    /// The configuration is wrong; the message names the key. Exit code 2.
    Configuration(String),
    /// A record was checked and is not what it should be. Exit codes 3 to 6.
    Verdict(Verdict, String),
    /// Anything else. Exit code 1.
    Other(String),
}

/// What a record was found to be, short of consistent and signed by somebody who is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Something in it does not hold.
    Inconsistent,
    /// It holds, and its signature does not match it.
    Altered,
    /// It holds, and a key that the reader does not know has signed it.
    Foreign,
    /// It holds, and nobody has signed it.
    Unsigned,
}

impl Verdict {
    /// In words, behind "it is consistent, but".
    pub const fn words(self) -> &'static str {
        match self {
            Self::Inconsistent => "something in it does not hold",
            Self::Altered => "its signature does not match it",
            Self::Foreign => "no key that you trust has signed it",
            Self::Unsigned => "it is not signed",
        }
    }
}

impl Fault {
    /// A wrong setting, named.
    pub fn key(key: &str, problem: impl fmt::Display) -> Self {
        Self::Configuration(format!("{key}: {problem}"))
    }

    /// The exit code.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Other(_) => 1,
            Self::Configuration(_) => 2,
            Self::Verdict(Verdict::Inconsistent, _) => 3,
            Self::Verdict(Verdict::Altered, _) => 4,
            Self::Verdict(Verdict::Foreign, _) => 5,
            Self::Verdict(Verdict::Unsigned, _) => 6,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Configuration(message) => write!(formatter, "configuration: {message}"),
            Self::Verdict(_, message) | Self::Other(message) => formatter.write_str(message),
        }
    }
}
