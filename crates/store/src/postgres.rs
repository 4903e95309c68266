//! PostgreSQL: a pool of connections, prepared statements, a batch in one pipelined round trip.

use std::sync::Arc;
use std::time::{Duration, Instant};

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use pipeline::ports::store::{Job, StoreError, Stored};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::driver::{Driver, Lane, LongRead};
use crate::sql::{Query, Write};
use crate::value::Decode;
use crate::{Migrated, OpenError, Options, rows};

mod batch;
mod call;
mod faults;
mod listen;
mod migrate;
mod request_slots;
mod shared;
mod tls;
mod url;

use batch::Patience;
use call::Mode;
use request_slots::RequestSlots;
use shared::SharedConnections;

/// Runs statements on a pool of connections.
pub(crate) struct Postgres {
    pool: Pool,
    shared: SharedConnections,
    request_slots: RequestSlots,
    mode: Mode,
    timeout: Duration,
    /// How long work under way tries to get rows that others hold. Requests try once.
    lock_patience: Duration,
    wakeup: Arc<Notify>,
    /// `None` behind a pooler, which cannot pass on notifications.
    listener: Option<JoinHandle<()>>,
}

impl Postgres {
    pub(crate) async fn open(url: &str, options: &Options) -> Result<Self, OpenError> {
        let target = url::parse(url, options)?;
        let tls = tls::connector(&target.config)?;
        migrate::run(&target.config, tls.clone()).await?;

        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let pool = Pool::builder(Manager::from_config(target.config.clone(), tls.clone(), manager))
            // At least one connection for requests and one that is reserved for work under way.
            .max_size(options.pool_size.max(2))
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(options.connect_timeout))
            .create_timeout(Some(options.connect_timeout))
            .recycle_timeout(Some(options.connect_timeout))
            .build()
            .map_err(|cause| OpenError::Connect(cause.to_string()))?;

        let size = pool.status().max_size;
        let threads = tokio::runtime::Handle::current().metrics().num_workers();
        let wakeup = Arc::new(Notify::new());
        let listener = (target.mode == Mode::Prepared)
            .then(|| tokio::spawn(listen::run(target.config.clone(), tls, Arc::clone(&wakeup))));
        let shared = SharedConnections::of_pool(size, threads);
        Ok(Self {
            request_slots: RequestSlots::new(size, shared.count(), options.queue, options.connect_timeout),
            shared,
            pool,
            mode: target.mode,
            // The server's own timeout comes first; this one is for a server that does not answer at all.
            timeout: options.statement_timeout + Duration::from_secs(5),
            lock_patience: options.statement_timeout,
            wakeup,
            listener,
        })
    }

    /// Runs a query on a connection of its own. If the connection turns out to be broken, tries once more on a new one.
    async fn query<T>(&self, query: &Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let began = Instant::now();
        let _slot = self.request_slots.acquire(None).await?;
        let mut outcome = self.query_once(query, decode).await;
        if let Err(ReadFailure::Connection(_)) = outcome {
            drop_idle(&self.pool);
            outcome = self.query_once(query, decode).await;
        }
        query.sql.timer.record(began);
        outcome.map_err(ReadFailure::into_error)
    }

    /// Runs a short query on a connection that is shared with others; retries like [`Self::query`].
    async fn query_shared<T>(&self, query: &Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let began = Instant::now();
        let mut outcome = self.query_shared_once(query, decode).await;
        if let Err(ReadFailure::Connection(_)) = outcome {
            drop_idle(&self.pool);
            outcome = self.query_shared_once(query, decode).await;
        }
        query.sql.timer.record(began);
        outcome.map_err(ReadFailure::into_error)
    }

    async fn query_shared_once<T>(&self, query: &Query, decode: Decode<T>) -> Result<Vec<T>, ReadFailure> {
        let shared = self.shared.get(&self.pool).await;
        let shared = shared.map_err(|cause| ReadFailure::Pool(faults::pool_error(&cause)))?;
        let Some((shared, client)) = shared.as_ref().and_then(|shared| Some((shared, shared.client()?))) else {
            let _slot = self.request_slots.acquire(None).await.map_err(ReadFailure::Pool)?;
            return self.query_once(query, decode).await;
        };
        let asking = call::query(client, self.mode, query.sql.postgres(), &query.params);
        match tokio::time::timeout(self.timeout, asking).await {
            Ok(Ok(rows)) => decoded(&rows, decode),
            Ok(Err(cause)) => {
                let fault = faults::store_error(query.sql.name(), &cause);
                if faults::breaks_connection(&cause) {
                    shared.give_up();
                    return Err(ReadFailure::Connection(fault));
                }
                Err(ReadFailure::Other(fault))
            }
            Err(_) => {
                shared.give_up();
                Err(no_answer(query))
            }
        }
    }

    async fn query_once<T>(&self, query: &Query, decode: Decode<T>) -> Result<Vec<T>, ReadFailure> {
        let connection = self
            .pool
            .get()
            .await
            .map_err(|cause| ReadFailure::Pool(faults::pool_error(&cause)))?;
        let asking = call::query(&connection, self.mode, query.sql.postgres(), &query.params);
        match tokio::time::timeout(self.timeout, asking).await {
            Ok(Ok(rows)) => decoded(&rows, decode),
            Ok(Err(cause)) => {
                let fault = faults::store_error(query.sql.name(), &cause);
                if faults::breaks_connection(&cause) {
                    drop(Object::take(connection));
                    return Err(ReadFailure::Connection(fault));
                }
                Err(ReadFailure::Other(fault))
            }
            Err(_) => {
                drop(Object::take(connection));
                Err(no_answer(query))
            }
        }
    }
}

