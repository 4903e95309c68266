//! Traits for what the service needs from outside: store, clock, reasoner, data. Other crates implement them.

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
