//! The sections of the configuration.

use std::collections::BTreeMap;

use pipeline::setting::text_or_scalar;
use serde::{Deserialize, Serialize};

use crate::fault::Fault;

/// `[server]`: the public edge.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Server {
    /// Where it listens.
    pub listen: String,
    /// Its public address, which signed records name and the console uses. Empty: the listening address.
    pub public_url: String,
    /// How long a request may take, in seconds.
    pub request_timeout_seconds: u64,
    /// How long a body may take to arrive, in seconds.
    pub body_timeout_seconds: u64,
    /// How long a connection may take to deliver the head of its next request, in seconds.
    pub idle_timeout_seconds: u64,
    /// How long a client may go without reading any of a response, in seconds.
    pub write_timeout_seconds: u64,
    /// Maximum number of open connections of a listener.
    pub connections: u64,
    /// Maximum number of connections of one address (a /64 of IPv6); 0 means no cap.
    pub connections_per_peer: u64,
    /// How long a stop waits for requests in flight, in seconds.
    pub shutdown_grace_seconds: u64,
    /// Web origins that CORS allows.
    pub cors_origins: Vec<String>,
    /// Addresses or CIDR blocks of proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<String>,
    /// Deprecated operations by id, with the date of their removal.
    pub deprecations: BTreeMap<String, String>,
}

impl Default for Server {
    fn default() -> Self {
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            public_url: String::new(),
            request_timeout_seconds: 60,
            body_timeout_seconds: 15,
            idle_timeout_seconds: 75,
            write_timeout_seconds: 30,
            connections: 400,
            connections_per_peer: 128,
            shutdown_grace_seconds: 30,
            cors_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            deprecations: BTreeMap::new(),
        }
    }
}

/// The longest public address, in bytes; it is printed in every audit record.
const PUBLIC_URL_MAX: usize = 200;

impl Server {
    pub(super) fn check(&self) -> Result<(), Fault> {
        let url = &self.public_url;
        let has_scheme = url.starts_with("https://") || url.starts_with("http://");
        let forbidden = |letter: char| !letter.is_ascii_graphic() || "?#@\"<>\\".contains(letter);
        if !url.is_empty() && (!has_scheme || url.contains(forbidden) || url.len() > PUBLIC_URL_MAX) {
            return Err(Fault::key(
                "server.public_url",
                format_args!("`{url}` is not an address such as https://convene.example.org"),
            ));
        }
        let known = |id: &str| {
            edge::route_table::EDGE
                .iter()
                .chain(&edge::route_table::KEYS)
                .chain(&edge::route_table::SIGN_IN)
                .any(|route| route.id == id)
        };
        for id in self.deprecations.keys() {
            if !known(id) {
                return Err(Fault::key(&format!("server.deprecations.{id}"), "is not an operation"));
            }
        }
        let origin = |text: &str| {
            let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
            host.is_some_and(|host| !host.is_empty() && !host.contains('/'))
        };
        for given in &self.cors_origins {
            if !origin(given) {
                return Err(Fault::key(
                    "server.cors_origins",
                    format_args!("`{given}` is not an origin such as https://app.example.org"),
                ));
            }
        }
        self.proxies().map(|_| ())
    }

    /// The parsed `trusted_proxies`.
    pub fn proxies(&self) -> Result<edge::TrustedProxies, Fault> {
        edge::TrustedProxies::parse(&self.trusted_proxies)
            .map_err(|problem| Fault::key("server.trusted_proxies", problem))
    }
}

/// `[auth]`: the auth service.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Auth {
    /// Where it listens.
    pub listen: String,
    /// Its public address, which is also the built-in issuer. Empty: the listening address.
    pub public_url: String,
    /// Where the built-in provider may send codes, besides this machine's loopback.
    pub redirect_uris: Vec<String>,
    /// Sign-in attempts per minute for one e-mail address; 0 means no limit.
    pub sign_ins_per_minute: u32,
}

impl Default for Auth {
    fn default() -> Self {
        Self {
            listen: "127.0.0.1:8081".to_owned(),
            public_url: String::new(),
            redirect_uris: Vec::new(),
            sign_ins_per_minute: 10,
        }
    }
}

/// `[metrics]`: Prometheus.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Metrics {
    /// Where it listens; empty is off.
    pub listen: String,
}

/// `[store]`: the database.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Store {
    /// `sqlite:PATH` or `postgres://…`; empty is a SQLite file in the data directory.
    pub url: String,
    /// Size of the connection pool to PostgreSQL.
    pub pool_size: u64,
    /// How many requests may wait for their turn to write.
    pub queue: u64,
}

impl Default for Store {
    fn default() -> Self {
        Self {
            url: String::new(),
            pool_size: 16,
            queue: 1_024,
        }
    }
}

