//! How handlers answer.

use axum::response::{IntoResponse, Response};
use contract::NoAiOutput;
use engine::Submitted;
use http::StatusCode;
use http::header::{CONTENT_TYPE, HeaderValue};

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

/// The answer to a submit, which may be a replay of an earlier one. Its text was made by `Disclosed` before it was stored.
pub(crate) struct IdempotentResponse(pub(crate) Submitted);

impl IntoResponse for IdempotentResponse {
    fn into_response(self) -> Response {
        let Submitted { answer, replayed } = self.0;
        let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::OK);
        let mut response = (
            status,
            [(CONTENT_TYPE, HeaderValue::from_static("application/json"))],
            answer.body,
        )
            .into_response();
        if replayed {
            response
                .headers_mut()
                .insert("idempotency-replayed", HeaderValue::from_static("true"));
        }
        response
    }
}
