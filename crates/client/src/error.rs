//! Errors of the client.

use std::time::Duration;

use contract::ErrorBody;

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The service answered with an error.
    #[error(transparent)]
    Api(#[from] ApiError),
    /// There was no response, or it broke off.
    #[error("the service could not be reached: {0}")]
    Transport(#[from] reqwest::Error),
    /// The response was not the expected JSON.
    #[error("the answer could not be read: {0}")]
    Decode(#[from] serde_json::Error),
    /// The address, the token or an id cannot be sent.
    #[error("{0}")]
    InvalidRequest(String),
    /// The result was not ready before the deadline; the session goes on at the service.
    #[error("{0} was not ready in time")]
    Deadline(&'static str),
    /// The service asked clarifying questions and the caller's callback gave no answers.
    #[error("the service asked questions in session {0} and got no answers")]
    NoAnswers(String),
}

impl Error {
    /// Whether this is a 404, which on most reads means not ready yet.
    pub fn is_not_found(&self) -> bool {
        matches!(self, Self::Api(error) if error.status == 404)
    }

    /// The code to branch on, where the service gave one.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Api(ApiError {
                envelope: Some(body), ..
            }) => Some(&body.code),
            _ => None,
        }
    }
}

/// A response with an error status.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.in_words())]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// The error envelope; absent when a proxy answered instead of the service.
    pub envelope: Option<ErrorBody>,
    /// The `Retry-After` interval, if the response has one.
    pub retry_after: Option<Duration>,
}

impl ApiError {
    /// Whether the service says that the same request can succeed later.
    pub fn is_retryable(&self) -> bool {
        self.envelope.as_ref().is_some_and(|body| body.retryable)
    }

    fn in_words(&self) -> String {
        match &self.envelope {
            Some(body) => format!("{} ({} {}, {})", body.message, self.status, body.code, body.request_id),
            None => format!("the service answered {}", self.status),
        }
    }
}
