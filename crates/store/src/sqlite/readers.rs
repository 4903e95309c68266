//! Connections that only read.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use pipeline::ports::store::{StoreError, Stored};
use rusqlite::Connection;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};

use super::{closed, connection, faults};
use crate::sql::Query;
use crate::value::{Decode, Row, Value};

/// A pool of read-only connections. A read holds one for its duration and never across an await, so there are at most
/// as many as threads that read, and no limit is needed.
pub(super) struct Readers {
    path: PathBuf,
    busy_timeout: Duration,
    /// Idle connections; `None` once closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    pub(super) const fn new(path: PathBuf, busy_timeout: Duration) -> Self {
        Self {
            path,
            busy_timeout,
            idle: Mutex::new(Some(Vec::new())),
        }
    }

    /// Runs a query on the calling thread.
    pub(super) fn read<T>(&self, query: &Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let began = Instant::now();
        let idle = self.idle.lock().as_mut().ok_or_else(closed)?.pop();
        let connection = match idle {
            Some(connection) => connection,
            None => connection::open_reader(&self.path, self.busy_timeout)
                .map_err(|cause| faults::store_error("open", &cause))?,
        };
        let rows = run(&connection, query, decode);
        if let Some(idle) = self.idle.lock().as_mut() {
            idle.push(connection);
        }
        query.sql.timer.record(began);
        rows
    }

    pub(super) fn close(&self) {
        *self.idle.lock() = None;
    }
}

/// Runs a query and decodes its rows.
pub(super) fn run<T>(connection: &Connection, query: &Query, decode: Decode<T>) -> Stored<Vec<T>> {
    let fault = |cause| faults::store_error(query.sql.name(), &cause);
    let mut statement = connection.prepare_cached(query.sql.sqlite()).map_err(fault)?;
    for (at, value) in query.params.iter().enumerate() {
        statement.raw_bind_parameter(at + 1, value).map_err(fault)?;
    }
    let mut rows = statement.raw_query();
    let mut records = Vec::new();
    while let Some(row) = rows.next().map_err(fault)? {
        records.push(decode(row)?);
    }
    Ok(records)
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Null => ValueRef::Null,
        }))
    }
}

impl Row for rusqlite::Row<'_> {
    fn opt_text(&self, at: usize) -> Stored<Option<String>> {
        let value = self.get_ref(at).map_err(|_| wrong_type(at))?;
        let text = value.as_str_or_null().map_err(|_| wrong_type(at))?;
        Ok(text.map(str::to_owned))
    }

    fn opt_int(&self, at: usize) -> Stored<Option<i64>> {
        let value = self.get_ref(at).map_err(|_| wrong_type(at))?;
        value.as_i64_or_null().map_err(|_| wrong_type(at))
    }
}

fn wrong_type(at: usize) -> StoreError {
    StoreError::Fault(format!("column {at} of a row has an unexpected type"))
}
