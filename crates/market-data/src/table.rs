//! The parsed series of one file or dataset.

use std::sync::Arc;

use figures::ledger::Source;
use jiff::civil::Date;
use pipeline::ports::data_room::Columns;
use pipeline::ports::datasets::Dataset;

use super::calendar::{day_of, month_of, parse};

/// The series of one file. A missing value is NaN, never zero.
#[derive(Debug, Clone)]
pub struct Table {
    /// Where the file is from, with its digest.
    pub source: Source,
    /// The series by name.
    pub columns: Arc<Columns>,
    /// The currency of amounts; empty where there are none or the file does not say.
    pub currency: String,
}

impl Table {
    /// A series by its name, oldest first.
    pub fn series(&self, name: &str) -> Option<&[f64]> {
        self.columns.get(name).map(Vec::as_slice)
    }

    /// The last value of a series, unless it is missing.
    pub fn last(&self, name: &str) -> Option<f64> {
        self.series(name)?.last().copied().filter(|value| value.is_finite())
    }
}

/// The source of figures that use a dataset.
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

/// The rows of a CSV file without quoted cells; the header is skipped.
pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

/// Parses a cell; NaN where it is no finite number.
pub fn number(field: &str) -> f64 {
    match field.trim().parse::<f64>() {
        Ok(value) if value.is_finite() => value,
        _ => f64::NAN,
    }
}

/// One row of prices.
#[derive(Debug, Clone, Copy)]
pub struct PriceRow {
    /// The day.
    pub date: Date,
    /// The close as traded.
    pub close: f64,
    /// The close adjusted for splits and dividends; NaN where the source has none.
    pub adjusted: f64,
    /// Shares traded.
    pub volume: f64,
}

/// Parses a row of `date,close,adjusted,volume`; `None` without a close.
pub fn parse_price_row(fields: &[&str]) -> Option<PriceRow> {
    let field = |at: usize| number(fields.get(at).copied().unwrap_or_default());
    let close = field(1);
    (close > 0.0).then_some(PriceRow {
        date: parse(fields.first()?)?,
        close,
        adjusted: field(2),
        volume: field(3),
    })
}

/// Adds the series of an instrument's prices under `key`: `close`, `adjusted`, `volume` and `day` for every row, and
/// `month_end` (adjusted), `month` and `month_end_day` for every complete month.
pub fn price_columns(key: &str, rows: &[PriceRow], columns: &mut Columns) {
    // If any row lacks an adjusted close, no row uses it: the two must not mix.
    let adjusted = rows.iter().all(|row| row.adjusted > 0.0);
    let level = |row: &PriceRow| if adjusted { row.adjusted } else { row.close };
    let mut ends: Vec<&PriceRow> = Vec::new();
    for row in rows {
        match ends.last_mut() {
            Some(last) if month_of(last.date) == month_of(row.date) => *last = row,
            _ => ends.push(row),
        }
    }
    // An incomplete last month is left out: its change is not that of a whole month.
    if ends.last().is_some_and(|last| last.date.day() < 25) {
        ends.pop();
    }
    // Only the newest run of months without a hole: across a hole, the change is not that of one month.
    let broken = |pair: &[&PriceRow]| month_of(pair[1].date) - month_of(pair[0].date) > 1.0;
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

/// Adds a series under `key`: `value` and `day` for every row, and `end` (the last value of each month) and `month`. In
/// a month without a value, `end` is NaN.
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
