//! What is checked before the handler of a submit runs: the body is valid, the Idempotency-Key is
//! well-formed, and the API key has not used up its submit rate.

use std::future::Future;
use std::sync::Arc;

use axum::extract::{FromRequest, Request};
use contract::Validate;
use engine::{Caller, IdempotencyKey, Submission};
use fair_share::long_polls::report_long_polls;
use languages::language::Language;
use pipeline::{Outcome, Refusal, idempotency};
use serde::de::DeserializeOwned;

use crate::envelope::Failure;
use crate::extract::{AcceptedLanguage, Parsed, Source, parsed_body};
use crate::request_middleware::RouteIndex;
use crate::state::Edge;

/// A submit whose body has been parsed and checked.
pub(crate) struct Submit<T> {
    pub(crate) body: T,
    pub(crate) source: Source,
    pub(crate) submission: Submission,
    /// The caller's preferred language, from `Accept-Language`.
    pub(crate) accepted: Option<Language>,
}

impl<T: DeserializeOwned + Validate + Send + 'static> FromRequest<Arc<Edge>> for Submit<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let extensions = request.extensions();
        let caller = extensions.get::<Caller>().cloned();
        let route = extensions
            .get::<RouteIndex>()
            .map(|RouteIndex(index)| edge.routes[*index].route.id);
        let (Some(caller), Some(route)) = (caller, route) else {
            return Err(Refusal::Internal("a submit before its access".to_owned()).into());
        };
        let key = idempotency_key(&request)?;
        if key.is_none() && edge.engine.settings().idempotency_required {
            return Err(Refusal::field("Idempotency-Key", "this header is required on a submit").into());
        }
        let path = request.uri().path().to_owned();
        let AcceptedLanguage(accepted) = AcceptedLanguage::of(request.headers());
        // Only a submit with a key is compared with an earlier one.
        let digest_path = key.is_some().then_some(path);
        let Parsed {
            body,
            fingerprint,
            source,
        } = parsed_body(request, edge, digest_path).await?;
        if let Some(key_id) = caller.principal.key_id() {
            edge.limits.submit(key_id)?;
        }
        let submission = Submission {
            caller,
            route,
            key: key
                .zip(fingerprint)
                .map(|(key, fingerprint)| IdempotencyKey { key, fingerprint }),
        };
        Ok(Self {
            body,
            source,
            submission,
            accepted,
        })
    }
}

fn idempotency_key(request: &Request) -> Outcome<Option<String>> {
    let mut headers = request.headers().get_all("idempotency-key").iter();
    let Some(header) = headers.next() else {
        return Ok(None);
    };
    if headers.next().is_some() {
        return Err(Refusal::field("Idempotency-Key", "is given more than once"));
    }
    let key = header.to_str().unwrap_or_default();
    idempotency::check_key(key)?;
    Ok(Some(key.to_owned()))
}

/// Runs work to its end even if the client disconnects: a submit must not stop half-way.
pub(crate) async fn to_the_end<T: Send + 'static>(
    edge: &Edge,
    work: impl Future<Output = Outcome<T>> + Send + 'static,
) -> Outcome<T> {
    use tracing::Instrument;
    edge.engine
        .tasks()
        .spawn(report_long_polls("submit", work).in_current_span())
        .await
        // A panic message may quote user input, so it is not passed on.
        .unwrap_or_else(|_| Err(Refusal::Internal("the task of a request panicked".to_owned())))
}
