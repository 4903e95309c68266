//! What can be written, one statement each, with the guard that must hold.

#[cfg(doc)]
use super::guard::Guard;
use super::records::{AuthorizationCode, DocumentKind, IdentityRecord, Job, RecordKey, RefreshToken, SigningKey, Step};
use crate::Timestamp;
use crate::account::Profile;
use crate::api_key::KeyRecord;
use crate::erasure::{ErasureRecord, OwnedStore};
use crate::execution::{Execution, Usage};
use crate::idempotency::IdempotencyScope;
use crate::plan::Plan;
use crate::portfolio::Portfolio;
use crate::ports::datasets::{Dataset, DatasetKey};
use crate::principal::Tier;
use crate::review::{Feedback, Review};
use crate::session::{Owner, Session, SessionId};
use crate::transcript::Entry;

/// One write. Each is one statement; where it names a [`Guard`], exactly one row must be touched.
#[derive(Debug, Clone, PartialEq)]
#[expect(
    missing_docs,
    reason = "each variant is documented; its fields are named after what they hold"
)]
pub enum Mutation {
    /// Inserts the profile if there is none, and if the token that asks for it is not older than an erasure of the
    /// owner.
    ProvisionProfile {
        profile: Profile,
        token_issued_at: Timestamp,
    },
    /// Guards [`Guard::AccountActive`], and serialises the batch with an erasure of the owner.
    TouchProfile { owner: Owner, now: Timestamp },
    /// Sets what the user pays for.
    SetTier { owner: Owner, tier: Tier },
    /// Binds the one-time upgrade. Guards [`Guard::UpgradeFree`].
    ClaimUpgrade { owner: Owner, session_id: SessionId },
    /// Sets or clears the mark that refuses new writes.
    SetErasing { owner: Owner, erasing: bool },

    /// Inserts session and list line. Guards [`Guard::SessionVersion`] (the id is new).
    InsertSession(Box<Session>),
    /// Writes the brief of a session. Must come with [`Mutation::UpdateSession`] or [`Mutation::InsertSession`].
    PutBrief {
        session_id: SessionId,
        owner: Owner,
        brief: String,
    },
    /// Updates title, status and version; the session holds the new version. Guards [`Guard::SessionVersion`] against
    /// `version - 1`.
    UpdateSession(Box<Session>),

    /// Guards [`Guard::PlanAbsent`].
    InsertPlan(Box<Plan>),
    /// The plan holds the new version. Guards [`Guard::PlanVersion`] against `version - 1`.
    UpdatePlan(Box<Plan>),

    /// Guards [`Guard::ExecutionAbsent`].
    InsertExecution(Box<Execution>),
    /// Writes the execution whole. Guards [`Guard::ExecutionHead`]: `latest_seq` is still the expected one and the
    /// status not terminal.
    AdvanceExecution {
        execution: Box<Execution>,
        expected_seq: i64,
    },
    /// Appends an entry; comes with [`Mutation::AdvanceExecution`].
    AppendEntry { session_id: SessionId, entry: Entry },
    /// Inserts or replaces a finding at its place.
    PutFinding {
        session_id: SessionId,
        ordinal: i64,
        task_id: String,
        body: String,
    },
    /// Guards [`Guard::StepAbsent`].
    RecordStep { session_id: SessionId, step: Step },
    /// Inserts or replaces a result document.
    PutDocument {
        session_id: SessionId,
        owner: Owner,
        kind: DocumentKind,
        body: String,
        at: Timestamp,
    },
    /// Inserts or replaces a rendered audit record, in base64.
    PutAuditBlob {
        session_id: SessionId,
        owner: Owner,
        sha256: String,
        body: String,
        at: Timestamp,
    },

    /// Enqueues a job unless one of that id is waiting or running; one that is done or dead is made ready again.
    Enqueue(Job),
    /// Enqueues a job that this worker is already running, with the fence it holds. Guards [`Guard::LeaseHeld`] (no
    /// other worker runs it).
    EnqueueHeld {
        job: Job,
        worker: String,
        lease_until: Timestamp,
    },
    /// Renews the lease. Guards [`Guard::LeaseHeld`].
    HoldLease {
        job_id: String,
        worker: String,
        fence: i64,
        lease_until: Timestamp,
    },
    /// Renews the lease because a step is done. Guards [`Guard::LeaseHeld`].
    Progress {
        job_id: String,
        worker: String,
        fence: i64,
        lease_until: Timestamp,
    },
    /// Deletes a job that is done. Guards [`Guard::LeaseHeld`].
    FinishJob { job_id: String, worker: String, fence: i64 },
    /// Gives a job back, to run again at a later time. `counted` is false when a worker merely stops; then the try does
    /// not count. Guards [`Guard::LeaseHeld`].
    ReleaseJob {
        job_id: String,
        worker: String,
        fence: i64,
        run_at: Timestamp,
        counted: bool,
    },
    /// Gives a job back without counting a try: it waits for something that is down. Guards [`Guard::LeaseHeld`].
    SuspendJob {
        job_id: String,
        worker: String,
        fence: i64,
        run_at: Timestamp,
    },
    /// Takes all jobs of an owner from their workers, whose committees stop at the next write, and lets nobody claim
    /// them.
    ParkJobs { owner: Owner },
    /// Makes parked jobs ready again.
    ResumeJobs { owner: Owner, now: Timestamp },
    /// Deletes all jobs of an owner.
    StopJobs { owner: Owner },

