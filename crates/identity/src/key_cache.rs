//! A cache of the issuer's keys.
//!
//! Three rules. One fetch at a time: a caller that needs keys during a fetch waits for it, or uses the
//! old keys. Old keys are better than none: an issuer that is down for an hour does not sign anybody
//! out. And invented key ids cannot cause a flood of fetches: unknown ids cause one only after a minimum
//! interval.

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
    fetch_lock: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct State {
    set: Option<Arc<KeySet>>,
    /// When the set was last confirmed by the issuer.
    fetched: Option<Timestamp>,
    /// When a fetch was last begun.
    attempted: Option<Timestamp>,
    /// When a fetch was last begun because of an unknown key id.
    refetched: Option<Timestamp>,
    /// Why the last fetch failed, if it did.
    error: Option<String>,
    /// The number of finished fetches.
    fetches: u64,
}

/// The keys as a caller saw them.
pub(super) struct View {
    pub(super) set: Arc<KeySet>,
    fetches: u64,
    /// Whether this call fetched them.
    just_fetched: bool,
}

impl KeyCache {
    pub(super) fn new(source: Arc<dyn KeySource>, timing: Timing) -> Self {
        Self {
            source,
            timing,
            state: Mutex::default(),
            fetch_lock: tokio::sync::Mutex::default(),
        }
    }

    /// The keys, fetched if there are none or if they are too old.
    pub(super) async fn current(&self, now: Timestamp) -> Result<View, TokenRefusal> {
        let mut just_fetched = false;
        if self.fetch_is_due(now) {
            let lock = if self.state.lock().set.is_some() {
                // There are old keys, so only one caller waits for the fetch.
                self.fetch_lock.try_lock().ok()
            } else {
                Some(self.fetch_lock.lock().await)
            };
            // Another caller may have fetched while this one waited.
            if lock.is_some() && self.fetch_is_due(now) {
                self.fetch(now).await;
                just_fetched = true;
            }
        }
        self.view(now, just_fetched)
    }

    /// Fetches again because `seen` lacks a key; `None` if the last such fetch is too recent.
    pub(super) async fn refetch(&self, seen: &View, now: Timestamp) -> Result<Option<View>, TokenRefusal> {
        if seen.just_fetched {
            return Ok(None);
        }
        let _lock = self.fetch_lock.lock().await;
        // If another caller fetched while this one waited, its result serves both.
        if self.state.lock().fetches == seen.fetches {
            if !self.may_refetch(now)? {
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

    fn may_refetch(&self, now: Timestamp) -> Result<bool, TokenRefusal> {
        let mut state = self.state.lock();
        match &state.error {
            // The key may be a new one; this cannot be known while the issuer is unreachable.
            Some(error) if within(now, state.attempted, self.timing.retry_seconds()) => {
                return Err(TokenRefusal::Unavailable(error.clone()));
            }
            None if within(now, state.refetched, self.timing.refetch_floor_seconds) => return Ok(false),
            _ => {}
        }
        // Set before the fetch: a caller that disconnects during it must not bypass the minimum interval.
        state.refetched = Some(now);
        Ok(true)
    }

    /// The state of the keys, for the health report.
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
    fn fetch_is_due(&self, now: Timestamp) -> bool {
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

    /// Fetches the keys and stores the result. The caller holds `fetch_lock`.
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
