//! Renders audit records and their charts: few at once, one at a time for each owner and session. A rendering that
//! failed is not tried again at every poll.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, Shared};
use pipeline::Timestamp;
use pipeline::{Outcome, Refusal};
use tokio_util::task::TaskTracker;

use fair_share::compute::Compute;
use fair_share::long_polls::report_long_polls;

/// How many audit records are rendered at once; each occupies a core.
const MAX_CONCURRENT: usize = 2;
/// How many charts are drawn at once. They take milliseconds, so they never wait for an audit record.
const MAX_CONCURRENT_CHARTS: usize = 2;
/// Limit for the wait for a slot and, separately, for one rendering.
const TIMEOUT: Duration = Duration::from_secs(30);
/// The first and the longest pause after a failure, in seconds.
const RETRY_PAUSES_SECONDS: (i64, i64) = (30, 3_600);
/// How many failures are remembered at most.
const MAX_FAILURES: usize = 1_000;

/// A rendered PDF, shared by all callers who wait for it.
pub(crate) type Document = Arc<Vec<u8>>;
/// A rendering in progress, which any number of callers can await.
type PendingDocument = Shared<BoxFuture<'static, Outcome<Document>>>;

/// What is made of a record.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Printed {
    /// The whole of it, as a PDF.
    Record,
    /// Its charts.
    Charts,
}

/// Runs renderings and remembers which ones failed.
pub(crate) struct RecordRenderer {
    slots: Compute,
    chart_slots: Compute,
    /// Documents that are being rendered, by session.
    making: Mutex<HashMap<String, PendingDocument>>,
    failures: Mutex<HashMap<String, Failure>>,
}

/// A rendering that failed.
#[derive(Debug, Clone, Copy)]
struct Failure {
    times: u32,
    /// The next attempt is refused before this time.
    next: Timestamp,
}

impl Default for RecordRenderer {
    fn default() -> Self {
        Self {
            slots: Compute::new(MAX_CONCURRENT, 1, TIMEOUT),
            chart_slots: Compute::new(MAX_CONCURRENT_CHARTS, 1, TIMEOUT),
            making: Mutex::default(),
            failures: Mutex::default(),
        }
    }
}

impl RecordRenderer {
    /// The slots that this is made in.
    pub(crate) const fn slots(&self, printed: Printed) -> &Compute {
        match printed {
            Printed::Record => &self.slots,
            Printed::Charts => &self.chart_slots,
        }
    }

    /// The document of a session. Callers that come while it is being made wait for the same rendering, which continues
    /// even if all of them disconnect, because the next caller will need it too.
    pub(crate) async fn get_or_make(
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
                    let task = tasks.spawn(report_long_polls("record", async move {
                        let _remove = RemoveOnDrop { press, id };
                        make.await
                    }));
                    let panicked = |_| Err(Refusal::Internal("making a document panicked".to_owned()));
                    let making = task.map(move |made| made.unwrap_or_else(panicked)).boxed().shared();
                    all.insert(session_id.to_owned(), making.clone());
                    making
                }
            }
        };
        making.await
    }

    /// Refuses a rendering that failed recently. `failure_key` names the session and what is rendered.
    pub(crate) fn may_try(&self, failure_key: &str, now: Timestamp) -> Outcome<()> {
        match self.failures().get(failure_key) {
            Some(failure) if now < failure.next => Err(Refusal::UpstreamUntil {
                reason: "it could not be made a moment ago and is not tried again yet".to_owned(),
                retry_after: seconds_between(now, failure.next),
            }),
            _ => Ok(()),
        }
    }

    /// Remembers a failure, with a longer pause each time; a success clears it.
    pub(crate) fn record_attempt(&self, failure_key: &str, made: bool, now: Timestamp) {
        let mut failures = self.failures();
        if made {
            failures.remove(failure_key);
            return;
        }
        if failures.len() >= MAX_FAILURES && !failures.contains_key(failure_key) {
            evict(&mut failures, now);
        }
        let times = failures.get(failure_key).map_or(0, |failure| failure.times);
        let pause = RETRY_PAUSES_SECONDS
            .0
            .saturating_mul(1 << times.min(10))
            .min(RETRY_PAUSES_SECONDS.1);
        let failure = Failure {
            times: times + 1,
            next: now.plus_seconds(pause),
        };
        failures.insert(failure_key.to_owned(), failure);
    }

    fn making(&self) -> MutexGuard<'_, HashMap<String, PendingDocument>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<String, Failure>> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seconds from one time to a later one, rounded up.
