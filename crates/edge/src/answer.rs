//! The response types of handlers.

use axum::response::{IntoResponse, Response};
use contract::NoAiOutput;
use engine::Submitted;
use http::StatusCode;
use http::header::{CONTENT_TYPE, HeaderValue};

use crate::disclosed::Disclosed;
use crate::envelope::Failure;

/// What a handler returns: a response, or a failure that becomes the error envelope.
pub(crate) type HandlerResult<T> = Result<T, Failure>;

/// A JSON response without AI output. A response with AI output is a [`Disclosed`].
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

/// The response to a submit, which may be the replay of an earlier one.
pub(crate) struct IdempotentResponse<T> {
    body: Disclosed<T>,
    replayed: bool,
}

impl<T> IdempotentResponse<T> {
    /// Renders the outcome of a submit.
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
