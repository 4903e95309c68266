//! One series of the economy: dates and values, as FRED gives it for download.

use std::collections::BTreeMap;

use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::cells::{Comma, DateOrder, date, number, written};
use super::table::Table;
use super::{Parsed, Problem};

/// The values by date.
pub(in crate::market) type Series = BTreeMap<Date, f64>;

/// Where dates and values are: two columns and no more.
pub(in crate::market) fn columns(table: &Table) -> Result<(usize, usize), &'static str> {
    match (table.column(&["observationdate", "date"]), table.names.len()) {
        (Some(0), 2) => Ok((0, 1)),
        _ => Err("a series has two columns, the date and the value"),
    }
}

/// Reads the series of a table.
pub(in crate::market) fn read(table: &Table, (dates, values): (usize, usize), today: Date) -> Parsed<Series> {
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

/// The rows in the layout of the kind.
pub(in crate::market) fn body(series: &Series) -> String {
    let mut body = format!("{}\n", DatasetKind::Series.header());
    for (date, value) in series {
        body.push_str(&format!("{date},{}\n", written(*value)));
    }
    body
}
