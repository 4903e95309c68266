//! Limits the calls in flight: never more than configured, and fewer for a while after the provider was busy. The limit
//! halves when the provider is busy and grows by one after as many answers as the limit, so that instances that share
//! one key settle on what the key allows.

use parking_lot::Mutex;
use tokio::sync::{Semaphore, SemaphorePermit};

/// An adaptive limit on calls in flight.
#[derive(Debug)]
pub struct ConcurrencyLimit {
    max: usize,
    permits: Semaphore,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    limit: usize,
    /// Slots in use beyond a lowered limit; each is removed when its call ends.
    surplus: usize,
    /// Answers since the limit last changed.
    answers: usize,
    /// How often the limit was halved.
    halvings: u64,
}

/// The right to have one call in flight; dropping it frees the slot.
#[derive(Debug)]
pub struct Slot<'a> {
    limiter: &'a ConcurrencyLimit,
    permit: Option<SemaphorePermit<'a>>,
    /// [`State::halvings`] when the call began: calls that were refused together halve the limit only once.
    halvings: u64,
}

impl ConcurrencyLimit {
    /// A limit that starts at its maximum, which is at least 1.
    pub fn new(max: usize) -> Self {
        let max = max.clamp(1, Semaphore::MAX_PERMITS);
        Self {
            max,
            permits: Semaphore::new(max),
            state: Mutex::new(State {
                limit: max,
                surplus: 0,
                answers: 0,
                halvings: 0,
            }),
        }
    }

    /// Waits for a free slot.
    pub async fn acquire(&self) -> Slot<'_> {
        // This fails only if the semaphore is closed, and nothing closes it.
        let permit = self.permits.acquire().await.ok();
        Slot {
            limiter: self,
            permit,
            halvings: self.state.lock().halvings,
        }
    }
}

impl Slot<'_> {
    /// The provider answered, so the limit may grow.
    pub fn answered(self) {
        let mut state = self.limiter.state.lock();
        state.answers += 1;
        if state.answers >= state.limit && state.limit < self.limiter.max {
            state.limit += 1;
            state.answers = 0;
            match state.surplus.checked_sub(1) {
                Some(surplus) => state.surplus = surplus,
                None => self.limiter.permits.add_permits(1),
            }
        }
    }

    /// The provider refused the call because it is busy, so the limit shrinks.
    pub fn busy(self) {
        let mut state = self.limiter.state.lock();
        if self.halvings == state.halvings && state.limit > 1 {
            let kept = state.limit / 2;
            state.surplus += state.limit - kept;
            state.surplus -= self.limiter.permits.forget_permits(state.surplus);
            state.limit = kept;
            state.answers = 0;
            state.halvings += 1;
            tracing::info!(
                in_flight = kept,
                "the model provider is busy; fewer calls are made at once"
            );
        }
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        let mut state = self.limiter.state.lock();
        if state.surplus > 0
            && let Some(permit) = self.permit.take()
        {
            permit.forget();
            state.surplus -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    impl ConcurrencyLimit {
        /// The slots there would be if all taken ones were free.
        fn capacity(&self, taken: usize) -> usize {
            self.permits.available_permits() + taken - self.state.lock().surplus.min(taken)
        }
    }

    #[tokio::test]
    async fn it_halves_once_for_calls_that_were_refused_together_and_grows_again() {
        let limiter = ConcurrencyLimit::new(8);
        let mut together = Vec::new();
        for _ in 0..8 {
            together.push(limiter.acquire().await);
        }
        for slot in together {
            slot.busy();
        }
        assert_eq!(limiter.state.lock().limit, 4);
        assert_eq!(limiter.permits.available_permits(), 4);
        limiter.acquire().await.busy();
        assert_eq!(limiter.permits.available_permits(), 2);
        for _ in 0..2 + 3 + 4 + 5 + 6 + 7 {
            limiter.acquire().await.answered();
        }
        assert_eq!(limiter.permits.available_permits(), 8);
        for _ in 0..100 {
            limiter.acquire().await.answered();
        }
        assert_eq!(limiter.permits.available_permits(), 8, "never more than configured");
    }

    #[tokio::test]
    async fn one_slot_always_stays() {
        let limiter = ConcurrencyLimit::new(3);
        for _ in 0..10 {
            limiter.acquire().await.busy();
        }
        assert_eq!(limiter.permits.available_permits(), 1);
        drop(limiter.acquire().await);
        assert_eq!(limiter.permits.available_permits(), 1);
    }

    proptest! {
        #[test]
        fn slots_are_neither_lost_nor_created(
            max in 1_usize..20,
            ends in proptest::collection::vec((0_u8..4, any::<u8>()), 0..200),
        ) {
            let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
            runtime.block_on(async {
                let limiter = ConcurrencyLimit::new(max);
                let mut taken = Vec::new();
                for (what, which) in ends {
                    if what == 0 {
                        if limiter.permits.available_permits() > 0 {
                            taken.push(limiter.acquire().await);
                        }
                    } else if !taken.is_empty() {
                        let slot = taken.swap_remove(usize::from(which) % taken.len());
                        match what {
                            1 => slot.answered(),
                            2 => slot.busy(),
                            _ => drop(slot),
                        }
                    }
                    let (limit, surplus) = { let state = limiter.state.lock(); (state.limit, state.surplus) };
                    prop_assert!(limit >= 1 && limit <= max);
                    prop_assert_eq!(limiter.permits.available_permits() + taken.len(), limit + surplus);
                    prop_assert!(limiter.capacity(taken.len()) >= 1);
                }
                drop(taken);
                Ok(())
            })?;
        }
    }
}
