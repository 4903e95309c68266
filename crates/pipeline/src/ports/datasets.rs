//! Data that does not ship: what an operator imported, and what live providers gave.

use std::sync::Arc;

use async_trait::async_trait;

use crate::Timestamp;

/// What a dataset holds, and how its text is laid out. Dates are `YYYY-MM-DD`, oldest first; what is unknown is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DatasetKind {
    /// Daily prices of one instrument, by its symbol in the master: `date,close,adjusted,volume`.
    Prices,
    /// Yearly facts of one company, by its symbol in the master: `fiscal_year,period_end,tag,value,unit`, with the
    /// `us-gaap` names of the tags.
    Accounts,
    /// One series of the economy, by its id at FRED: `date,value`.
    Series,
}

impl DatasetKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Prices, Self::Accounts, Self::Series];

    /// The name in the store and for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Prices => "prices",
            Self::Accounts => "accounts",
            Self::Series => "series",
        }
    }

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Data on one subject from one provider, in the layout of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dataset {
    /// What it holds.
    pub kind: DatasetKind,
    /// Whose: a symbol of the master, or the id of a series.
    pub subject: String,
    /// Who gave it: `import`, `sec`, `stooq`, `fred`, `alphavantage`.
    pub provider: String,
    /// Where it is from, in words.
    pub title: String,
    /// Where it is from, as an address without secrets.
    pub uri: Option<String>,
    /// When it was imported or fetched.
    pub retrieved_at: Timestamp,
    /// SHA-256 of the body.
    pub sha256: String,
    /// The rows, with their header.
    pub body: String,
}

/// What came of looking for a dataset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Here it is.
    Dataset(Arc<Dataset>),
    /// Nobody has it.
    Nothing,
    /// Somebody may have it, and could not be asked. The reason ends up before the user as a gap.
    Unavailable {
        /// Who.
        provider: String,
        /// Why, in words without addresses or keys.
        reason: String,
    },
}

/// Finds datasets. An implementation never fails: what it cannot get, it says.
#[async_trait]
pub trait Datasets: Send + Sync {
    /// The best dataset of a kind on a subject: an import first, then a live provider.
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found;

    /// The dataset whose body has this SHA-256, if it is still there.
    async fn by_content(&self, sha256: &str) -> Option<Arc<Dataset>>;

    /// How the sources are, in a word, for the health report.
    fn health(&self) -> String;
}

/// No data but what ships.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoDatasets;

#[async_trait]
impl Datasets for NoDatasets {
    async fn find(&self, _: DatasetKind, _: &str) -> Found {
        Found::Nothing
    }

    async fn by_content(&self, _: &str) -> Option<Arc<Dataset>> {
        None
    }

    fn health(&self) -> String {
        "ok".to_owned()
    }
}
