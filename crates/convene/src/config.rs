//! The configuration: built-in defaults, overridden by the file, overridden by the environment.

mod budget;
mod models;
mod sections;

use std::path::{Path, PathBuf};

use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use market_data::LiveSettings;
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
pub use budget::{Briefs, Budget};
pub use models::{ModelPrice, Models};
pub use sections::*;

/// Every setting. `convene.toml` explains each of them.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The folder of the SQLite file.
    pub data_dir: PathBuf,
    /// The public edge.
    pub server: Server,
    /// The auth service.
    pub auth: Auth,
    /// The metrics listener.
    pub metrics: Metrics,
    /// The database.
    pub store: Store,
    /// Rollout switches.
    pub switches: pipeline::switches::Switches,
    /// The Idempotency-Key.
    pub idempotency: Idempotency,
    /// Limits on keys.
    pub limits: pipeline::limits::Limits,
    /// API keys.
    pub keys: Keys,
    /// Erasure.
    pub erasure: Erasure,
    /// Live market data.
    pub data: LiveSettings,
    /// Which reasoner is used.
    pub analyst: Analyst,
    /// Language models.
    pub models: Models,
    /// Limits on what the analyst may spend.
    pub budget: Budget,
    /// Reading questions and answers.
    pub briefs: Briefs,
    /// The identity provider.
    pub identity: Identity,
    /// The worker.
    pub worker: WorkerSection,
    /// The log.
    pub log: Log,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            data_dir: PathBuf::from("./data"),
            server: Server::default(),
            auth: Auth::default(),
            metrics: Metrics::default(),
            store: Store::default(),
            switches: pipeline::switches::Switches::default(),
            idempotency: Idempotency::default(),
            limits: pipeline::limits::Limits::default(),
            keys: Keys::default(),
            erasure: Erasure::default(),
            data: LiveSettings::default(),
            analyst: Analyst::default(),
            models: Models::default(),
            budget: Budget::default(),
            briefs: Briefs::default(),
            identity: Identity::default(),
            worker: WorkerSection::default(),
            log: Log::default(),
        }
    }
}

/// The file that is read if none is named.
const DEFAULT_FILE: &str = "convene.toml";

impl Config {
    /// Reads and checks the configuration. A named file must exist.
    pub fn load(file: Option<&Path>) -> Result<Self, Fault> {
        let mut figment = Figment::from(Serialized::defaults(Self::default()));
        match file {
            Some(path) if !path.is_file() => {
                return Err(Fault::key(
                    "--config",
                    format_args!("there is no file {}", path.display()),
                ));
            }
            Some(path) => figment = figment.merge(Toml::file_exact(path)),
            None if Path::new(DEFAULT_FILE).is_file() => figment = figment.merge(Toml::file_exact(DEFAULT_FILE)),
            None => {}
        }
        let figment = figment.merge(Env::prefixed("CONVENE_").ignore(&["config"]).split("__"));
        let config: Self = figment
            .extract()
            .map_err(|error| Fault::Configuration(explain(&error)))?;
        config.check()?;
        Ok(config)
    }

    /// The effective configuration as TOML, with secrets masked.
    pub fn to_masked_toml(&self) -> Result<String, Fault> {
        let mut masked = self.clone();
        masked.store.url = mask_password(&masked.store.url);
        for (_, url) in masked.data.addresses() {
            *url = mask_password(url);
        }
        masked.models.base_url = mask_password(&masked.models.base_url);
        toml::to_string(&masked).map_err(|error| Fault::Other(error.to_string()))
    }

    /// The store's address: the configured one, or the SQLite file in the data directory.
    pub fn store_url(&self) -> String {
        if self.store.url.is_empty() {
            return format!("sqlite:{}", self.data_dir.join("convene.db").display());
        }
        self.store.url.clone()
    }

