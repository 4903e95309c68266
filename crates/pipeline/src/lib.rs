//! What the service knows, and nothing of how it is served or stored.
//!
//! Everything here is a value or a pure decision over values: no I/O, no clock, no randomness.
//! A decision takes the state and the time as arguments and returns what should become true;
//! the engine performs it through the doors in [`ports`].

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
pub mod switches;
pub mod time;
pub mod transcript;

pub use refusal::{Outcome, Refusal};
pub use time::Timestamp;
