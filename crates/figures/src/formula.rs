//! A small language for figures, so that whoever reads one can compute it again.
//!
//! A formula is one `round(value, places)` over numbers, names of series, `+ - * /`, parentheses and the functions
//! below, such as `round(annualised(ago(close, 60), last(close), 60), 1)`. A value is a number or a list, oldest
//! first. A number and a list combine value by value; two lists pair up from the front, as far as the shorter goes.
//!
//! A value that a source does not have is a gap: NaN in a list. A gap stays a gap in `+ - * /`, `known` drops it, and a
//! function that would have to guess the value fails. A figure whose formula fails is left out.
//!
//! | Function | What it gives |
//! |---|---|
//! | `first(list)`, `last(list)` | the oldest, the newest value |
//! | `ago(list, n)` | the value `n` before the newest |
//! | `tail(list, n)` | the newest `n` values |
//! | `known(list)` | the list without its gaps |
//! | `at(list, keys, key)` | the value beside the last of the rising `keys` that is not above `key` |
//! | `between(list, keys, from, to)` | the values whose key is from `from` to `to` |
//! | `where_at_least(list, gauge, least)` | the values whose partner in `gauge` is at least so much |
//! | `count`, `min`, `max`, `mean`, `median` of a list | as they say |
//! | `quantile(list, n)` | the value below which `n` per cent of the list lie, between two values in proportion |
//! | `floor` of a number or a list | the whole number at or below it |
//! | `log(number)` | the natural logarithm |
//! | `share_above`, `share_not_above`, `share_below` of a list and a bound | per cent of the values |
//! | `growth(from, to)` | per cent |
//! | `annualised(from, to, months)` | growth as a yearly rate, per cent |
//! | `changes(levels)` | the growth from each value to the next, per cent |
//! | `compound(changes)` | what 1 becomes, change after change, the 1 included |
//! | `without_best(levels, n)` | what 1 becomes over the whole list if its `n` best changes are left out |
//! | `rolling(levels, months)` | the yearly rate over every window of so many months |
//! | `volatility(levels)` | standard deviation of the monthly changes times the root of twelve, per cent |
//! | `daily_volatility(levels)` | the same of daily changes, times the root of 252 |
//! | `correlation(list, list, ...)` | of two lists side by side; of more, the mean over all pairs |
//! | `beta(list, market)` | how much of a market change the list shares in: covariance over the market's variance |
//! | `drawdown(levels)` | the deepest fall from an earlier high, per cent and negative |
//! | `recovery(levels)` | steps from the high before the deepest fall until that high was reached again |
//! | `falls(levels, n)` | steps from high to low of each fall by at least `n` per cent |
//! | `recoveries(levels, n)` | steps from the high of each such fall until it was reached again |
//! | `runs_below(list, bound)` | how many values each unbroken run below the bound has |
//! | `lows(levels, months)` | for every window: the change from its first level to the lowest after it, per cent |
//! | `lasting(levels, rate, months)` | for every window: how many years a yearly withdrawal of so many per cent lasts |
//! | `instalments(levels, months)` | for every window: what equal monthly payments became, over their sum |
//! | `withdrawals(levels, months)` | for every window: the yearly withdrawal that uses all up, per cent of the start |
//! | `real_total_return(price, dividend, cpi)` | the worth after inflation with dividends put back in, from 1 on |
//! | `months(year, month)` | months since the year 0, so that dates can be subtracted |
//! | `date(year, month, day)` | days since 1970-01-01 |
//!
//! For a list of keys, `at` gives a list. `real_total_return` covers the months before the first gap.

use std::borrow::Cow;

use languages::decimal::Decimal;
use thiserror::Error;

mod functions;
mod lists;
#[cfg(test)]
mod properties;
mod reader;
#[cfg(test)]
mod tests;

/// The longest formula, in bytes.
const MAX_LENGTH: usize = 8_000;

/// What a name in a formula stands for.
#[derive(Debug, Clone, PartialEq)]
pub enum Value<'s> {
    /// One number.
    Number(f64),
    /// A series, oldest first.
    List(Cow<'s, [f64]>),
}

/// Why a formula gives no figure.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FormulaError {
    /// Not a formula.
    #[error("it cannot be read from byte {at} on, where {expected} should be")]
    Syntax {
        /// Where, in bytes.
        at: usize,
        /// What should be there.
        expected: &'static str,
    },
    /// Longer or more deeply nested than allowed.
    #[error("it is too long or too deeply nested")]
    TooComplex,
    /// A name that nothing was given for.
    #[error("it uses {0}, which is not among its inputs")]
    UnknownName(String),
    /// A function that does not exist.
    #[error("there is no function {0}")]
    UnknownFunction(String),
    /// A function with arguments it does not take.
    #[error("{0} does not take these arguments")]
    WrongArguments(String),
    /// A series with too few values.
    #[error("a series is too short for {0}")]
    TooShort(String),
    /// A series with a gap in the wrong place.
    #[error("a series has a gap where {0} needs a value")]
    Gap(String),
    /// A division by zero.
    #[error("it divides by zero")]
    DivisionByZero,
    /// A result that is no number.
    #[error("it gives no finite number")]
    NotFinite,
}

/// Computes a formula over the inputs that `input` knows by name, and gives the decimal that `round` makes of it.
pub fn evaluate<'s>(formula: &str, input: &dyn Fn(&str) -> Option<Value<'s>>) -> Result<Decimal, FormulaError> {
    let (value, places) = read(formula, input)?;
    Ok(Decimal::rounded(value, places))
}

/// Computes a formula without rounding, to compare it with another computation.
pub fn evaluate_unrounded<'s>(formula: &str, input: &dyn Fn(&str) -> Option<Value<'s>>) -> Result<f64, FormulaError> {
    read(formula, input).map(|(value, _)| value)
}

fn read<'s>(formula: &str, input: &dyn Fn(&str) -> Option<Value<'s>>) -> Result<(f64, u8), FormulaError> {
    if formula.len() > MAX_LENGTH {
        return Err(FormulaError::TooComplex);
    }
    reader::read(formula, input)
}
