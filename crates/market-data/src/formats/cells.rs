//! Dates and numbers as people and programs write them.
//!
//! `01/02/2024` and `1,234` are ambiguous. The whole column decides the meaning; if it cannot, the cell is an error.

use jiff::civil::Date;

/// Whether the month or the day comes first in dates such as `01/02/2024`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DateOrder {
    MonthFirst,
    DayFirst,
    Unclear,
}

impl DateOrder {
    /// The order that the dates of a column show.
    pub(crate) fn of<'a>(cells: impl Iterator<Item = &'a str>) -> Self {
        let mut order = Self::Unclear;
        for cell in cells {
            if let Some((first, second, _)) = slashed(cell) {
                match (first > 12, second > 12) {
                    (true, false) => return Self::DayFirst,
                    (false, true) => order = Self::MonthFirst,
                    _ => {}
                }
            }
        }
        order
    }
}

/// Parses a date in any of the spellings that exports use.
pub(crate) fn date(cell: &str, order: DateOrder) -> Result<Date, String> {
    let invalid = || format!("`{}` is not a date", excerpt(cell));
    if let Some((first, second, year)) = slashed(cell) {
        return match order {
            DateOrder::MonthFirst => valid_date(year, first, second).ok_or_else(invalid),
            DateOrder::DayFirst => valid_date(year, second, first).ok_or_else(invalid),
            DateOrder::Unclear => Err(format!(
                "`{}` does not tell the day from the month; write YYYY-MM-DD",
                excerpt(cell)
            )),
        };
    }
    year_first(cell)
        .or_else(|| with_dots(cell))
        .or_else(|| with_month_name(cell))
        .ok_or_else(invalid)
}

/// `01/02/2024` or `01-02-2024`.
fn slashed(cell: &str) -> Option<(i8, i8, i16)> {
    let parts: Vec<&str> = cell.split(['/', '-']).collect();
    match parts.as_slice() {
        [first, second, year] if first.len() <= 2 && year.len() == 4 => {
            Some((first.parse().ok()?, second.parse().ok()?, year.parse().ok()?))
        }
        _ => None,
    }
}

/// `2024-01-02`, `2024/01/02`, `20240102`, each perhaps with a time behind it.
fn year_first(cell: &str) -> Option<Date> {
    let cell = cell.split(['T', ' ']).next()?;
    if cell.len() == 8 && cell.bytes().all(|byte| byte.is_ascii_digit()) {
        return valid_date(
            cell[..4].parse().ok()?,
            cell[4..6].parse().ok()?,
            cell[6..].parse().ok()?,
        );
    }
    match cell.split(['-', '/']).collect::<Vec<_>>().as_slice() {
        [year, month, day] if year.len() == 4 => valid_date(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?),
        _ => None,
    }
}

/// `02.01.2024`: the day is always first.
fn with_dots(cell: &str) -> Option<Date> {
    match cell.split('.').collect::<Vec<_>>().as_slice() {
        [day, month, year] if year.len() == 4 => valid_date(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?),
        _ => None,
    }
}

/// `Jan 2, 2024`, `2 Jan 2024`, `02-Jan-2024`.
fn with_month_name(cell: &str) -> Option<Date> {
    ["%b %d, %Y", "%B %d, %Y", "%d %b %Y", "%d-%b-%Y"]
        .iter()
        .find_map(|spelling| Date::strptime(spelling, cell).ok())
}

fn valid_date(year: i16, month: i8, day: i8) -> Option<Date> {
    (1800..=2200)
        .contains(&year)
        .then(|| Date::new(year, month, day).ok())?
}

/// What a comma in a number means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comma {
    /// The thousands separator; the point is the decimal mark.
    Groups,
    /// The decimal mark; the point is the thousands separator.
    Decimal,
    /// The file does not tell.
    Unclear,
}

