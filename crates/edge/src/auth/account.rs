//! Password change and sign-out of people of the built-in provider. With another provider, both are a 404.

use std::sync::Arc;

use axum::extract::{Request, State};
use contract::ChangePasswordRequest;
use http::StatusCode;
use pipeline::{Outcome, Refusal};

use super::SignIns;
use crate::access::Person;
use crate::answer::HandlerResult;
use crate::extract::json_body;
use crate::state::Edge;

/// Changes the password and signs the person out on every device.
pub(crate) async fn change_password(
    person: Person,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<StatusCode> {
    let sign_ins = built_in(&request)?;
    let body: ChangePasswordRequest = json_body(request, &edge).await?;
    // A stolen token must not allow guessing the password.
    sign_ins.attempt_password(&person.owner)?;
    sign_ins
        .provider
        .change_password(&person.principal, &body.current_password, &body.new_password)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs the person out on every device.
pub(crate) async fn sign_out(person: Person, request: Request) -> HandlerResult<StatusCode> {
    built_in(&request)?
        .provider
        .sign_out_everywhere(&person.principal)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

fn built_in(request: &Request) -> Outcome<Arc<SignIns>> {
    let provider = request.extensions().get::<Arc<SignIns>>();
    provider.cloned().ok_or_else(Refusal::not_found)
}
