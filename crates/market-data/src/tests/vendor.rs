//! A fake HTTP server in place of a provider.

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
use crate::live::Live;
use crate::{LiveSettings, providers};

/// An answer of the server.
#[derive(Clone)]
pub(super) struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
    delay: Duration,
    /// The number of bytes that are not sent, although `Content-Length` counts them.
    withheld: usize,
}

impl Reply {
    pub(super) fn of(status: u16, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
            delay: Duration::ZERO,
            withheld: 0,
        }
    }

    pub(super) fn file(name: &str) -> Self {
        Self::of(200, fixture(name))
    }

    pub(super) fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Closes the connection in the middle of the body.
    pub(super) fn cut(mut self) -> Self {
        self.withheld = self.body.len() / 2 + 1;
        self
    }

    pub(super) fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }
}

/// A request that the server received.
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

/// Chooses the answer to a request.
type Answers = Box<dyn Fn(&Request) -> Reply + Send>;

/// A fake provider.
pub(super) struct Vendor {
    pub(super) address: String,
    answers: Arc<Mutex<Answers>>,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Vendor {
    /// Gives one answer after the other, and repeats the last one.
    pub(super) fn start(replies: impl IntoIterator<Item = Reply>) -> Self {
        Self::by_request(in_turn(replies))
    }

    /// Chooses the answer by the request.
    pub(super) fn by_request(answers: impl Fn(&Request) -> Reply + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let vendor = Self {
            address: format!("http://{}", listener.local_addr().unwrap()),
            answers: Arc::new(Mutex::new(Box::new(answers))),
            requests: Arc::default(),
        };
        let (answers, requests) = (vendor.answers.clone(), vendor.requests.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (answers, requests) = (answers.clone(), requests.clone());
                std::thread::spawn(move || answer(stream, &answers, &requests));
            }
        });
        vendor
    }

    /// Replaces the answers from now on.
    pub(super) fn answers(&self, replies: impl IntoIterator<Item = Reply>) {
        *self.answers.lock() = Box::new(in_turn(replies));
    }

    pub(super) fn requests(&self) -> Vec<Request> {
        self.requests.lock().clone()
    }

    /// The request lines so far.
    pub(super) fn lines(&self) -> Vec<String> {
        self.requests().into_iter().map(|request| request.line).collect()
    }

    /// Settings with every provider at this address, and all of them off.
    pub(super) fn settings(&self) -> LiveSettings {
        let mut settings = LiveSettings {
            timeout_seconds: 1,
            ..LiveSettings::default()
        };
        for (_, url) in settings.addresses() {
            url.clone_from(&self.address);
        }
        settings.currency_api_base_url.push_str("/npm/{date}/v1");
        settings.currency_api_fallback_url.push_str("/pages/{date}/v1");
        settings
    }

    pub(super) fn stooq(&self) -> Arc<dyn Live> {
        let settings = LiveSettings {
            stooq_enabled: true,
            ..self.settings()
        };
        only_provider(&settings)
    }
}

/// The only provider that the settings turn on.
pub(super) fn only_provider(settings: &LiveSettings) -> Arc<dyn Live> {
    let clock: Arc<dyn Clock> = Arc::new(TestClock::default());
    let mut providers = configured_providers(settings, &clock);
    assert_eq!(providers.len(), 1);
    providers.remove(0)
}

/// The providers that the settings turn on.
pub(super) fn configured_providers(settings: &LiveSettings, clock: &Arc<dyn Clock>) -> Vec<Arc<dyn Live>> {
    let ids: Arc<dyn Ids> = Arc::new(Counter::default());
    providers(settings, clock, &ids).unwrap()
}

/// One reply after the other; the last one is repeated.
fn in_turn(replies: impl IntoIterator<Item = Reply>) -> impl Fn(&Request) -> Reply + Send + 'static {
    let replies = Mutex::new(replies.into_iter().collect::<Vec<_>>());
    move |_| {
        let mut replies = replies.lock();
        match replies.len() {
            1 => replies[0].clone(),
            _ => replies.remove(0),
        }
    }
}

fn answer(stream: TcpStream, answers: &Mutex<Answers>, requests: &Mutex<Vec<Request>>) {
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
    let request = Request {
        line: line.trim().to_owned(),
        headers,
    };
    requests.lock().push(request.clone());
    let reply = answers.lock()(&request);
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
    let _ = (&stream).write_all(&reply.body[..reply.body.len() - reply.withheld]);
}

/// A clock that moves only when a test advances it.
#[derive(Default)]
pub(super) struct TestClock(AtomicI64);

impl TestClock {
    /// A clock at midnight of a day.
    pub(super) fn at(day: &str) -> Self {
        let day: jiff::civil::Date = day.parse().unwrap();
        let seconds = day.to_zoned(jiff::tz::TimeZone::UTC).unwrap().timestamp().as_second();
        Self(AtomicI64::new(seconds - NOW.seconds()))
    }

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
