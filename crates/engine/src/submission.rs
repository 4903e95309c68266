//! Submits that happen once per Idempotency-Key.
//!
//! The first request claims the key and holds it while it runs; its outcome is stored in the same commit as its effect.
//! A second request with the key waits for the first, on any instance. Both the time and the number of waiting requests
//! are bounded. If the holder dies, its claim expires and the key is free again.

use std::future::Future;
use std::time::Duration;

use pipeline::idempotency::{IdempotencyScope, Verdict, judge};
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::{Outcome, Refusal, Timestamp};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::Instant;

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::store_refusal;

/// How many submits are in flight in this process at most, in total and for one owner.
pub(crate) const MAX_SUBMITS: usize = 1_024;
pub(crate) const MAX_SUBMITS_PER_OWNER: usize = 64;

/// A claim that is not renewed for this long can be taken over.
const CLAIM_SECONDS: i64 = 10;
/// How often the holder renews its claim.
const RENEW_INTERVAL: Duration = Duration::from_secs(3);
/// The longest pause between two reads of a waiting submit. With the default limit of 256 waiters that is about a
/// thousand reads a second.
const MAX_POLL_PAUSE: Duration = Duration::from_millis(250);

/// A submit that is to be run.
#[derive(Debug, Clone)]
pub struct Submission {
    /// Who submits.
    pub caller: Caller,
    /// The operation, which is part of the key's scope.
    pub route: &'static str,
    /// The caller's Idempotency-Key.
    pub key: Option<IdempotencyKey>,
}

/// An Idempotency-Key, and what it was sent with.
#[derive(Debug, Clone)]
pub struct IdempotencyKey {
    /// The key; its form was checked before.
    pub key: String,
    /// The digest of the path and the parsed body, to compare them with those of an earlier submit with the same key.
    pub fingerprint: String,
}

/// The outcome of a submit.
#[derive(Debug, Clone, PartialEq)]
pub struct Submitted<T> {
    /// The session or plan as it was right after the submit.
    pub outcome: T,
    /// Whether the outcome is that of an earlier submit with the same key.
    pub replayed: bool,
}

/// An Idempotency-Key that this request holds.
#[derive(Debug, Clone)]
pub(crate) struct HeldKey {
    scope: IdempotencyScope,
    token: String,
}

/// Lets a use case store its outcome in the same commit as its effect. Empty without an Idempotency-Key.
#[derive(Debug, Clone)]
pub(crate) struct OutcomeSlot(Option<HeldKey>);

impl OutcomeSlot {
    pub(crate) fn put(&self, batch: &mut Batch, outcome: &impl Serialize) -> Outcome<()> {
        if let Some(held) = &self.0 {
            batch.push(Mutation::CompleteIdempotency {
                scope: held.scope.clone(),
                token: held.token.clone(),
                outcome: serde_json::to_string(outcome).map_err(|error| Refusal::Internal(error.to_string()))?,
            });
        }
        Ok(())
    }
}

impl Engine {
    /// Runs the work once per Idempotency-Key; without a key it always runs.
    pub(crate) async fn run_once<T, W, F>(&self, submission: &Submission, work: W) -> Outcome<Submitted<T>>
    where
        T: DeserializeOwned + Send + 'static,
        W: FnOnce(OutcomeSlot) -> F,
        F: Future<Output = Outcome<T>>,
    {
        let owner = &submission.caller.owner;
        let _place = self.submits.enter(owner).ok_or_else(|| too_many("submits"))?;
        let Some(key) = &submission.key else {
            if self.settings.idempotency_required {
                return Err(Refusal::field("Idempotency-Key", "this header is required on a submit"));
            }
            return work(OutcomeSlot(None)).await.map(|outcome| Submitted {
                outcome,
                replayed: false,
            });
        };
        let scope = IdempotencyScope {
            owner: owner.clone(),
            route: submission.route.to_owned(),
            key: key.key.clone(),
        };
        let held = match self.acquire(&submission.caller, scope, &key.fingerprint).await? {
            Acquired::Held(held) => held,
            Acquired::Done(outcome) => {
                let (bytes, decode) = (outcome.len(), move || serde_json::from_str(&outcome));
                let outcome = self.compute_bytes(owner, bytes, decode).await?;
                return Ok(Submitted {
                    outcome: outcome.map_err(|_| answered_by_an_earlier_version())?,
                    replayed: true,
                });
            }
        };
        let result = self.while_holding(&held, work(OutcomeSlot(Some(held.clone())))).await;
        if result.is_err() {
            let release = Mutation::ReleaseIdempotency {
                scope: held.scope,
                token: held.token,
            };
            if let Err(error) = self.store().commit(Batch::of([release])).await {
                tracing::warn!(%error, "an idempotency key stays held until its claim runs out");
            }
        }
        result.map(|outcome| Submitted {
            outcome,
            replayed: false,
        })
    }

