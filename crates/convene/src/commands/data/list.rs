//! `convene data list`.

use serde_json::{Value, json};

use super::table::table;
use super::{ServiceAccess, or_fault, print_line};
use crate::fault::Fault;

const COLUMNS: [&str; 8] = [
    "kind", "subject", "provider", "rows", "from", "to", "imported", "sha256",
];
/// How many digits of a digest are shown: enough to tell two apart.
const SHOWN_DIGITS: usize = 12;

/// Lists all datasets and portfolios.
pub(super) async fn list(service: &ServiceAccess, as_json: bool) -> Result<(), Fault> {
    let lines = or_fault(service.engine.dataset_lines().await)?;
    let portfolios = or_fault(service.engine.portfolios().await)?;
    if as_json {
        let datasets = lines.iter().map(|line| {
            json!({
                "kind": line.key.kind.name(),
                "subject": line.key.subject,
                "provider": line.key.provider,
                "rows": line.rows,
                "from": line.first,
                "to": line.last,
                "imported": line.retrieved_at,
                "sha256": line.sha256,
                "title": line.title,
                "uri": line.uri,
            })
        });
        let portfolios = portfolios.iter().map(|line| {
            json!({
                "kind": "portfolio",
                "subject": line.subject,
                "provider": "import",
                "rows": line.portfolio.positions.len(),
                "imported": line.portfolio.imported_at,
            })
        });
        let all: Vec<Value> = datasets.chain(portfolios).collect();
        let text = serde_json::to_string_pretty(&all).map_err(|error| Fault::Other(error.to_string()))?;
        return print_line(&text);
    }
    let datasets = lines.iter().map(|line| {
        vec![
            line.key.kind.name().to_owned(),
            line.key.subject.clone(),
            line.key.provider.clone(),
            line.rows.to_string(),
            line.first.clone(),
            line.last.clone(),
            line.retrieved_at.date(),
            line.sha256.chars().take(SHOWN_DIGITS).collect(),
        ]
    });
    let portfolios = portfolios.iter().map(|line| {
        let (rows, imported) = (line.portfolio.positions.len(), line.portfolio.imported_at.date());
        let words = [
            "portfolio",
            &line.subject,
            "import",
            &rows.to_string(),
            "",
            "",
            &imported,
            "",
        ];
        words.map(str::to_owned).to_vec()
    });
    let rows: Vec<_> = datasets.chain(portfolios).collect();
    match rows.is_empty() {
        true => print_line("Nothing has been imported or fetched yet. `convene data import FILE...` brings data in."),
        false => print_line(&table(&COLUMNS, &rows)),
    }
}
