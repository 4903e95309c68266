//! One series of prices for the figures that are looked up: its formula, its days and its values.

use std::sync::Arc;

use intent::lookup::prices::moments::Moment;
use intent::lookup::prices::series::Series;
use jiff::civil::{Date, date};
use market_data::calendar::{date_of, day_of, months_before};
use market_data::key::key_of;
use market_data::listing::shipped_prices;
use market_data::shipped::{currencies, economy};
use market_data::table::Table;

use crate::prices::Prices;

/// A price this many days from the wanted one still stands for it: some series have month ends only.
const NEAR_DAYS: f64 = 20.0;

/// Grams in a troy ounce.
const GRAMS: &str = "31.1034768";

/// A part of a price: a series or a number that the rest is multiplied with or divided by.
#[derive(Debug, Clone, PartialEq)]
struct Factor {
    /// Whether the rest is divided by it.
    divides: bool,
    /// The series of its values and that of their days; a number has no days.
    values: String,
    days: String,
}

impl Factor {
    fn series(values: &str, key: &str, divides: bool) -> Self {
        Self {
            divides,
            values: format!("{values}_{key}"),
            days: format!("day_{key}"),
        }
    }

    fn number(values: &str) -> Self {
        Self {
            divides: true,
            values: values.to_owned(),
            days: String::new(),
        }
    }

    /// Its formula on a day or a list of days.
    fn on(&self, days: &str) -> String {
        match self.days.is_empty() {
            true => self.values.clone(),
            false => format!("at({}, {}, {days})", self.values, self.days),
        }
    }
}

/// The formula of several factors.
fn formula(factors: &[Factor], days: &str) -> String {
    let mut out = String::new();
    for factor in factors {
        let sign = match (out.is_empty(), factor.divides) {
            (true, false) => "",
            (true, true) => "1 / ",
            (false, false) => " * ",
            (false, true) => " / ",
        };
        out.push_str(sign);
        out.push_str(&factor.on(days));
    }
    out
}

/// One series of prices.
pub struct Line {
    /// The tables with its series.
    pub tables: Vec<Arc<Table>>,
    /// What it is called in the ledger.
    pub label: String,
    /// The unit of its prices.
    pub unit: String,
    /// What its price is computed from.
    price: Vec<Factor>,
    /// The same for changes: with dividends put back in.
    adjusted: Vec<Factor>,
    /// The name of the series of its days.
    pub days_name: String,
    /// Its days.
    pub days: Vec<f64>,
    /// Its prices on those days.
    pub prices: Vec<f64>,
}

impl Line {
    /// The prices of a series: those of the brief where it has them, else the shipped ones.
    pub fn of(series: &Series, priced: &[Prices]) -> Option<Self> {
        match series {
            Series::Pair { base, quote } => Self::pair(base, quote),
            Series::Spot { symbol, quote, is_gram } => Self::spot(symbol, quote, *is_gram, priced),
            Series::Stock(symbol) => Self::stock(symbol, priced),
            Series::ConsumerPrices => {
                let prices = vec![Factor::series("value", "CPIAUCNS", false)];
                Self::new(vec![economy()], "CPI", "index", prices.clone(), prices, "day_CPIAUCNS")
            }
        }
    }

