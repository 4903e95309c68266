//! A provider under the control of a test.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;

use super::{NOW, fixture};
use crate::market::live::Live;
use crate::market::{LiveSettings, providers};

/// An answer.
#[derive(Clone)]
pub(super) struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
    delay: Duration,
}

impl Reply {
    pub(super) fn of(status: u16, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
            delay: Duration::ZERO,
        }
    }

    pub(super) fn file(name: &str) -> Self {
        Self::of(200, fixture(name))
    }

    pub(super) fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    pub(super) fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }
}

/// A request as it came.
#[derive(Debug, Clone)]
pub(super) struct Request {
    pub(super) line: String,
    headers: Vec<(String, String)>,
}

impl Request {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let found = self
            .headers
            .iter()
            .find(|(header, _)| header.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }
}

/// A server that gives one answer after the other, and the last one again and again.
pub(super) struct Vendor {
    pub(super) address: String,
    replies: Arc<Mutex<Vec<Reply>>>,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Vendor {
    pub(super) fn start(replies: impl IntoIterator<Item = Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let vendor = Self {
            address: format!("http://{}", listener.local_addr().unwrap()),
            replies: Arc::new(Mutex::new(replies.into_iter().collect())),
            requests: Arc::default(),
        };
        let (replies, requests) = (vendor.replies.clone(), vendor.requests.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (replies, requests) = (replies.clone(), requests.clone());
                std::thread::spawn(move || answer(stream, &replies, &requests));
            }
        });
        vendor
    }

    /// From now on.
    pub(super) fn answers(&self, replies: impl IntoIterator<Item = Reply>) {
        *self.replies.lock() = replies.into_iter().collect();
    }

    pub(super) fn requests(&self) -> Vec<Request> {
        self.requests.lock().clone()
    }

    /// The request lines so far.
    pub(super) fn lines(&self) -> Vec<String> {
        self.requests().into_iter().map(|request| request.line).collect()
    }

    /// Settings with every provider at this address, and each of them off.
    pub(super) fn settings(&self) -> LiveSettings {
        LiveSettings {
            timeout: Duration::from_millis(800),
            sec_base_url: self.address.clone(),
            sec_files_base_url: self.address.clone(),
            stooq_base_url: self.address.clone(),
            fred_base_url: self.address.clone(),
            alphavantage_base_url: self.address.clone(),
            ..LiveSettings::default()
        }
    }

    pub(super) fn stooq(&self) -> Arc<dyn Live> {
        let settings = LiveSettings {
            stooq_enabled: true,
            ..self.settings()
        };
        the_one(&settings)
    }
}

/// The one provider that is on.
pub(super) fn the_one(settings: &LiveSettings) -> Arc<dyn Live> {
    let clock: Arc<dyn Clock> = Arc::new(TestClock::default());
    let mut all = all(settings, &clock);
    assert_eq!(all.len(), 1);
    all.remove(0)
}

/// The providers that are on.
pub(super) fn all(settings: &LiveSettings, clock: &Arc<dyn Clock>) -> Vec<Arc<dyn Live>> {
    let ids: Arc<dyn Ids> = Arc::new(Counter::default());
    providers(settings, clock, &ids).unwrap()
}

fn answer(stream: TcpStream, replies: &Mutex<Vec<Reply>>, requests: &Mutex<Vec<Request>>) {
    let mut reader = BufReader::new(&stream);
    let (mut line, mut headers) = (String::new(), Vec::new());
    if reader.read_line(&mut line).unwrap_or(0) == 0 {
        return;
    }
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).unwrap();
        let Some((name, value)) = header.trim().split_once(": ") else {
            break;
        };
        headers.push((name.to_owned(), value.to_owned()));
    }
    requests.lock().push(Request {
        line: line.trim().to_owned(),
        headers,
    });
    let reply = {
        let mut replies = replies.lock();
        if replies.len() > 1 {
            replies.remove(0)
        } else {
            replies[0].clone()
        }
    };
    std::thread::sleep(reply.delay);
    let mut head = format!(
        "HTTP/1.1 {} X\r\nContent-Length: {}\r\nConnection: close\r\n",
        reply.status,
        reply.body.len()
    );
    for (name, value) in &reply.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    let _ = (&stream).write_all(format!("{head}\r\n").as_bytes());
    let _ = (&stream).write_all(&reply.body);
}

/// A clock that stands still until it is put forward.
#[derive(Default)]
pub(super) struct TestClock(AtomicI64);

impl TestClock {
    pub(super) fn advance(&self, seconds: i64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now(&self) -> Timestamp {
        NOW.plus_seconds(self.0.load(Ordering::SeqCst))
    }
}

#[derive(Default)]
struct Counter(AtomicU64);

impl Ids for Counter {
    fn unique(&self) -> u128 {
        self.0.fetch_add(1, Ordering::SeqCst).into()
    }

    fn secret(&self) -> [u8; 32] {
        [0; 32]
    }
}
