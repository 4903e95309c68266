//! The baseline: a minimal axum service.

use axum::Router;
use axum::routing::get;

/// Serves hello from this process; returns its address.
pub(crate) async fn start() -> Result<String, String> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .map_err(|error| error.to_string())?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let router = Router::new().route("/", get(|| std::future::ready("hello")));
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(format!("http://{address}"))
}