impl Comma {
    /// The meaning that the numbers of a column show. Where cells are separated by commas, an ambiguous comma separates
    /// thousands.
    pub(crate) fn of<'a>(cells: impl Iterator<Item = &'a str>, delimiter: char) -> Self {
        let mut ambiguous = false;
        for cell in cells {
            let text = without_noise(cell);
            let (commas, points) = (text.matches(',').count(), text.matches('.').count());
            let after = |mark: char| text.rsplit_once(mark).map_or(0, |(_, rest)| rest.len());
            match (commas, points) {
                (0, 0) => {}
                (0, 1) if after('.') != 3 => return Self::Groups,
                (0, 1) => {}
                (0, _) => return Self::Decimal,
                (1, 0) if after(',') != 3 => return Self::Decimal,
                (1, 0) => ambiguous = true,
                (_, 0) => return Self::Groups,
                _ if text.rfind('.') > text.rfind(',') => return Self::Groups,
                _ => return Self::Decimal,
            }
        }
        match ambiguous && delimiter != ',' {
            true => Self::Unclear,
            false => Self::Groups,
        }
    }
}

/// Parses a number; `None` where the cell is marked as empty.
pub(crate) fn number(cell: &str, comma: Comma) -> Result<Option<f64>, String> {
    if is_missing(cell) {
        return Ok(None);
    }
    let invalid = || format!("`{}` is not a number", excerpt(cell));
    let text = without_noise(cell);
    let (negative, text) = match text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inside) => (true, inside),
        None => (false, text.as_str()),
    };
    let (groups, decimal) = match comma {
        Comma::Groups => (',', '.'),
        Comma::Decimal => ('.', ','),
        Comma::Unclear if text.contains(',') => {
            return Err(format!(
                "`{}` can be read in two ways; write it without a comma",
                excerpt(cell)
            ));
        }
        Comma::Unclear => (',', '.'),
    };
    // An exponent comes last.
    let (text, exponent) = match text.find(['e', 'E']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let (whole, rest) = text.split_once(decimal).unwrap_or((text, ""));
    if rest.contains(groups) || !well_grouped(whole, groups) {
        return Err(invalid());
    }
    let plain = format!("{}.{rest}{exponent}", whole.replace(groups, ""));
    let is_allowed = |letter: char| letter.is_ascii_digit() || ".+-eE".contains(letter);
    let value: f64 = plain
        .chars()
        .all(is_allowed)
        .then(|| plain.parse().ok())
        .flatten()
        .ok_or_else(invalid)?;
    match value.is_finite() {
        // Adding 0.0 turns `-0` into `0`, so that the text reads back as the same number.
        true => Ok(Some(if negative { -value } else { value } + 0.0)),
        false => Err(invalid()),
    }
}

/// Parses a number that may have a suffix for thousands, millions or billions: `54.32M`.
pub(crate) fn short_number(cell: &str, comma: Comma) -> Result<Option<f64>, String> {
    let factor = match cell.chars().last() {
        Some('K' | 'k') => 1e3,
        Some('M' | 'm') => 1e6,
        Some('B' | 'b') => 1e9,
        _ => return number(cell, comma),
    };
    let value = number(&cell[..cell.len() - 1], comma)?;
    Ok(value.map(|value| (value * factor).round()))
}

/// Whether a cell is empty or has one of the usual words for "no value".
pub(crate) fn is_missing(cell: &str) -> bool {
    const WORDS: [&str; 10] = ["", "null", "n/a", "na", "n.a.", "nan", "none", "-", "--", "."];
    WORDS.iter().any(|word| cell.eq_ignore_ascii_case(word))
}

/// A number as the body of a dataset has it: the shortest text that reads back as the same number.
pub(crate) fn number_text(value: f64) -> String {
    value.to_string()
}

/// A ratio for people, rounded to one significant digit.
pub(crate) fn approximate(times: f64) -> String {
    number_text(format!("{times:.0e}").parse().unwrap_or(times))
}

/// The cell without currency signs, spaces and Swiss group marks.
fn without_noise(cell: &str) -> String {
    let noise = |letter: char| letter.is_whitespace() || "$€£¥₹'’\u{a0}".contains(letter);
    cell.chars().filter(|letter| !noise(*letter)).collect()
}

fn well_grouped(whole: &str, mark: char) -> bool {
    let mut groups = whole.trim_start_matches(['+', '-']).split(mark);
    let first = groups.next().unwrap_or_default().len();
    let mut more = groups.peekable();
    more.peek().is_none() || ((1..=3).contains(&first) && more.all(|group| group.len() == 3))
}

/// The start of a cell, without control characters, to quote in a message.
pub(crate) fn excerpt(cell: &str) -> String {
    cell.chars().filter(|letter| !letter.is_control()).take(40).collect()
}
