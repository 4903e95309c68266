//! The open connections of a listener, and which one has to go when there are too many.
//!
//! To open a connection costs a client nothing, so there is a cap for a listener and a lower one for each machine. When
//! one of them is reached, the connection that has kept us waiting the longest is closed: waiting for a request, for
//! the rest of one, or for its answer to be read. So somebody new always gets in before those who hold connections and
//! do not use them. A client whose idle connection was closed opens another, as after any idle time.
//!
//! Only if each of them has a request that we are still answering is the new connection closed instead. That is done at
//! once and without a 503: nothing was asked yet that could be answered, and a refusal that has to be written could be
//! held up by a client that does not read it.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use metrics::{Counter, Gauge};
use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::proxies::{Proxies, machine};

/// How the connections of a listener are bounded.
#[derive(Debug, Clone)]
pub struct ConnectionLimits {
    /// Open connections at most.
    pub most: usize,
    /// Of them for one machine: an address of IPv4, a /64 of IPv6. 0 is no cap.
    pub most_per_machine: usize,
    /// Proxies, which have no cap as a machine: everybody behind one comes from its address.
    pub proxies: Proxies,
    /// How long a connection may take until the head of its next request is there.
    pub idle_timeout: Duration,
    /// How long a write may go without the client taking any of it.
    pub write_timeout: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            most: 400,
            most_per_machine: 128,
            proxies: Proxies::default(),
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(30),
        }
    }
}

/// Stands for a connection whose request is being answered, in the place of the turn since which we wait.
const ANSWERING: u64 = u64::MAX;

/// The open connections of one listener.
pub(crate) struct Connections {
    limits: ConnectionLimits,
    table: Mutex<Table>,
    /// Counts the moments at which we began to wait for a client. The lowest number has kept us waiting the longest.
    turns: AtomicU64,
    open: Gauge,
    displaced: Counter,
    refused: Counter,
    unread: Counter,
}

#[derive(Default)]
struct Table {
    lines: HashMap<u64, Arc<OpenConnection>>,
    machines: HashMap<IpAddr, usize>,
    next: u64,
}

/// An open connection, as those see it who serve its requests.
pub(crate) struct OpenConnection {
    /// Absent for a proxy.
    machine: Option<IpAddr>,
    /// Since which turn we wait for the client, or [`ANSWERING`].
    waiting: AtomicU64,
    displaced: Notify,
    connections: Arc<Connections>,
}

/// A place among the open connections; free again when it is dropped.
pub(crate) struct Place {
    id: u64,
    line: Arc<OpenConnection>,
}

impl Connections {
    pub(crate) fn new(listener: &'static str, limits: ConnectionLimits) -> Arc<Self> {
        let closed =
            |reason| metrics::counter!("convene_connections_closed_total", "listener" => listener, "reason" => reason);
        Arc::new(Self {
            limits,
            table: Mutex::default(),
            turns: AtomicU64::new(0),
            open: metrics::gauge!("convene_connections_open", "listener" => listener),
            displaced: closed("displaced"),
            refused: closed("refused"),
            unread: closed("unread"),
        })
    }

    /// Lets a connection in, in the place of another if there has to be room. `None`: it is to be closed.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        let limits = &self.limits;
        let machine = (!limits.proxies.trusts(peer.to_canonical())).then(|| machine(peer));
        let mut table = self.table.lock();
        let of_machine = machine.map_or(0, |machine| table.count(machine));
        let full = limits.most_per_machine > 0 && of_machine >= limits.most_per_machine;
        let admitted = (!full || self.displace(&mut table, machine))
            && (table.lines.len() < limits.most || self.displace(&mut table, None));
        if !admitted {
            self.refused.increment(1);
            return None;
        }
        let line = Arc::new(OpenConnection {
            machine,
            waiting: AtomicU64::new(self.turn()),
            displaced: Notify::new(),
            connections: Arc::clone(self),
        });
        self.open.increment(1);
        let id = table.put(Arc::clone(&line));
        Some(Place { id, line })
    }

    /// Closes the connection that has kept us waiting the longest; `false` if we wait for nobody.
    pub(crate) fn make_room(&self) -> bool {
        self.displace(&mut self.table.lock(), None)
    }

    /// The same among those of one machine, or of all. Of all, it is one of the machine that has the most: somebody
    /// with a single connection does not lose it to those who open many.
    fn displace(&self, table: &mut Table, of: Option<IpAddr>) -> bool {
        let longest = table
            .lines
            .iter()
            .filter(|(_, line)| of.is_none() || line.machine == of)
            .map(|(id, line)| {
                let others = line.machine.map_or(1, |machine| table.count(machine));
                (Reverse(others), line.waiting.load(Ordering::Relaxed), *id)
            })
            .filter(|(_, since, _)| *since != ANSWERING)
            .min();
        let Some(line) = longest.and_then(|(_, _, id)| table.take(id)) else {
            return false;
        };
        line.displaced.notify_one();
        self.displaced.increment(1);
        true
    }

    /// A client did not read its answer in time.
    pub(crate) fn note_unread(&self) {
        self.unread.increment(1);
    }

    fn turn(&self) -> u64 {
        self.turns.fetch_add(1, Ordering::Relaxed)
    }
}

impl Table {
    fn count(&self, machine: IpAddr) -> usize {
        self.machines.get(&machine).copied().unwrap_or(0)
    }

    fn put(&mut self, line: Arc<OpenConnection>) -> u64 {
        let id = self.next;
        self.next += 1;
        if let Some(machine) = line.machine {
            *self.machines.entry(machine).or_default() += 1;
        }
        self.lines.insert(id, line);
        id
    }

    fn take(&mut self, id: u64) -> Option<Arc<OpenConnection>> {
        let line = self.lines.remove(&id)?;
        if let Some(machine) = line.machine {
            match self.machines.get_mut(&machine) {
                Some(count) if *count > 1 => *count -= 1,
                _ => {
                    self.machines.remove(&machine);
                }
            }
        }
        Some(line)
    }
}

impl OpenConnection {
    /// From now on we wait for the client.
    pub(crate) fn waits(&self) {
        self.waiting.store(self.connections.turn(), Ordering::Relaxed);
    }

    /// From now on the client waits for us.
    pub(crate) fn answers(&self) {
        self.waiting.store(ANSWERING, Ordering::Relaxed);
    }

    /// Waits until another connection has taken the place of this one.
    pub(crate) async fn displaced(&self) {
        self.displaced.notified().await;
    }
}

impl Place {
    pub(crate) fn line(&self) -> &Arc<OpenConnection> {
        &self.line
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let connections = &self.line.connections;
        // Gone already if it was displaced.
        connections.table.lock().take(self.id);
        connections.open.decrement(1);
    }
}

#[cfg(test)]
mod tests;
