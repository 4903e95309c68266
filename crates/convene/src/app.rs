//! Wires the service together and starts it: listeners, engine, worker.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use ::identity::records::Ed25519Signer;
use ::identity::{Argon2Hasher, RsaSigner};
use analyst::BuiltinAnalyst;
use data_room::BuiltinDataRoom;
use edge::{ConnectionLimits, Edge, EdgeSettings, route_table};
use engine::{Engine, Ports, Settings, Worker};
use fair_share::long_polls::report_long_polls;
use market_data::Library;
use metrics_exporter_prometheus::PrometheusHandle;
use models::ModelReasoner;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::Datasets;
use pipeline::ports::ids::Ids;
use pipeline::ports::probe::{NoProbe, Probe};
use pipeline::ports::reasoner::Reasoner;
use pipeline::ports::store::Store;
use sign_in::BuiltInIdentity;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::addresses::{bind, console_origins, issuer, public_url};
use crate::config::Config;
use crate::fault::Fault;
use crate::identity::{self, CLIENT_ID};
use crate::system::{SystemClock, SystemIds};

/// Ports that tests and benchmarks replace. Production uses [`Overrides::default`]; tests use a clock that they can
/// set, a scripted reasoner, and a probe that watches the journal.
#[derive(Clone)]
pub struct Overrides {
    /// The clock of the service.
    pub clock: Arc<dyn Clock>,
    /// The reasoner; `None` means the configured one.
    pub reasoner: Option<Arc<dyn Reasoner>>,
    /// Is told about every journal step.
    pub probe: Arc<dyn Probe>,
}

impl Default for Overrides {
    fn default() -> Self {
        Self {
            clock: Arc::new(SystemClock),
            reasoner: None,
            probe: Arc::new(NoProbe),
        }
    }
}

/// Which parts run in this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The public edge.
    pub edge: bool,
    /// The auth service.
    pub auth: bool,
    /// The worker and the sweep.
    pub worker: bool,
}

impl Parts {
    /// Everything in one process.
    pub const ALL: Self = Self {
        edge: true,
        auth: true,
        worker: true,
    };
}

/// A running service.
pub struct App {
    /// The engine, for tests and commands.
    pub engine: Arc<Engine>,
    /// Where the edge listens.
    pub edge: Option<SocketAddr>,
    /// Where the auth service listens.
    pub auth: Option<SocketAddr>,
    /// Where the metrics listener listens.
    pub metrics: Option<SocketAddr>,
    cancel: CancellationToken,
    tasks: TaskTracker,
}

