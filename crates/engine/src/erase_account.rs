//! Use case: a person has their account erased.
//!
//! The account is marked first, which stops its committees and refuses new writes. Then one store after the other is
//! emptied. The identity and the profile go last, with a mark that invalidates older tokens. Every step can be
//! repeated. At the end the files of SQLite are wiped.
//!
//! The request is on record until the erasure is complete, so that after a crash the next sweep finds it and continues.
//! With `erasure_durable` off, a failure removes the mark and the record again.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;

use futures::FutureExt;
use pipeline::account::{Profile, token_cutoff_of_erasure};
use pipeline::erasure::{self, ErasureRecord, OwnedStore};
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError, Stored};
use pipeline::principal::{BUILT_IN_ISSUER, Person};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::store_refusal;
use crate::submission::too_many;

/// The most erasures that a process has under way. Each takes a connection to the database for most of its time.
pub(crate) const MAX_ERASURES: usize = 2;

/// The outcome of a request to erase an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erased {
    /// Everything is gone.
    Completely,
    /// The request is on record and is retried in the background.
    Pending {
        /// The id of the request that is on record.
        request_id: String,
    },
}

impl Engine {
    /// Erases the caller's account. A failure leaves it pending, or is returned if `erasure_durable` is off.
    pub async fn erase_account(&self, caller: &Caller, request_id: &str) -> Outcome<Erased> {
        // An erasure goes on after its caller is gone, so hanging up does not make room for another one.
        let _place = self.submits.enter(&caller.owner).ok_or_else(|| too_many("erasures"))?;
        let now = self.now();
        let person = caller.principal.require_human()?.clone();
        let durable = self.settings.switches.erasure_durable;
        let record = ErasureRecord {
            owner: caller.owner.clone(),
            request_id: request_id.to_owned(),
            issuer: person.issuer.clone(),
            subject: person.subject.clone(),
            attempts: 0,
            // If this process dies before the end, the sweep retries at this time.
            next_at: now.plus_seconds(erasure::back_off_seconds(0, self.settings.erasure_sweep_seconds)),
            requested_at: now,
        };
        let mut mark = mark(caller, &person, now);
        mark.push(Mutation::RecordErasure(record.clone()));
        self.store()
            .commit(mark)
            .await
            .map_err(|error| store_refusal(error, now))?;
        self.announce_erasure(&caller.owner);

        match self.erase_stores(&record).await {
            Ok(()) if self.wipe().await => Ok(Erased::Completely),
            // The data cannot be read through the service any more; the next sweep wipes the files.
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

    /// Retries the erasures that are due and returns how many were completed.
    pub async fn reconcile_erasures(&self) -> Stored<usize> {
        let mut done = 0;
        for record in self.store().due_erasures(self.now(), 100).await? {
            // Counted before it runs, so that an erasure that crashes the process is not the first thing that the next
            // process does. An erasure is never given up; its pauses grow.
            let attempts = record.attempts + 1;
            let wait = erasure::back_off_seconds(attempts, self.settings.erasure_sweep_seconds);
            let retry = Mutation::RescheduleErasure {
                owner: record.owner.clone(),
                attempts,
                next_at: self.now().plus_seconds(wait),
            };
            self.store().commit(Batch::of([retry])).await?;
            match AssertUnwindSafe(self.erase_stores(&record)).catch_unwind().await {
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

    /// Makes deleted data unreadable in the database's files. On failure returns `false`, and the next sweep retries.
    async fn wipe(&self) -> bool {
        let wiped = self.store().wipe().await;
        if let Err(error) = &wiped {
            tracing::warn!(%error, "what was erased may still be readable in the database's files");
        }
        self.unwiped.store(wiped.is_err(), Ordering::Relaxed);
        wiped.is_ok()
    }

    /// Empties every store of the owner. Two requests for the same account wait for each other; across processes, every
    /// slice locks the owner.
    async fn erase_stores(&self, record: &ErasureRecord) -> Stored<()> {
        let owner = &record.owner;
        let _turn = self.erasures.enter(owner).await;
        let park = Mutation::ParkJobs { owner: owner.clone() };
        self.store().commit(Batch::of([park])).await?;
        for store in erasure::ORDER {
            while self.erase_slice(owner, store).await? {}
        }
        // Identity and profile go only after every other store is confirmed empty.
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
        last.push(Mutation::RefuseTokensUntil {
            owner: owner.clone(),
            at: token_cutoff_of_erasure(self.now(), self.ports.identity.leeway_seconds()),
        });
        last.push(Mutation::EraseProfile { owner: owner.clone() });
        last.push(Mutation::FinishErasure { owner: owner.clone() });
        self.store().commit(last).await
    }

    /// Deletes some of the owner's rows in a store; `false` if there were none. Other writers get their turn in
    /// between.
    async fn erase_slice(&self, owner: &str, store: OwnedStore) -> Stored<bool> {
        let owner = owner.to_owned();
        match self.store().commit(Batch::of([Mutation::Erase { owner, store }])).await {
            Err(StoreError::Guard(Guard::RowsLeft)) => Ok(false),
            erased => erased.map(|()| true),
        }
    }
}

/// The writes that mark the account for erasure. A missing profile is provisioned first, because it carries the mark.
fn mark(caller: &Caller, person: &Person, now: pipeline::Timestamp) -> Batch {
    let mut batch = Batch::default();
    if caller.profile.is_none() {
        batch.push(Mutation::ProvisionProfile {
            profile: Profile::new(person, now),
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
