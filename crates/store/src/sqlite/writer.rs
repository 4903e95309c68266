//! The one thread that writes. It puts all waiting commits into one transaction, so that they share one flush to the
//! disk, and answers each after that flush.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use pipeline::ports::store::{Job, StoreError, Stored};
use rusqlite::Connection;
use tokio::sync::{Notify, oneshot};

use super::{closed, faults, readers};
use crate::driver::wake;
use crate::queue::QueueSlot;
use crate::rows;
use crate::sql::{Query, Write};

/// Commits in one transaction at most, so that the first does not wait too long for the last.
const MAX_GROUP: usize = 512;

/// What the thread is asked to do.
pub(super) enum Command {
    Commit {
        writes: Vec<Write>,
        wakes: bool,
        reply: oneshot::Sender<Stored<()>>,
        /// The request's slot in the queue, freed when the thread takes the command.
        queue_slot: Option<QueueSlot>,
    },
    Claim {
        claim: Query,
        reply: oneshot::Sender<Stored<Option<Job>>>,
    },
    Close(oneshot::Sender<()>),
}

/// Sends commands to the thread. [`crate::queue`] bounds how many requests wait; the thread takes commands in order of
/// arrival, so that work under way waits for a few transactions at most.
pub(super) struct Writer(Sender<Command>);

impl Writer {
    pub(super) fn start(connection: Connection, wakeup: Arc<Notify>) -> Result<Self, String> {
        let (sender, commands) = channel();
        std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(connection, &commands, &wakeup))
            .map_err(|cause| cause.to_string())?;
        Ok(Self(sender))
    }

    pub(super) fn send(&self, command: Command) -> Stored<()> {
        self.0.send(command).map_err(|_| closed())
    }
}

fn run(connection: Connection, commands: &Receiver<Command>, wakeup: &Notify) {
    while let Ok(first) = commands.recv() {
        let mut closing = None;
        let mut tasks = Vec::new();
        let mut next = Some(first);
        while let Some(command) = next {
            match command {
                Command::Close(reply) => {
                    closing = Some(reply);
                    break;
                }
                command => tasks.push(Task::of(command)),
            }
            next = if tasks.len() < MAX_GROUP {
                commands.try_recv().ok()
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
            // Closed before the answer is sent, because the caller may delete the file then.
            drop(connection);
            let _ = reply.send(());
            return;
        }
    }
}

/// A command and its outcome.
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
    fn of(command: Command) -> Self {
        match command {
            Command::Commit {
                writes,
                wakes,
                reply,
                queue_slot,
            } => {
                drop(queue_slot);
                Self::Commit {
                    writes,
                    wakes,
                    reply,
                    outcome: Ok(()),
                }
            }
            Command::Claim { claim, reply } => Self::Claim {
                claim,
                reply,
                outcome: Ok(None),
            },
            Command::Close(_) => Self::Nothing,
        }
    }

    /// Runs the command; returns whether its writes are kept.
    fn perform(&mut self, connection: &Connection) -> bool {
        match self {
            Self::Commit { writes, outcome, .. } => {
                *outcome = writes.iter().try_for_each(|write| execute(connection, write));
                outcome.is_ok()
            }
            // The worker is gone. A job claimed now would be blocked until its lease ends.
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

    /// Answers the caller. If the caller is gone, the write is committed nevertheless.
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
    let fault = |cause| faults::store_error(write.sql.name(), &cause);
    let mut statement = connection.prepare_cached(write.sql.sqlite()).map_err(fault)?;
    for (at, value) in write.params.iter().enumerate() {
        statement.raw_bind_parameter(at + 1, value).map_err(fault)?;
    }
    let touched = statement.raw_execute().map_err(fault)?;
    write.check(u64::try_from(touched).unwrap_or(u64::MAX))
}

/// One transaction with a savepoint for each task, so that a failed task is rolled back alone. An error means that
/// nothing was written for any task.
fn commit_group(connection: &Connection, tasks: &mut [Task]) -> Stored<()> {
    if tasks.is_empty() {
        return Ok(());
    }
    let outcome = run_sql(connection, "begin immediate").and_then(|()| {
        for task in tasks {
            run_sql(connection, "savepoint batch")?;
            if !task.perform(connection) {
                // If the disk is full, SQLite rolls back the whole transaction itself. Then this fails, as it should.
                run_sql(connection, "rollback to batch")?;
            }
            run_sql(connection, "release batch")?;
        }
        run_sql(connection, "commit")
    });
    if outcome.is_err() && !connection.is_autocommit() {
        // If this fails, the next `begin` fails too and reports it.
        let _ = run_sql(connection, "rollback");
    }
    outcome
}

fn run_sql(connection: &Connection, text: &'static str) -> Stored<()> {
    let run = || connection.prepare_cached(text)?.raw_execute();
    match run() {
        Ok(_) => Ok(()),
        Err(cause) => match faults::store_error(text, &cause) {
            // A missing savepoint means that SQLite has rolled back the whole transaction.
            StoreError::Fault(_) if connection.is_autocommit() => Err(StoreError::Unavailable(format!(
                "{text}: the transaction was rolled back"
            ))),
            fault => Err(fault),
        },
    }
}
