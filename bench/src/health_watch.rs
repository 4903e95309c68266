//! Requests `/health` repeatedly on a thread of its own, and keeps the time of the slowest answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::service::answers;

const PAUSE: Duration = Duration::from_millis(5);

/// The watch; it ends with [`HealthWatch::slowest`].
pub(crate) struct HealthWatch {
    over: Arc<AtomicBool>,
    watching: JoinHandle<Result<Duration, String>>,
}

impl HealthWatch {
    pub(crate) fn start(edge: &str) -> Self {
        let address = edge.trim_start_matches("http://").to_owned();
        let over = Arc::<AtomicBool>::default();
        let seen = over.clone();
        let watching = std::thread::spawn(move || {
            let mut slowest = Duration::ZERO;
            loop {
                let began = Instant::now();
                if !answers(&address) {
                    return Err("/health was not answered".to_owned());
                }
                slowest = slowest.max(began.elapsed());
                if seen.load(Ordering::Relaxed) {
                    return Ok(slowest);
                }
                std::thread::sleep(PAUSE);
            }
        });
        Self { over, watching }
    }

    pub(crate) fn slowest(self) -> Result<Duration, String> {
        self.over.store(true, Ordering::Relaxed);
        self.watching.join().map_err(|_| "the watch panicked".to_owned())?
    }
}
