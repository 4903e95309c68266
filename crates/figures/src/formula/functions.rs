//! The functions of formulas by name. Their arithmetic on lists is in [`super::lists`].

use std::borrow::Cow;

use super::FormulaError;
use super::Value::{self, List, Number};
use super::lists::{
    annualised, at, at_each, beta, between, changes, compound, correlation, drawdown, falls, instalments, lasting,
    lows, mean, median, quantile, real_total_return, recovery, runs_below, share, volatility, withdrawals,
    without_best,
};

/// Functions that accept lists with gaps.
const ACCEPT_GAPS: [&str; 9] = [
    "ago",
    "at",
    "between",
    "first",
    "known",
    "last",
    "real_total_return",
    "tail",
    "where_at_least",
];
/// Functions whose result may have gaps.
const RETURN_GAPS: [&str; 4] = ["at", "between", "tail", "where_at_least"];

/// Calls a function. Arguments and results must be finite, except for gaps where the function allows them.
pub fn call<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let accepts_gaps = ACCEPT_GAPS.contains(&name);
    for argument in arguments {
        match argument {
            Number(number) if !number.is_finite() => return Err(FormulaError::Gap(name.to_owned())),
            List(list) if !accepts_gaps && !all_finite(list) => return Err(FormulaError::Gap(name.to_owned())),
            _ => {}
        }
    }
    let value = apply(name, arguments)?;
    match &value {
        Number(number) if !number.is_finite() => Err(FormulaError::NotFinite),
        List(list) if !RETURN_GAPS.contains(&name) && !all_finite(list) => Err(FormulaError::NotFinite),
        _ => Ok(value),
    }
}

/// A number as a count, if it is a whole number up to a million.
pub fn as_count(number: f64) -> Option<usize> {
    ((0.0..=1e6).contains(&number) && number.fract() == 0.0).then_some(number as usize)
}

fn apply<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let wrong = || FormulaError::WrongArguments(name.to_owned());
    let number = match (name, arguments) {
        ("first", [List(list)]) => list.first().copied(),
        ("last", [List(list)]) => list.last().copied(),
        ("ago", [List(list), Number(back)]) => {
            let back = as_count(*back).ok_or_else(wrong)?;
            list.len().checked_sub(back + 1).and_then(|at| list.get(at)).copied()
        }
        ("at", [List(list), List(keys), Number(key)]) if keys.is_sorted() => at(list, keys, *key),
        ("count", [List(list)]) => Some(list.len() as f64),
        ("min", [List(list)]) => list.iter().copied().reduce(f64::min),
        ("max", [List(list)]) => list.iter().copied().reduce(f64::max),
        ("mean", [List(list)]) => mean(list),
        ("median", [List(list)]) => median(list),
        ("quantile", [List(list), Number(share)]) if (0.0..=100.0).contains(share) => quantile(list, *share),
        ("floor", [Number(number)]) => Some(number.floor()),
        ("log", [Number(number)]) => Some(number.ln()),
        ("share_above", [List(list), Number(bound)]) => share(list, |value| value > *bound),
        ("share_not_above", [List(list), Number(bound)]) => share(list, |value| value <= *bound),
        ("share_below", [List(list), Number(bound)]) => share(list, |value| value < *bound),
        ("growth", [Number(from), Number(to)]) => Some((to / from - 1.0) * 100.0),
        ("annualised", [Number(from), Number(to), Number(months)]) if *months > 0.0 => {
            Some(annualised(*from, *to, *months))
        }
        ("volatility", [List(levels)]) => volatility(levels, 12.0),
        ("daily_volatility", [List(levels)]) => volatility(levels, 252.0),
        ("drawdown", [List(levels)]) => drawdown(levels),
        ("recovery", [List(levels)]) => recovery(levels),
        ("without_best", [List(levels), Number(best)]) => without_best(levels, as_count(*best).ok_or_else(wrong)?),
        ("beta", [List(list), List(market)]) if list.len() == market.len() => beta(list, market),
        ("correlation", [List(first), others @ ..]) if !others.is_empty() => {
            let lists = arguments.iter().map(|argument| match argument {
                List(list) if list.len() == first.len() => Ok(list.as_ref()),
                _ => Err(wrong()),
            });
            correlation(&lists.collect::<Result<Vec<&[f64]>, _>>()?)
        }
        ("months", [Number(year), Number(month)]) => Some(year * 12.0 + month),
        ("date", [Number(year), Number(month), Number(day)]) => {
            Some(days_since_epoch(*year, *month, *day).ok_or_else(wrong)?)
        }
        _ => return apply_to_list(name, arguments),
    };
    number
        .map(Number)
        .ok_or_else(|| FormulaError::TooShort(name.to_owned()))
}

