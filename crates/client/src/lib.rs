//! The typed client of the HTTP API. It follows the rules for callers, so that code that uses it need not:
//!
//! - every submit carries one `Idempotency-Key`, also over retries;
//! - a request is retried only when the error says `retryable`, with exponential back-off, and after
//!   the `Retry-After` interval where there is one;
//! - on reads of later stages a 404 means not ready yet, and an unknown status means keep polling;
//! - the transcript cursor only moves forward, and after a terminal status there is one last read.

mod ask;
mod client;
mod endpoints;
mod error;
mod idempotency;
mod polling;
mod retry;
mod transcript;

pub use ask::{AskOptions, AskOutcome, Debriefing};
pub use client::Client;
pub use endpoints::account::Erasure;
pub use error::{ApiError, Error};
pub use idempotency::new_key;
pub use retry::RetryPolicy;
pub use transcript::Transcript;

/// The result of a call, with the error type of this crate.
pub type Result<T> = std::result::Result<T, Error>;

#[cfg(test)]
mod tests;
