//! The session list.

use std::sync::Arc;

use axum::extract::State;
use http::StatusCode;

use crate::access::CanRead;
use crate::answer::{Answer, Plain};
use crate::state::Edge;
use crate::wire;

/// All sessions of the caller's owner, newest first. `limit` and `cursor` are ignored until pages ship.
pub(crate) async fn list_sessions(caller: CanRead, State(edge): State<Arc<Edge>>) -> Answer<Plain<wire::Sessions>> {
    let lines = edge.engine.sessions(&caller.owner).await?;
    Ok(Plain(StatusCode::OK, wire::sessions(lines)))
}
