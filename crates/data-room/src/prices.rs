//! The prices of one instrument, shipped or from a dataset.

use std::sync::Arc;

use jiff::civil::Date;

use market_data::calendar::{date_of, day_of, months_before};
use market_data::table::Table;

/// The prices of one instrument.
#[derive(Debug, Clone)]
pub struct Prices {
    /// The table with the series.
    pub table: Arc<Table>,
    /// The suffix of the series' names: `close_{key}` and so on.
    pub key: String,
    /// The instrument's symbol today.
    pub symbol: String,
    /// The currency; empty where unknown.
    pub currency: String,
}

impl Prices {
    /// The prices in a table, unless there is none.
    pub fn new(table: Arc<Table>, key: &str, symbol: &str, currency: &str) -> Option<Self> {
        let prices = Self {
            table,
            key: key.to_owned(),
            symbol: symbol.to_owned(),
            currency: currency.to_owned(),
        };
        (!prices.days().is_empty()).then_some(prices)
    }

    /// Whether the instrument is a currency pair, such as `EURUSD`.
    pub fn is_exchange_rate(&self) -> bool {
        let (base, quote) = self.symbol.split_at_checked(3).unwrap_or_default();
        let code = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
        code(base) && code(quote) && quote == self.currency
    }

    /// A series by its name without the key: `close`, `day`, `month_end`.
    pub fn series(&self, name: &str) -> &[f64] {
        self.table.series(&format!("{name}_{}", self.key)).unwrap_or_default()
    }

    /// The days with a close, as days since 1970-01-01.
    pub fn days(&self) -> &[f64] {
        self.series("day")
    }

    /// The date of the first close.
    pub fn first(&self) -> Date {
        date_of(self.days().first().copied().unwrap_or_default())
    }

    /// The date of the last close.
    pub fn last(&self) -> Date {
        date_of(self.days().last().copied().unwrap_or_default())
    }

    /// Whether there is a close for nearly every working day of the last year.
    pub fn is_daily(&self) -> bool {
        let (days, last) = (self.days(), day_of(self.last()));
        let recent = days.iter().filter(|day| **day > last - 365.0).count();
        let span = (last - day_of(self.first()) + 1.0).min(365.0);
        recent as f64 / span >= 0.6
    }

    /// Whether there is a close for nearly every working day of the whole history.
    pub fn is_daily_throughout(&self) -> bool {
        let span = day_of(self.last()) - day_of(self.first()) + 1.0;
        self.is_daily() && self.days().len() as f64 / span >= 0.6
    }

    /// The date of the close to compare with, `months` before the last one: the last close up to that day, or the
    /// nearest one if closes are not daily. `None` where there is no close near that day.
    pub fn close_date_before(&self, months: i32) -> Option<Date> {
        let wanted = day_of(months_before(self.last(), months));
        let upto = self.days().partition_point(|day| *day <= wanted);
        let before = upto.checked_sub(1).and_then(|at| self.days().get(at)).copied();
        if self.is_daily() {
            return before.filter(|day| wanted - day <= 7.0).map(date_of);
        }
        let near = before.into_iter().chain(self.days().get(upto).copied());
        let nearest = near.min_by(|a, b| (a - wanted).abs().total_cmp(&(b - wanted).abs()))?;
        ((nearest - wanted).abs() <= 15.0).then(|| date_of(nearest))
    }

    /// The number of whole months from the first to the last close.
    pub fn months(&self) -> i32 {
        let span = self.first().until((jiff::Unit::Month, self.last()));
        span.map_or(0, |span| span.get_months())
    }

    /// The date of the last close of a month, if the series has the month.
    pub fn month_end(&self, month: f64) -> Option<Date> {
        let at = self.series("month").iter().position(|known| *known == month)?;
        self.series("month_end_day").get(at).map(|day| date_of(*day))
    }

    /// The first and the last month whose end the series has.
    pub fn month_range(&self) -> Option<(f64, f64)> {
        Some((*self.series("month").first()?, *self.series("month").last()?))
    }
}

/// The first and last month of the newest window of `months` for which all instruments have month ends.
pub fn common_months(all: &[&Prices], months: i32) -> Option<(f64, f64)> {
    let (mut first, mut last) = (f64::MIN, f64::MAX);
    for prices in all {
        let (from, to) = prices.month_range()?;
        (first, last) = (first.max(from), last.min(to));
    }
    let from = last - f64::from(months);
    (from >= first).then_some((from, last))
}
