//! How handlers answer.

use axum::response::{IntoResponse, Response};
use contract::NoAiOutput;
use engine::Submitted;
use http::StatusCode;
use http::header::{CONTENT_TYPE, HeaderValue};

use crate::disclosed::Disclosed;
use crate::envelope::Failure;

/// A handler's answer: it can only fail as the envelope.
pub(crate) type Answer<T> = Result<T, Failure>;

/// A response without AI output. One with AI output leaves as `Disclosed`.
pub(crate) struct Plain<T>(pub(crate) StatusCode, pub(crate) T);

impl<T: NoAiOutput> IntoResponse for Plain<T> {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self.1).unwrap_or_default();
        (
            self.0,
            [(CONTENT_TYPE, HeaderValue::from_static("application/json"))],
            body,
        )
            .into_response()
    }
}

/// The answer to a submit, which may be a repeat of an earlier one.
pub(crate) struct IdempotentResponse<T> {
    body: Disclosed<T>,
    replayed: bool,
}

impl<T> IdempotentResponse<T> {
    /// Shows what came of a submit.
    pub(crate) fn of<O>(submitted: &Submitted<O>, show: fn(&O) -> Disclosed<T>) -> Self {
        Self {
            body: show(&submitted.outcome),
            replayed: submitted.replayed,
        }
    }
}

impl<T> IntoResponse for IdempotentResponse<T> {
    fn into_response(self) -> Response {
        let mut response = self.body.into_response();
        if self.replayed {
            response
                .headers_mut()
                .insert("idempotency-replayed", HeaderValue::from_static("true"));
        }
        response
    }
}
