//! The periodic sweep: retries erasures; deletes expired idempotency records, quotas, spending, codes and tokens.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError, Stored};
use tokio_util::sync::CancellationToken;

use crate::Engine;

/// For how many days the spending of an owner is kept.
pub(crate) const SPENDING_DAYS: i64 = 30;

/// How many slices of old rows one sweep deletes in a table. Other writers get their turn in between.
const MAX_SLICES: usize = 50;

/// Runs the sweep once.
pub async fn sweep_once(engine: &Engine) -> Stored<()> {
    // A failure here must not keep the rest of the sweep from running; it is returned at the end.
    let erasures = engine.reconcile_erasures().await;
    let now = engine.now();
    let before = now.plus_seconds(-engine.settings.idempotency_keep_seconds);
    for sweep in [
        Mutation::SweepIdempotency { before, now },
        Mutation::SweepCodes { now },
        Mutation::SweepRefreshTokens { now },
    ] {
        engine.sweep_in_slices(sweep).await?;
    }
    let batch = Batch::of([
        Mutation::SweepQuota {
            before_day: now.utc_day() - 1,
        },
        Mutation::SweepSpend {
            before_day: now.utc_day() - 1,
        },
        Mutation::SweepOwnerSpend {
            before_day: now.utc_day() - SPENDING_DAYS,
        },
    ]);
    engine.store().commit(batch).await?;
    engine.report_reasoner_state();
    let waiting = engine.store().suspended_jobs().await?;
    metrics::gauge!("convene_jobs_waiting").set(f64::from(u32::try_from(waiting).unwrap_or(u32::MAX)));
    erasures.map(|_| ())
}

impl Engine {
    /// Deletes slices until nothing is left, or until the next sweep goes on.
    async fn sweep_in_slices(&self, sweep: Mutation) -> Stored<()> {
        for _ in 0..MAX_SLICES {
            match self.store().commit(Batch::of([sweep.clone()])).await {
                Err(StoreError::Guard(Guard::RowsLeft)) => return Ok(()),
                swept => swept?,
            }
        }
        Ok(())
    }

    /// Runs the sweep every `erasure_sweep_seconds` until cancelled.
    pub async fn sweep_until(self: Arc<Self>, cancel: CancellationToken) {
        let pause = Duration::from_secs(u64::try_from(self.settings.erasure_sweep_seconds.max(1)).unwrap_or(60));
        loop {
            match AssertUnwindSafe(sweep_once(&self)).catch_unwind().await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(%error, "the sweep failed; it will be tried again"),
                Err(_) => tracing::error!("the sweep panicked; it will be tried again"),
            }
            tokio::select! {
                () = cancel.cancelled() => return,
                () = tokio::time::sleep(pause) => {}
            }
        }
    }
}
