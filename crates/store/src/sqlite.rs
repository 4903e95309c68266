//! SQLite: short reads run on the calling thread, long reads on blocking threads, all writes on one thread.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pipeline::ports::store::{Job, StoreError, Stored};
use tokio::sync::{Notify, Semaphore, oneshot};

use crate::driver::{Driver, Lane, LongRead};
use crate::queue::Queue;
use crate::sql::{Query, Write};
use crate::value::Decode;
use crate::{Migrated, OpenError, Options};

mod connection;
mod faults;
mod readers;
mod wipe;
mod writer;

use readers::Readers;
use writer::{Command, Writer};

/// Concurrent long reads of each kind. More would only take CPU time from short reads.
const LONG_READS: usize = 2;

/// How often a wipe tries to empty the write-ahead log while a reader still uses it.
const EMPTY_LOG_TRIES: u32 = 40;

/// Runs statements on one writer thread and several readers.
pub(crate) struct Sqlite {
    path: PathBuf,
    /// How many wipes have begun.
    wipes_begun: AtomicU64,
    /// The number of the last wipe that succeeded. The lock allows one wipe at a time.
    last_wipe: tokio::sync::Mutex<u64>,
    readers: Arc<Readers>,
    /// Limits lists of a whole account, which can be arbitrarily long.
    lists: Arc<Semaphore>,
    /// Limits audit records.
    records: Arc<Semaphore>,
    /// Limits other long reads.
    long: Arc<Semaphore>,
    /// How long a long read waits for its permit.
    long_read_timeout: Duration,
    callers: Arc<Queue>,
    writer: Writer,
    wakeup: Arc<Notify>,
}

impl Sqlite {
    pub(crate) async fn open(path: &str, options: &Options) -> Result<Self, OpenError> {
        let (path, busy_timeout, queue) = (PathBuf::from(path), options.statement_timeout, options.queue);
        let opening = tokio::task::spawn_blocking(move || {
            let mut connection = connection::open_writer(&path, busy_timeout)?;
            connection::migrate(&mut connection)?;
            let wakeup = Arc::new(Notify::new());
            Ok(Self {
                readers: Arc::new(Readers::new(path.clone(), busy_timeout)),
                path,
                wipes_begun: AtomicU64::new(0),
                last_wipe: tokio::sync::Mutex::default(),
                lists: Arc::new(Semaphore::new(LONG_READS)),
                records: Arc::new(Semaphore::new(LONG_READS)),
                long: Arc::new(Semaphore::new(LONG_READS)),
                long_read_timeout: busy_timeout,
                callers: Queue::new(queue),
                writer: Writer::start(connection, Arc::clone(&wakeup)).map_err(OpenError::Connect)?,
                wakeup,
            })
        });
        opening.await.map_err(|cause| OpenError::Connect(cause.to_string()))?
    }
}

impl Sqlite {
    async fn blocking<T: Send + 'static>(&self, work: fn(&Path) -> rusqlite::Result<T>) -> Stored<T> {
        let path = self.path.clone();
        let done = tokio::task::spawn_blocking(move || work(&path)).await;
        done.map_err(|_| StoreError::Unavailable("a wipe was interrupted".to_owned()))?
            .map_err(|cause| faults::store_error("wipe", &cause))
    }
}

/// Brings the schema of a file up to date.
pub(crate) async fn migrate(path: &str, options: &Options) -> Result<Migrated, OpenError> {
    let (path, busy_timeout) = (PathBuf::from(path), options.statement_timeout);
    let migrating =
        tokio::task::spawn_blocking(move || connection::migrate(&mut connection::open_writer(&path, busy_timeout)?));
    migrating.await.map_err(|cause| OpenError::Connect(cause.to_string()))?
}

impl Driver for Sqlite {
    const KIND: &'static str = "sqlite";
    const SHORT_READ_ENTRIES: i64 = 500;

    async fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        // Takes a few microseconds; handing it to another thread would cost more.
        self.readers.read(&query, decode)
    }

    async fn read_long<T: Send + 'static>(&self, kind: LongRead, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let permits = match kind {
            LongRead::List => &self.lists,
            LongRead::Record => &self.records,
            LongRead::Other => &self.long,
        };
        let permit = tokio::time::timeout(self.long_read_timeout, Arc::clone(permits).acquire_owned()).await;
        let permit = permit.map_err(|_| StoreError::Unavailable("a long read had to wait too long".to_owned()))?;
        let permit = permit.map_err(|_| closed())?;
        let readers = Arc::clone(&self.readers);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            readers.read(&query, decode)
        });
        reading
            .await
            .map_err(|_| StoreError::Unavailable("a read was interrupted".to_owned()))?
    }

    async fn commit(&self, lane: Lane<'_>, writes: Vec<Write>, wakes: bool) -> Stored<()> {
        let queue_slot = match lane {
            // One thread writes for everybody, so no owner's writes wait for a row.
            Lane::Caller { .. } => Some(self.callers.enter()?),
            Lane::UnderWay => None,
        };
        let (reply, answer) = oneshot::channel();
        self.writer.send(Command::Commit {
            writes,
            wakes,
            reply,
            queue_slot,
        })?;
        answer.await.map_err(|_| closed())?
    }

    async fn claim(&self, claim: Query) -> Stored<Option<Job>> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Command::Claim { claim, reply })?;
        answer.await.map_err(|_| closed())?
    }

    async fn wipe(&self) -> Stored<()> {
        // One at a time, because each wipe reads the whole file. A wipe that began after this call covers it too.
        let begun = self.wipes_begun.load(Ordering::SeqCst);
        let mut last_wipe = self.last_wipe.lock().await;
        if *last_wipe > begun {
            return Ok(());
        }
        let this = self.wipes_begun.fetch_add(1, Ordering::SeqCst) + 1;
        self.blocking(wipe::clean_pages).await?;
        for _ in 0..EMPTY_LOG_TRIES {
            if self.blocking(wipe::empty_log).await? {
                *last_wipe = this;
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(StoreError::Unavailable(
            "wipe: a reader keeps the log in use".to_owned(),
        ))
    }

    fn wakeup(&self) -> &Notify {
        &self.wakeup
    }

    async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        self.readers.close();
        if self.writer.send(Command::Close(reply)).is_ok() {
            // An error means that the thread has ended already.
            let _ = answer.await;
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

#[cfg(test)]
mod tests {
    use crate::sql::{committee, datasets, sessions};
    use crate::{Options, rows};

    use super::*;

    #[tokio::test]
    async fn lists_and_records_do_not_hold_up_other_long_reads() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.db");
        let options = Options {
            statement_timeout: Duration::from_millis(200),
            ..Options::default()
        };
        let store = Sqlite::open(path.to_str().unwrap(), &options).await.unwrap();
        let all = u32::try_from(LONG_READS).unwrap();
        let _lists = store.lists.acquire_many(all).await.unwrap();
        let list = store.read_long(LongRead::List, sessions::sessions("ann"), rows::session_summary);
        assert!(list.await.is_err(), "every slot for lists is taken");
        let _records = store.records.acquire_many(all).await.unwrap();
        let record = store.read_long(LongRead::Record, committee::audit_blob("ann", "ses_1"), rows::text);
        assert!(record.await.is_err(), "every slot for records is taken");
        let other = store.read_long(LongRead::Other, datasets::lines(), rows::dataset_line);
        assert!(other.await.is_ok());
        store.close().await;
    }
}
