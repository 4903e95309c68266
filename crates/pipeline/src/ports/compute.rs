//! Runs CPU-bound work, so that it does not hold up the threads that serve requests.

use std::sync::mpsc;

use async_trait::async_trait;
use thiserror::Error;

/// CPU-bound work; it must not wait for anything.
pub type Work = Box<dyn FnOnce() + Send + 'static>;

/// Why something was not computed, in words that a user may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotComputed {
    /// No compute slot became free in time; a retry may succeed.
    #[error("the service was too busy")]
    Busy,
    /// It exceeded its time limit.
    #[error("it took too long to compute")]
    TimedOut,
    /// It panicked. The panic message may quote user content, so it is not passed on.
    #[error("it could not be computed")]
    Panicked,
}

/// Runs CPU-bound work away from the threads that serve requests.
#[async_trait]
pub trait Computer: Send + Sync {
    /// Runs the work to its end; `Ok` means that it is done.
    async fn run(&self, work: Work) -> Result<(), NotComputed>;
}

/// Runs work at once, on the thread of the caller: for commands and tests, where nobody else waits.
#[derive(Debug, Clone, Copy, Default)]
pub struct InlineComputer;

#[async_trait]
impl Computer for InlineComputer {
    async fn run(&self, work: Work) -> Result<(), NotComputed> {
        work();
        Ok(())
    }
}

/// Runs work and returns its value.
pub async fn compute<T: Send + 'static>(
    computer: &dyn Computer,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, NotComputed> {
    let (sender, done) = mpsc::channel();
    let work = move || {
        // Sending fails only if the caller is gone; then the value is not needed.
        let _ = sender.send(work());
    };
    computer.run(Box::new(work)).await?;
    done.try_recv().map_err(|_| NotComputed::Panicked)
}
