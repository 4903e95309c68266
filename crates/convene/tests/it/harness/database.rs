//! A separate database for every test.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use convene::system::SystemClock;
use pipeline::ports::clock::Clock;

/// Which database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Db {
    Sqlite,
    Postgres,
}

impl Db {
    /// The URL of a new, empty database.
    pub async fn fresh(self, folder: &Path) -> String {
        match self {
            Self::Sqlite => format!("sqlite:{}", folder.join("test.db").display()),
            Self::Postgres => fresh_postgres().await,
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the set-up of the suite says where its PostgreSQL is"
)]
fn server() -> String {
    std::env::var("CONVENE_TEST_POSTGRES")
        .expect("CONVENE_TEST_POSTGRES must name a PostgreSQL where databases may be made; `make test` starts one")
}

async fn fresh_postgres() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = server();
    // With the time, because process ids repeat and the PostgreSQL server may outlive a run.
    let (now, count) = (SystemClock.now().micros(), COUNT.fetch_add(1, Ordering::SeqCst));
    let name = format!("it_{}_{count}_{now}", std::process::id());
    let (client, connection) = tokio_postgres::connect(&server, tokio_postgres::NoTls).await.unwrap();
    let driver = tokio::spawn(connection);
    client.batch_execute(&format!("create database {name}")).await.unwrap();
    drop(client);
    driver.await.unwrap().unwrap();
    let base = server.rsplit_once('/').unwrap().0;
    format!("{base}/{name}")
}
