//! The binary's insides: configuration, telemetry, wiring, commands. The integration suite starts
//! the service through the same wiring as `convene serve`.

mod addresses;
pub mod app;
pub mod commands;
pub mod config;
pub mod fault;
mod identity;
pub mod system;
pub mod telemetry;
