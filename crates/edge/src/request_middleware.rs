//! What happens around every request of both listeners: request id, log line, metrics, security headers, and the error
//! envelope if it fails; inside that, the time limit, and catching panics.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use fair_share::long_polls::report_long_polls;
use futures::FutureExt;
use http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use pipeline::Refusal;
use tracing::Instrument;

use crate::drain_body;
use crate::envelope::{self, Failure};
use crate::headers::add_security_headers;
use crate::route_table::{Limit, Missing};
use crate::state::Edge;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request, for handlers that return or store it.
#[derive(Debug, Clone)]
pub(crate) struct RequestId(pub(crate) String);

/// The index of the matched route in the listener's table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RouteIndex(pub(crate) usize);

/// Marks an error response that keeps its own body instead of the envelope, as OAuth requires.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OwnBody;

/// The outermost layer.
pub(crate) async fn request_middleware(State(edge): State<Arc<Edge>>, mut request: Request, next: Next) -> Response {
    let started = tokio::time::Instant::now();
    let request_id = edge.engine.next_id("req");
    let index = request
        .extensions()
        .get::<MatchedPath>()
        .and_then(|path| edge.find_route(request.method().as_str(), path.as_str()));
    let api = request.uri().path().starts_with("/api/");
    request.extensions_mut().insert(RequestId(request_id.clone()));
    if let Some(index) = index {
        request.extensions_mut().insert(RouteIndex(index));
    }
    let metered = index.map(|index| &edge.routes[index]);
    let id = metered.map_or("other", |metered| metered.route.id);
    // Polls are too many to log each at info; their span and line are at debug.
    let quiet = metered.is_some_and(|metered| metered.route.limit == Limit::Poll) || id == "get_health";
    let span = if quiet {
        tracing::debug_span!("request", %request_id, route = id)
    } else {
        tracing::info_span!("request", %request_id, route = id)
    };

    let (request, unread) = drain_body::make_drainable(request);
    let limit = edge.settings.request_timeout + edge.settings.outer_grace();
    let handled = report_long_polls(id, with_timeout(limit, next.run(request)));
    let response = handled.instrument(span.clone()).await;
    if let Some(unread) = unread {
        unread.drain().await;
    }
    let refusal = refusal_of(&response, metered.map(|metered| metered.route.missing));
    let mut response = match &refusal {
        None => response,
        Some(refusal) => {
            let mut rendered = envelope::render(refusal, &request_id);
            copy_cors_headers(&response, &mut rendered);
            rendered
        }
    };

    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        headers.insert(REQUEST_ID, value);
    }
    add_security_headers(headers);
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

/// Runs a handler within a time limit; a panic becomes a 500.
async fn with_timeout(limit: Duration, handled: impl Future<Output = Response>) -> Response {
    let handled = AssertUnwindSafe(handled).catch_unwind();
    match tokio::time::timeout(limit, handled).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => Failure(Refusal::Internal("a handler panicked".to_owned())).into_response(),
        Err(_) => Failure(Refusal::Upstream("the request took too long".to_owned())).into_response(),
    }
}

/// [`with_timeout`] as a layer inside the CORS layer, so that its error responses get CORS headers too.
pub(crate) async fn timeout_layer(State(edge): State<Arc<Edge>>, request: Request, next: Next) -> Response {
    with_timeout(edge.settings.request_timeout, next.run(request)).await
}

/// The refusal behind an error response. A redirect is not an error.
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
        None => envelope::refusal_of_foreign(response),
    };
    // Every 404 of a route has the same message, so that it does not reveal why.
    Some(match (refusal, missing) {
        (Refusal::NotFound(_), Some(missing)) => missing.refusal(),
        (refusal, _) => refusal,
    })
}

fn copy_cors_headers(from: &Response, to: &mut Response) {
    for (name, value) in from.headers() {
        if name.as_str().starts_with("access-control-") || name == http::header::VARY {
            to.headers_mut().append(name, value.clone());
        }
    }
}
