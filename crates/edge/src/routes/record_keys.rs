//! The keys that sign audit records.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use contract::RecordKeySet;
use http::StatusCode;
use http::header::{CACHE_CONTROL, HeaderValue};

use crate::answer::{Answer, Plain};
use crate::state::Edge;
use crate::wire;

/// How long anybody may keep the answer: a record of a new key should not be called foreign for long.
const CACHED: &str = "public, max-age=300";

/// The public halves of all keys there ever were, for whoever checks a record.
pub(crate) async fn get_record_keys(State(edge): State<Arc<Edge>>) -> Answer<impl IntoResponse> {
    let keys = edge.engine.record_keys().await?;
    let set = RecordKeySet {
        keys: keys.into_iter().map(wire::record_key).collect(),
    };
    Ok((
        [(CACHE_CONTROL, HeaderValue::from_static(CACHED))],
        Plain(StatusCode::OK, set),
    ))
}
