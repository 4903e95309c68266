//! How many reasoner calls this process makes at once, shared fairly: owners take turns, whoever asked first within one
//! owner goes first. Somebody with fifty committees waits behind their own, not in front of everybody else.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The gate.
#[derive(Debug, Clone)]
pub(crate) struct Gate(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// Who waits, by owner; an owner without a waiter is not in it.
    waiting: BTreeMap<String, VecDeque<oneshot::Sender<Permit>>>,
    /// Whose turn was last.
    last: String,
}

/// The right to one call; it goes to the next in line when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    gate: Gate,
}

impl Gate {
    /// A gate for so many calls at once.
    pub(crate) fn new(width: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            free: width.max(1),
            waiting: BTreeMap::new(),
            last: String::new(),
        })))
    }

    /// Waits for a turn. A waiter that goes away is passed over.
    pub(crate) async fn enter(&self, owner: &str) -> Permit {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Permit { gate: self.clone() };
            }
            let (sender, turn) = oneshot::channel();
            state.waiting.entry(owner.to_owned()).or_default().push_back(sender);
            turn
        };
        match turn.await {
            Ok(permit) => permit,
            // Cannot happen while the gate lives; a call without a turn is better than none.
            Err(_) => Permit { gate: self.clone() },
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The next in line: of the owner after the one whose turn was last.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        loop {
            let after = (std::ops::Bound::Excluded(self.last.clone()), std::ops::Bound::Unbounded);
            let owner = self
                .waiting
                .range(after)
                .next()
                .or_else(|| self.waiting.iter().next())?
                .0
                .clone();
            let queue = self.waiting.get_mut(&owner)?;
            let next = queue.pop_front();
            if queue.is_empty() {
                self.waiting.remove(&owner);
            }
            self.last = owner;
            if let Some(next) = next.filter(|next| !next.is_closed()) {
                return Some(next);
            }
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let next = {
            let mut state = self.gate.state();
            let next = state.next();
            if next.is_none() {
                state.free += 1;
            }
            next
        };
        if let Some(next) = next {
            // One that went away in this moment drops the permit again, which passes it on.
            let _ = next.send(Permit {
                gate: self.gate.clone(),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Gate;
    use std::sync::{Arc, Mutex};

    #[tokio::test]
    async fn one_with_fifty_does_not_keep_another_waiting() {
        let gate = Gate::new(1);
        let held = gate.enter("ann").await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for who in std::iter::repeat_n("ann", 50).chain(["bob"]) {
            let (gate, order) = (gate.clone(), order.clone());
            waiting.push(tokio::spawn(async move {
                let permit = gate.enter(who).await;
                order.lock().unwrap().push(who);
                tokio::task::yield_now().await;
                drop(permit);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in waiting {
            task.await.unwrap();
        }
        let order = order.lock().unwrap();
        assert_eq!(order.len(), 51);
        assert!(order.iter().position(|who| *who == "bob") <= Some(1), "{order:?}");
    }

    #[tokio::test]
    async fn a_waiter_that_leaves_takes_no_turn() {
        let gate = Gate::new(1);
        let held = gate.enter("ann").await;
        let leaver = tokio::spawn({
            let gate = gate.clone();
            async move { drop(gate.enter("bob").await) }
        });
        tokio::task::yield_now().await;
        leaver.abort();
        let _ = leaver.await;
        drop(held);
        drop(gate.enter("ann").await);
        assert_eq!(gate.state().free, 1);
    }
}
