//! Submits that happen once: the Idempotency-Key.
//!
//! The first request claims the key and holds it while it works; what came of it is stored in the same
//! commit as its effect. A second request with the key waits for the first, on any instance, for a
//! bounded time and in a bounded number. A holder that dies lets the claim run out, and the key is free again.

use std::future::Future;
use std::time::Duration;

use pipeline::idempotency::{IdempotencyScope, Verdict, fingerprint, judge};
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::{Outcome, Refusal, Timestamp};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::Instant;

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::refused;

/// How many submits are in flight in this process at most, and how many of one owner.
pub(crate) const MAX_SUBMITS: usize = 1_024;
pub(crate) const MAX_SUBMITS_PER_OWNER: usize = 64;

/// For how long a claim is believed without a sign of life.
const HOLD_SECONDS: i64 = 10;
/// How often a holder gives one.
const RENEW: Duration = Duration::from_secs(3);
/// The longest pause between two looks of somebody who waits. All who may wait together look a thousand times a second.
const LOOK: Duration = Duration::from_millis(250);

/// A submit before it is done.
#[derive(Debug, Clone)]
pub struct Submission {
    /// Who submits.
    pub caller: Caller,
    /// The operation.
    pub route: &'static str,
    /// The path below it.
    pub path: String,
    /// The parsed body, for comparison.
    pub body: Value,
    /// How many bytes the body had.
    pub body_bytes: usize,
    /// The caller's key, already checked for its form.
    pub key: Option<String>,
}

/// What came of a submit.
#[derive(Debug, Clone, PartialEq)]
pub struct Submitted<T> {
    /// The session or plan as it was right after the submit.
    pub outcome: T,
    /// Whether an earlier submit with the same key brought it about.
    pub replayed: bool,
}

/// A key that this request holds.
#[derive(Debug, Clone)]
pub(crate) struct Hold {
    scope: IdempotencyScope,
    token: String,
}

/// What a use case adds to its commit so that the outcome is kept with the effect.
#[derive(Debug, Clone)]
pub(crate) struct OutcomeSlot(Option<Hold>);

impl OutcomeSlot {
    pub(crate) fn put(&self, batch: &mut Batch, outcome: &impl Serialize) -> Outcome<()> {
        if let Some(hold) = &self.0 {
            batch.push(Mutation::CompleteIdempotency {
                scope: hold.scope.clone(),
                token: hold.token.clone(),
                outcome: serde_json::to_string(outcome).map_err(|error| Refusal::Internal(error.to_string()))?,
            });
        }
        Ok(())
    }
}

impl Engine {
    /// Runs the work once per key. Without a key it simply runs.
    pub(crate) async fn once<T, W, F>(&self, submission: &Submission, work: W) -> Outcome<Submitted<T>>
    where
        T: DeserializeOwned,
        W: FnOnce(OutcomeSlot) -> F,
        F: Future<Output = Outcome<T>>,
    {
        let owner = &submission.caller.owner;
        let _place = self.submits.enter(owner).ok_or_else(|| crowded("submits"))?;
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
            key: key.clone(),
        };
        let (path, body) = (submission.path.clone(), submission.body.clone());
        let digest = move || fingerprint(&path, &body);
        let digest = self.compute_bytes(owner, submission.body_bytes, digest).await?;
        let hold = match self.acquire(&submission.caller, scope, &digest).await? {
            Acquired::Held(hold) => hold,
            Acquired::Done(outcome) => {
                return Ok(Submitted {
                    outcome: serde_json::from_str(&outcome).map_err(|_| answered_by_an_earlier_version())?,
                    replayed: true,
                });
            }
        };
        let result = self.while_holding(&hold, work(OutcomeSlot(Some(hold.clone())))).await;
        if result.is_err() {
            let release = Mutation::ReleaseIdempotency {
                scope: hold.scope,
                token: hold.token,
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
        // Its place among those who wait, from its first wait on.
        let mut place = None;
        loop {
            let now = self.now();
            let claim = match self
                .store()
                .idempotency(&scope)
                .await
                .map_err(|error| refused(error, now))?
            {
                None => Mutation::ClaimIdempotency {
                    scope: scope.clone(),
                    fingerprint: fingerprint.to_owned(),
                    token: token.clone(),
                    held_until: now.plus_seconds(HOLD_SECONDS),
                    now,
                },
                Some(record) => match judge(&record, fingerprint, now, self.settings.idempotency_keep_seconds)? {
                    Verdict::Replay(outcome) => return Ok(Acquired::Done(outcome)),
                    Verdict::TakeOver(from_token) => Mutation::TakeOverIdempotency {
                        scope: scope.clone(),
                        from_token,
                        fingerprint: fingerprint.to_owned(),
                        token: token.clone(),
                        held_until: now.plus_seconds(HOLD_SECONDS),
                        now,
                    },
                    Verdict::Wait => {
                        if place.is_none() {
                            place = Some(
                                self.waiters
                                    .enter(&scope.owner)
                                    .ok_or_else(|| crowded("idempotency_wait"))?,
                            );
                        }
                        if Instant::now() >= deadline {
                            return Err(Refusal::Upstream(
                                "the first submit with this key is still at work".to_owned(),
                            ));
                        }
                        tokio::time::sleep(pause).await;
                        pause = (pause * 2).min(LOOK);
                        continue;
                    }
                },
            };
            // With the account's guard: an erasure that has swept the keys must not find a new one behind it.
            let mut batch = caller.opening(now);
            batch.push(claim);
            match self.store().commit(batch).await {
                Ok(()) => return Ok(Acquired::Held(Hold { scope, token })),
                // Somebody was faster: look again.
                Err(StoreError::Guard(Guard::IdempotencyFree)) => {}
                Err(error) => return Err(refused(error, now)),
            }
        }
    }

    async fn while_holding<T>(&self, hold: &Hold, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        loop {
            tokio::select! {
                biased;
                result = &mut work => return result,
                () = tokio::time::sleep(RENEW) => self.renew(hold, self.now()).await,
            }
        }
    }

    async fn renew(&self, hold: &Hold, now: Timestamp) {
        let renew = Mutation::RenewIdempotency {
            scope: hold.scope.clone(),
            token: hold.token.clone(),
            held_until: now.plus_seconds(HOLD_SECONDS),
        };
        // If this fails the final commit says so: it is guarded by the hold.
        if let Err(error) = self.store().commit(Batch::of([renew])).await {
            tracing::warn!(%error, "an idempotency claim could not be renewed");
        }
    }
}

enum Acquired {
    Held(Hold),
    /// What came of the first request, as JSON.
    Done(String),
}

/// Earlier versions stored the text of the answer, from which the session or plan cannot be made again. The request is
/// refused, because running it again would do its work twice.
fn answered_by_an_earlier_version() -> Refusal {
    Refusal::Conflict(
        "This Idempotency-Key was used before the service was upgraded. Its session is in the list of sessions."
            .to_owned(),
    )
}

/// One more than there is room for.
fn crowded(limit: &'static str) -> Refusal {
    metrics::counter!("convene_limits_hit_total", "limit" => limit).increment(1);
    Refusal::Upstream("there is no room for one more submit".to_owned())
}
