//! A listener: accepts connections, serves them, and on shutdown finishes the requests in flight.

use std::convert::Infallible;
use std::error::Error;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::connections::{ConnectionLimits, Connections, OpenConnection};
use crate::headers::add_security_headers;
use crate::state::Edge;
use crate::tracked_body::TrackedBody;

/// After so many requests a connection lets other tasks run. A client that sends many requests without waiting for the
/// answers would else keep the thread until all of them are answered.
const YIELD_EVERY: usize = 4;

/// How long the rest of a body may take to arrive once the listener stops.
const BODY_GRACE: Duration = Duration::from_secs(2);

/// The address a request came from.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

/// Serves until cancelled; then accepts nothing more and waits for requests in flight, up to the grace time. `name`
/// labels the listener in the metrics.
pub async fn serve(
    name: &'static str,
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    cancel: CancellationToken,
    grace: Duration,
) {
    let graceful = GracefulShutdown::new();
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        // Runs from the accept or the last response until the next request head, so it ends idle connections too.
        .header_read_timeout(limits.idle_timeout)
        .max_buf_size(64 * 1024);
    let write_timeout = limits.write_timeout;
    let connections = Connections::new(name, limits);
    loop {
        let (stream, peer) = tokio::select! {
            () = cancel.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    handle_accept_error(&connections, &error).await;
                    continue;
                }
            },
        };
        let Some(slot) = connections.admit(peer.ip()) else {
            continue;
        };
        let (router, connection) = (router.clone(), Arc::clone(slot.connection()));
        let served = Arc::new(AtomicUsize::new(0));
        let stopped = stopped_before_a_request(cancel.clone(), Arc::clone(&served), Arc::clone(slot.connection()));
        let service = service_fn(move |request| {
            let yields = served.fetch_add(1, Ordering::Relaxed) % YIELD_EVERY == YIELD_EVERY - 1;
            let answering = answer(router.clone(), Arc::clone(&connection), peer, request);
            async move {
                if yields {
                    tokio::task::yield_now().await;
                }
                answering.await
            }
        });
        let io = TokioIo::new(with_write_timeout(stream, write_timeout));
        let serving = graceful.watch(builder.serve_connection(io, service));
        let connections = Arc::clone(&connections);
        tokio::spawn(async move {
            tokio::select! {
                biased;
                () = slot.connection().displaced() => tracing::debug!("connection closed to make room"),
                () = stopped => tracing::debug!("connection closed without a request"),
                ended = serving => if let Err(error) = ended {
                    if is_write_timeout(&error) {
                        connections.count_write_timeout();
                    }
                    // Clients disconnect all the time; this is not worth a warning.
                    tracing::debug!(%error, "connection ended");
                },
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(grace, graceful.shutdown()).await.is_err() {
        tracing::warn!("requests were still in flight when the grace time ended");
    }
}

/// Completes on shutdown if no complete request head has arrived on the connection by then, and soon after it if a body
/// has not. hyper would wait for the rest of a first head until the idle timeout, and the handler for the rest of a
/// body until the body timeout; between two requests hyper closes the connection itself.
async fn stopped_before_a_request(
    cancel: CancellationToken,
    served: Arc<AtomicUsize>,
    connection: Arc<OpenConnection>,
) {
    cancel.cancelled().await;
    if served.load(Ordering::Relaxed) == 0 {
        return;
    }
    tokio::time::sleep(BODY_GRACE).await;
    if !connection.is_receiving() {
        std::future::pending::<()>().await;
    }
}

/// Answers one request. The connection counts as waiting for the service from the end of the body to the response.
async fn answer(
    router: Router,
    connection: Arc<OpenConnection>,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(|body| TrackedBody::wrap(body, &connection));
    request.extensions_mut().insert(Peer(peer));
    let answered = router.oneshot(request).await;
    connection.mark_waiting();
    answered
}

/// Most likely the process is out of file handles: closes the longest idle connection to get one back.
async fn handle_accept_error(connections: &Connections, error: &io::Error) {
    tracing::warn!(%error, "a connection could not be accepted");
    let pause = if connections.make_room() { 1 } else { 50 };
    tokio::time::sleep(Duration::from_millis(pause)).await;
}

/// A stream whose writes fail when the client has read nothing for this long.
fn with_write_timeout(stream: TcpStream, timeout: Duration) -> Pin<Box<TimeoutStream<TcpStream>>> {
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(timeout));
    Box::pin(stream)
}

/// Whether a connection ended because its client did not read.
fn is_write_timeout(error: &hyper::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref::<io::Error>());
    cause.is_some_and(|cause| cause.kind() == ErrorKind::TimedOut)
}

/// Removes rate-limit state that is no longer needed, once a minute, until cancelled.
pub async fn tidy_limits(edge: Arc<Edge>, cancel: CancellationToken) {
    loop {
        tokio::select! {
            () = cancel.cancelled() => return,
            () = tokio::time::sleep(Duration::from_secs(60)) => edge.limits.tidy(edge.engine.now()),
        }
    }
}

