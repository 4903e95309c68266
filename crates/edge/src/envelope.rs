//! The error envelope: the one place where a refusal becomes a response.

use axum::response::{IntoResponse, Response};
use contract::errors;
use contract::{ErrorBody, ErrorEnvelope};
use http::StatusCode;
use http::header::{ALLOW, CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use pipeline::Refusal;

/// A refusal as a response without a body. The request middleware adds the envelope and the request id.
#[derive(Debug, Clone)]
pub struct Failure(pub Refusal);

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = status(&self.0).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The HTTP status of a refusal.
pub const fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::BadRequest(_) => StatusCode::BAD_REQUEST,
        Refusal::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::WrongMethod(_) => StatusCode::METHOD_NOT_ALLOWED,
        Refusal::Unauthorized(_) => StatusCode::UNAUTHORIZED,
        Refusal::Forbidden(_) => StatusCode::FORBIDDEN,
        Refusal::NotFound(_) => StatusCode::NOT_FOUND,
        Refusal::Conflict(_) | Refusal::UnsupportedLanguage(_) => StatusCode::CONFLICT,
        Refusal::RateLimited { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Upstream(_) | Refusal::UpstreamUntil { .. } => StatusCode::BAD_GATEWAY,
        Refusal::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

const fn code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::BadRequest(_) | Refusal::TooLarge(_) | Refusal::WrongMethod(_) => errors::BAD_REQUEST,
        Refusal::Unauthorized(_) => errors::UNAUTHORIZED,
        Refusal::Forbidden(_) => errors::FORBIDDEN,
        Refusal::NotFound(_) => errors::NOT_FOUND,
        Refusal::Conflict(_) => errors::CONFLICT,
        Refusal::UnsupportedLanguage(_) => errors::UNSUPPORTED_LANGUAGE,
        Refusal::RateLimited { .. } => errors::RATE_LIMITED,
        Refusal::Upstream(_) | Refusal::UpstreamUntil { .. } => errors::UPSTREAM_ERROR,
        Refusal::Internal(_) => errors::INTERNAL_ERROR,
    }
}

const fn retryable(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::RateLimited { .. } | Refusal::Upstream(_) | Refusal::UpstreamUntil { .. } | Refusal::Internal(_)
    )
}

/// Renders a refusal as the envelope with its headers.
pub fn render(refusal: &Refusal, request_id: &str) -> Response {
    let envelope = ErrorEnvelope {
        error: ErrorBody {
            code: code(refusal).to_owned(),
            message: refusal.to_string(),
            request_id: request_id.to_owned(),
            retryable: retryable(refusal),
        },
    };
    let body = serde_json::to_vec(&envelope).unwrap_or_default();
    let mut response = (status(refusal), body).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    match refusal {
        Refusal::Unauthorized(_) => {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        Refusal::RateLimited { retry_after, .. } | Refusal::UpstreamUntil { retry_after, .. } => {
            headers.insert(RETRY_AFTER, HeaderValue::from(*retry_after));
        }
        // The router adds `Allow` to its responses only if there is none.
        Refusal::WrongMethod(allowed) if !allowed.is_empty() => {
            if let Ok(allowed) = HeaderValue::from_str(allowed) {
                headers.insert(ALLOW, allowed);
            }
        }
        _ => {}
    }
    response
}

/// The refusal for an error response that no handler made, such as the router's own 404 and 405.
pub fn refusal_of_foreign(response: &Response) -> Refusal {
    match response.status() {
        StatusCode::NOT_FOUND => Refusal::NotFound("There is no such address.".to_owned()),
        StatusCode::METHOD_NOT_ALLOWED => {
            let allowed = response.headers().get(ALLOW).and_then(|value| value.to_str().ok());
            Refusal::WrongMethod(allowed.unwrap_or_default().to_owned())
        }
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge("body: is too large".to_owned()),
        StatusCode::BAD_GATEWAY => Refusal::Upstream("foreign 502".to_owned()),
        status if status.is_client_error() => Refusal::BadRequest("The request could not be read.".to_owned()),
        status => Refusal::Internal(format!("foreign {status}")),
    }
}
