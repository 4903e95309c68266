//! `convene data show`.

use clap::ValueEnum;
use pipeline::ports::datasets::{Dataset, DatasetKind};

use super::table::table;
use super::{DatasetSelector, Kind, ServiceAccess, Show, or_fault, overview, print_line, remove};
use crate::config::Config;
use crate::fault::Fault;

/// How many rows are shown of the beginning, and of the end.
const SHOWN_ROWS: usize = 5;

/// Shows an overview of a subject or, with a kind before it, datasets.
pub(super) async fn show(service: &ServiceAccess, config: &Config, show: Show) -> Result<(), Fault> {
    let mut what = show.what.into_iter();
    let (first, second) = (what.next().unwrap_or_default(), what.next());
    let Some(subject) = second else {
        return overview::show(service, config, &first).await;
    };
    let kind = Kind::from_str(&first, true)
        .map_err(|_| Fault::Other(format!("{first}: must be prices, accounts, series or portfolio")))?;
    let selector = DatasetSelector {
        kind,
        subject,
        provider: show.provider,
    };
    show_datasets(service, &selector).await
}

/// Shows each selected dataset, or the portfolio.
async fn show_datasets(service: &ServiceAccess, selector: &DatasetSelector) -> Result<(), Fault> {
    if selector.kind == Kind::Portfolio {
        let line = remove::portfolio(service, &selector.subject).await?;
        let positions = line.portfolio.positions;
        let rows = positions
            .into_iter()
            .map(|one| vec![one.symbol, one.name, one.quantity, one.cost]);
        return print_line(&table(
            &["symbol", "name", "quantity", "cost"],
            &rows.collect::<Vec<_>>(),
        ));
    }
    for key in remove::selected_datasets(service, selector).await? {
        if let Some(dataset) = or_fault(service.engine.dataset(&key).await)? {
            print_line(&describe(&dataset))?;
        }
    }
    Ok(())
}

fn describe(dataset: &Dataset) -> String {
    let line = dataset.line();
    let mut lines = vec![
        format!(
            "{} of {} from {}",
            dataset.kind.name(),
            dataset.subject,
            dataset.provider
        ),
        format!("  {}", dataset.title),
    ];
    lines.extend(dataset.uri.iter().map(|uri| format!("  {uri}")));
    lines.push(format!(
        "  taken {}, sha256 {}",
        dataset.retrieved_at.rfc3339(),
        dataset.sha256
    ));
    lines.push(format!("  {} rows from {} to {}", line.rows, line.first, line.last));
    lines.push(format!("  {}", statistics(dataset)));
    lines.push(String::new());
    let rows: Vec<&str> = dataset.body.lines().skip(1).collect();
    lines.push(dataset.kind.header().to_owned());
    if rows.len() <= 2 * SHOWN_ROWS {
        lines.extend(rows.iter().map(|row| (*row).to_owned()));
    } else {
        lines.extend(rows[..SHOWN_ROWS].iter().map(|row| (*row).to_owned()));
        lines.push(format!("... {} more ...", rows.len() - 2 * SHOWN_ROWS));
        lines.extend(rows[rows.len() - SHOWN_ROWS..].iter().map(|row| (*row).to_owned()));
    }
    lines.join("\n")
}

/// The smallest, the largest and the last value; for accounts, the number of facts per year.
fn statistics(dataset: &Dataset) -> String {
    let cells = |at: usize| {
        dataset
            .body
            .lines()
            .skip(1)
            .filter_map(move |row| row.split(',').nth(at))
    };
    if dataset.kind == DatasetKind::Accounts {
        let mut years = std::collections::BTreeMap::<&str, usize>::new();
        for year in cells(0) {
            *years.entry(year).or_default() += 1;
        }
        let words: Vec<String> = years.iter().map(|(year, count)| format!("{year}: {count}")).collect();
        return format!("facts by fiscal year: {}", words.join(", "));
    }
    let (name, at) = match dataset.kind {
        DatasetKind::Prices => ("adjusted close", 2),
        _ => ("value", 1),
    };
    let values: Vec<f64> = cells(at).filter_map(|cell| cell.parse().ok()).collect();
    let (low, high) = (
        values.iter().copied().fold(f64::INFINITY, f64::min),
        values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    );
    let last = values.last().copied().unwrap_or(f64::NAN);
    format!("{name}: lowest {low}, highest {high}, last {last}")
}
