use pipeline::Timestamp;
use store::OpenError;

use crate::fixtures::{begin, session};
use crate::test_database::{TestDatabase, on_both, options};

const NOON: Timestamp = Timestamp::from_seconds(43_200);

on_both! {
    async fn a_second_opening_finds_what_the_first_wrote(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let again = db.open_again().await;
        assert_eq!(again.kind(), db.store.kind());
        again.ping(NOON).await.unwrap();
        assert_eq!(again.session("usr_a", "ses_1").await, Ok(Some(session("usr_a", "ses_1"))));
        again.close().await;
        assert!(again.ping(NOON).await.is_err());
        db.store.ping(NOON).await.unwrap();
    }

    async fn migrating_what_is_up_to_date_changes_nothing(db: &TestDatabase) {
        let migrated = store::migrate(&db.url).await.unwrap();
        assert!(migrated.from == migrated.to && migrated.to >= 1);
    }

    async fn a_newer_database_is_refused(db: &TestDatabase) {
        db.execute("insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')").await;
        let refused = store::open(&db.url, options()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Newer { found: 9999, .. }), "{refused}");
        assert!(refused.to_string().contains("9999"));
        assert!(matches!(store::migrate(&db.url).await, Err(OpenError::Newer { .. })));
    }

    async fn a_database_of_other_migrations_is_refused(db: &TestDatabase) {
        db.execute("update schema_migrations set checksum = 'x' where version = 1").await;
        let refused = store::open(&db.url, options()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Checksum { version: 1, .. }), "{refused}");
    }

    /// Instances that start at once on an empty database migrate it once.
    async fn many_open_an_empty_database_at_once(db: &TestDatabase) {
        db.store.close().await;
        let empty = crate::test_database::empty_like(db).await;
        let openings = (0..6).map(|_| store::open(&empty, options()));
        for opened in futures::future::join_all(openings).await {
            let opened = opened.unwrap();
            opened.ping(NOON).await.unwrap();
            opened.close().await;
        }
        let migrated = store::migrate(&empty).await.unwrap();
        assert_eq!(migrated.from, migrated.to);
        crate::test_database::drop_empty(db).await;
    }
}

#[tokio::test]
async fn a_wrong_url_is_named_without_being_repeated() {
    for wrong in [
        "mysql://u:secret@h/d",
        "sqlite:",
        "sqlite::memory:",
        "postgres://h:secret/d",
        "secret",
    ] {
        let error = store::open(wrong, options()).await.err().unwrap();
        assert!(matches!(error, OpenError::Url(_)), "{wrong}: {error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named() {
    let error = store::open("postgres://u:secret@127.0.0.1:1/d", options())
        .await
        .err()
        .unwrap();
    assert!(matches!(error, OpenError::Connect(_)), "{error}");
    assert!(!error.to_string().contains("secret"), "{error}");
}

#[tokio::test]
async fn a_file_is_made_for_its_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/er/convene.db");
    let migrated = store::migrate(&format!("sqlite://{}", file.display())).await.unwrap();
    assert_eq!(migrated.from, 0);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

/// The mode for a pooler uses no prepared statements, settings or notifications, and behaves the same otherwise.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_mode_for_a_pooler_behaves_the_same() {
    let direct = TestDatabase::postgres().await;
    let sign = if direct.url.contains('?') { '&' } else { '?' };
    let pooled = direct.open_at(&format!("{}{sign}pgbouncer=true", direct.url)).await;
    crate::committee::everything(&pooled).await;
    pooled.store.close().await;
    direct.clean().await;
}
