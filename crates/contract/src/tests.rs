//! The wire at its edges.

mod reading;
mod schemas;
mod validating;
