//! Runs single statements, and pipelines several on one connection.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use bytes::{BufMut, BytesMut};
use deadpool_postgres::ClientWrapper;
use pipeline::ports::store::{StoreError, Stored};
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Error, Statement};

use crate::value::{Row, Value};

/// How statements are sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Prepared once on each connection.
    Prepared,
    /// Unnamed and parsed at every use, because a pooler in transaction mode allows nothing else.
    Unnamed,
}

/// A statement in the form in which it is sent on a connection.
pub(super) enum ReadyStatement {
    Prepared(Statement),
    Unnamed(&'static str),
}

/// Prepares a statement if the mode asks for it. Only the first use on a connection contacts the server.
pub(super) async fn ready(connection: &ClientWrapper, mode: Mode, text: &'static str) -> Result<ReadyStatement, Error> {
    Ok(match mode {
        Mode::Prepared => ReadyStatement::Prepared(connection.prepare_cached(text).await?),
        Mode::Unnamed => ReadyStatement::Unnamed(text),
    })
}

/// Runs a statement that returns rows.
pub(super) async fn query(
    connection: &ClientWrapper,
    mode: Mode,
    text: &'static str,
    params: &[Value],
) -> Result<Vec<tokio_postgres::Row>, Error> {
    match ready(connection, mode, text).await? {
        ReadyStatement::Prepared(statement) => connection.query(&statement, &untyped(params)).await,
        ReadyStatement::Unnamed(text) => connection.query_typed(text, &typed(params)).await,
    }
}

/// Runs a statement and returns the number of affected rows. The statement is sent at the first poll.
pub(super) async fn execute(
    connection: &ClientWrapper,
    ready: &ReadyStatement,
    params: &[Value],
) -> Result<u64, Error> {
    match ready {
        ReadyStatement::Prepared(statement) => connection.execute(statement, &untyped(params)).await,
        ReadyStatement::Unnamed(text) => connection.execute_typed(text, &typed(params)).await,
    }
}

fn untyped(params: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    params.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn typed(params: &[Value]) -> Vec<(&(dyn ToSql + Sync), Type)> {
    let with_type = |value: &'_ Value| match value {
        Value::Text(_) => Type::TEXT,
        Value::Int(_) => Type::INT8,
        // The server infers the type from the context.
        Value::Null => Type::UNKNOWN,
    };
    params
        .iter()
        .map(|value| (value as &(dyn ToSql + Sync), with_type(value)))
        .collect()
}

/// A statement call as a future.
pub(super) type Call<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Polls all calls together, in their order. Each statement is sent at its first poll, so all are sent without waiting
/// for answers, and the server receives them in order.
pub(super) async fn pipelined<T>(calls: Vec<Call<'_, T>>) -> Vec<T> {
    let mut under_way: Vec<(Option<Call<'_, T>>, Option<T>)> =
        calls.into_iter().map(|call| (Some(call), None)).collect();
    poll_fn(|context| {
        let mut waiting = false;
        for (slot, answer) in &mut under_way {
            if let Some(call) = slot {
                match call.as_mut().poll(context) {
                    Poll::Ready(value) => {
                        *answer = Some(value);
                        *slot = None;
                    }
                    Poll::Pending => waiting = true,
                }
            }
        }
        if waiting { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    under_way.into_iter().filter_map(|(_, answer)| answer).collect()
}

impl ToSql for Value {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Text(text) => out.put_slice(text.as_bytes()),
            Self::Int(number) => out.put_i64(*number),
            Self::Null => return Ok(IsNull::Yes),
        }
        Ok(IsNull::No)
    }

    /// Our statements have no other parameter types; a test prepares every statement to check that.
    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::TEXT | Type::INT8 | Type::UNKNOWN)
    }

    to_sql_checked!();
}

impl Row for tokio_postgres::Row {
    fn opt_text(&self, at: usize) -> Stored<Option<String>> {
        self.try_get(at).map_err(|_| wrong_type(at))
    }

    fn opt_int(&self, at: usize) -> Stored<Option<i64>> {
        self.try_get(at).map_err(|_| wrong_type(at))
    }
}

fn wrong_type(at: usize) -> StoreError {
    StoreError::Fault(format!("column {at} of a row has an unexpected type"))
}
