//! The body of error responses. Only the OpenID endpoints use another one, [`crate::OAuthError`].

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Empty, malformed or invalid request.
pub const BAD_REQUEST: &str = "bad_request";
/// Absent, malformed or unverifiable token or key.
pub const UNAUTHORIZED: &str = "unauthorized";
/// A missing scope, an API key on a route for people, or a wrong current password.
pub const FORBIDDEN: &str = "forbidden";
/// Unknown, or owned by somebody else; on reads of later stages also: not ready yet.
pub const NOT_FOUND: &str = "not_found";
/// The request does not fit the current state, such as answers for a brief that is completed.
pub const CONFLICT: &str = "conflict";
/// A limit was hit.
pub const RATE_LIMITED: &str = "rate_limited";
/// Something behind the service is unavailable for now.
pub const UPSTREAM_ERROR: &str = "upstream_error";
/// An unexpected fault.
pub const INTERNAL_ERROR: &str = "internal_error";
/// The audit record is not available in the session's language; comes with status 409.
pub const UNSUPPORTED_LANGUAGE: &str = "unsupported_language";

/// Every code there is.
pub const CODES: [&str; 9] = [
    BAD_REQUEST,
    UNAUTHORIZED,
    FORBIDDEN,
    NOT_FOUND,
    CONFLICT,
    RATE_LIMITED,
    UPSTREAM_ERROR,
    INTERNAL_ERROR,
    UNSUPPORTED_LANGUAGE,
];

/// The body of every response that is not a 2xx.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorEnvelope {
    /// What went wrong.
    pub error: ErrorBody,
}

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// The code to branch on. One of `bad_request`, `unauthorized`, `forbidden`, `not_found`, `conflict`,
    /// `rate_limited`, `upstream_error`, `internal_error`; and `unsupported_language` on the audit record.
    #[schema(examples("bad_request", "rate_limited"))]
    pub code: String,
    /// For people; safe to show verbatim.
    #[schema(example = "input: must not be empty")]
    pub message: String,
    /// The same as the response header `X-Request-Id`.
    #[schema(example = "req_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub request_id: String,
    /// Whether the same request can succeed later.
    #[schema(example = false)]
    pub retryable: bool,
}
