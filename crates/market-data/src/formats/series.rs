//! One economic series: dates and values, as FRED offers it for download.

use std::collections::BTreeMap;

use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::cells::{Comma, DateOrder, approximate, date, number, number_text};
use super::table::Table;
use super::{Parsed, Problem, doubts};
use crate::soundness::{self, DatedValues};

/// The values by date.
pub(crate) type Series = BTreeMap<Date, f64>;

/// The indices of the date and the value column. A series has no other column.
pub(crate) fn columns(table: &Table) -> Result<(usize, usize), &'static str> {
    match (table.column(&["observationdate", "date"]), table.names.len()) {
        (Some(0), 2) => Ok((0, 1)),
        _ => Err("a series has two columns, the date and the value"),
    }
}

/// Implausible values: a jump, a hole, or another unit than the known values of the same days.
pub(crate) fn find_doubts(
    table: &Table,
    (dates, _): (usize, usize),
    series: &Series,
    known: &DatedValues,
) -> Vec<Problem> {
    let order = DateOrder::of(table.rows().map(|row| row.cell(dates)));
    let read = table
        .rows()
        .filter_map(|row| Some((date(row.cell(dates), order).ok()?, row.line)));
    let lines: BTreeMap<Date, u64> = read.collect();
    let empty = lines
        .keys()
        .filter(|date| !series.contains_key(date))
        .copied()
        .collect();
    let values: Vec<(Date, f64)> = series.iter().map(|(date, value)| (*date, *value)).collect();
    let value_lines: Vec<u64> = series
        .keys()
        .map(|date| lines.get(date).copied().unwrap_or_default())
        .collect();
    let mut found = doubts(&values, &value_lines, &empty);
    if let Some(ratio) = soundness::other_unit(&values, known) {
        let line = value_lines.first().copied().unwrap_or_default();
        let ratio = approximate(ratio);
        let reason = format!("the values are about {ratio} times those that ship for the same days: another unit");
        found.push(Problem::new(line, reason));
    }
    found
}

/// Reads the series of a table.
pub(crate) fn read(table: &Table, (dates, values): (usize, usize), today: Date) -> Parsed<Series> {
    let order = DateOrder::of(table.rows().map(|row| row.cell(dates)));
    let comma = Comma::of(table.rows().map(|row| row.cell(values)), table.delimiter);
    let mut parsed = Parsed {
        value: Series::new(),
        problems: Vec::new(),
        empty: 0,
    };
    for row in table.rows() {
        let read = || {
            let date = date(row.cell(dates), order)?;
            match number(row.cell(values), comma)? {
                None => Ok(None),
                Some(_) if date > today => Err(format!("{date} is after today")),
                Some(_) if parsed.value.contains_key(&date) => Err(format!("{date} is there twice")),
                Some(value) => Ok(Some((date, value))),
            }
        };
        match read() {
            Ok(Some((date, value))) => {
                parsed.value.insert(date, value);
            }
            Ok(None) => parsed.empty += 1,
            Err(reason) => parsed.problems.push(Problem::new(row.line, reason)),
        }
    }
    parsed
}

/// The body of the dataset.
pub(crate) fn body(series: &Series) -> String {
    let mut body = format!("{}\n", DatasetKind::Series.header());
    for (date, value) in series {
        body.push_str(&format!("{date},{}\n", number_text(*value)));
    }
    body
}
