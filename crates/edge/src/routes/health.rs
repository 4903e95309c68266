//! How the service is.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use http::StatusCode;

use crate::answer::Plain;
use crate::state::Edge;

/// A word per part. It answers 200 as long as it answers at all; the words say how it is.
pub(crate) async fn get_health(State(edge): State<Arc<Edge>>) -> impl IntoResponse {
    Plain(StatusCode::OK, edge.engine.health().await)
}
