//! Yearly facts of companies: our own table, and the rows of the kind.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::cells::{Comma, DateOrder, date, is_missing, number, shown, written};
use super::table::{Row, Table};
use super::tags::{Tag, tag};
use super::{Parsed, Problem};

/// A fact's place: the end of its period, then its name, so that rows come out oldest first.
pub(in crate::market) type Place = (Date, &'static str);

/// What a fact says.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::market) struct Fact {
    pub(in crate::market) fiscal_year: i16,
    pub(in crate::market) value: f64,
    pub(in crate::market) unit: String,
}

/// The facts of one company.
pub(in crate::market) type Facts = BTreeMap<Place, Fact>;

/// The rows in the layout of the kind, oldest first.
pub(in crate::market) fn body(facts: &Facts) -> String {
    let mut body = format!("{}\n", DatasetKind::Accounts.header());
    for ((end, tag), fact) in facts {
        let value = written(fact.value);
        body.push_str(&format!("{},{end},{tag},{value},{}\n", fact.fiscal_year, fact.unit));
    }
    body
}

/// Where the columns are.
pub(in crate::market) struct Columns {
    symbol: Option<usize>,
    fiscal_year: usize,
    period_end: usize,
    tag: usize,
    value: usize,
    unit: Option<usize>,
}

impl Columns {
    /// The columns of a file of accounts, or what is missing for one.
    pub(in crate::market) fn of(table: &Table) -> Result<Self, String> {
        let needed = |name: &str| {
            let plain = name.replace('_', "");
            table
                .column(&[&plain])
                .ok_or_else(|| format!("there is no column `{name}`"))
        };
        Ok(Self {
            tag: needed("tag")?,
            value: needed("value")?,
            fiscal_year: needed("fiscal_year")?,
            period_end: needed("period_end")?,
            symbol: table.column(&["symbol", "ticker"]),
            unit: table.column(&["unit"]),
        })
    }
}

/// Reads the accounts of a table, by the symbol in the file, which is empty where the file names none.
pub(in crate::market) fn read(table: &Table, columns: &Columns, today: Date) -> Parsed<BTreeMap<String, Facts>> {
    let reader = Reader {
        columns,
        order: DateOrder::of(table.rows().map(|row| row.cell(columns.period_end))),
        comma: Comma::of(table.rows().map(|row| row.cell(columns.value)), table.delimiter),
        today,
    };
    let mut parsed = Parsed {
        value: BTreeMap::<String, Facts>::new(),
        problems: Vec::new(),
        empty: 0,
    };
    for row in table.rows() {
        match reader.fact(row) {
            Ok(Some((end, tag, fact))) => {
                let symbol = columns.symbol.map_or("", |at| row.cell(at));
                let facts = parsed.value.entry(symbol.to_owned()).or_default();
                match facts.entry((end, tag.name)) {
                    Entry::Vacant(place) => {
                        place.insert(fact);
                    }
                    Entry::Occupied(_) => {
                        let twice = format!("{} of {end} is there twice", tag.name);
                        parsed.problems.push(Problem::new(row.line, twice));
                    }
                }
            }
            Ok(None) => parsed.empty += 1,
            Err(reason) => parsed.problems.push(Problem::new(row.line, reason)),
        }
    }
    parsed
}

struct Reader<'a> {
    columns: &'a Columns,
    order: DateOrder,
    comma: Comma,
    today: Date,
}

impl Reader<'_> {
    fn fact(&self, row: Row<'_>) -> Result<Option<(Date, &'static Tag, Fact)>, String> {
        let columns = self.columns;
        let name = row.cell(columns.tag);
        let tag = tag(name).ok_or_else(|| format!("tag: `{}` is not one that is known", shown(name)))?;
        let end = date(row.cell(columns.period_end), self.order).map_err(|reason| format!("period_end: {reason}"))?;
        if end > self.today {
            return Err(format!("period_end: {end} is after today"));
        }
        let year = row.cell(columns.fiscal_year);
        let fiscal_year: i16 = year
            .parse()
            .map_err(|_| format!("fiscal_year: `{}` is not a year", shown(year)))?;
        if (fiscal_year - end.year()).abs() > 1 {
            return Err(format!(
                "fiscal_year: {fiscal_year} does not fit a period that ends {end}"
            ));
        }
        let Some(value) = number(row.cell(columns.value), self.comma).map_err(|reason| format!("value: {reason}"))?
        else {
            return Ok(None);
        };
        let given = columns.unit.map_or("", |at| row.cell(at));
        let unit = match is_missing(given) {
            true => tag.measure.unit("USD"),
            false => unit(tag, given)?,
        };
        let fact = Fact {
            fiscal_year,
            value,
            unit,
        };
        Ok(Some((end, tag, fact)))
    }
}

/// A unit in our spelling, if it fits the fact: `USD`, `USD/share`, `shares`.
fn unit(tag: &Tag, given: &str) -> Result<String, String> {
    let currency = given.split('/').next().unwrap_or_default().to_uppercase();
    let plain = given.replace("/shares", "/share");
    let unit = tag.measure.unit(&currency);
    let is_currency = currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_uppercase());
    match unit.eq_ignore_ascii_case(&plain) && (is_currency || unit == "shares") {
        true => Ok(unit),
        false => Err(format!(
            "unit: `{}` is not one for {}, such as {}",
            shown(given),
            tag.name,
            tag.measure.unit("USD")
        )),
    }
}
