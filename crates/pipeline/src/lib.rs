//! The domain model: states, decisions and limits of the service. HTTP and storage are in other crates.
//!
//! Everything here is a value or a pure function over values: no I/O, no clock, no randomness. A decision takes the
//! state and the time as arguments and returns the new state; the engine carries it out through the traits in
//! [`ports`].

#[macro_use]
mod named;

pub mod account;
pub mod api_key;
pub mod brief;
pub mod budget;
pub mod committee;
pub mod device;
pub mod erasure;
pub mod execution;
pub mod expiry;
pub mod idempotency;
pub mod limits;
pub mod plan;
pub mod portfolio;
pub mod ports;
pub mod principal;
pub mod reason;
pub mod record;
pub mod refusal;
pub mod review;
pub mod session;
pub mod setting;
pub mod switches;
pub mod time;
pub mod transcript;

pub use refusal::{Outcome, Refusal};
pub use time::Timestamp;
