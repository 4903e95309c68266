//! What happens around every request of both listeners: its id, its log line, its envelope if it
//! fails; inside that, its time limit, and safety if it panics.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::watched::watched;
use futures::FutureExt;
use http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use pipeline::Refusal;
use tracing::Instrument;

use crate::drain_body;
use crate::envelope::{self, Failure};
use crate::headers::protect;
use crate::route_table::{Limit, Missing};
use crate::state::Edge;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request, for handlers that quote it.
#[derive(Debug, Clone)]
pub(crate) struct RequestId(pub(crate) String);

/// The place of the matched route in the listener's table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RouteIndex(pub(crate) usize);

/// Marks a non-2xx response that keeps its own body, such as those OAuth prescribes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OwnBody;

/// The outermost layer.
pub(crate) async fn request_middleware(State(edge): State<Arc<Edge>>, mut request: Request, next: Next) -> Response {
    let started = tokio::time::Instant::now();
    let request_id = edge.engine.next_id("req");
    let index = request
        .extensions()
        .get::<MatchedPath>()
        .and_then(|path| edge.find(request.method().as_str(), path.as_str()));
    let api = request.uri().path().starts_with("/api/");
    request.extensions_mut().insert(RequestId(request_id.clone()));
    if let Some(index) = index {
        request.extensions_mut().insert(RouteIndex(index));
    }
    let metered = index.map(|index| &edge.routes[index]);
    let id = metered.map_or("other", |metered| metered.route.id);
    // Polls are too many to be told one by one; they have a span and a line only when asked for.
    let quiet = metered.is_some_and(|metered| metered.route.limit == Limit::Poll) || id == "get_health";
    let span = if quiet {
        tracing::debug_span!("request", %request_id, route = id)
    } else {
        tracing::info_span!("request", %request_id, route = id)
    };

    let (request, unread) = drain_body::watch(request);
    let limit = edge.settings.request_timeout + edge.settings.outer_grace();
    let handled = watched(id, guarded(limit, next.run(request)));
    let response = handled.instrument(span.clone()).await;
    if let Some(unread) = unread {
        unread.drain().await;
    }
    let refusal = refusal_of(&response, metered.map(|metered| metered.route.missing));
    let mut response = match &refusal {
        None => response,
        Some(refusal) => {
            let mut plain = envelope::render(refusal, &request_id);
            keep_cors(&response, &mut plain);
            plain
        }
    };

    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        headers.insert(REQUEST_ID, value);
    }
    protect(headers);
    if api || id == "get_health" {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if let Some(deprecation) = metered.and_then(|metered| metered.route.deprecation.as_ref()) {
        headers.insert("deprecation", HeaderValue::from_static("true"));
        if let Ok(sunset) = HeaderValue::from_str(&deprecation.sunset) {
            headers.insert("sunset", sunset);
        }
    }
    let status = response.status().as_u16();
    let elapsed = started.elapsed();
    match metered {
        Some(metered) => {
            metered.count(status);
            metered.seconds.record(elapsed.as_secs_f64());
        }
        None => metrics::counter!("convene_http_requests_total", "route" => "other", "status" => status.to_string())
            .increment(1),
    }
    let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
    let _entered = span.entered();
    match refusal.as_ref().and_then(Refusal::inside) {
        Some(reason) => tracing::error!(%request_id, route = id, status, millis, reason, "request failed"),
        None if quiet => tracing::debug!(%request_id, route = id, status, millis, "request"),
        None => tracing::info!(%request_id, route = id, status, millis, "request"),
    }
    response
}

/// The time limit, and safety if a handler panics.
async fn guarded(limit: Duration, handled: impl Future<Output = Response>) -> Response {
    let handled = AssertUnwindSafe(handled).catch_unwind();
    match tokio::time::timeout(limit, handled).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => Failure(Refusal::Internal("a handler panicked".to_owned())).into_response(),
        Err(_) => Failure(Refusal::Upstream("the request took too long".to_owned())).into_response(),
    }
}

/// The same as a layer inside CORS, so that what it answers still gets CORS's headers.
pub(crate) async fn guard(State(edge): State<Arc<Edge>>, request: Request, next: Next) -> Response {
    guarded(edge.settings.request_timeout, next.run(request)).await
}

/// Why a response is not a success, if it is not. A redirect is not a failure.
fn refusal_of(response: &Response, missing: Option<Missing>) -> Option<Refusal> {
    let status = response.status();
    if status.is_success() || status.is_redirection() || status.is_informational() {
        return None;
    }
    if response.extensions().get::<OwnBody>().is_some() {
        return None;
    }
    let refusal = match response.extensions().get::<Failure>() {
        Some(Failure(refusal)) => refusal.clone(),
        None => envelope::foreign(response),
    };
    // What a 404 means is the route's to say, so that nothing else can be read out of it.
    Some(match (refusal, missing) {
        (Refusal::NotFound(_), Some(missing)) => missing.refusal(),
        (refusal, _) => refusal,
    })
}

fn keep_cors(from: &Response, to: &mut Response) {
    for (name, value) in from.headers() {
        if name.as_str().starts_with("access-control-") || name == http::header::VARY {
            to.headers_mut().append(name, value.clone());
        }
    }
}
