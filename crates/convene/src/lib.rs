//! The binary as a library: configuration, telemetry, wiring, commands. The integration tests start the service
//! through the same wiring as `convene serve`.

mod addresses;
pub mod app;
pub mod commands;
pub mod config;
pub mod fault;
mod identity;
pub mod system;
pub mod telemetry;
