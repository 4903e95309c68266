//! Market data, fundamentals, macro series: the only place figures come from.

use async_trait::async_trait;

use crate::brief::Mib;
use crate::ledger::{Ledger, Source};

/// Looks things up for a committee. What it does not have is a gap in the ledger, never an error
/// and never a zero.
#[async_trait]
pub trait DataRoom: Send + Sync {
    /// Everything there is on the brief's subject.
    async fn ledger(&self, brief: &Mib) -> Ledger;

    /// A series of a source as it was when the source's content had that SHA-256, oldest first; what the source does not
    /// have is not a number. `None` when this data room no longer has that content, or never had such a series.
    fn series(&self, source: &Source, name: &str) -> Option<Vec<f64>>;

    /// How it is, in a word, for the health report.
    fn health(&self) -> String;
}
