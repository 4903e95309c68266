//! Limits how many passwords are hashed at once: each hash occupies a core and 19 MiB.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::identity::PasswordHasher;
use pipeline::{Outcome, Refusal};
use tokio::sync::Semaphore;

/// How long a request waits for a permit before it is refused.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

/// The password hasher behind a concurrency limit.
pub(super) struct Hashing {
    hasher: Arc<dyn PasswordHasher>,
    permits: Arc<Semaphore>,
}

impl Hashing {
    /// Allows as many hashes at once as there are cores.
    pub(super) fn new(hasher: Arc<dyn PasswordHasher>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::with_limit(hasher, cores)
    }

    fn with_limit(hasher: Arc<dyn PasswordHasher>, permits: usize) -> Self {
        Self {
            hasher,
            permits: Arc::new(Semaphore::new(permits)),
        }
    }

    /// Hashes a password with the first 16 bytes of `salt`.
    pub(super) async fn hash(&self, password: &str, salt: [u8; 32]) -> Outcome<String> {
        let password = password.to_owned();
        self.with_permit(move |hasher| hasher.hash(&password, &salt[..16]))
            .await?
            .map_err(Refusal::Internal)
    }

    /// Whether the password is the one that was hashed.
    pub(super) async fn verify(&self, password: &str, hash: &str) -> Outcome<bool> {
        let (password, hash) = (password.to_owned(), hash.to_owned());
        self.with_permit(move |hasher| hasher.verify(&password, &hash)).await
    }

    async fn with_permit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn PasswordHasher) -> T + Send + 'static,
    ) -> Outcome<T> {
        let permit = tokio::time::timeout(QUEUE_TIMEOUT, self.permits.clone().acquire_owned())
            .await
            .map_err(|_| Refusal::Upstream("too many passwords are being checked".to_owned()))?
            .map_err(|error| Refusal::Internal(error.to_string()))?;
        let hasher = self.hasher.clone();
        // The permit moves into the work, so it is held until the work ends even if the caller is gone.
        let working = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work(hasher.as_ref())
        });
        working.await.map_err(|error| Refusal::Internal(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[derive(Default)]
    struct Counting {
        running: AtomicUsize,
        max_running: AtomicUsize,
        total: AtomicUsize,
    }

    impl PasswordHasher for Counting {
        fn hash(&self, password: &str, _salt: &[u8]) -> Result<String, String> {
            let running = self.running.fetch_add(1, Ordering::SeqCst) + 1;
            self.max_running.fetch_max(running, Ordering::SeqCst);
            self.total.fetch_add(1, Ordering::SeqCst);
            std::thread::yield_now();
            self.running.fetch_sub(1, Ordering::SeqCst);
            Ok(password.to_owned())
        }

        fn verify(&self, password: &str, hash: &str) -> bool {
            password == hash
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn no_more_at_once_than_there_are_turns_and_nobody_is_forgotten() {
        let counting = Arc::new(Counting::default());
        let hashing = Arc::new(Hashing::with_limit(counting.clone(), 2));
        let all: Vec<_> = (0..200)
            .map(|_| {
                let hashing = hashing.clone();
                tokio::spawn(async move { hashing.hash("secret", [0; 32]).await })
            })
            .collect();
        for one in all {
            assert_eq!(one.await.unwrap(), Ok("secret".to_owned()));
        }
        assert_eq!(counting.total.load(Ordering::SeqCst), 200);
        assert!(counting.max_running.load(Ordering::SeqCst) <= 2);
        assert_eq!(hashing.verify("a", "b").await, Ok(false));
    }
}
