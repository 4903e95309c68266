//! Parsers of the shipped files: text in, series out.

use std::collections::BTreeMap;

use jiff::civil::Date;
use pipeline::ports::data_room::Columns;

use super::calendar::{date_of, day_of, month_in, month_of, parse};
use super::facts::{Fact, account_columns};
use super::table::{PriceRow, number, price_columns, rows, value_columns};

/// A file with a month or date column, then one column for each series, which keeps its name. The first column becomes
/// the series `months`.
pub fn wide(months: &'static str) -> impl Fn(&'static str) -> Columns {
    move |text| {
        let rows: Vec<Vec<&str>> = rows(text).collect();
        let column = |at: usize| rows.iter().map(move |row| row.get(at).copied().unwrap_or_default());
        header(text)
            .map(|(at, name)| match at {
                0 => (months.to_owned(), column(0).map(month_in).collect()),
                _ => (name.to_owned(), column(at).map(number).collect()),
            })
            .collect()
    }
}

/// The yield curve: its columns, with `curve_day` and `curve_month`.
pub fn curve(text: &'static str) -> Columns {
    let mut columns = wide("curve_month")(text);
    let day = |row: Vec<&str>| row.first().and_then(|date| parse(date)).map_or(f64::NAN, day_of);
    columns.insert("curve_day".to_owned(), rows(text).map(day).collect());
    columns
}

/// A file with a date column, then one column for each series. The result has the columns of an imported series, so
/// that either can be used.
pub fn series(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    // Each date is read once, and not for every column.
    let dated = |row: Vec<&'static str>| Some((first_day(row.first()?)?, row));
    let rows: Vec<(Date, Vec<&str>)> = rows(text).filter_map(dated).collect();
    for (at, name) in header(text).skip(1) {
        let value = |(date, row): &(Date, Vec<&str>)| {
            let value = number(row.get(at).copied().unwrap_or_default());
            Some((*date, value)).filter(|(_, value)| value.is_finite())
        };
        let values: Vec<(Date, f64)> = rows.iter().filter_map(value).collect();
        value_columns(name, &values, &mut columns);
    }
    columns
}

/// The first day of a month, `2026-07`, or of a quarter, `2026-Q2`; a date is itself.
fn first_day(text: &str) -> Option<Date> {
    let (year, part) = text.split_once('-')?;
    match part.strip_prefix('Q') {
        Some(quarter) => {
            let quarter: i8 = quarter.parse().ok().filter(|quarter| (1..=4).contains(quarter))?;
            Date::new(year.parse().ok()?, quarter * 3 - 2, 1).ok()
        }
        None if part.len() == 2 => parse(&format!("{text}-01")),
        None => parse(text),
    }
}

/// What a euro buys, and the columns of prices for each pair with the euro or the dollar: `close_EURUSD`,
/// `close_USDJPY`.
pub fn currencies(text: &'static str) -> Columns {
    let mut columns = series(text);
    // Read once for all pairs.
    let read = |row: Vec<&str>| {
        let date = parse(row.first()?)?;
        Some((date, row.iter().map(|field| number(field)).collect::<Vec<f64>>()))
    };
    let rows: Vec<(Date, Vec<f64>)> = rows(text).filter_map(read).collect();
    let value = |row: &[f64], at: usize| row.get(at).copied().unwrap_or(f64::NAN);
    let quoted = |price: &dyn Fn(&[f64]) -> f64| {
        let priced = rows.iter().map(|(date, row)| spot(*date, price(row)));
        priced.filter(|row| row.close > 0.0).collect::<Vec<PriceRow>>()
    };
    let dollar = header(text).find(|(_, name)| *name == "USD").map(|(at, _)| at);
    for (at, code) in header(text).skip(1) {
        price_columns(&format!("EUR{code}"), &quoted(&|row| value(row, at)), &mut columns);
        let Some(dollar) = dollar.filter(|dollar| *dollar != at) else {
            continue;
        };
        let in_dollars = |row: &[f64]| value(row, dollar) / value(row, at);
        // By convention, these three are the base of their pair with the dollar.
        match code {
            "GBP" | "AUD" | "NZD" => price_columns(&format!("{code}USD"), &quoted(&in_dollars), &mut columns),
            _ => {
                let per_dollar = |row: &[f64]| value(row, at) / value(row, dollar);
                price_columns(&format!("USD{code}"), &quoted(&per_dollar), &mut columns);
            }
        }
    }
    columns
}

