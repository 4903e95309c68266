//! A bounded number of places, in all and for each owner. A submit goes on when its caller hangs up, so that a caller
//! could otherwise have any number of them at work or waiting, with all the memory that takes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pipeline::session::Owner;

/// The places.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    most_of_one: usize,
    /// How many each owner has; an owner who has none is not in it.
    taken: Mutex<BTreeMap<Owner, usize>>,
}

/// A place; free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    places: Arc<Places>,
    owner: Owner,
}

impl Places {
    /// So many in all, and so many for one owner.
    pub(crate) fn new(most: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            most_of_one,
            taken: Mutex::new(BTreeMap::new()),
        })
    }

    /// A place for one more of this owner's, if there is one.
    pub(crate) fn enter(self: &Arc<Self>, owner: &str) -> Option<Place> {
        let mut taken = self.taken();
        let of_owner = taken.get(owner).copied().unwrap_or(0);
        if of_owner >= self.most_of_one || taken.values().sum::<usize>() >= self.most {
            return None;
        }
        taken.insert(owner.to_owned(), of_owner + 1);
        Some(Place {
            places: Arc::clone(self),
            owner: owner.to_owned(),
        })
    }

    fn taken(&self) -> MutexGuard<'_, BTreeMap<Owner, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
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
    use super::Places;

    #[test]
    fn an_owner_has_a_share_and_all_together_a_limit() {
        let places = Places::new(3, 2);
        let first = places.enter("ann").unwrap();
        let second = places.enter("ann").unwrap();
        assert!(places.enter("ann").is_none());
        let third = places.enter("bob").unwrap();
        assert!(places.enter("cid").is_none());
        drop(first);
        let fourth = places.enter("cid").unwrap();
        assert!(places.enter("ann").is_none());
        drop((second, third, fourth));
        assert!(places.taken().is_empty());
    }
}
