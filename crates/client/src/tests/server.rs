//! A server with a script: one response per request, in order.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::{Client, RetryPolicy};

/// A response of the script.
#[derive(Clone)]
pub struct Reply {
    status: u16,
    headers: String,
    body: String,
}

/// A response with status 200.
pub fn ok(body: &str) -> Reply {
    Reply {
        status: 200,
        headers: String::new(),
        body: body.to_owned(),
    }
}

/// An error with its envelope.
pub fn error(status: u16, code: &str, retryable: bool) -> Reply {
    Reply {
        status,
        headers: String::new(),
        body: format!(r#"{{"error":{{"code":"{code}","message":"m","request_id":"req_1","retryable":{retryable}}}}}"#),
    }
}

impl Reply {
    /// The same with another status.
    pub fn status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    /// The same with one more header.
    pub fn header(mut self, line: &str) -> Self {
        self.headers.push_str(line);
        self.headers.push_str("\r\n");
        self
    }
}

/// The received requests, each as one text: request line, headers and body.
#[derive(Clone, Default)]
pub struct Seen(Arc<Mutex<Vec<String>>>);

impl Seen {
    /// The request lines without the protocol.
    pub fn lines(&self) -> Vec<String> {
        let requests = self.0.lock().unwrap();
        requests
            .iter()
            .map(|request| request.lines().next().unwrap().replace(" HTTP/1.1", ""))
            .collect()
    }

    /// The values of a header, one per request that has it.
    pub fn header(&self, name: &str) -> Vec<String> {
        let requests = self.0.lock().unwrap();
        let wanted = format!("{}:", name.to_lowercase());
        requests
            .iter()
            .flat_map(|request| request.lines().map(str::to_owned).collect::<Vec<_>>())
            .filter(|line| line.to_lowercase().starts_with(&wanted))
            .map(|line| line[wanted.len()..].trim().to_owned())
            .collect()
    }

    /// The whole text of the request with this index.
    pub fn text(&self, at: usize) -> String {
        self.0.lock().unwrap()[at].clone()
    }
}

/// Starts a server with a script and a client for it. A request beyond the script is a 500 that must not be retried.
pub async fn scripted(replies: Vec<Reply>) -> (Client, Seen) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let seen = Seen::default();
    let log = seen.clone();
    tokio::spawn(async move {
        let mut replies = replies.into_iter();
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let request = read_request(&mut stream).await;
            log.0.lock().unwrap().push(request);
            let reply = replies.next().unwrap_or_else(|| error(500, "beyond_the_script", false));
            let text = format!(
                "HTTP/1.1 {} x\r\n{}content-length: {}\r\nconnection: close\r\n\r\n{}",
                reply.status,
                reply.headers,
                reply.body.len(),
                reply.body
            );
            stream.write_all(text.as_bytes()).await.unwrap();
        }
    });
    let retry = RetryPolicy {
        attempts: 4,
        first_wait: Duration::from_millis(10),
        longest_back_off: Duration::from_millis(40),
        longest_retry_after: Duration::from_secs(5),
    };
    let client = Client::new(&format!("http://{address}"), "hfk_test").unwrap();
    (client.with_retry(retry), seen)
}

async fn read_request(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some(end) = text.find("\r\n\r\n") {
            let length = text
                .lines()
                .find_map(|line| line.to_lowercase().strip_prefix("content-length:")?.trim().parse().ok())
                .unwrap_or(0usize);
            if bytes.len() >= end + 4 + length {
                return text;
            }
        }
        let read = stream.read(&mut buffer).await.unwrap();
        assert!(read > 0, "the client hung up");
        bytes.extend_from_slice(&buffer[..read]);
    }
}