/// A router that serves one plain-text document, such as the metrics. It is rendered on a blocking thread, one at a
/// time: with many series it takes milliseconds.
pub fn text_router(path: &str, render: impl Fn() -> String + Clone + Send + Sync + 'static) -> Router {
    let turn = Arc::new(Semaphore::new(1));
    let rendered = move || {
        let (turn, render) = (Arc::clone(&turn), render.clone());
        async move {
            let turn = turn.acquire_owned().await;
            // The turn moves into the work, so that it is held to the end even if the caller is gone.
            let rendering = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                render()
            });
            rendering.await.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
        }
    };
    let protected = |mut response: axum::response::Response| async {
        add_security_headers(response.headers_mut());
        response
    };
    Router::new()
        .route(path, axum::routing::get(rendered))
        .layer(axum::middleware::map_response(protected))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// On one thread: how many other turns had passed when each of many requests at once was answered.
    #[tokio::test]
    async fn requests_without_a_pause_let_other_tasks_run() {
        const REQUESTS: usize = 40;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let turns = Arc::new(AtomicUsize::new(0));
        let seen = Arc::new(Mutex::new(Vec::new()));
        let router = {
            let (turns, seen) = (Arc::clone(&turns), Arc::clone(&seen));
            // The answer is ready at once: only the connection itself can let others run.
            let answer = move || {
                seen.lock().unwrap().push(turns.load(Ordering::Relaxed));
                std::future::ready(String::new())
            };
            Router::new().route("/", axum::routing::get(answer))
        };
        let cancel = CancellationToken::new();
        let limits = ConnectionLimits::default();
        let grace = Duration::from_secs(5);
        tokio::spawn(serve("test", listener, router, limits, cancel.clone(), grace));
        let mut client = TcpStream::connect(address).await.unwrap();
        let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
        client.write_all(request.repeat(REQUESTS).as_bytes()).await.unwrap();
        let other = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move {
                loop {
                    turns.fetch_add(1, Ordering::Relaxed);
                    tokio::task::yield_now().await;
                }
            }
        });
        let mut buffer = [0; 4096];
        while seen.lock().unwrap().len() < REQUESTS {
            assert_ne!(client.read(&mut buffer).await.unwrap(), 0);
        }
        other.abort();
        cancel.cancel();
        let mut seen = seen.lock().unwrap().clone();
        seen.dedup();
        // hyper may poll a connection a second time in the same turn, which undoes every other yield.
        assert!(seen.len() >= REQUESTS / YIELD_EVERY / 2, "{seen:?}");
    }

    #[tokio::test]
    async fn a_stop_closes_connections_with_half_a_request_and_finishes_requests() {
        const HALF_BODY: &[u8] = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";
        const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow";
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let arrived = Arc::new(Semaphore::new(0));
        let released = Arc::new(Semaphore::new(0));
        let reading = Arc::new(Semaphore::new(0));
        let router = {
            let (arrived, released) = (Arc::clone(&arrived), Arc::clone(&released));
            let answer = move || async move {
                arrived.add_permits(1);
                released.acquire().await.unwrap().forget();
                "done"
            };
            let reading = Arc::clone(&reading);
            let read = move |request: Request| async move {
                reading.add_permits(1);
                let _ = axum::body::to_bytes(request.into_body(), 9).await;
            };
            Router::new().route("/", axum::routing::get(answer).post(read))
        };
        let cancel = CancellationToken::new();
        let limits = ConnectionLimits::default();
        let hour = Duration::from_secs(3_600);
        let serving = tokio::spawn(serve("test", listener, router, limits, cancel.clone(), hour));

        let mut first_half = TcpStream::connect(address).await.unwrap();
        first_half.write_all(HALF).await.unwrap();
        // Half of the next request after an answer.
        let mut next_half = TcpStream::connect(address).await.unwrap();
        released.add_permits(1);
        next_half.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut buffer = [0; 4096];
        assert_ne!(next_half.read(&mut buffer).await.unwrap(), 0);
        next_half.write_all(HALF).await.unwrap();
        // Half a body.
        let mut half_body = TcpStream::connect(address).await.unwrap();
        half_body.write_all(HALF_BODY).await.unwrap();
        reading.acquire().await.unwrap().forget();
        // A request in flight.
        let mut whole = TcpStream::connect(address).await.unwrap();
        whole.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        arrived.acquire_many(2).await.unwrap().forget();

        cancel.cancel();
        let soon = Duration::from_secs(10);
        for half in [&mut first_half, &mut next_half, &mut half_body] {
            let closed = tokio::time::timeout(soon, half.read(&mut buffer)).await;
            assert!(matches!(closed.expect("closed at once"), Ok(0) | Err(_)));
        }
        assert!(!serving.is_finished(), "the stop waits for the request in flight");
        released.add_permits(1);
        assert_ne!(whole.read(&mut buffer).await.unwrap(), 0);
        tokio::time::timeout(soon, serving).await.expect("stopped").unwrap();
    }
}
