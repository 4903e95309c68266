//! An OpenID provider that is not ours: `checks/oidc/provider.mjs`, a process of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::{Value, json};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../checks/oidc/provider.mjs");

/// It is up within a second or two; the rest is for a machine that stands still.
const STARTS_WITHIN: Duration = Duration::from_secs(30);

/// A running provider. It ends with this value, and also when the test process dies.
pub struct Issuer {
    /// As its tokens write it.
    pub issuer: String,
    port: u64,
    child: Child,
    /// Kept open: a program ends that writes where nobody reads.
    _output: BufReader<ChildStdout>,
}

impl Issuer {
    /// One for a test that turns its keys or stops it.
    pub fn start() -> Self {
        Self::at(0)
    }

    /// One that all tests may use which leave it as it is.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Issuer> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A Node that does not come up is started again: tests are of our service, not of it.
    fn at(port: u64) -> Self {
        (0..3)
            .find_map(|_| Self::within(STARTS_WITHIN, port))
            .expect("the provider starts after checks/setup.sh")
    }

    fn within(patience: Duration, port: u64) -> Option<Self> {
        let mut child = Command::new("node")
            .arg(SCRIPT)
            .env("PORT", port.to_string())
            // It lives as long as this pipe.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("node is needed; checks/setup.sh tells which");
        let (says, heard) = std::sync::mpsc::channel();
        let output = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            let (mut line, mut output) = (String::new(), BufReader::new(output));
            let read = output.read_line(&mut line);
            says.send(read.map(|_| (line, output)))
        });
        let first = heard.recv_timeout(patience).ok().and_then(Result::ok);
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

    /// The ID token of somebody who signs in; `who` is what the script's `/test/token` takes.
    pub async fn token(&self, who: &Value) -> String {
        self.ask("POST", "/test/token", who).await["id_token"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// Any claims, signed with the current key for an algorithm.
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
            .timeout(super::PATIENCE)
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