impl App {
    /// Opens the store, binds the listeners and starts all parts.
    pub async fn start(
        config: &Config,
        parts: Parts,
        overrides: Overrides,
        meters: Option<PrometheusHandle>,
    ) -> Result<Self, Fault> {
        let edge_listener = if parts.edge {
            Some(bind("server.listen", &config.server.listen).await?)
        } else {
            None
        };
        let auth_listener = if parts.auth {
            Some(bind("auth.listen", &config.auth.listen).await?)
        } else {
            None
        };
        let issuer = issuer(config, auth_listener.as_ref());
        // Before `public_url` is filled in below: without a configured address there are several origins.
        let console = console_origins(config, edge_listener.as_ref());
        let mut config = config.clone();
        config.server.public_url = public_url(&config, edge_listener.as_ref());
        let config = &config;
        let (engine, built_in) = assemble(config, &issuer, overrides).await?;
        if parts.edge || parts.worker {
            // Fails at the start rather than at the first record if there is no key that works.
            let key = engine.prepare_record_key().await;
            key.map_err(|refusal| {
                let reason = refusal.inside().map_or_else(|| refusal.to_string(), str::to_owned);
                Fault::Other(format!("the key that signs records: {reason}"))
            })?;
        }

        let cancel = CancellationToken::new();
        let tasks = TaskTracker::new();
        let grace = Duration::from_secs(config.server.shutdown_grace_seconds);
        let settings = EdgeSettings {
            auth_url: issuer.clone(),
            ..edge_settings(config)?
        };
        let limits = connection_limits(config)?;
        let address =
            |listener: &Option<TcpListener>| listener.as_ref().and_then(|listener| listener.local_addr().ok());
        let (edge_address, auth_address) = (address(&edge_listener), address(&auth_listener));
        if let Some(listener) = edge_listener {
            let state = Edge::new(engine.clone(), settings.clone(), route_table::EDGE).map_err(Fault::Configuration)?;
            tasks.spawn(edge::serve::tidy_limits(state.clone(), cancel.clone()));
            tasks.spawn(edge::serve::serve(
                "edge",
                listener,
                edge::edge_router(&state),
                limits.clone(),
                cancel.clone(),
                grace,
            ));
        }
        if let Some(listener) = auth_listener {
            // The console is served by the edge, so calls to this listener are cross-origin.
            let settings = EdgeSettings {
                cors_origins: [settings.cors_origins, console.clone()].concat(),
                ..settings
            };
            let state = Edge::new(engine.clone(), settings, route_table::auth()).map_err(Fault::Configuration)?;
            let sign_ins = built_in.map(|provider| {
                let console_uris = console.iter().map(|origin| format!("{origin}/signed-in"));
                let redirect_uris = config.auth.redirect_uris.iter().cloned().chain(console_uris).collect();
                edge::auth::sign_ins(provider, redirect_uris, config.auth.sign_ins_per_minute)
            });
            tasks.spawn(edge::serve::serve(
                "auth",
                listener,
                edge::auth::auth_router(&state, sign_ins),
                limits.clone(),
                cancel.clone(),
                grace,
            ));
        }
        let mut metrics_address = None;
        if let (Some(meters), false) = (meters, config.metrics.listen.is_empty()) {
            let listener = bind("metrics.listen", &config.metrics.listen).await?;
            metrics_address = listener.local_addr().ok();
            let upkeep = meters.clone();
            tasks.spawn(edge::serve::serve(
                "metrics",
                listener,
                edge::serve::text_router("/metrics", move || meters.render()),
                limits,
                cancel.clone(),
                grace,
            ));
            let stop = cancel.clone();
            tasks.spawn(async move {
                while tokio::time::timeout(Duration::from_secs(15), stop.cancelled())
                    .await
                    .is_err()
                {
                    upkeep.run_upkeep();
                }
            });
        }
        if parts.worker {
            tasks.spawn(Worker::new(engine.clone()).run(cancel.clone()));
            tasks.spawn(report_long_polls("sweeper", engine.clone().sweep_until(cancel.clone())));
        }
        Ok(Self {
            engine,
            edge: edge_address,
            auth: auth_address,
            metrics: metrics_address,
            cancel,
            tasks,
        })
    }

    /// Stops gracefully: finishes requests in flight, hands jobs over, closes the store.
    pub async fn stop(self) {
        self.cancel.cancel();
        self.engine.stop_waiting();
        self.tasks.close();
        self.tasks.wait().await;
        self.engine.close().await;
    }
}

/// The engine over the configured ports, and the built-in identity provider if it is configured.
pub async fn assemble(
    config: &Config,
    issuer: &str,
    overrides: Overrides,
) -> Result<(Arc<Engine>, Option<Arc<BuiltInIdentity>>), Fault> {
    let url = config.store_url();
    if let Some(path) = url.strip_prefix("sqlite:") {
        let key = if config.store.url.is_empty() {
            "data_dir"
        } else {
            "store.url"
        };
        prepare_folder(key, path)?;
    }
    let options = store::Options {
        pool_size: usize::try_from(config.store.pool_size).unwrap_or(16),
        queue: usize::try_from(config.store.queue).unwrap_or(1_024),
        ..store::Options::default()
    };
    let store = store::open(&url, options)
        .await
        .map_err(|error| Fault::key("store.url", error))?;
    let signer: Arc<RsaSigner> = Arc::new(RsaSigner::new());
    let ids: Arc<dyn Ids> = Arc::new(SystemIds);
    let datasets = library(config, &store, &overrides.clock, &ids)?;
    let clock = overrides.clock;
    let built_in = (config.identity.kind == "builtin").then(|| {
        let ports = sign_in::Ports {
            store: store.clone(),
            passwords: Arc::new(Argon2Hasher),
            signer: signer.clone(),
            clock: clock.clone(),
            ids: ids.clone(),
        };
        BuiltInIdentity::new(ports, issuer.to_owned(), CLIENT_ID.to_owned())
    });
    let ports = Ports {
        reasoner: match overrides.reasoner {
            Some(reasoner) => reasoner,
            None => reasoner(config, &clock, &ids)?,
        },
        data_room: Arc::new(BuiltinDataRoom::new(datasets)),
        identity: identity::verifier(config, issuer, store.clone(), signer)?,
        record_signer: Arc::new(Ed25519Signer),
        printer: Arc::new(audit::PdfPrinter),
        clock,
        ids,
        probe: overrides.probe,
        store,
    };
    Ok((Engine::new(ports, settings(config)), built_in))
}

