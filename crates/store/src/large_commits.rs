//! Limits how many large batches of callers are committed at once. Further ones wait outside of the writer's queue,
//! which is in order of arrival, so that small ones pass them.

use fair_share::semaphore::{FairSemaphore, Permit};

use crate::driver::Lane;
use crate::sql::Write;

/// A batch with more bytes is large. Nearly all are smaller than a hundredth of it.
pub(crate) const LARGE: usize = 64 * 1024;

/// Large batches that are committed at once. One owner has at most one of them.
const AT_ONCE: usize = 2;

/// The turns of large batches.
pub(crate) struct LargeCommits(FairSemaphore);

impl LargeCommits {
    pub(crate) fn new() -> Self {
        Self(FairSemaphore::with_owner_limit(AT_ONCE, 1))
    }

    /// Waits for a turn if these writes need one. Those without an owner, such as datasets, count as one owner's.
    pub(crate) async fn enter(&self, lane: Lane<'_>, writes: &[Write]) -> Option<Permit> {
        match lane {
            Lane::Caller { owner } if writes.iter().map(Write::bytes).sum::<usize>() > LARGE => {
                Some(self.turn(owner.unwrap_or_default()).await)
            }
            _ => None,
        }
    }

    pub(crate) async fn turn(&self, owner: &str) -> Permit {
        self.0.enter(owner).await
    }
}
