//! A TCP proxy in front of the database whose traffic can be paused, to simulate a broken network.

use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A TCP proxy on loopback.
pub struct Proxy {
    /// The database URL through the proxy.
    pub url: String,
    up: Arc<watch::Sender<bool>>,
}

impl Proxy {
    /// Starts a proxy in front of the database of a URL.
    pub async fn in_front_of(url: &str) -> Self {
        let (_, rest) = url.split_once('@').unwrap();
        let target = rest.split('/').next().unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let up = Arc::new(watch::channel(true).0);
        let line = up.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (target, line) = (target.clone(), line.clone());
                tokio::spawn(async move {
                    let far = TcpStream::connect(target).await.unwrap();
                    let (near_in, near_out) = near.into_split();
                    let (far_in, far_out) = far.into_split();
                    tokio::join!(carry(near_in, far_out, &line), carry(far_in, near_out, &line));
                });
            }
        });
        Self {
            url: url.replace(rest.split('/').next().unwrap(), &address),
            up,
        }
    }

    /// Stops all traffic without closing connections.
    pub fn cut(&self) {
        self.up.send_replace(false);
    }

    /// Resumes the traffic, including what was held back.
    pub fn restore(&self) {
        self.up.send_replace(true);
    }
}

async fn carry(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    line: &watch::Sender<bool>,
) {
    let mut up = line.subscribe();
    let mut buffer = vec![0; 16 * 1_024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        if up.wait_for(|up| *up).await.is_err() || to.write_all(&buffer[..count]).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}
