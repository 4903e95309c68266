//! A commit: `begin` and all statements in one round trip, then `commit` or `rollback`.

use std::time::{Duration, Instant};

use deadpool_postgres::{ClientWrapper, Object, Pool};
use pipeline::ports::store::{StoreError, Stored};
use tokio_postgres::Error;

use super::call::{self, Call, Mode, ReadyStatement};
use super::{faults, listen};
use crate::sql::Write;

/// How often a batch is tried if the server rolls it back because of a concurrent one, or if the connection breaks
/// before `commit` is sent.
const MAX_TRIES: u32 = 5;
/// The pause before work under way asks again for a row that was held for too long. Meanwhile it holds no connection.
const LOCK_PAUSE: Duration = Duration::from_millis(100);

/// Why a try failed.
enum Failure {
    /// Nothing was written, and another try may succeed.
    Retry(StoreError),
    /// Nothing was written, and another try may succeed on a new connection.
    RetryOnNewConnection(StoreError),
    /// Nothing was written, because another transaction held a row for too long.
    Locked(StoreError),
    Final(StoreError),
}

/// How patient a commit is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Patience {
    /// For the server to answer at all.
    pub(super) answer: Duration,
    /// For rows that other transactions hold, over several tries. Each try gives its connection back.
    pub(super) locks: Duration,
}

pub(super) async fn commit(pool: &Pool, mode: Mode, patience: Patience, writes: &[Write], wakes: bool) -> Stored<()> {
    let began = Instant::now();
    let mut tries = 0;
    loop {
        tries += 1;
        let connection = pool.get().await.map_err(|cause| faults::pool_error(&cause))?;
        // Goes back to the pool only if it is known to be outside a transaction.
        let mut held = HeldConnection(Some(connection));
        let Some(connection) = &held.0 else { continue };
        let attempt = apply(connection, mode, writes, wakes);
        let (outcome, clean) = match tokio::time::timeout(patience.answer, attempt).await {
            Ok(ended) => ended,
            Err(_) => (
                Err(Failure::Final(StoreError::Unavailable("commit: no answer".to_owned()))),
                false,
            ),
        };
        if clean {
            held.give_back();
        }
        match outcome {
            Ok(()) => return Ok(()),
            Err(Failure::Retry(_)) if tries < MAX_TRIES => {
                // The batch that holds the row is done in a moment.
                tokio::time::sleep(Duration::from_millis(u64::from(tries * tries))).await;
            }
            Err(Failure::RetryOnNewConnection(_)) if tries < MAX_TRIES => super::drop_idle(pool),
            Err(Failure::Locked(_)) if began.elapsed() < patience.locks => tokio::time::sleep(LOCK_PAUSE).await,
            Err(
                Failure::Retry(error)
                | Failure::RetryOnNewConnection(error)
                | Failure::Locked(error)
                | Failure::Final(error),
            ) => return Err(error),
        }
    }
}

/// A connection that is closed when dropped, unless it was given back to the pool.
struct HeldConnection(Option<Object>);

impl HeldConnection {
    fn give_back(&mut self) {
        self.0 = None;
    }
}

impl Drop for HeldConnection {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(Object::take(connection));
        }
    }
}

/// One try. The flag says whether the connection can be reused: it works and is outside a transaction.
async fn apply(connection: &ClientWrapper, mode: Mode, writes: &[Write], wakes: bool) -> (Result<(), Failure>, bool) {
    let mut statements = Vec::with_capacity(writes.len());
    for write in writes {
        match call::ready(connection, mode, write.sql.postgres()).await {
            Ok(ready) => statements.push(ready),
            Err(cause) => {
                return (
                    Err(before_commit(write.sql.name(), &cause)),
                    !faults::breaks_connection(&cause),
                );
            }
        }
    }
    match (writes, &statements[..]) {
        ([write], [ready]) if !wakes => commit_single(connection, write, ready).await,
        _ => commit_transaction(connection, writes, &statements, wakes).await,
    }
}

/// A single statement is its own transaction.
async fn commit_single(
    connection: &ClientWrapper,
    write: &Write,
    ready: &ReadyStatement,
) -> (Result<(), Failure>, bool) {
    match call::execute(connection, ready, &write.params).await {
        Ok(touched) => (write.check(touched).map_err(Failure::Final), true),
        Err(cause) if faults::is_rollback(&cause) || faults::is_lock_timeout(&cause) => {
            (Err(before_commit(write.sql.name(), &cause)), true)
        }
        // If the connection broke, the statement may have been committed, so it is not tried again.
        Err(cause) => (
            Err(Failure::Final(faults::store_error(write.sql.name(), &cause))),
            !faults::breaks_connection(&cause),
        ),
    }
}

async fn commit_transaction(
    connection: &ClientWrapper,
    writes: &[Write],
    statements: &[ReadyStatement],
    wakes: bool,
) -> (Result<(), Failure>, bool) {
    let mut calls: Vec<Call<'_, Result<u64, Error>>> = Vec::with_capacity(writes.len() + 2);
    calls.push(Box::pin(async { connection.batch_execute("begin").await.map(|()| 0) }));
    for (write, ready) in writes.iter().zip(statements) {
        calls.push(Box::pin(call::execute(connection, ready, &write.params)));
    }
    if wakes {
        calls.push(Box::pin(async {
            connection.batch_execute(listen::NOTIFY).await.map(|()| 0)
        }));
    }
    let answers = call::pipelined(calls).await;
    if let Err(failure) = first_failure(writes, &answers) {
        let rolled_back = connection.batch_execute("rollback").await.is_ok();
        return (Err(failure), rolled_back);
    }
    match connection.batch_execute("commit").await {
        Ok(()) => (Ok(()), true),
        Err(cause) if faults::is_rollback(&cause) => (Err(before_commit("commit", &cause)), true),
        // The batch may have been committed, so it is not tried again.
        Err(cause) => (Err(Failure::Final(faults::store_error("commit", &cause))), false),
    }
}

/// The first failure in the order of the batch; the later ones are only its consequences.
fn first_failure(writes: &[Write], answers: &[Result<u64, Error>]) -> Result<(), Failure> {
    let names = std::iter::once("begin")
        .chain(writes.iter().map(|write| write.sql.name()))
        .chain(std::iter::once("notify"));
    for (at, (answer, name)) in answers.iter().zip(names).enumerate() {
        match answer {
            Err(cause) => return Err(before_commit(name, cause)),
            Ok(touched) => {
                if let Some(write) = at.checked_sub(1).and_then(|at| writes.get(at)) {
                    write.check(*touched).map_err(Failure::Final)?;
                }
            }
        }
    }
    Ok(())
}

/// An error before `commit` was sent: nothing can have been written.
fn before_commit(name: &str, cause: &Error) -> Failure {
    let error = faults::store_error(name, cause);
    if faults::is_rollback(cause) {
        Failure::Retry(error)
    } else if faults::is_lock_timeout(cause) {
        Failure::Locked(error)
    } else if faults::breaks_connection(cause) {
        Failure::RetryOnNewConnection(error)
    } else {
        Failure::Final(error)
    }
}
