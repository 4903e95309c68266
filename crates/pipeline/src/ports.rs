//! The doors: what the service needs from outside. Adapters plug in behind them.

pub mod audit;
pub mod clock;
pub mod compute;
pub mod data_room;
pub mod datasets;
pub mod identity;
pub mod ids;
pub mod probe;
pub mod reasoner;
pub mod signing;
pub mod store;
