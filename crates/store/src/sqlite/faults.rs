//! What an error of SQLite means. Its messages could quote values, so only its code is passed on.

use pipeline::ports::store::StoreError;
use rusqlite::{Error, ErrorCode};

pub(super) fn fault(statement: &str, cause: &Error) -> StoreError {
    let Error::SqliteFailure(failure, _) = cause else {
        return StoreError::Fault(format!("{statement}: the statement and its use do not fit"));
    };
    let said = format!("{statement}: {:?} ({})", failure.code, failure.extended_code);
    match failure.code {
        ErrorCode::DatabaseBusy
        | ErrorCode::DatabaseLocked
        | ErrorCode::DiskFull
        | ErrorCode::CannotOpen
        | ErrorCode::SystemIoFailure
        | ErrorCode::OutOfMemory
        | ErrorCode::OperationInterrupted
        | ErrorCode::FileLockingProtocolFailed => StoreError::Unavailable(said),
        _ => StoreError::Fault(said),
    }
}