/// Prices of metals and coins. The days are near the ends of months, not on them, so the value of a month end is the
/// nearest one, at most seven days off.
pub fn metals_coins(text: &'static str) -> Columns {
    let mut columns = series(text);
    for (_, name) in header(text).skip(1) {
        let key = match name {
            "BTC" | "ETH" => format!("{name}_USD"),
            _ => name.to_owned(),
        };
        let (Some(days), Some(values)) = (
            columns.get(&format!("day_{name}")),
            columns.get(&format!("value_{name}")),
        ) else {
            continue;
        };
        let priced: Vec<PriceRow> = days
            .iter()
            .zip(values)
            .map(|(day, value)| spot(date_of(*day), *value))
            .collect();
        let ends = near_month_ends(&priced);
        price_columns(&key, &priced, &mut columns);
        let mut add = |name: &str, values: Vec<f64>| columns.insert(format!("{name}_{key}"), values);
        add("month_end", ends.iter().map(|(_, row)| row.close).collect());
        add("month", ends.iter().map(|(month, _)| *month).collect());
        add("month_end_day", ends.iter().map(|(_, row)| day_of(row.date)).collect());
    }
    columns
}

/// The newest unbroken run of months with a value near their end, and that value.
fn near_month_ends(rows: &[PriceRow]) -> Vec<(f64, PriceRow)> {
    const NEAR: i8 = 7;
    let mut nearest: BTreeMap<i64, (i8, PriceRow)> = BTreeMap::new();
    for row in rows {
        let left = row.date.days_in_month() - row.date.day();
        // A day early in a month stands for the end of the month before.
        let (month, off) = match row.date.day() {
            day if day <= NEAR => (month_of(row.date) - 1.0, day),
            _ => (month_of(row.date), left),
        };
        let kept = nearest.entry(month as i64).or_insert((off, *row));
        if off < kept.0 {
            *kept = (off, *row);
        }
    }
    let near = nearest.into_iter().filter(|(_, (off, _))| *off <= NEAR);
    let mut ends: Vec<(f64, PriceRow)> = near.map(|(month, (_, row))| (month as f64, row)).collect();
    if let Some(hole) = ends.windows(2).rposition(|pair| pair[1].0 - pair[0].0 > 1.0) {
        ends.drain(..=hole);
    }
    ends
}

/// A price of something that has no dividends and no volume.
const fn spot(date: Date, close: f64) -> PriceRow {
    PriceRow {
        date,
        close,
        adjusted: close,
        volume: f64::NAN,
    }
}

/// Prices: three columns for each ticker.
pub fn prices(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    let rows: Vec<Vec<&str>> = rows(text).collect();
    for (at, name) in header(text) {
        let Some(ticker) = name.strip_suffix("_close") else {
            continue;
        };
        let priced = |row: &Vec<&str>| {
            let field = |at: usize| number(row.get(at).copied().unwrap_or_default());
            (field(at) > 0.0).then_some(PriceRow {
                date: parse(row.first()?)?,
                close: field(at),
                adjusted: field(at + 1),
                volume: field(at + 2),
            })
        };
        let prices: Vec<PriceRow> = rows.iter().filter_map(priced).collect();
        price_columns(ticker, &prices, &mut columns);
    }
    columns
}

/// Accounts: `symbol,cik,tag,unit,first_year,values`, the values of the fiscal years separated by bars.
pub fn filings(text: &'static str) -> Columns {
    let mut columns = Columns::new();
    let rows: Vec<Vec<&str>> = rows(text).collect();
    for filer in rows.chunk_by(|one, next| one.first() == next.first()) {
        let lines: BTreeMap<&str, TagRow<'_>> = filer.iter().filter_map(|row| TagRow::read(row)).collect();
        let ticker = filer.first().and_then(|row| row.first()).copied().unwrap_or_default();
        let values = lines.iter().filter(|(_, line)| line.unit != DATE);
        let facts: Vec<Fact<'_>> = values.flat_map(|(tag, line)| line.facts(tag, &lines)).collect();
        account_columns(ticker, &facts, &mut columns);
    }
    columns
}

