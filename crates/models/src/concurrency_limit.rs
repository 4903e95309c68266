//! How many calls the provider takes at once: never more than configured, and fewer for a while after it said that it
//! allows no more. It halves when the provider is busy and grows by one for every window full of answers, so that many
//! instances that share one key settle on what the key allows.

use parking_lot::Mutex;
use tokio::sync::{Semaphore, SemaphorePermit};

/// The window.
#[derive(Debug)]
pub struct ConcurrencyLimit {
    most: usize,
    permits: Semaphore,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    size: usize,
    /// Places that are taken away as soon as they become free.
    owed: usize,
    /// Answers since the window last changed.
    answers: usize,
    /// How often it was halved.
    halved: u64,
}

/// A place for one call.
#[derive(Debug)]
pub struct Place<'a> {
    window: &'a ConcurrencyLimit,
    permit: Option<SemaphorePermit<'a>>,
    /// As of when the call began: those that began before a halving say nothing new by being refused.
    halved: u64,
}

impl ConcurrencyLimit {
    /// For so many calls at most.
    pub fn new(most: usize) -> Self {
        let most = most.clamp(1, Semaphore::MAX_PERMITS);
        Self {
            most,
            permits: Semaphore::new(most),
            state: Mutex::new(State {
                size: most,
                owed: 0,
                answers: 0,
                halved: 0,
            }),
        }
    }

    /// Waits for a place.
    pub async fn enter(&self) -> Place<'_> {
        // The semaphore is never closed; a call without a place would be better than none.
        let permit = self.permits.acquire().await.ok();
        Place {
            window: self,
            permit,
            halved: self.state.lock().halved,
        }
    }
}

impl Place<'_> {
    /// The provider answered: it may take more.
    pub fn answered(self) {
        let mut state = self.window.state.lock();
        state.answers += 1;
        if state.answers >= state.size && state.size < self.window.most {
            state.size += 1;
            state.answers = 0;
            match state.owed.checked_sub(1) {
                Some(owed) => state.owed = owed,
                None => self.window.permits.add_permits(1),
            }
        }
    }

    /// The provider allows no more calls for now.
    pub fn refused(self) {
        let mut state = self.window.state.lock();
        if self.halved == state.halved && state.size > 1 {
            let kept = state.size / 2;
            state.owed += state.size - kept;
            state.owed -= self.window.permits.forget_permits(state.owed);
            state.size = kept;
            state.answers = 0;
            state.halved += 1;
            tracing::info!(
                in_flight = kept,
                "the model provider is busy; fewer calls are made at once"
            );
        }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut state = self.window.state.lock();
        if state.owed > 0
            && let Some(permit) = self.permit.take()
        {
            permit.forget();
            state.owed -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    impl ConcurrencyLimit {
        /// Places that could be taken at once if nobody had one.
        fn room(&self, taken: usize) -> usize {
            self.permits.available_permits() + taken - self.state.lock().owed.min(taken)
        }
    }

    #[tokio::test]
    async fn it_halves_once_for_calls_that_were_refused_together_and_grows_again() {
        let window = ConcurrencyLimit::new(8);
        let mut together = Vec::new();
        for _ in 0..8 {
            together.push(window.enter().await);
        }
        for place in together {
            place.refused();
        }
        assert_eq!(window.state.lock().size, 4);
        assert_eq!(window.permits.available_permits(), 4);
        window.enter().await.refused();
        assert_eq!(window.permits.available_permits(), 2);
        for _ in 0..2 + 3 + 4 + 5 + 6 + 7 {
            window.enter().await.answered();
        }
        assert_eq!(window.permits.available_permits(), 8);
        for _ in 0..100 {
            window.enter().await.answered();
        }
        assert_eq!(window.permits.available_permits(), 8, "never more than configured");
    }

    #[tokio::test]
    async fn one_place_always_stays() {
        let window = ConcurrencyLimit::new(3);
        for _ in 0..10 {
            window.enter().await.refused();
        }
        assert_eq!(window.permits.available_permits(), 1);
        drop(window.enter().await);
        assert_eq!(window.permits.available_permits(), 1);
    }

    proptest! {
        #[test]
        fn places_are_neither_lost_nor_made(most in 1_usize..20, ends in proptest::collection::vec((0_u8..4, any::<u8>()), 0..200)) {
            let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
            runtime.block_on(async {
                let window = ConcurrencyLimit::new(most);
                let mut taken = Vec::new();
                for (what, which) in ends {
                    if what == 0 {
                        if window.permits.available_permits() > 0 {
                            taken.push(window.enter().await);
                        }
                    } else if !taken.is_empty() {
                        let place = taken.swap_remove(usize::from(which) % taken.len());
                        match what {
                            1 => place.answered(),
                            2 => place.refused(),
                            _ => drop(place),
                        }
                    }
                    let (size, owed) = { let state = window.state.lock(); (state.size, state.owed) };
                    prop_assert!(size >= 1 && size <= most);
                    prop_assert_eq!(window.permits.available_permits() + taken.len(), size + owed);
                    prop_assert!(window.room(taken.len()) >= 1);
                }
                drop(taken);
                Ok(())
            })?;
        }
    }
}
