//! Every statement of the service, written once for both databases, by topic.
//!
//! Placeholders are `$n`, types `text` and `bigint` only. A mutation is exactly one statement; where
//! it guards something, exactly one row must be touched. Each guard is decided by a single statement
//! that locks the row it looks at, so it holds under PostgreSQL's READ COMMITTED too.

use std::sync::OnceLock;

use pipeline::ports::store::{Guard, StoreError, Stored};
use serde::Serialize;

use crate::timing::Timer;
use crate::value::Value;

pub(crate) mod accounts;
pub(crate) mod budgets;
pub(crate) mod committee;
pub(crate) mod datasets;
pub(crate) mod erasure;
pub(crate) mod health;
pub(crate) mod idempotency;
pub(crate) mod identity;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod mutations;
pub(crate) mod portfolios;
pub(crate) mod record;
pub(crate) mod record_keys;
pub(crate) mod reviews;
pub(crate) mod sessions;

/// The text of a statement, in the spelling of each database.
pub(crate) struct Sql {
    name: &'static str,
    text: &'static str,
    postgres: Option<&'static str>,
    sqlite: OnceLock<String>,
    /// How long it takes as a read.
    pub(crate) timer: Timer,
}

impl Sql {
    /// `postgres` only where the statement must differ there.
    const fn new(name: &'static str, text: &'static str, postgres: Option<&'static str>) -> Self {
        Self {
            name,
            text,
            postgres,
            sqlite: OnceLock::new(),
            timer: Timer::new(name),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) fn postgres(&self) -> &'static str {
        self.postgres.unwrap_or(self.text)
    }

    /// SQLite numbers `$n` by first appearance, not by `n`; `?n` is what we mean. Rewritten once.
    pub(crate) fn sqlite(&self) -> &str {
        self.sqlite.get_or_init(|| self.text.replace('$', "?"))
    }
}

/// Declares the statements of a topic, and `ALL` of them for the test that prepares each on both databases.
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident = $text:expr $(, postgres $postgres:expr)?;)+) => {
        $($(#[$doc])* static $name: $crate::sql::Sql = statements!(@make $name, $text $(, $postgres)?);)+
        pub(in crate::sql) static ALL: &[&$crate::sql::Sql] = &[$(&$name),+];
    };
    (@make $name:ident, $text:expr) => {
        $crate::sql::Sql::new(stringify!($name), $text, None)
    };
    (@make $name:ident, $text:expr, $postgres:expr) => {
        $crate::sql::Sql::new(stringify!($name), $text, Some($postgres))
    };
}
use statements;

/// Parameters in the order of their numbers.
macro_rules! params {
    ($($value:expr),* $(,)?) => { vec![$($crate::value::Value::from($value)),*] };
}
use params;

/// A statement that returns rows.
pub(crate) struct Query {
    pub(crate) sql: &'static Sql,
    pub(crate) params: Vec<Value>,
}

/// A statement that writes.
pub(crate) struct Write {
    pub(crate) sql: &'static Sql,
    pub(crate) params: Vec<Value>,
    /// What failed if it touches no row. Without one, any number of rows is right.
    pub(crate) guard: Option<Guard>,
}

impl Write {
    fn free(sql: &'static Sql, params: Vec<Value>) -> Self {
        Self {
            sql,
            params,
            guard: None,
        }
    }

    fn guarded(guard: Guard, sql: &'static Sql, params: Vec<Value>) -> Self {
        Self {
            sql,
            params,
            guard: Some(guard),
        }
    }

    /// Fails with the guard unless exactly one row was touched.
    pub(crate) fn check(&self, touched: u64) -> Stored<()> {
        match self.guard {
            Some(guard) if touched != 1 => Err(StoreError::Guard(guard)),
            _ => Ok(()),
        }
    }
}

/// All statements there are.
pub(crate) fn all() -> impl Iterator<Item = &'static Sql> {
    [
        accounts::ALL,
        budgets::ALL,
        committee::ALL,
        datasets::ALL,
        erasure::ALL,
        health::ALL,
        idempotency::ALL,
        identity::ALL,
        jobs::ALL,
        keys::ALL,
        portfolios::ALL,
        record::ALL,
        record_keys::ALL,
        reviews::ALL,
        sessions::ALL,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// A document as it is stored.
fn json(document: &impl Serialize) -> Stored<String> {
    // The message of the serializer could quote the document.
    serde_json::to_string(document).map_err(|_| StoreError::Fault("a document cannot be written as JSON".to_owned()))
}