    /// Checks every value; the fault names the key.
    pub fn check(&self) -> Result<(), Fault> {
        let limits = &self.limits;
        if !(limits.submit_per_second > 0.0 && limits.submit_per_second <= 1_000_000.0) {
            return Err(Fault::key(
                "limits.submit_per_second",
                "must be above 0 and at most 1000000",
            ));
        }
        if limits.submit_burst == 0 {
            return Err(Fault::key("limits.submit_burst", "must be at least 1"));
        }
        for (key, value) in [
            ("server.request_timeout_seconds", self.server.request_timeout_seconds),
            ("server.body_timeout_seconds", self.server.body_timeout_seconds),
            ("server.idle_timeout_seconds", self.server.idle_timeout_seconds),
            ("server.write_timeout_seconds", self.server.write_timeout_seconds),
            ("server.connections", self.server.connections),
            ("worker.step_timeout_seconds", self.worker.step_timeout_seconds),
            ("worker.lease_seconds", self.worker.lease_seconds),
            ("worker.patience_seconds", self.worker.patience_seconds),
            ("erasure.sweep_seconds", self.erasure.sweep_seconds),
            ("idempotency.keep_seconds", self.idempotency.keep_seconds),
            ("idempotency.wait_seconds", self.idempotency.wait_seconds),
            ("idempotency.waiters", self.idempotency.waiters),
            ("idempotency.waiters_per_owner", self.idempotency.waiters_per_owner),
            ("worker.jobs", self.worker.jobs),
            ("worker.calls", self.worker.calls),
            ("store.pool_size", self.store.pool_size),
            ("store.queue", self.store.queue),
            ("keys.per_owner", self.keys.per_owner),
        ] {
            if !(1..=1_000_000_000).contains(&value) {
                return Err(Fault::key(key, "must be between 1 and 1000000000"));
            }
        }
        if self.keys.rotation_grace_seconds > 1_000_000_000 {
            return Err(Fault::key("keys.rotation_grace_seconds", "must be at most 1000000000"));
        }
        for (key, listen) in [
            ("server.listen", &self.server.listen),
            ("auth.listen", &self.auth.listen),
        ] {
            if listen.is_empty() {
                return Err(Fault::key(key, "must be an address such as 127.0.0.1:8080"));
            }
        }
        self.server.check()?;
        self.identity.check()?;
        self.data
            .check()
            .map_err(|error| Fault::key(&format!("data.{}", error.key), error.problem))?;
        self.budget.check()?;
        self.analyst.check()?;
        if self.analyst.kind == "models" {
            self.models.check(self.worker.step_timeout_seconds)?;
            self.budget.check_prices(&self.models)?;
        }
        Ok(())
    }
}

/// Says which key is wrong and where it was set: in the file, or as which environment variable.
fn explain(error: &figment::Error) -> String {
    let one = |error: figment::Error| {
        let mut path = error.path.clone();
        let problem = match &error.kind {
            figment::error::Kind::UnknownField(field, _) => {
                if path.last() != Some(field) {
                    path.push(field.clone());
                }
                "is not a known key".to_owned()
            }
            kind => kind.to_string(),
        };
        let place = match error.metadata.as_ref() {
            Some(metadata) if metadata.name.contains("environment") => {
                format!(" (in the environment, as CONVENE_{})", path.join("__").to_uppercase())
            }
            Some(metadata) => metadata
                .source
                .as_ref()
                .map(|source| format!(" (in {source})"))
                .unwrap_or_default(),
            None => String::new(),
        };
        match path.is_empty() {
            true => format!("{problem}{place}"),
            false => format!("{}: {problem}{place}", path.join(".")),
        }
    };
    error.clone().into_iter().map(one).collect::<Vec<_>>().join("; ")
}

/// Masks the password between user and host, and passwords in the query.
fn mask_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    // A question mark before the `@` may be part of the password.
    let begins_query = |at: &usize| rest[..*at].contains(['@', '/']) || !rest[*at..].contains('@');
    let (authority, query) = match rest.match_indices('?').map(|(at, _)| at).find(begins_query) {
        Some(at) => (&rest[..at], Some(&rest[at + 1..])),
        None => (rest, None),
    };
    let authority = match authority.rsplit_once('@') {
        Some((user, host)) => match user.split_once(':') {
            Some((name, _)) => format!("{name}:********@{host}"),
            None => authority.to_owned(),
        },
        None => authority.to_owned(),
    };
    let query = query.map(|query| {
        let pairs: Vec<String> = query.split('&').map(mask_pair).collect();
        format!("?{}", pairs.join("&"))
    });
    format!("{scheme}://{authority}{}", query.unwrap_or_default())
}

fn mask_pair(pair: &str) -> String {
    match pair.split_once('=') {
        // A percent-encoded name could be `password` too.
        Some((name, _)) if name.to_lowercase().contains("password") || name.contains('%') => format!("{name}=********"),
        _ => pair.to_owned(),
    }
}

#[cfg(test)]
mod tests;
