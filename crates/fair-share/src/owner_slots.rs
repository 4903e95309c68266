//! A limit in total and per owner that refuses instead of waiting. A submit continues after its caller disconnects, so
//! without a limit one caller could fill the memory with running and waiting submits.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pipeline::session::Owner;

/// The places of all owners.
#[derive(Debug)]
pub struct OwnerSlots {
    max_total: usize,
    max_per_owner: usize,
    /// Places taken by each owner; owners without any are not in the map.
    taken: Mutex<BTreeMap<Owner, usize>>,
}

/// A taken place. It is free again when this is dropped.
#[derive(Debug)]
pub struct OwnerSlot {
    places: Arc<OwnerSlots>,
    owner: Owner,
}

impl OwnerSlots {
    /// `max_total` places, of which one owner takes at most `max_per_owner`.
    pub fn new(max_total: usize, max_per_owner: usize) -> Arc<Self> {
        Arc::new(Self {
            max_total,
            max_per_owner,
            taken: Mutex::new(BTreeMap::new()),
        })
    }

    /// Takes a place for this owner; `None` if a limit is reached.
    pub fn enter(self: &Arc<Self>, owner: &str) -> Option<OwnerSlot> {
        let mut taken = self.taken();
        let of_owner = taken.get(owner).copied().unwrap_or(0);
        if of_owner >= self.max_per_owner || taken.values().sum::<usize>() >= self.max_total {
            return None;
        }
        taken.insert(owner.to_owned(), of_owner + 1);
        Some(OwnerSlot {
            places: Arc::clone(self),
            owner: owner.to_owned(),
        })
    }

    /// An owner who has all places that one owner may have, while there are others; with several such owners, the one
    /// with the most places.
    pub fn full_owner(&self) -> Option<Owner> {
        let taken = self.taken();
        let (owner, count) = taken.iter().max_by_key(|(_, count)| **count)?;
        (*count >= self.max_per_owner && self.max_per_owner < self.max_total).then(|| owner.clone())
    }

    fn taken(&self) -> MutexGuard<'_, BTreeMap<Owner, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OwnerSlot {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        match taken.get_mut(&self.owner) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                taken.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OwnerSlots;

    #[test]
    fn an_owner_has_a_share_and_all_together_a_limit() {
        let places = OwnerSlots::new(3, 2);
        let first = places.enter("ann").unwrap();
        let second = places.enter("ann").unwrap();
        assert!(places.enter("ann").is_none());
        assert_eq!(places.full_owner().as_deref(), Some("ann"));
        let third = places.enter("bob").unwrap();
        assert!(places.enter("cid").is_none());
        drop(first);
        assert_eq!(places.full_owner(), None);
        let fourth = places.enter("cid").unwrap();
        assert!(places.enter("ann").is_none());
        drop((second, third, fourth));
        assert!(places.taken().is_empty());
    }
}
