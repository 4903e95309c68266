//! Numbers with their units, dates and lists, as a language writes them.

use fluent_bundle::FluentArgs;

use super::{Locale, selector};
use crate::decimal::Decimal;
use crate::language::Language;

impl Locale {
    /// A number with the separators of the language and the places it is stated to.
    pub fn number(&self, decimal: Decimal) -> String {
        self.formatters.number(&decimal.to_string(), 0)
    }

    /// A figure of the ledger with its unit. A unit that is not known stays as it is, behind the number.
    pub fn quantity(&self, decimal: Decimal, unit: &str) -> String {
        match unit {
            "" | "ratio" | "index" | "count" => self.number(decimal),
            "percent" => self.measure("unit-percent", decimal),
            "percent per year" => self.measure("unit-percent-per-year", decimal),
            "percentage points" => self.measure("unit-percentage-points", decimal),
            "years" => self.measure("unit-years", decimal),
            "months" => self.measure("unit-months", decimal),
            "days" => self.measure("unit-days", decimal),
            _ => self.money(decimal, unit),
        }
    }

    /// `2013-03-01` as a day, `2013-03` as a month, `2013-Q1` as a quarter. Anything else is unchanged.
    pub fn date(&self, iso: &str) -> String {
        let parts: Vec<&str> = iso.split('-').collect();
        let written = match parts.as_slice() {
            [year, month, day] if is_year(year) => self.day(year, month, day),
            [year, quarter] if is_year(year) && quarter.starts_with('Q') => self.quarter(year, quarter),
            [year, month] if is_year(year) => self.month(year, month),
            _ => None,
        };
        written.unwrap_or_else(|| iso.to_owned())
    }

    /// Items joined as in a sentence: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.formatters.list(items)
    }

    fn measure(&self, key: &str, decimal: Decimal) -> String {
        self.format(key, &with_number(decimal, self.number(decimal)))
    }

    /// `USD`, `billion USD`, `USD per share`: a currency by its code, and what stands around it.
    fn money(&self, decimal: Decimal, unit: &str) -> String {
        let (whole, per_share) = match unit.strip_suffix(" per share") {
            Some(whole) => (whole, true),
            None => (unit, false),
        };
        let (scale, currency) = whole.rsplit_once(' ').unwrap_or(("", whole));
        let (key, shift) = match scale {
            "" => ("unit-money", 0),
            "million" => ("unit-money-million", 0),
            "billion" => ("unit-money-billion", self.shift_of_billions()),
            "trillion" => ("unit-money-trillion", 0),
            _ => ("", 0),
        };
        if key.is_empty() || !is_currency(currency) {
            return format!("{} {unit}", self.number(decimal));
        }
        let mut arguments = with_number(decimal, self.formatters.number(&decimal.to_string(), shift));
        arguments.set("currency", self.currency(currency));
        let amount = self.format(key, &arguments);
        if per_share {
            self.fill("unit-per-share", &[("amount", &amount)])
        } else {
            amount
        }
    }

    /// A currency beside an amount: the dollar by its name where the language has a short one, others by their code.
    fn currency(&self, code: &str) -> String {
        match code {
            "USD" => self.text("currency-usd").into_owned(),
            _ => self.fill("currency-other", &[("code", code)]),
        }
    }

    /// How far to move the point: Chinese, Japanese and Korean write billions in hundreds of millions.
    fn shift_of_billions(&self) -> i16 {
        match self.language {
            Language::Ja | Language::Ko | Language::Zh => 1,
            _ => 0,
        }
    }

    fn day(&self, year: &str, month: &str, day: &str) -> Option<String> {
        let day = number_of(day, 31)?;
        let mut arguments = FluentArgs::with_capacity(3);
        arguments.set("day", day);
        arguments.set("month", self.item("date-months", number_of(month, 12)?)?);
        arguments.set("year", year.to_owned());
        Some(self.format("date-day", &arguments))
    }

    fn month(&self, year: &str, month: &str) -> Option<String> {
        let at = number_of(month, 12)?;
        let name = self
            .item("date-months-alone", at)
            .or_else(|| self.item("date-months", at))?;
        Some(self.fill("date-month", &[("month", &name), ("year", year)]))
    }

    fn quarter(&self, year: &str, quarter: &str) -> Option<String> {
        let mut arguments = FluentArgs::with_capacity(2);
        arguments.set("quarter", number_of(&format!("0{}", &quarter[1..]), 4)?);
        arguments.set("year", year.to_owned());
        Some(self.format("date-quarter", &arguments))
    }
}

fn with_number(decimal: Decimal, number: String) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::with_capacity(3);
    arguments.set("value", selector(decimal));
    arguments.set("number", number);
    arguments
}

fn is_year(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_currency(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// Parses exactly two digits as a number from 1 to `most`.
fn number_of(text: &str, most: usize) -> Option<usize> {
    let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits)?;
    (1..=most).contains(&number).then_some(number)
}
