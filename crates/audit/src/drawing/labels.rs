//! The texts of a chart in the session's language: title, unit, source, numbers.

use languages::decimal::Decimal;
use languages::locale::{Arg, Locale};

/// The labels of a chart of one series.
pub struct Labels {
    /// The session's language.
    pub locale: &'static Locale,
    /// The name of the instrument, or of the series.
    pub name: String,
    /// The unit of the values; `None` for an index.
    pub unit: Option<String>,
    /// The title of the source.
    pub source: String,
}

impl Labels {
    /// The message `key`, with the name and the years of the series as arguments.
    pub fn message(&self, key: &str, (from, to): (f64, f64), more: &[(&str, &str)]) -> String {
        let (from, to) = (whole_year(from), whole_year(to));
        let mut arguments = vec![
            ("name", Arg::Text(&self.name)),
            ("from", Arg::Text(&from)),
            ("to", Arg::Text(&to)),
        ];
        arguments.extend(more.iter().map(|(name, text)| (*name, Arg::Text(text))));
        self.locale.say(key, &arguments)
    }

    /// The line about the source below the chart.
    pub fn source(&self) -> String {
        self.locale.fill("chart-source", &[("source", &self.source)])
    }

    /// A number with this many decimal places.
    pub fn number(&self, value: f64, places: u8) -> String {
        self.locale.number(Decimal::rounded(value, places))
    }

    /// A percentage without decimal places.
    pub fn percent(&self, value: f64) -> String {
        self.locale.quantity(Decimal::rounded(value, 0), "percent")
    }
}

fn whole_year(year: f64) -> String {
    format!("{:.0}", year.floor())
}
