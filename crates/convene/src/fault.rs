//! Errors that end the program, and their exit codes.

use std::fmt;

/// An error that ends the program.
#[derive(Debug)]
pub enum Fault {
    /// The configuration is wrong; the message names the key. Exit code 2.
    Configuration(String),
    /// A record was checked and failed. Exit codes 3 to 6.
    Verdict(Verdict, String),
    /// A second signal stopped the service before its graceful end. Exit code 1.
    StoppedAtOnce,
    /// Anything else. Exit code 1.
    Other(String),
}

/// Why a record failed the check: inconsistent, or not signed by a trusted key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// A digest, figure or number in it is wrong.
    Inconsistent,
    /// Consistent, but the signature does not match.
    Altered,
    /// Consistent, but signed with a key that is not trusted.
    Foreign,
    /// Consistent, but not signed.
    Unsigned,
}

impl Verdict {
    /// The verdict as it follows "it is consistent, but" in a message.
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
    /// A configuration error; `key` is the setting, such as `store.url`.
    pub fn key(key: &str, problem: impl fmt::Display) -> Self {
        Self::Configuration(format!("{key}: {problem}"))
    }

    /// The exit code.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::StoppedAtOnce | Self::Other(_) => 1,
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
            Self::StoppedAtOnce => formatter.write_str("stopped at once by a second signal"),
            Self::Verdict(_, message) | Self::Other(message) => formatter.write_str(message),
        }
    }
}
