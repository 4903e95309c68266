use pipeline::Timestamp;
use store::OpenError;

use crate::fixtures::{begin, session};
use crate::ground::{Ground, on_both, options};

const NOON: Timestamp = Timestamp::from_seconds(43_200);

on_both! {
    async fn a_second_opening_finds_what_the_first_wrote(ground: &Ground) {
        begin(ground, "usr_a", "ses_1").await;
        let again = ground.again().await;
        assert_eq!(again.kind(), ground.store.kind());
        again.ping(NOON).await.unwrap();
        assert_eq!(again.session("usr_a", "ses_1").await, Ok(Some(session("usr_a", "ses_1"))));
        again.close().await;
        assert!(again.ping(NOON).await.is_err());
        ground.store.ping(NOON).await.unwrap();
    }

    async fn migrating_what_is_up_to_date_changes_nothing(ground: &Ground) {
        let migrated = store::migrate(&ground.url).await.unwrap();
        assert!(migrated.from == migrated.to && migrated.to >= 1);
    }

    async fn a_newer_database_is_refused(ground: &Ground) {
        ground.execute("insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')").await;
        let refused = store::open(&ground.url, options()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Newer { found: 9999, .. }), "{refused}");
        assert!(refused.to_string().contains("9999"));
        assert!(matches!(store::migrate(&ground.url).await, Err(OpenError::Newer { .. })));
    }

    async fn a_database_of_other_migrations_is_refused(ground: &Ground) {
        ground.execute("update schema_migrations set checksum = 'x' where version = 1").await;
        let refused = store::open(&ground.url, options()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Checksum { version: 1, .. }), "{refused}");
    }

    /// As after a failed start: the record is there, the rest is not.
    async fn many_open_an_empty_database_at_once(ground: &Ground) {
        ground.store.close().await;
        let empty = crate::ground::empty_like(ground).await;
        let openings = (0..6).map(|_| store::open(&empty, options()));
        for opened in futures::future::join_all(openings).await {
            let opened = opened.unwrap();
            opened.ping(NOON).await.unwrap();
            opened.close().await;
        }
        let migrated = store::migrate(&empty).await.unwrap();
        assert_eq!(migrated.from, migrated.to);
        crate::ground::drop_empty(ground).await;
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

/// Behind a pooler: no prepared statements, no settings, no notifications, the same behaviour.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_mode_for_a_pooler_behaves_the_same() {
    let direct = Ground::postgres().await;
    let sign = if direct.url.contains('?') { '&' } else { '?' };
    let pooled = direct.over(&format!("{}{sign}pgbouncer=true", direct.url)).await;
    crate::committee::everything(&pooled).await;
    pooled.store.close().await;
    direct.clean().await;
}
