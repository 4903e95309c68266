//! The integration suite: the real wiring, real listeners, and real databases. Every test that uses the
//! store runs on SQLite and on PostgreSQL.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on should say so and stop"
)]

#[macro_use]
mod harness;

mod abuse;
mod access;
mod account;
mod analyst;
mod answers;
mod architecture;
mod audit;
mod bad_input;
mod briefs;
mod budgets;
mod built_in_identity;
mod calls;
mod cli;
mod committee;
mod convening;
mod crashes;
mod data_check;
mod data_files;
mod data_import;
mod data_live;
mod data_portfolio;
mod data_settings;
mod edge;
mod erasure;
mod executions;
mod external_account;
mod external_identity;
mod failing_members;
mod idempotency;
mod instances;
mod instruments;
mod journey;
mod keys;
mod kill_loop;
mod licenses;
mod limits;
mod models;
mod opinions;
mod plans;
mod processes;
mod questions;
mod record_pages;
mod results;
mod sessions;
mod sign_in_page;
mod slow_briefs;
mod tampering;
mod tiers;
mod usage;
mod waiting;
