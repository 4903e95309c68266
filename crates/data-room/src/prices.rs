//! The prices of one instrument, whoever gave them.

use std::sync::Arc;

use jiff::civil::Date;

use market_data::calendar::{date_of, day_of, months_before};
use market_data::table::Table;

/// The prices of one instrument.
#[derive(Debug, Clone)]
pub struct Prices {
    /// Where they are.
    pub table: Arc<Table>,
    /// The end of the names of their series.
    pub key: String,
    /// The instrument's symbol today.
    pub symbol: String,
    /// What they are in; empty where nobody knows.
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

    /// Whether it is what one currency costs in another: `EURUSD`.
    pub fn is_exchange_rate(&self) -> bool {
        let (base, quote) = self.symbol.split_at_checked(3).unwrap_or_default();
        let code = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
        code(base) && code(quote) && quote == self.currency
    }

    /// A series by the beginning of its name.
    pub fn series(&self, name: &str) -> &[f64] {
        self.table.series(&format!("{name}_{}", self.key)).unwrap_or_default()
    }

    /// The days with a close.
    pub fn days(&self) -> &[f64] {
        self.series("day")
    }

    /// The first close.
    pub fn first(&self) -> Date {
        date_of(self.days().first().copied().unwrap_or_default())
    }

    /// The last close.
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

    /// Whether there is one for nearly every working day of all years, so that its steps are days.
    pub fn is_daily_throughout(&self) -> bool {
        let span = day_of(self.last()) - day_of(self.first()) + 1.0;
        self.is_daily() && self.days().len() as f64 / span >= 0.6
    }

    /// The date of the close that stands for so many months before the last one: the last one by then, and where the
    /// closes are not daily the nearest. `None` where the series does not reach that far, or has a hole there.
    pub fn before(&self, months: i32) -> Option<Date> {
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

    /// How many whole months the closes reach back.
    pub fn months(&self) -> i32 {
        let span = self.first().until((jiff::Unit::Month, self.last()));
        span.map_or(0, |span| span.get_months())
    }

    /// The end of a month, if the series has it.
    pub fn month_end(&self, month: f64) -> Option<Date> {
        let at = self.series("month").iter().position(|known| *known == month)?;
        self.series("month_end_day").get(at).map(|day| date_of(*day))
    }

    /// The first and the last month whose end the series has.
    pub fn month_range(&self) -> Option<(f64, f64)> {
        Some((*self.series("month").first()?, *self.series("month").last()?))
    }
}

/// The newest window of so many months for which all have month ends: its first and its last month.
pub fn common_months(all: &[&Prices], months: i32) -> Option<(f64, f64)> {
    let (mut first, mut last) = (f64::MIN, f64::MAX);
    for prices in all {
        let (from, to) = prices.month_range()?;
        (first, last) = (first.max(from), last.min(to));
    }
    let from = last - f64::from(months);
    (from >= first).then_some((from, last))
}
