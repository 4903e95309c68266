//! Passwords are hashed a few at a time: each takes a core for a while, and 19 MiB.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::identity::PasswordHasher;
use pipeline::{Outcome, Refusal};
use tokio::sync::Semaphore;

/// How long somebody waits for their turn before they are told to try again.
const PATIENCE: Duration = Duration::from_secs(5);

/// The hasher, and whose turn it is.
pub(super) struct Hashing {
    hasher: Arc<dyn PasswordHasher>,
    turns: Arc<Semaphore>,
}

impl Hashing {
    /// As many at once as there are cores.
    pub(super) fn new(hasher: Arc<dyn PasswordHasher>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::at_once(hasher, cores)
    }

    fn at_once(hasher: Arc<dyn PasswordHasher>, turns: usize) -> Self {
        Self {
            hasher,
            turns: Arc::new(Semaphore::new(turns)),
        }
    }

    /// A salted hash.
    pub(super) async fn hash(&self, password: &str, salt: [u8; 32]) -> Outcome<String> {
        let password = password.to_owned();
        self.in_turn(move |hasher| hasher.hash(&password, &salt[..16]))
            .await?
            .map_err(Refusal::Internal)
    }

    /// Whether the password is the one that was hashed.
    pub(super) async fn verify(&self, password: &str, hash: &str) -> Outcome<bool> {
        let (password, hash) = (password.to_owned(), hash.to_owned());
        self.in_turn(move |hasher| hasher.verify(&password, &hash)).await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn PasswordHasher) -> T + Send + 'static,
    ) -> Outcome<T> {
        let turn = tokio::time::timeout(PATIENCE, self.turns.clone().acquire_owned())
            .await
            .map_err(|_| Refusal::Upstream("too many passwords are being checked".to_owned()))?
            .map_err(|error| Refusal::Internal(error.to_string()))?;
        let hasher = self.hasher.clone();
        // The turn goes along: it ends with the work, also if the caller has left.
        let working = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work(hasher.as_ref())
        });
        working.await.map_err(|error| Refusal::Internal(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Counts how many hash at once.
    #[derive(Default)]
    struct Counting {
        now: AtomicUsize,
        most: AtomicUsize,
        all: AtomicUsize,
    }

    impl PasswordHasher for Counting {
        fn hash(&self, password: &str, _salt: &[u8]) -> Result<String, String> {
            let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
            self.most.fetch_max(now, Ordering::SeqCst);
            self.all.fetch_add(1, Ordering::SeqCst);
            std::thread::yield_now();
            self.now.fetch_sub(1, Ordering::SeqCst);
            Ok(password.to_owned())
        }

        fn verify(&self, password: &str, hash: &str) -> bool {
            password == hash
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn no_more_at_once_than_there_are_turns_and_nobody_is_forgotten() {
        let counting = Arc::new(Counting::default());
        let hashing = Arc::new(Hashing::at_once(counting.clone(), 2));
        let all: Vec<_> = (0..200)
            .map(|_| {
                let hashing = hashing.clone();
                tokio::spawn(async move { hashing.hash("secret", [0; 32]).await })
            })
            .collect();
        for one in all {
            assert_eq!(one.await.unwrap(), Ok("secret".to_owned()));
        }
        assert_eq!(counting.all.load(Ordering::SeqCst), 200);
        assert!(counting.most.load(Ordering::SeqCst) <= 2);
        assert_eq!(hashing.verify("a", "b").await, Ok(false));
    }
}
