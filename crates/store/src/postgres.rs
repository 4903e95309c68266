//! PostgreSQL: a pool of connections, prepared statements, a batch in one pipelined round trip.

use std::sync::Arc;
use std::time::{Duration, Instant};

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use pipeline::ports::store::{Job, StoreError, Stored};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::driver::{Driver, Lane};
use crate::sql::{Query, Write};
use crate::value::Decode;
use crate::{Migrated, OpenError, Options, rows};

mod batch;
mod call;
mod faults;
mod listen;
mod migrate;
mod shared;
mod tls;
mod turns;
mod url;

use call::Mode;
use shared::SharedConnections;
use turns::Turns;

/// The driver.
pub(crate) struct Postgres {
    pool: Pool,
    shared: SharedConnections,
    turns: Turns,
    mode: Mode,
    patience: Duration,
    wakeup: Arc<Notify>,
    /// Absent behind a pooler, which cannot pass notifications on.
    listener: Option<JoinHandle<()>>,
}

impl Postgres {
    pub(crate) async fn open(url: &str, options: &Options) -> Result<Self, OpenError> {
        let place = url::parse(url, options)?;
        let tls = tls::connector(&place.config)?;
        migrate::run(&place.config, tls.clone()).await?;

        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let pool = Pool::builder(Manager::from_config(place.config.clone(), tls.clone(), manager))
            // One for requests, and one that they cannot have.
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
        let listener = (place.mode == Mode::Prepared)
            .then(|| tokio::spawn(listen::run(place.config.clone(), tls, Arc::clone(&wakeup))));
        let shared = SharedConnections::of_pool(size, threads);
        Ok(Self {
            turns: Turns::new(size, shared.count(), options.queue, options.connect_timeout),
            shared,
            pool,
            mode: place.mode,
            // The server gives up first; this is for a server that no longer answers at all.
            patience: options.statement_timeout + Duration::from_secs(5),
            wakeup,
            listener,
        })
    }

    /// A read of one statement. A connection that broke while it was idle is replaced once.
    async fn query<T>(&self, query: &Query, decode: Decode<T>) -> Stored<Vec<T>> {
        let began = Instant::now();
        let _turn = self.turns.next().await?;
        let mut outcome = self.query_once(query, decode).await;
        if let Err(ReadFailure::Connection(_)) = outcome {
            drop_idle(&self.pool);
            outcome = self.query_once(query, decode).await;
        }
        query.sql.timer.record(began);
        outcome.map_err(ReadFailure::into_error)
    }

    /// A short read, on a connection that it shares with others.
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
        let shared = shared.map_err(|cause| ReadFailure::Pool(faults::of_pool(&cause)))?;
        let Some((shared, client)) = shared.as_ref().and_then(|shared| Some((shared, shared.client()?))) else {
            let _turn = self.turns.next().await.map_err(ReadFailure::Pool)?;
            return self.query_once(query, decode).await;
        };
        let asking = call::query(client, self.mode, query.sql.postgres(), &query.params);
        match tokio::time::timeout(self.patience, asking).await {
            Ok(Ok(rows)) => decoded(&rows, decode),
            Ok(Err(cause)) => {
                let fault = faults::of(query.sql.name(), &cause);
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
            .map_err(|cause| ReadFailure::Pool(faults::of_pool(&cause)))?;
        let asking = call::query(&connection, self.mode, query.sql.postgres(), &query.params);
        match tokio::time::timeout(self.patience, asking).await {
            Ok(Ok(rows)) => decoded(&rows, decode),
            Ok(Err(cause)) => {
                let fault = faults::of(query.sql.name(), &cause);
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

/// Closes all idle connections: where one was found broken, a restart has probably broken them all.
fn drop_idle(pool: &Pool) {
    pool.retain(|_, _| false);
}

/// What went wrong with a read, and so whether another connection may do better.
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
    let place = url::parse(url, options)?;
    migrate::run(&place.config, tls::connector(&place.config)?).await
}

impl Driver for Postgres {
    const KIND: &'static str = "postgres";
    const SHORT: i64 = i64::MAX;

    async fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        self.query_shared(&query, decode).await
    }

    async fn read_long<T: Send + 'static>(&self, _lane: Lane, query: Query, decode: Decode<T>) -> Stored<Vec<T>> {
        self.query(&query, decode).await
    }

    async fn commit(&self, lane: Lane, writes: Vec<Write>, wakes: bool) -> Stored<()> {
        let turn = match lane {
            Lane::Caller => Some(self.turns.next().await?),
            Lane::UnderWay => None,
        };
        // On a task of its own: a caller that goes away must not leave a transaction open.
        let (pool, mode, patience) = (self.pool.clone(), self.mode, self.patience);
        let wakeup = Arc::clone(&self.wakeup);
        let committing = tokio::spawn(async move {
            let _turn = turn;
            let outcome = batch::commit(&pool, mode, patience, &writes, wakes).await;
            if wakes && outcome.is_ok() {
                crate::driver::wake(&wakeup);
            }
            outcome
        });
        committing
            .await
            .map_err(|_| StoreError::Unavailable("a commit was broken off".to_owned()))?
    }

    async fn claim(&self, claim: Query) -> Stored<Option<Job>> {
        // Not repeated on a broken connection: the job may have been claimed, and then its lease runs out.
        let claimed = self.query_once(&claim, rows::job).await;
        claimed.map(|mut jobs| jobs.pop()).map_err(ReadFailure::into_error)
    }

    fn wakeup(&self) -> &Notify {
        &self.wakeup
    }

    /// The server decides when it overwrites what was deleted: docs/operations.md says how to see to it.
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
