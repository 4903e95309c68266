//! Market data, fundamentals, macro series: the only place figures come from.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;

use crate::brief::Mib;
use crate::ledger::{Ledger, Source};
use crate::ports::compute::{Computer, NotComputed};

/// The series of one source by name, oldest first; what the source does not have is not a number.
pub type Columns = HashMap<String, Vec<f64>>;

/// Looks things up for a committee. What it does not have is a gap in the ledger, never an error
/// and never a zero.
#[async_trait]
pub trait DataRoom: Send + Sync {
    /// Everything there is on the brief's subject, computed over there.
    async fn ledger(&self, brief: &Mib, computer: &dyn Computer) -> Result<Ledger, NotComputed>;

    /// The series of a source as they were when its content had that SHA-256. `None` when this data room no longer has
    /// that content.
    async fn series(&self, source: &Source, computer: &dyn Computer) -> Option<Arc<Columns>>;

    /// Where a text names instruments, as stretches of its bytes in their order. A name says nothing about the
    /// language of a text.
    fn names(&self, text: &str) -> Vec<Range<usize>>;

    /// How it is, in a word, for the health report.
    fn health(&self) -> String;
}
