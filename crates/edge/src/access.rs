//! Authorization, proved by the handler's signature.
//!
//! A handler that takes a [`CanRead`] cannot be reached without the right to read. The extractor
//! checks the credential, the scope, the rollout switch and the poll floor.

use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use engine::Caller;
use http::header::AUTHORIZATION;
use http::request::Parts;
use pipeline::principal::Scope;
use pipeline::{Outcome, Refusal};

use crate::compression::Asker;
use crate::envelope::Failure;
use crate::extract::path_id;
use crate::request_middleware::RouteIndex;
use crate::route_table::{Access, Limit, Route};
use crate::state::Edge;

/// A right that a handler can ask for.
pub trait Right {
    /// The access that the route table must declare for a handler with this right.
    const ACCESS: Access;
}

/// May read sessions, briefs, plans, executions, transcripts.
pub struct Read;
/// May submit and convene.
pub struct Write;
/// May read analyses, summaries, audit records.
pub struct Findings;
/// Must be a signed-in person, not an API key.
pub struct Human;

impl Right for Read {
    const ACCESS: Access = Access::Scope(Scope::Read);
}
impl Right for Write {
    const ACCESS: Access = Access::Scope(Scope::Write);
}
impl Right for Findings {
    const ACCESS: Access = Access::Scope(Scope::Findings);
}
impl Right for Human {
    const ACCESS: Access = Access::Human;
}

/// A caller who has the right `R`.
pub struct Authorized<R: Right> {
    caller: Caller,
    right: PhantomData<R>,
}

/// A caller who may read.
pub type CanRead = Authorized<Read>;
/// A caller who may submit and convene.
pub type CanWrite = Authorized<Write>;
/// A caller who may read results.
pub type CanReadFindings = Authorized<Findings>;
/// A signed-in person.
pub type Person = Authorized<Human>;

impl<R: Right> Deref for Authorized<R> {
    type Target = Caller;

    fn deref(&self) -> &Caller {
        &self.caller
    }
}

impl<R: Right> FromRequestParts<Arc<Edge>> for Authorized<R> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let bearer = bearer(parts)?;
        let caller = edge.engine.authenticate(bearer).await?;
        let caller = admit::<R>(parts, edge, caller).await?;
        // For the body extractors: `Submit` needs the caller, and `json_body` the owner.
        parts.extensions.insert(caller.clone());
        Ok(Self {
            caller,
            right: PhantomData,
        })
    }
}

/// Checks everything but the credential: the right, the rollout switch, the poll floor.
pub(crate) async fn admit<R: Right>(parts: &mut Parts, edge: &Arc<Edge>, caller: Caller) -> Outcome<Caller> {
    let (index, route) = matched_route(parts, edge)?;
    if route.access != R::ACCESS {
        return Err(Refusal::Internal(format!(
            "{}: the handler asks for another right than the table",
            route.id
        )));
    }
    match R::ACCESS {
        Access::Public => {}
        Access::Scope(scope) => caller.principal.require(scope)?,
        Access::Human => {
            caller.principal.require_human()?;
        }
    }
    if route
        .switch
        .is_some_and(|switch| !edge.engine.settings().switches.is_on(switch))
    {
        return Err(route.missing.refusal());
    }
    if let (true, Limit::Poll, Some(key_id)) = (edge.limits.has_floor(), route.limit, caller.principal.key_id()) {
        let id = path_id(parts, edge).await?;
        let session_id = id.as_ref().map_or("", |id| id.0.as_str());
        edge.limits.poll(key_id, session_id, index, edge.engine.now())?;
    }
    if let Some(asker) = parts.extensions.get::<Asker>() {
        asker.set(&caller.owner);
    }
    Ok(caller)
}

fn matched_route<'a>(parts: &Parts, edge: &'a Edge) -> Outcome<(usize, &'a Route)> {
    let RouteIndex(index) = parts
        .extensions
        .get::<RouteIndex>()
        .ok_or_else(|| Refusal::Internal("a guarded handler without a route".to_owned()))?;
    Ok((*index, &edge.routes[*index].route))
}

/// The bearer token: exactly one `Authorization` header, with the scheme in any case.
pub(crate) fn bearer(parts: &Parts) -> Outcome<&str> {
    let mut headers = parts.headers.get_all(AUTHORIZATION).iter();
    let (Some(header), None) = (headers.next(), headers.next()) else {
        return Err(Refusal::Unauthorized(
            "Send one Authorization header with a bearer token.".to_owned(),
        ));
    };
    let text = header.to_str().unwrap_or_default();
    match text.split_once(' ') {
        Some((scheme, token)) if scheme.eq_ignore_ascii_case("bearer") && !token.trim().is_empty() => Ok(token.trim()),
        _ => Err(Refusal::Unauthorized(
            "Send the token as `Authorization: Bearer <token>`.".to_owned(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::bearer;
    use http::Request;

    #[test]
    fn one_bearer_in_any_spelling() {
        let parts = |values: &[&str]| {
            let mut builder = Request::builder();
            for value in values {
                builder = builder.header("authorization", *value);
            }
            builder.body(()).unwrap().into_parts().0
        };
        assert_eq!(bearer(&parts(&["bEaReR  abc "])), Ok("abc"));
        for bad in [
            &[][..],
            &["Bearer a", "Bearer b"],
            &["Basic a"],
            &["Bearer"],
            &["Bearer "],
            &["a"],
        ] {
            assert!(bearer(&parts(bad)).is_err(), "{bad:?}");
        }
    }
}