fn seconds_between(now: Timestamp, later: Timestamp) -> u64 {
    let micros = later.micros().saturating_sub(now.micros());
    u64::try_from(micros).unwrap_or(0).div_ceil(1_000_000)
}

/// Makes room: removes failures whose pause is over; if that is not enough, all failures.
fn evict(failures: &mut HashMap<String, Failure>, now: Timestamp) {
    failures.retain(|_, failure| now < failure.next);
    if failures.len() >= MAX_FAILURES {
        failures.clear();
    }
}

/// Removes a document from the map of renderings when its rendering ends, also by a panic.
struct RemoveOnDrop {
    press: Arc<RecordRenderer>,
    id: String,
}

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.press.making().remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_FAILURES, Printed, RecordRenderer};
    use pipeline::{Refusal, Timestamp};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex, mpsc};
    use tokio::sync::Semaphore;
    use tokio_util::task::TaskTracker;

    #[tokio::test]
    async fn everybody_who_asks_meanwhile_gets_the_same_one() {
        let (press, tasks) = (Arc::new(RecordRenderer::default()), TaskTracker::new());
        let (made, gate) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(0)));
        let ask = || {
            let (press, tasks, made, gate) = (press.clone(), tasks.clone(), made.clone(), gate.clone());
            tokio::spawn(async move {
                let make = async move {
                    gate.acquire().await.unwrap().forget();
                    made.fetch_add(1, Ordering::SeqCst);
                    Ok(Arc::new(vec![7]))
                };
                press.get_or_make(&tasks, "ses_1", make).await
            })
        };
        let asked: Vec<_> = (0..20).map(|_| ask()).collect();
        // The first caller disconnects; the document is made nevertheless.
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
        let panicked = press
            .get_or_make(&tasks, "ses_2", async { panic!("as the test wants it") })
            .await;
        assert!(matches!(panicked, Err(Refusal::Internal(_))));
        assert!(press.making().is_empty());
    }

    #[tokio::test]
    async fn charts_do_not_wait_for_audit_records() {
        let press = RecordRenderer::default();
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let rendering: Vec<_> = ["ann", "bob"]
            .map(|owner| {
                let (slots, held) = (press.slots(Printed::Record).clone(), held.clone());
                tokio::spawn(async move { slots.run(owner, move || held.lock().unwrap().recv().is_ok()).await })
            })
            .into_iter()
            .collect();
        tokio::task::yield_now().await;
        assert_eq!(press.slots(Printed::Charts).run("ann", || 1).await, Ok(1));
        assert!(rendering.iter().all(|task| !task.is_finished()));
        release.send(()).unwrap();
        release.send(()).unwrap();
        for task in rendering {
            assert_eq!(task.await.unwrap(), Ok(true));
        }
    }

    #[test]
    fn a_failure_is_remembered_for_longer_each_time() {
        let press = RecordRenderer::default();
        let at = |seconds: i64| Timestamp::from_micros(seconds * 1_000_000);
        assert!(press.may_try("ses_1", at(0)).is_ok());
        press.record_attempt("ses_1", false, at(0));
        assert!(matches!(
            press.may_try("ses_1", at(28)),
            Err(Refusal::UpstreamUntil { retry_after: 2, .. })
        ));
        assert!(press.may_try("ses_1", at(29)).is_err());
        assert!(press.may_try("ses_2", at(29)).is_ok());
        assert!(press.may_try("ses_1", at(30)).is_ok());
        press.record_attempt("ses_1", false, at(30));
        assert!(press.may_try("ses_1", at(89)).is_err());
        for time in 0..20 {
            press.record_attempt("ses_1", false, at(90 + time));
        }
        assert!(press.may_try("ses_1", at(109 + 3_600)).is_ok());
        press.record_attempt("ses_1", true, at(4_000));
        assert!(press.failures().is_empty());
        for number in 0..3 * MAX_FAILURES {
            press.record_attempt(&number.to_string(), false, at(5_000));
        }
        assert!(press.failures().len() <= MAX_FAILURES);
    }
}
