//! Connections to the file, and its schema.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::migrations::{self, Migrated, Spelling};
use crate::{OpenError, sql};

const SPELLING: Spelling = |migration| migration.sqlite;

/// Opens the one connection that writes, and makes the file if there is none.
pub(super) fn open_writer(path: &Path, busy: Duration) -> Result<Connection, OpenError> {
    prepare_file(path).map_err(|cause| OpenError::Connect(format!("{}: {cause}", path.display())))?;
    let connect = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        settle(&connection, busy)?;
        // Counts for a new file only. A transcript entry of two kilobytes still fits beside its key.
        connection.pragma_update(None, "page_size", 8192)?;
        write_ahead(&connection, busy)?;
        // A commit that was answered survives a loss of power.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // What is deleted is overwritten with zeros, so that an erasure leaves nothing in free pages. Costs deletes
        // only.
        connection.pragma_update(None, "secure_delete", true)?;
        // Fewer, larger checkpoints (32 MiB): a quarter more commits than by default. The limit bounds the file.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        connection.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)?;
        Ok(connection)
    };
    connect().map_err(|cause: rusqlite::Error| OpenError::Connect(format!("{}: {cause}", path.display())))
}

/// Opens a connection that only reads.
pub(super) fn open_reader(path: &Path, busy: Duration) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    settle(&connection, busy)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    Ok(connection)
}

/// Several who turn a new file's log on at once lock each other out, and SQLite refuses them without waiting.
fn write_ahead(connection: &Connection, busy: Duration) -> rusqlite::Result<()> {
    let until = Instant::now() + busy;
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

fn settle(connection: &Connection, busy: Duration) -> rusqlite::Result<()> {
    connection.busy_timeout(busy)?;
    // Without it a statement like `seq > ?` is planned again at every execution once the file was analysed.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(sql::all().count() + 8);
    Ok(())
}

/// The file holds keys and what people asked, so it is made for its owner only. One that is there is not opened:
/// to close it would give up the locks that other connections of this process hold on it.
fn prepare_file(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let mut file = std::fs::OpenOptions::new();
    // A link may lead to where there is no file yet.
    let leads_nowhere = path.is_symlink() && !path.exists();
    file.create(leads_nowhere).create_new(!leads_nowhere).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.open(path) {
        Err(fault) if fault.kind() != std::io::ErrorKind::AlreadyExists => Err(fault),
        _ => Ok(()),
    }
}

/// Applies what is missing, under the lock of the file.
pub(super) fn migrate(connection: &mut Connection) -> Result<Migrated, OpenError> {
    let fault = |cause: rusqlite::Error| OpenError::Connect(cause.to_string());
    if let Ok(found) = applied(connection)
        && migrations::missing(&found, SPELLING)?.is_empty()
    {
        // Up to date: no need to wait for a process that writes.
        return Ok(migrations::outcome(&found));
    }
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Exclusive)
        .map_err(fault)?;
    transaction.execute_batch(migrations::CREATE_TABLE).map_err(fault)?;
    let found = applied(&transaction).map_err(fault)?;
    for migration in migrations::missing(&found, SPELLING)? {
        let sum = migrations::checksum(migration, SPELLING);
        transaction
            .execute_batch(migration.sqlite)
            .and_then(|()| {
                let record = migrations::RECORD.replace('$', "?");
                transaction.execute(&record, (migration.version, migration.name, sum))
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
    let mut statement = connection.prepare(migrations::APPLIED)?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
