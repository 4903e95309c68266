//! Data that does not ship: what an operator imported, and what live providers gave.

use std::sync::Arc;

use async_trait::async_trait;

use super::store::Stored;
use crate::Timestamp;
use figures::canonical::sha256_hex;

/// The provider name of data that an operator imported.
pub const IMPORT: &str = "import";

/// One dataset may have this many bytes. A century of daily prices has two million.
pub const MAX_DATASET_BYTES: usize = 32 * 1024 * 1024;

/// What a dataset holds, and how its text is laid out. Dates are `YYYY-MM-DD`, oldest first; what is unknown is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DatasetKind {
    /// Daily prices of one instrument, by its symbol in the instrument master: `date,close,adjusted,volume`.
    Prices,
    /// Yearly facts of one company, by its symbol in the instrument master: `fiscal_year,period_end,tag,value,unit`,
    /// with the `us-gaap` names of the tags.
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

    /// The first line of a body.
    pub const fn header(self) -> &'static str {
        match self {
            Self::Prices => "date,close,adjusted,volume",
            Self::Accounts => "fiscal_year,period_end,tag,value,unit",
            Self::Series => "date,value",
        }
    }

    /// Which column has the date.
    const fn date_column(self) -> usize {
        match self {
            Self::Prices | Self::Series => 0,
            Self::Accounts => 1,
        }
    }
}

/// The key of a dataset.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DatasetKey {
    /// What it holds.
    pub kind: DatasetKind,
    /// A symbol of the instrument master, or the id of a series.
    pub subject: String,
    /// Who gave it.
    pub provider: String,
}

/// Data on one subject from one provider, in the layout of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dataset {
    /// What it holds.
    pub kind: DatasetKind,
    /// A symbol of the instrument master, or the id of a series.
    pub subject: String,
    /// Who gave it: `import`, or the name of a live source such as `sec`.
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

impl Dataset {
    /// A dataset with the digest of its body.
    pub fn new(key: DatasetKey, title: String, uri: Option<String>, retrieved_at: Timestamp, body: String) -> Self {
        Self {
            kind: key.kind,
            subject: key.subject,
            provider: key.provider,
            title,
            uri,
            retrieved_at,
            sha256: sha256_hex(&body),
            body,
        }
    }

    /// The key of the dataset.
    pub fn key(&self) -> DatasetKey {
        DatasetKey {
            kind: self.kind,
            subject: self.subject.clone(),
            provider: self.provider.clone(),
        }
    }

    /// All of it but the rows themselves.
    pub fn line(&self) -> DatasetSummary {
        let dates = || {
            let rows = self.body.lines().skip(1);
            rows.filter_map(|row| row.split(',').nth(self.kind.date_column()))
        };
        DatasetSummary {
            key: self.key(),
            title: self.title.clone(),
            uri: self.uri.clone(),
            retrieved_at: self.retrieved_at,
            sha256: self.sha256.clone(),
            rows: i64::try_from(dates().count()).unwrap_or(i64::MAX),
            first: dates().min().unwrap_or_default().to_owned(),
            last: dates().max().unwrap_or_default().to_owned(),
        }
    }
}

/// A dataset without its rows, for lists and to see whether a copy is still good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatasetSummary {
    /// The key of the dataset.
    pub key: DatasetKey,
    /// Where it is from, in words.
    pub title: String,
    /// Where it is from, as an address without secrets.
    pub uri: Option<String>,
    /// When it was imported or fetched.
    pub retrieved_at: Timestamp,
    /// SHA-256 of the body.
    pub sha256: String,
    /// How many rows.
    pub rows: i64,
    /// The earliest date, empty without rows.
    pub first: String,
    /// The latest date.
    pub last: String,
}

/// The result of looking for a dataset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// There is data, shared with other readers.
    Dataset(Arc<Dataset>),
    /// No source has it.
    Nothing,
    /// A source may have it, but could not be asked. The user sees the reason as a gap.
    Unavailable {
        /// The source that could not be asked.
        provider: String,
        /// Why, in words without addresses or keys.
        reason: String,
    },
}

/// Finds datasets. An implementation never fails: it returns [`Found::Unavailable`] for what it cannot get.
#[async_trait]
pub trait Datasets: Send + Sync {
    /// The best dataset of a kind on a subject: an import first, then a live provider.
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found;

    /// The dataset whose body has this SHA-256, if it is still there.
    async fn by_content(&self, sha256: &str) -> Option<Arc<Dataset>>;

    /// The state of the sources in a word, for the health report.
    fn health(&self) -> String;
}

/// Finds nothing, so that only shipped data is used.
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

/// Where datasets are kept. They belong to the installation and not to a person, so nothing here takes an owner.
#[async_trait]
pub trait DatasetStore: Send + Sync {
    /// Saves all of them or none; each replaces an earlier one with the same key.
    async fn save_datasets(&self, datasets: Vec<Dataset>) -> Stored<()>;

    /// Removes all of them, or none if one is missing.
    async fn remove_datasets(&self, keys: Vec<DatasetKey>) -> Stored<()>;

    /// Everything there is, by kind, subject and provider.
    async fn dataset_lines(&self) -> Stored<Vec<DatasetSummary>>;

    /// What there is on one subject, by provider.
    async fn dataset_lines_on(&self, kind: DatasetKind, subject: &str) -> Stored<Vec<DatasetSummary>>;

    /// One with this SHA-256, the newest if there are several.
    async fn dataset_line_by_content(&self, sha256: &str) -> Stored<Option<DatasetSummary>>;

    /// A dataset with its rows.
    async fn dataset(&self, key: &DatasetKey) -> Stored<Option<Dataset>>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_how_many_rows_and_from_when_to_when() {
        let of = |kind: DatasetKind, rows: &str| {
            let (subject, provider) = ("AAPL".to_owned(), IMPORT.to_owned());
            let key = DatasetKey {
                kind,
                subject,
                provider,
            };
            let body = format!("{}\n{rows}", kind.header());
            let line = Dataset::new(key, String::new(), None, Timestamp::from_seconds(1), body).line();
            (line.rows, line.first, line.last)
        };
        let told = |rows, first: &str, last: &str| (rows, first.to_owned(), last.to_owned());
        assert_eq!(of(DatasetKind::Prices, ""), told(0, "", ""));
        assert_eq!(
            of(DatasetKind::Prices, "2020-01-02,1,1,\n2020-01-03,2,2,5\n"),
            told(2, "2020-01-02", "2020-01-03")
        );
        assert_eq!(
            of(
                DatasetKind::Accounts,
                "2021,2021-09-25,Assets,1,USD\n2020,2020-09-26,Assets,1,USD\n"
            ),
            told(2, "2020-09-26", "2021-09-25")
        );
    }
}