    fn pair(base: &str, quote: &str) -> Option<Self> {
        let table = currencies();
        let rates = [(quote, false), (base, true)]
            .into_iter()
            .filter(|(code, _)| *code != "EUR");
        let price: Vec<Factor> = rates
            .clone()
            .map(|(code, divides)| Factor::series("value", code, divides))
            .collect();
        // The days of the currency whose rates begin later.
        let first = |code: &str| {
            table
                .series(&format!("day_{code}"))
                .and_then(|days| days.first().copied())
        };
        let begins = rates
            .map(|(code, _)| Some((first(code)?, code)))
            .collect::<Option<Vec<(f64, &str)>>>()?;
        let (_, later) = begins.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))?;
        let days = format!("day_{later}");
        Self::new(
            vec![table],
            &format!("{base}/{quote}"),
            quote,
            price.clone(),
            price,
            &days,
        )
    }

    fn spot(symbol: &str, quote: &str, is_gram: bool, priced: &[Prices]) -> Option<Self> {
        let known = priced.iter().find(|known| known.symbol == symbol);
        let (table, key) = match known {
            Some(known) => (known.table.clone(), known.key.clone()),
            None => (shipped_prices(symbol)?.table, key_of(symbol)),
        };
        let mut price = vec![Factor::series("close", &key, false)];
        let mut tables = vec![table];
        if quote != "USD" {
            if quote != "EUR" {
                price.push(Factor::series("value", quote, false));
            }
            price.push(Factor::series("value", "USD", true));
            tables.push(currencies());
        }
        if is_gram {
            price.push(Factor::number(GRAMS));
        }
        Self::new(tables, symbol, quote, price.clone(), price, &format!("day_{key}"))
    }

    fn stock(symbol: &str, priced: &[Prices]) -> Option<Self> {
        let known = priced.iter().find(|known| known.symbol == symbol);
        let (table, key) = match known {
            Some(known) => (known.table.clone(), known.key.clone()),
            None => shipped_prices(symbol).map(|shipped| (shipped.table, shipped.key))?,
        };
        let of = |name: &str| vec![Factor::series(name, &key, false)];
        let days = format!("day_{key}");
        Self::new(vec![table], symbol, "USD", of("close"), of("adjusted"), &days)
    }

    fn new(
        tables: Vec<Arc<Table>>,
        label: &str,
        unit: &str,
        price: Vec<Factor>,
        adjusted: Vec<Factor>,
        days_name: &str,
    ) -> Option<Self> {
        let mut line = Self {
            label: label.to_owned(),
            unit: unit.to_owned(),
            price,
            adjusted,
            days_name: days_name.to_owned(),
            days: Vec::new(),
            prices: Vec::new(),
            tables,
        };
        line.days = line.series(days_name)?.to_vec();
        line.prices = line.values(&line.price)?;
        line.days.last()?;
        Some(line)
    }

    fn series(&self, name: &str) -> Option<&[f64]> {
        self.tables.iter().find_map(|table| table.series(name))
    }

    /// The values of factors on all days.
    fn values(&self, factors: &[Factor]) -> Option<Vec<f64>> {
        let mut result = vec![1.0; self.days.len()];
        for factor in factors {
            let number = factor.values.parse::<f64>().ok();
            let lists = || Some((self.series(&factor.values)?, self.series(&factor.days)?));
            let lists = if number.is_some() { None } else { Some(lists()?) };
            for (value, day) in result.iter_mut().zip(&self.days) {
                let at = |(values, keys): (&[f64], &[f64])| {
                    let upto = keys.partition_point(|key| key <= day);
                    upto.checked_sub(1).and_then(|at| values.get(at)).copied()
                };
                let part = number.or_else(|| lists.and_then(at)).unwrap_or(f64::NAN);
                *value = if factor.divides { *value / part } else { *value * part };
            }
        }
        Some(result)
    }

    /// The values with dividends put back in.
    pub fn adjusted_values(&self) -> Vec<f64> {
        self.values(&self.adjusted).unwrap_or_default()
    }

    /// The formula of the price on a day or on a list of days.
    pub fn on(&self, days: &str) -> String {
        formula(&self.price, days)
    }

    /// The same with dividends put back in.
    pub fn adjusted_on(&self, days: &str) -> String {
        formula(&self.adjusted, days)
    }

    /// The newest day.
    pub fn last(&self) -> f64 {
        self.days.last().copied().unwrap_or_default()
    }

    /// The first day.
    pub fn first(&self) -> f64 {
        self.days.first().copied().unwrap_or_default()
    }

    /// The stored day nearest to a wanted one; `None` where none is near.
    pub fn nearest(&self, wanted: Date) -> Option<f64> {
        let wanted = day_of(wanted);
        let after = self.days.partition_point(|day| *day <= wanted);
        let sides = [after.checked_sub(1), Some(after)].into_iter().flatten();
        let days = sides.filter_map(|at| self.days.get(at)).copied();
        let nearest = days.min_by(|one, other| (one - wanted).abs().total_cmp(&(other - wanted).abs()))?;
        ((nearest - wanted).abs() <= NEAR_DAYS).then_some(nearest)
    }

    /// The stored day of a moment, as the beginning or the end of a stretch of time.
    pub fn day_of(&self, moment: Moment, begins: bool) -> Option<f64> {
        let month_end = |year: i16, month: i8| Date::new(year, month, 1).ok().map(Date::last_of_month);
        let wanted = match moment {
            Moment::Now => return Some(self.last()),
            Moment::Back(months) => months_before(date_of(self.last()), months),
            Moment::Day(year, month, day) => Date::new(year, month, day).ok()?,
            Moment::Month(year, 1) if begins => date(year - 1, 12, 31),
            Moment::Month(year, month) if begins => month_end(year, month - 1)?,
            Moment::Month(year, month) => month_end(year, month)?,
            Moment::Year(year) | Moment::YearStart(year) if begins => date(year - 1, 12, 31),
            Moment::YearStart(year) => date(year, 1, 1),
            Moment::Year(year) | Moment::YearEnd(year) => date(year, 12, 31),
        };
        self.nearest(wanted)
    }

    /// The first and the last stored day within a month or a year.
    pub fn days_within(&self, moment: Moment) -> Option<(f64, f64)> {
        let (from, to) = match moment {
            Moment::Month(year, month) => {
                let first = Date::new(year, month, 1).ok()?;
                (first, first.last_of_month())
            }
            Moment::Year(year) => (date(year, 1, 1), date(year, 12, 31)),
            _ => return None,
        };
        let inside = |day: &&f64| (day_of(from)..=day_of(to)).contains(*day);
        let mut days = self.days.iter().filter(inside);
        let first = *days.next()?;
        Some((first, days.next_back().copied().unwrap_or(first)))
    }
}
