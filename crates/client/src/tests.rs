//! The rules for callers, against a scripted server on loopback.

mod asking;
mod following;
mod retrying;
mod server;
