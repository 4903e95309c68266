//! A raw TCP connection, to send what no HTTP library would.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::caller::{Reply, check};

/// An open connection. It is closed when dropped.
pub struct Raw {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Raw {
    pub async fn open(base: &str) -> Self {
        let stream = TcpStream::connect(base.trim_start_matches("http://")).await.unwrap();
        Self::from_stream(stream)
    }

    /// Connects from another loopback address. A small receive buffer makes unread replies block the server soon.
    pub async fn from(address: &str, base: &str) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(16 * 1_024).unwrap();
        socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
        let server = base.trim_start_matches("http://").parse().unwrap();
        Self::from_stream(socket.connect(server).await.unwrap())
    }

    fn from_stream(stream: TcpStream) -> Self {
        stream.set_nodelay(true).unwrap();
        Self {
            stream,
            read: Vec::new(),
        }
    }

    /// Sends bytes; `false` if the other side has closed. That is no failure: its reply says why.
    pub async fn send(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        self.stream.write_all(bytes.as_ref()).await.is_ok()
    }

    /// The next reply, with a body of its `Content-Length`. Panics after 20 seconds.
    pub async fn reply(&mut self) -> Reply {
        let reply = tokio::time::timeout(Duration::from_secs(20), self.next())
            .await
            .expect("no reply came");
        if reply.status != 100 {
            check("RAW", "/", &reply);
        }
        reply
    }

    async fn next(&mut self) -> Reply {
        let head = loop {
            if let Some(end) = self.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break self.read.drain(..end + 4).collect::<Vec<u8>>();
            }
            assert!(
                self.more().await,
                "closed before a reply: {}",
                String::from_utf8_lossy(&self.read)
            );
        };
        let head = String::from_utf8(head).unwrap();
        let mut lines = head.trim_end().split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let mut headers = reqwest::header::HeaderMap::new();
        for line in lines {
            let (name, value) = line.split_once(':').unwrap();
            let name: reqwest::header::HeaderName = name.parse().unwrap();
            headers.append(name, value.trim().parse().unwrap());
        }
        let length = headers
            .get("content-length")
            .map_or(0, |value| value.to_str().unwrap().parse::<usize>().unwrap());
        while self.read.len() < length {
            assert!(self.more().await, "closed inside a reply: {head}");
        }
        Reply {
            status,
            headers,
            bytes: self.read.drain(..length).collect(),
        }
    }

    async fn more(&mut self) -> bool {
        let mut part = [0; 4096];
        let count = self.stream.read(&mut part).await.unwrap_or(0);
        self.read.extend_from_slice(&part[..count]);
        count > 0
    }

    /// Whether the other side has closed, without waiting. Bytes that it sent before are kept.
    pub fn is_closed(&mut self) -> bool {
        let mut part = [0; 4096];
        loop {
            match self.stream.try_read(&mut part) {
                Ok(0) => return true,
                Ok(count) => self.read.extend_from_slice(&part[..count]),
                Err(error) => return error.kind() != std::io::ErrorKind::WouldBlock,
            }
        }
    }

    /// Waits until the other side has closed; panics after a minute.
    pub async fn closed(&mut self) {
        let reading = async { while self.more().await {} };
        tokio::time::timeout(Duration::from_secs(60), reading)
            .await
            .expect("the connection stays open");
    }

    /// Waits until writing fails, without reading what the other side sends.
    pub async fn wait_until_cut_off(&mut self) {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
        while self.stream.write_all(b"x").await.is_ok() {
            assert!(tokio::time::Instant::now() < deadline, "the connection stays open");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
