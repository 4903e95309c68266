//! The one thread that writes. It takes everything that waits into one transaction, so that many
//! commits share one flush to the disk, and answers each after that flush.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use pipeline::ports::store::{Job, StoreError, Stored};
use rusqlite::Connection;
use tokio::sync::{Notify, oneshot};

use super::{closed, faults, readers};
use crate::driver::wake;
use crate::queue::Place;
use crate::rows;
use crate::sql::{Query, Write};

/// Batches in one transaction at most, so that the first does not wait too long for the last.
const GROUP: usize = 512;

/// What the thread is asked to do.
pub(super) enum Order {
    Commit {
        writes: Vec<Write>,
        wakes: bool,
        reply: oneshot::Sender<Stored<()>>,
        /// A caller's place in the line, free again when the thread takes the order.
        place: Option<Place>,
    },
    Claim {
        claim: Query,
        reply: oneshot::Sender<Stored<Option<Job>>>,
    },
    Close(oneshot::Sender<()>),
}

/// The queue of the thread. How many callers are in it is bounded by [`crate::queue`]; the thread takes them all in the
/// order they came in, so that work that is under way waits for a few transactions at most.
pub(super) struct Writer(Sender<Order>);

impl Writer {
    pub(super) fn start(connection: Connection, wakeup: Arc<Notify>) -> Result<Self, String> {
        let (sender, orders) = channel();
        std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(connection, &orders, &wakeup))
            .map_err(|cause| cause.to_string())?;
        Ok(Self(sender))
    }

    pub(super) fn send(&self, order: Order) -> Stored<()> {
        self.0.send(order).map_err(|_| closed())
    }
}

fn run(connection: Connection, orders: &Receiver<Order>, wakeup: &Notify) {
    while let Ok(first) = orders.recv() {
        let mut closing = None;
        let mut tasks = Vec::new();
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Order::Close(reply) => {
                    closing = Some(reply);
                    break;
                }
                order => tasks.push(Task::of(order)),
            }
            next = if tasks.len() < GROUP {
                orders.try_recv().ok()
            } else {
                None
            };
        }
        let durable = commit_group(&connection, &mut tasks);
        if durable.is_ok() && tasks.iter().any(|task| task.wakes()) {
            wake(wakeup);
        }
        for task in tasks {
            task.answer(&durable);
        }
        if let Some(reply) = closing {
            // Closed before it is said to be: whoever waits may delete the file.
            drop(connection);
            let _ = reply.send(());
            return;
        }
    }
}

/// An order and how it went.
enum Task {
    Commit {
        writes: Vec<Write>,
        wakes: bool,
        reply: oneshot::Sender<Stored<()>>,
        outcome: Stored<()>,
    },
    Claim {
        claim: Query,
        reply: oneshot::Sender<Stored<Option<Job>>>,
        outcome: Stored<Option<Job>>,
    },
    Nothing,
}

impl Task {
    fn of(order: Order) -> Self {
        match order {
            Order::Commit {
                writes,
                wakes,
                reply,
                place,
            } => {
                drop(place);
                Self::Commit {
                    writes,
                    wakes,
                    reply,
                    outcome: Ok(()),
                }
            }
            Order::Claim { claim, reply } => Self::Claim {
                claim,
                reply,
                outcome: Ok(None),
            },
            Order::Close(_) => Self::Nothing,
        }
    }

    /// Runs it; whether it is to be kept.
    fn perform(&mut self, connection: &Connection) -> bool {
        match self {
            Self::Commit { writes, outcome, .. } => {
                *outcome = writes.iter().try_for_each(|write| execute(connection, write));
                outcome.is_ok()
            }
            // Whoever asked has gone: a job leased now would wait for its lease to run out.
            Self::Claim { reply, .. } if reply.is_closed() => true,
            Self::Claim { claim, outcome, .. } => {
                *outcome = readers::run(connection, claim, rows::job).map(|mut jobs| jobs.pop());
                outcome.is_ok()
            }
            Self::Nothing => true,
        }
    }

    fn wakes(&self) -> bool {
        matches!(
            self,
            Self::Commit {
                wakes: true,
                outcome: Ok(()),
                ..
            }
        )
    }

    /// Nobody may be listening any more; the write counts all the same.
    fn answer(self, durable: &Stored<()>) {
        match self {
            Self::Commit { reply, outcome, .. } => {
                let _ = reply.send(outcome.and(durable.clone()));
            }
            Self::Claim { reply, outcome, .. } => {
                let _ = reply.send(outcome.and_then(|job| durable.clone().map(|()| job)));
            }
            Self::Nothing => {}
        }
    }
}

fn execute(connection: &Connection, write: &Write) -> Stored<()> {
    let fault = |cause| faults::fault(write.sql.name(), &cause);
    let mut statement = connection.prepare_cached(write.sql.sqlite()).map_err(fault)?;
    for (at, value) in write.params.iter().enumerate() {
        statement.raw_bind_parameter(at + 1, value).map_err(fault)?;
    }
    let touched = statement.raw_execute().map_err(fault)?;
    write.check(u64::try_from(touched).unwrap_or(u64::MAX))
}

/// One transaction with a savepoint for each task, so that one that fails takes only itself back.
/// An error here is everybody's: nothing was written.
fn commit_group(connection: &Connection, tasks: &mut [Task]) -> Stored<()> {
    if tasks.is_empty() {
        return Ok(());
    }
    let outcome = step(connection, "begin immediate").and_then(|()| {
        for task in tasks {
            step(connection, "savepoint batch")?;
            if !task.perform(connection) {
                // A full disk makes SQLite take the whole transaction back by itself; then this fails, rightly.
                step(connection, "rollback to batch")?;
            }
            step(connection, "release batch")?;
        }
        step(connection, "commit")
    });
    if outcome.is_err() && !connection.is_autocommit() {
        // Should it fail, the next `begin` fails and says so.
        let _ = step(connection, "rollback");
    }
    outcome
}

fn step(connection: &Connection, text: &'static str) -> Stored<()> {
    let run = || connection.prepare_cached(text)?.raw_execute();
    match run() {
        Ok(_) => Ok(()),
        Err(cause) => match faults::fault(text, &cause) {
            // A savepoint is gone only when SQLite has taken everything back.
            StoreError::Fault(_) if connection.is_autocommit() => Err(StoreError::Unavailable(format!(
                "{text}: the transaction was taken back"
            ))),
            fault => Err(fault),
        },
    }
}
