//! Opens connections to the file and migrates its schema.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::migrations::{self, Dialect, Migrated};
use crate::{OpenError, sql};

const DIALECT: Dialect = |migration| migration.sqlite;

/// Opens the one connection that writes; creates the file if there is none.
pub(super) fn open_writer(path: &Path, busy_timeout: Duration) -> Result<Connection, OpenError> {
    prepare_file(path).map_err(|cause| OpenError::Connect(format!("{}: {cause}", path.display())))?;
    let connect = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        configure(&connection, busy_timeout)?;
        // Takes effect for a new file only. With this size a transcript entry of 2 KB needs no overflow page.
        connection.pragma_update(None, "page_size", 8192)?;
        enable_wal(&connection, busy_timeout)?;
        // A commit that was acknowledged survives a power failure.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Deleted data is overwritten with zeros, so that an erasure leaves nothing in free pages. Slows down deletes
        // only.
        connection.pragma_update(None, "secure_delete", true)?;
        // Fewer, larger checkpoints (32 MiB) give a quarter more commits than the default. The limit bounds the log.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        connection.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)?;
        Ok(connection)
    };
    connect().map_err(|cause: rusqlite::Error| OpenError::Connect(format!("{}: {cause}", path.display())))
}

/// Opens a connection that only reads.
pub(super) fn open_reader(path: &Path, busy_timeout: Duration) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    configure(&connection, busy_timeout)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    Ok(connection)
}

/// Switches to write-ahead logging. Processes that do this at once on a new file get `busy` from SQLite without a wait,
/// so it is retried here.
fn enable_wal(connection: &Connection, busy_timeout: Duration) -> rusqlite::Result<()> {
    let until = Instant::now() + busy_timeout;
    loop {
        match connection.pragma_update(None, "journal_mode", "wal") {
            Err(fault) if is_busy(&fault) && Instant::now() < until => std::thread::sleep(Duration::from_millis(5)),
            settled => return settled,
        }
    }
}

fn is_busy(fault: &rusqlite::Error) -> bool {
    fault.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
}

fn configure(connection: &Connection, busy_timeout: Duration) -> rusqlite::Result<()> {
    connection.busy_timeout(busy_timeout)?;
    // Without this, statements like `seq > ?` are planned again at every execution after an `analyze`.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(sql::all().count() + 8);
    Ok(())
}

/// Creates the file with access for its owner only, because it holds secrets and user data. An existing file is not
/// opened: closing it would release the locks that other connections of this process hold on it.
fn prepare_file(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let mut file = std::fs::OpenOptions::new();
    // A symbolic link may point to a file that does not exist yet.
    let dangling_link = path.is_symlink() && !path.exists();
    file.create(dangling_link).create_new(!dangling_link).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.open(path) {
        Err(fault) if fault.kind() != std::io::ErrorKind::AlreadyExists => Err(fault),
        _ => Ok(()),
    }
}

/// Applies pending migrations under an exclusive lock.
pub(super) fn migrate(connection: &mut Connection) -> Result<Migrated, OpenError> {
    let fault = |cause: rusqlite::Error| OpenError::Connect(cause.to_string());
    if let Ok(found) = applied(connection)
        && migrations::pending(&found, DIALECT)?.is_empty()
    {
        // Up to date, so there is no need to wait for another process's write lock.
        return Ok(migrations::outcome(&found));
    }
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Exclusive)
        .map_err(fault)?;
    transaction.execute_batch(migrations::CREATE_TABLE).map_err(fault)?;
    let found = applied(&transaction).map_err(fault)?;
    for migration in migrations::pending(&found, DIALECT)? {
        let checksum = migrations::checksum(migration, DIALECT);
        transaction
            .execute_batch(migration.sqlite)
            .and_then(|()| {
                let record = migrations::INSERT_APPLIED.replace('$', "?");
                transaction.execute(&record, (migration.version, migration.name, checksum))
            })
            .map_err(|cause| OpenError::Migration {
                version: migration.version,
                cause: cause.to_string(),
            })?;
    }
    transaction.commit().map_err(fault)?;
    Ok(migrations::outcome(&found))
}

fn applied(connection: &Connection) -> rusqlite::Result<Vec<(i64, String)>> {
    let mut statement = connection.prepare(migrations::SELECT_APPLIED)?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
