//! SQLite: short reads on the calling thread, long ones beside it, all writes through one thread.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pipeline::ports::store::{Job, StoreError, Stored};
use tokio::sync::{Notify, Semaphore, oneshot};

use crate::driver::{Driver, Lane};
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
use writer::{Order, Writer};

/// Long reads at a time in each lane. More would only take the processor from the short ones.
const LONG_READS: usize = 2;

/// How often the log is tried to be emptied while somebody reads an old state of the file.
const WIPES: u32 = 40;

/// The driver.
pub(crate) struct Sqlite {
    path: PathBuf,
    /// How many wipings have begun.
    wipings: AtomicU64,
    /// The number of the last that was done.
    wiped: tokio::sync::Mutex<u64>,
    readers: Arc<Readers>,
    /// Reads of a whole account, which may be as long as somebody makes them.
    lists: Arc<Semaphore>,
    /// Other long reads.
    long: Arc<Semaphore>,
    /// How long somebody waits to read at length.
    patience: Duration,
    callers: Arc<Queue>,
    writer: Writer,
    wakeup: Arc<Notify>,
}

impl Sqlite {
    pub(crate) async fn open(path: &str, options: &Options) -> Result<Self, OpenError> {
        let (path, busy, queue) = (PathBuf::from(path), options.statement_timeout, options.queue);
        let opening = tokio::task::spawn_blocking(move || {
            let mut connection = connection::open_writer(&path, busy)?;
            connection::migrate(&mut connection)?;
            let wakeup = Arc::new(Notify::new());
            Ok(Self {
                readers: Arc::new(Readers::new(path.clone(), busy)),
                path,
                wipings: AtomicU64::new(0),
                wiped: tokio::sync::Mutex::default(),
                lists: Arc::new(Semaphore::new(LONG_READS)),
                long: Arc::new(Semaphore::new(LONG_READS)),
                patience: busy,
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
        done.map_err(|_| StoreError::Unavailable("a wiping was broken off".to_owned()))?
            .map_err(|cause| faults::fault("wipe", &cause))
    }
}

/// Brings the schema of a file up to date.
pub(crate) async fn migrate(path: &str, options: &Options) -> Result<Migrated, OpenError> {
    let (path, busy) = (PathBuf::from(path), options.statement_timeout);
    let migrating =
        tokio::task::spawn_blocking(move || connection::migrate(&mut connection::open_writer(&path, busy)?));
    migrating.await.map_err(|cause| OpenError::Connect(cause.to_string()))?
}

impl Driver for Sqlite {
    const KIND: &'static str = "sqlite";
    const SHORT: i64 = 500;

    async fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        // A few microseconds on this thread; handing it to another would cost more.
        self.readers.read(&query, decode)
    }

    async fn read_long<T: Send + 'static>(&self, lane: Lane, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let turns = match lane {
            Lane::Caller => &self.lists,
            Lane::UnderWay => &self.long,
        };
        let permit = tokio::time::timeout(self.patience, Arc::clone(turns).acquire_owned()).await;
        let permit = permit.map_err(|_| StoreError::Unavailable("a long read had to wait too long".to_owned()))?;
        let permit = permit.map_err(|_| closed())?;
        let readers = Arc::clone(&self.readers);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            readers.read(&query, decode)
        });
        reading
            .await
            .map_err(|_| StoreError::Unavailable("a read was broken off".to_owned()))?
    }

    async fn commit(&self, lane: Lane, writes: Vec<Write>, wakes: bool) -> Stored<()> {
        let place = match lane {
            Lane::Caller => Some(self.callers.enter()?),
            Lane::UnderWay => None,
        };
        let (reply, answer) = oneshot::channel();
        self.writer.send(Order::Commit {
            writes,
            wakes,
            reply,
            place,
        })?;
        answer.await.map_err(|_| closed())?
    }

    async fn claim(&self, claim: Query) -> Stored<Option<Job>> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Order::Claim { claim, reply })?;
        answer.await.map_err(|_| closed())?
    }

    async fn wipe(&self) -> Stored<()> {
        // One after the other, because each reads the whole file; and one that began after we were asked is ours too.
        let begun = self.wipings.load(Ordering::SeqCst);
        let mut wiped = self.wiped.lock().await;
        if *wiped > begun {
            return Ok(());
        }
        let this = self.wipings.fetch_add(1, Ordering::SeqCst) + 1;
        self.blocking(wipe::clean_pages).await?;
        for _ in 0..WIPES {
            if self.blocking(wipe::empty_log).await? {
                *wiped = this;
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(StoreError::Unavailable("wipe: somebody keeps reading".to_owned()))
    }

    fn wakeup(&self) -> &Notify {
        &self.wakeup
    }

    async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        self.readers.close();
        if self.writer.send(Order::Close(reply)).is_ok() {
            // An error means that the thread is gone, which is what we want.
            let _ = answer.await;
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

#[cfg(test)]
mod tests {
    use crate::sql::{datasets, sessions};
    use crate::{Options, rows};

    use super::*;

    #[tokio::test]
    async fn lists_do_not_hold_up_other_long_reads() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.db");
        let options = Options {
            statement_timeout: Duration::from_millis(200),
            ..Options::default()
        };
        let store = Sqlite::open(path.to_str().unwrap(), &options).await.unwrap();
        let all = u32::try_from(LONG_READS).unwrap();
        let _lists = store.lists.acquire_many(all).await.unwrap();
        let list = store.read_long(Lane::Caller, sessions::sessions("ann"), rows::session_line);
        assert!(list.await.is_err(), "every place for a list is taken");
        let other = store.read_long(Lane::UnderWay, datasets::lines(), rows::dataset_line);
        assert!(other.await.is_ok());
        store.close().await;
    }
}
