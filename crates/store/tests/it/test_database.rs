//! A temporary database for one test.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use pipeline::erasure::OwnedStore;
use pipeline::ports::store::{Batch, Guard, Mutation, Store, StoreError, Stored};
use tokio_postgres::NoTls;

/// An open store over a database of its own.
pub struct TestDatabase {
    pub store: Arc<dyn Store>,
    pub url: String,
    database: Database,
}

enum Database {
    Sqlite(tempfile::TempDir),
    Postgres { server: String, name: String },
}

static NEXT: AtomicU32 = AtomicU32::new(0);

impl TestDatabase {
    pub async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        Self::open(url, Database::Sqlite(folder)).await
    }

    pub async fn postgres() -> Self {
        let server = server();
        let name = format!(
            "store_test_{}_{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        execute(&server, &format!("create database {name}")).await;
        let url = with_database(&server, &name);
        Self::open(url, Database::Postgres { server, name }).await
    }

    async fn open(url: String, database: Database) -> Self {
        let store = store::open(&url, options()).await.unwrap();
        Self { store, url, database }
    }

    /// Another store over the same database, like that of another process.
    pub async fn open_again(&self) -> Arc<dyn Store> {
        store::open(&self.url, options()).await.unwrap()
    }

    /// The same database under another URL.
    pub async fn open_at(&self, url: &str) -> Self {
        let database = match &self.database {
            Database::Postgres { server, name } => Database::Postgres {
                server: server.clone(),
                name: name.clone(),
            },
            Database::Sqlite(_) => panic!("only PostgreSQL has several"),
        };
        Self::open(url.to_owned(), database).await
    }

    /// Runs a statement without going through the store.
    pub async fn execute(&self, sql: &str) {
        match &self.database {
            Database::Sqlite(folder) => {
                let connection = rusqlite::Connection::open(folder.path().join("test.db")).unwrap();
                connection.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
                connection.execute_batch(sql).unwrap();
            }
            Database::Postgres { .. } => execute(&self.url, sql).await,
        }
    }

    pub async fn clean(self) {
        self.store.close().await;
        if let Database::Postgres { server, name } = &self.database {
            execute(server, &format!("drop database {name} with (force)")).await;
        }
    }

    pub async fn commit(&self, mutations: impl IntoIterator<Item = Mutation>) -> Stored<()> {
        self.store.commit(Batch::of(mutations)).await
    }

    /// Commits; the test fails unless it succeeds.
    pub async fn put(&self, mutations: impl IntoIterator<Item = Mutation>) {
        self.commit(mutations).await.unwrap();
    }

    /// Erases a store of an owner, slice by slice; says how many slices there were.
    pub async fn erase(&self, owner: &str, store: OwnedStore) -> usize {
        for slices in 0.. {
            let owner = owner.to_owned();
            match self.commit([Mutation::Erase { owner, store }]).await {
                Err(StoreError::Guard(Guard::RowsLeft)) => return slices,
                erased => erased.unwrap(),
            }
        }
        unreachable!()
    }

    /// Commits; the test fails unless this guard refuses the batch.
    pub async fn refused(&self, guard: Guard, mutations: impl IntoIterator<Item = Mutation>) {
        assert_eq!(self.commit(mutations).await, Err(StoreError::Guard(guard)));
    }
}

/// The URL of an empty database beside this one.
pub async fn empty_like(db: &TestDatabase) -> String {
    match &db.database {
        Database::Sqlite(folder) => format!("sqlite:{}", folder.path().join("empty.db").display()),
        Database::Postgres { server, name } => {
            execute(server, &format!("create database {name}_empty")).await;
            with_database(server, &format!("{name}_empty"))
        }
    }
}

/// Drops the database of [`empty_like`].
pub async fn drop_empty(db: &TestDatabase) {
    if let Database::Postgres { server, name } = &db.database {
        execute(server, &format!("drop database {name}_empty with (force)")).await;
    }
}

pub fn options() -> store::Options {
    store::Options {
        pool_size: 8,
        ..store::Options::default()
    }
}

/// The PostgreSQL server for the tests. It is required, because every test must run on both databases.
fn server() -> String {
    std::env::var("CONVENE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("CONVENE_TEST_POSTGRES must name a PostgreSQL server, as postgres://superuser@host/postgres")
    })
}

/// The URL with this database name instead of its own.
fn with_database(url: &str, name: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap();
    let (place, query) = match rest.split_once('?') {
        Some((place, query)) => (place, format!("?{query}")),
        None => (rest, String::new()),
    };
    let host = place.split('/').next().unwrap();
    format!("{scheme}://{host}/{name}{query}")
}

async fn execute(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    let driving = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    let _ = driving.await;
}

/// Defines each test twice, once for SQLite and once for PostgreSQL.
macro_rules! on_both {
    ($($(#[$doc:meta])* async fn $name:ident($db:ident: &TestDatabase) $body:block)+) => {
        $($(#[$doc])* async fn $name($db: &crate::test_database::TestDatabase) $body)+

        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let db = crate::test_database::TestDatabase::sqlite().await;
                super::$name(&db).await;
                db.clean().await;
            })+
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let db = crate::test_database::TestDatabase::postgres().await;
                super::$name(&db).await;
                db.clean().await;
            })+
        }
    };
}
pub(crate) use on_both;
