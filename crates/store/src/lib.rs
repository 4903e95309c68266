//! SQLite and PostgreSQL behind the store port.
//!
//! Every statement is written once, in `sql`, with the types `text` and `bigint` only. Two thin drivers run them;
//! [`open`] chooses one by the scheme of the URL. Guards are part of `sql` too, so that both databases behave the same.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::store::Store;

mod driver;
mod large_commits;
mod migrations;
mod open_error;
mod postgres;
mod queue;
mod rows;
mod sql;
mod sqlite;
mod store;
mod timing;
mod value;

pub use migrations::Migrated;
pub use open_error::OpenError;

/// How a store is opened. The defaults suit one instance.
#[derive(Debug, Clone)]
pub struct Options {
    /// Maximum number of connections to PostgreSQL; at least 2 are used. SQLite opens readers as needed.
    pub pool_size: usize,
    /// How many requests may wait for the store; more are refused.
    pub queue: usize,
    /// How long to wait for a new or a free connection.
    pub connect_timeout: Duration,
    /// Time limit of a statement in PostgreSQL; in SQLite, of the wait for a lock or for a long read to start.
    pub statement_timeout: Duration,
    /// How long a statement in PostgreSQL waits for a row that another transaction holds. It is shorter than
    /// `connect_timeout`, so that those who wait for rows give up their connections before others give up waiting for
    /// a connection.
    pub lock_timeout: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pool_size: 16,
            queue: 1_024,
            connect_timeout: Duration::from_secs(5),
            statement_timeout: Duration::from_secs(15),
            lock_timeout: Duration::from_secs(2),
        }
    }
}

/// Opens the store of a URL, `sqlite:PATH` or `postgres://...`, and brings its schema up to date.
pub async fn open(url: &str, options: Options) -> Result<Arc<dyn Store>, OpenError> {
    match Backend::of(url)? {
        Backend::Sqlite(path) => {
            let driver = sqlite::Sqlite::open(path, &options).await?;
            Ok(Arc::new(store::SqlStore::new(driver)))
        }
        Backend::Postgres => {
            let driver = postgres::Postgres::open(url, &options).await?;
            Ok(Arc::new(store::SqlStore::new(driver)))
        }
    }
}

/// Brings the schema up to date and returns the old and the new version.
pub async fn migrate(url: &str) -> Result<Migrated, OpenError> {
    let options = Options::default();
    match Backend::of(url)? {
        Backend::Sqlite(path) => sqlite::migrate(path, &options).await,
        Backend::Postgres => postgres::migrate(url, &options).await,
    }
}

/// The name and the SQLite and PostgreSQL text of every statement, for the test that prepares them all.
#[doc(hidden)]
pub fn statements() -> Vec<(&'static str, &'static str, &'static str)> {
    sql::all()
        .map(|sql| (sql.name(), sql.sqlite(), sql.postgres()))
        .collect()
}

enum Backend<'a> {
    Sqlite(&'a str),
    Postgres,
}

impl<'a> Backend<'a> {
    fn of(url: &'a str) -> Result<Self, OpenError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            // Other tools write `sqlite:///absolute` and `sqlite://relative`.
            return match path.strip_prefix("//").unwrap_or(path) {
                "" | ":memory:" => Err(OpenError::Url("sqlite: needs the path of a file".to_owned())),
                path => Ok(Self::Sqlite(path)),
            };
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres);
        }
        // The URL may contain a password, so the message does not repeat it.
        Err(OpenError::Url(
            "it must begin with sqlite:, postgres:// or postgresql://".to_owned(),
        ))
    }
}
