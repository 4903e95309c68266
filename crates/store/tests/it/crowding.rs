use pipeline::Timestamp;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};

use crate::fixtures::provision;
use crate::test_database::{TestDatabase, options};

/// With a queue of length 0 a request is refused at once, but work that is under way is not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_lets_work_that_is_under_way_past_the_callers() {
    let db = TestDatabase::sqlite().await;
    let crowded = store::Options { queue: 0, ..options() };
    let store = store::open(&db.url, crowded).await.unwrap();
    let sweep = || Mutation::SweepIdempotency {
        before: Timestamp::from_seconds(1),
        now: Timestamp::from_seconds(2),
    };
    for _ in 0..3 {
        let refused = store.commit(Batch::of([provision("usr_a")])).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        let swept = store.commit(Batch::of([sweep()])).await;
        assert_eq!(
            swept,
            Err(StoreError::Guard(Guard::RowsLeft)),
            "there is nothing to sweep"
        );
    }
    assert!(store.account_state("usr_a").await.unwrap().profile.is_none());
    store.close().await;
    db.clean().await;
}

/// A pool size of 1 is raised to 2, so that both requests and work under way have a connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_has_a_connection_for_each_however_small_the_pool() {
    let db = TestDatabase::postgres().await;
    let small = store::Options {
        pool_size: 1,
        ..options()
    };
    let store = store::open(&db.url, small).await.unwrap();
    let writes = (0..20).map(|at| {
        let store = store.clone();
        tokio::spawn(async move { store.commit(Batch::of([provision(&format!("usr_{at}"))])).await })
    });
    for written in futures::future::join_all(writes).await {
        written.unwrap().unwrap();
    }
    assert!(store.account_state("usr_7").await.unwrap().profile.is_some());
    store.close().await;
    db.clean().await;
}
