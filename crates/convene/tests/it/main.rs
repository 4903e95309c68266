//! The integration suite: the real wiring, real listeners, a real database file and a real
//! PostgreSQL. Every test that touches the store runs on both.

#[macro_use]
mod harness;

mod architecture;
mod journey;
