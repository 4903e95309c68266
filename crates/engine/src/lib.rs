//! What the service does: one file per use case, the worker, the committee runner.
//!
//! A use case reads through the ports, lets a pure function of [`pipeline`] decide, and commits
//! once. It knows neither HTTP nor SQL nor a vendor.

mod answer_questions;
mod audit_record;
mod authenticate;
mod bodies;
mod committee;
mod compute;
mod convene;
mod erase_account;
mod erasure_signal;
mod faults;
mod figure_rows;
mod give_feedback;
mod give_up;
mod health;
mod instruments;
mod interrupt;
mod keys;
mod make_plan;
mod own_data;
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
mod worker;
mod write_review;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fair_share::compute::Compute;
use fair_share::owner_slots::OwnerSlots;
use fair_share::semaphore::FairSemaphore;
use pipeline::Timestamp;
use pipeline::ports::audit::AuditPrinter;
use pipeline::ports::clock::Clock;
use pipeline::ports::data_room::DataRoom;
use pipeline::ports::identity::IdentityProvider;
use pipeline::ports::ids::Ids;
use pipeline::ports::probe::Probe;
use pipeline::ports::reasoner::Reasoner;
use pipeline::ports::signing::RecordSigner;
use pipeline::ports::store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use authenticate::Caller;
pub use bodies::BodyPlace;
pub use erase_account::Erased;
pub use instruments::InstrumentReport;
pub use keys::NewKey;
pub use own_data::PortfolioLine;
pub use settings::Settings;
pub use submission::{IdempotencyKey, Submission, Submitted};
pub use submit_plan::PostedBrief;
pub use sweeper::sweep_once;
pub use usage::UsageReport;
pub use verify_record::{Trust, VerifiedDocument};
pub use worker::Worker;

/// The adapters behind the ports that the engine uses.
#[derive(Clone)]
pub struct Ports {
    /// Everything that is stored.
    pub store: Arc<dyn Store>,
    /// The built-in analyst or language models.
    pub reasoner: Arc<dyn Reasoner>,
    /// Figures and instruments.
    pub data_room: Arc<dyn DataRoom>,
    /// Verifies the ID tokens of people.
    pub identity: Arc<dyn IdentityProvider>,
    /// Signs seals and audit records.
    pub record_signer: Arc<dyn RecordSigner>,
    /// Renders audit records and their charts.
    pub printer: Arc<dyn AuditPrinter>,
    /// The only source of time.
    pub clock: Arc<dyn Clock>,
    /// The only source of ids, secrets and randomness.
    pub ids: Arc<dyn Ids>,
    /// Called at the boundaries of journal steps, where tests stop a run.
    pub probe: Arc<dyn Probe>,
}

/// The service, as the edge and the commands call it.
pub struct Engine {
    ports: Ports,
    settings: Settings,
    /// Work that continues after its caller is gone; a graceful stop waits for it.
    tasks: TaskTracker,
    /// Limits the reasoner calls in flight.
    calls: FairSemaphore,
    /// Limits the large bodies in memory.
    bodies: bodies::BodyPlaces,
    /// Limits the submits in flight.
    submits: Arc<OwnerSlots>,
    /// Limits the submits that wait for another submit with the same Idempotency-Key.
    waiters: Arc<OwnerSlots>,
    /// Limits the session lists that are in memory until they are sent.
    lists: Arc<OwnerSlots>,
    /// Limits the briefs and plans that are read at once.
    briefs: FairSemaphore,
    /// Limits the audit records that are in memory until they are sent.
    records: Arc<OwnerSlots>,
    /// Limits the records that are loaded to be rendered, drawn or searched.
    loaded_records: FairSemaphore,
    /// Limits the erasures under way; those of one owner run one after the other.
    erasures: FairSemaphore,
    /// Slots for CPU-bound work.
    compute: Compute,
    /// Slots for audit records and charts. They are separate because each rendering occupies a core for seconds.
    printing: Arc<press::RecordRenderer>,
    /// The last probe of the store, for the health report.
    store_probe: health::SharedProbe,
    /// When the use of each key was last written, so that not every poll causes a write.
    key_uses: Mutex<HashMap<String, Timestamp>>,
    /// Announces the owners that are being erased; their work in this process stops.
    erasure_signal: tokio::sync::broadcast::Sender<pipeline::session::Owner>,
    /// Whether erased data may still be readable in the database's files. True at every start, because an earlier
    /// process may have died between an erasure and the wipe.
    unwiped: AtomicBool,
    /// Cancelled when this process stops: requests that wait for the reasoner hand their work over to a job.
    stopping: CancellationToken,
}

