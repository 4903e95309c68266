use pipeline::Timestamp;
use pipeline::ports::store::{Batch, Mutation, StoreError};

use crate::fixtures::provision;
use crate::ground::{Ground, options};

/// Where the line has no place at all, a caller is refused at once, and work that is under way is not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_lets_work_that_is_under_way_past_the_callers() {
    let ground = Ground::sqlite().await;
    let crowded = store::Options { queue: 0, ..options() };
    let store = store::open(&ground.url, crowded).await.unwrap();
    let sweep = || Mutation::SweepIdempotency {
        before: Timestamp::from_seconds(1),
        now: Timestamp::from_seconds(2),
    };
    for _ in 0..3 {
        let refused = store.commit(Batch::of([provision("usr_a")])).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        store.commit(Batch::of([sweep()])).await.unwrap();
    }
    assert!(store.standing("usr_a").await.unwrap().profile.is_none());
    store.close().await;
    ground.clean().await;
}

/// The smallest pool there is serves both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_has_a_connection_for_each_however_small_the_pool() {
    let ground = Ground::postgres().await;
    let small = store::Options {
        pool_size: 1,
        ..options()
    };
    let store = store::open(&ground.url, small).await.unwrap();
    let writes = (0..20).map(|at| {
        let store = store.clone();
        tokio::spawn(async move { store.commit(Batch::of([provision(&format!("usr_{at}"))])).await })
    });
    for written in futures::future::join_all(writes).await {
        written.unwrap().unwrap();
    }
    assert!(store.standing("usr_7").await.unwrap().profile.is_some());
    store.close().await;
    ground.clean().await;
}
