//! `convene data`: bring your own data.

mod check;
mod files;
mod import;
mod list;
mod overview;
mod remove;
mod show;
mod table;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand, ValueEnum};
use engine::Engine;
use market_data::ImportKind;
use pipeline::ports::datasets::DatasetKind;
use pipeline::{Outcome, Refusal};
use sign_in::BuiltInIdentity;

use crate::addresses::issuer;
use crate::app::{Overrides, assemble};
use crate::config::Config;
use crate::fault::Fault;

/// The subcommands of `convene data`.
#[derive(Subcommand)]
pub(super) enum DataCommand {
    /// Import files, folders or archives: prices, accounts, series or a portfolio. Nothing of a file with an error is
    /// imported.
    Import(Import),
    /// List what there is, also what live providers gave.
    List {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show what there is on an instrument and what is missing for which question; or, with a kind, the beginning and
    /// the end of a dataset.
    Show(Show),
    /// Remove a dataset.
    Remove(DatasetSelector),
    /// Try the configured live sources: what each gives, how old it is and how long it takes. Nothing is stored.
    Check {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}

/// The arguments of `convene data import`.
#[derive(Args)]
pub(super) struct Import {
    /// The files; of a folder or an archive (zip) every file of data in it.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Whose data it is, where neither the file nor its name says it.
    #[arg(long, value_name = "SYMBOL")]
    symbol: Option<String>,
    /// What the files hold; recognised if not given.
    #[arg(long, value_enum)]
    kind: Option<Kind>,
    /// Leave bad rows out and import the rest.
    #[arg(long)]
    skip_bad: bool,
    /// Import also data that looks wrong: gaps, jumps, changes of unit.
    #[arg(long)]
    as_is: bool,
    /// Import also what is not in the instrument master.
    #[arg(long)]
    any_symbol: bool,
    /// Whose portfolio it is.
    #[arg(long, value_name = "EMAIL")]
    owner: Option<String>,
}

/// The arguments of `convene data show`.
#[derive(Args)]
pub(super) struct Show {
    /// A symbol or the id of a series; with a kind before it, that dataset: `AAPL`, `prices AAPL`.
    #[arg(required = true, num_args = 1..=2, value_name = "[KIND] SUBJECT")]
    what: Vec<String>,
    /// Who gave it; all of them if not given.
    #[arg(long)]
    provider: Option<String>,
}

/// Selects datasets by kind, subject and provider.
#[derive(Args)]
pub(super) struct DatasetSelector {
    /// What it holds.
    #[arg(value_enum)]
    kind: Kind,
    /// The symbol, the id of the series, or the owner's e-mail address.
    subject: String,
    /// Who gave it; all of them if not given.
    #[arg(long)]
    provider: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Daily prices of an instrument.
    Prices,
    /// Yearly accounts of a company.
    Accounts,
    /// A series of the economy.
    Series,
    /// What a person owns.
    Portfolio,
}

impl Kind {
    /// `None` for a portfolio: it belongs to a person and is not a dataset.
    const fn dataset_kind(self) -> Option<DatasetKind> {
        match self {
            Self::Prices => Some(DatasetKind::Prices),
            Self::Accounts => Some(DatasetKind::Accounts),
            Self::Series => Some(DatasetKind::Series),
            Self::Portfolio => None,
        }
    }

    const fn import_kind(self) -> ImportKind {
        match self {
            Self::Prices => ImportKind::Prices,
            Self::Accounts => ImportKind::Accounts,
            Self::Series => ImportKind::Series,
            Self::Portfolio => ImportKind::Portfolio,
        }
    }
}

/// The engine and the identity provider, without listeners.
struct ServiceAccess {
    engine: Arc<Engine>,
    built_in: Option<Arc<BuiltInIdentity>>,
}

/// Runs one of the commands.
pub(super) async fn run(config: &Config, command: DataCommand) -> Result<(), Fault> {
    if let DataCommand::Check { json } = command {
        return check::check(config, json).await;
    }
    let (engine, built_in) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    let service = ServiceAccess { engine, built_in };
    let result = match command {
        DataCommand::Import(arguments) => import::import(&service, arguments).await,
        DataCommand::List { json } => list::list(&service, json).await,
        DataCommand::Show(arguments) => show::show(&service, config, arguments).await,
        DataCommand::Remove(selector) => remove::remove(&service, &selector).await,
        DataCommand::Check { .. } => Ok(()),
    };
    service.engine.close().await;
    result
}

/// Writes to standard output.
fn print_line(text: &str) -> Result<(), Fault> {
    writeln!(std::io::stdout(), "{text}").map_err(|error| Fault::Other(error.to_string()))
}

/// Turns a refusal of the engine into an error of the command.
fn or_fault<T>(outcome: Outcome<T>) -> Result<T, Fault> {
    outcome.map_err(|refusal: Refusal| Fault::Other(refusal.to_string()))
}
