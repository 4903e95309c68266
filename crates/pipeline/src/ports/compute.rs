//! Where work that computes is done, so that it keeps nobody waiting.

use std::sync::mpsc;

use async_trait::async_trait;
use thiserror::Error;

/// Work that computes. It waits for nothing and for nobody.
pub type Work = Box<dyn FnOnce() + Send + 'static>;

/// Why something was not computed, in words that a user may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotComputed {
    /// Everything was taken for too long: a retry may succeed.
    #[error("the service was too busy")]
    Busy,
    /// It took longer than it may.
    #[error("it took too long to compute")]
    Late,
    /// It panicked. The panic's own words may quote what a user wrote, so they are not passed on.
    #[error("it could not be computed")]
    Fell,
}

/// Runs work that computes, somewhere else than on the threads that serve requests.
#[async_trait]
pub trait Computer: Send + Sync {
    /// Runs it. When this returns well, the work is done.
    async fn run(&self, work: Work) -> Result<(), NotComputed>;
}

/// Runs work at once, on the thread of the caller: for commands and tests, where nobody else waits.
#[derive(Debug, Clone, Copy, Default)]
pub struct AtOnce;

#[async_trait]
impl Computer for AtOnce {
    async fn run(&self, work: Work) -> Result<(), NotComputed> {
        work();
        Ok(())
    }
}

/// Runs work that gives something back.
pub async fn compute<T: Send + 'static>(
    computer: &dyn Computer,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, NotComputed> {
    let (sender, done) = mpsc::channel();
    let work = move || {
        // Nobody listens any more if the caller has left; then nobody wants it either.
        let _ = sender.send(work());
    };
    computer.run(Box::new(work)).await?;
    done.try_recv().map_err(|_| NotComputed::Fell)
}
