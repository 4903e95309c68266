//! Maps errors of SQLite to store errors. Its messages can quote user data, so only the code is passed on.

use pipeline::ports::store::StoreError;
use rusqlite::{Error, ErrorCode};

pub(super) fn store_error(statement: &str, cause: &Error) -> StoreError {
    let Error::SqliteFailure(failure, _) = cause else {
        return StoreError::Fault(format!(
            "{statement}: the parameters or columns do not match the statement"
        ));
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
