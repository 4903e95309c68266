use std::time::Duration;

use pipeline::ports::store::{Batch, Mutation};

use crate::fixtures::{begin, provision, put_brief, session, touch};
use crate::ground::on_both;

on_both! {
    /// Callers that go away in the middle of a commit leave nothing open: every batch is whole or absent.
    async fn cancelled_commits_do_not_poison_the_store(ground: &Ground) {
        ground.put([provision("usr_a")]).await;
        for round in 0..60_u64 {
            let session = session("usr_a", &format!("ses_{round}"));
            let brief = put_brief(&session);
            let batch = Batch::of([touch("usr_a"), Mutation::InsertSession(Box::new(session)), brief]);
            let patience = Duration::from_micros(round * 25);
            let _ = tokio::time::timeout(patience, ground.store.commit(batch)).await;
        }
        // More than there are connections, each of which must be outside a transaction to see and be seen.
        for round in 0..20 {
            begin(ground, "usr_b", &format!("own_{round}")).await;
            assert_eq!(ground.store.sessions("usr_b").await.unwrap().len(), round + 1);
        }
        for line in ground.store.sessions("usr_a").await.unwrap() {
            let whole = ground.store.session("usr_a", &line.session_id).await.unwrap();
            assert!(whole.is_some(), "{} is half there", line.session_id);
        }
    }

    async fn cancelled_reads_do_no_harm(ground: &Ground) {
        begin(ground, "usr_a", "ses_1").await;
        for round in 0..60_u64 {
            let reading = ground.store.sessions("usr_a");
            let _ = tokio::time::timeout(Duration::from_micros(round * 10), reading).await;
        }
        assert_eq!(ground.store.sessions("usr_a").await.unwrap().len(), 1);
    }

    /// Batches that touch the same rows in opposite order are tried again until each is through. They are
    /// few, because PostgreSQL looks for a deadlock only after a second.
    async fn opposite_orders_do_not_end_in_a_deadlock(ground: &Ground) {
        ground.put([provision("usr_a"), provision("usr_b")]).await;
        let rounds = (0..6).map(|round| {
            let store = ground.store.clone();
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
    let ground = crate::ground::Ground::postgres().await;
    begin(&ground, "usr_a", "ses_1").await;
    let reads = (0..8).map(|_| ground.store.sessions("usr_a"));
    futures::future::join_all(reads).await;
    for round in 0..5 {
        ground
            .execute(
                "select pg_terminate_backend(pid) from pg_stat_activity \
                where datname = current_database() and pid <> pg_backend_pid()",
            )
            .await;
        if round % 2 == 0 {
            assert_eq!(ground.store.sessions("usr_a").await.unwrap().len(), 1);
        }
        ground.put([touch("usr_a"), provision("usr_b")]).await;
    }
    ground.clean().await;
}

/// Two processes share a file, as `convene token` does with the server: both write, neither is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_is_shared_by_two_writers() {
    let ground = crate::ground::Ground::sqlite().await;
    let other = ground.again().await;
    ground.put([provision("usr_a")]).await;
    let write = async |store: &std::sync::Arc<dyn pipeline::ports::store::Store>| {
        for _ in 0..200 {
            store
                .commit(Batch::of([touch("usr_a"), provision("usr_b")]))
                .await
                .unwrap();
        }
    };
    tokio::join!(write(&ground.store), write(&other));
    other.close().await;
    ground.clean().await;
}
