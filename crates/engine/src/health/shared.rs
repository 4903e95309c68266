//! Shares one probe between concurrent health requests.

use std::sync::{Mutex, PoisonError};

use pipeline::Timestamp;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

/// For how long after its start the result of a probe is reused.
const VALID_SECONDS: i64 = 1;

/// The last probe, finished or still running.
#[derive(Default)]
pub(crate) struct SharedProbe(Mutex<Option<Probe>>);

struct Probe {
    began: Timestamp,
    /// `None` until the probe ends.
    found: watch::Receiver<Option<bool>>,
}

impl Probe {
    fn is_valid(&self, now: Timestamp) -> bool {
        if self.found.borrow().is_none() {
            // Still running, unless its task panicked and dropped the sender.
            return self.found.has_changed().is_ok();
        }
        // A clock that was set back must not make an old result valid.
        self.began <= now && now < self.began.plus_seconds(VALID_SECONDS)
    }
}

impl SharedProbe {
    /// The result of the last probe if that is still running or began less than a second ago, else of a new one. A
    /// probe is a task of its own, so callers that disconnect at once cannot start many probes.
    pub(crate) async fn ask(
        &self,
        now: Timestamp,
        tasks: &TaskTracker,
        probe: impl Future<Output = bool> + Send + 'static,
    ) -> bool {
        let mut found = self.join(now, tasks, probe);
        found
            .wait_for(Option::is_some)
            .await
            .is_ok_and(|found| *found == Some(true))
    }

    fn join(
        &self,
        now: Timestamp,
        tasks: &TaskTracker,
        probe: impl Future<Output = bool> + Send + 'static,
    ) -> watch::Receiver<Option<bool>> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(probe) = last.as_ref().filter(|probe| probe.is_valid(now)) {
            return probe.found.clone();
        }
        let (tell, found) = watch::channel(None);
        tasks.spawn(async move { tell.send_replace(Some(probe.await)) });
        *last = Some(Probe {
            began: now,
            found: found.clone(),
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::Semaphore;

    use super::*;

    const NOON: Timestamp = Timestamp::from_seconds(43_200);

    /// Counts the probes that start; a probe ends when `may_end` has a permit.
    #[derive(Clone)]
    struct Fixture {
        shared: Arc<SharedProbe>,
        tasks: TaskTracker,
        begun: Arc<AtomicU32>,
        may_end: Arc<Semaphore>,
    }

    impl Fixture {
        fn new(may_end: usize) -> Self {
            Self {
                shared: Arc::default(),
                tasks: TaskTracker::new(),
                begun: Arc::default(),
                may_end: Arc::new(Semaphore::new(may_end)),
            }
        }

        async fn ask(&self, now: Timestamp, well: bool) -> bool {
            let (begun, may_end) = (self.begun.clone(), self.may_end.clone());
            let probe = async move {
                begun.fetch_add(1, Ordering::SeqCst);
                may_end.acquire().await.unwrap().forget();
                well
            };
            self.shared.ask(now, &self.tasks, probe).await
        }

        fn begun(&self) -> u32 {
            self.begun.load(Ordering::SeqCst)
        }
    }

    #[tokio::test]
    async fn a_thousand_askers_share_a_probe_for_a_second() {
        let fixture = Fixture::new(2);
        let asking: Vec<_> = (0..1_000)
            .map(|at| {
                let fixture = fixture.clone();
                tokio::spawn(async move { fixture.ask(NOON.plus_millis(at % 1_000), true).await })
            })
            .collect();
        for asked in asking {
            assert!(asked.await.unwrap());
        }
        assert_eq!(fixture.begun(), 1);
        assert!(!fixture.ask(NOON.plus_seconds(1), false).await);
        assert_eq!(fixture.begun(), 2);
    }

    #[tokio::test]
    async fn who_leaves_starts_no_other_probe() {
        let fixture = Fixture::new(0);
        for seconds in 0..100 {
            // The first probe is still running, however much time has passed.
            let leaving =
                tokio::time::timeout(std::time::Duration::ZERO, fixture.ask(NOON.plus_seconds(seconds), true));
            assert!(leaving.await.is_err());
        }
        fixture.may_end.add_permits(1);
        assert!(fixture.ask(NOON.plus_seconds(100), false).await);
        assert_eq!(fixture.begun(), 1);
    }

    #[tokio::test]
    async fn a_probe_that_falls_over_or_lies_ahead_does_not_hold() {
        let fixture = Fixture::new(1);
        let fell = fixture
            .shared
            .ask(NOON, &fixture.tasks, async { panic!("as the test wants it") });
        assert!(!fell.await);
        assert!(fixture.ask(NOON, true).await);
        let fixture = Fixture::new(2);
        assert!(fixture.ask(NOON.plus_seconds(60), true).await);
        assert!(!fixture.ask(NOON, false).await);
    }
}
