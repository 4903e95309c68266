#[macro_use]
mod harness;
mod access;
mod bad_input;
mod edge;
