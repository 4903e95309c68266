//! `convene models check`: tries the configured models before anybody relies on them.

use std::io::Write;
use std::sync::Arc;

use clap::Subcommand;
use models::{ModelCheck, TrialResult};
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;

use crate::app::models;
use crate::config::Config;
use crate::fault::Fault;
use crate::system::{SystemClock, SystemIds};

/// The subcommands of `convene models`.
#[derive(Subcommand)]
pub(super) enum ModelsCommand {
    /// Try schema, tools, streaming and usage with every configured model, and print what works.
    Check,
}

pub(super) async fn run(config: &Config, command: &ModelsCommand) -> Result<(), Fault> {
    let ModelsCommand::Check = command;
    let mut config = config.clone();
    // The models can be checked before `analyst.kind` is set to them.
    "models".clone_into(&mut config.analyst.kind);
    config.check()?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let ids: Arc<dyn Ids> = Arc::new(SystemIds);
    let checked = models(&config, &clock, &ids)?.check().await;
    let print = |text: String| write!(std::io::stdout(), "{text}").map_err(|error| Fault::Other(error.to_string()));
    print(table(&checked))?;
    let works = |row: &&ModelCheck| row.what == "answer" && row.outcome == TrialResult::Works;
    let failed: Vec<&str> = checked
        .iter()
        .filter(|row| row.what == "answer" && !works(row))
        .map(|row| row.model.as_str())
        .collect();
    if !failed.is_empty() {
        return Err(Fault::Other(format!(
            "a committee cannot work with {}",
            failed.join(", ")
        )));
    }
    print("A committee can work with these models.\n".to_owned())
}

fn table(checked: &[ModelCheck]) -> String {
    let width = checked
        .iter()
        .map(|row| row.model.chars().count())
        .max()
        .unwrap_or(5)
        .max(5);
    let mut text = format!("{:<width$}  {:<12}  {:>9}  {}\n", "model", "what", "time", "works");
    for row in checked {
        let outcome = match &row.outcome {
            TrialResult::Works => "yes".to_owned(),
            TrialResult::Not(why) => format!("no: {why}"),
        };
        let time = format!("{:.2} s", row.took.as_secs_f64());
        text.push_str(&format!(
            "{:<width$}  {:<12}  {time:>9}  {outcome}\n",
            row.model, row.what
        ));
    }
    text
}
