//! SQLite and PostgreSQL behind the store port.
//!
//! Every statement is written once, in `sql`, over `text` and `bigint` only. Two thin drivers run
//! them; [`open`] chooses one by the scheme of the URL. What a mutation guards is decided in `sql`
//! too, so that the two databases cannot come to behave differently.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::store::Store;

mod driver;
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
    /// Connections to PostgreSQL at most; two are the least. SQLite opens readers as they are needed.
    pub pool_size: usize,
    /// How many requests may wait for their turn at most.
    pub queue: usize,
    /// How long to wait for a connection, a new one or a free one.
    pub connect_timeout: Duration,
    /// How long one statement, and in SQLite the wait for another process's write, may take.
    pub statement_timeout: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pool_size: 16,
            queue: 1_024,
            connect_timeout: Duration::from_secs(5),
            statement_timeout: Duration::from_secs(15),
        }
    }
}

/// Opens the store of a URL, `sqlite:PATH` or `postgres://...`, and brings its schema up to date.
pub async fn open(url: &str, options: Options) -> Result<Arc<dyn Store>, OpenError> {
    match Place::of(url)? {
        Place::Sqlite(path) => {
            let driver = sqlite::Sqlite::open(path, &options).await?;
            Ok(Arc::new(store::SqlStore::new(driver)))
        }
        Place::Postgres => {
            let driver = postgres::Postgres::open(url, &options).await?;
            Ok(Arc::new(store::SqlStore::new(driver)))
        }
    }
}

/// Brings the schema up to date and says from which version to which.
pub async fn migrate(url: &str) -> Result<Migrated, OpenError> {
    let options = Options::default();
    match Place::of(url)? {
        Place::Sqlite(path) => sqlite::migrate(path, &options).await,
        Place::Postgres => postgres::migrate(url, &options).await,
    }
}

/// The name and the SQLite and PostgreSQL text of every statement, for the test that prepares them all.
#[doc(hidden)]
pub fn statements() -> Vec<(&'static str, &'static str, &'static str)> {
    sql::all()
        .map(|sql| (sql.name(), sql.sqlite(), sql.postgres()))
        .collect()
}

enum Place<'a> {
    Sqlite(&'a str),
    Postgres,
}

impl<'a> Place<'a> {
    fn of(url: &'a str) -> Result<Self, OpenError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            // `sqlite:///absolute` and `sqlite://relative` are spelled so by other tools.
            return match path.strip_prefix("//").unwrap_or(path) {
                "" | ":memory:" => Err(OpenError::Url("sqlite: needs the path of a file".to_owned())),
                path => Ok(Self::Sqlite(path)),
            };
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres);
        }
        // The URL may hold a password, so it is not repeated.
        Err(OpenError::Url(
            "it must begin with sqlite:, postgres:// or postgresql://".to_owned(),
        ))
    }
}
