//! `convene`: an investment committee that you call over HTTP.

use std::process::ExitCode;

/// A poll is a dozen small allocations on two threads; this allocator takes a tenth off its cost.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    convene::commands::main()
}
