#[macro_use]
mod harness;
#[path = "../it/cli.rs"]
mod cli;
#[path = "../it/erasure.rs"]
mod erasure;
#[path = "../it/idempotency.rs"]
mod idempotency;
#[path = "../it/keys.rs"]
mod keys;
#[path = "../it/limits.rs"]
mod limits;
#[path = "../it/processes.rs"]
mod processes;
