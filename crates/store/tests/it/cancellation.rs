use std::time::Duration;

use pipeline::ports::store::{Batch, Mutation};

use crate::fixtures::{begin, provision, put_brief, session, touch};
use crate::test_database::on_both;

on_both! {
    /// A commit whose caller is cancelled leaves no open transaction: every batch is applied completely or not at all.
    async fn cancelled_commits_do_not_poison_the_store(db: &TestDatabase) {
        db.put([provision("usr_a")]).await;
        for round in 0..60_u64 {
            let session = session("usr_a", &format!("ses_{round}"));
            let brief = put_brief(&session);
            let batch = Batch::of([touch("usr_a"), Mutation::InsertSession(Box::new(session)), brief]);
            let patience = Duration::from_micros(round * 25);
            let _ = tokio::time::timeout(patience, db.store.commit(batch)).await;
        }
        // More rounds than connections: a connection that was left in a transaction would be noticed.
        for round in 0..20 {
            begin(db, "usr_b", &format!("own_{round}")).await;
            assert_eq!(db.store.sessions("usr_b").await.unwrap().len(), round + 1);
        }
        for line in db.store.sessions("usr_a").await.unwrap() {
            let whole = db.store.session("usr_a", &line.session_id).await.unwrap();
            assert!(whole.is_some(), "{} is half there", line.session_id);
        }
    }

    async fn cancelled_reads_do_no_harm(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        for round in 0..60_u64 {
            let reading = db.store.sessions("usr_a");
            let _ = tokio::time::timeout(Duration::from_micros(round * 10), reading).await;
        }
        assert_eq!(db.store.sessions("usr_a").await.unwrap().len(), 1);
    }

    /// Batches that touch the same rows in opposite order are retried until all succeed. Only a few, because PostgreSQL
    /// looks for a deadlock only after a second.
    async fn opposite_orders_do_not_end_in_a_deadlock(db: &TestDatabase) {
        db.put([provision("usr_a"), provision("usr_b")]).await;
        let rounds = (0..6).map(|round| {
            let store = db.store.clone();
            let (first, second) = if round % 2 == 0 { ("usr_a", "usr_b") } else { ("usr_b", "usr_a") };
            tokio::spawn(async move { store.commit(Batch::of([touch(first), touch(second)])).await })
        });
        for outcome in futures::future::join_all(rounds).await {
            outcome.unwrap().unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_survives_the_loss_of_every_connection() {
    let db = crate::test_database::TestDatabase::postgres().await;
    begin(&db, "usr_a", "ses_1").await;
    let reads = (0..8).map(|_| db.store.sessions("usr_a"));
    futures::future::join_all(reads).await;
    for round in 0..5 {
        db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity \
                where datname = current_database() and pid <> pg_backend_pid()",
        )
        .await;
        if round % 2 == 0 {
            assert_eq!(db.store.sessions("usr_a").await.unwrap().len(), 1);
        }
        db.put([touch("usr_a"), provision("usr_b")]).await;
    }
    db.clean().await;
}

/// Two stores write to one file, like `convene token` beside the server; neither is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_is_shared_by_two_writers() {
    let db = crate::test_database::TestDatabase::sqlite().await;
    let other = db.open_again().await;
    db.put([provision("usr_a")]).await;
    let write = async |store: &std::sync::Arc<dyn pipeline::ports::store::Store>| {
        for _ in 0..200 {
            store
                .commit(Batch::of([touch("usr_a"), provision("usr_b")]))
                .await
                .unwrap();
        }
    };
    tokio::join!(write(&db.store), write(&other));
    other.close().await;
    db.clean().await;
}
