//! The issuer's keys, kept for a while.
//!
//! Three rules. One fetch at a time: whoever needs keys while another caller fetches them waits for
//! that, or goes on with the old ones. Old keys are better than none: an issuer that is down for an hour
//! does not sign anybody out. And a stranger cannot make us fetch: an unknown key id causes a fetch only
//! so often.

use std::sync::Arc;

use parking_lot::Mutex;
use pipeline::Timestamp;
use pipeline::ports::identity::TokenRefusal;

use super::jwks::{KeySet, KeySource};
use super::timing::{Timing, within};

/// Keeps the keys of one issuer.
pub(super) struct KeyCache {
    source: Arc<dyn KeySource>,
    timing: Timing,
    state: Mutex<State>,
    /// Held while a fetch is under way.
    flight: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct State {
    set: Option<Arc<KeySet>>,
    /// When the set was last confirmed by the issuer.
    fetched: Option<Timestamp>,
    /// When a fetch was last begun.
    attempted: Option<Timestamp>,
    /// When a fetch was last begun because of an unknown key id.
    looked_again: Option<Timestamp>,
    /// Why the last fetch failed, if it did.
    error: Option<String>,
    /// How many fetches have ended.
    fetches: u64,
}

/// The keys as a caller saw them.
pub(super) struct View {
    pub(super) set: Arc<KeySet>,
    fetches: u64,
    /// Whether they were fetched for this very call.
    just_fetched: bool,
}

impl KeyCache {
    pub(super) fn new(source: Arc<dyn KeySource>, timing: Timing) -> Self {
        Self {
            source,
            timing,
            state: Mutex::default(),
            flight: tokio::sync::Mutex::default(),
        }
    }

    /// The keys, fetched if there are none or if they have grown old.
    pub(super) async fn current(&self, now: Timestamp) -> Result<View, TokenRefusal> {
        let mut just_fetched = false;
        if self.wanting(now) {
            let flight = if self.state.lock().set.is_some() {
                // Old keys are at hand, so only one caller pays for the refresh.
                self.flight.try_lock().ok()
            } else {
                Some(self.flight.lock().await)
            };
            // Another caller may have fetched while this one waited.
            if flight.is_some() && self.wanting(now) {
                self.fetch(now).await;
                just_fetched = true;
            }
        }
        self.view(now, just_fetched)
    }

    /// Another look for a key that is not in the view; none if it is too soon for one.
    pub(super) async fn look_again(&self, seen: &View, now: Timestamp) -> Result<Option<View>, TokenRefusal> {
        if seen.just_fetched {
            return Ok(None);
        }
        let _flight = self.flight.lock().await;
        // If another caller fetched while this one waited, its result serves both.
        if self.state.lock().fetches == seen.fetches {
            if !self.may_look_again(now)? {
                return Ok(None);
            }
            self.fetch(now).await;
        }
        let error = self.state.lock().error.clone();
        match error {
            Some(error) => Err(TokenRefusal::Unavailable(error)),
            None => self.view(now, true).map(Some),
        }
    }

    fn may_look_again(&self, now: Timestamp) -> Result<bool, TokenRefusal> {
        let mut state = self.state.lock();
        match &state.error {
            // The key may well be a new one; nobody can tell while the issuer is away.
            Some(error) if within(now, state.attempted, self.timing.retry_seconds()) => {
                return Err(TokenRefusal::Unavailable(error.clone()));
            }
            None if within(now, state.looked_again, self.timing.refetch_floor_seconds) => return Ok(false),
            _ => {}
        }
        // Noted before the fetch: a caller who hangs up must not escape the floor.
        state.looked_again = Some(now);
        Ok(true)
    }

    /// How the keys are, in a word.
    pub(super) fn health(&self) -> &'static str {
        let state = self.state.lock();
        match (&state.set, &state.error) {
            (Some(_), None) => "ok",
            (Some(_), Some(_)) => "stale",
            (None, Some(_)) => "unavailable",
            (None, None) => "idle",
        }
    }

    /// Whether a fetch is due: the keys are missing or old, and the last attempt is long enough ago.
    fn wanting(&self, now: Timestamp) -> bool {
        let state = self.state.lock();
        let fresh = state.set.is_some() && within(now, state.fetched, self.timing.key_ttl_seconds);
        let pausing = state.error.is_some() && within(now, state.attempted, self.timing.retry_seconds());
        !fresh && !pausing
    }

    fn view(&self, now: Timestamp, just_fetched: bool) -> Result<View, TokenRefusal> {
        let state = self.state.lock();
        let limit = self.timing.stale_limit_seconds.max(self.timing.key_ttl_seconds);
        match &state.set {
            Some(set) if within(now, state.fetched, limit) => Ok(View {
                set: Arc::clone(set),
                fetches: state.fetches,
                just_fetched,
            }),
            _ => Err(TokenRefusal::Unavailable(
                state.error.clone().unwrap_or_else(|| "no keys yet".to_owned()),
            )),
        }
    }

    /// Fetches and remembers how it went. The caller holds the flight.
    async fn fetch(&self, now: Timestamp) {
        self.state.lock().attempted = Some(now);
        let answer = self.source.keys().await;
        let mut state = self.state.lock();
        state.fetches += 1;
        match answer {
            Ok(listed) => {
                let same = state.set.as_ref().is_some_and(|set| set.lists(&listed));
                if !same {
                    let generation = state.set.as_ref().map_or(1, |set| set.generation + 1);
                    state.set = Some(Arc::new(KeySet::new(listed, generation)));
                }
                state.fetched = Some(now);
                state.error = None;
            }
            Err(error) => {
                tracing::warn!(%error, "the keys of the identity provider cannot be fetched");
                state.error = Some(error);
            }
        }
    }
}
