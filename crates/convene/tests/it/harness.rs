//! Starts the service as `convene serve` does and talks to it over HTTP.

mod caller;
pub mod child_test;
mod database;
mod issuer;
mod process;
pub mod proxy;
mod raw;
pub mod scripted;
pub mod sign_in;
mod signing_key;
mod tables;

use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use ::sign_in::BuiltInIdentity;
use convene::app::{App, Overrides, Parts, assemble};
use convene::config::Config;
use convene::system::SystemClock;
use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::reasoner::Reasoner;
use serde_json::{Value, json};
use tempfile::TempDir;

pub use caller::{Caller, Reply};
pub use database::Db;
pub use issuer::Issuer;
pub use process::{Process, command, free_address};
pub use raw::Raw;
pub use tables::Tables;

/// Part of every user input and e-mail address of the tests, so that the captured logs can be searched for leaks.
pub const CANARY: &str = "zq7canary";

/// After this time a test fails instead of hanging.
pub const REPLY_TIMEOUT: Duration = Duration::from_secs(90);

/// Makes each test run on SQLite and on PostgreSQL.
#[macro_export]
macro_rules! both_stores {
    ($($name:ident),+ $(,)?) => {
        $(
            mod $name {
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn on_sqlite() {
                    super::$name($crate::harness::Db::Sqlite).await;
                }

                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn on_postgres() {
                    super::$name($crate::harness::Db::Postgres).await;
                }
            }
        )+
    };
}

/// The system clock, which a test can put forward.
#[derive(Debug, Default)]
pub struct TestClock {
    ahead_micros: AtomicI64,
}

impl Clock for TestClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_micros(SystemClock.now().micros() + self.ahead_micros.load(Ordering::SeqCst))
    }
}

impl TestClock {
    /// Puts the clock forward.
    pub fn advance(&self, by: Duration) {
        self.ahead_micros
            .fetch_add(i64::try_from(by.as_micros()).unwrap(), Ordering::SeqCst);
    }

    /// Puts the clock back, so that whatever uses the system clock is ahead of the service.
    pub fn set_back(&self, by: Duration) {
        self.ahead_micros
            .fetch_sub(i64::try_from(by.as_micros()).unwrap(), Ordering::SeqCst);
    }
}

/// A running service with a database of its own.
pub struct TestApp {
    pub app: App,
    pub config: Config,
    /// The address of the edge, without a slash at the end.
    pub edge: String,
    /// The address of the auth service.
    pub auth: String,
    pub clock: Arc<TestClock>,
    built_in: Option<Arc<BuiltInIdentity>>,
    _folder: TempDir,
}

impl TestApp {
    /// With every switch on and no poll floor, so that tests can poll as fast as they like.
    pub async fn start(db: Db) -> Self {
        Self::with(db, |_| {}).await
    }

    /// With the configuration changed.
    pub async fn with(db: Db, change: impl FnOnce(&mut Config)) -> Self {
        Self::with_parts(db, Parts::ALL, change).await
    }

    /// With a reasoner of the test's own.
    pub async fn with_reasoner(db: Db, reasoner: Arc<dyn Reasoner>, change: impl FnOnce(&mut Config)) -> Self {
        let (config, folder) = Self::prepare(db, change).await;
        let clock: Arc<TestClock> = Arc::default();
        let overrides = Overrides {
            clock: clock.clone(),
            reasoner: Some(reasoner),
            ..Overrides::default()
        };
        Self::start_with_overrides(config, folder, Parts::ALL, clock, overrides).await
    }

    /// With the configuration changed, and only these parts running.
    pub async fn with_parts(db: Db, parts: Parts, change: impl FnOnce(&mut Config)) -> Self {
        let (config, folder) = Self::prepare(db, change).await;
        Self::start_with_clock(config, folder, parts, Arc::default()).await
    }

