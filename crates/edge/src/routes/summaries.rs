//! The debrief, its audit record and its feedback.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::IntoResponse;
use contract::{FeedbackRequest, FeedbackResponse, SummaryResponse};
use fair_share::owner_slots::OwnerSlot;
use http::StatusCode;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use pipeline::ports::store::DocumentKind;

use crate::access::{CanReadFindings, Person};
use crate::answer::{HandlerResult, Plain};
use crate::disclosed::Disclosed;
use crate::extract::{PathId, json_body};
use crate::response_guard::WithGuard;
use crate::state::Edge;
use crate::wire::{self, Stored};

/// The plain-language debrief, once the execution is completed.
pub(crate) async fn get_summary(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<SummaryResponse<Stored>>> {
    let (result, language) = edge
        .engine
        .document(&caller.owner, &session_id, DocumentKind::Summary)
        .await?;
    Ok(wire::summary(session_id, result, language)?)
}

/// The audit record. It carries the disclosure on its first page and in every footer.
pub(crate) async fn get_audit_pdf(
    caller: CanReadFindings,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<WithGuard<impl IntoResponse, Arc<OwnerSlot>>> {
    let (pdf, slot) = edge.engine.audit_pdf(&caller.owner, &session_id).await?;
    let headers = [
        (CONTENT_TYPE, "application/pdf".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("inline; filename=\"convene-{session_id}.pdf\""),
        ),
    ];
    Ok(WithGuard((headers, pdf), slot))
}

/// The person's own rating.
pub(crate) async fn get_feedback(
    person: Person,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<FeedbackResponse>> {
    let feedback = edge.engine.feedback(&person.owner, &session_id).await?;
    Ok(Plain(StatusCode::OK, wire::feedback(&feedback)))
}

/// Records the person's rating.
pub(crate) async fn put_feedback(
    person: Person,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Plain<FeedbackResponse>> {
    let body: FeedbackRequest = json_body(request, &edge).await?;
    let rating = body.rating.name().to_owned();
    let feedback = edge
        .engine
        .put_feedback(&person, &session_id, rating, body.comment)
        .await?;
    Ok(Plain(StatusCode::OK, wire::feedback(&feedback)))
}

/// Clears the person's rating.
pub(crate) async fn delete_feedback(
    person: Person,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<StatusCode> {
    edge.engine.delete_feedback(&person, &session_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
