//! How much goes on at once in this process, shared fairly. Whoever has the least comes first, and those who have the
//! same take turns; within one owner, whoever asked first. Somebody with fifty committees waits behind their own, not
//! in front of everybody else.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound::{Excluded, Included, Unbounded};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The gate.
#[derive(Debug, Clone)]
pub(crate) struct Gate(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// How much one owner may have at once.
    most: usize,
    /// Who has how much; an owner who has nothing is not in it.
    held: BTreeMap<String, usize>,
    /// Who waits, by owner; an owner without a waiter is not in it.
    waiting: BTreeMap<String, VecDeque<oneshot::Sender<Permit>>>,
    /// Whose turn was last.
    last: String,
}

/// The right to go on; it goes to the next in line when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    gate: Gate,
    owner: String,
}

impl Gate {
    /// A gate for so many at once.
    pub(crate) fn new(width: usize) -> Self {
        Self::shared(width, width)
    }

    /// The same, where one owner has at most so many of them.
    pub(crate) fn shared(width: usize, most: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            free: width.max(1),
            most: most.max(1),
            held: BTreeMap::new(),
            waiting: BTreeMap::new(),
            last: String::new(),
        })))
    }

    /// Waits for a turn. A waiter that goes away is passed over.
    pub(crate) async fn enter(&self, owner: &str) -> Permit {
        let turn = {
            let mut state = self.state();
            if state.free > 0 && state.may(owner) {
                state.free -= 1;
                return state.permit(self, owner);
            }
            let (sender, turn) = oneshot::channel();
            let queue = state.waiting.entry(owner.to_owned()).or_default();
            // Those who gave up are mostly at the front. They go here, because nobody's turn may come for long.
            while queue.front().is_some_and(oneshot::Sender::is_closed) {
                queue.pop_front();
            }
            queue.push_back(sender);
            turn
        };
        match turn.await {
            Ok(permit) => permit,
            // Cannot happen while the gate lives; a call without a turn is better than none.
            Err(_) => self.state().permit(self, owner),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn has(&self, owner: &str) -> usize {
        self.held.get(owner).copied().unwrap_or(0)
    }

    fn may(&self, owner: &str) -> bool {
        self.has(owner) < self.most
    }

    fn permit(&mut self, gate: &Gate, owner: &str) -> Permit {
        *self.held.entry(owner.to_owned()).or_default() += 1;
        Permit {
            gate: gate.clone(),
            owner: owner.to_owned(),
        }
    }

    fn give_back(&mut self, owner: &str) {
        match self.held.get_mut(owner) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.held.remove(owner);
            }
        }
    }

    /// The next in line: of those who have the least, the owner after the one whose turn was last.
    fn next(&mut self) -> Option<(String, oneshot::Sender<Permit>)> {
        loop {
            let last = self.last.as_str();
            let after = self.waiting.range::<str, _>((Excluded(last), Unbounded));
            let before = self.waiting.range::<str, _>((Unbounded, Included(last)));
            let in_turn = after.chain(before).map(|(owner, _)| owner);
            let owner = in_turn
                .filter(|owner| self.may(owner))
                .min_by_key(|owner| self.has(owner))?
                .clone();
            let queue = self.waiting.get_mut(&owner)?;
            let next = queue.pop_front();
            if queue.is_empty() {
                self.waiting.remove(&owner);
            }
            self.last.clone_from(&owner);
            if let Some(next) = next.filter(|next| !next.is_closed()) {
                return Some((owner, next));
            }
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let next = {
            let mut state = self.gate.state();
            state.give_back(&self.owner);
            match state.next() {
                Some((owner, next)) => Some((next, state.permit(&self.gate, &owner))),
                None => {
                    state.free += 1;
                    None
                }
            }
        };
        if let Some((next, permit)) = next {
            // One that went away in this moment drops the permit again, which passes it on.
            let _ = next.send(permit);
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

    #[tokio::test]
    async fn whoever_has_the_least_comes_first_and_nobody_has_more_than_their_share() {
        let gate = Gate::shared(3, 2);
        let first = gate.enter("ann").await;
        let second = gate.enter("ann").await;
        let third = tokio::spawn({
            let gate = gate.clone();
            async move { gate.enter("ann").await }
        });
        tokio::task::yield_now().await;
        assert_eq!(gate.state().free, 1, "the third of ann's waits although there is room");
        let bob = gate.enter("bob").await;
        let other = tokio::spawn({
            let gate = gate.clone();
            async move { gate.enter("cid").await }
        });
        tokio::task::yield_now().await;
        drop(first);
        let other = other.await.unwrap();
        assert!(!third.is_finished(), "cid had nothing and comes before ann");
        drop(second);
        let third = third.await.unwrap();
        drop((third, bob, other));
        let state = gate.state();
        assert_eq!((state.free, state.held.len(), state.waiting.len()), (3, 0, 0));
    }
}
