//! Parsers of the file formats. Each kind of data has one output layout.

pub(super) mod accounts;
pub(super) mod brokers;
pub(super) mod cells;
pub(super) mod companyfacts;
pub(super) mod ofx;
pub(super) mod portfolio;
pub(super) mod prices;
pub(super) mod series;
pub(super) mod table;
pub(super) mod tags;

use std::collections::BTreeSet;
use std::fmt;

use jiff::civil::Date;

use super::soundness::{self, DatedValues};

/// A problem with one line of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The line number, from 1.
    pub line: u64,
    /// The reason, for people.
    pub reason: String,
}

impl Problem {
    pub(super) fn new(line: u64, reason: impl Into<String>) -> Self {
        Self {
            line,
            reason: reason.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.line, self.reason)
    }
}

/// The content of a file, and the rows that could not be read.
#[derive(Debug)]
pub(super) struct Parsed<T> {
    pub(super) value: T,
    pub(super) problems: Vec<Problem>,
    /// The number of rows that are marked as having no value.
    pub(super) empty: usize,
}

/// The first jump and the first hole among values with their lines. Days that the file marks as empty are no hole.
fn doubts(values: &DatedValues, lines: &[u64], empty: &BTreeSet<Date>) -> Vec<Problem> {
    let line = |at: usize| lines.get(at).copied().unwrap_or_default();
    let mut found = Vec::new();
    if let Some(at) = soundness::jump(values) {
        let ((before, old), (date, new)) = (values[at - 1], values[at]);
        let reason = format!("{date}: {new} after {old} of {before} is a jump: another unit, or a split left in");
        found.push(Problem::new(line(at), reason));
    }
    let dates: Vec<Date> = values.iter().map(|(date, _)| *date).collect();
    let is_declared = |from: Date, to: Date| empty.range(from..to).next().is_some();
    if let Some(at) = soundness::hole(&dates, is_declared) {
        let (before, date) = (dates[at - 1], dates[at]);
        let reason = format!("there is nothing between {before} and {date}: a hole");
        found.push(Problem::new(line(at), reason));
    }
    found
}
