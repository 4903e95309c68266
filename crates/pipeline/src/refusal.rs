//! The error type of all operations.

use thiserror::Error;

/// What an operation gives back.
pub type Outcome<T> = Result<T, Refusal>;

/// Why a request was refused, by what the caller can do about it. It knows nothing of HTTP;
/// the edge turns it into the error envelope in one place.
///
/// Every `Display` text is safe to show to the caller; the reasons inside `Upstream` and `Internal` are not.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The request is malformed; the message names the field.
    #[error("{0}")]
    BadRequest(String),
    /// The body is larger than the service reads.
    #[error("{0}")]
    TooLarge(String),
    /// The path exists, the method does not; holds the methods that do.
    #[error("This address does not support that method.")]
    WrongMethod(String),
    /// There is no credential, or it does not verify.
    #[error("{0}")]
    Unauthorized(String),
    /// The credential is good, the right is missing.
    #[error("{0}")]
    Forbidden(String),
    /// It does not exist, is not the caller's, or is not there yet.
    #[error("{0}")]
    NotFound(String),
    /// It clashes with what is already there.
    #[error("{0}")]
    Conflict(String),
    /// There is no audit record in the session's language.
    #[error("{0}")]
    UnsupportedLanguage(String),
    /// Too much, too fast; holds the whole seconds to wait.
    #[error("{message}")]
    RateLimited {
        /// What to tell the caller.
        message: String,
        /// Whole seconds until the next attempt can succeed.
        retry_after: u64,
    },
    /// A dependency is temporarily unavailable; holds the internal reason.
    #[error("The service is temporarily unavailable. Try again in a moment.")]
    Upstream(String),
    /// Like [`Self::Upstream`], where it is known when the next attempt is made.
    #[error("The service is temporarily unavailable. Try again in a moment.")]
    UpstreamUntil {
        /// The internal reason.
        reason: String,
        /// Whole seconds until the next attempt is made.
        retry_after: u64,
    },
    /// A fault of the service; holds the internal reason, which is logged and never sent.
    #[error("Something went wrong on our side.")]
    Internal(String),
}

impl Refusal {
    /// A malformed field, named.
    pub fn field(name: &str, problem: impl AsRef<str>) -> Self {
        Self::BadRequest(format!("{name}: {}", problem.as_ref()))
    }

    /// Not found, and polling will not help.
    pub fn not_found() -> Self {
        Self::NotFound("There is nothing here under that id.".to_owned())
    }

    /// Not found yet: the stage has produced nothing so far.
    pub fn not_found_yet() -> Self {
        Self::NotFound("There is nothing here yet. Keep polling.".to_owned())
    }

    /// The reason for our own log, where there is one that the caller must not see.
    pub fn inside(&self) -> Option<&str> {
        match self {
            Self::Upstream(reason) | Self::UpstreamUntil { reason, .. } | Self::Internal(reason) => Some(reason),
            _ => None,
        }
    }
}
