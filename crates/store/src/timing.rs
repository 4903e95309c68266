//! How long the store takes, per statement and per commit.

use std::sync::OnceLock;
use std::time::Instant;

use metrics::Histogram;

/// A histogram whose handle is looked up at the first use; before that the metrics recorder may not be installed.
pub(crate) struct Timer {
    op: &'static str,
    handle: OnceLock<Histogram>,
}

impl Timer {
    pub(crate) const fn new(op: &'static str) -> Self {
        Self {
            op,
            handle: OnceLock::new(),
        }
    }

    pub(crate) fn record(&self, since: Instant) {
        self.handle
            .get_or_init(|| metrics::histogram!("convene_store_seconds", "op" => self.op))
            .record(since.elapsed());
    }
}

/// Times a whole commit, from the call until it is durable.
pub(crate) static COMMIT: Timer = Timer::new("commit");
