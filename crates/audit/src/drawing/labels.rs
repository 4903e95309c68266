//! What stands around a picture: whose numbers it shows, in which unit and from which source, in the session's
//! language.

use languages::decimal::Decimal;
use languages::locale::{Arg, Locale};

/// The words of a picture of one series.
pub struct Labels {
    /// The session's language.
    pub locale: &'static Locale,
    /// Whose series it is.
    pub name: String,
    /// The unit of its values; absent for an index.
    pub unit: Option<String>,
    /// Where the series is from.
    pub source: String,
}

impl Labels {
    /// A message about this series, over these years.
    pub fn say(&self, key: &str, (from, to): (f64, f64), more: &[(&str, &str)]) -> String {
        let (from, to) = (whole(from), whole(to));
        let mut arguments = vec![
            ("name", Arg::Text(&self.name)),
            ("from", Arg::Text(&from)),
            ("to", Arg::Text(&to)),
        ];
        arguments.extend(more.iter().map(|(name, text)| (*name, Arg::Text(text))));
        self.locale.say(key, &arguments)
    }

    /// The source, as it stands below the picture.
    pub fn source(&self) -> String {
        self.locale.fill("chart-source", &[("source", &self.source)])
    }

    /// A number with so many places.
    pub fn number(&self, value: f64, places: u8) -> String {
        self.locale.number(Decimal::rounded(value, places))
    }

    /// A part of a hundred without places.
    pub fn percent(&self, value: f64) -> String {
        self.locale.quantity(Decimal::rounded(value, 0), "percent")
    }
}

/// A year without its part.
fn whole(year: f64) -> String {
    format!("{:.0}", year.floor())
}
