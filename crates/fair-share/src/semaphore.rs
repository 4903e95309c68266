//! A concurrency limit that owners share fairly. The owner with the fewest permits comes first, owners with equally
//! many take turns, and within one owner the oldest waiter comes first. So an owner with fifty committees delays their
//! own, not those of others.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound::{Excluded, Included, Unbounded};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A fair semaphore with a limit per owner.
#[derive(Debug, Clone)]
pub struct FairSemaphore(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// How many permits one owner may hold at once.
    max_per_owner: usize,
    /// Permits held by each owner; owners without any are not in the map.
    held: BTreeMap<String, usize>,
    /// Waiters of each owner, oldest first; owners without any are not in the map.
    waiting: BTreeMap<String, VecDeque<oneshot::Sender<Permit>>>,
    /// The owner whose turn was last.
    last: String,
}

/// A held permit. When it is dropped, the next waiter gets it.
#[derive(Debug)]
pub struct Permit {
    semaphore: FairSemaphore,
    owner: String,
}

impl FairSemaphore {
    /// A semaphore without a limit per owner.
    pub fn new(slots: usize) -> Self {
        Self::with_owner_limit(slots, slots)
    }

    /// A semaphore of which one owner holds at most `max_per_owner` permits.
    pub fn with_owner_limit(slots: usize, max_per_owner: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            free: slots.max(1),
            max_per_owner: max_per_owner.max(1),
            held: BTreeMap::new(),
            waiting: BTreeMap::new(),
            last: String::new(),
        })))
    }

    /// Waits for a permit. A waiter that was dropped meanwhile is skipped.
    pub async fn enter(&self, owner: &str) -> Permit {
        let turn = {
            let mut state = self.state();
            if let Some(permit) = state.free_permit(self, owner) {
                return permit;
            }
            let (sender, turn) = oneshot::channel();
            let queue = state.waiting.entry(owner.to_owned()).or_default();
            // Removes dropped waiters, which are mostly at the front: it may be long until a permit is free, and
            // meanwhile they would pile up.
            while queue.front().is_some_and(oneshot::Sender::is_closed) {
                queue.pop_front();
            }
            queue.push_back(sender);
            turn
        };
        match turn.await {
            Ok(permit) => permit,
            // Cannot happen while the semaphore lives. If it does, exceeding the limit is better than failing the call.
            Err(_) => self.state().permit(self, owner),
        }
    }

    /// A permit, if there is one without waiting.
    pub fn try_enter(&self, owner: &str) -> Option<Permit> {
        self.state().free_permit(self, owner)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn held_by(&self, owner: &str) -> usize {
        self.held.get(owner).copied().unwrap_or(0)
    }

    fn may_enter(&self, owner: &str) -> bool {
        self.held_by(owner) < self.max_per_owner
    }

    fn free_permit(&mut self, semaphore: &FairSemaphore, owner: &str) -> Option<Permit> {
        if self.free == 0 || !self.may_enter(owner) {
            return None;
        }
        self.free -= 1;
        Some(self.permit(semaphore, owner))
    }

    fn permit(&mut self, semaphore: &FairSemaphore, owner: &str) -> Permit {
        *self.held.entry(owner.to_owned()).or_default() += 1;
        Permit {
            semaphore: semaphore.clone(),
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

    /// The next waiter: of the owners with the fewest permits, the one that follows the last owner in order.
    fn next_waiter(&mut self) -> Option<(String, oneshot::Sender<Permit>)> {
        loop {
            let last = self.last.as_str();
            let after = self.waiting.range::<str, _>((Excluded(last), Unbounded));
            let before = self.waiting.range::<str, _>((Unbounded, Included(last)));
            let in_turn = after.chain(before).map(|(owner, _)| owner);
            let owner = in_turn
                .filter(|owner| self.may_enter(owner))
                .min_by_key(|owner| self.held_by(owner))?
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
            let mut state = self.semaphore.state();
            state.give_back(&self.owner);
            match state.next_waiter() {
                Some((owner, next)) => Some((next, state.permit(&self.semaphore, &owner))),
                None => {
                    state.free += 1;
                    None
                }
            }
        };
        if let Some((next, permit)) = next {
            // If the waiter was dropped just now, the returned permit is dropped too, which passes it on.
            let _ = next.send(permit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FairSemaphore;
    use std::sync::{Arc, Mutex};

    #[tokio::test]
    async fn one_with_fifty_does_not_keep_another_waiting() {
        let gate = FairSemaphore::new(1);
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
        let gate = FairSemaphore::new(1);
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
        let gate = FairSemaphore::with_owner_limit(3, 2);
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
