//! `convene data import`.

use std::collections::BTreeMap;

use market_data::{Content, ImportedFile, Problem, Wish, read_file};
use pipeline::brief::holdings::Position;
use pipeline::ports::datasets::{Dataset, DatasetKey};

use super::files::{Given, expand};
use super::table::table;
use super::{Import, ServiceAccess, done, say};
use crate::fault::Fault;

/// So many bad rows are named.
const MOST_PROBLEMS: usize = 20;

/// What came of an import so far.
#[derive(Default)]
struct Done {
    files: usize,
    failed: usize,
    /// Which file gave which dataset.
    given: BTreeMap<DatasetKey, String>,
    /// Which file gave the portfolio.
    portfolio: Option<String>,
}

/// Imports one file after the other, each whole or not at all, and says of each what happened.
pub(super) async fn import(shelf: &ServiceAccess, import: Import) -> Result<(), Fault> {
    let wish = Wish {
        kind: import.kind.map(super::Kind::of_import),
        symbol: import.symbol.clone(),
        any_symbol: import.any_symbol,
        now: shelf.engine.now(),
    };
    let mut so_far = Done::default();
    for path in &import.files {
        match expand(path) {
            Ok(found) => {
                for file in found.files {
                    let shown = file.shown.clone();
                    let outcome = one(shelf, &import, &wish, file, &mut so_far).await;
                    tell(&shown, outcome, &mut so_far)?;
                }
                for name in found.left_alone {
                    say(&format!("{name}: left alone, it is no file of data"))?;
                }
            }
            Err(reason) => {
                tell(
                    &path.display().to_string(),
                    Err(vec![format!(" {reason}")]),
                    &mut so_far,
                )?;
            }
        }
    }
    match so_far.failed {
        0 => Ok(()),
        failed => {
            let files = counted(so_far.files, "file", "files");
            Err(Fault::Other(format!("{failed} of {files} not imported")))
        }
    }
}

fn tell(shown: &str, outcome: Result<String, Vec<String>>, so_far: &mut Done) -> Result<(), Fault> {
    so_far.files += 1;
    match outcome {
        Ok(what) => say(&format!("{shown}: imported {what}")),
        Err(reasons) => {
            so_far.failed += 1;
            for reason in reasons {
                eprintln!("{shown}:{reason}");
            }
            say(&format!("{shown}: nothing imported"))
        }
    }
}

/// Imports a file and says what was in it, or every reason why not, each as it follows the file's name and a colon.
async fn one(
    shelf: &ServiceAccess,
    import: &Import,
    wish: &Wish,
    file: Given,
    so_far: &mut Done,
) -> Result<String, Vec<String>> {
    let whole = |reason: String| vec![format!(" {reason}")];
    let (name, shown) = (file.name.clone(), file.shown.clone());
    let reading = read_file(&name, &file.bytes().map_err(whole)?, wish).map_err(whole)?;
    if !import.skip_bad && !reading.problems.is_empty() {
        return Err(named(
            &reading.problems,
            "bad rows; mend them, or leave them out with --skip-bad",
        ));
    }
    if !import.as_is && !reading.doubts.is_empty() {
        let advice = "this can hardly be right; mend it, or take it as it is with --as-is";
        return Err(named(&reading.doubts, advice));
    }
    let left_out = left_out(&reading);
    let what = match reading.content {
        Content::Datasets(datasets) => keep(shelf, datasets, &name, &mut so_far.given).await,
        Content::Portfolio(positions) => {
            if let Some(earlier) = &so_far.portfolio {
                return Err(whole(format!(
                    "a person has one portfolio, and it came from {earlier} already"
                )));
            }
            let owner = owner(shelf, import.owner.as_deref()).await.map_err(whole)?;
            let told = understood(&positions, &reading.notes);
            let kept = shelf.engine.import_portfolio(owner, positions).await;
            so_far.portfolio = Some(shown);
            done(kept).map(|()| told).map_err(|fault| fault.to_string())
        }
    };
    what.map(|what| with_left_out(&what, &left_out)).map_err(whole)
}

/// What is left out goes behind the first line.
fn with_left_out(what: &str, left_out: &str) -> String {
    match what.split_once('\n') {
        Some((first, rest)) => format!("{first}{left_out}\n{rest}"),
        None => format!("{what}{left_out}"),
    }
}

/// A portfolio as it was understood: how, and every position.
fn understood(positions: &[Position], notes: &[String]) -> String {
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

async fn keep(
    shelf: &ServiceAccess,
    datasets: Vec<Dataset>,
    name: &str,
    given: &mut BTreeMap<DatasetKey, String>,
) -> Result<String, String> {
    // The second of two files would take the place of the first.
    let earlier = datasets
        .iter()
        .find_map(|dataset| Some((dataset, given.get(&dataset.key())?)));
    if let Some((dataset, earlier)) = earlier {
        let (kind, subject) = (dataset.kind.name(), &dataset.subject);
        return Err(format!("{kind} of {subject} came from {earlier} already"));
    }
    let lines: Vec<_> = datasets.iter().map(Dataset::line).collect();
    done(shelf.engine.import_datasets(datasets).await).map_err(|fault| fault.to_string())?;
    let mut what = Vec::new();
    for line in lines {
        let (kind, subject) = (line.key.kind.name(), &line.key.subject);
        let rows = counted(usize::try_from(line.rows).unwrap_or_default(), "row", "rows");
        let (first, last) = (&line.first, &line.last);
        what.push(format!("{kind} of {subject}, {rows} from {first} to {last}"));
        given.insert(line.key, name.to_owned());
    }
    Ok(what.join("; "))
}

/// The owner of a portfolio, as `convene token` would sign them in.
async fn owner(shelf: &ServiceAccess, email: Option<&str>) -> Result<String, String> {
    let email = email.ok_or("a portfolio is a person's; give --owner with their e-mail address")?;
    let owner = match &shelf.built_in {
        Some(provider) => provider.owner_for(email).await,
        None => shelf.engine.owner_by_email(email).await,
    };
    done(owner).map_err(|fault| fault.to_string())
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

fn named(problems: &[Problem], advice: &str) -> Vec<String> {
    let mut all: Vec<String> = problems.iter().take(MOST_PROBLEMS).map(Problem::to_string).collect();
    if problems.len() > MOST_PROBLEMS {
        all.push(format!(" and {} more", problems.len() - MOST_PROBLEMS));
    }
    all.push(format!(" {advice}"));
    all
}
