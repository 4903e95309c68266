//! Every statement prepares on both databases, with parameters of our two types only.

use tokio_postgres::NoTls;
use tokio_postgres::types::Type;

use crate::ground::Ground;

#[tokio::test]
async fn every_statement_prepares_on_sqlite() {
    let ground = Ground::sqlite().await;
    let path = ground.url.strip_prefix("sqlite:").unwrap();
    let connection = rusqlite::Connection::open(path).unwrap();
    for (name, sqlite, _) in store::statements() {
        let statement = connection
            .prepare(sqlite)
            .unwrap_or_else(|cause| panic!("{name}: {cause}"));
        assert!(!sqlite.contains('$'), "{name}");
        // `?n` leaves no gap: as many parameters as the highest number.
        let highest = (1..20).filter(|n| sqlite.contains(&format!("?{n}"))).max().unwrap_or(0);
        assert_eq!(statement.parameter_count(), highest, "{name}");
    }
    ground.clean().await;
}

#[tokio::test]
async fn every_statement_prepares_on_postgres() {
    let ground = Ground::postgres().await;
    let (client, connection) = tokio_postgres::connect(&ground.url, NoTls).await.unwrap();
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
    ground.clean().await;
}

/// What is polled or listed is found through an index, whatever the size of the tables.
#[tokio::test]
async fn no_statement_scans_a_table_on_sqlite() {
    let ground = Ground::sqlite().await;
    let connection = rusqlite::Connection::open(ground.url.strip_prefix("sqlite:").unwrap()).unwrap();
    for (name, sqlite, _) in store::statements() {
        let explain = format!("explain query plan {sqlite}");
        let mut statement = connection.prepare(&explain).unwrap();
        for at in 1..=statement.parameter_count() {
            statement.raw_bind_parameter(at, 1).unwrap();
        }
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next().unwrap() {
            let step: String = row.get(3).unwrap();
            // A sub-select is no table; `o` is the one row of the standing.
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
    ground.clean().await;
}
