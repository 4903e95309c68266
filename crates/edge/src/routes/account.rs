//! Sign-in configuration, profile and erasure of the signed-in person.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use contract::{AuthConfig, ErasurePending, Profile};
use engine::Erased;
use http::StatusCode;

use crate::access::Person;
use crate::answer::{HandlerResult, Plain};
use crate::request_middleware::RequestId;
use crate::state::Edge;
use crate::submit::to_the_end;
use crate::wire;

/// What a browser needs to start a sign-in.
pub(crate) async fn get_auth_config(State(edge): State<Arc<Edge>>) -> Plain<AuthConfig> {
    let config = wire::auth_config(edge.engine.identity_config(), &edge.settings.auth_url);
    Plain(StatusCode::OK, config)
}

/// The profile, provisioned if absent.
pub(crate) async fn get_me(person: Person, State(edge): State<Arc<Edge>>) -> HandlerResult<Plain<Profile>> {
    let profile = edge.engine.provision(&person).await?;
    Ok(Plain(StatusCode::OK, wire::profile(&profile)))
}

/// Erases the account and all data of the caller.
pub(crate) async fn delete_me(
    person: Person,
    Extension(RequestId(request_id)): Extension<RequestId>,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Response> {
    let (engine, caller) = (edge.engine.clone(), person.clone());
    let erased = to_the_end(&edge, async move { engine.erase_account(&caller, &request_id).await }).await?;
    Ok(match erased {
        Erased::Completely => StatusCode::NO_CONTENT.into_response(),
        Erased::Pending { request_id } => {
            let body = ErasurePending {
                status: "erasure_pending".to_owned(),
                request_id,
            };
            Plain(StatusCode::ACCEPTED, body).into_response()
        }
    })
}
