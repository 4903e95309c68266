//! What an operator decides, as far as it concerns the use cases.

use pipeline::budget::Budgets;
use pipeline::limits::Limits;
use pipeline::switches::Switches;

/// The engine's settings. The binary reads them from the configuration.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Rollout switches.
    pub switches: Switches,
    /// Limits on keys.
    pub limits: Limits,
    /// Whether a submit must carry an Idempotency-Key.
    pub idempotency_required: bool,
    /// How long the outcome of a submit is kept for replays, in seconds.
    pub idempotency_keep_seconds: i64,
    /// How long a submit waits for another with the same key, in seconds.
    pub idempotency_wait_seconds: u64,
    /// How many submits may wait for another with the same key, in this process.
    pub idempotency_waiters: usize,
    /// How many of these may belong to one owner.
    pub idempotency_waiters_per_owner: usize,
    /// How long a rotated key stays valid, in seconds.
    pub rotation_grace_seconds: i64,
    /// How many live keys an owner may have.
    pub keys_per_owner: i64,
    /// How often unfinished erasures are retried, in seconds.
    pub erasure_sweep_seconds: i64,
    /// How long a brief submit waits for the reading before it answers `generating`, in milliseconds.
    pub brief_wait_ms: u64,
    /// How long a plan submit waits for its plan before it answers `generating`, in milliseconds.
    pub plan_wait_ms: u64,
    /// Length of a job's lease in seconds; a worker that does not renew it loses the job.
    pub lease_seconds: i64,
    /// How many jobs this process works on at once.
    pub worker_jobs: usize,
    /// How many reasoner calls this process makes at once.
    pub worker_calls: usize,
    /// How many tries in a row without a finished step a job has before it fails for the user.
    pub job_attempts: i64,
    /// How long a reasoner call may take, in seconds.
    pub step_timeout_seconds: u64,
    /// How long work waits for a reasoner that is down before it fails for the user, in seconds.
    pub patience_seconds: i64,
    /// Spending limits of a session and of a day.
    pub budgets: Budgets,
    /// The public address of this service, which the signatures on records name.
    pub record_issuer: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            switches: Switches::default(),
            limits: Limits::default(),
            idempotency_required: false,
            idempotency_keep_seconds: 86_400,
            idempotency_wait_seconds: 30,
            idempotency_waiters: 256,
            idempotency_waiters_per_owner: 32,
            rotation_grace_seconds: 900,
            keys_per_owner: 100,
            erasure_sweep_seconds: 60,
            brief_wait_ms: 20_000,
            plan_wait_ms: 10_000,
            lease_seconds: 15,
            worker_jobs: 256,
            worker_calls: 1_024,
            job_attempts: 5,
            step_timeout_seconds: 120,
            patience_seconds: 1_800,
            budgets: Budgets::default(),
            record_issuer: String::new(),
        }
    }
}
