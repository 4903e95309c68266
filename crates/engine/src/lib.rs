//! What the service does: one file per use case, the worker, the committee runner.
//!
//! A use case reads through the ports, lets a pure function of [`pipeline`] decide, and commits
//! once. It knows neither HTTP nor SQL nor a vendor.

mod answer_questions;
mod audit_record;
mod authenticate;
mod built_in_identity;
mod committee;
mod compute;
mod convene;
mod erase_account;
mod faults;
mod figure_rows;
mod gate;
mod give_feedback;
mod give_up;
mod health;
mod instruments;
mod interrupt;
mod keys;
mod leaving;
mod make_plan;
mod own_data;
mod places;
mod press;
mod provision;
mod read;
mod reading;
mod reasoning;
mod record_keys;
mod settings;
mod spending;
mod submission;
mod submit_brief;
mod submit_plan;
mod sweeper;
mod usage;
mod verify_record;
pub mod watched;
mod worker;
mod write_review;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pipeline::Timestamp;
use pipeline::ports::audit::AuditPrinter;
use pipeline::ports::clock::Clock;
use pipeline::ports::data_room::DataRoom;
use pipeline::ports::identity::{IdentityProvider, PasswordHasher, TokenSigner};
use pipeline::ports::ids::Ids;
use pipeline::ports::probe::Probe;
use pipeline::ports::reasoner::Reasoner;
use pipeline::ports::signing::RecordSigner;
use pipeline::ports::store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use authenticate::Caller;
pub use built_in_identity::{BuiltInIdentity, CodeRequest, SignInRefusal, TokenSet};
pub use compute::{Compute, ComputeFor};
pub use erase_account::Erased;
pub use instruments::InstrumentReport;
pub use keys::NewKey;
pub use own_data::PortfolioLine;
pub use places::Place;
pub use settings::Settings;
pub use submission::{Submission, Submitted};
pub use submit_plan::PostedBrief;
pub use sweeper::sweep_once;
pub use usage::UsageReport;
pub use verify_record::{Trust, VerifiedDocument};
pub use worker::Worker;

/// The doors the engine works through.
#[derive(Clone)]
pub struct Ports {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// What thinks.
    pub reasoner: Arc<dyn Reasoner>,
    /// Where figures come from.
    pub data_room: Arc<dyn DataRoom>,
    /// Who vouches for people.
    pub identity: Arc<dyn IdentityProvider>,
    /// Passwords of the built-in provider.
    pub passwords: Arc<dyn PasswordHasher>,
    /// Tokens of the built-in provider.
    pub signer: Arc<dyn TokenSigner>,
    /// Signatures on records.
    pub record_signer: Arc<dyn RecordSigner>,
    /// Audit records.
    pub printer: Arc<dyn AuditPrinter>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Ids and secrets.
    pub ids: Arc<dyn Ids>,
    /// Who watches the journal.
    pub probe: Arc<dyn Probe>,
}

/// The service, as the edge and the commands call it.
pub struct Engine {
    ports: Ports,
    settings: Settings,
    /// Work that goes on when its caller has left; a graceful stop waits for it.
    tasks: TaskTracker,
    /// Reasoner calls in flight.
    calls: gate::Gate,
    /// Submits in flight.
    submits: Arc<places::Places>,
    /// Those of them that wait for another with their Idempotency-Key.
    waiters: Arc<places::Places>,
    /// Lists of all sessions of an owner, until they are sent.
    lists: Arc<places::Places>,
    /// Room for what computes.
    compute: Compute,
    /// Room for audit records and their pictures, apart from the rest: each takes a core for seconds.
    printing: Arc<press::Press>,
    /// The last look at whether the store works.
    store_probe: health::Shared,
    /// When each key's use was last noted, so that a poll does not become a write.
    key_uses: Mutex<HashMap<String, Timestamp>>,
    /// Who leaves; what goes on for them stops.
    leaving: tokio::sync::broadcast::Sender<pipeline::session::Owner>,
    /// Whether something was erased that may still be readable in the database's files. True at every start, because
    /// an earlier process may have died between an erasure and its wiping.
    unwiped: AtomicBool,
    /// Set when this process stops: whoever waits for the reasoner within a request gives its work to a job.
    stopping: CancellationToken,
}

impl Engine {
    /// Puts the service together.
    pub fn new(ports: Ports, settings: Settings) -> Arc<Self> {
        Arc::new(Self {
            ports,
            calls: gate::Gate::new(settings.worker_calls),
            submits: places::Places::new(submission::MAX_SUBMITS, submission::MAX_SUBMITS_PER_OWNER),
            waiters: places::Places::new(settings.idempotency_waiters, settings.idempotency_waiters_per_owner),
            // As many as there are connections in all, but few for one owner: a list is as long as its owner makes it.
            lists: places::Places::new(usize::MAX, read::MAX_LISTS_PER_OWNER),
            compute: Compute::for_machine(compute::limit(&settings)),
            settings,
            tasks: TaskTracker::new(),
            printing: Arc::default(),
            store_probe: health::Shared::default(),
            key_uses: Mutex::default(),
            leaving: leaving::channel(),
            unwiped: AtomicBool::new(true),
            stopping: CancellationToken::new(),
        })
    }

    /// The settings it runs with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Room for work that computes: nothing else may keep a thread that serves requests for long.
    pub fn compute(&self) -> &Compute {
        &self.compute
    }

    /// How long somebody waits to compute, and how long that may take.
    fn compute_limit(&self) -> Duration {
        compute::limit(&self.settings)
    }

    /// Now.
    pub fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    /// A new id with this prefix.
    pub fn next_id(&self, prefix: &str) -> String {
        self.ports.ids.next(prefix)
    }

    /// Work that runs to its end even if the caller leaves.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// What a browser needs to start a sign-in.
    pub fn identity_config(&self) -> pipeline::ports::identity::PublicIdentityConfig {
        self.ports.identity.public_config()
    }

    /// Nobody waits for the reasoner any longer: what is being read goes on as a job, in another process.
    pub fn stop_waiting(&self) {
        self.stopping.cancel();
    }

    /// Waits for work that goes on, and closes the store.
    pub async fn close(&self) {
        self.stop_waiting();
        self.tasks.close();
        self.tasks.wait().await;
        self.ports.store.close().await;
    }

    /// A pause made longer by up to half, so that those who failed together do not come back together.
    fn jittered(&self, pause: Duration) -> Duration {
        let chance = u32::try_from(self.ports.ids.unique() & 0xff).unwrap_or_default();
        pause + pause * chance / 512
    }

    fn store(&self) -> &dyn Store {
        self.ports.store.as_ref()
    }
}
