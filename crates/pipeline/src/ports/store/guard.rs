//! What must be true of the stored rows for a write to happen.

/// The condition that failed when a batch was rolled back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guard {
    /// The account exists and is not being erased.
    AccountActive,
    /// The one-time upgrade is free, or already this session's.
    UpgradeFree,
    /// The session is there in the version that was read.
    SessionVersion,
    /// There is no plan yet.
    PlanAbsent,
    /// The plan is there in the version that was read.
    PlanVersion,
    /// There is no execution yet.
    ExecutionAbsent,
    /// The execution's transcript ends where the writer believes, and it is not terminal.
    ExecutionHead,
    /// The step was not recorded before.
    StepAbsent,
    /// The worker still holds the job under its fence.
    LeaseHeld,
    /// The key has kickoffs left today.
    QuotaLeft,
    /// All keys of the owner together have kickoffs left today.
    OwnerQuotaLeft,
    /// The owner may have one more live key.
    KeysLeft,
    /// The response may have one more review, or the review is there already.
    ReviewsLeft,
    /// Nobody has used the idempotency key.
    IdempotencyFree,
    /// The request still holds the idempotency key.
    IdempotencyHeld,
    /// The key is there and in the state that was read.
    KeyState,
    /// Nobody has signed up with the address.
    EmailFree,
    /// The password is still the one that was read.
    PasswordUnchanged,
    /// The code or refresh token was not used before.
    OneTimeUse,
    /// There is no signing key of that id.
    SigningKeyAbsent,
    /// No key that signs records is in use for the address.
    RecordKeyAbsent,
    /// The key that signs records is the one in use.
    RecordKeyInUse,
    /// The dataset is there.
    DatasetExists,
    /// There are rows for an erasure or a sweep to delete.
    RowsLeft,
    /// The owner has a portfolio.
    PortfolioExists,
}
