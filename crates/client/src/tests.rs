//! The caller's rules against a scripted server on the loopback.

mod asking;
mod following;
mod retrying;
mod server;
