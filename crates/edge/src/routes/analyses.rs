//! The analysis, and its pictures.

use std::sync::Arc;

use axum::extract::State;
use engine::pipeline::ports::store::DocumentKind;

use crate::access::CanReadFindings;
use crate::answer::Answer;
use crate::disclosed::Disclosed;
use crate::extract::PathId;
use crate::state::Edge;
use crate::wire;

/// The synthesised, red-teamed analysis, once the execution is completed.
pub(crate) async fn get_analysis(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> Answer<Disclosed> {
    let (result, language) = edge
        .engine
        .document(&caller.owner, &session_id, DocumentKind::Analysis)
        .await?;
    Ok(wire::document(&session_id, &result, language)?)
}

/// The pictures of the analysis, drawn from the figures of the session.
pub(crate) async fn get_charts(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> Answer<Disclosed> {
    let (charts, language) = edge.engine.charts(&caller.owner, &session_id).await?;
    Ok(wire::charts(&session_id, &charts, language))
}
