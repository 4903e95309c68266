//! Maps errors of PostgreSQL to store errors. Its messages can quote user data, so only codes and names are passed on.

use deadpool_postgres::PoolError;
use pipeline::ports::store::StoreError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

pub(super) fn store_error(statement: &str, cause: &Error) -> StoreError {
    let Some(said) = cause.as_db_error() else {
        return if is_io(cause) {
            StoreError::Unavailable(format!("{statement}: the connection broke"))
        } else {
            StoreError::Fault(format!(
                "{statement}: the parameters or columns do not match the statement"
            ))
        };
    };
    let code = said.code().code();
    let text = match said.constraint() {
        Some(constraint) => format!("{statement}: SQLSTATE {code} ({constraint})"),
        None => format!("{statement}: SQLSTATE {code}"),
    };
    // Classes: connection, rollback, resources, operator intervention. Codes: read-only after a fail-over, idle in
    // transaction, lock not available, unknown prepared statement.
    let transient = ["08", "40", "53", "57"].iter().any(|class| code.starts_with(class));
    if transient || ["25006", "25P03", "55P03", "26000"].contains(&code) {
        StoreError::Unavailable(text)
    } else {
        StoreError::Fault(text)
    }
}

/// Whether the server rolled the batch back because of a concurrent one, so that it can be tried again unchanged.
pub(super) fn is_rollback(cause: &Error) -> bool {
    let rolled_back = [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE];
    cause.code().is_some_and(|code| rolled_back.contains(code))
}

/// Whether a row was held by another transaction for too long.
pub(super) fn is_lock_timeout(cause: &Error) -> bool {
    cause.code() == Some(&SqlState::LOCK_NOT_AVAILABLE)
}

/// Whether the connection cannot be used any more.
pub(super) fn breaks_connection(cause: &Error) -> bool {
    match cause.code().map(SqlState::code) {
        // The server shuts down, ended an idle transaction, lost our prepared statements, or became a replica.
        Some(code) => ["57P01", "57P02", "57P03", "25P03", "26000", "25006"].contains(&code) || code.starts_with("08"),
        None => is_io(cause),
    }
}

fn is_io(cause: &Error) -> bool {
    let source = std::error::Error::source(cause);
    cause.is_closed() || source.is_some_and(|source| source.is::<std::io::Error>())
}

pub(super) fn pool_error(cause: &PoolError) -> StoreError {
    StoreError::Unavailable(match cause {
        PoolError::Timeout(_) => "no connection became free in time".to_owned(),
        PoolError::Closed => "the store is closed".to_owned(),
        // An error while connecting contains no user data.
        PoolError::Backend(cause) => describe(cause),
        _ => "the pool of connections failed".to_owned(),
    })
}

/// The message of an error with its causes. Only for errors that contain no user data.
pub(super) fn describe(cause: &Error) -> String {
    let mut text = cause.to_string();
    let mut next = std::error::Error::source(cause);
    while let Some(source) = next {
        let said = source.to_string();
        if !text.contains(&said) {
            text = format!("{text}: {said}");
        }
        next = source.source();
    }
    text
}
