//! Binding the listeners, and the public addresses of the service.

use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

use crate::config::Config;
use crate::fault::Fault;

/// The origins the console can have in a browser: the configured address, or every local name of the edge.
pub fn console_origins(config: &Config, listener: Option<&TcpListener>) -> Vec<String> {
    if let Ok(public) = url::Url::parse(&config.server.public_url) {
        return vec![public.origin().ascii_serialization()];
    }
    let bound = listener.and_then(|listener| listener.local_addr().ok());
    let listen = bound.map_or_else(|| config.server.listen.clone(), |address| address.to_string());
    let Some((host, port)) = listen.rsplit_once(':') else {
        return Vec::new();
    };
    match host {
        "127.0.0.1" | "0.0.0.0" | "[::1]" | "[::]" | "localhost" => ["127.0.0.1", "localhost", "[::1]"]
            .map(|name| format!("http://{name}:{port}"))
            .to_vec(),
        other => vec![format!("http://{other}:{port}")],
    }
}

/// The auth service's public address, which is also the built-in issuer: the configured one, or where it listens.
pub fn issuer(config: &Config, listener: Option<&TcpListener>) -> String {
    public_address(&config.auth.public_url, &config.auth.listen, listener)
}

/// The edge's public address, which signed records name: the configured one, or where it listens.
pub fn public_url(config: &Config, listener: Option<&TcpListener>) -> String {
    public_address(&config.server.public_url, &config.server.listen, listener)
}

fn public_address(configured: &str, listen: &str, listener: Option<&TcpListener>) -> String {
    if !configured.is_empty() {
        return configured.trim_end_matches('/').to_owned();
    }
    let bound = listener.and_then(|listener| listener.local_addr().ok());
    match bound {
        Some(address) if listen.ends_with(":0") => format!("http://{address}"),
        _ => format!(
            "http://{}",
            listen.replace("0.0.0.0", "127.0.0.1").replace("[::]", "127.0.0.1")
        ),
    }
}

/// Connections that the kernel queues until they are accepted. If a burst fills the queue, the next client waits a
/// second until its kernel retries. The system may have a lower limit of its own.
const BACKLOG: u32 = 4_096;

/// Listens on a configured address; an error names its configuration key.
pub async fn bind(key: &str, listen: &str) -> Result<TcpListener, Fault> {
    let fault = |error| Fault::key(key, format_args!("cannot listen on `{listen}`: {error}"));
    let mut last_error = std::io::Error::from(std::io::ErrorKind::AddrNotAvailable);
    for address in tokio::net::lookup_host(listen).await.map_err(fault)? {
        match listen_on(address) {
            Ok(listener) => return Ok(listener),
            Err(error) => last_error = error,
        }
    }
    Err(fault(last_error))
}

fn listen_on(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // Otherwise a restart would have to wait until the old process's connections have left TIME_WAIT.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
