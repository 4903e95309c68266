//! What the service buys in or brings along: the built-in analyst, its market data, identity, and signatures on records.

pub mod analyst;
pub mod data_room;
pub mod identity;
pub mod market;
pub mod master;
pub mod models;
pub mod reading;
pub mod records;
mod text;
mod work;
