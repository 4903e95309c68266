//! A third-party OpenID provider: `checks/oidc/provider.mjs`, in its own process.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::{Value, json};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../checks/oidc/provider.mjs");

/// It usually starts within two seconds; the rest is for an overloaded machine.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A running provider. It stops when this value is dropped, and also when the test process dies.
pub struct Issuer {
    /// The issuer in its tokens.
    pub issuer: String,
    port: u64,
    child: Child,
    /// Kept open: the provider would die when it writes to a closed pipe.
    _output: BufReader<ChildStdout>,
}

impl Issuer {
    /// Starts one for a test that rotates its keys or stops it.
    pub fn start() -> Self {
        Self::at(0)
    }

    /// The one that is shared by all tests that do not change it.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Issuer> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// Starts it at a port; up to three attempts, because a failing Node is not what is tested.
    fn at(port: u64) -> Self {
        (0..3)
            .find_map(|_| Self::try_start(START_TIMEOUT, port))
            .expect("the provider starts after checks/setup.sh")
    }

    fn try_start(timeout: Duration, port: u64) -> Option<Self> {
        let mut child = Command::new("node")
            .arg(SCRIPT)
            .env("PORT", port.to_string())
            // It stops when this pipe is closed.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("node is needed; checks/setup.sh tells which");
        let (sender, receiver) = std::sync::mpsc::channel();
        let output = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            let (mut line, mut output) = (String::new(), BufReader::new(output));
            let read = output.read_line(&mut line);
            sender.send(read.map(|_| (line, output)))
        });
        let first = receiver.recv_timeout(timeout).ok().and_then(Result::ok);
        let ready = first.and_then(|(line, output)| Some((serde_json::from_str::<Value>(&line).ok()?, output)));
        let Some((ready, output)) = ready else {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        Some(Self {
            issuer: ready["issuer"].as_str().unwrap().to_owned(),
            port: ready["port"].as_u64().unwrap(),
            child,
            _output: output,
        })
    }

    /// Stops it.
    pub fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again at the same address, with new keys.
    pub fn start_again(&mut self) {
        self.stop();
        *self = Self::at(self.port);
    }

    /// The ID token of a person who signs in; `who` is the body for the script's `/test/token`.
    pub async fn token(&self, who: &Value) -> String {
        self.ask("POST", "/test/token", who).await["id_token"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// A token with any claims, signed with the current key of an algorithm.
    pub async fn sign(&self, alg: &str, header: &Value, claims: &Value) -> String {
        let body = json!({"alg": alg, "header": header, "claims": claims});
        self.ask("POST", "/test/sign", &body).await["token"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// The public half of the key for an algorithm: `{kid, alg, jwk, pem}`.
    pub async fn public_key(&self, alg: &str) -> Value {
        let keys = self.ask("GET", "/test/keys", &Value::Null).await;
        keys.as_array()
            .unwrap()
            .iter()
            .find(|key| key["alg"] == alg)
            .unwrap()
            .clone()
    }

    /// Makes new keys, beside the old ones or in their place.
    pub async fn rotate(&self, keep_old: bool) {
        self.ask("POST", "/test/rotate", &json!({"keep_old": keep_old})).await;
    }

    /// How often its key set was fetched.
    pub async fn fetches(&self) -> u64 {
        self.ask("GET", "/test/stats", &Value::Null).await["jwks"]
            .as_u64()
            .unwrap()
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut request = http().request(method.parse().unwrap(), format!("{}{path}", self.issuer));
        if !body.is_null() {
            request = request.body(body.to_string());
        }
        let reply = request.send().await.unwrap();
        let (status, text) = (reply.status(), reply.text().await.unwrap());
        assert!(status.is_success(), "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }
}

fn http() -> &'static reqwest::Client {
    static CLIENT: OnceLock<reqwest::Client> = OnceLock::new();
    CLIENT.get_or_init(|| {
        reqwest::Client::builder()
            .pool_max_idle_per_host(0)
            .timeout(super::REPLY_TIMEOUT)
            .no_proxy()
            .build()
            .unwrap()
    })
}

impl Drop for Issuer {
    fn drop(&mut self) {
        self.stop();
    }
}
