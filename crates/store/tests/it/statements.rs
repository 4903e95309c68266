//! Every statement can be prepared on both databases, with parameters and columns of type text and bigint only.

use tokio_postgres::NoTls;
use tokio_postgres::types::Type;

use crate::test_database::TestDatabase;

#[tokio::test]
async fn every_statement_prepares_on_sqlite() {
    let db = TestDatabase::sqlite().await;
    let path = db.url.strip_prefix("sqlite:").unwrap();
    let connection = rusqlite::Connection::open(path).unwrap();
    for (name, sqlite, _) in store::statements() {
        let statement = connection
            .prepare(sqlite)
            .unwrap_or_else(|cause| panic!("{name}: {cause}"));
        assert!(!sqlite.contains('$'), "{name}");
        // The numbers of the parameters have no gap.
        let highest = (1..20).filter(|n| sqlite.contains(&format!("?{n}"))).max().unwrap_or(0);
        assert_eq!(statement.parameter_count(), highest, "{name}");
    }
    db.clean().await;
}

#[tokio::test]
async fn every_statement_prepares_on_postgres() {
    let db = TestDatabase::postgres().await;
    let (client, connection) = tokio_postgres::connect(&db.url, NoTls).await.unwrap();
    let driving = tokio::spawn(connection);
    for (name, sqlite, postgres) in store::statements() {
        let statement = client
            .prepare(postgres)
            .await
            .unwrap_or_else(|cause| panic!("{name}: {cause:?}"));
        for kind in statement.params() {
            assert!([Type::TEXT, Type::INT8].contains(kind), "{name} takes {kind}");
        }
        for column in statement.columns() {
            assert!(
                [Type::TEXT, Type::INT8].contains(column.type_()),
                "{name} returns {}",
                column.type_()
            );
        }
        if !["CLAIM_JOB", "TRANSCRIPT", "TRANSCRIPT_BY_KEY"].contains(&name) {
            assert_eq!(
                sqlite,
                postgres.replace('$', "?"),
                "{name} differs and is not a named pair"
            );
        }
    }
    drop(client);
    let _ = driving.await;
    db.clean().await;
}

/// Every statement uses an index; exceptions are listed below.
#[tokio::test]
async fn no_statement_scans_a_table_on_sqlite() {
    let db = TestDatabase::sqlite().await;
    let connection = rusqlite::Connection::open(db.url.strip_prefix("sqlite:").unwrap()).unwrap();
    for (name, sqlite, _) in store::statements() {
        let explain = format!("explain query plan {sqlite}");
        let mut statement = connection.prepare(&explain).unwrap();
        for at in 1..=statement.parameter_count() {
            statement.raw_bind_parameter(at, 1).unwrap();
        }
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next().unwrap() {
            let step: String = row.get(3).unwrap();
            // Not tables: sub-selects, constant rows, and `o`, the one-row sub-select of ACCOUNT_STATE.
            let no_table = ["CONSTANT ROW", "SCAN o", "SCAN (subquery"]
                .iter()
                .any(|part| step.contains(part));
            let by_index = name == "NEXT_JOB_AT" && step.contains("USING COVERING INDEX");
            // The last two are lists of everything, for the operator.
            let handful = ["SIGNING_KEYS", "RECORD_KEYS", "DATASET_LINES", "PORTFOLIOS"].contains(&name);
            assert!(
                !step.starts_with("SCAN") || no_table || by_index || handful,
                "{name}: {step}"
            );
            let few = ["SIGNING_KEYS", "RECORD_KEYS", "STEPS", "PROFILES_BY_EMAIL"].contains(&name);
            assert!(!step.contains("TEMP B-TREE") || few, "{name}: {step}");
        }
    }
    db.clean().await;
}
