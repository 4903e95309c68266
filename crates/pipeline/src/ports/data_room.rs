//! Market data, fundamentals, macro series: the only place figures come from.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;

use crate::Timestamp;
use crate::brief::MasterBrief;
use crate::brief::mib::Instrument;
use crate::ports::compute::{Computer, NotComputed};
use crate::ports::datasets::{DatasetKind, DatasetSummary};
use figures::ledger::{Ledger, Source};

/// The series of one source by name, oldest first; a missing value is NaN.
pub type Columns = HashMap<String, Vec<f64>>;

/// The provider name of data that ships with the program.
pub const SHIPPED: &str = "shipped";

/// What is known of an instrument without asking anybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The instrument.
    pub instrument: Instrument,
    /// What a committee looks for on it.
    pub wanted: Vec<DatasetKind>,
    /// What ships on it.
    pub shipped: Vec<InstrumentData>,
}

/// Data that there is on an instrument, without its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstrumentData {
    /// What it is.
    pub kind: DatasetKind,
    /// Who gave it: [`SHIPPED`], `import`, or a live provider.
    pub provider: String,
    /// Where it is from, in words.
    pub title: String,
    /// Where it is from, as an address without secrets.
    pub uri: Option<String>,
    /// When it was imported or fetched; absent for what ships.
    pub retrieved_at: Option<Timestamp>,
    /// How many rows.
    pub rows: i64,
    /// The earliest date.
    pub first: String,
    /// The latest date.
    pub last: String,
}

impl From<DatasetSummary> for InstrumentData {
    fn from(line: DatasetSummary) -> Self {
        Self {
            kind: line.key.kind,
            provider: line.key.provider,
            title: line.title,
            uri: line.uri,
            retrieved_at: Some(line.retrieved_at),
            rows: line.rows,
            first: line.first,
            last: line.last,
        }
    }
}

/// Looks things up for a committee. What it does not have is a gap in the ledger, never an error
/// and never a zero.
#[async_trait]
pub trait DataRoom: Send + Sync {
    /// All figures on the brief's subject, computed on `computer`.
    async fn ledger(&self, brief: &MasterBrief, computer: &dyn Computer) -> Result<Ledger, NotComputed>;

    /// The series of a source as they were when its content had that SHA-256. `None` when this data room no longer has
    /// that content.
    async fn series(&self, source: &Source, computer: &dyn Computer) -> Option<Arc<Columns>>;

    /// The instruments that a few words may mean, the likeliest first.
    fn instruments(&self, words: &str, most: usize) -> Vec<Instrument>;

    /// The instrument with this symbol and what ships on it. `None` when the symbol is not known.
    fn listing(&self, symbol: &str) -> Option<Listing>;

    /// Whether there may be data on the instrument with this symbol; `false` only where it is sure that there is none.
    async fn may_have_data(&self, symbol: &str) -> bool;

    /// The byte ranges of a text that name instruments, in order. The detection of the language leaves them out.
    fn names(&self, text: &str) -> Vec<Range<usize>>;

    /// Its state in a word, for the health report.
    fn health(&self) -> String;
}
