//! Every statement of the service, written once for both databases, by topic.
//!
//! Placeholders are `$n`, types `text` and `bigint` only. A mutation is one statement, and a few
//! have another one before it. Where it guards something, exactly one row must be touched. Each guard is
//! decided by a single statement that locks the row it looks at, so it holds under PostgreSQL's READ COMMITTED too.

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

/// A statement with its name and its text for each database.
pub(crate) struct Sql {
    name: &'static str,
    text: &'static str,
    postgres: Option<&'static str>,
    sqlite: OnceLock<String>,
    /// Measures the statement when it runs as a read.
    pub(crate) timer: Timer,
}

impl Sql {
    /// `postgres` is given only if the statement must differ there.
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

    /// The text with `?n` for `$n`, because SQLite numbers `$n` by first appearance. Rewritten once.
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
    /// The error if the statement does not touch exactly one row. `None` allows any number of rows.
    pub(crate) guard: Option<Guard>,
}

impl Write {
    /// The bytes of its texts.
    pub(crate) fn bytes(&self) -> usize {
        let texts = self.params.iter().map(|param| match param {
            Value::Text(text) => text.len(),
            Value::Int(_) | Value::Null => 0,
        });
        texts.sum()
    }

    fn unguarded(sql: &'static Sql, params: Vec<Value>) -> Self {
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

    /// Fails with the guard unless exactly one row was touched, or at least one by an erasure or a sweep.
    pub(crate) fn check(&self, touched: u64) -> Stored<()> {
        match self.guard {
            // A slice has many rows.
            Some(Guard::RowsLeft) if touched > 1 => Ok(()),
            Some(guard) if touched != 1 => Err(StoreError::Guard(guard)),
            _ => Ok(()),
        }
    }
}

/// All statements, for the test that prepares them and for the size of SQLite's statement cache.
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

/// A document as JSON text.
fn json(document: &impl Serialize) -> Stored<String> {
    // The serializer's message could quote the document, so it is not passed on.
    serde_json::to_string(document).map_err(|_| StoreError::Fault("a document cannot be written as JSON".to_owned()))
}
