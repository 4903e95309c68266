//! A fake model provider on loopback. It speaks the protocols of OpenAI and Anthropic, gives a good answer at every
//! stage, and fails in the ways that a test asks for.

#![expect(
    clippy::unwrap_used,
    reason = "it ends with the test or the measurement that it was started for"
)]

mod answers;
mod wire;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::net::TcpListener;

pub use answers::answer;

/// The protocol of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `/v1/chat/completions`.
    OpenAi,
    /// `/v1/messages`.
    Anthropic,
}

/// One call that the server received.
#[derive(Debug, Clone)]
pub struct ReceivedCall {
    /// The protocol of the call.
    pub shape: Shape,
    /// `triage`, `research` and so on, recognised by the prompt.
    pub stage: String,
    /// The model that was called.
    pub model: String,
    /// The text of the system role.
    pub system: String,
    /// The first text of the user role.
    pub user: String,
    /// The number of user turns.
    pub users: usize,
    /// The whole body of the request.
    pub body: Value,
    /// The value of the header with the API key.
    pub authorization: String,
}

impl ReceivedCall {
    /// The form of answers that the call asks for, such as `json_schema`; `text` if it names none.
    pub fn form(&self) -> &str {
        match self.shape {
            Shape::OpenAi => self.body["response_format"]["type"].as_str().unwrap_or("text"),
            Shape::Anthropic => self.body["output_config"]["format"]["type"].as_str().unwrap_or("text"),
        }
    }
}

/// How the server responds to a call.
#[derive(Debug, Clone)]
pub enum Act {
    /// Give a good answer for the stage.
    Answer,
    /// Answer with this object.
    Say(Value),
    /// Answer with this text.
    Text(String),
    /// Ask for a tool, with these arguments.
    Tool(&'static str, Value),
    /// Fail with a status and extra headers.
    Status(u16, Vec<(&'static str, String)>),
    /// Wait, then give a good answer.
    Slow(Duration),
    /// Wait, then answer with this object.
    SaySlowly(Duration, Value),
    /// Break off in the middle of the answer.
    Break,
    /// Answer with broken JSON.
    Garbage,
    /// Refuse to answer, as the protocol expresses it.
    Decline,
}

/// Decides how to respond to each call.
type Script = dyn Fn(&ReceivedCall) -> Act + Send + Sync;

/// A running provider.
pub struct ModelServer {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<ReceivedCall>>>,
    /// Connections that are not closed yet.
    open: Arc<AtomicUsize>,
    /// Calls in flight.
    busy: Arc<AtomicUsize>,
    peak_in_flight: Arc<AtomicUsize>,
    aborted: Arc<AtomicUsize>,
    task: tokio::task::JoinHandle<()>,
}

impl ModelServer {
    /// Starts a server that responds to each call as the script says.
    pub async fn start(script: impl Fn(&ReceivedCall) -> Act + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let script: Arc<Script> = Arc::new(script);
        let (heard, busy, peak_in_flight, aborted) = (Arc::default(), Arc::default(), Arc::default(), Arc::default());
        let mut server = Self {
            address,
            heard,
            open: Arc::default(),
            busy,
            peak_in_flight,
            aborted,
            task: tokio::spawn(async {}),
        };
        let (log, busy, most, aborted) = (
            server.heard.clone(),
            server.busy.clone(),
            server.peak_in_flight.clone(),
            server.aborted.clone(),
        );
        let open = server.open.clone();
        server.task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                open.fetch_add(1, Ordering::SeqCst);
                let open = open.clone();
                let (script, log, busy, most, aborted) =
                    (script.clone(), log.clone(), busy.clone(), most.clone(), aborted.clone());
                tokio::spawn(async move {
                    let Some((mut stream, heard)) = wire::read(stream).await else {
                        open.fetch_sub(1, Ordering::SeqCst);
                        return;
                    };
                    log.lock().unwrap().push(heard.clone());
                    most.fetch_max(busy.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    let act = script(&heard);
                    if !wire::respond(&mut stream, &heard, act).await {
                        aborted.fetch_add(1, Ordering::SeqCst);
                    }
                    busy.fetch_sub(1, Ordering::SeqCst);
                    open.fetch_sub(1, Ordering::SeqCst);
                });
            }
        });
        server
    }

    /// Starts a server that gives a good answer to every call.
    pub async fn decent() -> Self {
        Self::start(|_| Act::Answer).await
    }

    /// The address for the setting `models.base_url`.
    pub fn base_url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// All calls so far.
    pub fn heard(&self) -> Vec<ReceivedCall> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until every connection is closed, so that a stopped caller's last calls are counted.
    pub async fn settled(&self) {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
        while self.open.load(Ordering::SeqCst) > 0 {
            assert!(tokio::time::Instant::now() < deadline, "a call stays open");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The number of calls for a stage.
    pub fn count(&self, stage: &str) -> usize {
        self.heard
            .lock()
            .unwrap()
            .iter()
            .filter(|heard| heard.stage == stage)
            .count()
    }

    /// The most calls that were in flight at once.
    pub fn peak_in_flight(&self) -> usize {
        self.peak_in_flight.load(Ordering::SeqCst)
    }

    /// Resets [`Self::peak_in_flight`] to zero.
    pub fn reset_peak(&self) {
        self.peak_in_flight.store(0, Ordering::SeqCst);
    }

    /// Calls whose caller hung up before the answer.
    pub fn aborted(&self) -> usize {
        self.aborted.load(Ordering::SeqCst)
    }
}

impl Drop for ModelServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// An error body as providers send it. It holds a key and an address, which must never reach a log or a user.
pub(crate) fn failure(status: u16) -> Value {
    json!({"error": {"type": "error", "message": format!("status {status} for key sk-zq7canary at 10.1.2.3")}})
}
