//! Daily prices as Yahoo, Stooq, Nasdaq and others export them.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::cells::{Comma, DateOrder, date, is_missing, number, number_text, short_number};
use super::table::{Row, Table};
use super::{Parsed, Problem, doubts};

/// The prices of one instrument in a file.
#[derive(Debug, Default)]
pub(crate) struct Prices {
    days: BTreeMap<Date, Day>,
}

#[derive(Debug)]
struct Day {
    line: u64,
    close: f64,
    adjusted: f64,
    volume: Option<f64>,
}

/// All prices of a file.
#[derive(Debug)]
pub(crate) struct PriceFile {
    /// By the symbol in the file; the symbol is empty where the file names none.
    pub(crate) by_symbol: BTreeMap<String, Prices>,
    /// Whether the file has an adjusted close.
    pub(crate) adjusted: bool,
    /// Days that the file marks as having no price.
    empty: BTreeSet<Date>,
}

/// The indices of the columns.
pub(crate) struct Columns {
    symbol: Option<usize>,
    date: usize,
    close: Option<usize>,
    adjusted: Option<usize>,
    volume: Option<usize>,
    /// Only Nasdaq has `Close/Last`, and it writes the month first.
    nasdaq: bool,
}

impl Columns {
    /// The columns of a price file, or which column is missing.
    pub(crate) fn of(table: &Table) -> Result<Self, &'static str> {
        let close = table.column(&["close", "closelast", "price", "last", "closeprice", "closingprice"]);
        let adjusted = table.column(&["adjclose", "adjustedclose", "adjusted", "adjcloseprice", "closeadj"]);
        if close.or(adjusted).is_none() {
            return Err("there is no column of closing prices, such as `Close`");
        }
        Ok(Self {
            symbol: table.column(&["symbol", "ticker"]),
            date: table
                .column(&["date", "timestamp", "day", "datetime", "time"])
                .ok_or("there is no column of dates, such as `Date`")?,
            close,
            adjusted,
            volume: table.column(&["volume", "vol", "sharestraded"]),
            nasdaq: table.column(&["closelast"]).is_some(),
        })
    }
}

impl Prices {
    /// Whether there are no days.
    pub(crate) fn is_empty(&self) -> bool {
        self.days.is_empty()
    }

    /// The body of the dataset, oldest first.
    pub(crate) fn body(&self) -> String {
        let mut body = format!("{}\n", DatasetKind::Prices.header());
        for (date, day) in &self.days {
            let volume = day.volume.map(number_text).unwrap_or_default();
            let (close, adjusted) = (number_text(day.close), number_text(day.adjusted));
            body.push_str(&format!("{date},{close},{adjusted},{volume}\n"));
        }
        body
    }
}

impl PriceFile {
    /// Implausible prices: a jump from one close to the next, or a hole between days.
    pub(crate) fn doubts(&self) -> Vec<Problem> {
        self.by_symbol
            .values()
            .flat_map(|prices| prices.doubts(&self.empty))
            .collect()
    }
}

impl Prices {
    fn doubts(&self, empty: &BTreeSet<Date>) -> Vec<Problem> {
        let closes: Vec<(Date, f64)> = self.days.iter().map(|(date, day)| (*date, day.adjusted)).collect();
        let lines: Vec<u64> = self.days.values().map(|day| day.line).collect();
        doubts(&closes, &lines, empty)
    }
}

/// Reads the prices of a table. No day may be after `today`.
pub(crate) fn read(table: &Table, columns: &Columns, today: Date) -> Parsed<PriceFile> {
    let reader = Reader::new(table, columns, today);
    let mut file = PriceFile {
        by_symbol: BTreeMap::new(),
        adjusted: columns.adjusted.is_some(),
        empty: BTreeSet::new(),
    };
    let (mut problems, mut empty) = (Vec::new(), 0);
    for row in table.rows() {
        match reader.day(row) {
            Ok(Some((date, day))) => {
                let symbol = columns.symbol.map_or("", |at| row.cell(at));
                let days = &mut file.by_symbol.entry(symbol.to_owned()).or_default().days;
                match days.entry(date) {
                    Entry::Vacant(place) => {
                        place.insert(day);
                    }
                    Entry::Occupied(_) => problems.push(Problem::new(row.line, format!("{date} is there twice"))),
                }
            }
            Ok(None) => {
                empty += 1;
                file.empty.extend(date(row.cell(columns.date), reader.order));
            }
            Err(reason) => problems.push(Problem::new(row.line, reason)),
        }
    }
    Parsed {
        value: file,
        problems,
        empty,
    }
}

struct Reader<'a> {
    columns: &'a Columns,
    order: DateOrder,
    comma: Comma,
    today: Date,
}

impl<'a> Reader<'a> {
    fn new(table: &Table, columns: &'a Columns, today: Date) -> Self {
        let order = match columns.nasdaq {
            true => DateOrder::MonthFirst,
            false => DateOrder::of(table.rows().map(|row| row.cell(columns.date))),
        };
        let prices = [columns.close, columns.adjusted].into_iter().flatten();
        let cells = prices.flat_map(|at| table.rows().map(move |row| row.cell(at)));
        Self {
            columns,
            order,
            comma: Comma::of(cells, table.delimiter),
            today,
        }
    }

    /// The day of a row; `None` where the row is marked as having no price.
    fn day(&self, row: Row<'_>) -> Result<Option<(Date, Day)>, String> {
        let date = date(row.cell(self.columns.date), self.order)?;
        if date > self.today {
            return Err(format!("{date} is after today"));
        }
        let prices = [self.columns.close, self.columns.adjusted];
        if prices.iter().flatten().all(|at| is_missing(row.cell(*at))) {
            return Ok(None);
        }
        let price = |at: Option<usize>, name: &str| match at {
            None => Ok(None),
            Some(at) => match number(row.cell(at), self.comma).map_err(|reason| format!("{name}: {reason}"))? {
                Some(price) if price > 0.0 => Ok(Some(price)),
                Some(price) => Err(format!("{name}: {price} is not above 0")),
                None => Err(format!("{name} is missing")),
            },
        };
        let (close, adjusted) = (
            price(self.columns.close, "close")?,
            price(self.columns.adjusted, "adjusted close")?,
        );
        let (Some(close), Some(adjusted)) = (close.or(adjusted), adjusted.or(close)) else {
            return Ok(None);
        };
        let volume = match self.columns.volume {
            None => None,
            Some(at) => short_number(row.cell(at), self.comma).map_err(|reason| format!("volume: {reason}"))?,
        };
        if volume.is_some_and(|volume| volume < 0.0) {
            return Err("volume is below 0".to_owned());
        }
        let day = Day {
            line: row.line,
            close,
            adjusted,
            volume,
        };
        Ok(Some((date, day)))
    }
}