fn apply_to_list<'s>(name: &str, arguments: &[Value<'s>]) -> Result<Value<'s>, FormulaError> {
    let wrong = || FormulaError::WrongArguments(name.to_owned());
    let list = match (name, arguments) {
        ("tail", [List(list), Number(newest)]) => {
            let newest = as_count(*newest).ok_or_else(wrong)?;
            list.len()
                .checked_sub(newest)
                .and_then(|at| list.get(at..))
                .map(<[f64]>::to_vec)
        }
        ("known", [List(list)]) => Some(list.iter().copied().filter(|value| !value.is_nan()).collect()),
        ("at", [List(list), List(keys), List(wanted)]) if keys.is_sorted() => Some(at_each(list, keys, wanted)),
        ("between", [List(list), List(keys), Number(from), Number(to)]) => Some(between(list, keys, *from..=*to)),
        ("changes", [List(levels)]) => changes(levels),
        ("floor", [List(list)]) => Some(list.iter().map(|value| value.floor()).collect()),
        ("falls", [List(levels), Number(least)]) => Some(falls(levels, *least).map(|fall| fall.to_low).collect()),
        ("recoveries", [List(levels), Number(least)]) => {
            Some(falls(levels, *least).filter_map(|fall| fall.to_recovery).collect())
        }
        ("runs_below", [List(list), Number(bound)]) => Some(runs_below(list, *bound)),
        ("compound", [List(changes)]) => Some(compound(changes)),
        ("where_at_least", [List(list), List(gauge), Number(least)]) => {
            let pairs = list.iter().zip(gauge.iter());
            let chosen = pairs.filter(|(_, gauge)| *gauge >= least).map(|(value, _)| *value);
            Some(chosen.collect())
        }
        ("rolling", [List(levels), Number(months)]) => {
            let months = as_count(*months).filter(|months| *months > 0).ok_or_else(wrong)?;
            let windows = levels.windows(months + 1);
            let yearly = |span: &[f64]| annualised(span[0], span[months], months as f64);
            (levels.len() > months).then(|| windows.map(yearly).collect())
        }
        ("instalments" | "lows" | "withdrawals", [List(levels), Number(months)]) => {
            let months = as_count(*months).filter(|months| *months > 0).ok_or_else(wrong)?;
            let of_windows = match name {
                "instalments" => instalments,
                "lows" => lows,
                _ => withdrawals,
            };
            of_windows(levels, months)
        }
        ("lasting", [List(levels), Number(rate), Number(months)]) => {
            let months = as_count(*months)
                .filter(|months| *months > 0 && *rate > 0.0)
                .ok_or_else(wrong)?;
            lasting(levels, *rate, months)
        }
        ("real_total_return", [List(price), List(dividend), List(cpi)]) => {
            Some(real_total_return(price, dividend, cpi))
        }
        _ if FUNCTION_NAMES.contains(&name) => return Err(wrong()),
        _ => return Err(FormulaError::UnknownFunction(name.to_owned())),
    };
    list.map(|list| List(Cow::Owned(list)))
        .ok_or_else(|| FormulaError::TooShort(name.to_owned()))
}

/// Every function, to tell a wrong argument from a wrong name.
const FUNCTION_NAMES: [&str; 41] = [
    "ago",
    "annualised",
    "at",
    "beta",
    "between",
    "changes",
    "compound",
    "correlation",
    "count",
    "daily_volatility",
    "date",
    "drawdown",
    "falls",
    "first",
    "floor",
    "growth",
    "instalments",
    "known",
    "last",
    "lasting",
    "log",
    "lows",
    "max",
    "mean",
    "median",
    "min",
    "months",
    "quantile",
    "real_total_return",
    "recoveries",
    "recovery",
    "rolling",
    "runs_below",
    "share_above",
    "share_below",
    "share_not_above",
    "tail",
    "volatility",
    "where_at_least",
    "withdrawals",
    "without_best",
];

fn all_finite(list: &[f64]) -> bool {
    list.iter().all(|value| value.is_finite())
}

fn days_since_epoch(year: f64, month: f64, day: f64) -> Option<f64> {
    let part = |number: f64| as_count(number).and_then(|part| i8::try_from(part).ok());
    let year = as_count(year).and_then(|year| i16::try_from(year).ok())?;
    let date = jiff::civil::Date::new(year, part(month)?, part(day)?).ok()?;
    let since = date.since((jiff::Unit::Day, jiff::civil::date(1970, 1, 1))).ok()?;
    Some(f64::from(since.get_days()))
}
