//! Usage of kickoffs and models.

use std::sync::Arc;

use axum::extract::State;
use contract::UsageResponse;
use http::StatusCode;

use crate::access::CanRead;
use crate::answer::{HandlerResult, Plain};
use crate::state::Edge;
use crate::wire;

/// The usage of the caller's owner, today and in recent days.
pub(crate) async fn get_usage(caller: CanRead, State(edge): State<Arc<Edge>>) -> HandlerResult<Plain<UsageResponse>> {
    let report = edge.engine.usage(&caller.owner).await?;
    Ok(Plain(StatusCode::OK, wire::usage_report(&report)))
}
