//! How the service is.

use std::sync::Arc;

use axum::extract::{Request, State};
use contract::Health;
use http::StatusCode;

use crate::access::bearer;
use crate::answer::Plain;
use crate::state::Edge;

/// A word per part, more of them for a caller whose credential is valid. It answers 200 as long as it answers at all;
/// the words say how it is.
pub(crate) async fn get_health(State(edge): State<Arc<Edge>>, request: Request) -> Plain<Health> {
    let (parts, _) = request.into_parts();
    Plain(StatusCode::OK, Health(edge.engine.health(bearer(&parts).ok()).await))
}