    async fn prepare(db: Db, change: impl FnOnce(&mut Config)) -> (Config, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            data_dir: folder.path().to_owned(),
            ..Config::default()
        };
        config.store.url = db.fresh(folder.path()).await;
        signing_key::put(&config.store.url).await;
        config.store.pool_size = 6;
        config.switches.convene = true;
        config.switches.audit_pdf = true;
        config.switches.reviews = true;
        config.switches.erasure = true;
        config.switches.erasure_durable = true;
        config.limits.poll_floor_ms = 0;
        change(&mut config);
        (config, folder)
    }

    /// A second instance over the same database, with the same clock.
    pub async fn second_instance(other: &Self, parts: Parts, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = other.config.clone();
        config.server.listen = "127.0.0.1:0".to_owned();
        config.auth.listen = "127.0.0.1:0".to_owned();
        config.auth.public_url = other.auth.clone();
        change(&mut config);
        Self::start_with_clock(config, tempfile::tempdir().unwrap(), parts, other.clock.clone()).await
    }

    /// Stops gracefully and starts again over the same database; tokens stay valid.
    pub async fn restart(self) -> Self {
        let Self {
            app,
            mut config,
            auth,
            clock,
            built_in,
            _folder: folder,
            ..
        } = self;
        drop(built_in);
        app.stop().await;
        if config.auth.public_url.is_empty() {
            config.auth.public_url = auth;
        }
        Self::start_with_clock(config, folder, Parts::ALL, clock).await
    }

    /// Direct access to the database, bypassing the service.
    pub fn tables(&self) -> Tables {
        Tables::at(&self.config.store_url())
    }

    async fn start_with_clock(config: Config, folder: TempDir, parts: Parts, clock: Arc<TestClock>) -> Self {
        let overrides = Overrides {
            clock: clock.clone(),
            ..Overrides::default()
        };
        Self::start_with_overrides(config, folder, parts, clock, overrides).await
    }

    async fn start_with_overrides(
        mut config: Config,
        folder: TempDir,
        parts: Parts,
        clock: Arc<TestClock>,
        overrides: Overrides,
    ) -> Self {
        capture_logs();
        if config.server.listen == Config::default().server.listen {
            config.server.listen = "127.0.0.1:0".to_owned();
            config.auth.listen = "127.0.0.1:0".to_owned();
        }
        let app = App::start(&config, parts, overrides.clone(), None)
            .await
            .unwrap_or_else(|fault| panic!("{fault}"));
        let address =
            |listener: Option<std::net::SocketAddr>| listener.map(|at| format!("http://{at}")).unwrap_or_default();
        let (edge, auth) = (address(app.edge), address(app.auth));
        let issuer = if config.auth.public_url.is_empty() {
            auth.clone()
        } else {
            config.auth.public_url.clone()
        };
        let (_, built_in) = assemble(&config, &issuer, overrides)
            .await
            .unwrap_or_else(|fault| panic!("{fault}"));
        Self {
            app,
            config,
            edge,
            auth,
            clock,
            built_in,
            _folder: folder,
        }
    }

    /// A caller without a credential.
    pub fn anonymous(&self) -> Caller {
        Caller::new(&self.edge, &self.auth, None)
    }

    /// A caller with this bearer token.
    pub fn bearer(&self, token: &str) -> Caller {
        Caller::new(&self.edge, &self.auth, Some(token.to_owned()))
    }

    /// A signed-in person of the built-in provider.
    pub async fn person(&self, name: &str) -> Caller {
        let token = self.built_in.as_ref().unwrap().token_for(&email(name)).await.unwrap();
        self.bearer(&token)
    }

    /// A caller with an API key of this person.
    pub async fn key(&self, person: &Caller, scopes: &[&str]) -> Caller {
        let reply = person
            .auth_post("/api/v1/keys", &json!({"name": "test", "scopes": scopes}))
            .await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        self.bearer(reply.json()["key"].as_str().unwrap())
    }

    /// A caller with an API key with all three scopes.
    pub async fn full_key(&self, person: &Caller) -> Caller {
        self.key(person, &["pipeline:read", "pipeline:write", "pipeline:findings"])
            .await
    }

    /// Stops gracefully.
    pub async fn stop(self) {
        self.app.stop().await;
    }
}

