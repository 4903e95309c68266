//! Brings the schema up to date, one instance at a time.

use tokio_postgres::{Client, Config, Error, Transaction};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::faults;
use crate::OpenError;
use crate::migrations::{self, Dialect, Migrated};

const DIALECT: Dialect = |migration| migration.postgres;

/// Serializes instances that start at the same time. The number is arbitrary. There are no timeouts, because a
/// migration, or the wait for that of another instance, may take longer than a normal statement.
const LOCK: &str =
    "set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(7309453711201)";

pub(super) async fn run(config: &Config, tls: MakeRustlsConnect) -> Result<Migrated, OpenError> {
    let (mut client, connection) = config.connect(tls).await.map_err(|cause| fault(&cause))?;
    let driving = tokio::spawn(connection);
    let outcome = bring_up_to_date(&mut client).await;
    drop(client);
    driving.abort();
    outcome
}

async fn bring_up_to_date(client: &mut Client) -> Result<Migrated, OpenError> {
    let transaction = client.transaction().await.map_err(|cause| fault(&cause))?;
    transaction.batch_execute(LOCK).await.map_err(|cause| fault(&cause))?;
    if !table_exists(&transaction).await? {
        transaction
            .batch_execute(migrations::CREATE_TABLE)
            .await
            .map_err(|cause| fault(&cause))?;
    }
    let found = applied(&transaction).await.map_err(|cause| fault(&cause))?;
    for migration in migrations::pending(&found, DIALECT)? {
        let failed = |cause: Error| OpenError::Migration {
            version: migration.version,
            cause: faults::describe(&cause),
        };
        transaction.batch_execute(migration.postgres).await.map_err(failed)?;
        let checksum = migrations::checksum(migration, DIALECT);
        transaction
            .execute_typed(
                migrations::INSERT_APPLIED,
                &[
                    (&migration.version, tokio_postgres::types::Type::INT8),
                    (&migration.name, tokio_postgres::types::Type::TEXT),
                    (&checksum, tokio_postgres::types::Type::TEXT),
                ],
            )
            .await
            .map_err(failed)?;
    }
    transaction.commit().await.map_err(|cause| fault(&cause))?;
    Ok(migrations::outcome(&found))
}

/// Checked before creating the table: a role without the right to create may still use an up-to-date database.
async fn table_exists(transaction: &Transaction<'_>) -> Result<bool, OpenError> {
    let ask = "select to_regclass('schema_migrations') is not null";
    let rows = transaction.query_typed(ask, &[]).await.map_err(|cause| fault(&cause))?;
    Ok(rows.first().is_some_and(|row| row.get(0)))
}

async fn applied(transaction: &Transaction<'_>) -> Result<Vec<(i64, String)>, Error> {
    let rows = transaction.query_typed(migrations::SELECT_APPLIED, &[]).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Errors about the schema contain no user data, so the whole message is passed on.
fn fault(cause: &Error) -> OpenError {
    OpenError::Connect(faults::describe(cause))
}
