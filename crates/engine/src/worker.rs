//! The worker: claims durable jobs under a lease and runs them.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use pipeline::Timestamp;
use pipeline::ports::store::{Batch, Claim, Job, JobKind, Mutation, StoreError, Stored};
use pipeline::session::Owner;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::Engine;
use crate::interrupt::Interrupt;
use fair_share::long_polls::report_long_polls;
use fair_share::owner_slots::OwnerSlots;

/// How often an idle worker polls for jobs, in case a wake-up was lost.
const IDLE_POLL: Duration = Duration::from_secs(1);

/// How long a worker waits for a free slot of an owner, or for a job of another one.
const SKIP_PAUSE: Duration = Duration::from_millis(20);

/// A job under a lease of this worker. Its writes fail the batch if the lease was lost.
#[derive(Debug, Clone)]
pub(crate) struct Leased {
    pub(crate) job: Job,
    worker: String,
}

impl Leased {
    /// Renews the lease.
    pub(crate) fn hold(&self, until: Timestamp) -> Mutation {
        Mutation::HoldLease {
            job_id: self.job.job_id.clone(),
            worker: self.worker.clone(),
            fence: self.job.fence,
            lease_until: until,
        }
    }

    /// Renews the lease and resets the count of tries, because a step was done.
    pub(crate) fn progress(&self, until: Timestamp) -> Mutation {
        Mutation::Progress {
            job_id: self.job.job_id.clone(),
            worker: self.worker.clone(),
            fence: self.job.fence,
            lease_until: until,
        }
    }

    pub(crate) fn finish(&self) -> Mutation {
        Mutation::FinishJob {
            job_id: self.job.job_id.clone(),
            worker: self.worker.clone(),
            fence: self.job.fence,
        }
    }

    /// Ends a job whose work was done before or whose session was erased.
    pub(crate) async fn nothing_to_do(&self, engine: &Engine) -> Result<(), Interrupt> {
        Ok(engine.store().commit(Batch::of([self.finish()])).await?)
    }

    /// A job for work that this worker has already started; it is enqueued with its lease.
    pub(crate) fn held_from_start(worker: &Worker, job: Job) -> Self {
        Self {
            job,
            worker: worker.name.clone(),
        }
    }

    /// Enqueues the job with its lease; fails the batch if a job with this id exists.
    pub(crate) fn enqueue(&self, until: Timestamp) -> Mutation {
        Mutation::EnqueueHeld {
            job: self.job.clone(),
            worker: self.worker.clone(),
            lease_until: until,
        }
    }

    fn suspend(&self, run_at: Timestamp) -> Mutation {
        Mutation::SuspendJob {
            job_id: self.job.job_id.clone(),
            worker: self.worker.clone(),
            fence: self.job.fence,
            run_at,
        }
    }

    fn release(&self, run_at: Timestamp, counted: bool) -> Mutation {
        Mutation::ReleaseJob {
            job_id: self.job.job_id.clone(),
            worker: self.worker.clone(),
            fence: self.job.fence,
            run_at,
            counted,
        }
    }
}

/// Runs jobs. Any number of workers, in any number of processes, share the queue.
pub struct Worker {
    engine: Arc<Engine>,
    name: String,
}

impl Worker {
    /// A worker with a unique name.
    pub fn new(engine: Arc<Engine>) -> Self {
        let name = engine.ports.ids.next("wrk");
        Self { engine, name }
    }

    /// Runs jobs until cancelled, then gives unfinished jobs back to the queue.
    pub async fn run(self, cancel: CancellationToken) {
        let max_jobs = self.engine.settings.worker_jobs.max(1);
        let job_slots = Arc::new(Semaphore::new(max_jobs));
        // One owner leaves an eighth of the slots to others.
        let owners = OwnerSlots::new(max_jobs, max_jobs - max_jobs / 8);
        let running = TaskTracker::new();
        let worker = Arc::new(self);
        while !cancel.is_cancelled() {
            let permit = tokio::select! {
                () = cancel.cancelled() => break,
                permit = job_slots.clone().acquire_owned() => match permit { Ok(permit) => permit, Err(_) => break },
            };
            let skip_owner = owners.full_owner();
            let skips = skip_owner.is_some();
            match worker.claim(skip_owner).await {
                Ok(Some(leased)) => {
                    let (worker, cancel) = (worker.clone(), cancel.clone());
                    let slot = owners.enter(&leased.job.owner);
                    running.spawn(async move {
                        report_long_polls("job", worker.work(leased, &cancel)).await;
                        drop((slot, permit));
                    });
                }
                // Jobs of the skipped owner may be due: looking for the next due job would not wait.
                Ok(None) if skips => tokio::time::sleep(SKIP_PAUSE).await,
                Ok(None) => worker.idle(&cancel).await,
                Err(error) => {
                    tracing::warn!(%error, "no job could be claimed");
                    tokio::select! {
                        () = cancel.cancelled() => {}
                        () = tokio::time::sleep(Duration::from_secs(1)) => {}
                    }
                }
            }
        }
        running.close();
        running.wait().await;
    }

    /// Runs one due job; returns whether there was one.
    pub async fn run_one_job(&self) -> Stored<bool> {
        match self.claim(None).await? {
            Some(leased) => {
                self.work(leased, &CancellationToken::new()).await;
                Ok(true)
            }
            None => Ok(false),
        }
    }