    /// Inserts or replaces.
    PutFeedback(Feedback),
    /// Deletes, if there.
    DeleteFeedback { owner: Owner, session_id: SessionId },
    /// Inserts, or replaces rating, comment and time. Guards [`Guard::ReviewsLeft`]: a response has at most `most`
    /// reviews, one of itself and others of its tasks. Comes after [`Mutation::TouchProfile`], whose row lock makes
    /// concurrent requests count one after the other.
    PutReview { review: Review, most: i64 },

    /// Inserts or replaces what an owner holds. Comes with [`Mutation::TouchProfile`], so that an erasure is not
    /// undone.
    PutPortfolio(Portfolio),
    /// Guards [`Guard::PortfolioExists`].
    RemovePortfolio { owner: Owner },
    /// Inserts or replaces. Datasets have no owner.
    PutDataset(Box<Dataset>),
    /// Guards [`Guard::DatasetExists`].
    RemoveDataset(DatasetKey),

    /// Checks that the owner has fewer than `most` live keys. Guards [`Guard::KeysLeft`]. Comes after
    /// [`Mutation::TouchProfile`], whose row lock makes concurrent requests count one after the other.
    CheckKeyLimit { owner: Owner, now: Timestamp, most: i64 },
    /// Deletes the owner's oldest revoked and expired keys, so that only some of them are kept. A large number of them
    /// is deleted over several calls.
    DropEndedKeys { owner: Owner, now: Timestamp },
    /// Guards [`Guard::KeyState`] (the id is new).
    InsertKey(KeyRecord),
    /// Changes only the given fields of a key that is not revoked. Guards [`Guard::KeyState`].
    UpdateKey {
        owner: Owner,
        key_id: String,
        name: Option<String>,
        scopes: Option<String>,
    },
    /// Sets a key that is active to rotating. Guards [`Guard::KeyState`].
    RotateKey {
        owner: Owner,
        key_id: String,
        successor_id: String,
        grace_ends_at: Timestamp,
    },
    /// Inserts the successor that [`Mutation::RotateKey`] named, with name, scopes and expiry as the key has them at
    /// this commit. Guards [`Guard::KeyState`].
    InsertSuccessor {
        owner: Owner,
        key_id: String,
        successor_id: String,
        sha256: String,
        now: Timestamp,
    },
    /// Revokes a key, whatever its state. Guards [`Guard::KeyState`] (it exists).
    RevokeKey { owner: Owner, key_id: String },
    /// Notes when a key last authenticated.
    TouchKey { key_id: String, at: Timestamp },
    /// Draws one kickoff of the day. Guards [`Guard::QuotaLeft`].
    DrawQuota {
        key_id: String,
        owner: Owner,
        day: i64,
        cap: i64,
    },
    /// Draws one kickoff of the day of all keys of the owner. Guards [`Guard::OwnerQuotaLeft`].
    DrawOwnerQuota { owner: Owner, day: i64, cap: i64 },

    /// Guards [`Guard::IdempotencyFree`].
    ClaimIdempotency {
        scope: IdempotencyScope,
        fingerprint: String,
        token: String,
        held_until: Timestamp,
        now: Timestamp,
    },
    /// Takes a key over from a dead or expired holder. Guards [`Guard::IdempotencyFree`].
    TakeOverIdempotency {
        scope: IdempotencyScope,
        from_token: String,
        fingerprint: String,
        token: String,
        held_until: Timestamp,
        now: Timestamp,
    },
    /// Guards [`Guard::IdempotencyHeld`].
    RenewIdempotency {
        scope: IdempotencyScope,
        token: String,
        held_until: Timestamp,
    },
    /// Stores what came of the request, as JSON. Guards [`Guard::IdempotencyHeld`].
    CompleteIdempotency {
        scope: IdempotencyScope,
        token: String,
        outcome: String,
    },
    /// Frees the key of a request that failed, if the request still holds it.
    ReleaseIdempotency { scope: IdempotencyScope, token: String },
    /// Deletes a slice of the records made before a moment. Guards [`Guard::RowsLeft`].
    SweepIdempotency { before: Timestamp, now: Timestamp },
    /// Deletes quota rows of days before this one.
    SweepQuota { before_day: i64 },
    /// Adds to what was spent in a day, by everybody. Comes last in its batch: all instances wait for the same row.
    Spend { day: i64, usage: Usage },
    /// Adds to what was spent in a day for one owner. Comes right before [`Mutation::Spend`].
    SpendForOwner { owner: Owner, day: i64, usage: Usage },
    /// Deletes what was spent in days before this one.
    SweepSpend { before_day: i64 },
    /// Deletes what was spent for single owners in days before this one.
    SweepOwnerSpend { before_day: i64 },
    /// Deletes a slice of the authorization codes that have expired. Guards [`Guard::RowsLeft`].
    SweepCodes { now: Timestamp },
    /// Deletes a slice of the refresh tokens that have expired. Guards [`Guard::RowsLeft`].
    SweepRefreshTokens { now: Timestamp },

