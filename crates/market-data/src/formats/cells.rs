//! Dates and numbers as people and programs write them.
//!
//! `01/02/2024` and `1,234` can mean two things each. The whole column decides; where it does not, the cell is refused.

use jiff::civil::Date;

/// Which comes first in dates with slashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DateOrder {
    MonthFirst,
    DayFirst,
    Unclear,
}

impl DateOrder {
    /// What the dates of a file show.
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

/// A date as `YYYY-MM-DD` is meant, out of the spellings that exports use.
pub(crate) fn date(cell: &str, order: DateOrder) -> Result<Date, String> {
    let not_one = || format!("`{}` is not a date", shown(cell));
    if let Some((first, second, year)) = slashed(cell) {
        return match order {
            DateOrder::MonthFirst => day(year, first, second).ok_or_else(not_one),
            DateOrder::DayFirst => day(year, second, first).ok_or_else(not_one),
            DateOrder::Unclear => Err(format!(
                "`{}` does not tell the day from the month; write YYYY-MM-DD",
                shown(cell)
            )),
        };
    }
    year_first(cell)
        .or_else(|| with_dots(cell))
        .or_else(|| with_name(cell))
        .ok_or_else(not_one)
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
        return day(
            cell[..4].parse().ok()?,
            cell[4..6].parse().ok()?,
            cell[6..].parse().ok()?,
        );
    }
    match cell.split(['-', '/']).collect::<Vec<_>>().as_slice() {
        [year, month, of_month] if year.len() == 4 => {
            day(year.parse().ok()?, month.parse().ok()?, of_month.parse().ok()?)
        }
        _ => None,
    }
}

/// `02.01.2024`: the day is always first.
fn with_dots(cell: &str) -> Option<Date> {
    match cell.split('.').collect::<Vec<_>>().as_slice() {
        [of_month, month, year] if year.len() == 4 => {
            day(year.parse().ok()?, month.parse().ok()?, of_month.parse().ok()?)
        }
        _ => None,
    }
}

/// `Jan 2, 2024`, `2 Jan 2024`, `02-Jan-2024`.
fn with_name(cell: &str) -> Option<Date> {
    ["%b %d, %Y", "%B %d, %Y", "%d %b %Y", "%d-%b-%Y"]
        .iter()
        .find_map(|spelling| Date::strptime(spelling, cell).ok())
}

fn day(year: i16, month: i8, of_month: i8) -> Option<Date> {
    (1800..=2200)
        .contains(&year)
        .then(|| Date::new(year, month, of_month).ok())?
}

/// What a comma means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comma {
    /// It groups thousands, and the point is the decimal one.
    Groups,
    /// It is the decimal one, and the point groups thousands.
    Decimal,
    /// The file does not tell.
    Unclear,
}

impl Comma {
    /// What the numbers of a file show. In a file that separates its cells with commas, one inside a number groups.
    pub(crate) fn of<'a>(cells: impl Iterator<Item = &'a str>, delimiter: char) -> Self {
        let mut doubtful = false;
        for cell in cells {
            let text = bare(cell);
            let (commas, points) = (text.matches(',').count(), text.matches('.').count());
            let after = |mark: char| text.rsplit_once(mark).map_or(0, |(_, rest)| rest.len());
            match (commas, points) {
                (0, 0) => {}
                (0, 1) if after('.') != 3 => return Self::Groups,
                (0, 1) => {}
                (0, _) => return Self::Decimal,
                (1, 0) if after(',') != 3 => return Self::Decimal,
                (1, 0) => doubtful = true,
                (_, 0) => return Self::Groups,
                _ if text.rfind('.') > text.rfind(',') => return Self::Groups,
                _ => return Self::Decimal,
            }
        }
        match doubtful && delimiter != ',' {
            true => Self::Unclear,
            false => Self::Groups,
        }
    }
}

/// A number; none where the cell says that there is none.
pub(crate) fn number(cell: &str, comma: Comma) -> Result<Option<f64>, String> {
    if is_missing(cell) {
        return Ok(None);
    }
    let not_one = || format!("`{}` is not a number", shown(cell));
    let text = bare(cell);
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
                shown(cell)
            ));
        }
        Comma::Unclear => (',', '.'),
    };
    // An exponent stands behind everything else.
    let (text, exponent) = match text.find(['e', 'E']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let (whole, rest) = text.split_once(decimal).unwrap_or((text, ""));
    if rest.contains(groups) || !well_grouped(whole, groups) {
        return Err(not_one());
    }
    let plain = format!("{}.{rest}{exponent}", whole.replace(groups, ""));
    let written = |letter: char| letter.is_ascii_digit() || ".+-eE".contains(letter);
    let value: f64 = plain
        .chars()
        .all(written)
        .then(|| plain.parse().ok())
        .flatten()
        .ok_or_else(not_one)?;
    match value.is_finite() {
        // `-0` would not read back as it was written.
        true => Ok(Some(if negative { -value } else { value } + 0.0)),
        false => Err(not_one()),
    }
}

/// A number that may be shortened: `54.32M`.
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

/// Whether a cell says that it has no value.
pub(crate) fn is_missing(cell: &str) -> bool {
    const WORDS: [&str; 10] = ["", "null", "n/a", "na", "n.a.", "nan", "none", "-", "--", "."];
    WORDS.iter().any(|word| cell.eq_ignore_ascii_case(word))
}

/// How a number is written in a body: the shortest text that reads back as the same.
pub(crate) fn written(value: f64) -> String {
    value.to_string()
}

/// About how many times, for people: one digit is enough.
pub(crate) fn about(times: f64) -> String {
    written(format!("{times:.0e}").parse().unwrap_or(times))
}

/// The cell without currency signs, spaces and Swiss group marks.
fn bare(cell: &str) -> String {
    let noise = |letter: char| letter.is_whitespace() || "$€£¥₹'’\u{a0}".contains(letter);
    cell.chars().filter(|letter| !noise(*letter)).collect()
}

fn well_grouped(whole: &str, mark: char) -> bool {
    let mut groups = whole.trim_start_matches(['+', '-']).split(mark);
    let first = groups.next().unwrap_or_default().len();
    let mut more = groups.peekable();
    more.peek().is_none() || ((1..=3).contains(&first) && more.all(|group| group.len() == 3))
}

/// As much of a cell as a message should quote.
pub(crate) fn shown(cell: &str) -> String {
    cell.chars().filter(|letter| !letter.is_control()).take(40).collect()
}