fn decoded<T>(rows: &[tokio_postgres::Row], decode: Decode<T>) -> Result<Vec<T>, ReadFailure> {
    let records = rows.iter().map(|row| decode(row)).collect::<Stored<_>>();
    records.map_err(ReadFailure::Other)
}

fn no_answer(query: &Query) -> ReadFailure {
    ReadFailure::Other(StoreError::Unavailable(format!("{}: no answer", query.sql.name())))
}

/// Closes all idle connections: after a restart of the server probably all of them are broken.
fn drop_idle(pool: &Pool) {
    pool.retain(|_, _| false);
}

/// Why a read failed. After `Connection` it may succeed on another connection.
enum ReadFailure {
    Pool(StoreError),
    Connection(StoreError),
    Other(StoreError),
}

impl ReadFailure {
    fn into_error(self) -> StoreError {
        match self {
            Self::Pool(error) | Self::Connection(error) | Self::Other(error) => error,
        }
    }
}

/// Brings the schema of a database up to date.
pub(crate) async fn migrate(url: &str, options: &Options) -> Result<Migrated, OpenError> {
    let target = url::parse(url, options)?;
    migrate::run(&target.config, tls::connector(&target.config)?).await
}

impl Driver for Postgres {
    const KIND: &'static str = "postgres";
    const SHORT_READ_ENTRIES: i64 = i64::MAX;

    async fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        self.query_shared(&query, decode).await
    }

    async fn read_long<T: Send + 'static>(&self, _kind: LongRead, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        self.query(&query, decode).await
    }

    async fn commit(&self, lane: Lane<'_>, writes: Vec<Write>, wakes: bool) -> Stored<()> {
        let slot = match lane {
            Lane::Caller { owner } => Some(self.request_slots.acquire(owner).await?),
            Lane::UnderWay => None,
        };
        // In a task of its own, so that a cancelled caller does not leave a transaction open.
        let (pool, mode) = (self.pool.clone(), self.mode);
        let patience = Patience {
            answer: self.timeout,
            locks: match lane {
                Lane::Caller { .. } => Duration::ZERO,
                Lane::UnderWay => self.lock_patience,
            },
        };
        let wakeup = Arc::clone(&self.wakeup);
        let committing = tokio::spawn(async move {
            let _slot = slot;
            let outcome = batch::commit(&pool, mode, patience, &writes, wakes).await;
            if wakes && outcome.is_ok() {
                crate::driver::wake(&wakeup);
            }
            outcome
        });
        committing
            .await
            .map_err(|_| StoreError::Unavailable("a commit was interrupted".to_owned()))?
    }

    async fn claim(&self, claim: Query) -> Stored<Option<Job>> {
        // Not retried on a broken connection: a job may have been claimed already, and its lease has to run out.
        let claimed = self.query_once(&claim, rows::job).await;
        claimed.map(|mut jobs| jobs.pop()).map_err(ReadFailure::into_error)
    }

    fn wakeup(&self) -> &Notify {
        &self.wakeup
    }

    /// Does nothing: the server decides when deleted data is overwritten. docs/operations.md says how to enforce it.
    async fn wipe(&self) -> Stored<()> {
        Ok(())
    }

    async fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
        self.shared.clear();
        self.pool.close();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}
