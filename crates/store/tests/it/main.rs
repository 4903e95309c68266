//! The store on both databases: every test of behaviour runs on SQLite and on PostgreSQL.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "a test stops at the first surprise, and is told of its server by the environment"
)]

mod accounts;
mod budgets;
mod cancellation;
mod committee;
mod crowding;
mod datasets;
mod erasure;
mod fixtures;
mod idempotency;
mod identity;
mod jobs;
mod keys;
mod opening;
mod reviews;
mod sessions;
mod statements;
mod test_database;
mod transcripts;
mod wiping;
