use std::pin::pin;
use std::time::Duration;

use pipeline::principal::Tier;

use super::*;
use crate::large_commits::LARGE;
use crate::sqlite::Sqlite;

#[tokio::test]
async fn neither_a_small_commit_nor_another_owners_waits_for_an_owners_large_ones() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.db");
    let driver = Sqlite::open(path.to_str().unwrap(), &crate::Options::default()).await;
    let store = SqlStore::new(driver.unwrap());
    let of = |owner: &str, bytes: usize| {
        let profile = Profile {
            owner: owner.to_owned(),
            issuer: "https://issuer".to_owned(),
            subject: owner.to_owned(),
            email: None,
            tier: Tier::Free,
            upgrade_session: None,
            erasing: false,
            created_at: Timestamp::from_seconds(1),
        };
        let key = SigningKey {
            kid: format!("{owner}_{bytes}"),
            private_key: "x".repeat(bytes),
            created_at: Timestamp::from_seconds(1),
        };
        Batch::of([
            Mutation::ProvisionProfile {
                profile,
                token_issued_at: Timestamp::from_seconds(1),
            },
            Mutation::InsertSigningKey(key),
        ])
    };
    let held = store.large_commits.turn("ann").await;
    let mut large = pin!(store.commit(of("ann", LARGE + 1)));
    assert!(futures::poll!(&mut large).is_pending());
    store.commit(of("ann", 10)).await.unwrap();
    let others = tokio::time::timeout(Duration::from_secs(10), store.commit(of("bob", LARGE + 1))).await;
    others.expect("another owner waits").unwrap();
    // The writer takes batches in order: had ann's large one been sent to it, its answer would be here.
    assert!(futures::poll!(&mut large).is_pending());
    drop(held);
    large.await.unwrap();
    store.close().await;
}
