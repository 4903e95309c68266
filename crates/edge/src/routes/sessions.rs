//! The session list.

use std::sync::Arc;

use axum::extract::State;
use contract::SessionList;
use engine::Place;

use crate::access::CanRead;
use crate::answer::Answer;
use crate::disclosed::Disclosed;
use crate::extract::AcceptedLanguage;
use crate::held::Held;
use crate::state::Edge;
use crate::wire;

/// All sessions of the caller's owner, newest first. `limit` and `cursor` are ignored until pages ship.
pub(crate) async fn list_sessions(
    caller: CanRead,
    AcceptedLanguage(accepted): AcceptedLanguage,
    State(edge): State<Arc<Edge>>,
) -> Answer<Held<Disclosed<SessionList>, Place>> {
    let (lines, place) = edge.engine.sessions(&caller.owner).await?;
    Ok(Held(wire::sessions(lines, accepted), place))
}
