//! The open connections of a listener, and which one is closed when there are too many.
//!
//! Opening a connection costs a client nothing, so a listener has a cap and each machine has a lower one. When a cap is
//! reached, the service closes the connection that has kept it waiting the longest: for a request, for the rest of a
//! request, or for the client to read the response. So a new client always gets in before clients that hold connections
//! without using them. A client whose idle connection was closed opens another, as after any idle timeout.
//!
//! Only if every connection has a request in progress is the new connection closed instead: at once and without a 503.
//! No request was read yet that a 503 could answer, and a client that does not read could hold up writing the 503.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use metrics::{Counter, Gauge};
use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::proxies::{TrustedProxies, machine};

/// Limits on the connections of one listener.
#[derive(Debug, Clone)]
pub struct ConnectionLimits {
    /// Maximum number of open connections.
    pub max_open: usize,
    /// Maximum per machine: an IPv4 address, or a /64 of IPv6. 0 means no cap.
    pub max_per_machine: usize,
    /// Exempt from the cap per machine: all clients behind a proxy share its address.
    pub proxies: TrustedProxies,
    /// How long a connection may take to deliver the head of its next request.
    pub idle_timeout: Duration,
    /// How long a write may make no progress because the client reads nothing.
    pub write_timeout: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            max_open: 400,
            max_per_machine: 128,
            proxies: TrustedProxies::default(),
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(30),
        }
    }
}

/// Value of `waiting_since` while the service is answering a request of the connection.
const ANSWERING: u64 = u64::MAX;

/// The open connections of one listener.
pub(crate) struct Connections {
    limits: ConnectionLimits,
    table: Mutex<Table>,
    /// Numbers the moments at which a wait for a client began. The lowest number has waited the longest.
    next_wait: AtomicU64,
    open: Gauge,
    displaced: Counter,
    refused: Counter,
    write_timeouts: Counter,
}

#[derive(Default)]
struct Table {
    connections: HashMap<u64, Arc<OpenConnection>>,
    /// Number of open connections per machine.
    machines: HashMap<IpAddr, usize>,
    next_id: u64,
}

/// An open connection, and whether the client or the service has to act next.
pub(crate) struct OpenConnection {
    /// `None` for a trusted proxy.
    machine: Option<IpAddr>,
    /// The number of the current wait for the client (see `next_wait`), or [`ANSWERING`].
    waiting_since: AtomicU64,
    /// Whether the head of a request has arrived, but not yet all of its body.
    is_receiving: AtomicBool,
    displaced: Notify,
    connections: Arc<Connections>,
}

/// A slot among the open connections; freed on drop.
pub(crate) struct ConnectionSlot {
    id: u64,
    connection: Arc<OpenConnection>,
}

impl Connections {
    pub(crate) fn new(listener: &'static str, limits: ConnectionLimits) -> Arc<Self> {
        let closed =
            |reason| metrics::counter!("convene_connections_closed_total", "listener" => listener, "reason" => reason);
        Arc::new(Self {
            limits,
            table: Mutex::default(),
            next_wait: AtomicU64::new(0),
            open: metrics::gauge!("convene_connections_open", "listener" => listener),
            displaced: closed("displaced"),
            refused: closed("refused"),
            write_timeouts: closed("unread"),
        })
    }

    /// Admits a new connection, closing another one if a cap is reached. `None`: the new connection must be closed.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<ConnectionSlot> {
        let limits = &self.limits;
        let machine = (!limits.proxies.trusts(peer.to_canonical())).then(|| machine(peer));
        let mut table = self.table.lock();
        let of_machine = machine.map_or(0, |machine| table.count(machine));
        let full = limits.max_per_machine > 0 && of_machine >= limits.max_per_machine;
        let admitted = (!full || self.displace(&mut table, machine))
            && (table.connections.len() < limits.max_open || self.displace(&mut table, None));
        if !admitted {
            self.refused.increment(1);
            return None;
        }
        let connection = Arc::new(OpenConnection {
            machine,
            waiting_since: AtomicU64::new(self.start_wait()),
            is_receiving: AtomicBool::new(false),
            displaced: Notify::new(),
            connections: Arc::clone(self),
        });
        self.open.increment(1);
        let id = table.insert(Arc::clone(&connection));
        Some(ConnectionSlot { id, connection })
    }

    /// Closes the connection whose client has kept the service waiting the longest; `false` if there is none.
    pub(crate) fn make_room(&self) -> bool {
        self.displace(&mut self.table.lock(), None)
    }

    /// Like [`Self::make_room`], among the connections of one machine or, with `None`, of all. Of all, the machine with
    /// the most connections loses one first: a client with a single connection does not lose it to one that opens many.
    fn displace(&self, table: &mut Table, only: Option<IpAddr>) -> bool {
        let longest = table
            .connections
            .iter()
            .filter(|(_, connection)| only.is_none() || connection.machine == only)
            .map(|(id, connection)| {
                let of_machine = connection.machine.map_or(1, |machine| table.count(machine));
                (
                    Reverse(of_machine),
                    connection.waiting_since.load(Ordering::Relaxed),
                    *id,
                )
            })
            .filter(|(_, since, _)| *since != ANSWERING)
            .min();
        let Some(connection) = longest.and_then(|(_, _, id)| table.remove(id)) else {
            return false;
        };
        connection.displaced.notify_one();
        self.displaced.increment(1);
        true
    }

    /// Counts a client that did not read its response in time.
    pub(crate) fn count_write_timeout(&self) {
        self.write_timeouts.increment(1);
    }

    fn start_wait(&self) -> u64 {
        self.next_wait.fetch_add(1, Ordering::Relaxed)
    }
}

impl Table {
    fn count(&self, machine: IpAddr) -> usize {
        self.machines.get(&machine).copied().unwrap_or(0)
    }

    fn insert(&mut self, connection: Arc<OpenConnection>) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        if let Some(machine) = connection.machine {
            *self.machines.entry(machine).or_default() += 1;
        }
        self.connections.insert(id, connection);
        id
    }

    fn remove(&mut self, id: u64) -> Option<Arc<OpenConnection>> {
        let connection = self.connections.remove(&id)?;
        if let Some(machine) = connection.machine {
            match self.machines.get_mut(&machine) {
                Some(count) if *count > 1 => *count -= 1,
                _ => {
                    self.machines.remove(&machine);
                }
            }
        }
        Some(connection)
    }
}

impl OpenConnection {
    /// From now on the service waits for the client.
    pub(crate) fn mark_waiting(&self) {
        self.waiting_since
            .store(self.connections.start_wait(), Ordering::Relaxed);
    }

    /// From now on the client waits for the service.
    pub(crate) fn mark_answering(&self) {
        self.waiting_since.store(ANSWERING, Ordering::Relaxed);
    }

    /// Whether a body is arriving, or is no longer awaited.
    pub(crate) fn set_receiving(&self, is_receiving: bool) {
        self.is_receiving.store(is_receiving, Ordering::Relaxed);
    }

    /// Whether a request's body has not arrived completely.
    pub(crate) fn is_receiving(&self) -> bool {
        self.is_receiving.load(Ordering::Relaxed)
    }

    /// Completes when this connection has to be closed to make room for another.
    pub(crate) async fn displaced(&self) {
        self.displaced.notified().await;
    }
}

impl ConnectionSlot {
    pub(crate) fn connection(&self) -> &Arc<OpenConnection> {
        &self.connection
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let connections = &self.connection.connections;
        // A displaced connection was removed already.
        connections.table.lock().remove(self.id);
        connections.open.decrement(1);
    }
}

#[cfg(test)]
mod tests;
