//! `convene data import`.

use std::collections::BTreeMap;

use market_data::{Content, ImportOptions, ImportedFile, Problem, read_file};
use pipeline::brief::holdings::Position;
use pipeline::ports::datasets::{Dataset, DatasetKey};

use super::files::{InputFile, expand};
use super::table::table;
use super::{Import, ServiceAccess, or_fault, print_line};
use crate::fault::Fault;

/// At most this many bad rows of a file are reported.
const MAX_PROBLEMS_SHOWN: usize = 20;

/// The progress of an import.
#[derive(Default)]
struct Progress {
    files: usize,
    failed: usize,
    /// The name of the file that each dataset came from.
    datasets: BTreeMap<DatasetKey, String>,
    /// The file that the portfolio came from.
    portfolio: Option<String>,
}

/// Imports the files one by one, each completely or not at all, and reports on each.
pub(super) async fn import(service: &ServiceAccess, import: Import) -> Result<(), Fault> {
    let wish = ImportOptions {
        kind: import.kind.map(super::Kind::import_kind),
        symbol: import.symbol.clone(),
        any_symbol: import.any_symbol,
        now: service.engine.now(),
    };
    let mut progress = Progress::default();
    for path in &import.files {
        match expand(path) {
            Ok(found) => {
                for file in found.files {
                    let shown = file.shown.clone();
                    let outcome = import_file(service, &import, &wish, file, &mut progress).await;
                    report(&shown, outcome, &mut progress)?;
                }
                for name in found.skipped {
                    print_line(&format!("{name}: left alone, it is no file of data"))?;
                }
            }
            Err(reason) => {
                report(
                    &path.display().to_string(),
                    Err(vec![format!(" {reason}")]),
                    &mut progress,
                )?;
            }
        }
    }
    match progress.failed {
        0 => Ok(()),
        failed => {
            let files = counted(progress.files, "file", "files");
            Err(Fault::Other(format!("{failed} of {files} not imported")))
        }
    }
}

fn report(shown: &str, outcome: Result<String, Vec<String>>, progress: &mut Progress) -> Result<(), Fault> {
    progress.files += 1;
    match outcome {
        Ok(what) => print_line(&format!("{shown}: imported {what}")),
        Err(reasons) => {
            progress.failed += 1;
            for reason in reasons {
                eprintln!("{shown}:{reason}");
            }
            print_line(&format!("{shown}: nothing imported"))
        }
    }
}

/// Imports a file. Returns a description of its content, or all problems, each as it is printed after `FILE:`.
async fn import_file(
    service: &ServiceAccess,
    import: &Import,
    wish: &ImportOptions,
    file: InputFile,
    progress: &mut Progress,
) -> Result<String, Vec<String>> {
    let of_file = |reason: String| vec![format!(" {reason}")];
    let (name, shown) = (file.name.clone(), file.shown.clone());
    let reading = read_file(&name, &file.bytes().map_err(of_file)?, wish).map_err(of_file)?;
    if !import.skip_bad && !reading.problems.is_empty() {
        return Err(list_problems(
            &reading.problems,
            "bad rows; correct them, or leave them out with --skip-bad",
        ));
    }
    if !import.as_is && !reading.doubts.is_empty() {
        let advice = "this looks wrong; correct it, or import it as it is with --as-is";
        return Err(list_problems(&reading.doubts, advice));
    }
    let left_out = left_out(&reading);
    let what = match reading.content {
        Content::Datasets(datasets) => store_datasets(service, datasets, &name, &mut progress.datasets).await,
        Content::Portfolio(positions) => {
            if let Some(earlier) = &progress.portfolio {
                return Err(of_file(format!(
                    "a person has one portfolio, and it came from {earlier} already"
                )));
            }
            let owner = owner(service, import.owner.as_deref()).await.map_err(of_file)?;
            let description = describe_portfolio(&positions, &reading.notes);
            let stored = service.engine.import_portfolio(owner, positions).await;
            or_fault(stored)
                .map(|()| {
                    progress.portfolio = Some(shown);
                    description
                })
                .map_err(|fault| fault.to_string())
        }
    };
    what.map(|what| with_left_out(&what, &left_out)).map_err(of_file)
}

