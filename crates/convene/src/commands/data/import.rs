//! `convene data import`.

use std::collections::BTreeMap;
use std::path::Path;

use engine::pipeline::ports::datasets::{Dataset, DatasetKey};
use providers::market::{Content, Problem, Reading, Wish, read_file};

use super::{Import, Shelf, done, say};
use crate::fault::Fault;

/// A larger file is not read.
const MOST_BYTES: u64 = 256 * 1024 * 1024;
/// So many bad rows are named.
const MOST_PROBLEMS: usize = 20;

/// Imports one file after the other, each whole or not at all, and says of each what happened.
pub(super) async fn import(shelf: &Shelf, import: Import) -> Result<(), Fault> {
    let wish = Wish {
        kind: import.kind.map(super::Kind::of_import),
        symbol: import.symbol.clone(),
        any_symbol: import.any_symbol,
        now: shelf.engine.now(),
    };
    let mut given = BTreeMap::new();
    let mut failed = 0;
    for path in &import.files {
        let shown = path.display();
        match one(shelf, &import, &wish, path, &mut given).await {
            Ok(what) => say(&format!("{shown}: imported {what}"))?,
            Err(reasons) => {
                failed += 1;
                for reason in reasons {
                    eprintln!("{shown}:{reason}");
                }
                say(&format!("{shown}: nothing imported"))?;
            }
        }
    }
    match failed {
        0 => Ok(()),
        _ => {
            let files = counted(import.files.len(), "file", "files");
            Err(Fault::Other(format!("{failed} of {files} not imported")))
        }
    }
}

/// Imports a file and says what was in it, or every reason why not, each as it follows the file's name and a colon.
async fn one(
    shelf: &Shelf,
    import: &Import,
    wish: &Wish,
    path: &Path,
    given: &mut BTreeMap<DatasetKey, String>,
) -> Result<String, Vec<String>> {
    let whole = |reason: String| vec![format!(" {reason}")];
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = read(path).map_err(whole)?;
    let reading = read_file(&name, &bytes, wish).map_err(whole)?;
    if !import.skip_bad && !reading.problems.is_empty() {
        return Err(named(&reading.problems));
    }
    let left_out = left_out(&reading);
    let what = match reading.content {
        Content::Datasets(datasets) => keep(shelf, datasets, &name, given).await,
        Content::Portfolio(positions) => {
            let count = positions.len();
            let owner = owner(shelf, import.owner.as_deref()).await.map_err(whole)?;
            let kept = shelf.engine.import_portfolio(owner, positions).await;
            done(kept)
                .map(|()| format!("a portfolio of {}", counted(count, "position", "positions")))
                .map_err(|fault| fault.to_string())
        }
    };
    Ok(format!("{}{left_out}", what.map_err(whole)?))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let length = std::fs::metadata(path).map_err(|error| error.to_string())?.len();
    if length > MOST_BYTES {
        return Err(format!("is larger than {} MB", MOST_BYTES >> 20));
    }
    std::fs::read(path).map_err(|error| error.to_string())
}

async fn keep(
    shelf: &Shelf,
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
async fn owner(shelf: &Shelf, email: Option<&str>) -> Result<String, String> {
    let email = email.ok_or("a portfolio is a person's; give --owner with their e-mail address")?;
    let owner = match &shelf.built_in {
        Some(provider) => provider.owner_for(email).await,
        None => shelf.engine.owner_by_email(email).await,
    };
    done(owner).map_err(|fault| fault.to_string())
}

fn left_out(reading: &Reading) -> String {
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

fn named(problems: &[Problem]) -> Vec<String> {
    let mut all: Vec<String> = problems.iter().take(MOST_PROBLEMS).map(Problem::to_string).collect();
    if problems.len() > MOST_PROBLEMS {
        all.push(format!(" and {} more", problems.len() - MOST_PROBLEMS));
    }
    all.push(" bad rows; mend them, or leave them out with --skip-bad".to_owned());
    all
}
