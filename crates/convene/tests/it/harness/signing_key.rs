//! One signing key for the whole suite, because generating one takes longer than most tests.

use std::path::PathBuf;

use identity::RsaSigner;
use pipeline::Timestamp;
use pipeline::ports::identity::TokenSigner;
use pipeline::ports::store::{Batch, Mutation, SigningKey};

/// Puts the key into a new database, where the service finds it instead of making its own.
pub async fn put(url: &str) {
    let store = store::open(url, store::Options::default()).await.unwrap();
    let key = SigningKey {
        kid: "kid_suite".to_owned(),
        private_key: shared(),
        created_at: Timestamp::from_seconds(0),
    };
    store
        .commit(Batch::of([Mutation::InsertSigningKey(key)]))
        .await
        .unwrap();
    store.close().await;
}

/// Kept in a file, because tests may run in separate processes.
fn shared() -> String {
    let path = PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/signing-key"));
    if let Ok(key) = std::fs::read_to_string(&path) {
        return key;
    }
    let key = RsaSigner::new().generate().unwrap();
    let draft = path.with_extension(std::process::id().to_string());
    std::fs::write(&draft, &key).unwrap();
    // Two processes may race; either key will do.
    std::fs::rename(&draft, &path).unwrap();
    key
}
