use std::pin::pin;

use super::*;

#[tokio::test]
async fn a_small_commit_does_not_wait_for_a_large_one() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("c.db").display());
    let store = crate::open(&url, crate::Options::default()).await.unwrap();
    let of_size = |bytes: usize| {
        Batch::of([Mutation::InsertSigningKey(SigningKey {
            kid: format!("kid_{bytes}"),
            private_key: "x".repeat(bytes),
            created_at: Timestamp::from_seconds(1),
        })])
    };
    let all = LARGE_COMMITS.acquire_many(2).await.unwrap();
    let mut large = pin!(store.commit(of_size(LARGE_COMMIT + 1)));
    assert!(futures::poll!(&mut large).is_pending());
    store.commit(of_size(10)).await.unwrap();
    // The writer takes batches in order: had the large one been sent to it, its answer would be here.
    assert!(futures::poll!(&mut large).is_pending());
    drop(all);
    large.await.unwrap();
    store.close().await;
}