/// The configured reasoner: language models or the built-in analyst.
fn reasoner(config: &Config, clock: &Arc<dyn Clock>, ids: &Arc<dyn Ids>) -> Result<Arc<dyn Reasoner>, Fault> {
    if config.analyst.kind == "models" {
        return Ok(Arc::new(models(config, clock, ids)?));
    }
    let pace = Duration::from_millis(config.analyst.pace_ms);
    Ok(Arc::new(BuiltinAnalyst::new(pace)))
}

/// The reasoner with the configured language models.
pub fn models(config: &Config, clock: &Arc<dyn Clock>, ids: &Arc<dyn Ids>) -> Result<ModelReasoner, Fault> {
    ModelReasoner::new(config.models.settings()?, clock.clone(), ids.clone())
        .map_err(|error| Fault::key("models", error))
}

/// The imported datasets and the configured live providers.
pub fn library(
    config: &Config,
    store: &Arc<dyn Store>,
    clock: &Arc<dyn Clock>,
    ids: &Arc<dyn Ids>,
) -> Result<Arc<dyn Datasets>, Fault> {
    let live = market_data::providers(&config.data, clock, ids).map_err(|error| Fault::key("data", error))?;
    let max_age = config.data.max_age_seconds();
    Ok(Arc::new(Library::new(store.clone(), live, max_age, clock.clone())))
}

fn prepare_folder(key: &str, path: &str) -> Result<(), Fault> {
    match std::path::Path::new(path).parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder)
            .map_err(|error| Fault::key(key, format_args!("cannot make {}: {error}", folder.display()))),
        _ => Ok(()),
    }
}

fn edge_settings(config: &Config) -> Result<EdgeSettings, Fault> {
    Ok(EdgeSettings {
        request_timeout: Duration::from_secs(config.server.request_timeout_seconds),
        body_timeout: Duration::from_secs(config.server.body_timeout_seconds),
        cors_origins: config.server.cors_origins.clone(),
        proxies: config.server.proxies()?,
        deprecations: config.server.deprecations.clone(),
        ..EdgeSettings::default()
    })
}

fn connection_limits(config: &Config) -> Result<ConnectionLimits, Fault> {
    let server = &config.server;
    let count = |value: u64| usize::try_from(value).unwrap_or(usize::MAX);
    Ok(ConnectionLimits {
        max_open: count(server.connections),
        max_per_machine: count(server.connections_per_peer),
        proxies: server.proxies()?,
        idle_timeout: Duration::from_secs(server.idle_timeout_seconds),
        write_timeout: Duration::from_secs(server.write_timeout_seconds),
    })
}

/// Concurrent reasoner calls. Never more than the model endpoint takes, so that waiting for a free one does not count
/// against the time limit of a step.
fn calls_at_once(config: &Config) -> usize {
    let calls = usize::try_from(config.worker.calls).unwrap_or(1_024);
    match config.analyst.kind.as_str() {
        "models" => calls.min(usize::try_from(config.models.in_flight).unwrap_or(1_024)),
        _ => calls,
    }
}

fn settings(config: &Config) -> Settings {
    let seconds = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    Settings {
        switches: config.switches,
        limits: config.limits,
        idempotency_required: config.idempotency.required,
        idempotency_keep_seconds: seconds(config.idempotency.keep_seconds),
        idempotency_wait_seconds: config.idempotency.wait_seconds,
        idempotency_waiters: usize::try_from(config.idempotency.waiters).unwrap_or(256),
        idempotency_waiters_per_owner: usize::try_from(config.idempotency.waiters_per_owner).unwrap_or(32),
        rotation_grace_seconds: seconds(config.keys.rotation_grace_seconds),
        keys_per_owner: seconds(config.keys.per_owner),
        erasure_sweep_seconds: seconds(config.erasure.sweep_seconds),
        brief_wait_ms: config.briefs.wait_ms,
        plan_wait_ms: config.worker.plan_wait_ms,
        lease_seconds: seconds(config.worker.lease_seconds),
        worker_jobs: usize::try_from(config.worker.jobs).unwrap_or(256),
        worker_calls: calls_at_once(config),
        step_timeout_seconds: config.worker.step_timeout_seconds,
        patience_seconds: seconds(config.worker.patience_seconds),
        budgets: config.budget.budgets(),
        record_issuer: public_url(config, None),
        ..Settings::default()
    }
}