    async fn claim(&self, skip_owner: Option<Owner>) -> Stored<Option<Leased>> {
        let now = self.engine.now();
        let claim = Claim {
            worker: self.name.clone(),
            now,
            lease_until: self.lease_until(now),
            skip_owner,
        };
        let job = self.engine.store().claim_job(&claim).await?;
        Ok(job.map(|job| Leased {
            job,
            worker: self.name.clone(),
        }))
    }

    /// Waits for a wake-up or until a job is due.
    async fn idle(&self, cancel: &CancellationToken) {
        loop {
            let now = self.engine.now();
            let next = self.engine.store().next_job_at().await.ok().flatten();
            let pause = match next.map(|at| at.micros() - now.micros()) {
                Some(..=0) => return,
                Some(micros) => Duration::from_micros(u64::try_from(micros).unwrap_or(0)).min(IDLE_POLL),
                None => IDLE_POLL,
            };
            tokio::select! {
                () = cancel.cancelled() => return,
                () = self.engine.store().job_wakeup() => return,
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Runs a job and renews its lease meanwhile.
    async fn work(&self, leased: Leased, cancel: &CancellationToken) {
        let work = Box::pin(self.perform(&leased));
        self.supervise(&leased, cancel, work).await;
    }

    /// Awaits work that may already be running, renews the lease meanwhile, and ends, releases or suspends the job. An
    /// early end drops the work, which cancels its calls in flight.
    pub(crate) async fn supervise(
        &self,
        leased: &Leased,
        cancel: &CancellationToken,
        work: impl Future<Output = Result<(), Interrupt>>,
    ) {
        let kind = leased.job.kind.name();
        let session_id = leased.job.session_id.clone();
        tracing::info!(job = kind, %session_id, attempt = leased.job.attempts, "job started");
        let end = tokio::select! {
            end = AssertUnwindSafe(work).catch_unwind() => {
                end.unwrap_or_else(|_| Err(Interrupt::Retry("it panicked".to_owned())))
            }
            () = self.keep_lease(leased) => Err(Interrupt::LeaseLost),
            () = self.engine.until_erased(&leased.job.owner) => Err(Interrupt::LeaseLost),
            () = cancel.cancelled() => Err(Interrupt::Retry("this worker is stopping".to_owned())),
        };
        let outcome = match end {
            Ok(()) => "done",
            Err(Interrupt::LeaseLost) => "lost",
            Err(Interrupt::Retry(reason)) => self.give_back(leased, &reason, cancel.is_cancelled()).await,
            Err(Interrupt::ProviderDown(down)) => self.give_back(leased, down.why.reason().name(), false).await,
            Err(Interrupt::Suspend { run_at, reason }) => {
                tracing::info!(job = kind, %session_id, reason = reason.name(), "job waits");
                self.release_job(leased.suspend(run_at), "waiting").await
            }
        };
        tracing::info!(job = kind, %session_id, outcome, "job ended");
        metrics::counter!("convene_jobs_total", "kind" => kind, "outcome" => outcome).increment(1);
    }

    /// One try. The number of tries is checked before anything of the job is read, because reading may be what fails.
    async fn perform(&self, leased: &Leased) -> Result<(), Interrupt> {
        if leased.job.attempts > self.engine.settings.job_attempts {
            return self.engine.give_up(leased).await;
        }
        match leased.job.kind {
            JobKind::Plan => self.engine.make_plan(leased).await,
            JobKind::Committee => crate::committee::run(&self.engine, leased).await,
            JobKind::Brief => self.engine.retry_reading(leased).await,
        }
    }

    /// Renews the lease at a third of its length; returns when it is lost.
    async fn keep_lease(&self, leased: &Leased) {
        let third =
            Duration::from_millis(u64::try_from(self.engine.settings.lease_seconds * 1_000 / 3).unwrap_or(5_000));
        loop {
            tokio::time::sleep(third).await;
            let hold = leased.hold(self.lease_until(self.engine.now()));
            match self.engine.store().commit(Batch::of([hold])).await {
                Err(StoreError::Guard(_)) => return,
                Err(error) => tracing::warn!(%error, "a lease could not be renewed"),
                Ok(()) => {}
            }
        }
    }

    /// Puts the job back into the queue: at once when this worker stops, else after a growing pause. Returns the
    /// outcome for the metrics.
    async fn give_back(&self, leased: &Leased, reason: &str, handing_over: bool) -> &'static str {
        let now = self.engine.now();
        let run_at = if handing_over {
            now
        } else {
            let pause = self
                .engine
                .jittered(Duration::from_millis(250 << leased.job.attempts.clamp(0, 7)));
            now.plus_millis(i64::try_from(pause.as_millis()).unwrap_or(i64::MAX))
        };
        tracing::info!(job = leased.job.kind.name(), session_id = %leased.job.session_id, reason, "job given back");
        self.release_job(leased.release(run_at, !handing_over), "again").await
    }

    async fn release_job(&self, release: Mutation, outcome: &'static str) -> &'static str {
        match self.engine.store().commit(Batch::of([release])).await {
            Ok(()) => outcome,
            // Another worker has the job already.
            Err(StoreError::Guard(_)) => "lost",
            Err(error) => {
                tracing::warn!(%error, "a job could not be given back; its lease will run out");
                outcome
            }
        }
    }

    pub(crate) fn lease_until(&self, now: Timestamp) -> Timestamp {
        now.plus_seconds(self.engine.settings.lease_seconds)
    }
}
