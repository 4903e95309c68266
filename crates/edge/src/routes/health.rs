//! The health report.

use std::sync::Arc;

use axum::extract::{Request, State};
use contract::Health;
use http::StatusCode;

use crate::access::bearer;
use crate::answer::Plain;
use crate::state::Edge;

/// The status of each part in one word; more parts for a caller with a valid credential. The HTTP status is always
/// 200; only the body says whether the service is healthy.
pub(crate) async fn get_health(State(edge): State<Arc<Edge>>, request: Request) -> Plain<Health> {
    let (parts, _) = request.into_parts();
    Plain(StatusCode::OK, Health(edge.engine.health(bearer(&parts).ok()).await))
}
