//! What each database implements. Everything else is shared by both.

use std::future::Future;

use pipeline::ports::store::{Job, Stored};
use tokio::sync::Notify;

use crate::sql::{Query, Write};
use crate::value::Decode;

/// What a read that may return much is for. The kinds are limited separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LongRead {
    /// A list of a whole account, which can be arbitrarily long.
    List,
    /// A finished audit record, of many megabytes.
    Record,
    /// Anything else, such as the findings that callers poll.
    Other,
}

/// Who writes. The lanes are limited separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane<'a> {
    /// A new request. It waits in a bounded queue and is refused if the queue is full. The owner is the one whose
    /// profile it locks, if any.
    Caller { owner: Option<&'a str> },
    /// Work that is under way. It skips the queue, so that requests cannot delay it.
    UnderWay,
}

/// A database that runs our statements.
pub(crate) trait Driver: Send + Sync + 'static {
    /// `sqlite` or `postgres`.
    const KIND: &'static str;

    /// How many transcript entries a short read returns at most; more need a long read.
    const SHORT_READ_ENTRIES: i64;

    /// A short, indexed read.
    fn read<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> impl Future<Output = Stored<Vec<T>>> + Send;

    /// A read that may return much. It must not delay short reads.
    fn read_long<T: Send + 'static>(
        &self,
        kind: LongRead,
        query: Query,
        decode: Decode<T>,
    ) -> impl Future<Output = Stored<Vec<T>>> + Send;

    /// Commits all writes or none. `wakes` says that a job may have become ready.
    fn commit(&self, lane: Lane<'_>, writes: Vec<Write>, wakes: bool) -> impl Future<Output = Stored<()>> + Send;

    /// Claims a job with one statement that reads and writes. It skips the queue of requests.
    fn claim(&self, claim: Query) -> impl Future<Output = Stored<Option<Job>>> + Send;

    /// Notified whenever a job may have become ready.
    fn wakeup(&self) -> &Notify;

    /// Makes deleted data unreadable in the database's files, where the driver can.
    fn wipe(&self) -> impl Future<Output = Stored<()>> + Send;

    /// Finishes what is queued and closes.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Wakes all waiting tasks, and stores a permit for the next one that waits, so that no wake-up is lost.
pub(crate) fn wake(notify: &Notify) {
    notify.notify_waiters();
    notify.notify_one();
}