/// `[idempotency]`: the Idempotency-Key.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Idempotency {
    /// Whether a submit without the header is refused.
    pub required: bool,
    /// How long responses are kept for replays, in seconds.
    pub keep_seconds: u64,
    /// How long a submit waits for another with the same key, in seconds.
    pub wait_seconds: u64,
    /// How many submits may wait for another with the same key.
    pub waiters: u64,
    /// How many of them may belong to one owner.
    pub waiters_per_owner: u64,
}

impl Default for Idempotency {
    fn default() -> Self {
        Self {
            required: false,
            keep_seconds: 86_400,
            wait_seconds: 30,
            waiters: 256,
            waiters_per_owner: 32,
        }
    }
}

/// `[keys]`: API keys.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Keys {
    /// How long a rotated key stays valid, in seconds.
    pub rotation_grace_seconds: u64,
    /// How many live keys an owner may have: not revoked, not expired, grace not over.
    pub per_owner: u64,
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            rotation_grace_seconds: 900,
            per_owner: 100,
        }
    }
}

/// `[erasure]`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Erasure {
    /// How often unfinished erasures are retried, in seconds.
    pub sweep_seconds: u64,
}

impl Default for Erasure {
    fn default() -> Self {
        Self { sweep_seconds: 60 }
    }
}

/// `[analyst]`: which reasoner is used.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Analyst {
    /// `builtin` or `models`.
    pub kind: String,
    /// An artificial delay of the built-in analyst per step, in milliseconds.
    pub pace_ms: u64,
}

impl Default for Analyst {
    fn default() -> Self {
        Self {
            kind: "builtin".to_owned(),
            pace_ms: 0,
        }
    }
}

impl Analyst {
    pub(super) fn check(&self) -> Result<(), Fault> {
        match self.kind.as_str() {
            "builtin" | "models" => Ok(()),
            other => Err(Fault::key(
                "analyst.kind",
                format_args!("`{other}` is not one of builtin, models"),
            )),
        }
    }
}

/// `[identity]`: the identity provider.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Identity {
    /// `builtin`, `oidc` or `firebase`.
    pub kind: String,
    /// The issuer of an external provider.
    pub issuer: String,
    /// The audience its tokens must have.
    #[serde(deserialize_with = "text_or_scalar")]
    pub audience: String,
    /// The Firebase project.
    #[serde(deserialize_with = "text_or_scalar")]
    pub project: String,
    /// Firebase's public web identifier.
    #[serde(deserialize_with = "text_or_scalar")]
    pub api_key: String,
    /// The token claim with the tier; empty: the tier of the profile is used.
    pub tier_claim: String,
}

impl Default for Identity {
    fn default() -> Self {
        Self {
            kind: "builtin".to_owned(),
            issuer: String::new(),
            audience: String::new(),
            project: String::new(),
            api_key: String::new(),
            tier_claim: String::new(),
        }
    }
}

impl Identity {
    pub(super) fn check(&self) -> Result<(), Fault> {
        let needed = match self.kind.as_str() {
            "builtin" => return Ok(()),
            "oidc" => vec![("identity.issuer", &self.issuer), ("identity.audience", &self.audience)],
            "firebase" => vec![("identity.project", &self.project)],
            other => {
                return Err(Fault::key(
                    "identity.kind",
                    format_args!("`{other}` is not one of builtin, oidc, firebase"),
                ));
            }
        };
        match needed.into_iter().find(|(_, value)| value.is_empty()) {
            Some((key, _)) => Err(Fault::key(
                key,
                format_args!("is needed for identity.kind = \"{}\"", self.kind),
            )),
            None => Ok(()),
        }
    }
}

/// `[worker]`: the worker, which runs jobs from the store.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorkerSection {
    /// How many jobs this process works on at once.
    pub jobs: u64,
    /// Maximum number of concurrent reasoner calls of this process; owners take turns.
    pub calls: u64,
    /// How long a worker may go without renewing its lease before another takes its job, in seconds.
    pub lease_seconds: u64,
    /// How long a reasoner call may take, in seconds.
    pub step_timeout_seconds: u64,
    /// How long a request waits for the plan it submitted, in milliseconds.
    pub plan_wait_ms: u64,
    /// How long a job waits for a reasoner that is down before it fails, in seconds.
    pub patience_seconds: u64,
}

impl Default for WorkerSection {
    fn default() -> Self {
        Self {
            jobs: 256,
            calls: 1_024,
            lease_seconds: 15,
            step_timeout_seconds: 120,
            plan_wait_ms: 10_000,
            patience_seconds: 1_800,
        }
    }
}

/// `[log]`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// `error`, `warn`, `info`, `debug` or a filter such as `info,engine=debug`.
    pub level: String,
    /// `json` or `text`.
    pub format: String,
}

impl Default for Log {
    fn default() -> Self {
        Self {
            level: "info".to_owned(),
            format: "json".to_owned(),
        }
    }
}
