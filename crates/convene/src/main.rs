//! `convene`: an investment committee that you call over HTTP.

use std::process::ExitCode;

fn main() -> ExitCode {
    convene::commands::main()
}
