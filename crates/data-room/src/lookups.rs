//! The figures that a question asks to look up; see `intent::lookup`. Their ids begin with `ev_lookup_`.

mod account_items;
pub mod accounts;
mod cautions;
pub mod economy;
pub mod market;
pub mod prices;
