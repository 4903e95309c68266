//! The store: reads, and one atomic commit.
//!
//! The engine reads what it needs, a pure function decides, and the result is committed as one
//! [`Batch`] of guarded mutations. There are no interactive transactions, so nothing can be half-applied.

use async_trait::async_trait;
use thiserror::Error;

pub mod batch;
pub mod guard;
pub mod records;

pub use batch::{Batch, Mutation};
pub use guard::Guard;
pub use records::*;

use super::datasets::DatasetStore;
use languages::language::Language;

use crate::account::{AccountState, Profile};
use crate::api_key::KeyRecord;
use crate::budget::DaySpend;
use crate::erasure::ErasureRecord;
use crate::execution::{Execution, Usage};
use crate::idempotency::{IdempotencyRecord, IdempotencyScope};
use crate::limits::{owner_quota_spent, quota_spent};
use crate::plan::Plan;
use crate::portfolio::Portfolio;
use crate::review::{Feedback, Review, ReviewKey};
use crate::session::{Session, SessionSummary};
use crate::{Refusal, Timestamp};

/// Why a read or a commit failed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// A guard of the batch did not hold; nothing was written.
    #[error("guard failed: {0:?}")]
    Guard(Guard),
    /// The database cannot be reached or timed out; a retry may succeed.
    #[error("store unavailable: {0}")]
    Unavailable(String),
    /// What is stored cannot be read, or a statement is wrong: a fault of ours.
    #[error("store fault: {0}")]
    Fault(String),
}

impl StoreError {
    /// What the caller of a request is told. Guards that a use case handles itself do not get here.
    pub fn refusal(self, now: Timestamp) -> Refusal {
        let guard = match self {
            Self::Unavailable(reason) => return Refusal::Upstream(reason),
            Self::Fault(reason) => return Refusal::Internal(reason),
            Self::Guard(guard) => guard,
        };
        let conflict = match guard {
            Guard::QuotaLeft => return quota_spent(now),
            Guard::OwnerQuotaLeft => return owner_quota_spent(now),
            Guard::ReviewsLeft => {
                let why = "reviews of too many tasks of this response are stored already; change one of those";
                return Refusal::field("task_id", why);
            }
            Guard::KeysLeft => {
                "This account has as many live keys as it may have. Revoke one that is not used any more, or wait \
                 until one has expired or the grace of a rotated one is over, then try again."
            }
            Guard::AccountActive => "This account is being erased; nothing new can be stored for it.",
            Guard::EmailFree => "This address is already signed up.",
            _ => "This was changed by another request at the same time. Read it and try again.",
        };
        Refusal::Conflict(conflict.to_owned())
    }
}

/// What a store method gives back.
pub type Stored<T> = Result<T, StoreError>;

/// Everything the service keeps. A method that touches user data takes the owner; a record of another owner counts as
/// missing. Methods without an owner are for the worker and the commands of the operator, or come after a check of the
/// owner.
#[async_trait]
pub trait Store: DatasetStore + Send + Sync {
    /// Applies all mutations or none.
    async fn commit(&self, batch: Batch) -> Stored<()>;

    /// The profile and the erasure mark of an owner.
    async fn account_state(&self, owner: &str) -> Stored<AccountState>;
    /// Profiles with that address (there can be one per issuer).
    async fn profiles_by_email(&self, email: &str) -> Stored<Vec<Profile>>;

    /// A key by its public id.
    async fn key(&self, key_id: &str) -> Stored<Option<KeyRecord>>;
    /// The keys of an owner, newest first.
    async fn keys_of(&self, owner: &str) -> Stored<Vec<KeyRecord>>;

    /// How many kickoffs a key has drawn in a UTC day; with an owner in its place, how many all keys of the owner have.
    async fn kickoffs(&self, drawn_by: &str, day: i64) -> Stored<i64>;