/// Appends the note on left out rows to the first line.
fn with_left_out(what: &str, left_out: &str) -> String {
    match what.split_once('\n') {
        Some((first, rest)) => format!("{first}{left_out}\n{rest}"),
        None => format!("{what}{left_out}"),
    }
}

/// A portfolio as it was read: notes on how, and every position.
fn describe_portfolio(positions: &[Position], notes: &[String]) -> String {
    let mut lines = vec![format!(
        "a portfolio of {}",
        counted(positions.len(), "position", "positions")
    )];
    lines.extend(notes.iter().map(|note| format!("  {note}")));
    let row = |one: &Position| {
        vec![
            one.symbol.clone(),
            one.name.clone(),
            one.quantity.clone(),
            one.cost.clone(),
        ]
    };
    let rows: Vec<_> = positions.iter().map(row).collect();
    let rows = table(&["symbol", "name", "quantity", "cost"], &rows);
    lines.extend(rows.lines().map(|line| format!("  {line}")));
    lines.join("\n")
}

async fn store_datasets(
    service: &ServiceAccess,
    datasets: Vec<Dataset>,
    name: &str,
    sources: &mut BTreeMap<DatasetKey, String>,
) -> Result<String, String> {
    // The second of two files would replace the data of the first.
    let earlier = datasets
        .iter()
        .find_map(|dataset| Some((dataset, sources.get(&dataset.key())?)));
    if let Some((dataset, earlier)) = earlier {
        let (kind, subject) = (dataset.kind.name(), &dataset.subject);
        return Err(format!("{kind} of {subject} came from {earlier} already"));
    }
    let lines: Vec<_> = datasets.iter().map(Dataset::line).collect();
    or_fault(service.engine.import_datasets(datasets).await).map_err(|fault| fault.to_string())?;
    let mut what = Vec::new();
    for line in lines {
        let (kind, subject) = (line.key.kind.name(), &line.key.subject);
        let rows = counted(usize::try_from(line.rows).unwrap_or_default(), "row", "rows");
        let (first, last) = (&line.first, &line.last);
        what.push(format!("{kind} of {subject}, {rows} from {first} to {last}"));
        sources.insert(line.key, name.to_owned());
    }
    Ok(what.join("; "))
}

/// The owner id of a person. With the built-in provider, a new person is created, as by `convene token`.
async fn owner(service: &ServiceAccess, email: Option<&str>) -> Result<String, String> {
    let email = email.ok_or("a portfolio is a person's; give --owner with their e-mail address")?;
    let owner = match &service.built_in {
        Some(provider) => provider.owner_for(email).await,
        None => service.engine.owner_by_email(email).await,
    };
    or_fault(owner).map_err(|fault| fault.to_string())
}

fn left_out(reading: &ImportedFile) -> String {
    let mut words = Vec::new();
    if !reading.problems.is_empty() {
        words.push(counted(reading.problems.len(), "bad row", "bad rows"));
    }
    if reading.empty > 0 {
        words.push(counted(reading.empty, "row without a value", "rows without a value"));
    }
    match words.is_empty() {
        true => String::new(),
        false => format!(" (left out: {})", words.join(", ")),
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn list_problems(problems: &[Problem], advice: &str) -> Vec<String> {
    let mut all: Vec<String> = problems
        .iter()
        .take(MAX_PROBLEMS_SHOWN)
        .map(Problem::to_string)
        .collect();
    if problems.len() > MAX_PROBLEMS_SHOWN {
        all.push(format!(" and {} more", problems.len() - MAX_PROBLEMS_SHOWN));
    }
    all.push(format!(" {advice}"));
    all
}
