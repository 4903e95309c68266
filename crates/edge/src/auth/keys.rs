//! Key management by the signed-in owner. An API key can never manage keys.

use std::sync::Arc;

use axum::extract::{Request, State};
use contract::{CreateKeyRequest, IssuedKey, KeyList, KeyResponse, UpdateKeyRequest};
use engine::NewKey;
use http::StatusCode;
use pipeline::expiry::expiry;

use crate::access::Person;
use crate::answer::{HandlerResult, Plain};
use crate::extract::{PathId, json_body};
use crate::state::Edge;
use crate::wire;

/// Issues a key. The key itself is shown in this response and never again.
pub(crate) async fn create_key(
    person: Person,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Plain<IssuedKey>> {
    let body: CreateKeyRequest = json_body(request, &edge).await?;
    let now = edge.engine.now();
    let expires_at = body.expires_at.as_deref().map(|text| expiry(text, now)).transpose()?;
    let new = edge
        .engine
        .issue_key(&person, body.name, wire::scopes(&body.scopes), expires_at)
        .await?;
    Ok(issued_key(&new, &edge))
}

/// The caller's keys.
pub(crate) async fn list_keys(person: Person, State(edge): State<Arc<Edge>>) -> HandlerResult<Plain<KeyList>> {
    let now = edge.engine.now();
    let keys = edge
        .engine
        .keys(&person)
        .await?
        .iter()
        .map(|record| wire::key(record, now))
        .collect();
    Ok(Plain(StatusCode::OK, KeyList { keys }))
}

/// One key.
pub(crate) async fn get_key(
    person: Person,
    PathId(key_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<KeyResponse>> {
    let record = edge.engine.key(&person, &key_id).await?;
    Ok(Plain(StatusCode::OK, wire::key(&record, edge.engine.now())))
}

/// Renames or rescopes a key.
pub(crate) async fn update_key(
    person: Person,
    PathId(key_id): PathId,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Plain<KeyResponse>> {
    let body: UpdateKeyRequest = json_body(request, &edge).await?;
    let scopes = body.scopes.as_deref().map(wire::scopes);
    let record = edge.engine.update_key(&person, &key_id, body.name, scopes).await?;
    Ok(Plain(StatusCode::OK, wire::key(&record, edge.engine.now())))
}

/// Issues a successor; the old key stays valid for the rotation grace time.
pub(crate) async fn rotate_key(
    person: Person,
    PathId(key_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<IssuedKey>> {
    let new = edge.engine.rotate_key(&person, &key_id).await?;
    Ok(issued_key(&new, &edge))
}

/// Revokes a key.
pub(crate) async fn revoke_key(
    person: Person,
    PathId(key_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<StatusCode> {
    edge.engine.revoke_key(&person, &key_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn issued_key(new: &NewKey, edge: &Edge) -> Plain<IssuedKey> {
    let body = IssuedKey {
        key: new.key.reveal().to_owned(),
        info: wire::key(&new.record, edge.engine.now()),
    };
    Plain(StatusCode::CREATED, body)
}