/// Runs all futures concurrently; returns the results in order.
pub async fn at_once<T: Send + 'static>(work: impl IntoIterator<Item: Future<Output = T> + Send + 'static>) -> Vec<T> {
    let running: Vec<_> = work.into_iter().map(tokio::spawn).collect();
    let mut results = Vec::new();
    for task in running {
        results.push(task.await.unwrap());
    }
    results
}

/// The address of a test person. It carries the canary.
pub fn email(name: &str) -> String {
    format!("{name}.{CANARY}@example.org")
}

/// A question that needs no clarification.
pub fn clear_question() -> String {
    format!("Should I invest in Apple for the next five years? {CANARY}")
}

/// A question that needs clarification.
pub fn vague_question() -> String {
    format!("Should I buy Apple? {CANARY}")
}

impl Caller {
    /// Submits any question; returns the body.
    pub async fn ask(&self, input: &str) -> Value {
        self.post("/api/v1/briefs", &json!({"input": input}))
            .await
            .ok(200)
            .json()
    }

    /// Convenes the committee of a session, or tries to.
    pub async fn convene(&self, session: &str) -> Reply {
        self.post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
            .await
    }

    /// Polls a brief until its status is no longer `generating`; returns it.
    pub async fn finished_brief(&self, session: &str) -> Value {
        let path = format!("/api/v1/briefs/{session}");
        let reply = self.until(&path, |reply| reply.json()["status"] != "generating").await;
        reply.ok(200).json()
    }

    /// Submits a clear question; returns the session id and the brief.
    pub async fn brief(&self) -> (String, Value) {
        let mut body = self.ask(&clear_question()).await;
        if body["status"] == "generating" {
            body = self.finished_brief(body["session_id"].as_str().unwrap()).await;
        }
        assert_eq!(body["status"], "completed", "{body}");
        (body["session_id"].as_str().unwrap().to_owned(), body["brief"].clone())
    }

    /// Goes on to a ready plan; returns the session id.
    pub async fn planned(&self) -> String {
        let (session, brief) = self.brief().await;
        let reply = self
            .post(
                "/api/v1/orchestrations",
                &json!({"session_id": session, "brief": brief}),
            )
            .await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.json()["status"], "ready", "{}", reply.text());
        session
    }

    /// Goes on to a dispatched committee; returns the session id.
    pub async fn convened(&self) -> String {
        let session = self.planned().await;
        let reply = self
            .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
            .await;
        assert_eq!(reply.status, 202, "{}", reply.text());
        session
    }

    /// Goes on to a completed execution; returns the session id.
    pub async fn completed(&self) -> String {
        let session = self.convened().await;
        let execution = self.finished(&session).await;
        assert_eq!(execution["status"], "completed", "{execution}");
        session
    }

    /// Polls until the execution is terminal; returns it.
    pub async fn finished(&self, session: &str) -> Value {
        self.until(&format!("/api/v1/executions/{session}"), |reply| {
            reply.status == 200 && matches!(reply.json()["status"].as_str(), Some("completed" | "failed"))
        })
        .await
        .json()
    }

    /// Polls until the reply is as wanted, or panics after a minute.
    pub async fn until(&self, path: &str, wanted: impl Fn(&Reply) -> bool) -> Reply {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
        loop {
            let reply = self.get(path).await;
            if wanted(&reply) {
                return reply;
            }
            assert!(
                tokio::time::Instant::now() < deadline,
                "{path} never became as wanted: {}",
                reply.text()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Writes the debug log of this process to a file, which is searched for leaks at the end of the suite.
fn capture_logs() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/logs");
        std::fs::create_dir_all(folder).unwrap();
        let file = std::fs::File::create(format!("{folder}/it-{}.log", std::process::id())).unwrap();
        let ours = "debug,hyper=warn,hyper_util=warn,reqwest=warn,tokio_postgres=warn,rustls=warn,h2=warn,genai=off";
        tracing_subscriber::fmt()
            .json()
            .with_env_filter(ours)
            .with_writer(std::sync::Mutex::new(file))
            .init();
    });
}
