//! A person of the built-in provider changes their password, or signs out everywhere. Elsewhere there is nothing here.

use std::sync::Arc;

use axum::extract::{Request, State};
use contract::ChangePasswordRequest;
use http::StatusCode;
use pipeline::{Outcome, Refusal};

use super::SignIns;
use crate::access::Person;
use crate::answer::Answer;
use crate::extract::json_body;
use crate::state::Edge;

/// Changes the password and ends every sign-in.
pub(crate) async fn change_password(
    person: Person,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> Answer<StatusCode> {
    let sign_ins = built_in(&request)?;
    let body: ChangePasswordRequest = json_body(request, &edge).await?.body;
    // Whoever has got hold of a token must not get at the password by guessing.
    sign_ins.attempt_password(&person.owner)?;
    sign_ins
        .provider
        .change_password(&person, &body.current_password, &body.new_password)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends every sign-in.
pub(crate) async fn sign_out(person: Person, request: Request) -> Answer<StatusCode> {
    built_in(&request)?.provider.sign_out_everywhere(&person).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn built_in(request: &Request) -> Outcome<Arc<SignIns>> {
    let provider = request.extensions().get::<Arc<SignIns>>();
    provider.cloned().ok_or_else(Refusal::missing)
}
