//! A person has everything of theirs erased.
//!
//! The account is marked first, which stops its committees and refuses new writes; then one store
//! after the other is swept; the identity and the profile go last, with a mark that kills older
//! tokens. Every step may run again. At the end the files of the database are wiped, where it has files of ours.
//!
//! A record of the wish stands while the sweep goes on, so that a crash in the middle leaves nobody half erased: the
//! next sweep finds it and goes on. Without the durable switch a failure takes mark and record back.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;

use futures::FutureExt;
use pipeline::account::mark_of_erasure;
use pipeline::erasure::{self, ErasureRecord};
use pipeline::ports::store::{Batch, Mutation, Stored};
use pipeline::principal::{BUILT_IN_ISSUER, Person};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::refused;

/// What became of the wish to be erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erased {
    /// Everything is gone.
    Completely,
    /// It is recorded and goes on by itself.
    Pending {
        /// The request that recorded it.
        request_id: String,
    },
}

impl Engine {
    /// Erases the caller. What fails is recorded and retried, or fails at once, as the switch says.
    pub async fn erase_account(&self, caller: &Caller, request_id: &str) -> Outcome<Erased> {
        let now = self.now();
        let person = caller.principal.require_human()?.clone();
        let durable = self.settings.switches.erasure_durable;
        let record = ErasureRecord {
            owner: caller.owner.clone(),
            request_id: request_id.to_owned(),
            issuer: person.issuer.clone(),
            subject: person.subject.clone(),
            attempts: 0,
            // A first retry by the sweep, should this process die in the middle.
            next_at: now.plus_seconds(erasure::back_off_seconds(0, self.settings.erasure_sweep_seconds)),
            requested_at: now,
        };
        let mut mark = mark(caller, &person, now);
        mark.push(Mutation::RecordErasure(record.clone()));
        self.store().commit(mark).await.map_err(|error| refused(error, now))?;
        self.say_goodbye(&caller.owner);

        match self.sweep(&record).await {
            Ok(()) if self.wipe().await => Ok(Erased::Completely),
            // Nothing of it can be read through the service any more; the files are wiped by the sweep.
            Ok(()) => {
                metrics::counter!("convene_erasures_pending_total").increment(1);
                Ok(Erased::Pending {
                    request_id: record.request_id,
                })
            }
            Err(error) if durable => {
                tracing::warn!(%error, owner = %record.owner, "an erasure is pending");
                metrics::counter!("convene_erasures_pending_total").increment(1);
                let kept = self
                    .store()
                    .erasure(&caller.owner)
                    .await
                    .ok()
                    .flatten()
                    .unwrap_or(record);
                Ok(Erased::Pending {
                    request_id: kept.request_id,
                })
            }
            Err(error) => {
                tracing::warn!(%error, owner = %record.owner, "an erasure failed");
                let unmark = Batch::of([
                    Mutation::SetErasing {
                        owner: caller.owner.clone(),
                        erasing: false,
                    },
                    Mutation::ResumeJobs {
                        owner: caller.owner.clone(),
                        now: self.now(),
                    },
                    Mutation::FinishErasure {
                        owner: caller.owner.clone(),
                    },
                ]);
                if let Err(error) = self.store().commit(unmark).await {
                    tracing::warn!(%error, "an account stays marked for erasure until the sweep gets to it");
                }
                Err(Refusal::Upstream(error.to_string()))
            }
        }
    }

    /// Retries the erasures that are due; tells how many are done.
    pub async fn reconcile_erasures(&self) -> Stored<usize> {
        let mut done = 0;
        for record in self.store().due_erasures(self.now(), 100).await? {
            // The try is counted before it is made: one that takes the process with it must not be the first thing that
            // the next process does. An erasure is never given up, its pauses grow.
            let attempts = record.attempts + 1;
            let wait = erasure::back_off_seconds(attempts, self.settings.erasure_sweep_seconds);
            let retry = Mutation::RescheduleErasure {
                owner: record.owner.clone(),
                attempts,
                next_at: self.now().plus_seconds(wait),
            };
            self.store().commit(Batch::of([retry])).await?;
            match AssertUnwindSafe(self.sweep(&record)).catch_unwind().await {
                Ok(Ok(())) => done += 1,
                Ok(Err(error)) => {
                    tracing::warn!(%error, owner = %record.owner, attempts, "an erasure is still pending");
                }
                Err(_) => tracing::error!(owner = %record.owner, attempts, "an erasure panicked and is still pending"),
            }
        }
        if done > 0 || self.unwiped.load(Ordering::Relaxed) {
            self.wipe().await;
        }
        Ok(done)
    }

    /// Makes what was deleted unreadable in the database's files. What cannot be done now is left to the sweep.
    async fn wipe(&self) -> bool {
        let wiped = self.store().wipe().await;
        if let Err(error) = &wiped {
            tracing::warn!(%error, "what was erased may still be readable in the database's files");
        }
        self.unwiped.store(wiped.is_err(), Ordering::Relaxed);
        wiped.is_ok()
    }

    async fn sweep(&self, record: &ErasureRecord) -> Stored<()> {
        let owner = &record.owner;
        let park = Mutation::ParkJobs { owner: owner.clone() };
        self.store().commit(Batch::of([park])).await?;
        for store in erasure::ORDER {
            let erase = Mutation::Erase {
                owner: owner.clone(),
                store,
            };
            self.store().commit(Batch::of([erase])).await?;
        }
        // Only now, when every other store is confirmed empty.
        let built_in = record.issuer == BUILT_IN_ISSUER;
        let mut last = Batch::default();
        if built_in {
            for write in [
                Mutation::EraseCodes {
                    subject: record.subject.clone(),
                },
                Mutation::EraseRefreshTokens {
                    subject: record.subject.clone(),
                },
                Mutation::EraseIdentity {
                    subject: record.subject.clone(),
                },
            ] {
                last.push(write);
            }
        }
        last.push(Mutation::StopJobs { owner: owner.clone() });
        last.push(Mutation::MarkErased {
            owner: owner.clone(),
            at: mark_of_erasure(self.now(), self.ports.identity.leeway_seconds()),
        });
        last.push(Mutation::EraseProfile { owner: owner.clone() });
        last.push(Mutation::FinishErasure { owner: owner.clone() });
        self.store().commit(last).await
    }
}

/// Marks the account, provisioning it first so that there is something to mark.
fn mark(caller: &Caller, person: &Person, now: pipeline::Timestamp) -> Batch {
    let mut batch = Batch::default();
    if caller.profile.is_none() {
        batch.push(Mutation::ProvisionProfile {
            profile: crate::provision::new_profile(person, now),
            token_issued_at: person.issued_at,
        });
    }
    batch.push(Mutation::SetErasing {
        owner: caller.owner.clone(),
        erasing: true,
    });
    batch.push(Mutation::ParkJobs {
        owner: caller.owner.clone(),
    });
    batch
}