/// The unit of rows whose values are dates.
const DATE: &str = "date";

/// One tag of one company.
struct TagRow<'a> {
    unit: &'a str,
    first_year: i32,
    values: Vec<&'a str>,
}

impl<'a> TagRow<'a> {
    fn read(row: &[&'a str]) -> Option<(&'a str, Self)> {
        let [_, _, tag, unit, first_year, values] = row else {
            return None;
        };
        let line = Self {
            unit,
            first_year: first_year.parse().ok()?,
            values: values.split('|').collect(),
        };
        Some((tag, line))
    }

    fn at(&self, year: i32) -> Option<&'a str> {
        let at = usize::try_from(year.checked_sub(self.first_year)?).ok()?;
        self.values.get(at).copied().filter(|value| !value.is_empty())
    }

    /// The facts of the row's years. Facts of the cover page have their own dates, in the row `{tag}_day`.
    fn facts<'b>(&'b self, tag: &'a str, lines: &'b BTreeMap<&str, TagRow<'a>>) -> impl Iterator<Item = Fact<'a>> + 'b {
        let own_dates = lines.get(format!("{tag}_day").as_str());
        let ends = own_dates.or_else(|| lines.get("period_end"));
        let years = (self.first_year..).take(self.values.len());
        years.filter_map(move |year| {
            let value = number(self.at(year)?);
            value.is_finite().then_some(Fact {
                year,
                end: parse(ends?.at(year)?)?,
                tag,
                value,
                unit: self.unit,
            })
        })
    }
}

fn header(text: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    text.lines().next().unwrap_or_default().split(',').enumerate()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_quarters_and_days_are_read_alike() {
        let columns = series("month,A,B\n2025-09,1,\n2025-10,,\n2025-11,3,7\n");
        assert_eq!(columns["value_A"], [1.0, 3.0]);
        assert_eq!(columns["month_A"], [24_309.0, 24_310.0, 24_311.0]);
        assert!(columns["end_A"][1].is_nan());
        assert_eq!(columns["value_B"], [7.0]);
        assert_eq!(columns["end_B"], [7.0]);
        let day = |text: &str| first_day(text).map(|date| date.to_string());
        assert_eq!(day("2026-Q2").as_deref(), Some("2026-04-01"));
        assert_eq!(day("2026-07").as_deref(), Some("2026-07-01"));
        assert_eq!(day("2026-10-30").as_deref(), Some("2026-10-30"));
        for text in ["2026", "2026-Q5", "2026-Q", "2026-13", "2026-02-30", ""] {
            assert_eq!(day(text), None, "{text}");
        }
    }

    #[test]
    fn accounts_are_read_by_fiscal_year() {
        let text = "symbol,cik,tag,unit,first_year,values\n\
            A,1,period_end,date,2023,2023-12-31|2024-12-31\n\
            A,1,Assets,USD,2024,7\n\
            A,1,Revenues,USD,2022,1|2|3\n\
            A,1,EntityPublicFloat,USD,2024,9\n\
            A,1,EntityPublicFloat_day,date,2024,2024-06-28\n";
        let columns = filings(text);
        assert_eq!(columns["fiscal_year_A"], [2023.0, 2024.0]);
        // A year without a period end is left out.
        assert_eq!(columns["Revenues_A"], [2.0, 3.0]);
        assert!(columns["Assets_A"][0].is_nan() && columns["Assets_A"][1] == 7.0);
        assert_eq!(columns["EntityPublicFloat_A"][1], 9.0);
        assert_eq!(
            columns["EntityPublicFloat_day_A"][1],
            day_of(parse("2024-06-28").unwrap())
        );
        assert_eq!(columns["period_end_A"][1], day_of(parse("2024-12-31").unwrap()));
    }
}
