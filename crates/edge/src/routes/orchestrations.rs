//! Planning and convening a committee.

use std::sync::Arc;

use axum::extract::State;
use contract::bounds::{BRIEF_BYTES_MAX, BRIEF_INSTRUMENTS_MAX, BRIEF_LIST_MAX, BRIEF_POSITIONS_MAX, BRIEF_TEXT_MAX};
use contract::{ConveneResponse, CreateOrchestrationRequest, OrchestrationResponse};
use engine::PostedBrief;
use http::StatusCode;
use pipeline::Refusal;
use pipeline::brief::Bounds;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::access::{CanRead, CanWrite};
use crate::answer::{HandlerResult, IdempotentResponse};
use crate::disclosed::Disclosed;
use crate::extract::{PathId, Source};
use crate::state::Edge;
use crate::submit::{Submit, to_the_end};
use crate::wire;

/// Size limits of a posted brief.
const BOUNDS: Bounds = Bounds {
    text: BRIEF_TEXT_MAX,
    list: BRIEF_LIST_MAX,
    instruments: BRIEF_INSTRUMENTS_MAX,
    positions: BRIEF_POSITIONS_MAX,
    bytes: BRIEF_BYTES_MAX,
};

/// Submits a completed brief and has its committee planned.
pub(crate) async fn create_orchestration(
    _caller: CanWrite,
    State(edge): State<Arc<Edge>>,
    submit: Submit<CreateOrchestrationRequest>,
) -> HandlerResult<IdempotentResponse<OrchestrationResponse>> {
    let CreateOrchestrationRequest { session_id, brief } = submit.body;
    let (engine, submission) = (edge.engine.clone(), submit.submission);
    let Source { bytes, place } = submit.source;
    let verbatim = engine.compute_bytes(&submission.caller.owner, bytes.len(), move || verbatim_brief(&bytes));
    let posted = PostedBrief {
        value: Arc::new(Value::Object(brief)),
        text: verbatim.await??,
        bounds: BOUNDS,
        place,
    };
    let work = async move { engine.submit_plan(&submission, &session_id, posted).await };
    Ok(IdempotentResponse::of(&to_the_end(&edge, work).await?, wire::plan))
}

/// The committee and its tasks.
pub(crate) async fn get_orchestration(
    caller: CanRead,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<OrchestrationResponse>> {
    Ok(wire::plan(&edge.engine.plan(&caller.owner, &session_id).await?))
}

/// Dispatches the committee of a ready plan.
pub(crate) async fn convene_committee(
    caller: CanWrite,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<(StatusCode, Disclosed<ConveneResponse>)> {
    let (engine, caller) = (edge.engine.clone(), caller.clone());
    let execution = to_the_end(&edge, async move { engine.convene(&caller, &session_id).await }).await?;
    Ok((StatusCode::ACCEPTED, wire::convened(&execution)))
}

/// The text of the brief exactly as it was posted, so that numbers keep their digits.
fn verbatim_brief(body: &[u8]) -> Result<String, Refusal> {
    #[derive(Deserialize)]
    struct Verbatim<'a> {
        #[serde(borrow)]
        brief: &'a RawValue,
    }
    serde_json::from_slice::<Verbatim<'_>>(body)
        .map(|verbatim| verbatim.brief.get().to_owned())
        .map_err(|error| Refusal::Internal(error.to_string()))
}
