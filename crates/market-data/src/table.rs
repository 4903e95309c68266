//! The series of one file or dataset, read once.

use std::sync::Arc;

use figures::ledger::Source;
use jiff::civil::Date;
use pipeline::ports::data_room::Columns;
use pipeline::ports::datasets::Dataset;

use super::calendar::{day_of, month_of, parse};

/// The series of one file. What the file does not have is not a number, never zero.
#[derive(Debug, Clone)]
pub struct Table {
    /// The file.
    pub source: Source,
    /// Its series.
    pub columns: Arc<Columns>,
    /// The currency of its money, empty where it has none or does not say.
    pub currency: String,
}

impl Table {
    /// A series by its name, oldest first.
    pub fn series(&self, name: &str) -> Option<&[f64]> {
        self.columns.get(name).map(Vec::as_slice)
    }

    /// The last value of a series, if it is known.
    pub fn last(&self, name: &str) -> Option<f64> {
        self.series(name)?.last().copied().filter(|value| value.is_finite())
    }
}

/// A source that is a dataset.
pub fn source_of(dataset: &Dataset, source_id: String) -> Source {
    Source {
        source_id,
        provider: dataset.provider.clone(),
        kind: format!("dataset_{}", dataset.kind.name()),
        title: dataset.title.clone(),
        uri: dataset.uri.clone(),
        retrieved_at: Some(dataset.retrieved_at.rfc3339()),
        published_at: None,
        content_sha256: dataset.sha256.clone(),
    }
}

/// The rows of a file without quotes: the header is left out.
pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

/// A number, or the gap where there is none.
pub fn number(field: &str) -> f64 {
    match field.trim().parse::<f64>() {
        Ok(value) if value.is_finite() => value,
        _ => f64::NAN,
    }
}

/// One row of prices.
#[derive(Debug, Clone, Copy)]
pub struct Priced {
    /// The day.
    pub date: Date,
    /// As it was paid.
    pub close: f64,
    /// With splits and dividends taken out.
    pub adjusted: f64,
    /// Shares traded.
    pub volume: f64,
}

/// A row of `date,close,adjusted,volume`; rows without a close are left out.
pub fn priced(fields: &[&str]) -> Option<Priced> {
    let field = |at: usize| number(fields.get(at).copied().unwrap_or_default());
    let close = field(1);
    (close > 0.0).then_some(Priced {
        date: parse(fields.first()?)?,
        close,
        adjusted: field(2),
        volume: field(3),
    })
}

/// The series of an instrument's prices, under `key`: `close`, `adjusted`, `volume` and `day` of every row, and of
/// every month that was over `month_end` (adjusted), `month` and `month_end_day`.
pub fn price_columns(key: &str, rows: &[Priced], columns: &mut Columns) {
    // A list that is half adjusted is not adjusted.
    let adjusted = rows.iter().all(|row| row.adjusted > 0.0);
    let level = |row: &Priced| if adjusted { row.adjusted } else { row.close };
    let mut ends: Vec<&Priced> = Vec::new();
    for row in rows {
        match ends.last_mut() {
            Some(last) if month_of(last.date) == month_of(row.date) => *last = row,
            _ => ends.push(row),
        }
    }
    // A month that had just begun is not a month: its change would pass for a monthly one.
    if ends.last().is_some_and(|last| last.date.day() < 25) {
        ends.pop();
    }
    // Only the newest unbroken run of months: over a hole, a change of two months would pass for one.
    let broken = |pair: &[&Priced]| month_of(pair[1].date) - month_of(pair[0].date) > 1.0;
    if let Some(hole) = ends.windows(2).rposition(broken) {
        ends.drain(..=hole);
    }
    let mut add = |name: &str, values: Vec<f64>| columns.insert(format!("{name}_{key}"), values);
    add("close", rows.iter().map(|row| row.close).collect());
    add("adjusted", rows.iter().map(level).collect());
    add("volume", rows.iter().map(|row| row.volume).collect());
    add("day", rows.iter().map(|row| day_of(row.date)).collect());
    add("month_end", ends.iter().map(|row| level(row)).collect());
    add("month", ends.iter().map(|row| month_of(row.date)).collect());
    add("month_end_day", ends.iter().map(|row| day_of(row.date)).collect());
}

/// The values of a series under `key`: `value` and `day` of every row that has one; and `end`, the last of each month,
/// with `month`, where a month without any is a gap.
pub fn value_columns(key: &str, rows: &[(Date, f64)], columns: &mut Columns) {
    let mut ends: Vec<(f64, f64)> = Vec::new();
    for (date, value) in rows {
        let month = month_of(*date);
        while let Some((last, _)) = ends.last().filter(|(last, _)| *last + 1.0 < month) {
            let missing = (last + 1.0, f64::NAN);
            ends.push(missing);
        }
        match ends.last_mut() {
            Some(last) if last.0 == month => last.1 = *value,
            _ => ends.push((month, *value)),
        }
    }
    let mut add = |name: &str, values: Vec<f64>| columns.insert(format!("{name}_{key}"), values);
    add("value", rows.iter().map(|row| row.1).collect());
    add("day", rows.iter().map(|row| day_of(row.0)).collect());
    add("end", ends.iter().map(|end| end.1).collect());
    add("month", ends.iter().map(|end| end.0).collect());
}
