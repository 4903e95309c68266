//! The rows of data that a figure was computed from.

use serde::Serialize;

use figures::ledger::{Evidence, Ledger, Source};

/// The most rows shown of one series: the first and the last of the figure's window.
const MAX_ROWS: usize = 60;

/// One row of a series.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// Its date or month, where the source has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Its value, as the source has it.
    pub value: f64,
}

/// A series as far as a figure uses it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeriesRows {
    /// The input of the figure, as `SOURCE_ID#NAME`.
    pub input: String,
    /// Where it is from.
    pub source: Source,
    /// The rows, oldest first. None where the data room no longer has that content.
    pub rows: Vec<Row>,
    /// Rows between the first and the last ones that are left out.
    pub left_out: usize,
}

/// The rows behind a figure: of every series that is an input of its formula, those of its window. Columns that only
/// hold the dates of other columns are not listed.
pub fn rows_of(ledger: &Ledger, figure: &Evidence, series: super::SeriesOf<'_>) -> Vec<SeriesRows> {
    let used = figure.inputs.iter().filter_map(|input| {
        let (source_id, name) = input.split_once('#')?;
        let source = ledger.source(source_id)?;
        (!is_date_column(name)).then_some((input, source, name))
    });
    used.map(|(input, source, name)| {
        let values = series(source, name).unwrap_or_default();
        let dates = dates(name, values.len(), &|axis| series(source, axis));
        let all = values.into_iter().enumerate();
        // A gap in a series (NaN) is not a row.
        let all: Vec<Row> = all
            .map(|(at, value)| Row {
                at: dates.get(at).cloned(),
                value,
            })
            .filter(|row| row.value.is_finite())
            .collect();
        let (rows, left_out) = without_middle(in_period(all, figure.period.as_deref()));
        SeriesRows {
            input: input.clone(),
            source: source.clone(),
            rows,
            left_out,
        }
    })
    .collect()
}

fn is_date_column(name: &str) -> bool {
    let month = name.starts_with("month") && !name.starts_with("month_end");
    let own = ["_day", "_month"].iter().any(|ending| name.ends_with(ending));
    month || own || name.starts_with("day_") || name.starts_with("period_end")
}

/// The dates of a series: the column of days, months or period ends that belongs to it and is as long.
fn dates(name: &str, length: usize, column: &dyn Fn(&str) -> Option<Vec<f64>>) -> Vec<String> {
    let symbol = name.rsplit_once('_').map_or(name, |(_, symbol)| symbol);
    let group = name.split_once('_').map_or(name, |(group, _)| group);
    let candidates = [
        (format!("day_{symbol}"), day as fn(f64) -> Option<String>),
        (format!("month_{symbol}"), month),
        (format!("period_end_{symbol}"), day),
        (format!("{group}_day"), day),
        (format!("{group}_month"), month),
        ("month".to_owned(), month),
    ];
    for (axis, format) in candidates {
        let texts: Option<Vec<String>> = column(&axis)
            .filter(|found| found.len() == length)
            .and_then(|found| found.into_iter().map(format).collect());
        if let Some(texts) = texts {
            return texts;
        }
    }
    Vec::new()
}

/// Days since 1970 as a date.
fn day(number: f64) -> Option<String> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "whole days, and anything else is no date"
    )]
    let days = jiff::Span::new().try_days(number as i64).ok()?;
    Some(jiff::civil::date(1970, 1, 1).checked_add(days).ok()?.to_string())
}

/// Months since the year 0 (12 * year + month) as `YYYY-MM`.
fn month(number: f64) -> Option<String> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "whole months, and anything else is no month"
    )]
    let months = number as i64 - 1;
    (months > 0).then(|| format!("{:04}-{:02}", months.div_euclid(12), months.rem_euclid(12) + 1))
}

/// The rows of a window, and the one before it, which a change over the window starts from. Rows without a date are all
/// kept.
fn in_period(rows: Vec<Row>, period: Option<&str>) -> Vec<Row> {
    let Some((from, to)) = period.and_then(|period| period.split_once('/')) else {
        return rows;
    };
    let before = |at: &str, limit: &str| at < limit.get(..at.len()).unwrap_or(limit);
    let start = rows
        .iter()
        .position(|row| row.at.as_deref().is_none_or(|at| !before(at, from)));
    let skipped = start.unwrap_or(rows.len()).saturating_sub(1);
    let after = |row: &Row| {
        row.at
            .as_deref()
            .is_some_and(|at| at > to.get(..at.len()).unwrap_or(to))
    };
    rows.into_iter().skip(skipped).take_while(|row| !after(row)).collect()
}

fn without_middle(mut rows: Vec<Row>) -> (Vec<Row>, usize) {
    let left_out = rows.len().saturating_sub(MAX_ROWS);
    if left_out > 0 {
        rows.drain(MAX_ROWS / 2..MAX_ROWS / 2 + left_out);
    }
    (rows, left_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(name: &str, period: Option<&str>) -> (Vec<Row>, usize) {
        let column = |axis: &str| match axis {
            "day_X" => Some((0..100).map(f64::from).collect()),
            "month" => Some((0..3).map(|at| f64::from(2023 * 12 + 11 + at)).collect()),
            _ => None,
        };
        let length = if name == "cpi" { 3 } else { 100 };
        let dates = dates(name, length, &column);
        let all = (0..length)
            .map(|at| Row {
                at: dates.get(at).cloned(),
                value: 1.0,
            })
            .collect();
        without_middle(in_period(all, period))
    }

    #[test]
    fn a_series_has_the_dates_that_belong_to_it() {
        let (found, left_out) = rows("adjusted_X", None);
        assert_eq!((found.len(), left_out), (60, 40));
        assert_eq!(found[0].at.as_deref(), Some("1970-01-01"));
        assert_eq!(found[59].at.as_deref(), Some("1970-04-10"));
        let months: Vec<_> = rows("cpi", None).0.into_iter().filter_map(|row| row.at).collect();
        assert_eq!(months, ["2023-11", "2023-12", "2024-01"]);
        assert!(rows("odd_Y", None).0.iter().all(|row| row.at.is_none()));
    }

    #[test]
    fn a_window_starts_with_the_row_before_it() {
        let (found, _) = rows("adjusted_X", Some("1970-01-10/1970-01-12"));
        let dates: Vec<_> = found.into_iter().filter_map(|row| row.at).collect();
        assert_eq!(dates, ["1970-01-09", "1970-01-10", "1970-01-11", "1970-01-12"]);
        assert_eq!(rows("cpi", Some("2023-12-05/2023-12-31")).0.len(), 2);
    }

    #[test]
    fn columns_of_dates_are_not_listed() {
        for name in [
            "day_AAPL",
            "month",
            "month_AAPL",
            "period_end_AAPL",
            "curve_month",
            "curve_day",
        ] {
            assert!(is_date_column(name), "{name}");
        }
        assert!(!is_date_column("month_end_AAPL") && !is_date_column("cpi"));
    }
}
