//! A model provider on loopback: speaks like OpenAI and like Anthropic, answers every stage as a decent model would,
//! and does whatever else a test wants.

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

/// Which protocol a call came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `/v1/chat/completions`.
    OpenAi,
    /// `/v1/messages`.
    Anthropic,
}

/// One call.
#[derive(Debug, Clone)]
pub struct Heard {
    /// The protocol it came in.
    pub shape: Shape,
    /// `triage`, `research` and so on, by the prompt.
    pub stage: String,
    /// The model it was for.
    pub model: String,
    /// What the system role said.
    pub system: String,
    /// The last thing the user role said.
    pub user: String,
    /// All user turns.
    pub users: usize,
    /// All of it.
    pub body: Value,
    /// The header with the key.
    pub authorization: String,
}

impl Heard {
    /// Whether this form of answers is asked for.
    pub fn form(&self) -> &str {
        match self.shape {
            Shape::OpenAi => self.body["response_format"]["type"].as_str().unwrap_or("text"),
            Shape::Anthropic => self.body["output_config"]["format"]["type"].as_str().unwrap_or("text"),
        }
    }
}

/// What to do with a call.
#[derive(Debug, Clone)]
pub enum Act {
    /// Answer well.
    Answer,
    /// Answer with this object.
    Say(Value),
    /// Answer with this text.
    Text(String),
    /// Want a tool used.
    Tool(&'static str, Value),
    /// Fail with a status, and headers.
    Status(u16, Vec<(&'static str, String)>),
    /// Take that long, then answer well.
    Slow(Duration),
    /// Take that long, then answer with this object.
    SaySlowly(Duration, Value),
    /// Break off in the middle of the answer.
    Break,
    /// Answer something that is not what the protocol says.
    Garbage,
    /// Decline, as the protocol has it.
    Decline,
}

type Plot = dyn Fn(&Heard) -> Act + Send + Sync;

/// A running provider.
pub struct ModelServer {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<Heard>>>,
    /// Connections that nobody has closed.
    open: Arc<AtomicUsize>,
    busy: Arc<AtomicUsize>,
    most_busy: Arc<AtomicUsize>,
    aborted: Arc<AtomicUsize>,
    task: tokio::task::JoinHandle<()>,
}

impl ModelServer {
    /// One that does as told.
    pub async fn start(plot: impl Fn(&Heard) -> Act + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let plot: Arc<Plot> = Arc::new(plot);
        let (heard, busy, most_busy, aborted) = (Arc::default(), Arc::default(), Arc::default(), Arc::default());
        let mut server = Self {
            address,
            heard,
            open: Arc::default(),
            busy,
            most_busy,
            aborted,
            task: tokio::spawn(async {}),
        };
        let (log, busy, most, aborted) = (
            server.heard.clone(),
            server.busy.clone(),
            server.most_busy.clone(),
            server.aborted.clone(),
        );
        let open = server.open.clone();
        server.task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                open.fetch_add(1, Ordering::SeqCst);
                let open = open.clone();
                let (plot, log, busy, most, aborted) =
                    (plot.clone(), log.clone(), busy.clone(), most.clone(), aborted.clone());
                tokio::spawn(async move {
                    let Some((mut stream, heard)) = wire::read(stream).await else {
                        open.fetch_sub(1, Ordering::SeqCst);
                        return;
                    };
                    log.lock().unwrap().push(heard.clone());
                    most.fetch_max(busy.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    let act = plot(&heard);
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

    /// One that answers everything well.
    pub async fn decent() -> Self {
        Self::start(|_| Act::Answer).await
    }

    /// As `models.base_url` wants it.
    pub fn base_url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// Everything it was asked.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until every call of a caller that is gone has been read or given up.
    pub async fn settled(&self) {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
        while self.open.load(Ordering::SeqCst) > 0 {
            assert!(tokio::time::Instant::now() < deadline, "a call stays open");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// How often a stage was asked.
    pub fn count(&self, stage: &str) -> usize {
        self.heard
            .lock()
            .unwrap()
            .iter()
            .filter(|heard| heard.stage == stage)
            .count()
    }

    /// The most calls that were in flight at once.
    pub fn most_busy(&self) -> usize {
        self.most_busy.load(Ordering::SeqCst)
    }

    /// Starts counting the most calls in flight again.
    pub fn count_anew(&self) {
        self.most_busy.store(0, Ordering::SeqCst);
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

/// A failure as providers report it.
pub(crate) fn failure(status: u16) -> Value {
    json!({"error": {"type": "error", "message": format!("status {status} for key sk-zq7canary at 10.1.2.3")}})
}