    /// Records an erasure, or keeps the one there is.
    RecordErasure(ErasureRecord),
    /// Sets the next try.
    RescheduleErasure {
        owner: Owner,
        attempts: i64,
        next_at: Timestamp,
    },
    /// Deletes a slice of an owner's rows in one store. Guards [`Guard::RowsLeft`].
    Erase { owner: Owner, store: OwnedStore },
    /// Deletes the codes of an identity.
    EraseCodes { subject: String },
    /// Deletes the refresh tokens of an identity.
    EraseRefreshTokens { subject: String },
    /// Deletes the built-in provider's identity.
    EraseIdentity { subject: String },
    /// Deletes the profile.
    EraseProfile { owner: Owner },
    /// Refuses tokens of the owner issued at or before this moment, for ever. The moment never moves back.
    RefuseTokensUntil { owner: Owner, at: Timestamp },
    /// Deletes the record of an erasure that is done.
    FinishErasure { owner: Owner },

    /// Guards [`Guard::EmailFree`].
    InsertIdentity(IdentityRecord),
    /// Changes a password, both as hashes. Guards [`Guard::PasswordUnchanged`].
    SetPassword { subject: String, from: String, to: String },
    /// Guards [`Guard::SigningKeyAbsent`].
    InsertSigningKey(SigningKey),
    /// Puts a key that signs records to use. Guards [`Guard::RecordKeyAbsent`].
    InsertRecordKey(Box<RecordKey>),
    /// Ends the use of a key that signs records, and forgets its private half. Guards [`Guard::RecordKeyInUse`].
    RetireRecordKey { kid: String, at: Timestamp },
    /// Keeps a code.
    InsertCode(AuthorizationCode),
    /// Marks a code as used. Guards [`Guard::OneTimeUse`].
    UseCode { code_sha256: String },
    /// Keeps a refresh token.
    InsertRefreshToken(RefreshToken),
    /// Marks a refresh token as used. Guards [`Guard::OneTimeUse`].
    UseRefreshToken { token_sha256: String },
    /// Revokes all refresh tokens of one sign-in.
    RevokeRefreshFamily { family: String },
}

/// Writes that are applied all together or not at all, in order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Batch(pub Vec<Mutation>);

impl Batch {
    /// A batch of these.
    pub fn of(mutations: impl IntoIterator<Item = Mutation>) -> Self {
        Self(mutations.into_iter().collect())
    }

    /// Adds one.
    pub fn push(&mut self, mutation: Mutation) -> &mut Self {
        self.0.push(mutation);
        self
    }

    /// Whether this belongs to work that is under way: it renews or releases a lease or an idempotency key, sweeps,
    /// continues an erasure, or only records the cost of a call. If it queued with new requests, or were refused like
    /// one, a flood of requests would make workers lose their leases.
    pub fn skips_queue(&self) -> bool {
        let keeps = |mutation: &Mutation| {
            matches!(
                mutation,
                Mutation::HoldLease { .. }
                    | Mutation::Progress { .. }
                    | Mutation::FinishJob { .. }
                    | Mutation::ReleaseJob { .. }
                    | Mutation::SuspendJob { .. }
                    | Mutation::RenewIdempotency { .. }
                    | Mutation::ReleaseIdempotency { .. }
                    | Mutation::SweepIdempotency { .. }
                    | Mutation::SweepCodes { .. }
                    | Mutation::SweepRefreshTokens { .. }
                    | Mutation::Erase { .. }
                    | Mutation::RescheduleErasure { .. }
                    | Mutation::FinishErasure { .. }
            )
        };
        let costs = |mutation: &Mutation| {
            matches!(
                mutation,
                Mutation::RecordStep { .. } | Mutation::Spend { .. } | Mutation::SpendForOwner { .. }
            )
        };
        self.0.iter().any(keeps) || self.0.iter().all(costs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_keeps_a_lease_is_under_way_and_a_new_request_is_not() {
        let spend = || Mutation::Spend {
            day: 1,
            usage: Usage::default(),
        };
        let touch = || Mutation::TouchKey {
            key_id: "k".to_owned(),
            at: Timestamp::from_seconds(1),
        };
        let hold = Mutation::HoldLease {
            job_id: "j".to_owned(),
            worker: "w".to_owned(),
            fence: 1,
            lease_until: Timestamp::from_seconds(1),
        };
        assert!(Batch::of([spend()]).skips_queue());
        assert!(Batch::of([touch(), hold]).skips_queue());
        assert!(!Batch::of([touch()]).skips_queue());
        assert!(!Batch::of([touch(), spend()]).skips_queue());
    }
}
