//! The status and the transcript of a running committee.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use contract::{ExecutionResponse, TranscriptResponse};
use http::request::Parts;
use pipeline::api_key;
use pipeline::ports::store::TranscriptPage;

use crate::access::{self, CanRead};
use crate::answer::HandlerResult;
use crate::disclosed::Disclosed;
use crate::envelope::Failure;
use crate::extract::{PathId, cursor};
use crate::route_table::Missing;
use crate::state::Edge;
use crate::wire::{self, Stored};

/// Status and findings so far.
pub(crate) async fn get_execution(
    caller: CanRead,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<ExecutionResponse<Stored>>> {
    let (execution, findings) = edge.engine.execution(&caller.owner, &session_id).await?;
    Ok(wire::execution(execution, findings)?)
}

/// The transcript entries after a cursor.
pub(crate) async fn get_transcript(poll: TranscriptPoll) -> Disclosed<TranscriptResponse> {
    Disclosed::transcript(&poll.page, poll.after)
}

/// Authorization and the transcript page together: for an API key, both are one store query, because clients poll
/// this route the most.
pub(crate) struct TranscriptPoll {
    page: TranscriptPage,
    after: i64,
}

impl FromRequestParts<Arc<Edge>> for TranscriptPoll {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let asked = (PathId::from_request_parts(parts, edge).await, cursor(parts));
        let bearer = access::bearer(parts)?;
        if let (true, (Ok(PathId(session_id)), Ok(after))) = (bearer.starts_with(api_key::PREFIX), &asked) {
            let (caller, page) = edge.engine.poll_by_key(bearer, session_id, *after).await?;
            access::admit::<access::Read>(parts, edge, caller).await?;
            let page = page.ok_or_else(|| Missing::NotYet.refusal())?;
            return Ok(Self { page, after: *after });
        }
        let caller = CanRead::from_request_parts(parts, edge).await?;
        let (PathId(session_id), after) = (asked.0?, asked.1?);
        let page = edge.engine.transcript(&caller.owner, &session_id, after).await?;
        Ok(Self { page, after })
    }
}