    /// A session with its brief.
    async fn session(&self, owner: &str, session_id: &str) -> Stored<Option<Session>>;
    /// A session as its line in the list shows it, without its brief.
    async fn session_summary(&self, owner: &str, session_id: &str) -> Stored<Option<SessionSummary>>;
    /// All sessions of an owner, newest first.
    async fn sessions(&self, owner: &str) -> Stored<Vec<SessionSummary>>;
    /// The plan of a session.
    async fn plan(&self, owner: &str, session_id: &str) -> Stored<Option<Plan>>;
    /// The execution of a session.
    async fn execution(&self, owner: &str, session_id: &str) -> Stored<Option<Execution>>;
    /// The findings so far, in order, each as the JSON object on the wire.
    async fn findings(&self, owner: &str, session_id: &str) -> Stored<Vec<String>>;
    /// The transcript after a cursor; `None` before the first turn.
    async fn transcript(&self, owner: &str, session_id: &str, after: i64) -> Stored<Option<TranscriptPage>>;
    /// The transcript for an API key, in one statement: the key's record, and the page as its owner sees it. The caller
    /// must check the key before it looks at the page.
    async fn transcript_by_key(&self, key_id: &str, session_id: &str, after: i64) -> Stored<Option<KeyedPage>>;
    /// The analysis or the debrief of a session as JSON, and the session's language.
    async fn document(&self, owner: &str, session_id: &str, kind: DocumentKind) -> Stored<Option<(String, Language)>>;
    /// A rendered audit record, in base64.
    async fn audit_blob(&self, owner: &str, session_id: &str) -> Stored<Option<String>>;

    /// The feedback on a session's debrief.
    async fn feedback(&self, owner: &str, session_id: &str) -> Stored<Option<Feedback>>;
    /// A review.
    async fn review(&self, owner: &str, key: &ReviewKey) -> Stored<Option<Review>>;

    /// The holdings that an owner has imported.
    async fn portfolio(&self, owner: &str) -> Stored<Option<Portfolio>>;
    /// The portfolios of all owners, for the operator's list.
    async fn portfolios(&self) -> Stored<Vec<Portfolio>>;

    /// The record of an idempotency key.
    async fn idempotency(&self, scope: &IdempotencyScope) -> Stored<Option<IdempotencyRecord>>;

    /// Takes a job that is due or whose lease ran out, raises its fence and leases it.
    async fn claim_job(&self, claim: &Claim) -> Stored<Option<Job>>;
    /// How many jobs wait for something that is down.
    async fn suspended_jobs(&self) -> Stored<i64>;
    /// What was spent in a UTC day, by everybody and for the owner.
    async fn spent(&self, owner: &str, day: i64) -> Stored<DaySpend>;
    /// What was spent for the owner in each UTC day since that one, oldest first; days without anything are left out.
    async fn spent_by_day(&self, owner: &str, from_day: i64) -> Stored<Vec<(i64, Usage)>>;
    /// When the next job is due, if any is waiting.
    async fn next_job_at(&self) -> Stored<Option<Timestamp>>;
    /// The finished steps of a session's journal.
    async fn steps(&self, session_id: &str) -> Stored<Vec<Step>>;
    /// The texts that are sealed when a committee ends.
    async fn sealed_texts(&self, session_id: &str) -> Stored<SealedTexts>;
    /// Everything a session is made of: for its record, after a check of the owner, and for the checker.
    async fn record(&self, session_id: &str) -> Stored<Option<StoredRecord>>;

    /// The erasure under way for an owner.
    async fn erasure(&self, owner: &str) -> Stored<Option<ErasureRecord>>;
    /// Erasures that are due, oldest first.
    async fn due_erasures(&self, now: Timestamp, most: i64) -> Stored<Vec<ErasureRecord>>;

    /// The built-in provider's identity of an address.
    async fn identity_by_email(&self, email: &str) -> Stored<Option<IdentityRecord>>;
    /// The built-in provider's identity of a subject.
    async fn identity(&self, subject: &str) -> Stored<Option<IdentityRecord>>;
    /// The built-in provider's signing keys, newest first.
    async fn signing_keys(&self) -> Stored<Vec<SigningKey>>;
    /// The key that signs records for an address.
    async fn record_key(&self, issuer: &str) -> Stored<Option<RecordKey>>;
    /// All keys that sign or signed records, newest first.
    async fn record_keys(&self) -> Stored<Vec<RecordKey>>;
    /// An authorization code by its hash.
    async fn authorization_code(&self, code_sha256: &str) -> Stored<Option<AuthorizationCode>>;
    /// A refresh token by its hash.
    async fn refresh_token(&self, token_sha256: &str) -> Stored<Option<RefreshToken>>;
    /// Whether a sign-in has a refresh token, used or not.
    async fn has_refresh_family(&self, family: &str) -> Stored<bool>;

    /// Writes and reads a row that is there for the health report.
    async fn ping(&self, at: Timestamp) -> Stored<()>;
    /// Waits until a commit, here or in another process, may have made a job ready. May wake early.
    async fn job_wakeup(&self);
    /// Makes what was deleted unreadable in the database's own files, as far as the database lets us.
    async fn wipe(&self) -> Stored<()>;
    /// `sqlite` or `postgres`.
    fn kind(&self) -> &'static str;
    /// Finishes what is queued and closes.
    async fn close(&self);
}
