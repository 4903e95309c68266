//! A listener: accepts, serves, and on a stop finishes what is in flight.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::headers::protect;
use crate::state::Edge;

/// How long a client may take to send its headers.
const HEADER_TIMEOUT: Duration = Duration::from_secs(15);

/// The address a request came from.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

/// Serves until cancelled; then accepts nothing more and waits for what is in flight, up to the grace time.
pub async fn serve(listener: TcpListener, router: Router, cancel: CancellationToken, grace: Duration) {
    let graceful = GracefulShutdown::new();
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(64 * 1024);
    loop {
        let (stream, peer) = tokio::select! {
            () = cancel.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file handles, most likely: a pause lets some close.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            router
                .clone()
                .oneshot(Request::from(request.map(axum::body::Body::new)))
        });
        let connection = graceful.watch(builder.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            // A client that goes away in the middle is no news.
            if let Err(error) = connection.await {
                tracing::debug!(%error, "connection ended");
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(grace, graceful.shutdown()).await.is_err() {
        tracing::warn!("requests were still in flight when the grace time ended");
    }
}

/// Forgets the limits of keys that have rested, now and then, until cancelled.
pub async fn tidy_limits(edge: Arc<Edge>, cancel: CancellationToken) {
    loop {
        tokio::select! {
            () = cancel.cancelled() => return,
            () = tokio::time::sleep(Duration::from_secs(60)) => edge.limits.tidy(edge.engine.now()),
        }
    }
}

/// A router with one document of plain text, such as the metrics.
pub fn text_router(path: &str, render: impl Fn() -> String + Clone + Send + Sync + 'static) -> Router {
    let protected = |mut response: axum::response::Response| async {
        protect(response.headers_mut());
        response
    };
    Router::new()
        .route(path, axum::routing::get(move || std::future::ready(render())))
        .layer(axum::middleware::map_response(protected))
}
