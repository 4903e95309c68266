//! The session list.

use std::sync::Arc;

use axum::extract::State;
use contract::SessionList;
use fair_share::owner_slots::OwnerSlot;

use crate::access::CanRead;
use crate::answer::HandlerResult;
use crate::disclosed::Disclosed;
use crate::extract::AcceptedLanguage;
use crate::response_guard::WithGuard;
use crate::state::Edge;
use crate::wire;

/// About as many bytes as a session has in the list.
const BYTES_PER_LINE: usize = 250;

/// All sessions of the caller's owner, newest first. `limit` and `cursor` are ignored: there is no pagination yet.
pub(crate) async fn list_sessions(
    caller: CanRead,
    AcceptedLanguage(accepted): AcceptedLanguage,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<WithGuard<Disclosed<SessionList>, OwnerSlot>> {
    let (sessions, slot) = edge.engine.sessions(&caller.owner).await?;
    // An account may have very many sessions, and writing their list takes long.
    let bytes = sessions.len() * BYTES_PER_LINE;
    let list = move || wire::sessions(sessions, accepted);
    let list = edge.engine.compute_bytes(&caller.owner, bytes, list).await?;
    Ok(WithGuard(list, slot))
}
