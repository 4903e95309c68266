//! What the service buys in or brings along: the built-in analyst, its market data, and identity.

pub mod analyst;
pub mod data_room;
pub mod identity;
pub mod market;
pub mod master;
pub mod models;
pub mod reading;
mod text;
mod work;
