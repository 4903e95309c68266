//! Where audit records and their pictures are made: few at once, one for an owner, one of a session, and not again at
//! every poll if one cannot be made.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, Shared};
use pipeline::Timestamp;
use pipeline::{Outcome, Refusal};
use tokio_util::task::TaskTracker;

use crate::compute::Compute;
use crate::watched::watched;

/// How many are made at once: each takes a core for as long as it takes.
const AT_ONCE: usize = 2;
/// How long somebody waits for their turn, and how long one may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The first and the longest pause after a failure, in seconds.
const PAUSES: (i64, i64) = (30, 3_600);
/// How many failures are remembered.
const REMEMBERED: usize = 1_000;

/// A document that everybody who asked for it gets.
pub(crate) type Document = Arc<Vec<u8>>;
/// Its making, which any number of callers may wait for.
type Making = Shared<BoxFuture<'static, Outcome<Document>>>;

/// The press.
pub(crate) struct Press {
    slots: Compute,
    /// What is being made, by session.
    making: Mutex<HashMap<String, Making>>,
    failures: Mutex<HashMap<String, Failure>>,
}

/// Something that could not be made.
#[derive(Debug, Clone, Copy)]
struct Failure {
    times: u32,
    /// When it may be tried again.
    next: Timestamp,
}

impl Default for Press {
    fn default() -> Self {
        Self {
            slots: Compute::new(AT_ONCE, 1, PATIENCE),
            making: Mutex::default(),
            failures: Mutex::default(),
        }
    }
}

impl Press {
    /// Room to make something in.
    pub(crate) const fn slots(&self) -> &Compute {
        &self.slots
    }

    /// The document of a session. Whoever asks while it is being made waits for that one. Its making goes on when its
    /// callers have left, because the next one will ask for it too.
    pub(crate) async fn once(
        self: &Arc<Self>,
        tasks: &TaskTracker,
        session_id: &str,
        make: impl Future<Output = Outcome<Document>> + Send + 'static,
    ) -> Outcome<Document> {
        let making = {
            let mut all = self.making();
            match all.get(session_id) {
                Some(making) => making.clone(),
                None => {
                    let (press, id) = (self.clone(), session_id.to_owned());
                    let task = tasks.spawn(watched("record", async move {
                        let _end = End { press, id };
                        make.await
                    }));
                    let fell = |_| Err(Refusal::Internal("the making of a document fell over".to_owned()));
                    let making = task.map(move |made| made.unwrap_or_else(fell)).boxed().shared();
                    all.insert(session_id.to_owned(), making.clone());
                    making
                }
            }
        };
        making.await
    }

    /// Refuses what failed a moment ago.
    pub(crate) fn may_try(&self, what: &str, now: Timestamp) -> Outcome<()> {
        match self.failures().get(what) {
            Some(failure) if now < failure.next => Err(Refusal::Internal(
                "it could not be made a moment ago and is not tried again yet".to_owned(),
            )),
            _ => Ok(()),
        }
    }

    /// Remembers how it went.
    pub(crate) fn note(&self, what: &str, made: bool, now: Timestamp) {
        let mut failures = self.failures();
        if made {
            failures.remove(what);
            return;
        }
        if failures.len() >= REMEMBERED && !failures.contains_key(what) {
            forget(&mut failures, now);
        }
        let times = failures.get(what).map_or(0, |failure| failure.times);
        let pause = PAUSES.0.saturating_mul(1 << times.min(10)).min(PAUSES.1);
        let failure = Failure {
            times: times + 1,
            next: now.plus_seconds(pause),
        };
        failures.insert(what.to_owned(), failure);
    }

    fn making(&self) -> MutexGuard<'_, HashMap<String, Making>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<String, Failure>> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Forgets what may be tried again anyway; if that is nothing, everything.
fn forget(failures: &mut HashMap<String, Failure>, now: Timestamp) {
    failures.retain(|_, failure| now < failure.next);
    if failures.len() >= REMEMBERED {
        failures.clear();
    }
}

/// Takes a making off the list when it ends, also by a panic.
struct End {
    press: Arc<Press>,
    id: String,
}

impl Drop for End {
    fn drop(&mut self) {
        self.press.making().remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::{Press, REMEMBERED};
    use pipeline::{Refusal, Timestamp};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tokio::sync::Semaphore;
    use tokio_util::task::TaskTracker;

    #[tokio::test]
    async fn everybody_who_asks_meanwhile_gets_the_same_one() {
        let (press, tasks) = (Arc::new(Press::default()), TaskTracker::new());
        let (made, gate) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(0)));
        let ask = || {
            let (press, tasks, made, gate) = (press.clone(), tasks.clone(), made.clone(), gate.clone());
            tokio::spawn(async move {
                let make = async move {
                    gate.acquire().await.unwrap().forget();
                    made.fetch_add(1, Ordering::SeqCst);
                    Ok(Arc::new(vec![7]))
                };
                press.once(&tasks, "ses_1", make).await
            })
        };
        let asked: Vec<_> = (0..20).map(|_| ask()).collect();
        // The first one leaves; it is made all the same.
        tokio::task::yield_now().await;
        asked[0].abort();
        gate.add_permits(1);
        for caller in asked.into_iter().skip(1) {
            assert_eq!(*caller.await.unwrap().unwrap(), vec![7]);
        }
        assert_eq!(made.load(Ordering::SeqCst), 1);
        gate.add_permits(1);
        assert!(ask().await.unwrap().is_ok());
        assert_eq!(made.load(Ordering::SeqCst), 2, "it is not kept here");
        let fell = press
            .once(&tasks, "ses_2", async { panic!("as the test wants it") })
            .await;
        assert!(matches!(fell, Err(Refusal::Internal(_))));
        assert!(press.making().is_empty());
    }

    #[test]
    fn a_failure_is_remembered_for_longer_each_time() {
        let press = Press::default();
        let at = |seconds: i64| Timestamp::from_micros(seconds * 1_000_000);
        assert!(press.may_try("ses_1", at(0)).is_ok());
        press.note("ses_1", false, at(0));
        assert!(press.may_try("ses_1", at(29)).is_err());
        assert!(press.may_try("ses_2", at(29)).is_ok());
        assert!(press.may_try("ses_1", at(30)).is_ok());
        press.note("ses_1", false, at(30));
        assert!(press.may_try("ses_1", at(89)).is_err());
        for time in 0..20 {
            press.note("ses_1", false, at(90 + time));
        }
        assert!(press.may_try("ses_1", at(109 + 3_600)).is_ok());
        press.note("ses_1", true, at(4_000));
        assert!(press.failures().is_empty());
        for number in 0..3 * REMEMBERED {
            press.note(&number.to_string(), false, at(5_000));
        }
        assert!(press.failures().len() <= REMEMBERED);
    }
}
