use std::time::Duration;

use pipeline::Timestamp;
use pipeline::erasure::OwnedStore;
use pipeline::ports::store::{Batch, Guard, Mutation, SigningKey, StoreError};
use tokio::time::timeout;
use tokio_postgres::NoTls;

use crate::fixtures::{begin, provision, touch};
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

/// Far longer than anything takes that does not wait for a held row.
const AT_ONCE: Duration = Duration::from_secs(10);

/// While another transaction holds an owner's row, the owner's writes wait. They take neither all connections nor both
/// turns of large writes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_lets_others_past_an_owner_whose_writes_wait_for_each_other() {
    let db = TestDatabase::postgres().await;
    begin(&db, "usr_a", "ses_a").await;
    begin(&db, "usr_b", "ses_b").await;
    let patient = store::Options {
        connect_timeout: Duration::from_secs(60),
        statement_timeout: Duration::from_secs(60),
        lock_timeout: Duration::from_secs(60),
        ..options()
    };
    let store = store::open(&db.url, patient).await.unwrap();
    let (holder, connection) = tokio_postgres::connect(&db.url, NoTls).await.unwrap();
    let driving = tokio::spawn(connection);
    let hold = "begin; select 1 from profiles where owner = 'usr_a' for update";
    holder.batch_execute(hold).await.unwrap();

    let large = |owner: &str, at: usize| {
        let key = SigningKey {
            kid: format!("{owner}_{at}"),
            private_key: "x".repeat(100_000),
            created_at: Timestamp::from_seconds(1),
        };
        Batch::of([touch(owner), Mutation::InsertSigningKey(key)])
    };
    let batches = (0..3).map(|at| large("usr_a", at));
    let batches = batches.chain((0..8).map(|_| Batch::of([touch("usr_a")])));
    let mut waiting: Vec<_> = batches.map(|batch| store.commit(batch)).collect();
    // A commit takes its turn, or its place in the line, when it is polled for the first time.
    for commit in &mut waiting {
        assert!(futures::poll!(commit).is_pending());
    }

    let others = async {
        store.commit(Batch::of([touch("usr_b")])).await.unwrap();
        store.commit(large("usr_b", 0)).await.unwrap();
        store.findings("usr_b", "ses_b").await.unwrap();
        store.sessions("usr_a").await.unwrap();
    };
    timeout(AT_ONCE, others)
        .await
        .expect("others wait for one owner's writes");
    for commit in &mut waiting {
        assert!(futures::poll!(commit).is_pending());
    }

    holder.batch_execute("rollback").await.unwrap();
    let written = timeout(6 * AT_ONCE, futures::future::join_all(waiting)).await.unwrap();
    assert!(written.iter().all(Result::is_ok), "{written:?}");
    drop(holder);
    driving.await.unwrap().unwrap();
    store.close().await;
    db.clean().await;
}

/// Ten owners whose rows another transaction holds wait on all connections that requests may use. They are refused and
/// give the connections back; work that is under way tries again until it gets its row.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_holds_no_connection_for_long_while_it_waits_for_a_row() {
    let db = TestDatabase::postgres().await;
    let owners: Vec<String> = (0..10).map(|at| format!("usr_{at}")).collect();
    db.put(owners.iter().map(|owner| provision(owner))).await;
    begin(&db, "usr_other", "ses_other").await;
    let patient = store::Options {
        // A quarter is shared by reads, a quarter reserved; half of them are for requests.
        pool_size: 8,
        connect_timeout: Duration::from_secs(60),
        statement_timeout: Duration::from_secs(60),
        lock_timeout: Duration::from_millis(500),
        ..options()
    };
    let store = store::open(&db.url, patient).await.unwrap();
    let (holder, connection) = tokio_postgres::connect(&db.url, NoTls).await.unwrap();
    let driving = tokio::spawn(connection);
    let hold = "begin; select 1 from profiles where owner <> 'usr_other' for update; \
        select 1 from erased_owners for update";
    holder.batch_execute(hold).await.unwrap();

    let waiting: Vec<_> = owners.iter().map(|owner| Batch::of([touch(owner)])).collect();
    let mut waiting: Vec<_> = waiting.into_iter().map(|batch| store.commit(batch)).collect();
    for commit in &mut waiting {
        assert!(futures::poll!(commit).is_pending());
    }
    let erase = |owner: &str| Mutation::Erase {
        owner: owner.to_owned(),
        store: OwnedStore::Reviews,
    };
    let mut under_way = store.commit(Batch::of([erase("usr_0")]));
    assert!(futures::poll!(&mut under_way).is_pending());

    let others = async {
        store.commit(Batch::of([touch("usr_other")])).await.unwrap();
        store.findings("usr_other", "ses_other").await.unwrap();
    };
    let (others, waited) = tokio::join!(
        timeout(AT_ONCE, others),
        timeout(AT_ONCE, futures::future::join_all(waiting))
    );
    others.expect("others wait for rows that are none of theirs");
    for refused in waited.expect("they wait for ever") {
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }

    assert!(futures::poll!(&mut under_way).is_pending(), "work under way waits on");
    holder.batch_execute("rollback").await.unwrap();
    let erased = timeout(AT_ONCE, under_way).await.unwrap();
    assert_eq!(
        erased,
        Err(StoreError::Guard(Guard::RowsLeft)),
        "there was nothing to erase"
    );
    store.commit(Batch::of([touch("usr_0")])).await.unwrap();
    drop(holder);
    driving.await.unwrap().unwrap();
    store.close().await;
    db.clean().await;
}