impl Engine {
    /// Puts the service together.
    pub fn new(ports: Ports, settings: Settings) -> Arc<Self> {
        Arc::new(Self {
            ports,
            calls: FairSemaphore::new(settings.worker_calls),
            bodies: bodies::BodyPlaces::default(),
            submits: OwnerSlots::new(submission::MAX_SUBMITS, submission::MAX_SUBMITS_PER_OWNER),
            waiters: OwnerSlots::new(settings.idempotency_waiters, settings.idempotency_waiters_per_owner),
            // The total is bounded by the connections. One owner gets few, because a list can be very long.
            lists: OwnerSlots::new(usize::MAX, read::MAX_LISTS_PER_OWNER),
            briefs: FairSemaphore::with_owner_limit(read::MAX_BRIEFS, read::MAX_BRIEFS_PER_OWNER),
            records: OwnerSlots::new(audit_record::MAX_RECORDS, audit_record::MAX_RECORDS_PER_OWNER),
            loaded_records: FairSemaphore::with_owner_limit(
                audit_record::MAX_LOADED,
                audit_record::MAX_LOADED_PER_OWNER,
            ),
            erasures: FairSemaphore::with_owner_limit(erase_account::MAX_ERASURES, 1),
            compute: Compute::for_machine(compute::limit(&settings)),
            settings,
            tasks: TaskTracker::new(),
            printing: Arc::default(),
            store_probe: health::SharedProbe::default(),
            key_uses: Mutex::default(),
            erasure_signal: erasure_signal::channel(),
            unwiped: AtomicBool::new(true),
            stopping: CancellationToken::new(),
        })
    }

    /// The settings it runs with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Slots for CPU-bound work. Long computations must run here and not on the threads that serve requests.
    pub fn compute(&self) -> &Compute {
        &self.compute
    }

    /// Time limit for the wait for a compute slot and, separately, for the computation.
    fn compute_limit(&self) -> Duration {
        compute::limit(&self.settings)
    }

    /// The time of the clock port.
    pub fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    /// A new id with this prefix.
    pub fn next_id(&self, prefix: &str) -> String {
        self.ports.ids.next(prefix)
    }

    /// Tracks work that runs to its end even if the caller disconnects.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// What a browser needs to start a sign-in.
    pub fn identity_config(&self) -> pipeline::ports::identity::PublicIdentityConfig {
        self.ports.identity.public_config()
    }

    /// Stops waiting for the reasoner within requests: the questions become jobs, which another process takes over.
    pub fn stop_waiting(&self) {
        self.stopping.cancel();
    }

    /// Waits for the tracked work to end, then closes the store.
    pub async fn close(&self) {
        self.stop_waiting();
        self.tasks.close();
        self.tasks.wait().await;
        self.ports.store.close().await;
    }

    /// The pause, longer by a random part of up to half, so that jobs that failed together do not retry together.
    fn jittered(&self, pause: Duration) -> Duration {
        let chance = u32::try_from(self.ports.ids.unique() & 0xff).unwrap_or_default();
        pause + pause * chance / 512
    }

    fn store(&self) -> &dyn Store {
        self.ports.store.as_ref()
    }
}
