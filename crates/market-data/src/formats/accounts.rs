//! Yearly facts of companies: reads our own table layout and writes the dataset layout.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::cells::{Comma, DateOrder, approximate, date, excerpt, is_missing, number, number_text};
use super::table::{Row, Table};
use super::tags::{Tag, tag};
use super::{Parsed, Problem};

/// The end of a fact's period, then the tag, so that facts sort oldest first.
pub(crate) type FactKey = (Date, &'static str);

/// One fact of a company.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Fact {
    pub(crate) fiscal_year: i16,
    pub(crate) value: f64,
    pub(crate) unit: String,
}

/// The facts of one company.
pub(crate) type Facts = BTreeMap<FactKey, Fact>;

/// The body of the dataset, oldest first.
pub(crate) fn body(facts: &Facts) -> String {
    let mut body = format!("{}\n", DatasetKind::Accounts.header());
    for ((end, tag), fact) in facts {
        let value = number_text(fact.value);
        body.push_str(&format!("{},{end},{tag},{value},{}\n", fact.fiscal_year, fact.unit));
    }
    body
}

/// The indices of the columns.
pub(crate) struct Columns {
    symbol: Option<usize>,
    fiscal_year: usize,
    period_end: usize,
    tag: usize,
    value: usize,
    unit: Option<usize>,
}

impl Columns {
    /// The columns of a file of accounts, or which column is missing.
    pub(crate) fn of(table: &Table) -> Result<Self, String> {
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

/// If the median fact of a year changes by more than this factor, the year is in another unit.
const UNIT_FACTOR: f64 = 100.0;

/// Facts that cannot be in one unit: a year far from the one before, and a net income that does not fit the earnings
/// per share.
pub(crate) fn doubts(table: &Table, columns: &Columns, companies: &BTreeMap<String, Facts>) -> Vec<Problem> {
    let order = DateOrder::of(table.rows().map(|row| row.cell(columns.period_end)));
    let mut lines = HashMap::<(&str, Date, &str), u64>::new();
    for row in table.rows() {
        if let (Ok(end), Some(tag)) = (date(row.cell(columns.period_end), order), tag(row.cell(columns.tag))) {
            let symbol = columns.symbol.map_or("", |at| row.cell(at));
            lines.entry((symbol, end, tag.name)).or_insert(row.line);
        }
    }
    let mut found = Vec::new();
    for (symbol, facts) in companies {
        let line = |end: Date, tag: &'static str| lines.get(&(symbol.as_str(), end, tag)).copied().unwrap_or_default();
        found.extend(first_unit_change(facts).map(|(end, tag, times)| {
            let times = approximate(times);
            let reason = format!("the facts of {end} are about {times} times those before: another unit");
            Problem::new(line(end, tag), reason)
        }));
        found.extend(first_income_mismatch(facts).map(|(end, times)| {
            let times = approximate(times);
            let reason =
                format!("net income of {end} is about {times} times earnings per share times shares: another unit");
            Problem::new(line(end, NET_INCOME), reason)
        }));
    }
    found
}

const NET_INCOME: &str = "NetIncomeLoss";

/// The first year whose median fact changed by more than `UNIT_FACTOR`: its end, the tag of that fact, and the ratio.
fn first_unit_change(facts: &Facts) -> Option<(Date, &'static str, f64)> {
    let mut before = HashMap::<&str, f64>::new();
    let mut ends: Vec<Date> = facts.keys().map(|(end, _)| *end).collect();
    ends.dedup();
    for end in ends {
        let of_year = || facts.range((end, "")..).take_while(|((other, _), _)| *other == end);
        let mut ratios: Vec<(f64, &'static str)> = of_year()
            .filter_map(|((_, tag), fact)| Some((fact.value.abs() / before.get(tag)?.abs(), *tag)))
            .filter(|(ratio, _)| ratio.is_finite() && *ratio > 0.0)
            .collect();
        ratios.sort_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((ratio, tag)) = ratios.get(ratios.len() / 2)
            && !(1.0 / UNIT_FACTOR..=UNIT_FACTOR).contains(ratio)
        {
            return Some((end, tag, *ratio));
        }
        before.extend(of_year().map(|((_, tag), fact)| (*tag, fact.value)));
    }
    None
}

/// The first year whose net income is far from earnings per share times shares: its end, and the ratio.
fn first_income_mismatch(facts: &Facts) -> Option<(Date, f64)> {
    facts
        .iter()
        .filter(|((_, tag), _)| *tag == NET_INCOME)
        .find_map(|((end, _), income)| {
            let of = |tag: &'static str| facts.get(&(*end, tag)).map(|fact| fact.value);
            let each = of("EarningsPerShareDiluted").or_else(|| of("EarningsPerShareBasic"))?;
            let shares = of("WeightedAverageNumberOfDilutedSharesOutstanding")
                .or_else(|| of("WeightedAverageNumberOfSharesOutstandingBasic"))?;
            let times = (income.value / (each * shares)).abs();
            let far = times.is_finite() && times > 0.0 && !(1.0 / UNIT_FACTOR..=UNIT_FACTOR).contains(&times);
            far.then_some((*end, times))
        })
}

/// Reads the accounts of a table, by the symbol in the file; the symbol is empty where the file names none.
pub(crate) fn read(table: &Table, columns: &Columns, today: Date) -> Parsed<BTreeMap<String, Facts>> {
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
        let tag = tag(name).ok_or_else(|| format!("tag: `{}` is not one that is known", excerpt(name)))?;
        let end = date(row.cell(columns.period_end), self.order).map_err(|reason| format!("period_end: {reason}"))?;
        if end > self.today {
            return Err(format!("period_end: {end} is after today"));
        }
        let year = row.cell(columns.fiscal_year);
        let fiscal_year: i16 = year
            .parse()
            .map_err(|_| format!("fiscal_year: `{}` is not a year", excerpt(year)))?;
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

/// A unit in our spelling, if it is one for the tag: `USD`, `USD/share`, `shares`.
fn unit(tag: &Tag, given: &str) -> Result<String, String> {
    let currency = given.split('/').next().unwrap_or_default().to_uppercase();
    let plain = given.replace("/shares", "/share");
    let unit = tag.measure.unit(&currency);
    let is_currency = currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_uppercase());
    match unit.eq_ignore_ascii_case(&plain) && (is_currency || unit == "shares") {
        true => Ok(unit),
        false => Err(format!(
            "unit: `{}` is not one for {}, such as {}",
            excerpt(given),
            tag.name,
            tag.measure.unit("USD")
        )),
    }
}
