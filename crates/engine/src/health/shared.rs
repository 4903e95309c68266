//! One probe for all who ask at about the same time.

use std::sync::{Mutex, PoisonError};

use pipeline::Timestamp;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

/// How long what a probe found is told to others, in seconds.
const HOLDS_SECONDS: i64 = 1;

/// The last probe, or the one that is under way.
#[derive(Default)]
pub(crate) struct Shared(Mutex<Option<Probe>>);

struct Probe {
    began: Timestamp,
    /// Nothing until it ends.
    found: watch::Receiver<Option<bool>>,
}

impl Probe {
    fn holds(&self, now: Timestamp) -> bool {
        if self.found.borrow().is_none() {
            // It goes on, unless whoever would tell is gone.
            return self.found.has_changed().is_ok();
        }
        // A clock that was put back must not make an old answer last.
        self.began <= now && now < self.began.plus_seconds(HOLDS_SECONDS)
    }
}

impl Shared {
    /// What the probe finds, or one that began less than a second ago or is still under way has found. It runs as a
    /// task of its own: callers who ask and leave at once start no more probes than those who stay.
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
        if let Some(probe) = last.as_ref().filter(|probe| probe.holds(now)) {
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

    /// Counts the probes that begin, and lets each end when told.
    #[derive(Clone)]
    struct Ground {
        shared: Arc<Shared>,
        tasks: TaskTracker,
        begun: Arc<AtomicU32>,
        may_end: Arc<Semaphore>,
    }

    impl Ground {
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
        let ground = Ground::new(2);
        let asking: Vec<_> = (0..1_000)
            .map(|at| {
                let ground = ground.clone();
                tokio::spawn(async move { ground.ask(NOON.plus_millis(at % 1_000), true).await })
            })
            .collect();
        for asked in asking {
            assert!(asked.await.unwrap());
        }
        assert_eq!(ground.begun(), 1);
        assert!(!ground.ask(NOON.plus_seconds(1), false).await);
        assert_eq!(ground.begun(), 2);
    }

    #[tokio::test]
    async fn who_leaves_starts_no_other_probe() {
        let ground = Ground::new(0);
        for seconds in 0..100 {
            // The first probe has not ended, however far the clock has gone on.
            let leaving = tokio::time::timeout(std::time::Duration::ZERO, ground.ask(NOON.plus_seconds(seconds), true));
            assert!(leaving.await.is_err());
        }
        ground.may_end.add_permits(1);
        assert!(ground.ask(NOON.plus_seconds(100), false).await);
        assert_eq!(ground.begun(), 1);
    }

    #[tokio::test]
    async fn a_probe_that_falls_over_or_lies_ahead_does_not_hold() {
        let ground = Ground::new(1);
        let fell = ground
            .shared
            .ask(NOON, &ground.tasks, async { panic!("as the test wants it") });
        assert!(!fell.await);
        assert!(ground.ask(NOON, true).await);
        let ground = Ground::new(2);
        assert!(ground.ask(NOON.plus_seconds(60), true).await);
        assert!(!ground.ask(NOON, false).await);
    }
}