    async fn acquire(&self, caller: &Caller, scope: IdempotencyScope, fingerprint: &str) -> Outcome<Acquired> {
        let token = self.ports.ids.next("idm");
        let mut pause = Duration::from_millis(5);
        let deadline = Instant::now() + Duration::from_secs(self.settings.idempotency_wait_seconds);
        // The place among the waiting submits, taken at the first wait.
        let mut place = None;
        loop {
            let now = self.now();
            let claim = match self
                .store()
                .idempotency(&scope)
                .await
                .map_err(|error| store_refusal(error, now))?
            {
                None => Mutation::ClaimIdempotency {
                    scope: scope.clone(),
                    fingerprint: fingerprint.to_owned(),
                    token: token.clone(),
                    held_until: now.plus_seconds(CLAIM_SECONDS),
                    now,
                },
                Some(record) => match judge(&record, fingerprint, now, self.settings.idempotency_keep_seconds)? {
                    Verdict::Replay(outcome) => return Ok(Acquired::Done(outcome)),
                    Verdict::TakeOver(from_token) => Mutation::TakeOverIdempotency {
                        scope: scope.clone(),
                        from_token,
                        fingerprint: fingerprint.to_owned(),
                        token: token.clone(),
                        held_until: now.plus_seconds(CLAIM_SECONDS),
                        now,
                    },
                    Verdict::Wait => {
                        if place.is_none() {
                            place = Some(
                                self.waiters
                                    .enter(&scope.owner)
                                    .ok_or_else(|| too_many("idempotency_wait"))?,
                            );
                        }
                        if Instant::now() >= deadline {
                            return Err(Refusal::Upstream(
                                "the first submit with this key is still at work".to_owned(),
                            ));
                        }
                        tokio::time::sleep(pause).await;
                        pause = (pause * 2).min(MAX_POLL_PAUSE);
                        continue;
                    }
                },
            };
            // The opening writes fail if the account is being erased: no new key may appear after the erasure has
            // deleted the owner's keys.
            let mut batch = caller.opening_writes(now);
            batch.push(claim);
            match self.store().commit(batch).await {
                Ok(()) => return Ok(Acquired::Held(HeldKey { scope, token })),
                // Another request was faster: read again.
                Err(StoreError::Guard(Guard::IdempotencyFree)) => {}
                Err(error) => return Err(store_refusal(error, now)),
            }
        }
    }

    async fn while_holding<T>(&self, held: &HeldKey, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        loop {
            tokio::select! {
                biased;
                result = &mut work => return result,
                () = tokio::time::sleep(RENEW_INTERVAL) => self.renew(held, self.now()).await,
            }
        }
    }

    async fn renew(&self, held: &HeldKey, now: Timestamp) {
        let renew = Mutation::RenewIdempotency {
            scope: held.scope.clone(),
            token: held.token.clone(),
            held_until: now.plus_seconds(CLAIM_SECONDS),
        };
        // If the claim is lost, the final commit fails, because it is guarded by the token.
        if let Err(error) = self.store().commit(Batch::of([renew])).await {
            tracing::warn!(%error, "an idempotency claim could not be renewed");
        }
    }
}

enum Acquired {
    Held(HeldKey),
    /// The stored outcome of the first request, as JSON.
    Done(String),
}

/// Earlier versions stored the response text, from which the session or plan cannot be restored. The request is
/// refused, because running it again would do its work twice.
fn answered_by_an_earlier_version() -> Refusal {
    Refusal::Conflict(
        "This Idempotency-Key was used before the service was upgraded. Its session is in the list of sessions."
            .to_owned(),
    )
}

/// Counts a submit that exceeds the limit, and refuses it.
pub(crate) fn too_many(limit: &'static str) -> Refusal {
    metrics::counter!("convene_limits_hit_total", "limit" => limit).increment(1);
    Refusal::Upstream("there is no room for one more submit".to_owned())
}
