//! Market data, fundamentals, macro series: the only place figures come from.

use async_trait::async_trait;

use crate::brief::Mib;
use crate::committee::Ledger;

/// Looks things up for a committee. What it does not have is a gap in the ledger, never an error
/// and never a zero.
#[async_trait]
pub trait DataRoom: Send + Sync {
    /// Everything there is on the brief's subject.
    async fn ledger(&self, brief: &Mib) -> Ledger;

    /// How it is, in a word, for the health report.
    fn health(&self) -> String;
}
