//! The analysis, its charts, and the data rows behind its figures.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use contract::{AnalysisResponse, ChartsResponse, FigureRowsResponse};
use http::request::Parts;
use pipeline::Refusal;
use pipeline::ports::store::DocumentKind;

use crate::access::CanReadFindings;
use crate::answer::HandlerResult;
use crate::disclosed::Disclosed;
use crate::envelope::Failure;
use crate::extract::{PathId, path_parameter};
use crate::state::Edge;
use crate::wire::{self, Stored};

/// The synthesised, red-teamed analysis, once the execution is completed.
pub(crate) async fn get_analysis(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<AnalysisResponse<Stored>>> {
    let (result, language) = edge
        .engine
        .document(&caller.owner, &session_id, DocumentKind::Analysis)
        .await?;
    Ok(wire::analysis(session_id, result, language)?)
}

/// The charts of the analysis, drawn from the figures of the session.
pub(crate) async fn get_charts(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<ChartsResponse>> {
    let (charts, language) = edge.engine.charts(&caller.owner, &session_id).await?;
    Ok(wire::charts(session_id, charts, language))
}

/// The rows of data that a figure was computed from.
pub(crate) async fn get_figure_rows(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    EvidenceId(evidence_id): EvidenceId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<FigureRowsResponse>> {
    let (rows, language) = edge
        .engine
        .figure_rows(&caller.owner, &session_id, &evidence_id)
        .await?;
    Ok(wire::figure_rows(session_id, evidence_id, rows, language))
}

/// The id of a figure in the path. It is not checked here: the engine looks it up in the session.
pub(crate) struct EvidenceId(String);

impl FromRequestParts<Arc<Edge>> for EvidenceId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let id = path_parameter(parts, edge, &["evidence_id"]).await;
        id.map(Self).ok_or_else(|| Refusal::not_found().into())
    }
}
