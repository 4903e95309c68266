//! SQLite: short reads on the calling thread, long ones beside it, all writes through one thread.

use std::path::PathBuf;
use std::sync::Arc;

use pipeline::ports::store::{Job, StoreError, Stored};
use tokio::sync::{Notify, Semaphore, oneshot};

use crate::driver::Driver;
use crate::sql::{Query, Write};
use crate::value::Decode;
use crate::{Migrated, OpenError, Options};

mod connection;
mod faults;
mod readers;
mod writer;

use readers::Readers;
use writer::{Order, Writer};

/// Long reads at a time. More would only take the processor from the short ones.
const LONG_READS: usize = 2;

/// The driver.
pub(crate) struct Sqlite {
    readers: Arc<Readers>,
    long: Arc<Semaphore>,
    writer: Writer,
    wakeup: Arc<Notify>,
}

impl Sqlite {
    pub(crate) async fn open(path: &str, options: &Options) -> Result<Self, OpenError> {
        let (path, busy) = (PathBuf::from(path), options.statement_timeout);
        let opening = tokio::task::spawn_blocking(move || {
            let mut connection = connection::open_writer(&path, busy)?;
            connection::migrate(&mut connection)?;
            let wakeup = Arc::new(Notify::new());
            Ok(Self {
                readers: Arc::new(Readers::new(path, busy)),
                long: Arc::new(Semaphore::new(LONG_READS)),
                writer: Writer::start(connection, Arc::clone(&wakeup)).map_err(OpenError::Connect)?,
                wakeup,
            })
        });
        opening.await.map_err(|cause| OpenError::Connect(cause.to_string()))?
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

    async fn read_long<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let permit = Arc::clone(&self.long).acquire_owned().await.map_err(|_| closed())?;
        let readers = Arc::clone(&self.readers);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            readers.read(&query, decode)
        });
        reading
            .await
            .map_err(|_| StoreError::Unavailable("a read was broken off".to_owned()))?
    }

    async fn commit(&self, writes: Vec<Write>, wakes: bool) -> Stored<()> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Order::Commit { writes, wakes, reply })?;
        answer.await.map_err(|_| closed())?
    }

    async fn claim(&self, claim: Query) -> Stored<Option<Job>> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Order::Claim { claim, reply })?;
        answer.await.map_err(|_| closed())?
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
