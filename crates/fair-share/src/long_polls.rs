//! Reports work that computes on an async thread, in builds with debug assertions. `make test` fails on such a report.
//!
//! The async threads serve everybody. One poll that computes for long holds up all the other tasks of its thread.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// The most CPU time that one poll may take.
const LONGEST_POLL: Duration = Duration::from_millis(100);

/// For how long a reading of the stolen time is used again.
const STOLEN_TIME_VALID_FOR: Duration = Duration::from_millis(50);

/// Runs a task and reports each poll of it that computes for too long. CPU time is measured, because on a busy machine
/// a short poll may have to wait for a core; what the host of a virtual machine took in the meantime is left out.
pub async fn report_long_polls<T>(task: &'static str, work: impl Future<Output = T>) -> T {
    if !cfg!(debug_assertions) {
        return work.await;
    }
    let mut work = pin!(work);
    poll_fn(move |context| {
        let (before, stolen_before) = (cpu_time(), recently_stolen());
        let polled = work.as_mut().poll(context);
        let spent = cpu_time().saturating_sub(before);
        if spent > LONGEST_POLL && spent.saturating_sub(stolen().saturating_sub(stolen_before)) > LONGEST_POLL {
            let milliseconds = spent.as_millis();
            tracing::error!(task, milliseconds, "a task computed on an async thread");
        }
        polled
    })
    .await
}

/// The CPU time of this thread.
fn cpu_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// CPU time that the host has taken from this virtual machine since it started, of all cores together. The CPU clock of
/// a thread counts it as the thread's own.
fn stolen() -> Duration {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = stat
        .lines()
        .next()
        .and_then(|all_cores| all_cores.split_ascii_whitespace().nth(8));
    // In hundredths of a second.
    Duration::from_millis(10 * ticks.and_then(|ticks| ticks.parse().ok()).unwrap_or(0))
}

/// The stolen time from a recent reading: reading `/proc/stat` before every poll would be slow.
fn recently_stolen() -> Duration {
    static LAST: Mutex<Option<(Instant, Duration)>> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    match *last {
        Some((at, stolen)) if at.elapsed() < STOLEN_TIME_VALID_FOR => stolen,
        _ => {
            let now = stolen();
            *last = Some((Instant::now(), now));
            now
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_POLL, cpu_time, report_long_polls};
    use std::io;
    use std::sync::{Arc, Mutex};
    use tracing_subscriber::fmt::MakeWriter;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl<'a> MakeWriter<'a> for Log {
        type Writer = Self;

        fn make_writer(&'a self) -> Self {
            self.clone()
        }
    }

    /// What is logged by a task, with or without a poll that computes for too long.
    fn reported(long: bool) -> String {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt().with_writer(log.clone()).finish();
        tracing::subscriber::with_default(subscriber, || {
            futures::executor::block_on(report_long_polls("test", async {
                // Long enough that the time which the host takes in the meantime makes no difference.
                let end = cpu_time() + 10 * LONGEST_POLL;
                while long && cpu_time() <= end {}
            }));
        });
        String::from_utf8(log.0.lock().unwrap().clone()).unwrap()
    }

    #[test]
    fn a_poll_that_computes_for_too_long_is_reported() {
        assert!(reported(true).contains("a task computed on an async thread"));
        assert_eq!(reported(false), "");
    }
}
