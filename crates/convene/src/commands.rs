//! The command line: its commands and their arguments.

mod data;
mod licenses;
mod models;
mod openapi;
mod record_keys;
mod serve;
mod show_config;
mod tier;
mod token;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};
use tokio::runtime::Runtime;

use crate::config::Config;
use crate::fault::Fault;

/// How long blocking work may go on after a graceful end.
const BLOCKING_GRACE: Duration = Duration::from_secs(3);

/// An investment committee that you call over HTTP.
#[derive(Parser)]
#[command(name = "convene", version, about)]
struct Cli {
    /// The configuration file; without it, convene.toml in this folder if there is one.
    #[arg(long, global = true, value_name = "FILE", env = "CONVENE_CONFIG")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve: the public edge, the auth service and the worker.
    Serve {
        /// Run only one part in this process.
        #[arg(long, value_enum)]
        only: Option<Only>,
    },
    /// Print the effective configuration, with secrets masked.
    Config,
    /// Sign a person in without a password and print the ID token; the built-in provider only.
    Token {
        /// E-mail address of the user.
        #[arg(long)]
        email: String,
    },
    /// Set the tier of a person: what they pay for.
    Tier {
        /// E-mail address of the user.
        #[arg(long)]
        email: String,
        /// `free` or `pro`.
        #[arg(long)]
        set: String,
    },
    /// Bring the database to this version and stop.
    Migrate,
    /// Check the record of a session: the transcript's chain, the seal, the figures, the numbers in the texts, and who
    /// signed it. Ends with 0 if all holds and a key that you trust has signed it; 3: something does not hold; 4: the
    /// signature does not match; 5: signed by a key that you do not trust; 6: not signed.
    Verify(verify::VerifyArguments),
    /// The keys that sign audit records: print them, or put a new one to use.
    RecordKeys {
        #[command(subcommand)]
        command: record_keys::RecordKeysCommand,
    },
    /// Bring your own data: prices, accounts, series, and what a person owns.
    Data {
        #[command(subcommand)]
        command: data::DataCommand,
    },
    /// Language models: what the configured ones can do.
    Models {
        #[command(subcommand)]
        command: models::ModelsCommand,
    },
    /// Print the licences of everything in this program: crates, fonts, data.
    Licenses,
    /// Print the description of the API.
    Openapi {
        /// Of the auth service's key management.
        #[arg(long)]
        auth: bool,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Only {
    /// The public edge.
    Edge,
    /// The auth service.
    Auth,
    /// The worker and the sweep.
    Worker,
}

/// Runs the command line; a failure is one line on standard error.
pub fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("convene: {fault}");
            ExitCode::from(fault.exit_code())
        }
    }
}

fn run(cli: Cli) -> Result<(), Fault> {
    match cli.command {
        Command::Openapi { auth } => return openapi::print(auth),
        Command::Licenses => return licenses::print(),
        _ => {}
    }
    let config = Config::load(cli.config.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Fault::Other(error.to_string()))?;
    let result = runtime.block_on(async {
        match cli.command {
            Command::Serve { only } => serve::serve(&config, only).await,
            Command::Config => show_config::show(&config),
            Command::Token { email } => token::print(&config, &email).await,
            Command::Tier { email, set } => tier::set(&config, &email, &set).await,
            Command::Verify(arguments) => verify::verify(&config, &arguments).await,
            Command::RecordKeys { command } => record_keys::run(&config, &command).await,
            Command::Data { command } => data::run(&config, command).await,
            Command::Models { command } => models::run(&config, &command).await,
            Command::Migrate => serve::migrate(&config).await,
            Command::Openapi { auth } => openapi::print(auth),
            Command::Licenses => licenses::print(),
        }
    });
    end(runtime, result)
}

/// Ends the runtime. Blocking work that is still running cannot be cancelled: it gets a few seconds after a graceful
/// end, and none after a second signal.
fn end(runtime: Runtime, result: Result<(), Fault>) -> Result<(), Fault> {
    match result {
        Err(Fault::StoppedAtOnce) => runtime.shutdown_background(),
        _ => runtime.shutdown_timeout(BLOCKING_GRACE),
    }
    result
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn the_end_does_not_wait_for_blocking_work() {
        for result in [Ok(()), Err(Fault::StoppedAtOnce)] {
            let runtime = Runtime::new().unwrap();
            let (begun, has_begun) = mpsc::channel();
            let (release, held) = mpsc::channel::<()>();
            runtime.spawn_blocking(move || {
                begun.send(()).unwrap();
                held.recv().is_ok()
            });
            has_begun.recv().unwrap();
            let (ended, has_ended) = mpsc::channel();
            let is_graceful = result.is_ok();
            std::thread::spawn(move || ended.send(end(runtime, result).is_ok()));
            // Without a limit this would wait for ever.
            let most = if is_graceful {
                10 * BLOCKING_GRACE
            } else {
                BLOCKING_GRACE
            };
            let waited = has_ended.recv_timeout(most);
            assert_eq!(waited, Ok(is_graceful));
            drop(release);
        }
    }
}
