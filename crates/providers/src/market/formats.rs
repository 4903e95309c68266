//! What files look like, and the one layout of each kind that comes out.

pub(super) mod accounts;
pub(super) mod cells;
pub(super) mod companyfacts;
pub(super) mod portfolio;
pub(super) mod prices;
pub(super) mod series;
pub(super) mod table;
pub(super) mod tags;

use std::fmt;

/// Something in a file that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The line, counted from 1.
    pub line: u64,
    /// Why, in words.
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

/// What came out of a file, and what did not.
#[derive(Debug)]
pub(super) struct Parsed<T> {
    pub(super) value: T,
    pub(super) problems: Vec<Problem>,
    /// Rows that say themselves that they have no value.
    pub(super) empty: usize,
}
