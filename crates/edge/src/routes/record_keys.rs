//! The keys that sign audit records.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use contract::RecordKeySet;
use http::StatusCode;
use http::header::{CACHE_CONTROL, HeaderValue};

use crate::answer::{HandlerResult, Plain};
use crate::state::Edge;
use crate::wire;

/// Short, so that records signed with a new key are soon recognised.
const CACHE_CONTROL_VALUE: &str = "public, max-age=300";

/// The public keys of all record keys, past and current, for checking a record.
pub(crate) async fn get_record_keys(State(edge): State<Arc<Edge>>) -> HandlerResult<impl IntoResponse> {
    let keys = edge.engine.record_keys().await?;
    let set = RecordKeySet {
        keys: keys.into_iter().map(wire::record_key).collect(),
    };
    Ok((
        [(CACHE_CONTROL, HeaderValue::from_static(CACHE_CONTROL_VALUE))],
        Plain(StatusCode::OK, set),
    ))
}
