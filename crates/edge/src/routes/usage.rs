//! What was used.

use std::sync::Arc;

use axum::extract::State;
use contract::UsageResponse;
use http::StatusCode;

use crate::access::CanRead;
use crate::answer::{Answer, Plain};
use crate::state::Edge;
use crate::wire;

/// What the caller's owner has used today and lately.
pub(crate) async fn get_usage(caller: CanRead, State(edge): State<Arc<Edge>>) -> Answer<Plain<UsageResponse>> {
    let report = edge.engine.usage(&caller.owner).await?;
    Ok(Plain(StatusCode::OK, wire::usage_report(&report)))
}
