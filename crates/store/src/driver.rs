//! What a database must be able to do. Everything else is the same for both.

use std::future::Future;

use pipeline::ports::store::{Job, Stored};
use tokio::sync::Notify;

use crate::sql::{Query, Write};
use crate::value::Decode;

/// Who wants to write, or to read at length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// A request, which stands in line with others and is refused if the line is too long.
    Caller,
    /// Work that is under way, which callers must not hold up.
    UnderWay,
}

/// A database that runs our statements.
pub(crate) trait Driver: Send + Sync + 'static {
    /// `sqlite` or `postgres`.
    const KIND: &'static str;

    /// How many transcript entries a short read may return.
    const SHORT: i64;

    /// A short, indexed read.
    fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> impl Future<Output = Stored<Vec<T>>> + Send;

    /// A read that may return much, and must not hold up the short ones.
    fn read_long<T: Send + 'static>(
        &self,
        lane: Lane,
        query: Query,
        decode: Decode<T>,
    ) -> impl Future<Output = Stored<Vec<T>>> + Send;

    /// All writes or none. `wakes` says that a job may have become ready.
    fn commit(&self, lane: Lane, writes: Vec<Write>, wakes: bool) -> impl Future<Output = Stored<()>> + Send;

    /// Runs the claim of a job, which reads and writes in one statement. No caller holds it up.
    fn claim(&self, claim: Query) -> impl Future<Output = Stored<Option<Job>>> + Send;

    /// Told whenever a job may have become ready.
    fn wakeup(&self) -> &Notify;

    /// Makes what was deleted unreadable in the files, as far as we can.
    fn wipe(&self) -> impl Future<Output = Stored<()>> + Send;

    /// Finishes what is queued and closes.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Wakes everybody who waits, and the next to come if nobody does: a wake-up is never lost.
pub(crate) fn wake(notify: &Notify) {
    notify.notify_waiters();
    notify.notify_one();
}
